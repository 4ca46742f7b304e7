//! Coins for the shore.

use crate::tile::{GameBox, Known, Per, Rule, Tile, When, Where, power, words};

/// Fishing.
pub static TILE: Tile = Tile {
    icon: "fishing",
    help: words(
        "Each region next to a sea or lake of the map pays one coin more.",
        "Chaque région au bord d’une mer ou d’un lac de la carte rapporte un jeton de plus.",
    ),
    short: words(
        "A coin for each region on the water.",
        "Un jeton par région au bord de l’eau.",
    ),
    rulings: &["W-42", "W-73"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Coastal),
        when: When::Active,
    }],
    ..power("fishermen", words("Fishing", "Pêcheurs"), 2)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};
