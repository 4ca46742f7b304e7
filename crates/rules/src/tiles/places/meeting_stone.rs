//! A stone that calls ships for nothing.

use crate::tile::{GameBox, Kind, Rule, Tile, other, words};

/// Meeting Stone.
pub static TILE: Tile = Tile {
    icon: "rune-stone",
    help: words(
        "Its active holder pays no token more for an anchor that is not next to his race.",
        "Son occupant actif ne paie aucun pion de plus pour une ancre non voisine de son peuple.",
    ),
    rulings: &["W-64", "W-76"],
    rules: &[Rule::NoTransport],
    ..other(
        Kind::Place,
        "meeting-stone",
        words("Meeting Stone", "Pierre de Rencontre"),
    )
    .of(GameBox::Warcraft)
};
