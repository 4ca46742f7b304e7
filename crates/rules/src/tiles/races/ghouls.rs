//! Ghouls do not notice that they have declined.

use crate::tile::{Rule, Tile, race, words};

/// Ghouls.
pub static TILE: Tile = Tile {
    icon: "shambling-zombie",
    help: words(
        "In decline all their tokens stay, and they go on conquering at the start of the turn, before the active race.",
        "En déclin, tous leurs pions restent et continuent de conquérir au début du tour, avant le peuple actif.",
    ),
    short: words(
        "In decline all stay and go on conquering.",
        "En déclin, tous restent et conquièrent encore.",
    ),
    rulings: &[
        "B-105", "B-106", "B-107", "B-108", "B-109", "B-110", "B-111", "B-112", "B-113", "B-114",
    ],
    rules: &[Rule::StandsInDecline, Rule::ActsInDecline],
    ..race("ghouls", words("Ghouls", "Zombies"), 5, 10)
};
