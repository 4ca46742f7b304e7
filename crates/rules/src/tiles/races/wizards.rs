//! Wizards earn from magic sources.

use crate::board::Symbol;
use crate::tile::{Per, Rule, Tile, When, Where, race, words};

/// Wizards.
pub static TILE: Tile = Tile {
    icon: "wizard-face",
    help: words(
        "+1 coin for each magic source they hold.",
        "+1 jeton par source magique occupée.",
    ),
    rulings: &["B-94"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Symbol(Symbol::Magic)),
        when: When::Active,
    }],
    ..race("wizards", words("Wizards", "Mages"), 5, 10)
};
