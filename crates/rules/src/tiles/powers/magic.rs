//! A bag that is whatever relic one likes.

use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::game::Game;
use crate::ids::{Seat, TileId};
use crate::notation::position::{Notation, PositionError};
use crate::refusal::{Reason, Refusal};
use crate::state::{State, Whose};
use crate::tile::{
    Deed, GameBox, Hooks, Kind, NO_SHOWS, NO_TABLE, NONE, Shows, Table, Tile, VERB, Verb, Window,
    power, words,
};
use crate::tiles::relics;
use serde_json::Value;

/// Magic.
pub static TILE: Tile = Tile {
    icon: "swap-bag",
    help: words(
        "Each turn the bag works like one relic that lies on the map, whoever has it. Nobody can take the bag.",
        "Chaque tour, la musette agit comme une relique présente sur la carte, à qui qu'elle soit. Personne ne peut prendre la musette.",
    ),
    short: words(
        "Each turn the bag is one relic of the map.",
        "Chaque tour, la musette est une relique de la carte.",
    ),
    rulings: &["U-48", "U-97", "X-03"],
    hooks: Hooks {
        works: Some(|setup| !setup.monsters().is_empty()),
        verbs: &[Verb {
            word: BAG,
            name: words(
                "take a relic out of the bag",
                "tirer une relique de la musette",
            ),
            short: words("bag", "musette"),
            key: 'k',
            icon: "swap-bag",
            target: Some(|speaker, _, ware| {
                let tile = relics::ALL.get(usize::from(ware));
                let name = tile.map_or("", |tile| tile.name.text(speaker.language()));
                (
                    speaker.pick(
                        format!("The bag as {name}"),
                        format!("La musette en {name}"),
                    ),
                    tile.map(|tile| tile.icon),
                )
            }),
            window: Window::Anytime,
            deed: Deed::Ware {
                named: &relics::WORDS,
                most: relics::ALL.len() as u8,
                tile: |game, _, ware| relic(game, ware),
                refuse,
                act,
            },
            ..VERB
        }],
        table: Table {
            shows: Shows {
                stands: Some((BAG, "swap-bag")),
                ..NO_SHOWS
            },
            says: Some(&Notation {
                field: BAG,
                of_seats: false,
                write: |game, state, _| {
                    let copy = state
                        .forces()
                        .iter()
                        .find(|force| is_copy(game, force.tile, force.whose))?;
                    Some(game.tile(copy.tile)?.id.into())
                },
                read,
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..power("magic", words("Magic", "Et leur musette"), 5).of(GameBox::Underground)
};

const BAG: &str = "bag";

static CHOSEN: Reason = Reason {
    ruling: "U-48",
    words: words(
        "the bag is one relic each turn",
        "la musette est une seule relique par tour",
    ),
};
static NOT_THERE: Reason = Reason {
    ruling: "U-48",
    words: words(
        "the bag copies a relic that lies on the map",
        "la musette copie une relique présente sur la carte",
    ),
};

/// Whether something that lies out is what the bag stands for.
pub(crate) fn is_copy(game: &Game, tile: TileId, whose: Whose) -> bool {
    let kind = game.tile(tile).map(|tile| tile.kind);
    kind == Some(Kind::Relic) && whose.is_seat().is_some()
}

fn relic(game: &Game, ware: u8) -> Option<TileId> {
    game.tile_of(relics::ALL.get(usize::from(ware))?)
}

fn refuse(cx: &Cx, ware: u8) -> Option<Refusal> {
    if cx.memo() != 0 {
        return Some(Refusal::Tile(&CHOSEN));
    }
    let tile = relic(cx.game, ware);
    let on_map = cx
        .state
        .forces()
        .iter()
        .any(|force| Some(force.tile) == tile && force.whose.is_region().is_some());
    (!on_map).then_some(Refusal::Tile(&NOT_THERE))
}

fn act(hands: &mut Hands, by: By, ware: u8) {
    hands.remember(by, 1);
    if let Some(tile) = relic(hands.game, ware) {
        hands.lay_out(tile, Whose::seat(by.seat()));
    }
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let seat = hands.turn().seat;
    let named = relics::ALL
        .iter()
        .find(|tile| Some(tile.id) == value.as_str());
    let tile = named.and_then(|tile| hands.game.tile_of(tile));
    match tile {
        Some(tile) => {
            hands.lay_out(tile, Whose::seat(seat));
            Ok(())
        }
        None => Err(PositionError::at(at, "a relic expected")),
    }
}

/// What the bag stood for is over with the turn.
pub(crate) fn empty_bag(hands: &mut Hands) {
    loop {
        let state: &State = hands.state();
        let mut forces = state.forces().iter();
        let copy = forces.position(|force| is_copy(hands.game, force.tile, force.whose));
        match copy {
            Some(place) => hands.take_in(place),
            None => break,
        }
    }
}
