//! Mudmen rise from the mud.

use crate::board::Terrain;
use crate::tile::{GameBox, Rule, Tile, Where, race, terrains, words};

/// Mudmen.
pub static TILE: Tile = Tile {
    icon: "golem-head",
    help: words(
        "At redeployment each mud pool they hold brings a new token from the tray.",
        "Au redéploiement, chaque mare de boue occupée apporte un nouveau pion du casier.",
    ),
    short: words(
        "A new token each turn for each mud pool.",
        "Un nouveau pion par mare de boue, chaque tour.",
    ),
    rulings: &["U-37"],
    rules: &[Rule::RecruitIn(Where::Terrain(terrains(&[Terrain::Swamp])))],
    ..race("mudmen", words("Mudmen", "Golems"), 5, 12).of(GameBox::Underground)
};
