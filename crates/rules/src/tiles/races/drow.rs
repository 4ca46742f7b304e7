//! Drow live for themselves.

use crate::tile::{GameBox, Per, Rule, Tile, When, race, words};

/// Drow.
pub static TILE: Tile = Tile {
    icon: "elf-ear",
    help: words(
        "Each region they hold with nobody else next to it (no other race, no monster) pays one coin more.",
        "Chaque région occupée sans personne d'autre à côté (ni peuple, ni monstre) rapporte un jeton de plus.",
    ),
    short: words(
        "A coin for each region with nobody next to it.",
        "Un jeton par région sans personne à côté.",
    ),
    rulings: &["U-23", "U-98"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Alone,
        when: When::Active,
    }],
    ..race("drow", words("Drow", "Elfes Noirs"), 4, 9).of(GameBox::Underground)
};
