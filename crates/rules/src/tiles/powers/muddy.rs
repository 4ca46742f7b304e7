//! Coins for mud, for ever.

use crate::board::Terrain;
use crate::tile::{GameBox, Per, Rule, Tile, When, Where, power, terrains, words};

/// Muddy.
pub static TILE: Tile = Tile {
    icon: "dripping-goo",
    help: words(
        "Each mud pool pays one coin more, in decline too.",
        "Chaque mare de boue rapporte un jeton de plus, même en déclin.",
    ),
    rulings: &["U-46", "U-99"],
    rules: &[
        Rule::Score {
            coins: 1,
            per: Per::Region(Where::Terrain(terrains(&[Terrain::Swamp]))),
            when: When::Always,
        },
        Rule::StaysInDecline,
    ],
    ..power("muddy", words("Muddy", "De Boue"), 3).of(GameBox::Underground)
};
