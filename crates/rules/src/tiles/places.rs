//! One file per place: a marker that never moves and belongs to whoever holds its region (U-12).

pub mod altar_of_souls;
pub mod battlefield;
pub mod crypt_of_the_tomb_raider;
pub mod dark_portal;
pub mod diamond_fields;
pub mod fountain_of_youth;
pub mod great_brass_pipe;
pub mod karazhan;
pub mod keep_on_the_motherland;
pub mod lights_hope_chapel;
pub mod lost_dwarf_mine;
pub mod meeting_stone;
pub mod rusted_throne;
pub mod soul_keeper;
pub mod stonehedge;
pub mod well_of_eternity;
pub mod wickedest_pentacle;
