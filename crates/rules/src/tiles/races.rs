//! One file per race.

pub mod amazons;
pub mod barbarians;
pub mod dwarves;
pub mod elves;
pub mod ghosts;
pub mod ghouls;
pub mod giants;
pub mod goblins;
pub mod gypsies;
pub mod halflings;
pub mod homunculi;
pub mod humans;
pub mod kobolds;
pub mod leprechauns;
pub mod orcs;
pub mod pixies;
pub mod priestesses;
pub mod pygmies;
pub mod ratmen;
pub mod skeletons;
pub mod sorcerers;
pub mod tritons;
pub mod trolls;
pub mod white_ladies;
pub mod wizards;
