//! Blank tiles of random words in whole games (K-04).

#[path = "support/random.rs"]
mod random;
#[path = "support/random_tile.rs"]
mod random_tile;

use elbowroom_rules::custom::CustomTile;
use elbowroom_rules::notation::{
    action_text, answer_text, parse_action, read_position, write_position,
};
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Action, Game, Odds, Pending, Setup, State, invariant, tiles};
use random::{Luck, without_roles};
use random_tile::random_tile;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A game with some random tiles: as many of them as go together.
fn random_game(seed: u64, luck: &mut Luck) -> Game {
    let boxes: &[GameBox] = match seed % 4 {
        0 => &[GameBox::Base],
        1 | 2 => &without_roles(),
        _ => &GameBox::MIXING,
    };
    let players = 3 + (seed % 3) as u8;
    let mut setup = Setup::with(players, boxes.to_vec()).expect("a base board");
    for n in 0..2 + luck.below(5) {
        let tile = CustomTile::parse(&random_tile(n, luck)).expect("sound");
        setup.custom.push(Arc::new(tile));
    }
    loop {
        match Game::new(setup.clone()) {
            Ok(game) => return game,
            Err(_) => setup
                .custom
                .pop()
                .map(drop)
                .expect("boxes alone make a game"),
        }
    }
}

/// Fate, which shows blank tiles as often as it can.
fn answer(game: &Game, luck: &mut Luck, odds: Odds) -> u8 {
    for _ in 0..4 {
        let answer = luck.answer(odds);
        let text = answer_text(game, odds, answer);
        if text.starts_with("custom-") {
            return answer;
        }
    }
    luck.answer(odds)
}

/// Proves K-04: random words in random tiles: whole games, every invariant, no lock-up, and what is listed is
/// what is not refused.
#[test]
fn random_tiles_play_whole_games() {
    let seeds = std::env::var("BLANK_TILES")
        .ok()
        .and_then(|n| n.parse().ok());
    let mut picked = 0;
    for seed in 0..seeds.unwrap_or(500) {
        let mut luck = Luck::new(seed);
        let game = random_game(seed, &mut luck);
        let mut state = game.start();
        let universe = if seed % 20 == 0 {
            game.universe()
        } else {
            Vec::new()
        };
        let told = |what: &str, state: &State| {
            let custom: Vec<&str> = game.setup().custom.iter().map(|t| t.source()).collect();
            format!(
                "seed {seed}: {what}\n{}\n{}",
                custom.join("\n"),
                write_position(&game, state)
            )
        };
        loop {
            match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(odds) => {
                    let answer = answer(&game, &mut luck, odds);
                    game.answer(&mut state, answer, &mut ()).unwrap();
                }
                Pending::Decision(_) => {
                    invariant::check(&game, &state)
                        .unwrap_or_else(|what| panic!("{}", told(&what, &state)));
                    let list = game.legal(&state);
                    assert!(!list.is_empty(), "{}", told("no legal action", &state));
                    if !universe.is_empty() {
                        let listed: BTreeSet<Action> = list.iter().copied().collect();
                        let legal: BTreeSet<Action> = universe
                            .iter()
                            .copied()
                            .filter(|a| game.check(&state, *a).is_ok())
                            .collect();
                        assert_eq!(listed, legal, "{}", told("list and predicate", &state));
                        let text = write_position(&game, &state);
                        let read = read_position(&text)
                            .unwrap_or_else(|error| panic!("{}", told(&error.to_string(), &state)));
                        // The places of declined races behind the seat may close up.
                        let again = write_position(&game, &read.1);
                        assert!(again == text, "{}", told("position", &state));
                    }
                    let action = luck.choose(&list);
                    let step = game
                        .check(&state, action)
                        .unwrap_or_else(|r| panic!("{}", told(&r.to_string(), &state)));
                    let text = action_text(&game, action);
                    assert_eq!(parse_action(&game, &text), Ok(action), "{text}");
                    if let Action::Pick(place) = action {
                        let combo = state.column()[usize::from(place)];
                        picked += usize::from(combo.race.index() >= tiles::RACES.len());
                        picked += usize::from(
                            combo.power.index() >= tiles::POWERS.len() && combo.power.is_some(),
                        );
                    }
                    game.apply(&mut state, step, &mut ());
                }
            }
        }
    }
    assert!(picked > 500, "only {picked} blank tiles were picked");
}
