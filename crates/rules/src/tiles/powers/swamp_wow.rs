//! Coins for swamps.

use crate::board::Terrain;
use crate::tile::{GameBox, Known, Per, Rule, Tile, When, Where, power, terrains, words};

/// Swamp.
pub static TILE: Tile = Tile {
    icon: "lily-pads",
    help: words(
        "Each swamp pays one coin more.",
        "Chaque marais rapporte un jeton de plus.",
    ),
    rulings: &["W-42"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Terrain(terrains(&[Terrain::Swamp]))),
        when: When::Active,
    }],
    ..power("swamp-wow", words("Swamp", "Des Marais"), 4)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};
