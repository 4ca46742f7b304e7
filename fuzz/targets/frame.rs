//! Any bytes are a message or a request of the protocol, or are refused; what was read is written and reads as itself.
#![no_main]

use elbowroom_protocol::{Ask, Join, NewTable, Say};
use elbowroom_rules::notation::parse_line;
use elbowroom_rules::{Game, Setup};
use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::sync::LazyLock;

static GAME: LazyLock<Game> = LazyLock::new(|| Game::new(Setup::base(3).expect("a board")).expect("a game"));

fn read<T: Serialize + DeserializeOwned + PartialEq + Debug>(bytes: &[u8]) -> Option<T> {
    let read: T = serde_json::from_slice(bytes).ok()?;
    let text = serde_json::to_string(&read).expect("a message is JSON");
    let again: T = serde_json::from_str(&text).expect("what was written reads");
    assert_eq!(again, read);
    Some(read)
}

fuzz_target!(|bytes: &[u8]| {
    if let Some(Ask::Act { action, .. } | Ask::Explain { action, .. }) = read(bytes) {
        let state = GAME.start();
        for action in parse_line(&GAME, &action).unwrap_or_default() {
            let _ = GAME.explain(&state, action);
        }
    }
    let _: Option<Say> = read(bytes);
    let _: Option<NewTable> = read(bytes);
    let _: Option<Join> = read(bytes);
});
