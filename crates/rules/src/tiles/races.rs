//! One file per race.

pub mod amazons;
pub mod dwarves;
pub mod elves;
pub mod ghouls;
pub mod giants;
pub mod halflings;
pub mod humans;
pub mod orcs;
pub mod ratmen;
pub mod skeletons;
pub mod sorcerers;
pub mod tritons;
pub mod trolls;
pub mod wizards;
