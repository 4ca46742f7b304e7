//! Amazons attack with four tokens more than they may leave on the map.

use crate::tile::{Rule, Tile, race, words};

/// Amazons.
pub static TILE: Tile = Tile {
    icon: "archer",
    help: words(
        "Four extra tokens, for attacking only: after each redeployment four Amazons leave the map and come back next turn.",
        "Quatre pions de plus, pour attaquer seulement : après chaque redéploiement, quatre Amazones quittent la carte et reviennent au tour suivant.",
    ),
    short: words(
        "Four extra tokens, for attacking only.",
        "Quatre pions de plus, pour attaquer seulement.",
    ),
    rulings: &["B-81", "B-82", "B-83", "B-84"],
    rules: &[Rule::Lent(4)],
    ..race("amazons", words("Amazons", "Amazones"), 6, 15)
};
