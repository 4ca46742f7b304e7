//! What games on one board with one number of players come to: how long they are, what each seat wins, and the tiles.

use super::report::{Line, lines};
use super::{Mean, Tale, Tallies, WIN};
use crate::wilson::wilson;
use serde::Serialize;

/// Games on one board with one number of players.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct TableTally {
    games: u64,
    scenario: Option<String>,
    rounds: Mean,
    actions: Mean,
    score: Mean,
    winning: Mean,
    declines: u64,
    seats: Vec<SeatTally>,
    /// Races and powers, without pairs.
    pub(super) tallies: Tallies,
}

/// A seat in play order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct SeatTally {
    /// Victories, in parts of [`WIN`].
    wins: u64,
    score: Mean,
}

impl TableTally {
    /// Adds one game, apart from its picks.
    pub(super) fn add(&mut self, tale: &Tale, share: impl Fn(u8) -> u64) {
        self.games += 1;
        self.scenario.clone_from(&tale.scenario);
        self.actions.add(u64::from(tale.actions));
        let last = tale.coins.last().map_or(0, |&(round, ..)| round);
        self.rounds.add(u64::from(last));
        let declined = tale.picks.iter().filter(|pick| pick.declined.is_some());
        self.declines += declined.count() as u64;
        self.seats.resize(tale.scores.len(), SeatTally::default());
        for ((seat, &score), tally) in (0..).zip(&tale.scores).zip(&mut self.seats) {
            let (wins, score) = (share(seat), u64::from(score));
            tally.wins += wins;
            tally.score.add(score);
            self.score.add(score);
            if wins > 0 {
                self.winning.add(score);
            }
        }
    }
}

/// How a seat fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatLine {
    /// The seat, from 1.
    pub seat: usize,
    /// How often it won; shared victories count in parts.
    pub win_rate: f64,
    /// The lower end of the 95 % Wilson interval of the win rate.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Mean coins at the end.
    pub mean_score: f64,
}

/// The games on one board with one number of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableLine {
    /// The name of the board.
    pub board: String,
    /// The scenario that is played on it, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// How many seats.
    pub players: u8,
    /// How many games.
    pub games: u64,
    /// Mean rounds played.
    pub rounds: f64,
    /// Mean actions said in a game, by all seats.
    pub actions: f64,
    /// Mean races that a seat sent in decline.
    pub declines: f64,
    /// Mean coins at the end.
    pub mean_score: f64,
    /// Mean coins of the winners.
    pub winning_score: f64,
    /// The seats in play order.
    pub seats: Vec<SeatLine>,
    /// The races, by coins for a pick.
    pub races: Vec<Line>,
    /// The powers, likewise.
    pub powers: Vec<Line>,
}

impl TableLine {
    pub(super) fn of((board, players): &(String, u8), tally: &TableTally) -> Self {
        let mean = |mean: Mean| mean.value().unwrap_or_default();
        let turns = tally.games * u64::from(*players);
        let seats = tally.seats.iter().enumerate().map(|(at, seat)| {
            let wins = seat.wins as f64 / WIN as f64;
            let (low, high) = wilson(wins, tally.games);
            SeatLine {
                seat: at + 1,
                win_rate: wins / tally.games.max(1) as f64,
                low,
                high,
                mean_score: mean(seat.score),
            }
        });
        Self {
            board: board.clone(),
            scenario: tally.scenario.clone(),
            players: *players,
            games: tally.games,
            rounds: mean(tally.rounds),
            actions: mean(tally.actions),
            declines: tally.declines as f64 / turns.max(1) as f64,
            mean_score: mean(tally.score),
            winning_score: mean(tally.winning),
            seats: seats.collect(),
            races: lines(&tally.tallies, true, false),
            powers: lines(&tally.tallies, false, true),
        }
    }

    /// What the seats win, in percent, in play order: `47.8 / 52.2`.
    pub fn wins(&self) -> String {
        let wins = self.seats.iter();
        let wins = wins.map(|seat| format!("{:.1}", 100.0 * seat.win_rate));
        wins.collect::<Vec<_>>().join(" / ")
    }
}
