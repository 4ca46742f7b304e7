//! Whoever attacks them is attacked.

use crate::tile::{
    Against, GameBox, Hooks, NO_SHOWS, NO_TABLE, NONE, PRICE, Price, Rule, Shows, Table, Tile,
    power, words,
};

/// Vengeful.
pub static TILE: Tile = Tile {
    icon: "sacrificial-dagger",
    help: words(
        "Whoever attacks any of your races pays for it: in your next turn his regions cost you one token less.",
        "Qui attaque un de vos peuples le paie : à votre prochain tour, ses régions vous coûtent un pion de moins.",
    ),
    short: words(
        "Who attacked you is one token cheaper next turn.",
        "Qui vous a attaqué coûte un pion de moins ensuite.",
    ),
    rulings: &["U-62", "U-81"],
    rules: &[
        Rule::Grudge,
        Rule::Price(Price {
            amount: -1,
            against: Against::Grudge,
            ..PRICE
        }),
    ],
    hooks: STANDS,
    ..power("vengeful", words("Vengeful", "Vengeurs"), 4).of(GameBox::Underground)
};

/// What of it lies before a seat.
const STANDS: Hooks = Hooks {
    table: Table {
        shows: Shows {
            stands: Some(("vengeance-marker", "sacrificial-dagger")),
            ..NO_SHOWS
        },
        ..NO_TABLE
    },
    ..NONE
};
