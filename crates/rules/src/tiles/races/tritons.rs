//! Tritons strike from the water.

use crate::tile::{PRICE, Price, Rule, Tile, Where, race, words};

/// Tritons.
pub static TILE: Tile = Tile {
    icon: "triton-head",
    help: words(
        "Regions next to a sea or lake cost one token less.",
        "Les régions bordant une mer ou un lac coûtent un pion de moins.",
    ),
    rulings: &["B-104"],
    rules: &[Rule::Price(Price {
        amount: -1,
        at: Where::Coastal,
        ..PRICE
    })],
    ..race("tritons", words("Tritons", "Tritons"), 6, 11)
};
