//! Wisdom pays in old age.

use crate::tile::{GameBox, Per, Rule, Tile, When, power, words};

/// Wise.
pub static TILE: Tile = Tile {
    icon: "owl",
    help: words(
        "In decline two coins each turn while they hold a region, the turn of the decline included.",
        "En déclin, deux jetons par tour tant qu'une région est tenue, tour du déclin compris.",
    ),
    short: words(
        "In decline two coins each turn.",
        "En déclin, deux jetons par tour.",
    ),
    rulings: &["U-60", "U-99"],
    rules: &[
        Rule::Score {
            coins: 2,
            per: Per::Turn,
            when: When::Declined,
        },
        Rule::StaysInDecline,
    ],
    ..power("wise", words("Wise", "Sages"), 4).of(GameBox::Underground)
};
