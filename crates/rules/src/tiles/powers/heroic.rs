//! Two heroes make two regions immune.

use crate::tile::{PIECE, Piece, Placed, Tile, power, words};

/// Heroic.
pub static TILE: Tile = Tile {
    icon: "laurel-crown",
    help: words(
        "At the end of each turn the two heroes stand in two different regions: immune until they move.",
        "À la fin de chaque tour, les deux héros se placent dans deux régions différentes : imprenables tant qu'ils y sont.",
    ),
    short: words(
        "Two heroes make their regions immune.",
        "Deux héros rendent leurs régions imprenables.",
    ),
    rulings: &["B-140", "B-141"],
    pieces: &[Piece {
        id: "hero",
        icon: "knight-banner",
        name: words("hero", "héros"),
        put: words("place a hero", "placer un héros"),
        supply: 2,
        placed: Placed::EndOfTurn,
        immune: true,
        ..PIECE
    }],
    ..power("heroic", words("Heroic", "Aux deux Héros"), 5)
};
