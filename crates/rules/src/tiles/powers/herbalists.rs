//! Coins for hills.

use crate::board::Terrain;
use crate::tile::{GameBox, Per, Rule, Tile, When, Where, power, terrains, words};

/// Herbalist.
pub static TILE: Tile = Tile {
    icon: "herbs-bundle",
    help: words(
        "Each hill pays one coin more.",
        "Chaque colline rapporte un jeton de plus.",
    ),
    rulings: &["W-42"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Terrain(terrains(&[Terrain::Hill]))),
        when: When::Active,
    }],
    ..power("herbalists", words("Herbalist", "Herboristes"), 4).of(GameBox::Warcraft)
};
