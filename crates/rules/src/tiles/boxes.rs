//! One file per box that bends a rule for everybody.

pub mod leaders;
pub mod underground;
