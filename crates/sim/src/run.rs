//! One game between bots.

use crate::plan::{Plan, PlanError};
use crate::pool;
use elbowroom_bots::{Luck, make};
use elbowroom_rules::finish::standings;
use elbowroom_rules::notation::replay::write_replay;
use elbowroom_rules::record::Playing;
use elbowroom_rules::{ActionList, Game, Pending, Viewer};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// How one seat ended a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatOutcome {
    /// Its coins.
    pub coins: u16,
    /// Its rank from 1; seats that stay tied share it.
    pub rank: u8,
    /// Its race tokens on the map.
    pub tokens: u16,
    /// Seconds its bot spent choosing.
    pub seconds: f64,
}

/// How one game of a run ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The number of the game, from 0.
    pub game: u64,
    /// The seats in play order.
    pub seats: Vec<SeatOutcome>,
}

impl Outcome {
    /// What a seat's rank is worth: 1 for a victory, a part of it when it is shared, else 0.
    pub fn win(&self, seat: usize) -> f64 {
        let winners = self.seats.iter().filter(|seat| seat.rank == 1).count();
        match self.seats.get(seat) {
            Some(outcome) if outcome.rank == 1 => 1.0 / winners as f64,
            _ => 0.0,
        }
    }
}

/// Why a game could not be played to its end: always a fault of a bot or of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunError {
    /// The number of the game.
    pub game: u64,
    /// What went wrong.
    pub what: String,
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}: {}", self.game, self.what)
    }
}

impl std::error::Error for RunError {}

/// Plays one game of a plan. With `keep`, its replay comes with it.
///
/// # Errors
/// When a bot chooses what is not legal or panics; the run cannot go on then.
pub fn play_game(
    plan: &Plan,
    game: &Game,
    number: u64,
    keep: bool,
) -> Result<(Outcome, Option<String>), RunError> {
    let fault = |what: String| RunError { game: number, what };
    catch_unwind(AssertUnwindSafe(|| play(plan, game, number, keep)))
        .unwrap_or_else(|_| Err("a bot panicked".to_owned()))
        .map_err(fault)
}

fn play(
    plan: &Plan,
    game: &Game,
    number: u64,
    keep: bool,
) -> Result<(Outcome, Option<String>), String> {
    let mut bots = Vec::new();
    for seat in 0..usize::from(plan.players()) {
        let seed = plan.bot_seed(number, seat);
        bots.push(make(plan.bot(number, seat), game, seed).map_err(|error| error.to_string())?);
    }
    let mut spent = vec![Duration::ZERO; bots.len()];
    let mut luck = Luck::new(plan.luck_seed(number));
    let mut table = Playing::new(game);
    let mut list = ActionList::new();
    loop {
        match table.pending() {
            Pending::Over => break,
            Pending::Chance(odds) => table
                .answer(luck.answer(odds), &mut ())
                .map_err(|error| error.to_string())?,
            Pending::Decision(seat) => {
                game.list(table.state(), &mut list);
                let view = game.view(table.state(), Viewer::Seat(seat));
                let began = Instant::now();
                let action = bots[seat.index()].choose(&view, &list);
                spent[seat.index()] += began.elapsed();
                table.act(action, &mut ()).map_err(|refusal| {
                    let bot = plan.bot(number, seat.index());
                    format!("{bot} on seat {seat} chose what is not legal: {refusal}")
                })?;
            }
        }
    }
    let mut ranked = standings(game, table.state());
    ranked.sort_by_key(|standing| standing.seat);
    let seats = ranked
        .iter()
        .map(|standing| SeatOutcome {
            coins: standing.coins,
            rank: standing.rank,
            tokens: standing.tokens,
            seconds: spent[standing.seat.index()].as_secs_f64(),
        })
        .collect();
    let outcome = Outcome {
        game: number,
        seats,
    };
    Ok((outcome, keep.then(|| write_replay(&table))))
}

/// Plays every game of a plan and gives the outcomes in the order of the games.
///
/// # Errors
/// The first game that could not be played.
pub fn play_all(plan: &Plan, jobs: usize) -> Result<Vec<Outcome>, RunError> {
    let game = ready(plan)?;
    let numbers: Vec<u64> = (0..plan.games()).collect();
    let mut outcomes = Vec::with_capacity(numbers.len());
    pool::work(
        &numbers,
        jobs,
        |&number| play_game(plan, &game, number, false),
        |(outcome, _)| {
            outcomes.push(outcome);
            Ok(())
        },
    )?;
    outcomes.sort_by_key(|outcome| outcome.game);
    Ok(outcomes)
}

fn ready(plan: &Plan) -> Result<Game, RunError> {
    plan.game().map_err(|error: PlanError| RunError {
        game: 0,
        what: error.to_string(),
    })
}
