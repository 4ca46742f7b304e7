//! One file per scenario. A board says which is played on it, and its tile lies over the whole table.

pub mod s01_my_precious_world;
pub mod s02_long_river;
pub mod s03_go_east;
pub mod s04_mountaintop;
pub mod s05_rusted_throne;
pub mod s06_adrift;
pub mod s07_crops_of_power;
pub mod s08_sword_in_the_cavern;
pub mod s09_game_of_gods;
pub mod s10_dig_too_far;
pub mod s11_all_together_now;
pub mod s12_night_and_day;

use crate::belongings::Mark;
use crate::effect::Hands;
use crate::game::Game;
use crate::ids::{RaceId, Seat};
use crate::notation::speech::Speaker;
use crate::refusal::Reason;
use crate::region_set::{RegionSet, TileSet};
use crate::state::State;
use crate::tile::{GameBox, Kind, Tile, Words, other, words};

/// A scenario that bends nothing.
const fn scenario<'a>(id: &'a str, name: Words<'a>) -> Tile<'a> {
    other(Kind::Scenario, id, name).of(GameBox::Realms)
}

/// The directions of the sides of a cell, clockwise from the north-east.
const SIDES: [Words; 6] = [
    words("north-east of", "au nord-est de"),
    words("east of", "à l'est de"),
    words("south-east of", "au sud-est de"),
    words("south-west of", "au sud-ouest de"),
    words("west of", "à l'ouest de"),
    words("north-west of", "au nord-ouest de"),
];
/// How far a hex is turned.
const TURNS: [Words; 6] = [
    words("as it lies", "tel quel"),
    words("a sixth to the right", "un sixième à droite"),
    words("a third to the right", "un tiers à droite"),
    words("half round", "un demi-tour"),
    words("a third to the left", "un tiers à gauche"),
    words("a sixth to the left", "un sixième à gauche"),
];

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

/// Where a scenario keeps a byte: which of its memories, and the place in it.
fn cell(game: &Game, tile: &'static Tile<'static>, memory: usize, place: usize) -> usize {
    let cells = game.tile_of(tile).map(|id| &game.tile_on_board(id).cells);
    let first = cells.and_then(|cells| cells.get(memory));
    first.map_or(usize::MAX, |first| first + place)
}

/// What a scenario remembers there.
fn recall(
    game: &Game,
    state: &State,
    tile: &'static Tile<'static>,
    memory: usize,
    place: usize,
) -> u8 {
    state.cell(cell(game, tile, memory, place))
}

/// A scenario remembers something.
fn note(hands: &mut Hands, tile: &'static Tile<'static>, memory: usize, place: usize, value: u8) {
    let at = cell(hands.game, tile, memory, place);
    hands.set_cell(at, value);
}

/// What a scenario shows in a region: nobody's, with a name and what it means.
fn sign<'g>(
    speaker: &Speaker<'g>,
    tile: &'static Tile<'static>,
    icon: &'static str,
    name: Words<'static>,
    help: Words<'static>,
) -> Mark<'g> {
    Mark {
        icon,
        text: name.text(speaker.language()).to_owned(),
        short: name.text(speaker.language()),
        help: help.text(speaker.language()).to_owned(),
        seat: Seat::NONE,
        token: "",
        number: 0,
        between: false,
        tile: Some(tile.id),
    }
}
