//! Underground: who drives monsters out finds a relic or a place (U-09 to U-11).

use crate::effect::Hands;
use crate::game::{Game, Setup, SetupError};
use crate::ids::{PeopleId, RegionId, Seat, TileId};
use crate::markers;
use crate::notation::position::MARKERS;
use crate::region_set::{RegionSet, TileSet};
use crate::state::State;
use crate::tile::{
    Deed, Drawn, GameBox, Hooks, Kind, Lasts, MEMORY, Memory, NO_TABLE, NONE, QUESTION, Question,
    Table, Tile, VERB, Verb, Window, other, words,
};
use crate::tiles;
use crate::tiles::powers::magic;

/// Underground.
pub static TILE: Tile = Tile {
    icon: "stalagtite",
    help: words(
        "Two monsters live in each region with their symbol. Who conquers it draws a relic or a place and lays it there: it belongs to whoever holds the region, and only an active race uses it, unless it says otherwise.",
        "Deux monstres vivent dans chaque région à leur symbole. Qui la conquiert tire une relique ou un lieu et l'y pose : il est à qui tient la région, et seul un peuple actif s'en sert, sauf mention contraire.",
    ),
    rulings: &[
        "U-08", "U-09", "U-10", "U-11", "U-12", "U-13", "U-14", "X-08",
    ],
    // Where the bag was used this turn, counted from 1.
    memory: &[Memory {
        lasts: Lasts::AnyTurn,
        ..MEMORY
    }],
    hooks: Hooks {
        verbs: &[Verb {
            word: DRAW,
            name: words("draw a relic or a place", "tirer une relique ou un lieu"),
            window: Window::Asked,
            deed: Deed::Draw {
                what: Drawn::Others,
                from: hidden,
                act: markers::found,
            },
            question: Some(Question {
                id: DRAW,
                ruling: "U-10",
                words: words("what the monsters guarded", "ce que gardaient les monstres"),
                fits: |_| true,
                ..QUESTION
            }),
            ..VERB
        }],
        table: Table {
            set_up: Some(|setup| fits(setup.monsters, setup).map(|()| None)),
            turn_begins: Some(|hands, _, _| magic::empty_bag(hands)),
            conquered: Some(|hands, tile, taking| {
                let region = taking.region;
                let guarded = taking.natives && hands.game.in_pairs.has(region);
                if guarded && !lies_open(hands.game, region) {
                    let deed = hands.game.deed_of_tile(tile, DRAW);
                    let who = PeopleId::active(hands.turn().seat);
                    hands.ask(deed, who, region);
                }
            }),
            after_score: Some(|hands, _, seat| wear(hands, seat)),
            says: Some(&MARKERS),
            ..NO_TABLE
        },
        ..NONE
    },
    ..other(
        Kind::Box,
        "treasures",
        words("Guarded treasures", "Trésors gardés"),
    )
    .of(GameBox::Underground)
};

const DRAW: &str = "find";

/// Monsters on a surface board: on symbols of lost tribes, never side by side, as many as the players ask for.
fn fits(monsters: RegionSet, setup: &Setup) -> Result<(), SetupError> {
    if monsters.is_empty() {
        return Ok(());
    }
    let board = &setup.board;
    let wrong = |what: String| Err(SetupError::new(format!("monsters: {what} (X-08)")));
    if !board.monsters().is_empty() {
        return wrong("none expected on a board that has its own".into());
    }
    if let Some(hideouts) = Setup::hideouts(board) {
        let one = |regions: &RegionSet| (monsters & *regions).len() == 1;
        let all = hideouts
            .iter()
            .fold(RegionSet::EMPTY, |all, &one| all | one);
        let fit = (monsters - all).is_empty() && hideouts.iter().all(one);
        return match fit {
            true => Ok(()),
            false => wrong("one region of each set of hexes expected, as the scenario says".into()),
        };
    }
    if let Some(region) = (monsters - board.tribes()).lowest() {
        return wrong(format!(
            "a region with a lost tribe expected, found {region}"
        ));
    }
    let most = setup.board.players() + 1;
    if monsters.len() != most {
        return wrong(format!("{most} regions expected, found {}", monsters.len()));
    }
    match monsters
        .into_iter()
        .find(|&region| board.borders(region).meets(monsters))
    {
        Some(region) => wrong(format!("none beside each other expected, found {region}")),
        None => Ok(()),
    }
}

/// Whether what is guarded there lies face up from the beginning.
fn lies_open(game: &Game, region: RegionId) -> bool {
    let marks = game.board().region(region).map(|region| &region.marks);
    marks.is_some_and(|marks| tiles::markers().any(|tile| marks.iter().any(|said| said == tile.id)))
}

/// The markers that can still be found.
fn hidden(game: &Game, state: &State) -> TileSet {
    let mut set = game.markers;
    let guarded = game.scenario().and_then(|tile| tile.hooks.table.guarded);
    for place in game.markers.iter() {
        let kind = game.kind_of(TileId::other(usize::from(place)));
        let tile = game.tile(TileId::other(usize::from(place)));
        let guards = |from: GameBox| from.facts().markers || from == GameBox::Custom;
        let elsewhere = !tile.is_some_and(|tile| guards(tile.from));
        if elsewhere || guarded.is_some_and(|only| kind != Some(only)) {
            set.take(place);
        }
    }
    for force in state.forces() {
        if let Some(place) = force.tile.as_other() {
            set.take(place);
        }
    }
    set
}

/// What lay new in a region was scored once with it (U-85).
fn wear(hands: &mut Hands, seat: Seat) {
    let held = hands.people(PeopleId::active(seat)).regions;
    hands.wear_at(held);
}

fn cell(game: &Game) -> Option<usize> {
    let tile = game.tile_of(&TILE)?;
    game.tile_on_board(tile).cells.first().copied()
}

/// Where the bag was used this turn.
pub(crate) fn bag_at(game: &Game, state: &State) -> Option<RegionId> {
    state.cell(cell(game)?).checked_sub(1).map(RegionId)
}

/// The bag is used in a region.
pub(crate) fn set_bag(hands: &mut Hands, region: RegionId) {
    if let Some(cell) = cell(hands.game) {
        hands.set_cell(cell, region.0 + 1);
    }
}
