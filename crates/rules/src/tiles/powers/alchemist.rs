//! Alchemists make gold every turn.

use crate::tile::{Per, Rule, Tile, When, power, words};

/// Alchemist.
pub static TILE: Tile = Tile {
    icon: "round-bottom-flask",
    help: words(
        "+2 coins each turn they are active.",
        "+2 jetons à chaque tour où ils sont actifs.",
    ),
    rulings: &["B-117"],
    rules: &[Rule::Score {
        coins: 2,
        per: Per::Turn,
        when: When::Active,
    }],
    ..power("alchemist", words("Alchemist", "Alchimistes"), 4)
};
