//! A fort in every region.

use crate::tile::{GameBox, Known, PIECE, Piece, Placed, Rule, Tile, power, words};

/// Entrenched.
pub static TILE: Tile = Tile {
    icon: "wooden-fence",
    help: words(
        "Each region they conquer gets a fort: +1 defence, even in decline. Ten in all.",
        "Chaque région conquise reçoit un fort : +1 en défense, même en déclin. Dix en tout.",
    ),
    short: words(
        "A fort in each region conquered: +1 defence.",
        "Un fort par région conquise : +1 en défense.",
    ),
    rulings: &["W-52", "W-69", "W-80", "W-83"],
    rules: &[Rule::StaysInDecline],
    pieces: &[Piece {
        id: "fort",
        icon: "palisade",
        name: words("fort", "fort"),
        supply: 10,
        placed: Placed::OnConquest,
        defence: 1,
        stays_in_decline: true,
        ..PIECE
    }],
    ..power("entrenched", words("Entrenched", "Retranchés"), 4)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};
