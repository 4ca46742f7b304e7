//! Diamonds grow on ground like this.

use crate::tile::{GameBox, Kind, Per, Rule, Tile, When, Where, other, words};

/// Diamond Fields.
pub static TILE: Tile = Tile {
    icon: "cut-diamond",
    help: words(
        "The race that holds them gets one coin for each of its regions of this terrain, this one included, in decline too.",
        "Le peuple qui les occupe reçoit un jeton par région de ce terrain qu'il tient, celle-ci comprise, même en déclin.",
    ),
    rulings: &["U-14", "U-74"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::LikeHere),
        when: When::Always,
    }],
    ..other(
        Kind::Place,
        "diamond-fields",
        words("Diamond Fields", "Les Dahlias de Diamant"),
    )
    .of(GameBox::Underground)
};
