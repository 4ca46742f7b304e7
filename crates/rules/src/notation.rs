//! Texts of the game: actions, positions, replays and events (`docs/notation.md`).

pub mod action_text;
mod agree;
mod json;
mod plain;
pub mod position;
pub mod replay;
mod setup_text;
pub mod speech;

pub use agree::agree;
pub(crate) use json::plainly;
pub(crate) use json::read_value;
pub use plain::plain_line;

pub use action_text::{
    ParseActionError, action_text, answer_text, parse_action, parse_answer, parse_line,
};
pub use position::{PositionError, phase_name, read_position, reopen_position, write_position};
pub use replay::{Replay, ReplayError};
