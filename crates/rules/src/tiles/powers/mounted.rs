//! Riders are quick over open ground.

use crate::board::Terrain;
use crate::tile::{PRICE, Price, Rule, Tile, Where, power, terrains, words};

/// Mounted.
pub static TILE: Tile = Tile {
    icon: "horse-head",
    help: words(
        "Hills and farmland cost one token less.",
        "Les collines et les champs coûtent un pion de moins.",
    ),
    rulings: &["B-142"],
    rules: &[Rule::Price(Price {
        amount: -1,
        at: Where::Terrain(terrains(&[Terrain::Hill, Terrain::Farmland])),
        ..PRICE
    })],
    ..power("mounted", words("Mounted", "Montés"), 5)
};
