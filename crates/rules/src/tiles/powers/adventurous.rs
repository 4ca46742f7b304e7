//! Coins for places.

use crate::tile::{GameBox, Hooks, NONE, Per, Rule, Tile, When, power, words};
use crate::tiles::places::rusted_throne;

/// Adventurous.
pub static TILE: Tile = Tile {
    icon: "compass",
    help: words(
        "Each place they hold pays one coin more.",
        "Chaque lieu occupé rapporte un jeton de plus.",
    ),
    rulings: &["U-56", "X-03"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Place,
        when: When::Active,
    }],
    hooks: Hooks {
        // The throne is a place, too.
        works: Some(|setup| !setup.monsters().is_empty() || rusted_throne::stands(setup)),
        ..NONE
    },
    ..power("adventurous", words("Adventurous", "Touristes"), 5).of(GameBox::Underground)
};
