//! Dwarves earn from mines, in decline too.

use crate::board::Symbol;
use crate::tile::{Per, Rule, Tile, When, Where, race, words};

/// Dwarves.
pub static TILE: Tile = Tile {
    icon: "dwarf-face",
    help: words(
        "+1 coin for each mine they hold, even in decline.",
        "+1 jeton par mine occupée, même en déclin.",
    ),
    rulings: &["B-86"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::Symbol(Symbol::Mine)),
        when: When::Always,
    }],
    ..race("dwarves", words("Dwarves", "Nains"), 3, 8)
};
