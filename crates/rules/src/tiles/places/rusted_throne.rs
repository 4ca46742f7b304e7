//! A throne to which all around it pay.

use crate::game::Setup;
use crate::tile::{GameBox, Hooks, Kind, NONE, Tile, other, words};
use crate::tiles::scenarios;

/// What boards call its region.
pub(crate) const MARK: &str = "throne";

/// The Rusted Throne. What players pay, the scenario says; the bank pays for natives.
pub static TILE: Tile = Tile {
    icon: "stone-throne",
    help: words(
        "At the end of his turn its holder, active or in decline, gets 1 coin for each non-empty region around it: from that region's player, or from the bank for a lost tribe.",
        "À la fin de son tour, son occupant, actif ou en déclin, reçoit 1 jeton par région non-vide autour : du joueur de la région, ou de la banque pour une Tribu oubliée.",
    ),
    rulings: &["R-24", "R-25", "R-75", "R-78"],
    hooks: Hooks {
        works: Some(stands),
        score: Some(|cx| {
            let here = cx.here().filter(|&here| cx.me().regions.has(here));
            here.map_or(0, |here| {
                (cx.board().borders(here) & cx.state.tribes()).len()
            })
        }),
        ..NONE
    },
    ..other(
        Kind::Place,
        "rusted-throne",
        words("The Rusted Throne", "Le Trône rouillé"),
    )
    .of(GameBox::Realms)
};

/// Whether it stands on the map: it has rules of its own only in its scenario.
pub(crate) fn stands(setup: &Setup) -> bool {
    setup.board.scenario() == Some(scenarios::s05_rusted_throne::TILE.id)
}
