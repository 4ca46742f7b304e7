//! Suffering pays.

use crate::tile::{GameBox, Rule, Tile, power, words};

/// Martyr.
pub static TILE: Tile = Tile {
    icon: "spiked-halo",
    help: words(
        "One coin from the bank whenever an opponent conquers one of your regions.",
        "Un jeton de la réserve chaque fois qu'un adversaire prend une de vos régions.",
    ),
    short: words(
        "A coin whenever a region is taken from you.",
        "Un jeton pour chaque région qu'on vous prend.",
    ),
    rulings: &["U-55", "U-95"],
    rules: &[Rule::Consoled(1)],
    ..power("martyr", words("Martyr", "Martyrs"), 4).of(GameBox::Underground)
};
