//! Coins for those who huddle together.

use crate::tile::{GameBox, Per, Rule, Tile, When, power, words};

/// Frightened.
pub static TILE: Tile = Tile {
    icon: "terror",
    help: words(
        "Each region with three tokens or more pays one coin more.",
        "Chaque région avec trois pions ou plus rapporte un jeton de plus.",
    ),
    short: words(
        "A coin for each region with three tokens.",
        "Un jeton par région avec trois pions.",
    ),
    rulings: &["U-56", "X-19"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Crowd(3),
        when: When::Active,
    }],
    ..power("frightened", words("Frightened", "Peureux"), 4).of(GameBox::Underground)
};
