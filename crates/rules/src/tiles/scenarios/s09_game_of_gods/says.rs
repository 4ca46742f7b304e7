//! What is said of hands and hexes, in words and in positions.

use super::super::{SIDES, TURNS};
use super::dealt::{self, OF_EACH};
use super::hexes::{self, Laid};
use super::{DRAFT, GUARD, HEX, PIECE, POWER, RACE, TILE, TO, TRIBE, TURN, WORLD, laying, upon};
use crate::belongings::Belonging;
use crate::board::{Symbol, Terrain};
use crate::cx::Cx;
use crate::effect::Hands;
use crate::game::Game;
use crate::ids::{RegionId, Seat, TileId};
use crate::notation::position::{Notation, PositionError, power_named, race_named};
use crate::notation::speech::Speaker;
use crate::realm::{Cell, Hex, HexTile, REACH, Side, Third};
use crate::state::State;
use crate::tile::words;
use serde_json::{Value, json};

/// What positions say of it.
pub(super) static SAYS: Notation = Notation {
    field: "gods",
    of_seats: false,
    write,
    read,
};

/// The question that is asked fits where the right thing is being chosen.
pub(super) fn fits(cx: &Cx) -> bool {
    let asked = cx.game.question(cx.state).map_or("", |asked| asked.id);
    match asked {
        POWER => dealt::picked(cx.game, cx.state).is_some(),
        _ => true,
    }
}

/// What is to be done, in a sentence.
pub(super) fn task(speaker: &Speaker, state: &State) -> String {
    let asked = speaker.game().question(state).map_or("", |asked| asked.id);
    let said = match asked {
        DRAFT => words(
            "Take a race or a power: three of each in all, in turn.",
            "Prenez un peuple ou un pouvoir : trois de chaque en tout, tour à tour.",
        ),
        RACE => words(
            "Choose one of your races; any of your powers goes with it.",
            "Choisissez un de vos peuples ; n'importe lequel de vos pouvoirs l'accompagne.",
        ),
        POWER => words(
            "Choose the power that goes with the race.",
            "Choisissez le pouvoir qui accompagne le peuple.",
        ),
        HEX => words(
            "Choose the hex that you add to the world.",
            "Choisissez l'hexagone que vous ajoutez au monde.",
        ),
        TO => words(
            "Where does it go? It must touch a hex that somebody else laid.",
            "Où va-t-il ? Il doit toucher un hexagone posé par un autre.",
        ),
        TURN => words("How far is it turned?", "De combien le tourner ?"),
        PIECE => words(
            "You may put a mountain or a chasm on your hex.",
            "Vous pouvez mettre une montagne ou un gouffre sur votre hexagone.",
        ),
        TRIBE => words(
            "Where does a lost tribe live on your hex?",
            "Où vit une tribu oubliée sur votre hexagone ?",
        ),
        _ => words(
            "Where do two monsters guard a relic or place? On your first hex or your second.",
            "Où deux monstres gardent-ils une relique ou un lieu ? Sur votre premier hexagone ou le deuxième.",
        ),
    };
    said.text(speaker.language()).to_owned()
}

/// What a choice says on a button, and its picture.
pub(super) fn ware<'g>(
    speaker: &Speaker<'g>,
    state: &State,
    what: u8,
) -> (String, Option<&'g str>) {
    let game = speaker.game();
    let asked = game.question(state).map_or("", |asked| asked.id);
    let tile = match asked {
        DRAFT => dealt::row_tile(game, state, what),
        RACE => dealt::race_tile(game, state, what),
        POWER => dealt::power_tile(game, state, what),
        _ => return (place(speaker, state, asked, what), Some("hexes")),
    };
    match tile.and_then(|tile| game.tile(tile)) {
        Some(tile) => (
            tile.name.text(speaker.language()).to_owned(),
            Some(tile.icon),
        ),
        None => (face_down(speaker), Some("card-random")),
    }
}

fn face_down(speaker: &Speaker) -> String {
    speaker.pick("a tile face down", "une tuile face cachée")
}

/// What a choice of a hex, a cell, a turn or a third says.
fn place(speaker: &Speaker, state: &State, asked: &str, what: u8) -> String {
    let game = speaker.game();
    let language = speaker.language();
    let none = what == 0;
    match asked {
        HEX => hex(speaker, what),
        TO => {
            let cells = laying::cells(game, state, state.decides().seat());
            let cell = cells.get(usize::from(what)).copied();
            cell.and_then(|cell| beside(speaker, state, cell))
                .unwrap_or_default()
        }
        TURN => TURNS[usize::from(what) % 6].text(language).to_owned(),
        PIECE if none => speaker.pick("neither", "ni l'un ni l'autre"),
        PIECE => {
            let region = region(speaker, state, (what - 1) % 3);
            if what < 4 {
                speaker.pick(
                    format!("a mountain: {region}"),
                    format!("une montagne : {region}"),
                )
            } else {
                speaker.pick(
                    format!("a chasm: {region}"),
                    format!("un gouffre : {region}"),
                )
            }
        }
        TRIBE if none => speaker.pick("no tribe", "pas de tribu"),
        GUARD if none => speaker.pick("on my second hex", "sur mon deuxième hexagone"),
        _ => region(speaker, state, what.saturating_sub(1) % 3),
    }
}

/// A hex: its letter, and what its thirds are, clockwise.
fn hex(speaker: &Speaker, what: u8) -> String {
    let Some((tile, side)) = laying::hex_of(what) else {
        return String::new();
    };
    let language = speaker.language();
    let thirds = tile.thirds(side).map(|third| match third {
        Third::Water => Terrain::River.name().text(language).to_owned(),
        Third::Land(terrain, None) => terrain.name().text(language).to_owned(),
        Third::Land(terrain, Some(symbol)) => {
            let symbol = match symbol {
                Symbol::Cavern => words("cavern", "caverne"),
                Symbol::Mine => words("mine", "mine"),
                Symbol::Magic => words("magic source", "source magique"),
                Symbol::Anchor => words("anchor", "ancre"),
                Symbol::Legendary => words("legendary place", "lieu légendaire"),
            };
            let (terrain, symbol) = (terrain.name().text(language), symbol.text(language));
            format!("{terrain} ({symbol})")
        }
    });
    let mut thirds = thirds.to_vec();
    thirds.dedup();
    format!("{tile}: {}", thirds.join(", "))
}

/// A region of the last hex: its number and what it is.
fn region(speaker: &Speaker, state: &State, third: u8) -> String {
    let game = &*speaker.game().now(state);
    let numbered = hexes::world(game, state).numbered();
    let number = numbered.last().map(|thirds| thirds[usize::from(third) % 3]);
    let region = number.and_then(|number| game.board().region(RegionId(number)));
    let terrain = region.map_or("", |region| region.terrain.name().text(speaker.language()));
    let number = number.unwrap_or_default();
    format!("{number}, {terrain}")
}

/// Where a cell lies: beside the first hex that it touches.
fn beside(speaker: &Speaker, state: &State, cell: Cell) -> Option<String> {
    let laid = hexes::laid(speaker.game(), state);
    let (side, letter) = laid.iter().find_map(|laid| {
        let side = (0..6).find(|&side| laid.hex.at.across(side) == cell)?;
        Some((side, laid.hex.tile.letter()))
    })?;
    let side = SIDES[usize::from(side)].text(speaker.language());
    Some(format!("{side} {letter}"))
}

/// Whoever declines his last race gets no other.
pub(super) fn last_race(speaker: &Speaker, cx: &Cx) -> Option<String> {
    dealt::is_out(cx.game, cx.state, cx.seat()).then(|| {
        speaker.pick(
            "This is your last race: no other comes after it, you only score (R-47).",
            "C'est votre dernier peuple : aucun autre ne viendra, vous ne ferez plus que marquer (R-47).",
        )
    })
}

/// What a seat holds: the tiles, or their backs.
pub(super) fn belongings<'g>(
    speaker: &Speaker<'g>,
    state: &State,
    seat: Seat,
) -> Vec<Belonging<'g>> {
    let game = speaker.game();
    let slots = (0..2 * OF_EACH).filter(|&slot| dealt::held(game, state, seat, slot) != 0);
    let shown = slots.map(|slot| {
        let tile = dealt::tile_held(game, state, seat, slot).and_then(|tile| game.tile(tile));
        let name = match &tile {
            Some(tile) => tile.name.text(speaker.language()).to_owned(),
            None if slot < OF_EACH => speaker.pick("a race face down", "un peuple face cachée"),
            None => speaker.pick("a power face down", "un pouvoir face cachée"),
        };
        let help = tile.as_ref().map_or_else(
            || face_down(speaker),
            |tile| tile.help.text(speaker.language()).to_owned(),
        );
        Belonging {
            icon: tile.as_ref().map_or("card-random", |tile| tile.icon),
            text: name.clone(),
            short: name,
            help,
            number: None,
            piece: None,
            tile: tile.map(|tile| tile.id),
        }
    });
    shown.collect()
}

const CHOOSING: usize = 6;

fn write(game: &Game, state: &State, _: Seat) -> Option<Value> {
    let piece = |laid: &Laid| match laid.piece {
        Some((kind, third)) => format!(" {}-{}", kind.id(), third + 1),
        None => String::new(),
    };
    let hexes: Vec<String> = hexes::laid(game, state)
        .iter()
        .map(|laid| {
            let Hex {
                tile,
                side,
                at,
                turn,
            } = laid.hex;
            format!(
                "{tile} {} {} {} {turn}{}",
                side.id(),
                at.q,
                at.r,
                piece(laid)
            )
        })
        .collect();
    let tiles: Vec<(usize, &str)> = dealt::all(game, state)
        .filter_map(|(place, tile)| Some((place, game.tile(tile)?.id)))
        .collect();
    let guards: Vec<u8> = hexes::guards(game, state).map(|region| region.0).collect();
    let now: Vec<u8> = (0..CHOOSING)
        .map(|place| laying::get(game, state, place))
        .collect();
    let asked = super::super::recall(game, state, &TILE, super::ASKED, 0) != 0;
    Some(json!({ "hexes": hexes, "tiles": tiles, "guards": guards, "now": now, "asked": asked }))
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let fault = |field: &str, what: &str| Err(PositionError::at(format!("{at}.{field}"), what));
    let list = |field: &str| value[field].as_array().cloned().unwrap_or_default();
    let mut cells = Vec::new();
    let hexes = list("hexes");
    if hexes.len() > hexes::HEXES {
        return fault("hexes", "at most 26 hexes expected");
    }
    for (place, said) in hexes.iter().enumerate() {
        let laid = said.as_str().and_then(hex_said);
        let known = laid.is_some_and(|laid| cells.contains(&(laid.hex.at, laid.hex.tile)));
        let Some(laid) = laid.filter(|_| !known) else {
            return fault(
                "hexes",
                "a list like \"A surface 0 -1 2 mountain-1\" expected",
            );
        };
        let twice = |(at, tile): &(Cell, HexTile)| *at == laid.hex.at || *tile == laid.hex.tile;
        if cells.iter().any(twice) {
            return fault("hexes", "each hex once, one to a cell expected");
        }
        cells.push((laid.hex.at, laid.hex.tile));
        hexes::keep(hands, place, laid);
    }
    let realm = hexes::world(hands.game, hands.state());
    if !realm.is_connected() {
        return fault("hexes", "hexes that are connected expected (R-43)");
    }
    let Some(board) = realm.ground() else {
        return fault("hexes", "at most 64 regions expected");
    };
    let guards = list("guards");
    if guards.len() > hexes::GUARDS {
        return fault("guards", "at most 7 regions expected");
    }
    for place in 0..hexes::GUARDS {
        let cell = hexes::CELLS * hexes::HEXES + place;
        super::super::note(hands, &TILE, WORLD, cell, 0);
    }
    for said in guards {
        let region = said.as_u64().filter(|&region| region < board.len() as u64);
        let land = region.map(|region| RegionId(region as u8));
        match land.filter(|&region| board.open().has(region) && !board.water().has(region)) {
            Some(region) => hexes::add_guard(hands, region),
            None => return fault("guards", "regions of land expected"),
        }
    }
    read_tiles(hands, at, &list("tiles"))?;
    let now = list("now");
    for (place, most) in MOST.into_iter().enumerate() {
        let said = now.get(place).map_or(Some(0), Value::as_u64);
        match said.filter(|&number| number <= most) {
            Some(number) => laying::set(hands, place, number as u8),
            None => return fault("now", "six small numbers expected"),
        }
    }
    let asked = value["asked"].as_bool().unwrap_or(false);
    super::super::note(hands, &TILE, super::ASKED, 0, asked.into());
    Ok(())
}

/// The highest that each of what goes on can be.
const MOST: [u64; CHOOSING] = [3, OF_EACH as u64, 52, 106, 4, 63];

fn read_tiles(hands: &mut Hands, at: &str, tiles: &[Value]) -> Result<(), PositionError> {
    let at = format!("{at}.tiles");
    for place in 0..dealt::ROOM {
        dealt::set(hands, place, 0);
    }
    for said in tiles {
        let place = said.get(0).and_then(Value::as_u64);
        let name = said.get(1).and_then(Value::as_str);
        let (Some(place @ 0..36), Some(name)) = (place, name) else {
            return Err(PositionError::at(at, "places with names of tiles expected"));
        };
        let place = place as usize;
        let seats = hands.game.setup().seats;
        let (tile, race) = if dealt::is_race_place(seats, place) {
            (race_named(hands.game, &at, name)?.0, true)
        } else {
            (power_named(hands.game, &at, name)?.0, false)
        };
        let id = |tile: u8| match race {
            true => TileId::race(crate::ids::RaceId(tile)),
            false => TileId::power(crate::ids::PowerId(tile)),
        };
        if dealt::keeps(hands.game, hands.state(), id(tile)) {
            return Err(PositionError::at(at, format!("`{name}` once expected")));
        }
        dealt::take(hands, tile, race);
        dealt::set(hands, place, tile + 1);
    }
    Ok(())
}

/// A hex as positions say it.
fn hex_said(text: &str) -> Option<Laid> {
    let mut words = text.split(' ');
    let tile = HexTile::try_from(words.next()?.to_owned()).ok()?;
    let side = words.next()?;
    let side = Side::ALL.into_iter().find(|up| up.id() == side)?;
    let mut number = || words.next()?.parse::<i8>().ok();
    let (q, r, turn) = (number()?, number()?, number()?);
    if q.abs() > REACH || r.abs() > REACH || !(0..6).contains(&turn) {
        return None;
    }
    let piece = match words.next() {
        None => None,
        Some(word) => {
            let place = upon::PIECES.iter().position(|piece| *piece == word)?;
            Some(upon::piece_of(place as u8)?)
        }
    };
    Some(Laid {
        hex: Hex {
            tile,
            side,
            at: Cell { q, r },
            turn: turn as u8,
        },
        piece,
    })
}
