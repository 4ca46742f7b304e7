//! A portal that pays.

use crate::tile::{GameBox, Kind, Per, Rule, Tile, When, Where, other, words};

/// Dark Portal.
pub static TILE: Tile = Tile {
    icon: "magic-portal",
    help: words(
        "Two coins more at scoring for its active holder.",
        "Deux jetons de plus au décompte pour son occupant actif.",
    ),
    rulings: &["W-64"],
    rules: &[Rule::Score {
        coins: 2,
        per: Per::Region(Where::Here),
        when: When::Active,
    }],
    ..other(
        Kind::Place,
        "dark-portal",
        words("Dark Portal", "Porte des Ténèbres"),
    )
    .of(GameBox::Warcraft)
};
