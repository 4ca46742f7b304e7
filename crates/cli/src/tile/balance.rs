//! `elbowroom tile balance`: numbers for powers whose number no source states.

use crate::input::{Done, Failure, boxes, boxes_help, say, setup, values};
use crate::progress::Progress;
use crate::simulate::jobs;
use elbowroom_bots::Luck;
use elbowroom_rules::{Setup, Values};
use elbowroom_sim::balance::{Round, Search};
use elbowroom_sim::opening::{Openings, Tried};
use elbowroom_sim::pool;

/// Searches numbers of tokens with which all powers of a game earn alike.
///
/// Every pair begins so many games on boards for every number of players; a power that earns half a token more than the
/// mean (a token is worth half a coin a turn, K-08) gets one less in the next round, one that earns less gets one more.
/// Numbers that a source states stay. Prints every round, and at the end the most even numbers as a file for --values.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom tile balance --boxes warcraft\n  elbowroom tile balance --boxes warcraft --rounds 1 --games 20   (only weighs today's numbers)\n  elbowroom tile balance --boxes warcraft --values mine.toml --json"
)]
pub struct Balance {
    #[arg(long, value_delimiter = ',', value_name = "LIST", help = boxes_help())]
    boxes: Vec<String>,
    /// The numbers of players; each has as many boards.
    #[arg(long, value_delimiter = ',', default_values_t = [2u8, 3, 4, 5])]
    players: Vec<u8>,
    /// How many boards for each number of players, where they are drawn.
    #[arg(long, default_value_t = 2)]
    boards: usize,
    /// How many games for each pair on each board, in each round.
    #[arg(long, default_value_t = 2)]
    games: u64,
    /// The most rounds.
    #[arg(long, default_value_t = 12)]
    rounds: u64,
    /// The least tokens of a power.
    #[arg(long, default_value_t = 1)]
    least: u8,
    /// The most tokens of a power.
    #[arg(long, default_value_t = 5)]
    most: u8,
    /// Who plays all seats.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// Numbers to begin with, as a file; those of the tiles if not said.
    #[arg(long, value_name = "FILE")]
    values: Option<String>,
    /// How many games run at once; all cores if not said.
    #[arg(long)]
    jobs: Option<usize>,
    /// The seed of the search.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON, a line for each round.
    #[arg(long)]
    json: bool,
}

impl Balance {
    pub fn run(self) -> Done {
        for (option, found, least) in [
            ("--games", self.games, 1),
            ("--rounds", self.rounds, 1),
            ("--boards", self.boards as u64, 1),
        ] {
            if !(least..=100_000).contains(&found) {
                return Err(Failure(format!(
                    "{option}: {least} to 100000 expected, found {found}"
                )));
            }
        }
        if self.least > self.most || self.most > 20 {
            return Err(Failure(
                "--most: at least as many as --least and at most 20 expected".into(),
            ));
        }
        let jobs = jobs(self.jobs)?;
        let search = Search {
            setups: self.setups()?,
            bot: self.bot.clone(),
            games: self.games,
            seed: self.seed,
            range: (self.least, self.most),
        };
        let mut numbers = values(self.values.as_deref())?;
        let mut best: Option<(f64, u64, Values)> = None;
        for round in 0..self.rounds {
            let play = |openings: &Openings| played(openings, jobs);
            let found = search.round(round, &numbers, play).map_err(Failure)?;
            if let Some(fault) = found.faults.first() {
                return Err(Failure(format!("a game went wrong: {fault}")));
            }
            let settled = found.powers.iter().all(|power| {
                let tile = elbowroom_rules::tiles::find(&power.id);
                power.stated || tile.is_some_and(|tile| found.next.of(tile) == power.tokens)
            });
            self.tell(round, &found);
            // Numbers that stand between two values go to and fro: the most even round is the answer.
            if best
                .as_ref()
                .is_none_or(|(spread, ..)| found.spread < *spread)
            {
                let powers = found.powers.iter().filter(|power| !power.stated);
                let numbers = powers.fold(Values::default(), |numbers, power| {
                    numbers.with(&power.id, power.tokens)
                });
                best = Some((found.spread, round + 1, numbers));
            }
            numbers = found.next;
            if settled {
                break;
            }
        }
        if let Some((_, round, numbers)) = best.filter(|_| !self.json) {
            say(format_args!("\n# the most even numbers: round {round}"));
            say(numbers.text().trim_end());
        }
        Ok(())
    }

    fn setups(&self) -> Result<Vec<Setup>, Failure> {
        let named = boxes(&self.boxes)?;
        let mut luck = Luck::new(self.seed);
        let mut setups = Vec::new();
        for &players in &self.players {
            let usual = setup(None, Some(players), 2, &self.boxes)?;
            for _ in 0..self.boards {
                match Setup::draw_islands(players, &named, |below| luck.below(below)) {
                    Some(islands) => setups.push(Setup {
                        board: islands.board(),
                        ..usual.clone()
                    }),
                    None => {
                        setups.push(usual);
                        break;
                    }
                }
            }
        }
        Ok(setups)
    }

    fn tell(&self, number: u64, round: &Round) {
        if self.json {
            // Names and numbers only: nothing that JSON cannot say.
            say(serde_json::to_string(round).unwrap_or_default());
            return;
        }
        say(format_args!(
            "round {}: {} games, mean {:.2} coins a turn, spread {:.3}",
            number + 1,
            round.games,
            round.mean,
            round.spread
        ));
        for power in &round.powers {
            let tile = elbowroom_rules::tiles::find(&power.id);
            let next = tile.map_or(power.tokens, |tile| round.next.of(tile));
            let note = match next {
                _ if power.stated => "  (stated)".to_owned(),
                next if next == power.tokens => String::new(),
                next => format!("  → {next}"),
            };
            say(format_args!(
                "  {:<20} {:>2} {:>7.2} {:>+6.2}{note}",
                power.id,
                power.tokens,
                power.worth,
                power.worth - round.mean
            ));
        }
    }
}

fn played(openings: &Openings, jobs: usize) -> Vec<Tried> {
    let numbers: Vec<u64> = (0..openings.games()).collect();
    let progress = Progress::new(openings.games());
    let mut tried: Vec<(u64, Tried)> = Vec::with_capacity(numbers.len());
    let done = pool::work(
        &numbers,
        jobs,
        |&number| Ok::<_, Failure>((number, openings.play(number))),
        |game| {
            tried.push(game);
            progress.step();
            Ok(())
        },
    );
    // Nothing in there fails: games that go wrong are told as such.
    debug_assert!(done.is_ok());
    tried.into_iter().map(|(_, game)| game).collect()
}
