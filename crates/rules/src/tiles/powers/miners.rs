//! Coins for caverns.

use crate::board::Symbol;
use crate::tile::{GameBox, Known, Per, Rule, Tile, When, Where, power, words};

/// Mining.
pub static TILE: Tile = Tile {
    icon: "mine-wagon",
    help: words(
        "Each cavern pays one coin more.",
        "Chaque caverne rapporte un jeton de plus.",
    ),
    rulings: &["W-42"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Symbol(Symbol::Cavern)),
        when: When::Active,
    }],
    ..power("miners", words("Mining", "Mineurs"), 4)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};
