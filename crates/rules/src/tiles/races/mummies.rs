//! Mummies are many and clumsy.

use crate::tile::{GameBox, PRICE, Price, Rule, Tile, race, words};

/// Mummies.
pub static TILE: Tile = Tile {
    icon: "mummy-head",
    help: words(
        "Every conquest costs them one token more.",
        "Chaque conquête leur coûte un pion de plus.",
    ),
    rulings: &["U-40", "U-94"],
    rules: &[Rule::Price(Price { amount: 1, ..PRICE })],
    ..race("mummies", words("Mummies", "Momies"), 10, 15).of(GameBox::Underground)
};
