//! Races and powers in the hands of the seats.

use super::super::{cell, note, of_world, recall};
use super::{DEAL_POWER, DEAL_RACE, DRAFT, HELD, NOW, POWER, RACE, SHOW_POWER, SHOW_RACE, TILE};
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::game::{Game, Setup};
use crate::ids::{PeopleId, PowerId, RaceId, RegionId, Seat, TileId};
use crate::market;
use crate::refusal::{Reason, Refusal};
use crate::region_set::TileSet;
use crate::state::{Combo, State};
use crate::tile::{Tile, words};
use crate::tiles::{powers::cursed, races};
use crate::view;

/// How many races a seat holds, and powers.
pub(super) const OF_EACH: usize = 3;
const OF_A_SEAT: usize = 2 * OF_EACH;
/// The row of two players: seven races, then seven powers.
const OF_A_ROW: usize = 7;
pub(super) const ROW: usize = 2 * OF_A_ROW;
/// Six hands; two and the row take less.
pub(super) const ROOM: usize = 6 * OF_A_SEAT;
const ROW_AT: usize = 2 * OF_A_SEAT;
/// A tile that lies face down for whoever looks.
const UNKNOWN: u8 = view::FACE_DOWN;
/// The race that is being started, its place in the hand from 1.
const PICKED: usize = 1;

pub(super) type From = fn(&Game, &State) -> TileSet;
pub(super) type Act = fn(&mut Hands, By, u8);

static NOTHING: Reason = Reason {
    ruling: "R-46",
    words: words("nothing lies there", "il n'y a rien à cet endroit"),
};
static ENOUGH: Reason = Reason {
    ruling: "R-40",
    words: words(
        "you have three of that kind already",
        "vous en avez déjà trois de cette sorte",
    ),
};

/// What some tiles bring as they first enter: coins, and tokens.
const AWKWARD: [(&Tile, i8, u8); 6] = [
    (&cursed::TILE, 12, 0),
    (&races::dwarves::TILE, 4, 0),
    (&races::white_ladies::TILE, 4, 0),
    (&races::shadow_mimes::TILE, 2, 0),
    (&races::homunculi::TILE, 0, 2),
    (&races::iron_dwarves::TILE, -4, 0),
];

/// Whether a tile is not dealt: those that make no sense for two, or all that are awkward.
fn is_barred(setup: &Setup, id: &str) -> bool {
    if setup.seats == 2 {
        let for_two = [
            cursed::TILE.id,
            races::homunculi::TILE.id,
            races::shadow_mimes::TILE.id,
        ];
        return for_two.contains(&id);
    }
    !setup.switches.s09_adjusted && AWKWARD.iter().any(|(tile, ..)| tile.id == id)
}

/// How many tiles of each kind are dealt.
pub(super) fn needed(seats: u8) -> usize {
    match seats {
        2 => OF_A_ROW,
        seats => OF_EACH * usize::from(seats),
    }
}

/// How many tiles of a kind there are to deal. Two need chasms, of which none lies there at the start.
pub(super) fn count(setup: &Setup, tiles: &[&'static Tile<'static>]) -> usize {
    let chasms = [races::flames::TILE.id, races::spiderines::TILE.id];
    let here = tiles.iter().filter(|tile| setup.boxes.contains(&tile.from));
    let dealt = here.filter(|tile| !is_barred(setup, tile.id) && !chasms.contains(&tile.id));
    let kind = tiles.first().map(|tile| tile.kind);
    let blank = setup.custom.iter().filter(|tile| Some(tile.kind()) == kind);
    let combos = dealt.filter(|tile| Some(tile.kind) == kind);
    combos.count() + blank.count()
}

fn get(game: &Game, state: &State, place: usize) -> u8 {
    recall(game, state, &TILE, HELD, place)
}

pub(super) fn set(hands: &mut Hands, place: usize, value: u8) {
    note(hands, &TILE, HELD, place, value);
}

/// What a seat holds in one of its places: races, then powers.
pub(super) fn held(game: &Game, state: &State, seat: Seat, slot: usize) -> u8 {
    get(game, state, OF_A_SEAT * seat.index() + slot)
}

fn tile(value: u8, race: bool) -> Option<TileId> {
    let id = value.checked_sub(1).filter(|_| value != UNKNOWN)?;
    Some(if race {
        TileId::race(RaceId(id))
    } else {
        TileId::power(PowerId(id))
    })
}

/// The tile in a place of a hand, if it is known.
pub(super) fn tile_held(game: &Game, state: &State, seat: Seat, slot: usize) -> Option<TileId> {
    tile(held(game, state, seat, slot), slot < OF_EACH)
}

/// Whether a place of hands and row holds a race.
pub(super) fn is_race_place(seats: u8, place: usize) -> bool {
    if seats == 2 && place >= ROW_AT {
        place - ROW_AT < OF_A_ROW
    } else {
        place % OF_A_SEAT < OF_EACH
    }
}

/// Everything that is in hands or in the row, with its place.
pub(super) fn all(game: &Game, state: &State) -> impl Iterator<Item = (usize, TileId)> {
    let found = (0..ROOM).filter_map(|place| {
        let race = is_race_place(game.setup().seats, place);
        Some((place, tile(get(game, state, place), race)?))
    });
    found.collect::<Vec<_>>().into_iter()
}

pub(super) fn keeps(game: &Game, state: &State, tile: TileId) -> bool {
    all(game, state).any(|(_, kept)| kept == tile)
}

/// Banners that may be dealt.
pub(super) fn races(game: &Game, state: &State) -> TileSet {
    let fits = |race| {
        let tile = game.race_tile(RaceId(race));
        tile.is_some_and(|tile| !is_barred(game.setup(), tile.id))
    };
    of_world(state.races_left(), fits)
}

/// Badges that may be dealt.
pub(super) fn powers(game: &Game, state: &State) -> TileSet {
    let fits = |power| {
        let tile = game.power_tile(PowerId(power));
        tile.is_some_and(|tile| !is_barred(game.setup(), tile.id))
    };
    of_world(state.powers_left(), fits)
}

/// The place that is dealt next, and whether it is a race's.
fn next_place(game: &Game, state: &State) -> Option<(usize, bool)> {
    let seats = usize::from(game.setup().seats);
    let order: Vec<(usize, bool)> = if seats == 2 {
        let row = 0..ROW;
        row.map(|at| (ROW_AT + at, at < OF_A_ROW)).collect()
    } else {
        let slots = (0..OF_A_SEAT).flat_map(|slot| (0..seats).map(move |seat| (seat, slot)));
        slots
            .map(|(seat, slot)| (OF_A_SEAT * seat + slot, slot < OF_EACH))
            .collect()
    };
    order.into_iter().find(|&(place, race)| {
        let stack = if race {
            races(game, state)
        } else {
            powers(game, state)
        };
        get(game, state, place) == 0 && !stack.is_empty()
    })
}

/// Deals one tile after the other; gives whether all are dealt.
pub(super) fn dealt(hands: &mut Hands, me: TileId) -> bool {
    let Some((_, race)) = next_place(hands.game, hands.state()) else {
        return true;
    };
    let word = if race { DEAL_RACE } else { DEAL_POWER };
    let deed = hands.game.deed_of_tile(me, word);
    let who = PeopleId::active(hands.turn().seat);
    hands.ask(deed, who, RegionId::NONE);
    false
}

pub(super) fn deal(hands: &mut Hands, _: By, drawn: u8) {
    if let Some((place, race)) = next_place(hands.game, hands.state()) {
        take(hands, drawn, race);
        set(hands, place, drawn + 1);
    }
}

/// A tile leaves its stack.
pub(super) fn take(hands: &mut Hands, drawn: u8, race: bool) {
    if race {
        hands.draw_banner(RaceId(drawn));
    } else {
        hands.take_badge(PowerId(drawn));
    }
}

/// Two players choose from the row in turn; gives whether they have.
pub(super) fn drafted(hands: &mut Hands, me: TileId) -> bool {
    let (game, state) = (hands.game, hands.state());
    let taken = (0..ROW_AT)
        .filter(|&place| get(game, state, place) != 0)
        .count();
    if game.setup().seats != 2 || taken == ROW_AT {
        return true;
    }
    let seat = Seat((game.setup().first.0 + taken as u8) % 2);
    let deed = game.deed_of_tile(me, DRAFT);
    hands.ask(deed, PeopleId::active(seat), RegionId::NONE);
    false
}

pub(super) fn row_tile(game: &Game, state: &State, what: u8) -> Option<TileId> {
    let place = usize::from(what);
    tile(get(game, state, ROW_AT + place), place < OF_A_ROW)
}

/// The first open place of a hand for a kind.
fn open_slot(game: &Game, state: &State, seat: Seat, race: bool) -> Option<usize> {
    let first = if race { 0 } else { OF_EACH };
    (first..first + OF_EACH).find(|&slot| held(game, state, seat, slot) == 0)
}

pub(super) fn refuse_draft(cx: &Cx, what: u8) -> Option<Refusal> {
    if row_tile(cx.game, cx.state, what).is_none() {
        return Some(Refusal::Tile(&NOTHING));
    }
    let open = open_slot(cx.game, cx.state, cx.seat(), usize::from(what) < OF_A_ROW);
    open.is_none().then_some(Refusal::Tile(&ENOUGH))
}

pub(super) fn draft(hands: &mut Hands, by: By, what: u8) {
    let (game, state, place) = (hands.game, hands.state(), usize::from(what));
    let value = get(game, state, ROW_AT + place);
    if let Some(slot) = open_slot(game, state, by.seat(), place < OF_A_ROW) {
        set(hands, OF_A_SEAT * by.seat().index() + slot, value);
        set(hands, ROW_AT + place, 0);
    }
}

/// Whether a seat has no race left to start.
pub(super) fn is_out(game: &Game, state: &State, seat: Seat) -> bool {
    (0..OF_EACH).all(|slot| held(game, state, seat, slot) == 0)
}

/// Whoever must pick chooses from his hand.
pub(super) fn ask(hands: &mut Hands, me: TileId, seat: Seat) -> bool {
    if is_out(hands.game, hands.state(), seat) {
        return false;
    }
    let deed = hands.game.deed_of_tile(me, RACE);
    hands.ask(deed, PeopleId::active(seat), RegionId::NONE);
    true
}

/// The tiles of whoever is asked.
pub(super) fn race_tile(game: &Game, state: &State, what: u8) -> Option<TileId> {
    tile_held(game, state, state.decides().seat(), usize::from(what))
}

pub(super) fn power_tile(game: &Game, state: &State, what: u8) -> Option<TileId> {
    tile_held(
        game,
        state,
        state.decides().seat(),
        OF_EACH + usize::from(what),
    )
}

fn refuse(cx: &Cx, slot: usize) -> Option<Refusal> {
    let nothing = held(cx.game, cx.state, cx.seat(), slot) == 0;
    nothing.then_some(Refusal::Tile(&NOTHING))
}

pub(super) fn refuse_race(cx: &Cx, what: u8) -> Option<Refusal> {
    refuse(cx, usize::from(what))
}

pub(super) fn refuse_power(cx: &Cx, what: u8) -> Option<Refusal> {
    refuse(cx, OF_EACH + usize::from(what))
}

/// Asks what goes on, on behalf of a people.
fn go_on(hands: &mut Hands, people: PeopleId, word: &str) {
    if let Some(me) = hands.game.tile_of(&TILE) {
        let deed = hands.game.deed_of_tile(me, word);
        hands.ask(deed, people, RegionId::NONE);
    }
}

/// The race that is being started: its place in the hand.
pub(super) fn picked(game: &Game, state: &State) -> Option<usize> {
    let picked = recall(game, state, &TILE, NOW, PICKED).checked_sub(1)?;
    Some(usize::from(picked))
}

pub(super) fn choose_race(hands: &mut Hands, by: By, what: u8) {
    note(hands, &TILE, NOW, PICKED, what + 1);
    let unknown = held(hands.game, hands.state(), by.seat(), what.into()) == UNKNOWN;
    // Whoever thinks ahead for another does not know his tiles: fate says what it could be.
    go_on(hands, by.people, if unknown { SHOW_RACE } else { POWER });
}

pub(super) fn shown_race(hands: &mut Hands, by: By, drawn: u8) {
    if let Some(slot) = picked(hands.game, hands.state()) {
        take(hands, drawn, true);
        set(hands, OF_A_SEAT * by.seat().index() + slot, drawn + 1);
        go_on(hands, by.people, POWER);
    }
}

pub(super) fn choose_power(hands: &mut Hands, by: By, what: u8) {
    let slot = OF_EACH + usize::from(what);
    if held(hands.game, hands.state(), by.seat(), slot) == UNKNOWN {
        return go_on(hands, by.people, SHOW_POWER);
    }
    start(hands, by.seat(), slot);
}

/// The first power that nobody knows is the one that was drawn.
pub(super) fn shown_power(hands: &mut Hands, by: By, drawn: u8) {
    let (game, state, seat) = (hands.game, hands.state(), by.seat());
    let mut slots = OF_EACH..OF_A_SEAT;
    if let Some(slot) = slots.find(|&slot| held(game, state, seat, slot) == UNKNOWN) {
        take(hands, drawn, false);
        set(hands, OF_A_SEAT * seat.index() + slot, drawn + 1);
        start(hands, seat, slot);
    }
}

/// A race comes into play with a power; both are used up.
fn start(hands: &mut Hands, seat: Seat, power_slot: usize) {
    let (game, state) = (hands.game, hands.state());
    let Some(race_slot) = picked(game, state) else {
        return;
    };
    let value = |slot: usize| held(game, state, seat, slot).checked_sub(1);
    let (race, power) = (value(race_slot), value(power_slot));
    for slot in [race_slot, power_slot] {
        set(hands, OF_A_SEAT * seat.index() + slot, 0);
    }
    note(hands, &TILE, NOW, PICKED, 0);
    let combo = Combo {
        race: race.map_or(RaceId::NONE, RaceId),
        power: power.map_or(PowerId::NONE, PowerId),
        ..Combo::NONE
    };
    market::muster(hands, seat, combo, 0, 0);
}

/// Awkward tiles bring or cost something as they enter, where the table plays them.
pub(super) fn adjust(hands: &mut Hands, people: PeopleId) {
    let setup = hands.game.setup();
    if !setup.switches.s09_adjusted || setup.seats == 2 {
        return;
    }
    let (seat, entered) = (people.seat(), *hands.people(people));
    let game = hands.game;
    let of = |tile: Option<Tile>, id: &str| tile.is_some_and(|tile| tile.id == id);
    for (tile, coins, tokens) in AWKWARD {
        let (race, power) = (game.race_tile(entered.race), game.power_tile(entered.power));
        if !of(race, tile.id) && !of(power, tile.id) {
            continue;
        }
        if coins > 0 {
            let coins = coins.unsigned_abs();
            hands.gain(seat, coins.into());
            hands.tell(Event::Gained { seat, coins });
        } else if coins < 0 {
            let due = u16::from(coins.unsigned_abs());
            let paid = due.min(hands.state().coins(seat));
            hands.pay(seat, paid);
            let coins = paid as u8;
            hands.tell(Event::Spent { seat, coins });
        }
        hands.recruit(people, tokens);
    }
}

/// What others hold lies face down, and could be anything that was not seen. Two players chose in the open.
pub(super) fn hide(game: &Game, state: &State, viewer: Option<Seat>) -> Vec<(usize, TileId)> {
    let own = |place: usize| viewer.is_some_and(|seat| place / OF_A_SEAT == seat.index());
    let hidden = all(game, state).filter(|(place, _)| game.setup().seats > 2 && !own(*place));
    hidden
        .map(|(place, tile)| (cell(game, &TILE, HELD, place), tile))
        .collect()
}
