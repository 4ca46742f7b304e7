//! `elbowroom soak`: many random games with every invariant checked at every step.

use crate::bench::{Tally, random_game};
use crate::input::{Done, Failure, boxes, boxes_help, game_with, roles, say};
use elbowroom_bots::Luck;
use elbowroom_rules::{ActionList, invariant};
use std::io::{IsTerminal, Write};
use std::time::Instant;

/// Plays random games and checks every invariant of the rules at every step.
///
/// Ends with code 2 at the first game that locks up or breaks an invariant, and names its seed.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom soak --games 10000\n  elbowroom soak --players 5 --games 1000000\n  elbowroom soak --boxes all"
)]
pub struct Soak {
    /// How many players; 0 plays with every number in turn.
    #[arg(long, default_value_t = 0)]
    players: u8,
    /// How many games with each number of players.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    #[arg(long, value_delimiter = ',', value_name = "LIST", help = boxes_help())]
    boxes: Vec<String>,
    /// A blank tile in play, as a file (see `elbowroom tile`); may be said several times.
    #[arg(long, value_name = "FILE")]
    tile: Vec<String>,
    /// Monsters that guard relics and places on a surface board, where lost tribes would be; drawn by the seed (X-08).
    #[arg(long)]
    monsters: bool,
    /// The seed of the first game; each game has the next.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Soak {
    pub fn run(self) -> Done {
        let extra = roles(&boxes(&self.boxes)?);
        let counts = if self.players == 0 {
            2 + extra..=5 + extra
        } else {
            self.players..=self.players
        };
        for players in counts {
            let game = game_with(
                players,
                &self.boxes,
                &self.tile,
                self.monsters.then_some(self.seed),
            )?;
            let start = game.start();
            let mut list = ActionList::new();
            let mut tally = Tally::default();
            let began = Instant::now();
            for seed in self.seed..self.seed.saturating_add(self.games) {
                let mut luck = Luck::new(seed);
                random_game(&game, &start, &mut luck, &mut list, &mut tally, |state| {
                    invariant::check(&game, state)
                })
                .map_err(|what| Failure(format!("{players} players, seed {seed}: {what}")))?;
                if tally.games % 10_000 == 0 && std::io::stderr().is_terminal() {
                    let rate = tally.games as f64 / began.elapsed().as_secs_f64();
                    let left = (self.games - tally.games) as f64 / rate;
                    eprint!(
                        "\r{players} players: {} of {} games, {rate:.0} a second, {left:.0} s left   ",
                        tally.games, self.games
                    );
                    let _ = std::io::stderr().flush();
                }
            }
            if std::io::stderr().is_terminal() {
                eprint!("\r{:70}\r", "");
            }
            say(format_args!(
                "{players} players: {} games, {} actions, no fault, {:.0} s, checksum {:016x}",
                tally.games,
                tally.actions,
                began.elapsed().as_secs_f64(),
                tally.checksum
            ));
        }
        Ok(())
    }
}
