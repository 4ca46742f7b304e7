//! Will-o'-Wisps dance around crystals.

use crate::board::Symbol;
use crate::tile::{GameBox, Rule, Tile, Where, race, words};

/// Will-o'-Wisps.
pub static TILE: Tile = Tile {
    icon: "fluffy-flame",
    help: words(
        "Before attacking mystic crystals, or a region next to crystals they hold, they may name it and roll: it costs so many tokens less.",
        "Avant d'attaquer des cristaux, ou une région voisine de cristaux qu'ils occupent, ils peuvent la désigner et lancer le dé : elle coûte autant de pions de moins.",
    ),
    short: words(
        "A die before attacks at and around crystals.",
        "Un dé avant d'attaquer autour des cristaux.",
    ),
    rulings: &["U-24", "U-25", "U-26"],
    rules: &[Rule::DieFor(Where::Symbol(Symbol::Magic))],
    ..race(
        "will-o-wisps",
        words("Will-o'-Wisps", "Feux Follets"),
        6,
        11,
    )
    .of(GameBox::Underground)
};
