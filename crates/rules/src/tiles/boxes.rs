//! One file per box that bends a rule for everybody.

pub mod factions;
pub mod leaders;
pub mod legends;
pub mod underground;
