//! Coins for those who stay together.

use crate::tile::{GameBox, Per, Rule, Tile, When, power, words};

/// Flocking.
pub static TILE: Tile = Tile {
    icon: "sheep",
    help: words(
        "Two coins if all regions form one block.",
        "Deux jetons si toutes les régions forment un seul bloc.",
    ),
    rulings: &["U-51", "U-52", "U-92"],
    rules: &[Rule::Score {
        coins: 2,
        per: Per::OneBlock,
        when: When::Active,
    }],
    ..power("flocking", words("Flocking", "Grégaires"), 5).of(GameBox::Underground)
};
