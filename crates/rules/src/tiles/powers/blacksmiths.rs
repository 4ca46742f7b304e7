//! Good blades.

use crate::tile::{GameBox, Known, PRICE, Price, Rule, Tile, power, words};

/// Blacksmith.
pub static TILE: Tile = Tile {
    icon: "anvil-impact",
    help: words(
        "Every region costs one token less.",
        "Toute région coûte un pion de moins.",
    ),
    rulings: &["W-48", "W-68"],
    rules: &[Rule::Price(Price {
        amount: -1,
        ..PRICE
    })],
    ..power("blacksmiths", words("Blacksmith", "Forgerons"), 3)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};
