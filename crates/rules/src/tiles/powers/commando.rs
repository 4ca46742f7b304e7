//! Commandos take everything cheaper.

use crate::tile::{PRICE, Price, Rule, Tile, power, words};

/// Commando.
pub static TILE: Tile = Tile {
    icon: "crossed-swords",
    help: words(
        "Every region costs one token less.",
        "Chaque région coûte un pion de moins.",
    ),
    rulings: &["B-126"],
    rules: &[Rule::Price(Price {
        amount: -1,
        ..PRICE
    })],
    ..power("commando", words("Commando", "Armés"), 4)
};
