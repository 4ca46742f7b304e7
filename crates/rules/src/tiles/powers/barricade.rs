//! A small realm behind barricades pays.

use crate::tile::{GameBox, Per, Rule, Tile, When, power, words};

/// Barricade.
pub static TILE: Tile = Tile {
    icon: "barricade",
    help: words(
        "Three coins at scoring with four regions or fewer, but at least one.",
        "Trois jetons au décompte avec quatre régions ou moins, mais au moins une.",
    ),
    short: words(
        "Three coins with four regions or fewer.",
        "Trois jetons avec quatre régions ou moins.",
    ),
    rulings: &["F-23"],
    rules: &[Rule::Score {
        coins: 3,
        per: Per::UpTo(4),
        when: When::Active,
    }],
    ..power("barricade", words("Barricade", "Retranchés"), 4).of(GameBox::BeNotAfraid)
};
