//! Orcs earn from what they drive out.

use crate::tile::{Per, Rule, Tile, When, race, words};

/// Orcs.
pub static TILE: Tile = Tile {
    icon: "orc-head",
    help: words(
        "+1 coin for each non-empty region conquered this turn.",
        "+1 jeton par région non-vide conquise ce tour.",
    ),
    rulings: &["B-95"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::NonEmptyConquest,
        when: When::Active,
    }],
    ..race("orcs", words("Orcs", "Orcs"), 5, 10)
};
