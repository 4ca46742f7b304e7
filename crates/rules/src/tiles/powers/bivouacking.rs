//! Bivouackers pitch five camps.

use crate::tile::{PIECE, Piece, Placed, Tile, power, words};

/// Bivouacking.
pub static TILE: Tile = Tile {
    icon: "campfire",
    help: words(
        "Five camps, placed anew at each redeployment: +1 defence each, and they protect a lone token from conversion.",
        "Cinq campements, replacés à chaque redéploiement : +1 en défense chacun, et ils protègent un pion seul de la conversion.",
    ),
    short: words(
        "Five camps, placed anew each turn: +1 defence.",
        "Cinq campements, replacés chaque tour : +1 défense.",
    ),
    rulings: &["B-123", "B-124", "B-125"],
    pieces: &[Piece {
        id: "camp",
        icon: "camping-tent",
        name: words("encampment", "campement"),
        put: words("pitch an encampment", "dresser un campement"),
        supply: 5,
        per_region: 5,
        placed: Placed::Redeployed,
        defence: 1,
        company: true,
        ..PIECE
    }],
    ..power("bivouacking", words("Bivouacking", "Scouts"), 5)
};
