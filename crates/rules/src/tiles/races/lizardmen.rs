//! Lizardmen cross rivers as if they were not there.

use crate::tile::{GameBox, Rule, Tile, race, words};

/// Lizardmen.
pub static TILE: Tile = Tile {
    icon: "gecko",
    help: words(
        "They pass through rivers, occupied or not: regions on the same river are next to each other, and its ends are open to them.",
        "Ils traversent les rivières, occupées ou non : les régions d'une même rivière sont voisines, et ses extrémités leur sont ouvertes.",
    ),
    short: words("They pass through rivers.", "Ils traversent les rivières."),
    rulings: &["U-31", "U-32", "U-52", "X-05"],
    rules: &[Rule::ThroughWater],
    ..race("lizardmen", words("Lizardmen", "Gekkos"), 7, 12).of(GameBox::Underground)
};
