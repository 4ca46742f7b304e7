//! The underworld joins all caverns.

use crate::board::Symbol;
use crate::tile::{PRICE, Price, Rule, Tile, Where, power, words};

/// Underworld.
pub static TILE: Tile = Tile {
    icon: "cave-entrance",
    help: words(
        "Caverns cost one token less, and all caverns border each other.",
        "Les cavernes coûtent un pion de moins et sont toutes voisines entre elles.",
    ),
    short: words(
        "Caverns cost one token less and border each other.",
        "Cavernes : un pion de moins, toutes voisines.",
    ),
    rulings: &["B-151"],
    rules: &[
        Rule::Price(Price {
            amount: -1,
            at: Where::Symbol(Symbol::Cavern),
            ..PRICE
        }),
        Rule::Link(Where::Symbol(Symbol::Cavern)),
    ],
    ..power("underworld", words("Underworld", "Des Cavernes"), 5)
};
