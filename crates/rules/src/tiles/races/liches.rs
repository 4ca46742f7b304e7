//! Liches take their due even in decline.

use crate::tile::{GameBox, Rule, Tile, race, words};

/// Liches.
pub static TILE: Tile = Tile {
    icon: "skull-crack",
    help: words(
        "In decline whoever conquers one of their regions pays you one coin; without a coin he cannot attack them.",
        "En déclin, qui conquiert une de leurs régions vous paie un jeton ; sans jeton, il ne peut pas les attaquer.",
    ),
    short: words(
        "In decline whoever takes a region pays you a coin.",
        "En déclin, qui prend une région vous paie un jeton.",
    ),
    rulings: &["U-38", "U-89", "U-90"],
    rules: &[Rule::Toll(1)],
    ..race("liches", words("Liches", "Liches"), 5, 10).of(GameBox::Underground)
};
