//! Forest people earn from their terrain.

use crate::board::Terrain;
use crate::tile::{Per, Rule, Tile, When, Where, power, terrains, words};

/// Forest.
pub static TILE: Tile = Tile {
    icon: "pine-tree",
    help: words(
        "+1 coin for each forest they hold.",
        "+1 jeton par forêt occupée.",
    ),
    rulings: &["B-137"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Terrain(terrains(&[Terrain::Forest]))),
        when: When::Active,
    }],
    ..power("forest", words("Forest", "Des Forêts"), 4)
};
