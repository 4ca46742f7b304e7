//! At home in the mountains.

use crate::board::Terrain;
use crate::tile::{Faction, GameBox, PRICE, Price, Rule, Tile, Where, race, terrains, words};

/// Dwarves.
pub static TILE: Tile = Tile {
    icon: "dwarf-helmet",
    help: words(
        "Mountains cost them two tokens less.",
        "Les montagnes leur coûtent deux pions de moins.",
    ),
    rulings: &["W-33", "W-68"],
    rules: &[Rule::Price(Price {
        amount: -2,
        at: Where::Terrain(terrains(&[Terrain::Mountain])),
        ..PRICE
    })],
    ..race("dwarves-wow", words("Dwarves", "Nains"), 5, 10)
        .of(GameBox::Warcraft)
        .sworn_to(Faction::Alliance)
};
