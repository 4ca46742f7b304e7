//! Ransackers empty the pockets of those they drive out.

use crate::tile::{GameBox, Rule, Tile, power, words};

/// Ransacking.
pub static TILE: Tile = Tile {
    icon: "swap-bag",
    help: words(
        "For each region taken from an opponent's active race, he gives them one coin, if he has one.",
        "Pour chaque région prise au peuple actif d'un adversaire, celui-ci leur donne un jeton, s'il en a.",
    ),
    short: words(
        "One coin from whoever loses a region to them.",
        "Un jeton de qui perd une région contre eux.",
    ),
    rulings: &["C-14"],
    rules: &[Rule::Loot(1)],
    ..power("ransacking", words("Ransacking", "Voleurs"), 4).of(GameBox::Cursed)
};
