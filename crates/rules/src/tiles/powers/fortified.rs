//! Builders raise one fortress a turn.

use crate::tile::{PIECE, Piece, Placed, Rule, Tile, power, words};

/// Fortified.
pub static TILE: Tile = Tile {
    icon: "stone-tower",
    help: words(
        "Once per turn a fortress in a held region: +1 coin while active, +1 defence even in decline. Six in all.",
        "Une fois par tour, une forteresse dans une région occupée : +1 jeton tant qu'ils sont actifs, +1 en défense même en déclin. Six en tout.",
    ),
    short: words(
        "A fortress each turn: +1 coin, +1 defence.",
        "Une forteresse par tour : +1 jeton, +1 défense.",
    ),
    rulings: &["B-138", "B-139"],
    rules: &[Rule::StaysInDecline],
    pieces: &[Piece {
        id: "fortress",
        icon: "castle",
        name: words("fortress", "forteresse"),
        put: words("build a fortress", "bâtir une forteresse"),
        supply: 6,
        placed: Placed::EachTurn(1),
        defence: 1,
        coins: 1,
        stays_in_decline: true,
        ..PIECE
    }],
    ..power("fortified", words("Fortified", "Bâtisseurs"), 3)
};
