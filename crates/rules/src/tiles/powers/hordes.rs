//! A horde comes along.

use crate::tile::{GameBox, PIECE, Piece, Placed, Tile, power, words};

/// Hordes of.
pub static TILE: Tile = Tile {
    icon: "minions",
    help: words(
        "Two horde tokens fight and hold like race tokens until they are lost; they vanish in decline.",
        "Deux jetons de horde se battent et tiennent comme des pions, jusqu'à leur perte ; ils disparaissent en déclin.",
    ),
    short: words(
        "Two horde tokens fight and hold like the others.",
        "Deux jetons de horde se battent comme des pions.",
    ),
    rulings: &["C-07", "C-08"],
    pieces: &[Piece {
        id: "horde-token",
        icon: "minions",
        name: words("horde token", "jeton de horde"),
        put: words("horde token here", "jeton de horde ici"),
        supply: 2,
        per_region: 2,
        placed: Placed::AsToken,
        ..PIECE
    }],
    ..power("hordes", words("Hordes of", "De la Horde"), 5).of(GameBox::Cursed)
};
