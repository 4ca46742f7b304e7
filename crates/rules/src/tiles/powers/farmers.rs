//! Coins for fields.

use crate::board::Terrain;
use crate::tile::{GameBox, Known, Per, Rule, Tile, When, Where, power, terrains, words};

/// Farming.
pub static TILE: Tile = Tile {
    icon: "sickle",
    help: words(
        "Each farmland pays one coin more.",
        "Chaque champ rapporte un jeton de plus.",
    ),
    rulings: &["W-42"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Terrain(terrains(&[Terrain::Farmland]))),
        when: When::Active,
    }],
    ..power("farmers", words("Farming", "Fermiers"), 3)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};
