//! They live in seas and lakes.

use crate::tile::{GameBox, Rule, Tile, Where, race, words};

/// Naga.
pub static TILE: Tile = Tile {
    icon: "sea-serpent",
    help: words(
        "Seas and lakes are regions for them, of price 2, where they may also enter without a ship; they stay there in decline.",
        "Mers et lacs sont pour eux des régions, au prix de 2, où ils peuvent aussi entrer sans bateau ; ils y restent en déclin.",
    ),
    short: words(
        "They take seas and lakes, and enter there.",
        "Prennent mers et lacs, et y entrent.",
    ),
    rulings: &["W-07", "W-31", "W-32", "W-73", "W-82"],
    rules: &[Rule::Access(Where::Water), Rule::Entry(Where::Water)],
    ..race("naga", words("Naga", "Nagas"), 6, 11).of(GameBox::Warcraft)
};
