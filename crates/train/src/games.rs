//! Shards of positions, one file for each kind of game.

use crate::mix::{self, Kind};
use elbowroom_bots::learned::features::{BLOCK, PEAKS, TABLE};
use elbowroom_bots::learned::gather::{Play, Sample, gather};
use elbowroom_sim::plan::mix as seed_of;
use elbowroom_sim::pool;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

/// Plays games of every kind and writes the position at the start of every turn, with what became of it.
///
/// `DIR/NAME.positions`: a line of JSON (`seats`, `bytes` of a sample, `block`, `peaks`, `table`), then samples: game (4 bytes),
/// mover, table, seats, and for each seat the coins that were hoped for and those of the end (4-byte floats).
#[derive(clap::Args)]
pub struct Games {
    /// Where the shards go; made if it is missing.
    #[arg(long)]
    out: PathBuf,
    /// How many positions in all, about.
    #[arg(long, default_value_t = 1_000_000)]
    positions: u64,
    /// The seed of the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at a time.
    #[arg(long, default_value_t = pool::cores())]
    jobs: usize,
    /// The most turns that a seat chooses from.
    #[arg(long, default_value_t = 64)]
    lines: usize,
    /// The most that a seat plays any turn instead of the best.
    #[arg(long, default_value_t = 0.15)]
    noise: f32,
    /// Lets the hand-made evaluation choose: for the first generation.
    #[arg(long)]
    by_hand: bool,
}

impl Games {
    pub fn run(self) -> Result<(), String> {
        std::fs::create_dir_all(&self.out)
            .map_err(|error| format!("{}: {error}", self.out.display()))?;
        let kinds = mix::all();
        let shares: u64 = kinds.iter().map(|kind| u64::from(kind.share)).sum();
        let began = Instant::now();
        let mut all = 0;
        for (number, kind) in (0..).zip(&kinds) {
            let wanted = (self.positions * u64::from(kind.share)).div_ceil(shares);
            all += self.kind(kind, number, wanted)?;
            eprintln!(
                "{}: {all} positions in {} s",
                kind.name,
                began.elapsed().as_secs()
            );
        }
        Ok(())
    }

    /// Games of one kind until there are enough positions.
    fn kind(&self, kind: &Kind, number: u64, wanted: u64) -> Result<u64, String> {
        let setup = kind.game.setup();
        let seats = usize::from(setup.seats);
        let file = self.out.join(format!("{}.positions", kind.name));
        let told = |error: std::io::Error| format!("{}: {error}", file.display());
        let mut out = BufWriter::new(File::create(&file).map_err(told)?);
        let bytes = Sample::bytes(seats);
        writeln!(
            out,
            r#"{{"seats":{seats},"bytes":{bytes},"block":{BLOCK},"peaks":{PEAKS},"table":{TABLE}}}"#
        )
        .map_err(told)?;
        let turns = u64::from(setup.seats) * u64::from(setup.board.rounds());
        let games: Vec<u32> = (0..wanted.div_ceil(turns) as u32).collect();
        let play = Play {
            lines: self.lines,
            noise: self.noise,
            by_hand: self.by_hand,
        };
        let mut count = 0;
        pool::work(
            &games,
            self.jobs,
            |&game| {
                let samples = gather(&kind.game, play, seed_of(self.seed, number, game.into()));
                let mut text = Vec::with_capacity(samples.len() * bytes);
                samples
                    .iter()
                    .for_each(|sample| sample.write(game, &mut text));
                Ok((samples.len(), text))
            },
            |(samples, text)| {
                count += samples as u64;
                out.write_all(&text).map_err(told)
            },
        )?;
        out.flush().map_err(told)?;
        Ok(count)
    }
}
