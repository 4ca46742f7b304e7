//! Nobody of them dies.

use crate::tile::{GameBox, Rule, Tile, power, words};

/// Immortal.
pub static TILE: Tile = Tile {
    icon: "infinity",
    help: words(
        "They lose no token when a region is conquered.",
        "Ils ne perdent aucun pion quand une région est conquise.",
    ),
    rulings: &["U-53", "U-95"],
    rules: &[Rule::NoCasualties],
    ..power("immortal", words("Immortal", "Immortels"), 4).of(GameBox::Underground)
};
