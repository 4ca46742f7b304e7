//! Coins for woods.

use crate::board::Terrain;
use crate::tile::{GameBox, Known, Per, Rule, Tile, When, Where, power, terrains, words};

/// Forester.
pub static TILE: Tile = Tile {
    icon: "axe-in-stump",
    help: words(
        "Each forest pays one coin more.",
        "Chaque forêt rapporte un jeton de plus.",
    ),
    rulings: &["W-42"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Terrain(terrains(&[Terrain::Forest]))),
        when: When::Active,
    }],
    ..power("foresters", words("Forester", "Forestiers"), 4)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};
