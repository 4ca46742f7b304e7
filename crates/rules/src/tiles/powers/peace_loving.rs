//! Peace pays.

use crate::tile::{GameBox, Per, Rule, Tile, When, power, words};

/// Peace-loving.
pub static TILE: Tile = Tile {
    icon: "peace-dove",
    help: words(
        "Three coins at scoring if no active race was attacked this turn.",
        "Trois jetons au décompte si aucun peuple actif n'a été attaqué ce tour.",
    ),
    short: words(
        "Three coins if no active race was attacked.",
        "Trois jetons sans attaquer de peuple actif.",
    ),
    rulings: &["D-17", "D-18"],
    rules: &[Rule::Score {
        coins: 3,
        per: Per::NoAttack,
        when: When::Active,
    }],
    ..power("peace-loving", words("Peace-loving", "Pacifistes"), 4).of(GameBox::GrandDames)
};
