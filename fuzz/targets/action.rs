//! Any text is an action or is refused; an action has a text that reads as itself.
#![no_main]

use elbowroom_rules::notation::{action_text, parse_line};
use elbowroom_rules::{Game, Setup};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static GAME: LazyLock<Game> = LazyLock::new(|| Game::new(Setup::base(3).expect("a board")).expect("a game"));

fuzz_target!(|text: &str| {
    if let Ok(actions) = parse_line(&GAME, text) {
        let state = GAME.start();
        for action in actions {
            assert_eq!(parse_line(&GAME, &action_text(&GAME, action)).expect("a text that reads"), [action]);
            let _ = GAME.explain(&state, action);
        }
    }
});
