//! What happened in a game, and puzzles made from games.
//!
//! A finished game lies open, so everything here looks at states and not at views. Nothing here knows a rule or names a
//! tile: turns come from the bots' search, reasons from the bots' words.

mod analysis;
pub mod chance;
pub mod puzzle;
mod selfplay;
mod walk;

pub use analysis::{Analysis, Depth, Moment, TurnTold, Unfinished, analyse, moment};
pub use selfplay::play;
pub use walk::{Segment, Turn, turns};
