//! The column of combos: prices, picking, and what appears next (B.2).

use crate::cx::Asked;
use crate::effect::{By, Table};
use crate::event::{Event, Sink};
use crate::game::{Game, PerOnBoard};
use crate::ids::{PeopleId, PowerId, RaceId, RegionId, Seat, TileId};
use crate::legal;
use crate::refusal::Refusal;
use crate::region_set::TileSet;
use crate::state::{COLUMN, Chance, Combo, FORCES, Stage, State};
use crate::tile::{When, Window};
use crate::turn::moments;
use arrayvec::ArrayVec;

/// What a combo costs: one coin for each combo above it, or what a tile above asks for (B-07, C-09).
pub fn price(game: &Game, state: &State, place: u8) -> u8 {
    if !game.brings.passed {
        return place;
    }
    let above = state.column().iter().take(usize::from(place));
    above.map(|combo| passing(game, combo)).sum()
}

/// Coins laid on a combo by whoever passes it over.
fn passing(game: &Game, combo: &Combo) -> u8 {
    let (race, power) = (game.race(combo.race), game.power(combo.power));
    race.passed_coins.max(power.passed_coins)
}

/// How many tokens a combo brings: what is printed, what only attacks, as far as the tray goes (B-10).
pub fn tokens(game: &Game, state: &State, combo: &Combo) -> u8 {
    let (race, power) = (game.race(combo.race), game.power(combo.power));
    let printed = race.tokens + race.lent + power.tokens + power.lent;
    printed
        .saturating_add(combo.waiting)
        .min(state.tray(combo.race))
}

/// The regions in which the tiles of a combo pay more than the coin of every region, each with all that it pays while
/// the race is active. What depends on how a turn goes is not foretold.
pub fn pays(game: &Game, combo: &Combo) -> impl Iterator<Item = (RegionId, u8)> {
    let tiles = [game.race(combo.race), game.power(combo.power)];
    let open = game.land | tiles[0].access | tiles[1].access;
    open.into_iter().filter_map(move |region| {
        let rules = tiles.iter().flat_map(|tile| &tile.score);
        let more = rules.filter(|rule| {
            matches!(rule.when, When::Active | When::Always)
                && matches!(rule.per, PerOnBoard::Regions(at) if at.has(region))
        });
        let more: u8 = more.map(|rule| rule.coins).sum();
        (more > 0).then(|| (region, more + u8::from(game.board().scoring().has(region))))
    })
}

/// Why a seat may not pick a combo.
pub(crate) fn refuse(game: &Game, state: &State, seat: Seat, place: u8) -> Option<Refusal> {
    let Some(combo) = state.column().get(usize::from(place)) else {
        return Some(Refusal::NoSuchCombo {
            place,
            shown: state.shown,
        });
    };
    let price = price(game, state, place);
    let mut coins = state.coins(seat);
    if game.setup.switches.pocket_before_paying {
        coins += u16::from(combo.coins);
    }
    (coins < u16::from(price)).then_some(Refusal::TooDear { price, coins })
}

/// Pays for a combo and takes it (B-07 to B-11); a tile of it may ask something before the column moves (U-39).
pub(crate) fn pick<S: Sink>(table: &mut Table<S>, seat: Seat, place: u8) {
    let paid = price(table.game, table.state(), place);
    // Coins on the combo first: with the switch of B-08 they help to pay.
    let found = table.collect_from(usize::from(place));
    table.gain(seat, u16::from(found));
    table.pay(seat, u16::from(paid));
    for above in 0..usize::from(place) {
        if !table.game.brings.passed {
            table.lay_on(above, 1, 0);
            continue;
        }
        let combo = table.state().column[above];
        let (race, power) = (table.game.race(combo.race), table.game.power(combo.power));
        // Those who wait lie beside their tray: nobody joins when it is empty (F-11).
        let left = table.state().tray(combo.race).saturating_sub(combo.waiting);
        let tokens = (race.passed_tokens + power.passed_tokens).min(left);
        table.lay_on(above, passing(table.game, &combo), tokens);
    }
    if table.game.brings.picks && asks_before(table, seat, place) {
        return tell_found(table, seat, found);
    }
    take(table, seat, place, paid, found);
}

/// A tile of a combo may ask something before its tokens come. Gives whether it does.
#[cold]
fn asks_before<S: Sink>(table: &mut Table<S>, seat: Seat, place: u8) -> bool {
    let race = table.state().column[usize::from(place)].race;
    let Some(picking) = table.game.race(race).hooks.picking else {
        return false;
    };
    let by = By {
        people: PeopleId::active(seat),
        asked: Asked::Table(TileId::race(race)),
        at: RegionId::NONE,
    };
    table.lend(|hands| picking(hands, by, place))
}

/// Coins that were found are told when they are taken, if the pick itself is told later.
fn tell_found<S: Sink>(table: &mut Table<S>, seat: Seat, coins: u8) {
    if coins > 0 {
        table.tell(Event::Gained { seat, coins });
    }
}

/// Takes a combo that is paid for.
pub(crate) fn take<S: Sink>(table: &mut Table<S>, seat: Seat, place: u8, paid: u8, found: u8) {
    let combo = table.take_combo(usize::from(place));
    muster(table, seat, combo, paid, found);
}

/// A combo that was taken comes before a seat, and its tokens to hand.
pub(crate) fn muster<S: Sink>(table: &mut Table<S>, seat: Seat, combo: Combo, paid: u8, found: u8) {
    let people = PeopleId::active(seat);
    table.seat_people(people, combo.race, combo.power);
    let tokens = tokens(table.game, table.state(), &combo);
    let tokens = table.recruit(people, tokens);
    table.tell(Event::Picked {
        seat,
        race: combo.race,
        power: combo.power,
        paid,
        found,
        tokens,
    });
    bring_extras(table, people);
    if table.game.brings.coins_per_decline {
        let coins = table.cx_of(people).sum(|tile| tile.coins_per_declined_race);
        coins_for_declined(table, people, coins);
    }
    moments::each(
        table,
        |moments| &moments.picked,
        |hands, me, picked| picked(hands, me, people),
    );
    if table.game.brings.picks {
        tell_tiles(table, people);
    }
    table.touch();
    // What declined races offer as a turn begins comes after a pick (U-58).
    let rises = table.game.brings.late_deeds && legal::can_act(&table.cx_of(people), Window::Rise);
    table.enter(if rises { Stage::Start } else { Stage::Conquest });
}

/// The tiles of a combo hear that it was picked.
#[cold]
fn tell_tiles<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let cx = table.cx_of(people);
    let hooks: ArrayVec<_, FORCES> = cx
        .tiles()
        .filter_map(|(asked, tile)| Some((cx.ask(asked).by(), tile.hooks.picked?)))
        .take(FORCES)
        .collect();
    for (by, hook) in hooks {
        table.lend(|hands| hook(hands, by));
    }
}

/// Pieces that come with a combo as tokens: with its race or its power, not with what lies over the table (C-07).
fn bring_extras<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let game = table.game;
    let picked = *table.people(people);
    let (race, power) = (TileId::race(picked.race), TileId::power(picked.power));
    for (kind, extra) in game.extras.iter().enumerate() {
        let fetched = game.pieces[extra.piece.index()].piece.fetched;
        if !fetched && (extra.tile == race || extra.tile == power) {
            table.bring_extras(people, kind, extra.most);
        }
    }
}

/// Coins for each declined race on the map, of every player (D-14).
pub(crate) fn coins_for_declined<S: Sink>(table: &mut Table<S>, people: PeopleId, coins: u8) {
    if coins == 0 {
        return;
    }
    let peoples = table.state().people.iter().enumerate();
    let declined = peoples
        .filter(|(i, people)| !PeopleId(*i as u8).is_active() && !people.regions.is_empty())
        .count() as u8;
    let (seat, coins) = (people.seat(), coins * declined);
    if coins > 0 {
        table.gain(seat, u16::from(coins));
        table.tell(Event::Gained { seat, coins });
    }
}

/// Whether a place of the column is open and a banner is there to fill it.
#[inline(always)]
fn has_room(state: &State) -> bool {
    usize::from(state.shown) < COLUMN && (state.waiting > 0 || !state.races_left.is_empty())
}

/// The banners that may come next.
#[inline(always)]
pub(crate) fn races(game: &Game, state: &State) -> TileSet {
    match game.deals {
        None => state.races_left,
        Some((_, deals)) => some_or_all((deals.races)(game, state), state.races_left),
    }
}

/// The badges that may come to the banner that was laid.
#[inline(always)]
pub(crate) fn powers(game: &Game, state: &State) -> TileSet {
    match game.deals {
        None => state.powers_left,
        Some((_, deals)) => some_or_all((deals.powers)(game, state), state.powers_left),
    }
}

/// Where one side runs out, the other is used.
fn some_or_all(some: TileSet, all: TileSet) -> TileSet {
    if some.is_empty() { all } else { some }
}

/// Fills the open places of the column as far as fate need not be asked.
#[inline]
pub(crate) fn fill<S: Sink>(table: &mut Table<S>) {
    if table.game.picking.is_some() {
        return;
    }
    while table.turn().chance == Chance::None && has_room(table.state()) {
        let left = races(table.game, table.state());
        match left.len() {
            0 => {
                let race = table.next_returned();
                banner(table, race);
            }
            // Only one banner can come: nothing to ask.
            1 => banner(table, RaceId(left.nth(0).unwrap_or_default())),
            _ => table.ask_fate(Chance::Race),
        }
    }
}

/// A banner appears; its badge follows (B-12, B-14).
pub(crate) fn banner<S: Sink>(table: &mut Table<S>, race: RaceId) {
    table.lay_banner(race);
    if let Some((tile, deals)) = table.game.deals {
        table.lend(|hands| (deals.laid)(hands, tile, race));
    }
    if table.state().powers_left.is_empty() {
        table.reshuffle_powers();
    }
    let left = powers(table.game, table.state());
    match left.len() {
        0 => badge(table, PowerId::NONE),
        1 => badge(table, PowerId(left.nth(0).unwrap_or_default())),
        _ => table.ask_fate(Chance::Power),
    }
}

/// A badge completes the combo.
pub(crate) fn badge<S: Sink>(table: &mut Table<S>, power: PowerId) {
    table.ask_fate(Chance::None);
    table.lay_badge(power);
}
