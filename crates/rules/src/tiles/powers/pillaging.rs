//! Pillagers earn from what they drive out.

use crate::tile::{Per, Rule, Tile, When, power, words};

/// Pillaging.
pub static TILE: Tile = Tile {
    icon: "robber",
    help: words(
        "+1 coin for each non-empty region conquered this turn.",
        "+1 jeton par région non-vide conquise ce tour.",
    ),
    rulings: &["B-143"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::NonEmptyConquest,
        when: When::Active,
    }],
    ..power("pillaging", words("Pillaging", "Pillards"), 5)
};
