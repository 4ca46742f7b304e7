//! One file per scenario. A board says which is played on it, and its tile lies over the whole table.

pub mod s01_my_precious_world;
pub mod s02_long_river;
pub mod s03_go_east;
pub mod s04_mountaintop;
pub mod s05_rusted_throne;
pub mod s07_crops_of_power;
pub mod s08_sword_in_the_cavern;
pub mod s12_night_and_day;

use crate::tile::{GameBox, Kind, Tile, Words, other};

/// A scenario that bends nothing.
const fn scenario<'a>(id: &'a str, name: Words<'a>) -> Tile<'a> {
    other(Kind::Scenario, id, name).of(GameBox::Realms)
}
