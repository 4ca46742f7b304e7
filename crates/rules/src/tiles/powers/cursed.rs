//! A curse makes this combo dear to pass over.

use crate::tile::{GameBox, Rule, Tile, power, words};

/// Cursed.
pub static TILE: Tile = Tile {
    icon: "cursed-star",
    help: words(
        "Whoever passes this combo over lays three coins on it instead of one.",
        "Qui délaisse cette combinaison y pose trois jetons au lieu d'un.",
    ),
    short: words(
        "Passing them over costs three coins, not one.",
        "Les délaisser coûte trois jetons au lieu d'un.",
    ),
    rulings: &["C-09"],
    rules: &[Rule::PassedCoins(3)],
    ..power("cursed", words("Cursed", "Maudits"), 0).of(GameBox::Cursed)
};
