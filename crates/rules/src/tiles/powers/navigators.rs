//! Their ships cost nothing.

use crate::tile::{GameBox, Known, Rule, Tile, power, words};

/// Navigator.
pub static TILE: Tile = Tile {
    icon: "ship-wheel",
    help: words(
        "An anchor that is not next to them costs no token more.",
        "Une ancre qui ne leur est pas voisine ne coûte aucun pion de plus.",
    ),
    short: words("Ships cost them nothing.", "Leurs bateaux ne coûtent rien."),
    rulings: &["W-05", "W-48", "W-76"],
    rules: &[Rule::NoTransport],
    ..power("navigators", words("Navigator", "Navigateurs"), 5)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};
