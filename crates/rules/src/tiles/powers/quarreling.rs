//! Coins for every block apart.

use crate::tile::{GameBox, Per, Rule, Tile, When, power, words};

/// Quarreling.
pub static TILE: Tile = Tile {
    icon: "fist",
    help: words(
        "Each block of regions that hang together pays one coin.",
        "Chaque bloc de régions rapporte un jeton.",
    ),
    rulings: &["U-51", "U-52", "U-92"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Block,
        when: When::Active,
    }],
    ..power("quarreling", words("Quarreling", "Querelleurs"), 3).of(GameBox::Underground)
};
