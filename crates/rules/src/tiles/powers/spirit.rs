//! Spirits linger beside another declined race.

use crate::tile::{Rule, Tile, power, words};

/// Spirit.
pub static TILE: Tile = Tile {
    icon: "ghost",
    help: words(
        "In decline they do not count toward the limit of one declined race, and leave only by conquest.",
        "En déclin, ils ne comptent pas dans la limite d'un peuple en déclin et ne partent que par conquête.",
    ),
    short: words(
        "Their decline drives no declined race away.",
        "Leur déclin ne chasse aucun peuple en déclin.",
    ),
    rulings: &["B-147", "B-148"],
    rules: &[Rule::OwnDeclineSlot, Rule::StaysInDecline],
    ..power("spirit", words("Spirit", "Ancestraux"), 5)
};
