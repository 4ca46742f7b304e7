//! Ogres hit hard.

use crate::tile::{GameBox, PRICE, Price, Rule, Tile, race, words};

/// Ogres.
pub static TILE: Tile = Tile {
    icon: "ogre",
    help: words(
        "Every conquest costs them one token less.",
        "Chaque conquête leur coûte un pion de moins.",
    ),
    rulings: &["U-43"],
    rules: &[Rule::Price(Price {
        amount: -1,
        ..PRICE
    })],
    ..race("ogres", words("Ogres", "Ogres"), 5, 10).of(GameBox::Underground)
};
