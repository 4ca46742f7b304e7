//! One file per power.

pub mod alchemist;
pub mod berserk;
pub mod bivouacking;
pub mod commando;
pub mod diplomat;
pub mod dragon_master;
pub mod flying;
pub mod forest;
pub mod fortified;
pub mod heroic;
pub mod hill;
pub mod merchant;
pub mod mounted;
pub mod pillaging;
pub mod seafaring;
pub mod spirit;
pub mod stout;
pub mod swamp;
pub mod underworld;
pub mod wealthy;
