//! An evaluation that was learned from games: a small network over numbers that know no tile by name.

pub mod features;
pub mod gather;
pub mod net;
mod words;
