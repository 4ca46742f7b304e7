//! States as pickles: the game, where the record began, and the record.

use super::PyState;
use crate::errors::bad_file;
use crate::game::Ready;
use elbowroom_rules::Action;
use elbowroom_rules::notation::{read_position, write_position};
use elbowroom_rules::record::Entry;
use pyo3::prelude::*;
use std::sync::Arc;

/// Bytes of an entry in a pickle.
const ENTRY: usize = 5;

fn packed(entry: &Entry) -> [u8; ENTRY] {
    match entry {
        Entry::Answer(answer) => [0, *answer, 0, 0, 0],
        Entry::Action(_, action) => {
            let [a, b, c, d] = action.code().to_le_bytes();
            [1, a, b, c, d]
        }
    }
}

/// Where the record began, if not at the beginning, and the record.
pub fn parts(state: &PyState) -> (Option<String>, Vec<u8>) {
    let fresh = *state.start == state.game().start();
    let position = (!fresh).then(|| write_position(state.game(), &state.start));
    (position, state.record.iter().flat_map(packed).collect())
}

/// Plays the record again; whatever does not play is an exception.
pub fn restore(ready: &Arc<Ready>, position: Option<&str>, record: &[u8]) -> PyResult<PyState> {
    let mut state = match position {
        None => PyState::start(ready),
        Some(text) => {
            let (game, state) = read_position(text).map_err(bad_file)?;
            if game.setup() != ready.game.setup() {
                return Err(bad_file("a position of this game expected"));
            }
            PyState::from(ready, state)
        }
    };
    if !record.len().is_multiple_of(ENTRY) {
        return Err(bad_file("the record of a state is torn"));
    }
    for entry in record.chunks_exact(ENTRY) {
        match *entry {
            [0, answer, 0, 0, 0] => state.fate(answer, None)?,
            [1, a, b, c, d] => {
                let action = Action::from_code(u32::from_le_bytes([a, b, c, d]));
                let action = action.ok_or_else(|| bad_file("a record names no action"))?;
                state.act(action, None)?;
            }
            _ => return Err(bad_file("the record of a state is damaged")),
        }
    }
    Ok(state)
}
