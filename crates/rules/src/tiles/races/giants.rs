//! Giants come down from a mountain they hold.

use crate::board::Terrain;
use crate::tile::{PRICE, Price, Rule, Tile, Where, race, terrains, words};

/// Giants.
pub static TILE: Tile = Tile {
    icon: "giant",
    help: words(
        "Regions bordering a mountain they hold cost one token less.",
        "Les régions voisines d'une montagne qu'ils occupent coûtent un pion de moins.",
    ),
    short: words(
        "One token less next to mountains they hold.",
        "Un pion de moins à côté de leurs montagnes.",
    ),
    rulings: &["B-88", "B-89"],
    rules: &[Rule::Price(Price {
        amount: -1,
        beside: Some(Where::Terrain(terrains(&[Terrain::Mountain]))),
        ..PRICE
    })],
    ..race("giants", words("Giants", "Géants"), 6, 11)
};
