//! Coins for old things.

use crate::tile::{GameBox, Known, Per, Rule, Tile, When, power, words};

/// Archaeologist.
pub static TILE: Tile = Tile {
    icon: "amphora",
    help: words(
        "Each artifact and each place they hold pays one coin.",
        "Chaque artefact et chaque lieu occupé rapporte un jeton.",
    ),
    short: words(
        "A coin for each artifact and place.",
        "Un jeton par artefact et par lieu.",
    ),
    rulings: &["W-39"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Marker,
        when: When::Active,
    }],
    ..power("archaeologists", words("Archaeologist", "Archéologues"), 5)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};
