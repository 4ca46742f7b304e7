//! Coins along the river.

use crate::tile::{GameBox, Per, Rule, Tile, When, Where, power, words};

/// Fisher.
pub static TILE: Tile = Tile {
    icon: "fishing-hook",
    help: words(
        "Every two coastal regions pay one coin more.",
        "Deux régions côtières rapportent un jeton de plus.",
    ),
    rulings: &["U-56", "U-88"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Every {
            regions: 2,
            at: Where::Coastal,
        },
        when: When::Active,
    }],
    ..power("fisher", words("Fisher", "Pêcheurs"), 4).of(GameBox::Underground)
};
