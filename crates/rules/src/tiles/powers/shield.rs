//! Mushroom armour.

use crate::board::Terrain;
use crate::tile::{GameBox, PIECE, Piece, Placed, Rule, Tile, Where, power, terrains, words};

/// Shield.
pub static TILE: Tile = Tile {
    icon: "checked-shield",
    help: words(
        "Each turn every mushroom forest held brings a shield to place in a held region: one more to its defence, in decline too.",
        "Chaque tour, chaque champignonnière occupée donne un bouclier à poser dans une région tenue : un de plus en défense, même en déclin.",
    ),
    short: words(
        "A shield for each mushroom forest, every turn.",
        "Un bouclier par champignonnière, chaque tour.",
    ),
    rulings: &["U-45", "U-93"],
    rules: &[Rule::StaysInDecline],
    pieces: &[Piece {
        id: "shield-piece",
        icon: "shield",
        name: words("shield", "bouclier"),
        put: words("place a shield", "poser un bouclier"),
        supply: 8,
        per_region: 8,
        placed: Placed::ForRegions(Where::Terrain(terrains(&[Terrain::Forest]))),
        defence: 1,
        stays_in_decline: true,
        ..PIECE
    }],
    ..power("shield", words("Shield", "Coriaces"), 3).of(GameBox::Underground)
};
