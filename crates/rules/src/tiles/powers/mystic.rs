//! Coins for crystals.

use crate::board::Symbol;
use crate::tile::{GameBox, Per, Rule, Tile, When, Where, power, words};

/// Mystic.
pub static TILE: Tile = Tile {
    icon: "crystal-growth",
    help: words(
        "Each region of mystic crystals pays one coin more.",
        "Chaque région de cristaux mystiques rapporte un jeton de plus.",
    ),
    rulings: &["U-46"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Symbol(Symbol::Magic)),
        when: When::Active,
    }],
    ..power("mystic", words("Mystic", "De Cristal"), 4).of(GameBox::Underground)
};
