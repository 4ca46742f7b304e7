//! The Necromancer: ghosts, the well of souls, purchases, and a victory of his own (N.).
//!
//! His people sits in the place of an active race, with the ghosts as its race. The tray of the ghosts is
//! his reserve, and tokens set aside are those on the island: all of them come to hand as he readies (N-15).

use crate::cx::Asked;
use crate::effect::Table;
use crate::event::{Event, Sink};
use crate::extras::TROOP;
use crate::game::{Game, Island, TileOnBoard};
use crate::ids::{PeopleId, PowerId, RaceId, Seat};
use crate::refusal::{Reason, Refusal};
use crate::region_set::TileSet;
use crate::state::{Ask, Chance, People, SHOP, State, WELL};
use crate::tile::{Placed, words};

/// Souls that make a ghost (N-09).
const SOULS: u8 = 4;

/// Sets the island up: one ghost on it, the others in reserve (N-02).
pub(crate) fn prepare(game: &Game, state: &mut State, island: Island) {
    state.tray[island.ghosts.index()] = game.setup.switches.ghost_reserve;
    state.people[PeopleId::active(island.seat).index()] = People {
        race: island.ghosts,
        aside: 1,
        ..People::NONE
    };
}

/// His people, if he plays.
fn people(game: &Game) -> Option<PeopleId> {
    game.necromancer().map(PeopleId::active)
}

/// Whether a power does nothing for somebody who never declines and picks no combo (N-03, N-05).
fn is_useless(power: &TileOnBoard) -> bool {
    power.own_decline_slot || power.decline_after_turn || power.passed_coins > 1
}

/// The powers he may still draw.
#[cold]
pub(crate) fn drawable(game: &Game, state: &State) -> TileSet {
    let mut left = state.powers_left;
    for power in state.powers_left.iter() {
        if is_useless(game.power(PowerId(power))) {
            left.take(power);
        }
    }
    left
}

fn drawn(state: &State) -> usize {
    let powers = state.necromancer.powers.iter();
    powers.filter(|power| power.is_some()).count()
}

/// Before the column is laid he draws his powers and chooses one; gives whether that is done.
#[inline]
pub(crate) fn opens<S: Sink>(table: &mut Table<S>) -> bool {
    let Some(people) = people(table.game) else {
        return true;
    };
    if table.state().necromancer.owned != 0 || table.state().shown > 0 {
        return true;
    }
    if drawn(table.state()) < SHOP && !drawable(table.game, table.state()).is_empty() {
        table.ask_fate(Chance::Shop);
        return false;
    }
    if drawn(table.state()) == 0 {
        return true;
    }
    table.ask(Ask::FirstPower, people);
    false
}

/// A power comes to his shop.
pub(crate) fn draw<S: Sink>(table: &mut Table<S>, power: PowerId) {
    table.ask_fate(Chance::None);
    table.draw_badge(power);
    let place = drawn(table.state());
    table.necromancer().powers[place] = power;
    let Some(seat) = table.game.necromancer() else {
        return;
    };
    table.tell(Event::Drawn { seat, power });
}

/// What the next ghost or power costs (N-13).
pub fn price(game: &Game, state: &State) -> u8 {
    let Some(island) = game.island else { return 0 };
    let people = state.people(PeopleId::active(island.seat));
    let tokens = people
        .regions
        .into_iter()
        .map(|region| state.tokens(region));
    let all: u8 = tokens.sum::<u8>() + people.hand + people.aside;
    let ghosts = all - people.all_extras();
    ghosts + state.necromancer.owned.count_ones() as u8
}

/// Why he buys nothing once his purchases are over (N-14).
pub(crate) static PURCHASES_OVER: Reason = Reason {
    ruling: "N-14",
    words: words(
        "the Necromancer buys only as his turn begins",
        "le Nécromant n'achète qu'au début de son tour",
    ),
};
/// Why he does not decline (N-25).
pub(crate) static NEVER_DECLINES: Reason = Reason {
    ruling: "N-25",
    words: words(
        "the Necromancer never goes in decline",
        "le Nécromant ne passe jamais en déclin",
    ),
};

/// Why he may not buy: a ghost (0) or one of the powers he drew (from 1).
pub(crate) fn refuse(game: &Game, state: &State, what: u8) -> Option<Refusal> {
    let Some(seat) = game.necromancer() else {
        return Some(Refusal::NoSuchDeed);
    };
    let free = state.turn.ask == Ask::FirstPower;
    let sold = match what {
        0 => {
            !free
                && game
                    .island
                    .is_some_and(|island| state.tray(island.ghosts) > 0)
        }
        _ => {
            let place = usize::from(what) - 1;
            place < drawn(state) && state.necromancer.owned >> place & 1 == 0
        }
    };
    if !sold {
        return Some(Refusal::NotForSale);
    }
    let (price, coins) = (price(game, state), state.coins(seat));
    (!free && coins < u16::from(price)).then_some(Refusal::PurchaseTooDear { price, coins })
}

/// He buys, or takes the first power for nothing.
pub(crate) fn buy<S: Sink>(table: &mut Table<S>, what: u8) {
    let Some(people) = people(table.game) else {
        return;
    };
    let seat = people.seat();
    let free = table.turn().ask == Ask::FirstPower;
    let paid = if free {
        0
    } else {
        price(table.game, table.state())
    };
    table.pay(seat, u16::from(paid));
    if free {
        table.answered();
    }
    if what == 0 {
        table.recruit_aside(people, 1);
        table.tell(Event::GhostBought { seat, paid });
        return;
    }
    let place = what - 1;
    let bit = 1 << place;
    let necromancer = table.necromancer();
    necromancer.owned |= bit;
    necromancer.fresh |= bit;
    let power = necromancer.powers[usize::from(place)];
    table.tell(Event::PowerBought { seat, power, paid });
    acquire(table, people, power);
}

/// What a power brings as it is acquired (N-24).
fn acquire<S: Sink>(table: &mut Table<S>, people: PeopleId, power: PowerId) {
    let tile = table.game.power(power);
    let troops: u8 = tile
        .pieces
        .iter()
        .map(|piece| &table.game.pieces[piece.index()].piece)
        .filter(|piece| piece.placed == Placed::AsToken)
        .map(|piece| piece.supply)
        .sum();
    if troops > 0 {
        table.bring_extras(people, TROOP, troops);
        table.set_aside(people, troops);
        table.set_extras(people, TROOP, troops, troops);
    }
    crate::market::coins_for_declined(table, people, tile.coins_per_declined_race);
}

/// Tokens lost in a conquest become souls (N-06). They were laid in the tray; ghosts lie on top of the well.
#[inline]
pub(crate) fn bury<S: Sink>(table: &mut Table<S>, race: RaceId, tokens: u8) {
    let Some(island) = table.game.island else {
        return;
    };
    if race == island.ghosts {
        *table.tray_mut(race) -= tokens;
        table.necromancer().ghosts_in_well += tokens;
        return;
    }
    for _ in 0..tokens {
        let full = usize::from(table.state().necromancer.souls) == WELL;
        // A well that is full to the brim lets the token go back to its tray.
        if full {
            return;
        }
        if race.is_some() {
            *table.tray_mut(race) -= 1;
        }
        let necromancer = table.necromancer();
        necromancer.well[usize::from(necromancer.souls)] = race;
        necromancer.souls += 1;
    }
}

/// Souls become ghosts on the island, four for one, those on top first (N-09, N-10).
#[inline]
pub(crate) fn create<S: Sink>(table: &mut Table<S>) {
    if table.game.island.is_some() {
        exchange(table);
    }
}

#[cold]
fn exchange<S: Sink>(table: &mut Table<S>) {
    let (Some(island), Some(people)) = (table.game.island, people(table.game)) else {
        return;
    };
    let mut created = 0;
    loop {
        let necromancer = table.state().necromancer;
        let ghosts = necromancer.ghosts_in_well.min(SOULS);
        let reserve = table.state().tray(island.ghosts);
        if necromancer.souls() < SOULS || reserve + ghosts == 0 {
            break;
        }
        table.necromancer().ghosts_in_well -= ghosts;
        *table.tray_mut(island.ghosts) += ghosts;
        for _ in ghosts..SOULS {
            let necromancer = table.necromancer();
            necromancer.souls -= 1;
            let at = usize::from(necromancer.souls);
            let race = std::mem::replace(&mut necromancer.well[at], RaceId::NONE);
            if race.is_some() {
                *table.tray_mut(race) += 1;
            }
        }
        created += table.recruit_aside(people, 1);
    }
    if created > 0 {
        table.tell(Event::GhostsRise {
            seat: island.seat,
            ghosts: created,
        });
    }
}

/// After his scoring: a soul for each region, new ghosts, and whether he has won (N-12, N-18, N-21).
#[inline]
pub(crate) fn close_turn<S: Sink>(table: &mut Table<S>, seat: Seat) {
    let Some(island) = table.game.island.filter(|island| island.seat == seat) else {
        return;
    };
    table.necromancer().fresh = 0;
    let regions = table.people(PeopleId::active(seat)).regions.len();
    bury(table, RaceId::NONE, regions);
    create(table);
    let none_in_reserve = table.state().tray(island.ghosts) == 0;
    if none_in_reserve && table.state().necromancer.ghosts_in_well == 0 {
        table.necromancer().victory = true;
    }
}

/// Whether a power of his is new this turn (N-24).
pub(crate) fn is_fresh(state: &State, asked: Asked) -> bool {
    matches!(asked, Asked::Owned(place) if state.necromancer.fresh >> place & 1 == 1)
}
