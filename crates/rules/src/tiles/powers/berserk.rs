//! Berserkers roll before each attack.

use crate::tile::{Rule, Tile, power, words};

/// Berserk.
pub static TILE: Tile = Tile {
    icon: "axe-swing",
    help: words(
        "Before each conquest you may roll the die and then choose a region: it costs that much less.",
        "Avant chaque conquête vous pouvez lancer le dé, puis choisir une région : elle coûte autant de moins.",
    ),
    short: words(
        "The die before each conquest: so many tokens less.",
        "Le dé avant chaque conquête : autant de pions de moins.",
    ),
    rulings: &["B-118", "B-119", "B-120", "B-121", "B-122"],
    rules: &[Rule::DieBeforeEach],
    ..power("berserk", words("Berserk", "Berserks"), 4)
};
