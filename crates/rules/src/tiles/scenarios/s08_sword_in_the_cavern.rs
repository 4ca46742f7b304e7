//! One relic lies open in the middle, and what else is guarded are places.

use super::scenario;
use crate::game::{Setup, SetupError};
use crate::refusal::Reason;
use crate::state::Whose;
use crate::tile::{Hooks, Kind, NO_TABLE, NONE, Table, Tile, words};
use crate::tiles;

/// The Sword In The Cavern.
pub static TILE: Tile = Tile {
    icon: "broadsword",
    help: words(
        "The Sword of the Killer Rabbit lies face up in the middle, guarded by 2 monsters: once per turn it takes 2 off the price of a conquest and goes there. No other relic is in the game. In the other guarded regions a place lies face down; the first to conquer the region turns it up. All water is sea that nobody crosses or enters by, except races that may take seas.",
        "L'Épée Vorpale est au centre, face visible, gardée par 2 Monstres : une fois par tour, elle enlève 2 au prix d'une conquête et va dans cette région. Il n'y a pas d'autre relique. Dans les autres régions gardées, un lieu est face cachée ; le premier à conquérir la région le révèle. Toute eau est une mer que personne ne traverse et par où personne n'entre, sauf les peuples qui peuvent prendre les mers.",
    ),
    short: words(
        "A sword in the middle of the world below, and no other relic.",
        "Une épée au milieu du monde souterrain, et pas d'autre relique.",
    ),
    rulings: &["R-38", "R-39"],
    hooks: Hooks {
        within: Some((|cx| cx.board().all() - cx.board().water(), &BY_LAND)),
        table: Table {
            seas: true,
            set_up: Some(|setup| match open(setup) {
                Some(_) if setup.boxes.iter().any(|from| from.facts().markers) => Ok(None),
                Some(_) => Err(SetupError::new(
                    "a box with relics and places expected in this scenario (R-38)",
                )),
                None => Err(SetupError::new(
                    "a region with a relic that lies open expected (R-38)",
                )),
            }),
            leaves_out: Some(|setup, tile| {
                let relic = open(setup).map(|relic| relic.id);
                tile.kind == Kind::Relic && relic != Some(tile.id)
            }),
            prepare: Some(|hands, me| {
                hands.lay_out(me, Whose::ALL);
                let game = hands.game;
                let relic = open(game.setup()).and_then(|relic| game.tile_of(relic));
                let region = open(game.setup()).map(|relic| game.board().marked(relic.id));
                if let (Some(relic), Some(region)) = (relic, region.and_then(|at| at.lowest())) {
                    hands.lay_out(relic, Whose::holder_of(region));
                }
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..scenario(
        "s08-sword-in-the-cavern",
        words("The Sword In The Cavern", "De caves et d'épée"),
    )
};

static BY_LAND: Reason = Reason {
    ruling: "R-39",
    words: words(
        "region {region} is sea: here races enter by land",
        "la région {region} est une mer : ici les peuples entrent par la terre",
    ),
};

/// The relic that lies open on the board.
fn open(setup: &Setup) -> Option<&'static Tile<'static>> {
    let mut relics = tiles::markers().filter(|tile| tile.kind == Kind::Relic);
    relics.find(|relic| !setup.board.marked(relic.id).is_empty())
}
