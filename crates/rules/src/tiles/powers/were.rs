//! Were-creatures are stronger every second night.

use crate::tile::{GameBox, PRICE, Price, Rule, Tile, When, power, words};

/// Were-.
pub static TILE: Tile = Tile {
    icon: "werewolf",
    help: words(
        "In even rounds every region costs two tokens less.",
        "Aux manches paires, chaque région coûte deux pions de moins.",
    ),
    rulings: &["C-15", "C-16"],
    rules: &[Rule::Price(Price {
        amount: -2,
        when: When::EvenRounds,
        ..PRICE
    })],
    ..power("were", words("Were-", "Garous"), 4).of(GameBox::Cursed)
};
