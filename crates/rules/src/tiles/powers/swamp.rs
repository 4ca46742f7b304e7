//! Swamp people earn from their terrain.

use crate::board::Terrain;
use crate::tile::{Per, Rule, Tile, When, Where, power, terrains, words};

/// Swamp.
pub static TILE: Tile = Tile {
    icon: "swamp",
    help: words(
        "+1 coin for each swamp they hold.",
        "+1 jeton par marais occupé.",
    ),
    rulings: &["B-137"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Terrain(terrains(&[Terrain::Swamp]))),
        when: When::Active,
    }],
    ..power("swamp", words("Swamp", "Des Marais"), 4)
};
