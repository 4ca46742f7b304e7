//! They leave with full pockets.

use crate::tile::{GameBox, Rule, Tile, power, words};

/// Vanishing.
pub static TILE: Tile = Tile {
    icon: "teleport",
    help: words(
        "At decline each region pays two coins instead of one; then all tokens leave the map.",
        "Au déclin, chaque région rapporte deux jetons au lieu d'un ; puis tous les pions quittent la carte.",
    ),
    short: words(
        "At decline two coins a region, then they are gone.",
        "Au déclin, deux jetons par région, puis plus rien.",
    ),
    rulings: &["U-49", "U-50", "U-84"],
    rules: &[Rule::Vanishes, Rule::StaysInDecline],
    ..power("vanishing", words("Vanishing", "Fugaces"), 5).of(GameBox::Underground)
};
