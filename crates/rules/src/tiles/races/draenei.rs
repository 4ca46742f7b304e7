//! The light keeps the first of them that falls.

use crate::tile::{Faction, GameBox, Rule, Tile, race, words};

/// Draenei.
pub static TILE: Tile = Tile {
    icon: "ram-profile",
    help: words(
        "In each opponent's turn the first Draenei token you would lose, to a conquest or a power, comes to your hand instead.",
        "À chaque tour adverse, le premier pion Draeneï que vous perdriez, conquête ou pouvoir, revient dans votre main.",
    ),
    short: words(
        "The first token lost in each opponent's turn is saved.",
        "Le premier pion perdu à chaque tour adverse est sauvé.",
    ),
    rulings: &["W-16", "W-71"],
    rules: &[Rule::SavesFirstLoss],
    ..race("draenei", words("Draenei", "Draeneï"), 7, 12)
        .of(GameBox::Warcraft)
        .sworn_to(Faction::Alliance)
};
