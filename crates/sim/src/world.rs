//! What a board is like to play on: whether every seat has the same chances, how crowded it is, who rules it.

use crate::plan::Plan;
use crate::run::{RunError, play_game};
use crate::stats::{Line, Report, SeatLine, Stats, Tale};
use crate::wilson::wilson;
use elbowroom_rules::notation::Replay;
use elbowroom_rules::{Event, Game};
use serde::Serialize;

/// Races with fewer seats than this are not told to rule a board.
const ENOUGH: u64 = 20;

/// How one game on a board went.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    tale: Tale,
    /// The part of each seat in the victory.
    wins: Vec<f64>,
    /// How often tokens were driven out.
    losses: u32,
    /// Regions of land there were at the end.
    land: u32,
    /// Regions of land that somebody held at the end.
    held: u32,
}

/// What a board is like.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct World {
    /// How many games were played.
    pub games: u64,
    /// The seats in play order.
    pub seats: Vec<SeatLine>,
    /// What every seat would win if all had the same chances.
    pub even: f64,
    /// Mean coins at the end, and those of the winners.
    pub mean_score: f64,
    /// Mean coins of the winners.
    pub winning_score: f64,
    /// Regions of land for each player.
    pub land: f64,
    /// The part of the land that somebody held at the end.
    pub held: f64,
    /// How often tokens were driven out, for each turn.
    pub losses: f64,
    /// Races that surely win more than an even share, the strongest first.
    pub rulers: Vec<Line>,
}

/// Plays one game of a plan and tells how it went.
///
/// # Errors
/// When a bot chooses what is not legal or panics.
pub fn play(plan: &Plan, game: &Game, number: u64) -> Result<Played, RunError> {
    let fault = |what: &str| RunError {
        game: number,
        what: what.to_owned(),
    };
    let (outcome, kept) = play_game(plan, game, number, true)?;
    let kept = kept.ok_or_else(|| fault("no replay was kept"))?;
    let replay = Replay::read(&kept).map_err(|error| fault(&error.to_string()))?;
    let mut losses = 0;
    let end = replay.play(|_, _, events| {
        let lost = |event: &&Event| matches!(event, Event::Lost { .. });
        losses += events.iter().filter(lost).count() as u32;
    });
    let now = game.now(&end);
    let land = now.board().open() - now.board().water();
    let held = land.into_iter().filter(|&at| end.holder(at).is_some());
    Ok(Played {
        wins: (0..outcome.seats.len())
            .map(|seat| outcome.win(seat))
            .collect(),
        tale: Tale::of(&replay).ok_or_else(|| fault("the game did not end"))?,
        losses,
        land: land.len().into(),
        held: held.count() as u32,
    })
}

/// What games on a board come to.
pub fn sum_up(game: &Game, played: &[Played]) -> World {
    let (games, players) = (played.len() as u64, usize::from(game.setup().seats));
    let each = |sum: f64| sum / games.max(1) as f64;
    let mut stats = Stats::default();
    played.iter().for_each(|one| stats.add(&one.tale));
    let report = Report::of(&stats);
    let seat = |seat: usize| {
        let wins: f64 = played.iter().filter_map(|one| one.wins.get(seat)).sum();
        let scores = played.iter().filter_map(|one| one.tale.scores.get(seat));
        let (low, high) = wilson(wins, games);
        SeatLine {
            seat: seat + 1,
            win_rate: each(wins),
            low,
            high,
            mean_score: each(scores.map(|&coins| f64::from(coins)).sum()),
        }
    };
    let even = 1.0 / players.max(1) as f64;
    let turns = f64::from(game.board().rounds()) * players as f64;
    let sum = |of: fn(&Played) -> u32| played.iter().map(|one| f64::from(of(one))).sum::<f64>();
    let mut rulers: Vec<Line> = report.races;
    rulers.retain(|line| line.seats >= ENOUGH && line.low > even);
    rulers.sort_by(|one, other| other.win_rate.total_cmp(&one.win_rate));
    let table = report.tables.first();
    let land = each(sum(|one| one.land));
    World {
        games,
        seats: (0..players).map(seat).collect(),
        even,
        mean_score: table.map_or(0.0, |table| table.mean_score),
        winning_score: table.map_or(0.0, |table| table.winning_score),
        land: land / players.max(1) as f64,
        held: each(sum(|one| one.held)) / land.max(1.0),
        losses: each(sum(|one| one.losses)) / turns.max(1.0),
        rulers,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_the_same_plan_tells_the_same() {
        let plan = Plan::base(&["greedy"], 3, 12, 4).unwrap();
        let game = plan.game().unwrap();
        let played: Vec<Played> = (0..12).map(|n| play(&plan, &game, n).unwrap()).collect();
        let world = sum_up(&game, &played);
        let wins: f64 = world.seats.iter().map(|seat| seat.win_rate).sum();
        assert!((wins - 1.0).abs() < 1e-9, "{wins}");
        assert_eq!(world.seats.len(), 3);
        assert!(world.winning_score >= world.mean_score && world.mean_score > 0.0);
        assert!((0.3..=1.0).contains(&world.held), "{}", world.held);
        assert!(world.losses > 0.0);
        let again: Vec<Played> = (0..12).map(|n| play(&plan, &game, n).unwrap()).collect();
        assert_eq!(sum_up(&game, &again), world);
    }

    #[test]
    fn nothing_played_is_told_without_a_fault() {
        let plan = Plan::base(&["greedy"], 2, 1, 1).unwrap();
        let world = sum_up(&plan.game().unwrap(), &[]);
        assert_eq!((world.games, world.seats.len()), (0, 2));
        assert!(world.mean_score.abs() < 1e-9);
    }
}
