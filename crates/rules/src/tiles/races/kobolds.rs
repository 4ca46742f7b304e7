//! Kobolds never go anywhere alone.

use crate::tile::{GameBox, Known, Rule, Tile, race, words};

/// Kobolds.
pub static TILE: Tile = Tile {
    icon: "lizardman",
    help: words(
        "Many of them, but they need at least two tokens to conquer a region and to stay in it.",
        "Nombreux, mais il leur faut au moins deux pions pour conquérir une région et pour y rester.",
    ),
    short: words(
        "Many, but always at least two in a region.",
        "Nombreux, mais toujours au moins deux par région.",
    ),
    rulings: &["C-03", "C-04", "C-05", "C-06"],
    rules: &[Rule::Least(2)],
    ..race("kobolds", words("Kobolds", "Kobolds"), 11, 16)
        .of(GameBox::Cursed)
        .supply_is(Known::Inferred)
};
