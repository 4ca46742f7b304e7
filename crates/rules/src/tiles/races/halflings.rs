//! Halflings enter anywhere and dig in.

use crate::tile::{PIECE, Piece, Placed, Rule, Tile, Where, race, words};

/// Halflings.
pub static TILE: Tile = Tile {
    icon: "barefoot",
    help: words(
        "They may enter anywhere. The first two regions they ever conquer get a hole: immune while they stay.",
        "Ils entrent n'importe où. Les deux premières régions qu'ils conquièrent reçoivent une tanière : imprenables tant qu'ils y restent.",
    ),
    short: words(
        "Enter anywhere; two holes make regions immune.",
        "Entrent partout ; deux tanières imprenables.",
    ),
    rulings: &["B-90", "B-91", "B-92", "B-93"],
    rules: &[Rule::Entry(Where::Any)],
    pieces: &[Piece {
        id: "hole-in-the-ground",
        icon: "hobbit-door",
        name: words("hole-in-the-ground", "tanière"),
        supply: 2,
        placed: Placed::FirstConquests(2),
        immune: true,
        ..PIECE
    }],
    ..race("halflings", words("Halflings", "Mi-portions"), 6, 11)
};
