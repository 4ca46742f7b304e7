//! How hexes are pushed, and what becomes of the seas (R-26 to R-30).

use super::super::{note, recall};
use super::{DRIFT, STAY, TILE, TO, TURN, seas};
use crate::board::Board;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::{Event, Tale, TaleOf};
use crate::game::{Game, Home, Setup, SetupError};
use crate::ids::{MAX_REGIONS, PeopleId, RegionId, TileId};
use crate::realm::{Cell, Hex, Realm, Water, Ways};
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::{Stage, State};
use crate::tile::words;

/// How many hexes there are.
pub(super) const HEXES: usize = 26;
/// The hexes, and none of them.
#[rustfmt::skip]
pub(super) const LETTERS: &[&str] = &[
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m",
    "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z", "none",
];
/// A hex touches six cells: so many lie around a row of all of them, and the hex's own.
pub(super) const MOST_CELLS: u8 = 107;
/// The memories.
const LIES: usize = 0;
const CHOSEN: usize = 1;
pub(super) const PARTS: usize = 2;
/// What was chosen this turn.
const ASKED: usize = 0;
const HEX: usize = 1;
const CELL: usize = 2;
/// Added to both numbers of a cell, so that they are kept as six bits each.
const MIDDLE: i8 = 31;

static NOT_HERE: Reason = Reason {
    ruling: "R-26",
    words: words(
        "this hex does not lie on the table",
        "cet hexagone n'est pas sur la table",
    ),
};
static NOT_AT_THE_EDGE: Reason = Reason {
    ruling: "R-27",
    words: words(
        "no side of this hex faces the outside: it cannot be pushed",
        "aucun côté de cet hexagone n'est tourné vers l'extérieur : on ne peut pas le pousser",
    ),
};
static NO_SUCH_CELL: Reason = Reason {
    ruling: "R-27",
    words: words(
        "the hex cannot be pushed there: only to the outer edge, where everything stays connected",
        "l'hexagone ne peut pas y être poussé : seulement au bord extérieur, où tout reste relié",
    ),
};
static NOTHING_MOVES: Reason = Reason {
    ruling: "R-27",
    words: words(
        "the hex lies like that already",
        "l'hexagone est déjà ainsi",
    ),
};
static SEAS_MEET: Reason = Reason {
    ruling: "R-30",
    words: words(
        "seas of two races would become one",
        "les mers de deux peuples n'en feraient plus qu'une",
    ),
};
static TOO_MANY: Reason = Reason {
    ruling: "R-30",
    words: words(
        "the sea would fall into more parts than there are numbers for regions",
        "la mer se diviserait en plus de parties qu'il n'y a de numéros de régions",
    ),
};
static DRIFTS: Tale = Tale {
    kind: "drift",
    words: words(
        "Seat {seat} sets a hex adrift.",
        "Le siège {seat} fait dériver un hexagone.",
    ),
    moves_coins: false,
};

/// What is asked next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asks {
    Hex,
    Cell,
    Turn,
}

pub(super) fn set_up(setup: &Setup) -> Result<Option<Home>, SetupError> {
    let water = setup.board.realm().map(|realm| realm.water);
    match water {
        Some(Water::Sea) => Ok(None),
        _ => Err(SetupError::new(
            "water = \"sea\" expected in this scenario (R-29)",
        )),
    }
}

/// The hexes that come with each number of players (R-32).
const SETS: [&str; 5] = ["FHILOSUY", "AEPQZ", "GKMX", "DJNTV", "BCRW"];

/// Land without natives of each set of hexes: monsters may live in one region of each (R-32).
pub(super) fn hideouts(board: &Board) -> Vec<RegionSet> {
    let Some(realm) = board.realm() else {
        return Vec::new();
    };
    let numbered = realm.numbered();
    let land = board.open() - board.water() - board.tribes();
    let of = |set: &&str| -> RegionSet {
        let hexes = realm.hexes.iter().zip(&numbered);
        let hexes = hexes.filter(|(hex, _)| set.contains(hex.tile.letter()));
        let thirds = hexes.flat_map(|(_, thirds)| thirds);
        let regions: RegionSet = thirds.map(|&region| RegionId(region)).collect();
        regions & land
    };
    let sets = SETS.iter().map(of);
    sets.filter(|regions| !regions.is_empty()).collect()
}

pub(super) fn get(game: &Game, state: &State, memory: usize, place: usize) -> u8 {
    recall(game, state, &TILE, memory, place)
}

pub(super) fn set(hands: &mut Hands, memory: usize, place: usize, value: u8) {
    note(hands, &TILE, memory, place, value);
}

/// The hexes as they lie: those of the board, where the state says.
pub(super) fn world(game: &Game, state: &State) -> Realm {
    let Some(first) = game.first_board().realm() else {
        return Realm::empty("", 2);
    };
    let mut realm = first.clone();
    for (place, hex) in realm.hexes.iter_mut().enumerate() {
        let byte = |of: usize| u16::from(get(game, state, LIES, 2 * place + of));
        let packed = byte(0) | byte(1) << 8;
        let axis = |shift: u16| (packed >> shift & 63) as i8 - MIDDLE;
        hex.at = Cell {
            q: axis(0),
            r: axis(6),
        };
        hex.turn = (packed >> 12 & 7) as u8 % 6;
    }
    for piece in &mut realm.pieces {
        let hex = first.hexes.iter().position(|hex| hex.at == piece.at);
        piece.at = hex.map_or(piece.at, |hex| realm.hexes[hex].at);
    }
    realm
}

/// Notes how the hexes lie.
pub(super) fn keep(hands: &mut Hands, realm: &Realm) {
    for (place, hex) in realm.hexes.iter().enumerate() {
        let bits = |at: i8| ((at + MIDDLE) as u16) & 63;
        let packed = bits(hex.at.q) | bits(hex.at.r) << 6 | u16::from(hex.turn % 6) << 12;
        let [low, high] = packed.to_le_bytes();
        set(hands, LIES, 2 * place, low);
        set(hands, LIES, 2 * place + 1, high);
    }
}

/// Notes how they lie at the start.
pub(super) fn lay(hands: &mut Hands) {
    if let Some(realm) = hands.game.first_board().realm() {
        keep(hands, realm);
    }
}

/// Asks for the drift of this turn, before anything else is done in it (R-26).
pub(super) fn ask(hands: &mut Hands, me: TileId) -> bool {
    let turn = *hands.turn();
    let begins = matches!(turn.stage, Stage::Pick | Stage::Start | Stage::Choice);
    if !begins || turn.touched() || get(hands.game, hands.state(), CHOSEN, ASKED) != 0 {
        return false;
    }
    set(hands, CHOSEN, ASKED, 1);
    let deed = hands.game.deed_of_tile(me, DRIFT);
    hands.ask(deed, PeopleId::active(turn.seat), RegionId::NONE);
    true
}

pub(super) fn asks(game: &Game, state: &State) -> Asks {
    match [HEX, CELL].map(|place| get(game, state, CHOSEN, place)) {
        [0, _] => Asks::Hex,
        [_, 0] => Asks::Cell,
        _ => Asks::Turn,
    }
}

/// The place of a hex among those of the board, by its letter.
fn hex_of(game: &Game, letter: u8) -> Option<usize> {
    let realm = game.first_board().realm()?;
    let letter = char::from(b'A' + letter);
    realm
        .hexes
        .iter()
        .position(|hex| hex.tile.letter() == letter)
}

/// The hex that was chosen.
pub(super) fn chosen_hex(game: &Game, state: &State) -> Option<usize> {
    hex_of(game, get(game, state, CHOSEN, HEX).checked_sub(1)?)
}

fn ways<'g>(game: &'g Game, state: &State, hex: usize) -> Option<&'g Ways> {
    game.ways(state, hex)
}

/// The cells to which the chosen hex can go, as they are numbered.
pub(super) fn cells<'g>(game: &'g Game, state: &State) -> &'g [Cell] {
    let ways = chosen_hex(game, state).and_then(|hex| ways(game, state, hex));
    ways.map_or(&[], |ways| ways.cells.as_slice())
}

pub(super) fn chosen_cell(game: &Game, state: &State) -> Option<Cell> {
    let place = get(game, state, CHOSEN, CELL).checked_sub(1)?;
    cells(game, state).get(usize::from(place)).copied()
}

pub(super) fn refuse_hex(cx: &Cx, letter: u8) -> Option<Refusal> {
    if usize::from(letter) >= HEXES {
        return None;
    }
    let Some(hex) = hex_of(cx.game, letter) else {
        return Some(Refusal::Tile(&NOT_HERE));
    };
    let cells = 0..ways(cx.game, cx.state, hex).map_or(0, |ways| ways.cells.len());
    if cells.is_empty() {
        return Some(Refusal::Tile(&NOT_AT_THE_EDGE));
    }
    first_if_all(cells.map(|place| why_no_turn(cx, hex, place))).map(Refusal::Tile)
}

pub(super) fn refuse_cell(cx: &Cx, place: u8) -> Option<Refusal> {
    let Some(hex) = chosen_hex(cx.game, cx.state) else {
        return Some(Refusal::Tile(&NO_SUCH_CELL));
    };
    why_no_turn(cx, hex, place.into()).map(Refusal::Tile)
}

pub(super) fn refuse_turn(cx: &Cx, turn: u8) -> Option<Refusal> {
    let place = get(cx.game, cx.state, CHOSEN, CELL).checked_sub(1);
    match chosen_hex(cx.game, cx.state).zip(place) {
        Some((hex, place)) => why_not(cx, hex, place.into(), turn).map(Refusal::Tile),
        None => Some(Refusal::Tile(&NO_SUCH_CELL)),
    }
}

/// The first of some reasons, if all say no.
fn first_if_all(mut why: impl Iterator<Item = Option<&'static Reason>>) -> Option<&'static Reason> {
    let first = why.next()??;
    why.all(|why| why.is_some()).then_some(first)
}

/// Why a hex cannot be pushed to one of its cells, however it is turned.
fn why_no_turn(cx: &Cx, hex: usize, place: usize) -> Option<&'static Reason> {
    first_if_all((u8::from(place == 0)..6).map(|turn| why_not(cx, hex, place, turn)))
}

/// Why a hex cannot be pushed to one of its cells and turned so far.
fn why_not(cx: &Cx, hex: usize, place: usize, turn: u8) -> Option<&'static Reason> {
    let laid = cx.game.laid(cx.state)?;
    let (ways, lies) = (ways(cx.game, cx.state, hex)?, laid.hexes[hex]);
    let Some(&at) = ways.cells.get(place) else {
        return Some(&NO_SUCH_CELL);
    };
    if place == 0 && turn == 0 {
        return Some(&NOTHING_MOVES);
    }
    let wet = lies.thirds().iter().position(|third| third.is_water())?;
    let turn = (lies.turn + turn) % 6;
    let pushed = Hex { at, turn, ..lies };
    if ways.regions_with(&pushed) > MAX_REGIONS {
        return Some(&TOO_MANY);
    }
    // Those without the hex are counted as if it had been taken out of the list.
    let place = |other: usize| other + usize::from(other >= hex);
    let met = ways
        .waters_met(&pushed)
        .map(|(other, third)| (place(other), third));
    let seas = std::iter::once((hex, wet)).chain(met);
    let holders = seas.map(|(hex, third)| cx.state.holder(RegionId(laid.numbered[hex][third])));
    let mut holders = holders.filter(|holder| holder.is_some());
    let one = holders.next();
    holders
        .any(|other| Some(other) != one)
        .then_some(&SEAS_MEET)
}

pub(super) fn choose_hex(hands: &mut Hands, by: By, letter: u8) {
    set(hands, CHOSEN, ASKED, 1);
    if usize::from(letter) < HEXES {
        set(hands, CHOSEN, HEX, letter + 1);
        ask_again(hands, by, TO);
    }
}

pub(super) fn choose_cell(hands: &mut Hands, by: By, place: u8) {
    set(hands, CHOSEN, CELL, place + 1);
    ask_again(hands, by, TURN);
}

fn ask_again(hands: &mut Hands, by: By, word: &str) {
    if let Some(me) = hands.game.tile_of(&TILE) {
        let deed = hands.game.deed_of_tile(me, word);
        hands.ask(deed, by.people, RegionId::NONE);
    }
}

/// The hex goes where it was pushed, and everything on it goes along (R-29).
pub(super) fn choose_turn(hands: &mut Hands, by: By, turn: u8) {
    let (game, state) = (hands.game, hands.state());
    let chosen = chosen_hex(game, state).zip(chosen_cell(game, state));
    let Some((hex, cell)) = chosen else { return };
    let realm = world(game, state);
    let pushed = realm.pushed(hex, cell, (realm.hexes[hex].turn + turn) % 6);
    let (to, torn) = seas::new_numbers(game, state, &seas::fates(&realm, &pushed));
    set(hands, CHOSEN, HEX, 0);
    set(hands, CHOSEN, CELL, 0);
    keep(hands, &pushed);
    hands.renumber(&to);
    let (tale, who) = (&DRIFTS, TaleOf::seat(by.seat()));
    hands.tell(Event::Tale { tale, who });
    if let Some((sea, parts)) = torn {
        seas::set_parts(hands, parts);
        let owner = hands.state().holder(to[sea.index()]);
        if let Some(me) = hands.game.tile_of(&TILE) {
            let deed = hands.game.deed_of_tile(me, STAY);
            hands.ask(deed, owner, to[sea.index()]);
        }
    }
}

/// Where a hex lies that could be chosen.
pub(super) fn hex_preview(game: &Game, state: &State, letter: u8) -> Option<(Hex, Option<u8>)> {
    let hex = hex_of(game, letter)?;
    Some((world(game, state).hexes[hex], None))
}

/// The chosen hex in one of its cells.
pub(super) fn cell_preview(game: &Game, state: &State, place: u8) -> Option<(Hex, Option<u8>)> {
    let hex = world(game, state).hexes[chosen_hex(game, state)?];
    let at = *cells(game, state).get(usize::from(place))?;
    Some((Hex { at, ..hex }, None))
}

/// The chosen hex in its cell, turned so far.
pub(super) fn turn_preview(game: &Game, state: &State, turn: u8) -> Option<(Hex, Option<u8>)> {
    let at = chosen_cell(game, state)?;
    let hex = world(game, state).hexes[chosen_hex(game, state)?];
    let turn = (hex.turn + turn) % 6;
    Some((Hex { at, turn, ..hex }, None))
}

/// What was chosen so far, as positions say it: asked, the letter of the hex, the place of the cell.
pub(super) fn chosen(game: &Game, state: &State) -> [u8; 3] {
    [ASKED, HEX, CELL].map(|place| get(game, state, CHOSEN, place))
}

pub(super) fn set_chosen(hands: &mut Hands, chosen: [u8; 3]) {
    for (place, value) in [ASKED, HEX, CELL].into_iter().zip(chosen) {
        set(hands, CHOSEN, place, value);
    }
}

/// Whose hex it is that a seat has chosen, for those who look on.
pub(super) fn letter(game: &Game, state: &State) -> Option<char> {
    let hex = chosen_hex(game, state)?;
    Some(game.first_board().realm()?.hexes[hex].tile.letter())
}
