//! Ratmen are simply many.

use crate::tile::{Tile, race, words};

/// Ratmen.
pub static TILE: Tile = Tile {
    icon: "rat",
    help: words(
        "No ability: there are just a lot of them.",
        "Aucune capacité : ils sont nombreux, voilà tout.",
    ),
    rulings: &["B-116"],
    ..race("ratmen", words("Ratmen", "Hommes-rats"), 8, 13)
};
