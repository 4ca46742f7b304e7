//! What happened in a game, and puzzles made from games.
//!
//! A finished game lies open, so everything here looks at states and not at views. Nothing here knows a rule or names a
//! tile: turns come from the bots' search, reasons from the bots' words.

mod analysis;
pub mod chance;
pub mod puzzle;
mod said;
mod selfplay;
mod walk;

pub use analysis::{Analysis, Depth, Moment, TurnTold, Unfinished, analyse, moment, moment_at};
pub use said::way_text;
pub use selfplay::play;
pub use walk::{Segment, Turn, turns};
