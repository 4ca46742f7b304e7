//! Stout people finish the turn first.

use crate::tile::{Rule, Tile, power, words};

/// Stout.
pub static TILE: Tile = Tile {
    icon: "beer-stein",
    help: words(
        "They may go in decline after scoring a turn of conquests.",
        "Ils peuvent passer en déclin après avoir marqué les points d'un tour de conquêtes.",
    ),
    short: words(
        "They may go in decline after scoring.",
        "Peuvent décliner juste après leur décompte.",
    ),
    rulings: &["B-149", "B-150"],
    rules: &[Rule::DeclineAfterTurn],
    ..power("stout", words("Stout", "Durs à cuire"), 4)
};
