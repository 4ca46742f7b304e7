//! Pygmies come back in greater number.

use crate::tile::{GameBox, Known, Rule, Tile, race, words};

/// Pygmies.
pub static TILE: Tile = Tile {
    icon: "tribal-shield",
    help: words(
        "For each Pygmy lost to an attack the die is rolled, and so many new ones come.",
        "Pour chaque Pygmée perdu dans une attaque, on lance le dé : autant de nouveaux arrivent.",
    ),
    short: words(
        "For each token lost, the die brings new ones.",
        "Pour chaque pion perdu, le dé en ramène.",
    ),
    rulings: &["F-13", "F-14"],
    rules: &[Rule::RollsForLosses],
    ..race("pygmies", words("Pygmies", "Pygmées"), 6, 18)
        .of(GameBox::BeNotAfraid)
        .supply_is(Known::House)
};
