//! Coins for mountains.

use crate::board::Terrain;
use crate::tile::{GameBox, Known, Per, Rule, Tile, When, Where, power, terrains, words};

/// Mountaineer.
pub static TILE: Tile = Tile {
    icon: "mountains",
    help: words(
        "Each mountain pays one coin more.",
        "Chaque montagne rapporte un jeton de plus.",
    ),
    rulings: &["W-42"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Terrain(terrains(&[Terrain::Mountain]))),
        when: When::Active,
    }],
    ..power("mountaineers", words("Mountaineer", "Montagnards"), 4)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};
