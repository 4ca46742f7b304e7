//! A keep that holds and pays.

use crate::tile::{
    GameBox, Held, Hooks, Kind, NONE, PIECE, Per, Piece, Rule, Tile, When, Where, other, words,
};

/// Keep on the Motherland.
pub static TILE: Tile = Tile {
    icon: "castle-ruins",
    help: words(
        "One coin at scoring to whoever holds it, and one more to the defence of its region, in decline too.",
        "Un jeton au décompte à qui l'occupe, et un de plus en défense, même en déclin.",
    ),
    rulings: &["U-12", "U-14", "U-75"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Here),
        when: When::Always,
    }],
    pieces: &[Piece {
        id: "keep",
        icon: "castle-ruins",
        name: words("keep", "donjon"),
        rooted: true,
        defence: 1,
        ..PIECE
    }],
    hooks: Hooks {
        held: Some(|hands, tile, held| {
            let piece = hands.game.tile_on_board(tile).pieces.first().copied();
            if let (Held::Found(_, region), Some(piece)) = (held, piece) {
                hands.add_pieces(piece, region, 1);
            }
        }),
        ..NONE
    },
    ..other(
        Kind::Place,
        "keep-on-the-motherland",
        words("Keep on the Motherland", "Le Donjon du Danger"),
    )
    .of(GameBox::Underground)
};
