//! A bag that is whatever relic one likes.

use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::game::Game;
use crate::ids::{PeopleId, Seat, TileId};
use crate::notation::position::{Notation, PositionError, region_said};
use crate::refusal::{Reason, Refusal};
use crate::state::{State, Whose};
use crate::tile::{
    Deed, GameBox, Hooks, Kind, NO_SHOWS, NO_TABLE, NONE, Shows, Table, Tile, VERB, Verb, Window,
    power, words,
};
use crate::tiles::boxes::underground;
use crate::tiles::relics;
use serde_json::{Value, json};

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
            key: 'm',
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
            once: Some(&CHOSEN),
            ..VERB
        }],
        // What Stonehedge gave goes with it (U-83).
        held: Some(|hands, _, _| empty_bag(hands)),
        table: Table {
            shows: Shows {
                stands: Some((BAG, "swap-bag")),
                ..NO_SHOWS
            },
            says: Some(&Notation {
                field: BAG,
                of_seats: false,
                write,
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
    whose.is_seat().is_some() && game.kind_of(tile) == Some(Kind::Relic)
}

fn relic(game: &Game, ware: u8) -> Option<TileId> {
    game.tile_of(relics::ALL.get(usize::from(ware))?)
}

fn refuse(cx: &Cx, ware: u8) -> Option<Refusal> {
    let relic = relics::ALL.get(usize::from(ware));
    let mut forces = cx.state.forces().iter();
    let on_map = forces.any(|force| {
        let is_it = relic.is_some_and(|relic| cx.game.is_tile(force.tile, relic));
        is_it && force.whose.is_region().is_some()
    });
    (!on_map).then_some(Refusal::Tile(&NOT_THERE))
}

fn act(hands: &mut Hands, by: By, ware: u8) {
    hands.remember(by, 1);
    if let Some(tile) = relic(hands.game, ware) {
        hands.lay_out(tile, Whose::seat(by.seat()));
    }
}

/// What the bag stands for, with what was done with it.
fn write(game: &Game, state: &State, _: Seat) -> Option<Value> {
    let mut forces = state.forces().iter();
    let copy = forces.find(|force| is_copy(game, force.tile, force.whose))?;
    let id = game.tile(copy.tile)?.id;
    let seat = copy.whose.is_seat()?.0 + 1;
    let mut said = json!({ "relic": id, "seat": seat, "used": copy.memo });
    if let Some(region) = underground::bag_at(game, state) {
        said["region"] = region.0.into();
    }
    Some(said)
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let said = value.get("seat").and_then(Value::as_u64);
    let said = said
        .and_then(|seat| seat.checked_sub(1))
        .map(|seat| Seat(seat as u8));
    let magic = hands.game.tile_of(&TILE);
    let owner = hands.game.seats().find(|&seat| {
        let power = hands.people(PeopleId::active(seat)).power;
        Some(TileId::power(power)) == magic
    });
    let seat = said
        .or(owner)
        .filter(|seat| seat.0 < hands.game.setup().seats);
    let Some(seat) = seat else {
        return Err(PositionError::at(at, "a seat that has the bag expected"));
    };
    let named = relics::ALL
        .iter()
        .find(|tile| Some(tile.id) == value.get("relic").unwrap_or(value).as_str());
    let tile = named.and_then(|tile| hands.game.tile_of(tile));
    match tile {
        Some(tile) => {
            let place = hands.lay_out(tile, Whose::seat(seat));
            let used = value.get("used").and_then(Value::as_u64).unwrap_or(0);
            hands.remember_at(place, used.min(255) as u8);
            if let Some(region) = value.get("region") {
                let region = region_said(hands.game, at, region)?;
                underground::set_bag(hands, region);
            }
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
