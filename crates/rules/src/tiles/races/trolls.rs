//! Trolls dig a lair wherever they conquer.

use crate::tile::{PIECE, Piece, Placed, Tile, race, words};

/// Trolls.
pub static TILE: Tile = Tile {
    icon: "troll",
    help: words(
        "A lair in each region they conquer: +1 defence, even in decline.",
        "Un antre dans chaque région conquise : +1 en défense, même en déclin.",
    ),
    short: words(
        "A lair per region: +1 defence, even in decline.",
        "Un antre par région : +1 défense, même en déclin.",
    ),
    rulings: &["B-115"],
    pieces: &[Piece {
        id: "troll-lair",
        icon: "rock",
        name: words("troll lair", "antre de troll"),
        supply: 10,
        placed: Placed::OnConquest,
        defence: 1,
        stays_in_decline: true,
        ..PIECE
    }],
    ..race("trolls", words("Trolls", "Trolls"), 5, 10)
};
