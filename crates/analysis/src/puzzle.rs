//! Puzzles: positions in which one decision is clearly better than everything else.
//!
//! A turn can be played in many ways that come to the same, so what is unique is not a turn but the decision that all
//! good turns share: the *key*. To go in decline, to pick a combo, to attack a region: the best turn with the key is worth
//! at least [`LEAST_MARGIN`] coins more than the best turn without it, at every depth that was asked.

mod attempt;
mod daily;
mod file;
mod grade;
mod key;
mod mine;

pub use attempt::{Attempt, Fate};
pub use daily::{day_of, days_of, today};
pub use file::{MAX_BYTES, Opened, Puzzle, PuzzleError, read, write};
pub use grade::{Grade, LEVELS, solves};
pub use key::{Key, Theme};
pub use mine::{DEPTHS, Found, Mine, compare};

/// By how many coins of expected lead the solution is better than everything else.
pub const LEAST_MARGIN: f32 = 1.5;

/// The puzzles of this program.
const OWN: &str = include_str!("../puzzles/base.puzzles");

/// The puzzles of this program, in the order in which they were found.
pub fn own() -> Vec<Puzzle> {
    // Checked by a test: a file of this program that cannot be read is a mistake of ours.
    read(OWN).unwrap_or_default()
}
