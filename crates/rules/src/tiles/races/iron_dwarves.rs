//! Iron Dwarves forge silver hammers.

use crate::board::Symbol;
use crate::tile::{
    GameBox, Hooks, NO_SHOWS, NO_TABLE, NONE, Rule, Shows, Table, Tile, Where, race, words,
};

/// Iron Dwarves.
pub static TILE: Tile = Tile {
    icon: "dwarf-face",
    help: words(
        "At redeployment each mine they hold brings a silver hammer: from the next turn on a token that only attacks, until they decline.",
        "Au redéploiement, chaque mine occupée donne un marteau d'argent : dès le tour suivant un pion d'attaque, jusqu'au déclin.",
    ),
    short: words(
        "A hammer for each mine: a token that only attacks.",
        "Un marteau par mine : un pion d'attaque.",
    ),
    rulings: &["U-34", "U-41", "U-42"],
    rules: &[Rule::LentFor(Where::Symbol(Symbol::Mine))],
    hooks: STANDS,
    ..race("iron-dwarves", words("Iron Dwarves", "Nains de Fer"), 7, 12).of(GameBox::Underground)
};

/// What of it lies before a seat.
const STANDS: Hooks = Hooks {
    table: Table {
        shows: Shows {
            stands: Some(("silver-hammer", "gear-hammer")),
            ..NO_SHOWS
        },
        ..NO_TABLE
    },
    ..NONE
};
