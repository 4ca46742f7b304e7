//! Kraken live in the river.

use crate::tile::{GameBox, Rule, Tile, Where, race, words};

/// Kraken.
pub static TILE: Tile = Tile {
    icon: "kraken-tentacle",
    help: words(
        "They may stay in rivers and score them, in decline too.",
        "Elles peuvent rester dans les rivières et y marquer, même en déclin.",
    ),
    short: words(
        "They stay in rivers and score them, in decline too.",
        "Restent dans les rivières et y marquent, même en déclin.",
    ),
    rulings: &["U-43", "U-44", "X-04"],
    rules: &[Rule::Access(Where::Water)],
    ..race("kraken", words("Kraken", "Poulpeuses"), 5, 10).of(GameBox::Underground)
};
