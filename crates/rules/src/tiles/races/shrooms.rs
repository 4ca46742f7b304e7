//! Shrooms thrive among mushrooms.

use crate::board::Terrain;
use crate::tile::{GameBox, Per, Rule, Tile, When, Where, race, terrains, words};

/// Shrooms.
pub static TILE: Tile = Tile {
    icon: "mushroom-gills",
    help: words(
        "Each mushroom forest they hold pays one coin more.",
        "Chaque champignonnière occupée rapporte un jeton de plus.",
    ),
    rulings: &["U-18"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Terrain(terrains(&[Terrain::Forest]))),
        when: When::Active,
    }],
    ..race("shrooms", words("Shrooms", "Champigneux"), 5, 10).of(GameBox::Underground)
};
