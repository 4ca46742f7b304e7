//! An empire pays from the fourth region on.

use crate::tile::{GameBox, Per, Rule, Tile, When, power, words};

/// Imperial.
pub static TILE: Tile = Tile {
    icon: "imperial-crown",
    help: words(
        "One coin more for each region beyond the third.",
        "Un jeton de plus par région au-delà de la troisième.",
    ),
    rulings: &["F-20"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Beyond(3),
        when: When::Active,
    }],
    ..power("imperial", words("Imperial", "Impériaux"), 4).of(GameBox::BeNotAfraid)
};
