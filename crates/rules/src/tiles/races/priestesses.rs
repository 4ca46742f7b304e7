//! Priestesses withdraw into one ivory tower.

use crate::tile::{GameBox, Rule, Tile, race, words};

/// Priestesses.
pub static TILE: Tile = Tile {
    icon: "tarot-02-the-high-priestess",
    help: words(
        "Going in decline they gather one token for each of their regions in one of them: a tower that scores one coin per token. The other regions are free.",
        "En déclin, elles réunissent un pion par région dans une seule : une tour qui rapporte un jeton par pion. Les autres régions sont libres.",
    ),
    short: words(
        "In decline: one tower, one coin per token.",
        "En déclin : une seule tour, un jeton par pion.",
    ),
    rulings: &["D-07", "D-08", "D-09", "D-10", "D-12"],
    rules: &[Rule::Gathers],
    ..race("priestesses", words("Priestesses", "Prêtresses"), 4, 9).of(GameBox::GrandDames)
};
