//! Gypsies are paid for moving on.

use crate::tile::{GameBox, Known, Per, Rule, Tile, When, race, words};

/// Gypsies.
pub static TILE: Tile = Tile {
    icon: "crystal-ball",
    help: words(
        "One coin at the end of the turn for each region they abandoned in it; they may not attack those regions in the same turn.",
        "Un jeton en fin de tour par région abandonnée ce tour ; elles ne peuvent pas l'attaquer le même tour.",
    ),
    short: words(
        "One coin for each region they abandon.",
        "Un jeton par région qu'elles abandonnent.",
    ),
    rulings: &["D-03", "D-04", "D-05", "D-06"],
    rules: &[
        Rule::ShunsAbandoned,
        Rule::Score {
            coins: 1,
            per: Per::Abandoned,
            when: When::Active,
        },
    ],
    ..race("gypsies", words("Gypsies", "Gitanes"), 6, 11)
        .of(GameBox::GrandDames)
        .supply_is(Known::Inferred)
};
