//! Historians are paid for every fall they can write about.

use crate::tile::{GameBox, Rule, Tile, power, words};

/// Historian.
pub static TILE: Tile = Tile {
    icon: "scroll-quill",
    help: words(
        "One coin as they are picked for each declined race on the map; then one each time a race goes in decline, their own included.",
        "Un jeton, quand on les choisit, par peuple en déclin sur la carte ; puis un à chaque passage en déclin, le leur compris.",
    ),
    short: words(
        "A coin for each race in decline, now and later.",
        "Un jeton par peuple en déclin, puis à chaque déclin.",
    ),
    rulings: &["D-14", "D-15", "D-16"],
    rules: &[Rule::CoinsPerDeclinedRace(1), Rule::CoinsPerDecline(1)],
    ..power("historian", words("Historian", "Historiens"), 5).of(GameBox::GrandDames)
};
