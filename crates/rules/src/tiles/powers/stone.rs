//! Coins for mountains.

use crate::board::Terrain;
use crate::tile::{GameBox, Per, Rule, Tile, When, Where, power, terrains, words};

/// Stone.
pub static TILE: Tile = Tile {
    icon: "peaks",
    help: words(
        "Each black mountain pays one coin more.",
        "Chaque montagne noire rapporte un jeton de plus.",
    ),
    rulings: &["U-46"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Terrain(terrains(&[Terrain::Mountain]))),
        when: When::Active,
    }],
    ..power("stone", words("Stone", "Des Montagnes"), 4).of(GameBox::Underground)
};
