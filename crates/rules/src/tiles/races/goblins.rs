//! Goblins fall upon those who are past their prime.

use crate::tile::{Against, GameBox, Known, PRICE, Price, Rule, Tile, race, words};

/// Goblins.
pub static TILE: Tile = Tile {
    icon: "goblin-head",
    help: words(
        "Regions with declined tokens or lost tribes cost one token less, their own declined race included.",
        "Les régions où se trouvent des pions en déclin ou des tribus oubliées coûtent un pion de moins, leur propre peuple en déclin compris.",
    ),
    short: words(
        "One token less against tribes and declined races.",
        "Un pion de moins contre tribus et déclinés.",
    ),
    rulings: &["C-01", "C-02"],
    rules: &[Rule::Price(Price {
        amount: -1,
        against: Against::Declined,
        ..PRICE
    })],
    ..race("goblins", words("Goblins", "Gobelins"), 6, 11)
        .of(GameBox::Cursed)
        .supply_is(Known::Inferred)
};
