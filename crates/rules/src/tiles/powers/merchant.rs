//! Merchants earn everywhere.

use crate::tile::{Per, Rule, Tile, When, Where, power, words};

/// Merchant.
pub static TILE: Tile = Tile {
    icon: "trade",
    help: words(
        "+1 coin for each region they hold.",
        "+1 jeton par région occupée.",
    ),
    rulings: &["B-137"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Any),
        when: When::Active,
    }],
    ..power("merchant", words("Merchant", "Marchands"), 2)
};
