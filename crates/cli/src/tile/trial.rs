//! `elbowroom tile try`: how strong a tile is beside the printed ones.

use super::headline;
use crate::input::{Done, Failure, boxes, boxes_help, say, tiles};
use crate::progress::Progress;
use crate::simulate::jobs;
use elbowroom_sim::opening::{Strength, Tried};
use elbowroom_sim::pool;
use elbowroom_sim::trial::{Trial, Verdict};

/// Plays a tile with every counterpart and says how strong it is beside the printed tiles.
///
/// In every game the first seat begins with one pair; all seats are played by the same bot. The printed tiles of its
/// kind are tried in the same way. Ends with code 2 when a game locks up or breaks an invariant.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom tile try moles.toml\n  elbowroom tile try moles.toml --games 100 --boxes all --json"
)]
pub struct Try {
    /// The tile file.
    file: String,
    /// How many games for each pair.
    #[arg(long, default_value_t = 10)]
    games: u64,
    /// How many players.
    #[arg(long, default_value_t = 3)]
    players: u8,
    /// Who plays all seats.
    #[arg(long, default_value = "greedy")]
    bot: String,
    #[arg(long, value_delimiter = ',', value_name = "LIST", help = boxes_help())]
    boxes: Vec<String>,
    /// How many games run at once; all cores if not said.
    #[arg(long)]
    jobs: Option<usize>,
    /// The seed of the trial.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Try {
    pub fn run(self) -> Done {
        if !(1..=100_000).contains(&self.games) {
            return Err(Failure(format!(
                "--games: 1 to 100000 expected, found {}",
                self.games
            )));
        }
        let jobs = jobs(self.jobs)?;
        let boxes = boxes(&self.boxes)?;
        if let Some(role) = boxes.iter().find_map(|from| from.facts().role) {
            return Err(Failure(format!(
                "--boxes: the {} picks no combo, so nothing is tried with him",
                role.name.en
            )));
        }
        let tile = tiles(std::slice::from_ref(&self.file))?.remove(0);
        let (games, seed) = (self.games, self.seed);
        let trial = Trial::new(tile.clone(), boxes, self.players, &self.bot, games, seed);
        let trial = trial.map_err(|what| Failure::at(&self.file, what))?;
        let numbers: Vec<u64> = (0..trial.games()).collect();
        let progress = Progress::new(trial.games());
        let mut tried: Vec<Tried> = Vec::with_capacity(numbers.len());
        pool::work(
            &numbers,
            jobs,
            |&number| Ok::<_, Failure>((number, trial.play(number))),
            |(_, game)| {
                tried.push(game);
                progress.step();
                Ok(())
            },
        )?;
        drop(progress);
        let verdict = trial.verdict(&tried);
        if self.json {
            // Names and numbers only: nothing that JSON cannot say.
            say(serde_json::to_string(&verdict).unwrap_or_default());
        } else {
            say(headline(&tile));
            tell(&verdict);
        }
        match verdict.faults.first() {
            None => Ok(()),
            Some(fault) => Err(Failure(format!("a game went wrong: {fault}"))),
        }
    }
}

fn tell(verdict: &Verdict) {
    say(format_args!(
        "{:<28} {:>6} {:>7} {:>15} {:>10} {:>6} {:>9} {:>16}",
        "", "value", "games", "points per turn", "in decline", "worth", "win rate", "95 %"
    ));
    let before = verdict.rank - 1;
    verdict.printed[..before]
        .iter()
        .for_each(|tile| row(tile, ""));
    row(&verdict.tile, "→ ");
    verdict.printed[before..]
        .iter()
        .for_each(|tile| row(tile, ""));
    say(format_args!(
        "rank {} of {}; suggested value {} (a token is worth half a coin a turn, K-08)",
        verdict.rank,
        verdict.printed.len() + 1,
        verdict.suggested
    ));
    if verdict.faults.is_empty() {
        say(format_args!(
            "{} games: none locked up, none broke an invariant",
            verdict.games
        ));
    }
    for fault in &verdict.faults {
        say(format_args!("fault: {fault}"));
    }
}

fn row(tile: &Strength, mark: &str) {
    let interval = format!("{:.1} to {:.1} %", 100.0 * tile.low, 100.0 * tile.high);
    say(format_args!(
        "{:<28} {:>6} {:>7} {:>15.2} {:>10.2} {:>6.2} {:>7.1} % {interval:>16}",
        format!("{mark}{}", tile.id),
        tile.tokens,
        tile.games,
        tile.points_per_turn,
        tile.in_decline,
        tile.worth,
        100.0 * tile.win_rate
    ));
}
