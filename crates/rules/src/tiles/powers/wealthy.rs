//! The wealthy bring their fortune once.

use crate::tile::{Per, Rule, Tile, When, power, words};

/// Wealthy.
pub static TILE: Tile = Tile {
    icon: "money-stack",
    help: words(
        "+7 coins once, at the end of their first turn.",
        "+7 jetons une seule fois, à la fin de leur premier tour.",
    ),
    rulings: &["B-152"],
    rules: &[Rule::Score {
        coins: 7,
        per: Per::FirstTurn,
        when: When::Active,
    }],
    ..power("wealthy", words("Wealthy", "Fortunés"), 4)
};
