//! Puzzles found in games that the search plays against itself.

use super::LEAST_MARGIN;
use super::file::{Puzzle, actions};
use super::grade::{Grade, missed};
use super::key::Key;
use crate::selfplay::play;
use elbowroom_bots::GoOn;
use elbowroom_bots::study::{Asked, Study, Way};
use elbowroom_rules::notation::{action_text, write_position};
use elbowroom_rules::{Action, Game, Setup, State, Switches};
use serde_json::Value;

/// The depths at which a solution must be better by [`LEAST_MARGIN`]: positions looked at with it, without it, and again to
/// weigh the two.
pub const DEPTHS: [usize; 3] = [1_500, 5_000, 12_000];
/// Positions looked at in each turn of a game that is mined.
const PLAYED: usize = 400;
/// What must be promised at that depth for a closer look.
const PROMISE: f32 = 1.2;
/// Puzzles that are taken from one game at most.
const MOST: usize = 3;

/// The best turn with a decision, the best without it, and by how much the first is better.
pub struct Found {
    /// With it.
    pub turn: Way,
    /// Without it.
    pub second: Way,
    /// Coins of expected lead between them.
    pub margin: f32,
}

/// Compares the best turn that takes a decision with the best that does not: each found by a search of its own, then both
/// looked at equally often. None where the best of all lacks it, or nothing else can be played.
pub fn compare(
    game: &Game,
    state: &State,
    key: Key,
    nodes: usize,
    seed: u64,
    go_on: GoOn<'_>,
) -> Option<Found> {
    let mut study = Study::new(game, seed);
    let ways = study.ways(state, &Asked::default(), nodes, go_on);
    let turn = ways
        .into_iter()
        .next()
        .filter(|best| key.is_on(game, best))?;
    let lacks = |state: &State, action: Action| !key.is_in(game, state, action);
    let asked = Asked {
        allows: Some(&lacks),
        ..Asked::default()
    };
    let second = study.ways(state, &asked, nodes, go_on).into_iter().next()?;
    let weighed = study.weigh(state, &[&turn, &second], nodes / 2, go_on);
    let seat = state.turn().seat;
    let margin = study.margin(&weighed[0], seat) - study.margin(&weighed[1], seat);
    Some(Found {
        turn,
        second,
        margin,
    })
}

/// Plays a game of so many players on a base board and gives the puzzles that were found in it. Coins lie open in it, so
/// that nobody has to guess. The same seed gives the same puzzles.
pub fn mine(players: u8, seed: u64) -> Vec<Puzzle> {
    let Some(setup) = Setup::base(players) else {
        return Vec::new();
    };
    let switches = Switches {
        open_coins: true,
        ..setup.switches
    };
    let Ok(game) = Game::new(Setup { switches, ..setup }) else {
        return Vec::new();
    };
    let mut promising: Vec<(f32, State, Key)> = Vec::new();
    let margins = Study::new(&game, seed);
    play(&game, PLAYED, seed, |state, ways| {
        // In the first round nothing is at stake but the first pick.
        if state.turn().round > 1 {
            promising.extend(promise(&game, &margins, state, ways));
        }
    });
    promising.sort_by(|a, b| b.0.total_cmp(&a.0));
    let puzzles = promising.into_iter().enumerate();
    let puzzles = puzzles
        .filter_map(|(at, (_, state, key))| prove(&game, &state, key, seed ^ (at as u64) << 32));
    puzzles.take(MOST).collect()
}

/// The decision of the best way that everything else lacks most, as far as a short look tells.
fn promise(game: &Game, study: &Study, state: &State, ways: &[Way]) -> Option<(f32, State, Key)> {
    let seat = state.turn().seat;
    let best = ways.first()?;
    let value = |way: &Way| study.margin(&way.hopes, seat);
    let keys = best.steps().iter();
    let mut keys: Vec<Key> = keys
        .filter_map(|(state, action)| Key::of(game, state, *action))
        .collect();
    // What is conquered after a pick depends on no tile that is drawn, but is no decision of this moment.
    if let Some(Key::Pick(_)) = keys.first() {
        keys.truncate(1);
    }
    let gaps = keys.into_iter().filter_map(|key| {
        let others = ways
            .iter()
            .filter(|way| way.share > 0.0 && !key.is_on(game, way));
        let other = others.map(value).max_by(f32::total_cmp)?;
        Some((value(best) - other, *state, key))
    });
    gaps.max_by(|a, b| a.0.total_cmp(&b.0))
        .filter(|gap| gap.0 >= PROMISE)
}

/// The puzzle, if every depth agrees.
fn prove(game: &Game, state: &State, key: Key, seed: u64) -> Option<Puzzle> {
    let mut margin = f32::MAX;
    let mut last = None;
    for (number, nodes) in (1..).zip(DEPTHS) {
        let found = compare(game, state, key, nodes, seed ^ number << 16, &|| true)?;
        if found.margin < LEAST_MARGIN {
            return None;
        }
        margin = margin.min(found.margin);
        last = Some(found);
    }
    let found = last?;
    let missed = missed(game, state, key, seed);
    let position: Value = serde_json::from_str(&write_position(game, state)).ok()?;
    let puzzle = Puzzle {
        id: format!(
            "{}p-{:08x}",
            game.setup().seats,
            fingerprint(&position.to_string())
        ),
        theme: key.theme(game, &found.turn),
        grade: Grade::of(missed.len()),
        missed,
        margin: (margin * 100.0).round() / 100.0,
        solution: action_text(game, key.action()),
        turn: actions(game, &found.turn),
        second: actions(game, &found.second),
        position,
    };
    // What cannot be read again is none.
    puzzle.open().is_ok().then_some(puzzle)
}

/// FNV-1a, folded into 32 bits.
fn fingerprint(text: &str) -> u32 {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, fold);
    (hash ^ hash >> 32) as u32
}
