//! What a run comes to: a line for each bot, and a checksum.

use crate::plan::Plan;
use crate::run::Outcome;
use crate::wilson::wilson;
use serde::Serialize;

/// What a bot came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotLine {
    /// Its name.
    pub bot: String,
    /// Seats it played: a bot that sits twice at a table counts twice.
    pub games: u64,
    /// Victories; a shared one counts as a part.
    pub wins: f64,
    /// Victories per seat played.
    pub win_rate: f64,
    /// The lower end of the 95 % Wilson interval of the win rate.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Mean coins at the end.
    pub mean_score: f64,
    /// Mean seconds it thought in a turn.
    pub seconds_per_turn: f64,
}

/// What a run came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The bots in the order they were named.
    pub bots: Vec<BotLine>,
    /// How many seats a table has.
    pub players: u8,
    /// The name of the board.
    pub board: String,
    /// How many games were played.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// The checksum over all outcomes, 16 hexadecimal digits.
    pub checksum: String,
}

impl Summary {
    /// Sums up outcomes that are in the order of their games.
    pub fn of(plan: &Plan, outcomes: &[Outcome]) -> Self {
        let mut names: Vec<&str> = Vec::new();
        for bot in plan.bots() {
            if !names.contains(&bot.as_str()) {
                names.push(bot);
            }
        }
        let bots = names
            .iter()
            .map(|&name| line(plan, outcomes, name))
            .collect();
        Self {
            bots,
            players: plan.players(),
            board: plan.board().name().to_owned(),
            games: outcomes.len() as u64,
            seed: plan.seed(),
            checksum: format!("{:016x}", checksum(outcomes)),
        }
    }
}

fn line(plan: &Plan, outcomes: &[Outcome], name: &str) -> BotLine {
    let (mut games, mut wins, mut coins, mut seconds) = (0_u64, 0.0, 0_u64, 0.0);
    for outcome in outcomes {
        for (i, seat) in outcome.seats.iter().enumerate() {
            if plan.bot(outcome.game, i) == name {
                games += 1;
                wins += outcome.win(i);
                coins += u64::from(seat.coins);
                seconds += seat.seconds;
            }
        }
    }
    let each = |sum: f64| if games == 0 { 0.0 } else { sum / games as f64 };
    let (low, high) = wilson(wins, games);
    BotLine {
        bot: name.to_owned(),
        games,
        wins,
        win_rate: each(wins),
        low,
        high,
        mean_score: each(coins as f64),
        seconds_per_turn: each(seconds) / f64::from(plan.board().rounds().max(1)),
    }
}

/// FNV-1a over numbers instead of bytes.
pub(crate) struct Fold(pub u64);

impl Fold {
    pub fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub fn add(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x0100_0000_01b3);
    }
}

/// A number that stands for all outcomes: game, coins and ranks by seat, in the order of the games.
/// What depends on the clock is no part of it.
pub fn checksum(outcomes: &[Outcome]) -> u64 {
    let mut fold = Fold::new();
    for outcome in outcomes {
        fold.add(outcome.game);
        for seat in &outcome.seats {
            fold.add(u64::from(seat.coins));
            fold.add(u64::from(seat.rank));
        }
    }
    fold.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::SeatOutcome;

    fn outcome(game: u64, seats: &[(u16, u8)]) -> Outcome {
        let seats = seats
            .iter()
            .map(|&(coins, rank)| SeatOutcome {
                coins,
                rank,
                tokens: 3,
                seconds: 1.0,
            })
            .collect();
        Outcome { game, seats }
    }

    #[test]
    fn shared_victories_are_parts_of_wins() {
        let plan = Plan::base(&["random", "greedy"], 2, 2, 1).unwrap();
        let outcomes = [
            outcome(0, &[(80, 1), (70, 2)]),
            outcome(1, &[(75, 1), (75, 1)]),
        ];
        let summary = Summary::of(&plan, &outcomes);
        let [random, greedy] = &summary.bots[..] else {
            panic!("two bots")
        };
        assert_eq!((random.wins, random.mean_score), (1.5, 77.5));
        assert_eq!((greedy.wins, greedy.mean_score), (0.5, 72.5));
        assert_eq!(random.seconds_per_turn, 0.1, "ten rounds");
    }

    #[test]
    fn the_checksum_sees_games_coins_and_ranks() {
        let base = checksum(&[outcome(0, &[(80, 1), (70, 2)])]);
        for other in [
            outcome(1, &[(80, 1), (70, 2)]),
            outcome(0, &[(81, 1), (70, 2)]),
            outcome(0, &[(80, 2), (70, 1)]),
        ] {
            assert_ne!(base, checksum(&[other]));
        }
    }
}
