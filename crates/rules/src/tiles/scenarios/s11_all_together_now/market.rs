//! The market of six rows: races of both worlds and powers, each in a column of their own.

use super::super::{is_below, note, of_world, recall};
use super::{DRAW_ABOVE, DRAW_BELOW, DRAW_POWER, POWER, RACE, Side, TILE, side};
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::game::Game;
use crate::ids::{PeopleId, PowerId, RaceId, RegionId, Seat, TileId};
use crate::market;
use crate::refusal::{Reason, Refusal};
use crate::region_set::TileSet;
use crate::state::{Combo, State};
use crate::tile::words;

/// How many rows there are.
pub(super) const ROWS: usize = 6;

/// What fate may draw, and what is done with it.
pub(super) type From = fn(&Game, &State) -> TileSet;
pub(super) type Lay = fn(&mut Hands, By, u8);

/// The columns, in the order of the memories.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    Above = 0,
    Powers = 1,
    Below = 2,
}

const COINS: usize = 3;
const CHOSEN: usize = 4;
const WAITING: usize = 5;

static NOTHING: Reason = Reason {
    ruling: "R-62",
    words: words("nothing lies there", "il n'y a rien à cet endroit"),
};
static OTHER_SIDE: Reason = Reason {
    ruling: "R-62",
    words: words(
        "this race is not of your side: each team has its own column",
        "ce peuple n'est pas de votre camp : chaque équipe a sa colonne",
    ),
};

pub(super) fn get(game: &Game, state: &State, memory: usize, row: usize) -> u8 {
    recall(game, state, &TILE, memory, row)
}

pub(super) fn set(hands: &mut Hands, memory: usize, row: usize, value: u8) {
    note(hands, &TILE, memory, row, value);
}

/// The tile in a row of a column, by its number.
pub(super) fn tile_at(game: &Game, state: &State, column: Column, row: usize) -> Option<u8> {
    get(game, state, column as usize, row).checked_sub(1)
}

fn race_at(game: &Game, state: &State, column: Column, row: usize) -> Option<RaceId> {
    tile_at(game, state, column, row).map(RaceId)
}

pub(super) fn power_at(game: &Game, state: &State, row: usize) -> Option<PowerId> {
    tile_at(game, state, Column::Powers, row).map(PowerId)
}

pub(super) fn coins_on(game: &Game, state: &State, row: usize) -> u8 {
    get(game, state, COINS, row)
}

/// The column and row of a race on offer: the rows of the surface, then those from below.
pub(super) fn spot(what: u8) -> Option<(Column, usize)> {
    let place = usize::from(what);
    match place {
        0..ROWS => Some((Column::Above, place)),
        _ if place < 2 * ROWS => Some((Column::Below, place - ROWS)),
        _ => None,
    }
}

pub(super) fn race_ware(game: &Game, state: &State, what: u8) -> Option<TileId> {
    let (column, row) = spot(what)?;
    race_at(game, state, column, row).map(TileId::race)
}

pub(super) fn power_ware(game: &Game, state: &State, what: u8) -> Option<TileId> {
    let row = usize::from(what);
    if row >= ROWS {
        return None;
    }
    power_at(game, state, row).map(TileId::power)
}

/// Whether the market has a banner or a badge.
pub(super) fn keeps(game: &Game, state: &State, tile: TileId) -> bool {
    let races = (0..2 * ROWS as u8).filter_map(|what| race_ware(game, state, what));
    let powers = (0..ROWS as u8).filter_map(|what| power_ware(game, state, what));
    races.chain(powers).any(|kept| kept == tile)
}

fn races(game: &Game, state: &State, under: bool) -> TileSet {
    of_world(state.races_left(), |race| {
        is_below(game, RaceId(race)) == under
    })
}

pub(super) fn above(game: &Game, state: &State) -> TileSet {
    races(game, state, false)
}

pub(super) fn below(game: &Game, state: &State) -> TileSet {
    races(game, state, true)
}

/// Badges of the stack, or of the discards where it is empty (B-14).
pub(super) fn powers(_: &Game, state: &State) -> TileSet {
    if state.powers_left().is_empty() {
        state.discard()
    } else {
        state.powers_left()
    }
}

fn open_row(game: &Game, state: &State, column: Column) -> Option<usize> {
    (0..ROWS).find(|&row| tile_at(game, state, column, row).is_none())
}

/// Fills the open rows, row by row; asks fate where there is a choice. Gives whether the market is full, as far as
/// there are tiles.
pub(super) fn refill(hands: &mut Hands, me: TileId) -> bool {
    let columns = [
        (Column::Above, DRAW_ABOVE, above as From),
        (Column::Powers, DRAW_POWER, powers),
        (Column::Below, DRAW_BELOW, below),
    ];
    loop {
        let (game, state) = (hands.game, hands.state());
        let open = columns.iter().filter_map(|&(column, word, from)| {
            let row = open_row(game, state, column)?;
            let stack = from(game, state);
            let comes = !stack.is_empty() || back(game, state, column).is_some();
            comes.then_some((row, column, word, stack))
        });
        let Some((_, column, word, stack)) = open.min_by_key(|(row, ..)| *row) else {
            return true;
        };
        match (stack.len(), back(game, state, column)) {
            (0, Some(race)) => lay(hands, column, race.0),
            (0 | 1, _) => lay(hands, column, stack.nth(0).unwrap_or_default()),
            _ => {
                let deed = game.deed_of_tile(me, word);
                let who = PeopleId::active(hands.turn().seat);
                hands.ask(deed, who, RegionId::NONE);
                return false;
            }
        }
    }
}

/// The oldest banner of a column that came back (B-12).
fn back(game: &Game, state: &State, column: Column) -> Option<RaceId> {
    let under = column == Column::Below;
    let mut returned = state.returned().iter().copied();
    returned.find(|&race| column != Column::Powers && is_below(game, race) == under)
}

fn lay(hands: &mut Hands, column: Column, tile: u8) {
    match column {
        Column::Powers => hands.take_badge_of(PowerId(tile)),
        _ => hands.draw_banner(RaceId(tile)),
    }
    if let Some(row) = open_row(hands.game, hands.state(), column) {
        set(hands, column as usize, row, tile + 1);
    }
}

pub(super) fn lay_above(hands: &mut Hands, _: By, race: u8) {
    lay(hands, Column::Above, race);
}

pub(super) fn lay_below(hands: &mut Hands, _: By, race: u8) {
    lay(hands, Column::Below, race);
}

pub(super) fn lay_power(hands: &mut Hands, _: By, power: u8) {
    lay(hands, Column::Powers, power);
}

/// What a row costs whoever passes it over: more where a tile in it says so.
fn passing(game: &Game, state: &State, row: usize) -> u8 {
    let races = [Column::Above, Column::Below];
    let races = races.map(|column| race_at(game, state, column, row));
    let races = races
        .into_iter()
        .flatten()
        .map(|race| game.race(race).passed_coins);
    let power = power_at(game, state, row).map(|power| game.power(power).passed_coins);
    races.chain(power).max().unwrap_or(1).max(1)
}

/// What the rows above one cost.
fn price(game: &Game, state: &State, row: usize) -> u8 {
    (0..row).map(|above| passing(game, state, above)).sum()
}

pub(super) fn race_price(cx: &Cx, what: u8) -> u8 {
    spot(what).map_or(0, |(_, row)| price(cx.game, cx.state, row))
}

/// Whoever exchanges the power that came with it takes any, and its row makes no price.
fn exchanges(game: &Game, race: RaceId) -> bool {
    game.race(race).hooks.picking.is_some()
}

/// The race that is being picked, with its column and row.
fn chosen(game: &Game, state: &State) -> Option<(RaceId, Column, usize)> {
    let what = get(game, state, CHOSEN, 0).checked_sub(1)?;
    let (column, row) = spot(what)?;
    Some((race_at(game, state, column, row)?, column, row))
}

/// The row that makes the price.
fn lower(game: &Game, state: &State, power_row: usize) -> usize {
    match chosen(game, state) {
        Some((race, _, row)) if exchanges(game, race) => row,
        Some((_, _, row)) => row.max(power_row),
        None => power_row,
    }
}

pub(super) fn power_price(cx: &Cx, what: u8) -> u8 {
    let row = usize::from(what);
    price(cx.game, cx.state, lower(cx.game, cx.state, row))
}

fn too_dear(cx: &Cx, price: u8) -> Option<Refusal> {
    let coins = cx.state.coins(cx.seat());
    (coins < u16::from(price)).then_some(Refusal::TooDear { price, coins })
}

/// Whether a race is of the side that a seat does not play.
pub(super) fn is_strange(seat: Seat, what: u8) -> bool {
    matches!(
        (side(seat), spot(what)),
        (Side::Above, Some((Column::Below, _))) | (Side::Below, Some((Column::Above, _)))
    )
}

pub(super) fn refuse_race(cx: &Cx, what: u8) -> Option<Refusal> {
    if race_ware(cx.game, cx.state, what).is_none() {
        return Some(Refusal::Tile(&NOTHING));
    }
    if is_strange(cx.seat(), what) {
        return Some(Refusal::Tile(&OTHER_SIDE));
    }
    too_dear(cx, race_price(cx, what))
}

pub(super) fn refuse_power(cx: &Cx, what: u8) -> Option<Refusal> {
    if power_ware(cx.game, cx.state, what).is_none() {
        return Some(Refusal::Tile(&NOTHING));
    }
    too_dear(cx, power_price(cx, what))
}

/// Asks for a race, if one can be had.
pub(super) fn ask(hands: &mut Hands, me: TileId, seat: Seat) -> bool {
    let who = PeopleId::active(seat);
    let cx = hands.cx_of(who);
    let mut races = 0..2 * ROWS as u8;
    let some = races.any(|what| refuse_race(&cx, what).is_none());
    if some {
        let deed = hands.game.deed_of_tile(me, RACE);
        hands.ask(deed, who, RegionId::NONE);
    }
    some
}

pub(super) fn take_race(hands: &mut Hands, by: By, what: u8) {
    set(hands, CHOSEN, 0, what + 1);
    let Some(me) = hands.game.tile_of(&TILE) else {
        return;
    };
    let cx = hands.cx_of(by.people);
    if (0..ROWS as u8).any(|what| refuse_power(&cx, what).is_none()) {
        let deed = hands.game.deed_of_tile(me, POWER);
        hands.ask(deed, by.people, RegionId::NONE);
    } else {
        // No badge is left at all.
        muster(hands, by.seat(), None);
    }
}

pub(super) fn take_power(hands: &mut Hands, by: By, what: u8) {
    muster(hands, by.seat(), Some(usize::from(what)));
}

/// Pays, takes the coins of the row that made the price, and closes the columns up.
fn muster(hands: &mut Hands, seat: Seat, power_row: Option<usize>) {
    let (game, state) = (hands.game, hands.state());
    let Some((race, column, race_row)) = chosen(game, state) else {
        return;
    };
    let low = lower(game, state, power_row.unwrap_or(race_row));
    let paid = price(game, state, low);
    let power = power_row.and_then(|row| power_at(game, state, row));
    let found = coins_on(game, state, low);
    hands.pay(seat, u16::from(paid));
    hands.gain(seat, u16::from(found));
    for row in 0..low {
        pass_over(hands, row);
    }
    set(hands, COINS, low, 0);
    let waiting = if game.race(race).passed_tokens > 0 {
        get(game, hands.state(), WAITING, 0)
    } else {
        0
    };
    if waiting > 0 {
        set(hands, WAITING, 0, 0);
    }
    close_up(hands, column as usize, race_row);
    if let Some(row) = power_row {
        close_up(hands, Column::Powers as usize, row);
    }
    if game.setup().switches.s11_coins_shift {
        close_up(hands, COINS, low);
    }
    set(hands, CHOSEN, 0, 0);
    let combo = Combo {
        race,
        power: power.unwrap_or(PowerId::NONE),
        waiting,
        ..Combo::NONE
    };
    market::muster(hands, seat, combo, paid, found);
}

/// A row that was passed over gets its coins, and a race in it that gathers there its tokens.
fn pass_over(hands: &mut Hands, row: usize) {
    let (game, state) = (hands.game, hands.state());
    let coins = coins_on(game, state, row).saturating_add(passing(game, state, row));
    let races = [Column::Above, Column::Below].map(|column| race_at(game, state, column, row));
    set(hands, COINS, row, coins);
    for race in races.into_iter().flatten() {
        let more = game.race(race).passed_tokens;
        let so_far = get(game, hands.state(), WAITING, 0);
        let left = hands.state().tray(race).saturating_sub(so_far);
        if more > 0 {
            set(hands, WAITING, 0, so_far + more.min(left));
        }
    }
}

/// What lies below a row of a column moves up by one.
fn close_up(hands: &mut Hands, memory: usize, row: usize) {
    for at in row..ROWS {
        let next = if at + 1 < ROWS {
            get(hands.game, hands.state(), memory, at + 1)
        } else {
            0
        };
        set(hands, memory, at, next);
    }
}
