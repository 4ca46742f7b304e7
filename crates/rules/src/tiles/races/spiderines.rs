//! Spiderines spin their threads over every chasm.

use crate::board::Terrain;
use crate::tile::{GameBox, Rule, Tile, Where, race, terrains, words};

/// Spiderines.
pub static TILE: Tile = Tile {
    icon: "spider-alt",
    help: words(
        "Every region next to a chasm is next to each region they hold, and they may enter there.",
        "Toute région au bord d'un gouffre est voisine de chacune des leurs, et elles peuvent entrer par là.",
    ),
    short: words(
        "All that touches a chasm is next to them.",
        "Tout ce qui touche un gouffre leur est voisin.",
    ),
    rulings: &["U-17", "U-92"],
    rules: &[Rule::Adjacent(Where::NextTo(terrains(&[Terrain::Chasm])))],
    ..race("spiderines", words("Spiderines", "Arachnées"), 7, 12).of(GameBox::Underground)
};
