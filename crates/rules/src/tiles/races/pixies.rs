//! Pixies swarm out, and one remains in each region.

use crate::tile::{GameBox, Known, Rule, Tile, race, words};

/// Pixies.
pub static TILE: Tile = Tile {
    icon: "fairy",
    help: words(
        "Many of them, but after redeployment only one stays in each region; the others wait beside the map.",
        "Nombreuses, mais après redéploiement une seule reste par région ; les autres attendent hors de la carte.",
    ),
    short: words(
        "Many, but only one stays in each region.",
        "Nombreuses, mais une seule reste par région.",
    ),
    rulings: &["F-09", "F-10"],
    rules: &[Rule::Garrison(1)],
    ..race("pixies", words("Pixies", "Fées"), 11, 16)
        .of(GameBox::BeNotAfraid)
        .supply_is(Known::Inferred)
};
