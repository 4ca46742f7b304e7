//! Elves never die in a retreat.

use crate::tile::{Rule, Tile, race, words};

/// Elves.
pub static TILE: Tile = Tile {
    icon: "woman-elf-face",
    help: words(
        "They lose no token when one of their regions is conquered: all of them withdraw.",
        "Ils ne perdent aucun pion quand une de leurs régions est prise : tous se replient.",
    ),
    short: words(
        "They lose no token when conquered.",
        "Ils ne perdent aucun pion quand on les attaque.",
    ),
    rulings: &["B-87"],
    rules: &[Rule::NoCasualties],
    ..race("elves", words("Elves", "Elfes"), 6, 11)
};
