//! Hill people earn from their terrain.

use crate::board::Terrain;
use crate::tile::{Per, Rule, Tile, When, Where, power, terrains, words};

/// Hill.
pub static TILE: Tile = Tile {
    icon: "hills",
    help: words(
        "+1 coin for each hill they hold.",
        "+1 jeton par colline occupée.",
    ),
    rulings: &["B-137"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Terrain(terrains(&[Terrain::Hill]))),
        when: When::Active,
    }],
    ..power("hill", words("Hill", "Des Collines"), 4)
};
