//! Puzzles found in games that the search plays against itself.

use super::LEAST_MARGIN;
use super::file::{Puzzle, actions};
use super::grade::{Grade, missed};
use super::key::Key;
use crate::selfplay::play;
use elbowroom_bots::study::{Asked, Study, Way};
use elbowroom_bots::{GoOn, Luck};
use elbowroom_rules::notation::{action_text, write_position};
use elbowroom_rules::{Action, Game, Setup, State, Switches};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The depths at which a solution must be better by [`LEAST_MARGIN`]: positions looked at with it, without it, and again to
/// weigh the two.
pub const DEPTHS: [usize; 3] = [1_500, 5_000, 12_000];
/// Positions looked at in each turn of a game that is mined.
const PLAYED: usize = 400;
/// What must be promised at that depth for a closer look.
const PROMISE: f32 = 1.2;
/// Puzzles of one kind of decision that are taken from a game at most: a pick, a decline, regions.
const MOST: [usize; 3] = [1, 1, 3];

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

/// What is mined: games without end, each made anew from its number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mine {
    /// The numbers of players, in turn.
    pub players: Vec<u8>,
    /// The seed of the mine.
    pub seed: u64,
}

impl Mine {
    /// The puzzles of a game, from 0. Coins lie open in it, so that nobody has to guess.
    pub fn game(&self, number: u64) -> Vec<Puzzle> {
        let turn = usize::try_from(number).unwrap_or(0) % self.players.len().max(1);
        let players = self.players.get(turn).copied().unwrap_or(2);
        let mut luck = Luck::new(self.seed);
        let seed = luck.seed() ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let game = Setup::base(players).and_then(|setup| {
            let switches = Switches {
                open_coins: true,
                ..setup.switches
            };
            Game::new(Setup { switches, ..setup }).ok()
        });
        game.map_or_else(Vec::new, |game| dig(&game, seed))
    }
}

/// Plays a game and proves what it promises.
fn dig(game: &Game, seed: u64) -> Vec<Puzzle> {
    let mut promising: Vec<(f32, State, Key)> = Vec::new();
    let study = Study::new(game, seed);
    play(game, PLAYED, seed, |state, ways| {
        // In the first round nothing is at stake but the first pick.
        if state.turn().round > 1 {
            promising.extend(promise(game, &study, state, ways));
        }
    });
    promising.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut left = MOST;
    let mut puzzles = Vec::new();
    for (at, (_, state, key)) in (0_u64..).zip(promising) {
        let left = &mut left[match key {
            Key::Pick(_) => 0,
            Key::Decline => 1,
            Key::Take(_) => 2,
        }];
        if *left == 0 {
            continue;
        }
        if let Some(puzzle) = prove(game, &state, key, seed ^ at << 32) {
            *left -= 1;
            puzzles.push(puzzle);
        }
    }
    puzzles
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
