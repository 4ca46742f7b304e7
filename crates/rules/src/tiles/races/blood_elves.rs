//! They thirst for magic.

use crate::board::Symbol;
use crate::tile::{Faction, GameBox, Per, Rule, Tile, When, Where, race, words};

/// Blood Elves.
pub static TILE: Tile = Tile {
    icon: "sun-priest",
    help: words(
        "Each magic source they hold pays one coin more.",
        "Chaque source magique occupée rapporte un jeton de plus.",
    ),
    rulings: &["W-18"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Symbol(Symbol::Magic)),
        when: When::Active,
    }],
    ..race("blood-elves", words("Blood Elves", "Elfes de Sang"), 5, 10)
        .of(GameBox::Warcraft)
        .sworn_to(Faction::Horde)
};
