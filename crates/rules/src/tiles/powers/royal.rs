//! A queen makes her region immune.

use crate::tile::{GameBox, PIECE, Piece, Placed, Rule, Tile, power, words};

/// Royal.
pub static TILE: Tile = Tile {
    icon: "queen-crown",
    help: words(
        "At the end of each turn the queen stands in one of your regions: immune, and for good once the race declines.",
        "À la fin de chaque tour, la reine se place dans une de vos régions : imprenable, et pour de bon après le déclin.",
    ),
    short: words(
        "A queen makes a region immune, even in decline.",
        "Une reine rend une région imprenable, même en déclin.",
    ),
    rulings: &["U-59", "U-91", "U-100"],
    rules: &[Rule::StaysInDecline],
    pieces: &[Piece {
        id: "queen",
        icon: "queen-crown",
        name: words("queen", "reine"),
        put: words("place the queen", "placer la reine"),
        placed: Placed::EndOfTurn,
        immune: true,
        stays_in_decline: true,
        ..PIECE
    }],
    ..power("royal", words("Royal", "Royaux"), 5).of(GameBox::Underground)
};
