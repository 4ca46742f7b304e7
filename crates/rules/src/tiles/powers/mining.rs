//! Coins for mines.

use crate::board::Symbol;
use crate::tile::{GameBox, Per, Rule, Tile, When, Where, power, words};

/// Mining.
pub static TILE: Tile = Tile {
    icon: "mining",
    help: words(
        "Each mine pays one coin more.",
        "Chaque mine rapporte un jeton de plus.",
    ),
    rulings: &["U-46"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Symbol(Symbol::Mine)),
        when: When::Active,
    }],
    ..power("mining", words("Mining", "Des Mines"), 4).of(GameBox::Underground)
};
