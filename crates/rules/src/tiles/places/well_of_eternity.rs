//! A well in the water, for whoever lives around it.

use crate::cx::Cx;
use crate::effect::Hands;
use crate::event::{Event, Source};
use crate::game::Game;
use crate::ids::{PeopleId, RegionId, SLOTS, Seat, TileId};
use crate::notation::position::{Notation, PositionError};
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::{State, Whose};
use crate::tile::{
    Deed, GameBox, Held, Hooks, Kind, MEMORY, NO_TABLE, NONE, QUESTION, Question, Table, Tile,
    VERB, Verb, Window, other, words,
};
use crate::tiles::boxes::legends;

/// Well of Eternity.
pub static TILE: Tile = Tile {
    icon: "water-fountain",
    help: words(
        "When it is found it moves to a sea or lake of the same island. The race, active or declined, that alone holds most of the regions around it gets two coins at the end of its turn.",
        "Quand on le découvre, il va dans une mer ou un lac de la même île. Le peuple, actif ou en déclin, qui occupe seul le plus de régions autour reçoit deux jetons à la fin de son tour.",
    ),
    rulings: &["W-65", "W-66"],
    // Whether it found no water and left the game.
    memory: &[MEMORY],
    hooks: Hooks {
        verbs: &[Verb {
            word: WELL,
            name: words("the Well springs here", "le Puits jaillit ici"),
            short: words("well", "puits"),
            key: 'w',
            icon: "well",
            window: Window::Asked,
            deed: Deed::Region {
                candidates: |cx| {
                    cx.here()
                        .map_or(RegionSet::EMPTY, |here| waters(cx.game, here))
                },
                refuse,
                act: |hands, by, water| {
                    let tile = hands.cx_by(by).asked_id();
                    spring(hands, tile, water);
                },
            },
            question: Some(Question {
                id: WELL,
                ruling: "W-65",
                words: words(
                    "in which water the Well springs",
                    "dans quelle eau jaillit le Puits",
                ),
                fits: |cx| {
                    cx.here()
                        .is_some_and(|here| waters(cx.game, here).len() > 1)
                },
                title: words("Well of Eternity", "Puits d'Éternité"),
                task: |speaker, _| {
                    speaker.pick(
                        "Choose the sea or lake of this island in which the Well springs.",
                        "Choisissez la mer ou le lac de cette île où jaillit le Puits.",
                    )
                },
                ..QUESTION
            }),
            ..VERB
        }],
        held: Some(|hands, tile, held| {
            if let Held::Found(people, region) = held {
                found(hands, tile, people, region);
            }
        }),
        table: Table {
            score: Some(|game, state, seat| {
                let tile = game.tile_of(&TILE).unwrap_or(TileId::NONE);
                (Source::Tile(tile), coins(game, state, seat))
            }),
            says: Some(&Notation {
                field: "well-gone",
                of_seats: false,
                write: |game, state, _| {
                    let gone = state.cell(cell(game)?) != 0;
                    gone.then(|| true.into())
                },
                read: |hands, at, _, value| {
                    if value.as_bool() != Some(true) {
                        return Err(PositionError::at(at, "true expected"));
                    }
                    if let Some(cell) = cell(hands.game) {
                        hands.set_cell(cell, 1);
                    }
                    Ok(())
                },
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..other(
        Kind::Place,
        "well-of-eternity",
        words("Well of Eternity", "Puits d'Éternité"),
    )
    .of(GameBox::Warcraft)
};

const WELL: &str = "well";
const COINS: u8 = 2;

static NO_WATER: Reason = Reason {
    ruling: "W-65",
    words: words(
        "the Well springs in a sea or lake of the island on which it was found, not in region {region}",
        "le Puits jaillit dans une mer ou un lac de l'île où il fut découvert, pas en région {region}",
    ),
};

fn cell(game: &Game) -> Option<usize> {
    let tile = game.tile_of(&TILE)?;
    game.tile_on_board(tile).cells.first().copied()
}

/// Whether a marker is this one, and found no water.
pub(crate) fn is_gone(game: &Game, state: &State, tile: TileId) -> bool {
    game.tile_of(&TILE) == Some(tile) && cell(game).is_some_and(|cell| state.cell(cell) != 0)
}

/// The seas and lakes of the island of a region, or of a board without islands.
fn waters(game: &Game, region: RegionId) -> RegionSet {
    game.board().water() & game.board().island(region)
}

fn refuse(_: &Cx, region: RegionId, waters: RegionSet) -> Option<Refusal> {
    let reason = &NO_WATER;
    (!waters.has(region)).then_some(Refusal::TileAt { reason, region })
}

/// It moves to the water of its island; where there is none another place comes instead (W-65, W-66).
fn found(hands: &mut Hands, tile: TileId, people: PeopleId, region: RegionId) {
    let waters = waters(hands.game, region);
    match (waters.len(), waters.lowest()) {
        (1, Some(water)) => spring(hands, tile, water),
        (0, _) => {
            if let Some(place) = place(hands.state(), tile) {
                hands.take_in(place);
            }
            if let Some(cell) = cell(hands.game) {
                hands.set_cell(cell, 1);
            }
            legends::replace(hands, region);
        }
        _ => {
            let deed = hands.game.deed_of_tile(tile, WELL);
            hands.ask(deed, people, region);
        }
    }
}

fn place(state: &State, tile: TileId) -> Option<usize> {
    state.forces().iter().position(|force| force.tile == tile)
}

fn spring(hands: &mut Hands, tile: TileId, water: RegionId) {
    if let Some(place) = place(hands.state(), tile) {
        hands.give(place, Whose::holder_of(water));
        hands.tell(Event::Moved {
            tile,
            region: water,
        });
    }
}

/// Two coins for the race of a seat that alone holds most of the regions around it; natives are one race (W-65).
fn coins(game: &Game, state: &State, seat: Seat) -> u8 {
    let force = game.tile_of(&TILE).and_then(|tile| place(state, tile));
    let water = force.and_then(|place| state.forces()[place].whose.is_region());
    let Some(water) = water.filter(|water| game.board().water().has(*water)) else {
        return 0;
    };
    let around = game.board().borders(water);
    let peoples = usize::from(game.setup.seats) * SLOTS;
    let held = |people: usize| (state.people(PeopleId(people as u8)).regions & around).len();
    let natives = (state.tribes() & around).len();
    let most = (0..peoples).map(held).chain([natives]).max().unwrap_or(0);
    let mut first = (0..peoples).filter(|&people| held(people) == most);
    match (first.next(), first.next()) {
        (Some(one), None) if most > natives && PeopleId(one as u8).seat() == seat => COINS,
        _ => 0,
    }
}
