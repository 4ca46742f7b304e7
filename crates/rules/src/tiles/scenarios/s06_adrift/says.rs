//! What is said of the drift, in words and in positions.

use super::super::{SIDES, TURNS};
use super::{drift, seas};
use crate::effect::Hands;
use crate::game::Game;
use crate::ids::{MAX_REGIONS, Seat};
use crate::notation::position::{Notation, PositionError, region_said};
use crate::notation::speech::Speaker;
use crate::realm::{Cell, REACH, Realm};
use crate::state::State;
use serde_json::{Map, Value, json};

/// What positions say of it: where the hexes lie, and what was chosen.
pub(super) static SAYS: Notation = Notation {
    field: "adrift",
    of_seats: false,
    write,
    read,
};

pub(super) fn hex<'g>(speaker: &Speaker<'g>, _: &State, what: u8) -> (String, Option<&'g str>) {
    if usize::from(what) >= drift::HEXES {
        let none = speaker.pick("let everything lie", "tout laisser en place");
        return (none.to_owned(), None);
    }
    let letter = char::from(b'A' + what);
    let text = speaker.pick(format!("hex {letter}"), format!("hexagone {letter}"));
    (text, Some("hexes"))
}

pub(super) fn cell<'g>(
    speaker: &Speaker<'g>,
    state: &State,
    place: u8,
) -> (String, Option<&'g str>) {
    let game = &*speaker.game().now(state);
    let text = if place == 0 {
        speaker
            .pick("turn it where it lies", "le tourner sur place")
            .to_owned()
    } else {
        let cell = drift::cells(game, state).get(usize::from(place)).copied();
        cell.and_then(|cell| beside(speaker, game, state, cell))
            .unwrap_or_default()
    };
    (text, Some("hexes"))
}

/// Where a cell lies: beside the first other hex that it touches.
fn beside(speaker: &Speaker, game: &Game, state: &State, cell: Cell) -> Option<String> {
    let chosen = drift::chosen_hex(game, state);
    let realm = drift::world(game, state);
    let others = realm.hexes.iter().enumerate();
    let mut others = others.filter(|(place, _)| Some(*place) != chosen);
    let (side, letter) = others.find_map(|(_, hex)| {
        let side = (0..6).find(|&side| hex.at.across(side) == cell)?;
        Some((side, hex.tile.letter()))
    })?;
    let side = SIDES[usize::from(side)].text(speaker.language());
    Some(format!("{side} {letter}"))
}

pub(super) fn turn<'g>(speaker: &Speaker<'g>, _: &State, turn: u8) -> (String, Option<&'g str>) {
    let text = TURNS[usize::from(turn) % 6].text(speaker.language());
    (text.to_owned(), Some("clockwise-rotation"))
}

pub(super) fn where_to(speaker: &Speaker, state: &State) -> String {
    let letter = drift::letter(speaker.game(), state).unwrap_or('?');
    speaker.pick(
        format!("Where does hex {letter} go? Everything on it goes along."),
        format!("Où va l'hexagone {letter} ? Tout ce qui s'y trouve suit."),
    )
}

pub(super) fn how_far(speaker: &Speaker, state: &State) -> String {
    let letter = drift::letter(speaker.game(), state).unwrap_or('?');
    speaker.pick(
        format!("How far is hex {letter} turned?"),
        format!("De combien tourne l'hexagone {letter} ?"),
    )
}

fn write(game: &Game, state: &State, _: Seat) -> Option<Value> {
    let hexes = drift::world(game, state).hexes;
    let hexes: Map<String, Value> = hexes
        .iter()
        .map(|hex| (hex.tile.to_string(), json!([hex.at.q, hex.at.r, hex.turn])))
        .collect();
    let mut all = Map::new();
    all.insert("hexes".into(), hexes.into());
    let [asked, _, cell] = drift::chosen(game, state);
    if asked > 0 {
        all.insert("asked".into(), true.into());
    }
    if let Some(letter) = drift::letter(game, state) {
        all.insert("hex".into(), letter.to_string().into());
    }
    if cell > 0 {
        all.insert("to".into(), cell.into());
    }
    let parts: Vec<u8> = seas::parts(game, state)
        .into_iter()
        .map(|part| part.0)
        .collect();
    if !parts.is_empty() {
        all.insert("parts".into(), parts.into());
    }
    Some(all.into())
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let fault = |field: &str, what: &str| Err(PositionError::at(format!("{at}.{field}"), what));
    let Some(first) = hands.game.first_board().realm() else {
        return Ok(());
    };
    let mut realm = first.clone();
    for (letter, said) in value["hexes"].as_object().into_iter().flatten() {
        let place = realm
            .hexes
            .iter()
            .position(|hex| hex.tile.to_string() == *letter);
        let number = |place: usize| said.get(place).and_then(Value::as_i64);
        let fits = |number: i64, most: i64| (-most..=most).contains(&number);
        match (place, number(0), number(1), number(2)) {
            (Some(place), Some(q), Some(r), Some(turn @ 0..6))
                if fits(q, REACH.into()) && fits(r, REACH.into()) =>
            {
                let cell = Cell {
                    q: q as i8,
                    r: r as i8,
                };
                realm = realm.pushed(place, cell, turn as u8);
            }
            _ => {
                return fault(
                    "hexes",
                    "letters of hexes of this board with [q, r, turn] expected",
                );
            }
        }
    }
    if let Some(what) = unsound(&realm) {
        return fault("hexes", what);
    }
    drift::keep(hands, &realm);
    let letter = match value
        .get("hex")
        .map(|said| said.as_str().unwrap_or_default())
    {
        None => 0,
        Some(said) => {
            let place = realm.hexes.iter().find(|hex| hex.tile.to_string() == said);
            match place {
                Some(hex) => hex.tile.letter() as u8 - b'A' + 1,
                None => return fault("hex", "the letter of a hex of this board expected"),
            }
        }
    };
    let cell = match value.get("to").map(Value::as_u64) {
        None => 0,
        Some(Some(cell)) if letter > 0 && (1..=u64::from(drift::MOST_CELLS)).contains(&cell) => {
            cell as u8
        }
        Some(_) => return fault("to", "with a hex, the number of a place expected"),
    };
    let asked = value["asked"].as_bool().unwrap_or(false);
    drift::set_chosen(hands, [asked.into(), letter, cell]);
    let mut parts = crate::region_set::RegionSet::EMPTY;
    for said in value["parts"].as_array().into_iter().flatten() {
        parts = parts.with(region_said(&hands.game.now(hands.state()), at, said)?);
    }
    seas::set_parts(hands, parts);
    Ok(())
}

/// What is wrong with hexes that somebody wrote down, if anything.
fn unsound(realm: &Realm) -> Option<&'static str> {
    let twice = realm
        .hexes
        .iter()
        .enumerate()
        .any(|(place, hex)| realm.hexes[..place].iter().any(|other| other.at == hex.at));
    if twice {
        return Some("one hex to a cell expected");
    }
    if !realm.is_connected() {
        return Some("hexes that are connected expected (R-27)");
    }
    let regions = realm.numbered().iter().flatten().max().copied();
    let many = regions.is_some_and(|last| usize::from(last) >= MAX_REGIONS);
    many.then_some("at most 64 regions expected")
}
