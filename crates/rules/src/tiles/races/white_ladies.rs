//! White Ladies haunt what they leave: nobody dares to come.

use crate::tile::{GameBox, Known, Rule, Tile, race, words};

/// White Ladies.
pub static TILE: Tile = Tile {
    icon: "nun-face",
    help: words(
        "Once in decline, no opponent can touch their regions.",
        "Une fois en déclin, leurs régions sont imprenables pour les adversaires.",
    ),
    short: words(
        "Once in decline, nobody can touch them.",
        "En déclin, nul ne peut plus les attaquer.",
    ),
    rulings: &["D-01", "D-02"],
    rules: &[Rule::ImmuneInDecline],
    ..race(
        "white-ladies",
        words("White Ladies", "Dames Blanches"),
        2,
        7,
    )
    .of(GameBox::GrandDames)
    .supply_is(Known::Inferred)
};
