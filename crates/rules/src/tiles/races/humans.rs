//! Humans earn from farmland.

use crate::board::Terrain;
use crate::tile::{Per, Rule, Tile, When, Where, race, terrains, words};

/// Humans.
pub static TILE: Tile = Tile {
    icon: "visored-helm",
    help: words(
        "+1 coin for each farmland they hold.",
        "+1 jeton par champ occupé.",
    ),
    rulings: &["B-94"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Terrain(terrains(&[Terrain::Farmland]))),
        when: When::Active,
    }],
    ..race("humans", words("Humans", "Humains"), 5, 10)
};
