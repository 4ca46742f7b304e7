//! Coins for every island.

use crate::tile::{GameBox, Known, Per, Rule, Tile, When, power, words};

/// Explorer.
pub static TILE: Tile = Tile {
    icon: "spyglass",
    help: words(
        "Each island on which they hold a region pays one coin.",
        "Chaque île où ils occupent une région rapporte un jeton.",
    ),
    rulings: &["W-48", "W-73"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Island,
        when: When::Active,
    }],
    ..power("explorers", words("Explorer", "Explorateurs"), 3)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};
