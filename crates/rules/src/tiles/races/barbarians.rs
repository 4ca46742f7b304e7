//! Barbarians stay where the battle left them.

use crate::tile::{GameBox, Rule, Tile, race, words};

/// Barbarians.
pub static TILE: Tile = Tile {
    icon: "barbarian",
    help: words(
        "Many of them, but they never redeploy in their own turn. They may conquer with more tokens than needed and choose what to take up.",
        "Nombreux, mais ils ne se redéploient jamais à leur tour. Ils peuvent conquérir avec plus de pions que nécessaire et choisissent ceux qu'ils reprennent.",
    ),
    short: words(
        "Many, but they never redeploy.",
        "Nombreux, mais ils ne se redéploient jamais.",
    ),
    rulings: &["B-24", "F-01", "F-02", "F-03", "F-04", "F-25"],
    rules: &[Rule::StaysPut],
    ..race("barbarians", words("Barbarians", "Barbares"), 9, 14).of(GameBox::BeNotAfraid)
};
