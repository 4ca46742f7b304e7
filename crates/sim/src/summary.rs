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
        let mut sum = Sum::new(plan);
        for outcome in outcomes {
            sum.add(plan, outcome);
        }
        sum.summary(plan)
    }
}

/// A summary in the making, for runs whose outcomes are not all at hand at once.
#[derive(Clone, Debug)]
pub struct Sum {
    /// For each bot: its name, seats played, victories, coins and seconds.
    bots: Vec<(String, u64, f64, u64, f64)>,
    games: u64,
    fold: Fold,
}

impl Sum {
    /// Nothing was played yet.
    pub fn new(plan: &Plan) -> Self {
        let mut bots: Vec<(String, u64, f64, u64, f64)> = Vec::new();
        for bot in plan.bots() {
            if !bots.iter().any(|line| line.0 == *bot) {
                bots.push((bot.clone(), 0, 0.0, 0, 0.0));
            }
        }
        Self {
            bots,
            games: 0,
            fold: Fold::new(),
        }
    }

    /// Adds the next game; games come in their order.
    pub fn add(&mut self, plan: &Plan, outcome: &Outcome) {
        self.games += 1;
        outcome.fold(&mut self.fold);
        for (i, seat) in outcome.seats.iter().enumerate() {
            let name = plan.bot(outcome.game, i);
            if let Some((_, games, wins, coins, seconds)) =
                self.bots.iter_mut().find(|line| line.0 == name)
            {
                *games += 1;
                *wins += outcome.win(i);
                *coins += u64::from(seat.coins);
                *seconds += seat.seconds;
            }
        }
    }

    /// What the games so far come to.
    pub fn summary(&self, plan: &Plan) -> Summary {
        let rounds = f64::from(plan.board().rounds().max(1));
        let line = |&(ref bot, games, wins, coins, seconds): &(String, u64, f64, u64, f64)| {
            let each = |sum: f64| if games == 0 { 0.0 } else { sum / games as f64 };
            let (low, high) = wilson(wins, games);
            BotLine {
                bot: bot.clone(),
                games,
                wins,
                win_rate: each(wins),
                low,
                high,
                mean_score: each(coins as f64),
                seconds_per_turn: each(seconds) / rounds,
            }
        };
        Summary {
            bots: self.bots.iter().map(line).collect(),
            players: plan.players(),
            board: plan.board().name().to_owned(),
            games: self.games,
            seed: plan.seed(),
            checksum: format!("{:016x}", self.fold.0),
        }
    }
}

/// FNV-1a over numbers instead of bytes.
#[derive(Clone, Debug)]
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
        outcome.fold(&mut fold);
    }
    fold.0
}

impl Outcome {
    fn fold(&self, fold: &mut Fold) {
        fold.add(self.game);
        for seat in &self.seats {
            fold.add(u64::from(seat.coins));
            fold.add(u64::from(seat.rank));
        }
    }
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
