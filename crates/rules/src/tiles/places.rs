//! One file per place: a marker that never moves and belongs to whoever holds its region (U-12).

pub mod altar_of_souls;
pub mod crypt_of_the_tomb_raider;
pub mod diamond_fields;
pub mod fountain_of_youth;
pub mod great_brass_pipe;
pub mod keep_on_the_motherland;
pub mod lost_dwarf_mine;
pub mod rusted_throne;
pub mod stonehedge;
pub mod wickedest_pentacle;
