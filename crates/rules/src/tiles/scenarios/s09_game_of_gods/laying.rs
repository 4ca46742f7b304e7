//! How the world is laid: a hex, where and how it lies (R-43, R-45, R-79).

use super::super::{note, recall};
use super::hexes::{self, Laid};
use super::{ASKED, HEX, NOW, TILE, TO, TURN, dealt, upon};
use crate::cx::Cx;
use crate::effect::{By, Hands, Numbers};
use crate::event::{Event, Tale, TaleOf};
use crate::game::Game;
use crate::ids::{MAX_REGIONS, PeopleId, RegionId, Seat, TileId};
use crate::reach;
use crate::realm::{Cell, Hex, HexTile, PieceKind, REACH, Realm, Side};
use crate::refusal::{Reason, Refusal};
use crate::state::{Stage, State};
use crate::tile::words;

/// The hexes with their surface up, then those that show the world below.
#[rustfmt::skip]
pub(super) const LETTERS: &[&str] = &[
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m",
    "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z",
    "a-below", "b-below", "c-below", "d-below", "e-below", "f-below", "g-below", "h-below", "i-below",
    "j-below", "k-below", "l-below", "m-below", "n-below", "o-below", "p-below", "q-below", "r-below",
    "s-below", "t-below", "u-below", "v-below", "w-below", "x-below", "y-below", "z-below",
];
/// So many cells touch hexes at most.
pub(super) const MOST_CELLS: u8 = 106;
/// Regions of land for each player (R-43).
const ENOUGH: usize = 9;

/// What goes on: how far the game has come; the hex and the cell that were chosen, from 1; what was asked of the hex that
/// was laid last; the seats that have put their monsters down, one bit each.
const PHASE: usize = 0;
const LETTER: usize = 2;
const CELL: usize = 3;
pub(super) const STEP: usize = 4;
pub(super) const PLACED: usize = 5;

static NOT_THIS_SIDE: Reason = Reason {
    ruling: "R-79",
    words: words(
        "hexes show the world whose box is played",
        "les hexagones montrent le monde dont on joue la boîte",
    ),
};
static LIES_ALREADY: Reason = Reason {
    ruling: "R-79",
    words: words(
        "this hex lies on the table already",
        "cet hexagone est déjà sur la table",
    ),
};
static NEEDS_LAND: Reason = Reason {
    ruling: "R-49",
    words: words(
        "monsters must come to this hex: one with land expected",
        "des monstres doivent venir sur cet hexagone : il faut de la terre",
    ),
};
static NO_CELL: Reason = Reason {
    ruling: "R-43",
    words: words(
        "a new hex must touch one that another player laid",
        "un nouvel hexagone doit en toucher un posé par un autre joueur",
    ),
};
static TOO_MANY: Reason = Reason {
    ruling: "R-43",
    words: words(
        "there would be more regions than there are numbers for them",
        "il y aurait plus de régions qu'il n'y a de numéros",
    ),
};
static WATERS_MEET: Reason = Reason {
    ruling: "R-45",
    words: words(
        "rivers of two races would become one",
        "les rivières de deux peuples n'en feraient plus qu'une",
    ),
};
static LAYS: Tale = Tale {
    kind: "hex-laid",
    words: words(
        "Seat {seat} lays a hex.",
        "Le siège {seat} pose un hexagone.",
    ),
    moves_coins: false,
};

pub(super) fn get(game: &Game, state: &State, place: usize) -> u8 {
    recall(game, state, &TILE, NOW, place)
}

pub(super) fn set(hands: &mut Hands, place: usize, value: u8) {
    note(hands, &TILE, NOW, place, value);
}

/// Before the first turn: tiles are dealt, two players choose theirs, everybody lays a hex. Gives whether that is done.
pub(super) fn open(hands: &mut Hands, me: TileId) -> bool {
    loop {
        let done = match get(hands.game, hands.state(), PHASE) {
            0 => dealt::dealt(hands, me),
            1 => dealt::drafted(hands, me),
            2 => {
                let laid = hexes::count(hands.game, hands.state());
                let all = laid >= usize::from(hands.game.setup().seats);
                let seat = hexes::owner(hands.game, laid);
                all || !ask(hands, me, seat)
            }
            _ => return true,
        };
        if !done {
            return false;
        }
        let phase = get(hands.game, hands.state(), PHASE);
        set(hands, PHASE, phase + 1);
    }
}

/// Asks for the hex of this turn, before anything else is done in it (R-43, R-45).
pub(super) fn ask_for_hex(hands: &mut Hands, me: TileId) -> bool {
    let turn = *hands.turn();
    let begins = matches!(turn.stage, Stage::Pick | Stage::Start | Stage::Choice);
    let asked = recall(hands.game, hands.state(), &TILE, ASKED, 0) != 0;
    if !begins || turn.touched() || asked {
        return false;
    }
    note(hands, &TILE, ASKED, 0, 1);
    let enough = ENOUGH * usize::from(hands.game.setup().seats);
    land(hands.game, hands.state()) < enough && ask(hands, me, turn.seat)
}

/// Asks a seat for a hex, if one can be laid.
fn ask(hands: &mut Hands, me: TileId, seat: Seat) -> bool {
    let cx = hands.cx_of(PeopleId::active(seat));
    let any = (0..LETTERS.len() as u8).any(|what| refuse_hex(&cx, what).is_none());
    if any {
        let deed = hands.game.deed_of_tile(me, HEX);
        hands.ask(deed, PeopleId::active(seat), RegionId::NONE);
    }
    any
}

/// How many regions of land lie, chasms not counted.
pub(super) fn land(game: &Game, state: &State) -> usize {
    let laid = hexes::laid(game, state).into_iter();
    laid.map(|Laid { hex, piece }| {
        let chasm = matches!(piece, Some((PieceKind::Chasm, _)));
        hex.tile.land() - usize::from(chasm)
    })
    .sum()
}

/// A hex of the list, with the side that it shows.
pub(super) fn hex_of(what: u8) -> Option<(HexTile, Side)> {
    let tile = HexTile::all().nth(usize::from(what) % hexes::HEXES)?;
    let below = usize::from(what) >= hexes::HEXES;
    Some((
        tile,
        if below {
            Side::Underground
        } else {
            Side::Surface
        },
    ))
}

/// The hex that was chosen, not turned, in a cell.
pub(super) fn chosen(game: &Game, state: &State, at: Cell) -> Option<Hex> {
    let (tile, side) = hex_of(get(game, state, LETTER).checked_sub(1)?)?;
    Some(Hex {
        tile,
        side,
        at,
        turn: 0,
    })
}

/// The cells in which a seat may lay a hex, as they are numbered: those that touch what another laid, or any hex where
/// there is none, from north to south.
pub(super) fn cells(game: &Game, state: &State, seat: Seat) -> Vec<Cell> {
    let laid = hexes::laid(game, state);
    if laid.is_empty() {
        return vec![Cell::default()];
    }
    let around = |own: bool| {
        let fits = |place: usize| own || hexes::owner(game, place) != seat;
        let fitting = laid.iter().enumerate().filter(|(place, _)| fits(*place));
        let mut cells: Vec<Cell> = fitting.flat_map(|(_, laid)| laid.hex.at.around()).collect();
        cells.retain(|cell| {
            let near = cell.q.abs() <= REACH && cell.r.abs() <= REACH;
            near && laid.iter().all(|laid| laid.hex.at != *cell)
        });
        cells.sort_by_key(|cell| (cell.r, cell.q));
        cells.dedup();
        cells
    };
    let others = around(false);
    if others.is_empty() {
        around(true)
    } else {
        others
    }
}

fn chosen_cell(game: &Game, state: &State, seat: Seat) -> Option<Cell> {
    let place = get(game, state, CELL).checked_sub(1)?;
    cells(game, state, seat).get(usize::from(place)).copied()
}

/// Why a hex cannot be laid like that: too many regions, or waters meet of two races, or of one and of what lets nobody in.
fn why_not(cx: &Cx, hex: &Hex) -> Option<&'static Reason> {
    let closed = reach::closed_to(cx);
    let taken = |&at: &RegionId| cx.state.holder(at).is_some() || closed.has(at);
    let water = hex.thirds().iter().any(|third| third.is_water());
    let quiet = !water || cx.board().water().into_iter().filter(taken).count() < 2;
    if cx.board().len() + hex.tile.land() < MAX_REGIONS && quiet {
        return None;
    }
    let laid = cx.game.laid(cx.state)?;
    if laid.beside.regions_with(hex) > MAX_REGIONS {
        return Some(&TOO_MANY);
    }
    let met = laid.beside.waters_met(hex);
    let met = met.map(|(other, third)| RegionId(laid.numbered[other][third]));
    let mut whose = met
        .filter(taken)
        .map(|at| (closed.has(at), cx.state.holder(at)));
    let one = whose.next();
    whose
        .any(|other| Some(other) != one)
        .then_some(&WATERS_MEET)
}

/// Why a hex cannot be laid in a cell, however it is turned.
fn why_no_turn(cx: &Cx, hex: Hex) -> Option<&'static Reason> {
    let first = why_not(cx, &hex)?;
    let mut others = (1..6).map(|turn| why_not(cx, &Hex { turn, ..hex }));
    others.all(|why| why.is_some()).then_some(first)
}

pub(super) fn refuse_hex(cx: &Cx, what: u8) -> Option<Refusal> {
    let Some((tile, side)) = hex_of(what) else {
        return Some(Refusal::Tile(&LIES_ALREADY));
    };
    if !hexes::sides(cx.game.setup()).any(|up| up == side) {
        return Some(Refusal::Tile(&NOT_THIS_SIDE));
    }
    let laid = hexes::laid(cx.game, cx.state);
    if laid.iter().any(|laid| laid.hex.tile == tile) {
        return Some(Refusal::Tile(&LIES_ALREADY));
    }
    if tile.land() == 0 && upon::must_guard(cx.game, cx.state, laid.len(), cx.seat()) {
        return Some(Refusal::Tile(&NEEDS_LAND));
    }
    let cells = cells(cx.game, cx.state, cx.seat());
    let hex = |at: Cell| Hex {
        tile,
        side,
        at,
        turn: 0,
    };
    let mut why = cells.into_iter().map(|at| why_no_turn(cx, hex(at)));
    let first = why.next().unwrap_or(Some(&NO_CELL))?;
    why.all(|why| why.is_some()).then_some(Refusal::Tile(first))
}

pub(super) fn refuse_cell(cx: &Cx, place: u8) -> Option<Refusal> {
    let cells = cells(cx.game, cx.state, cx.seat());
    let at = cells.get(usize::from(place)).copied();
    match at.and_then(|at| chosen(cx.game, cx.state, at)) {
        Some(hex) => why_no_turn(cx, hex).map(Refusal::Tile),
        None => Some(Refusal::Tile(&NO_CELL)),
    }
}

pub(super) fn refuse_turn(cx: &Cx, turn: u8) -> Option<Refusal> {
    match turn_preview(cx.game, cx.state, turn) {
        Some((hex, _)) => why_not(cx, &hex).map(Refusal::Tile),
        None => Some(Refusal::Tile(&NO_CELL)),
    }
}

pub(super) fn choose_hex(hands: &mut Hands, by: By, what: u8) {
    set(hands, LETTER, what + 1);
    if get(hands.game, hands.state(), PHASE) > 2 {
        note(hands, &TILE, ASKED, 0, 1);
    }
    if hexes::count(hands.game, hands.state()) > 0 {
        return ask_again(hands, by, TO);
    }
    // The first lies in the middle, and how it is turned makes no difference.
    set(hands, CELL, 1);
    lay(hands, by, 0);
}

pub(super) fn choose_cell(hands: &mut Hands, by: By, place: u8) {
    set(hands, CELL, place + 1);
    let hex = chosen(hands.game, hands.state(), Cell::default());
    let plain = hex.is_some_and(|hex| hex.tile.land() == 0);
    if plain {
        return lay(hands, by, 0);
    }
    ask_again(hands, by, TURN);
}

pub(super) fn choose_turn(hands: &mut Hands, by: By, turn: u8) {
    lay(hands, by, turn);
}

pub(super) fn ask_again(hands: &mut Hands, by: By, word: &str) {
    if let Some(me) = hands.game.tile_of(&TILE) {
        let deed = hands.game.deed_of_tile(me, word);
        hands.ask(deed, by.people, RegionId::NONE);
    }
}

/// The hex lies; regions of water are numbered after the new land.
fn lay(hands: &mut Hands, by: By, turn: u8) {
    let Some((hex, _)) = turn_preview_for(hands.game, hands.state(), by.seat(), turn) else {
        return;
    };
    let before = hexes::world(hands.game, hands.state());
    let place = before.hexes.len();
    hexes::keep(hands, place, Laid { hex, piece: None });
    set(hands, LETTER, 0);
    set(hands, CELL, 0);
    let after = hexes::world(hands.game, hands.state());
    hands.renumber(&new_numbers(&before, &after));
    let (tale, who) = (&LAYS, TaleOf::seat(by.seat()));
    hands.tell(Event::Tale { tale, who });
    upon::go_on(hands, by, 1);
}

/// The new number of each region: land keeps its own.
fn new_numbers(before: &Realm, after: &Realm) -> Numbers {
    let mut to: Numbers = std::array::from_fn(|region| RegionId(region as u8));
    let thirds = |realm: &Realm| realm.numbered();
    for (before, after) in thirds(before).iter().zip(&thirds(after)) {
        for (&from, &now) in before.iter().zip(after) {
            to[usize::from(from) & (MAX_REGIONS - 1)] = RegionId(now);
        }
    }
    to
}

/// A hex to choose lies nowhere yet: all of them in the same place.
pub(super) fn hex_preview(_: &Game, _: &State, what: u8) -> Option<(Hex, Option<u8>)> {
    let (tile, side) = hex_of(what)?;
    let hex = Hex {
        tile,
        side,
        at: Cell::default(),
        turn: 0,
    };
    Some((hex, None))
}

pub(super) fn cell_preview(game: &Game, state: &State, place: u8) -> Option<(Hex, Option<u8>)> {
    let cells = cells(game, state, state.decides().seat());
    let at = *cells.get(usize::from(place))?;
    Some((chosen(game, state, at)?, None))
}

pub(super) fn turn_preview(game: &Game, state: &State, turn: u8) -> Option<(Hex, Option<u8>)> {
    turn_preview_for(game, state, state.decides().seat(), turn)
}

fn turn_preview_for(game: &Game, state: &State, seat: Seat, turn: u8) -> Option<(Hex, Option<u8>)> {
    let hex = chosen(game, state, chosen_cell(game, state, seat)?)?;
    Some((Hex { turn, ..hex }, None))
}
