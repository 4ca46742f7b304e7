//! One file per scenario. A board says which is played on it, and its tile lies over the whole table.

pub mod s01_my_precious_world;
pub mod s02_long_river;
pub mod s03_go_east;
pub mod s04_mountaintop;
pub mod s05_rusted_throne;
pub mod s07_crops_of_power;
pub mod s08_sword_in_the_cavern;
pub mod s10_dig_too_far;
pub mod s11_all_together_now;
pub mod s12_night_and_day;

use crate::game::Game;
use crate::ids::RaceId;
use crate::refusal::Reason;
use crate::region_set::{RegionSet, TileSet};
use crate::tile::{GameBox, Kind, Tile, Words, other, words};

/// A scenario that bends nothing.
const fn scenario<'a>(id: &'a str, name: Words<'a>) -> Tile<'a> {
    other(Kind::Scenario, id, name).of(GameBox::Realms)
}

/// Why a race does not enter where it is a stranger.
static OTHER_HALF: Reason = Reason {
    ruling: "R-81",
    words: words(
        "region {region} lies in the other half: a race enters in its own world",
        "la région {region} est dans l'autre moitié : un peuple entre dans son propre monde",
    ),
};

/// Whether a race is of the world below.
fn is_below(game: &Game, race: RaceId) -> bool {
    let tile = game.race_tile(race);
    tile.is_some_and(|tile| tile.from.facts().below)
}

/// Where races of a world enter: everything but the land of the other one.
fn half(game: &Game, below: bool) -> RegionSet {
    game.board().all() - game.board().world(!below)
}

/// Those of a stack that pass a test.
fn of_world(stack: TileSet, fits: impl Fn(u8) -> bool) -> TileSet {
    let mut set = TileSet::default();
    for id in stack.iter().filter(|&id| fits(id)) {
        set.add(id);
    }
    set
}
