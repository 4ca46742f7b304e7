//! What the Necromancer buys: ghosts and the powers he drew (N-03, N-12, N-13).

use super::says::{DRAWN, GHOST_BOUGHT, NOT_FOR_SALE, POWER_BOUGHT, tell};
use super::{his_seat, home};
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::game::{Game, ScoreOnBoard, TileOnBoard};
use crate::ids::{PeopleId, PowerId, RegionId, TileId};
use crate::refusal::Refusal;
use crate::region_set::TileSet;
use crate::state::{Force, State, Whose};
use crate::tile::{Placed, When, Window};

/// How many powers he draws (N-03).
pub const SHOP: usize = 6;
pub(super) const FIRST_POWER: &str = "first-power";
pub(super) const SHOP_DRAW: &str = "shop";

/// Whether a power does nothing for somebody who never declines and picks no combo (N-03, N-05).
fn is_useless(power: &TileOnBoard) -> bool {
    let only_in_decline = |rule: &ScoreOnBoard| rule.when == When::Declined;
    let pays_in_decline = power.score.iter().any(only_in_decline);
    power.own_decline_slot
        || power.decline_after_turn
        || power.passed_coins > 1
        || power.vanishes
        || power.stands_in_decline
        || pays_in_decline
        || power.deeds.iter().any(|deed| deed.window == Window::Rise)
}

/// The powers he may still draw.
pub(super) fn drawable(game: &Game, state: &State) -> TileSet {
    let mut left = state.powers_left;
    for power in state.powers_left.iter() {
        if is_useless(game.power(PowerId(power))) {
            left.take(power);
        }
    }
    left
}

/// The powers he drew as they lie out, with their places.
pub(super) fn drawn<'s>(game: &Game, state: &'s State) -> impl Iterator<Item = (usize, &'s Force)> {
    let his = his_seat(game).map(Whose::seat);
    let out = state.forces().iter().enumerate();
    out.filter(move |(_, force)| {
        let power = force.tile.as_power().is_some();
        power && (force.whose == Whose::NOBODY || Some(force.whose) == his)
    })
}

/// The powers he drew, with whether he owns them.
pub fn shop<'s>(game: &Game, state: &'s State) -> impl Iterator<Item = (PowerId, bool)> + use<'s> {
    let powers = drawn(game, state).map(|(_, force)| *force);
    let all: Vec<Force> = powers.collect();
    all.into_iter().filter_map(|force| {
        let owned = force.whose != Whose::NOBODY;
        Some((force.tile.as_power()?, owned))
    })
}

/// The power in a place of the shop; ghosts come first and are none.
pub(super) fn ware_tile(game: &Game, state: &State, what: u8) -> Option<TileId> {
    let place = usize::from(what).checked_sub(1)?;
    drawn(game, state).nth(place).map(|(_, force)| force.tile)
}

fn owns(game: &Game, state: &State) -> u8 {
    let owned = drawn(game, state).filter(|(_, force)| force.whose != Whose::NOBODY);
    owned.count() as u8
}

/// Before the column is laid he draws his powers and chooses one; gives whether that is done.
pub(super) fn open(hands: &mut Hands, me: TileId) -> bool {
    let Some(people) = his_seat(hands.game).map(PeopleId::active) else {
        return true;
    };
    let (game, state) = (hands.game, hands.state());
    let out = drawn(game, state).count();
    if !state.column().is_empty() || (out > 0 && owns(game, state) > 0) {
        return true;
    }
    let question = if out < SHOP && !drawable(game, state).is_empty() {
        SHOP_DRAW
    } else if out > 0 {
        FIRST_POWER
    } else {
        return true;
    };
    let deed = game.deed_of_tile(me, question);
    hands.ask(deed, people, RegionId::NONE);
    false
}

/// A power comes to his shop.
pub(super) fn draw(hands: &mut Hands, by: By, power: PowerId) {
    hands.draw_badge(power);
    hands.lay_out(TileId::power(power), Whose::NOBODY);
    let seat = by.seat();
    tell(hands, &DRAWN, seat, power, 0);
}

/// What the next ghost or power costs (N-13).
pub fn price(game: &Game, state: &State) -> u8 {
    let Some(seat) = his_seat(game) else { return 0 };
    let id = PeopleId::active(seat);
    let people = state.people(id);
    let tokens = people
        .regions
        .into_iter()
        .map(|region| state.tokens(region));
    let all: u8 = tokens.sum::<u8>() + people.hand + people.aside;
    let ghosts = all - game.all_extras(state, id);
    ghosts + owns(game, state)
}

/// Why he may not buy: a ghost (0) or one of the powers he drew (from 1).
pub(super) fn refuse(cx: &Cx, what: u8, free: bool) -> Option<Refusal> {
    let (game, state) = (cx.game, cx.state);
    let Some(home) = home(game).filter(|home| home.seat == cx.seat()) else {
        return Some(Refusal::NoSuchDeed);
    };
    let sold = match what {
        0 => !free && state.tray(home.race) > 0,
        _ => {
            let mut drawn = drawn(game, state);
            let power = drawn.nth(usize::from(what) - 1);
            power.is_some_and(|(_, force)| force.whose == Whose::NOBODY)
        }
    };
    if !sold {
        return Some(Refusal::Tile(&NOT_FOR_SALE));
    }
    let (price, coins) = (price(game, state), state.coins(home.seat));
    (!free && coins < u16::from(price)).then_some(Refusal::Costs {
        ruling: "N-13",
        price,
        coins,
    })
}

/// He buys, or takes the first power for nothing.
pub(super) fn buy(hands: &mut Hands, what: u8, free: bool) {
    let Some(seat) = his_seat(hands.game) else {
        return;
    };
    let people = PeopleId::active(seat);
    let paid = if free {
        0
    } else {
        price(hands.game, hands.state())
    };
    hands.pay(seat, u16::from(paid));
    if what == 0 {
        hands.recruit_aside(people, 1);
        tell(hands, &GHOST_BOUGHT, seat, PowerId::NONE, paid);
        return;
    }
    let mut drawn = drawn(hands.game, hands.state());
    let Some((place, force)) = drawn.nth(usize::from(what) - 1) else {
        return;
    };
    let Some(power) = force.tile.as_power() else {
        return;
    };
    drop(drawn);
    hands.give(place, Whose::seat(seat));
    tell(hands, &POWER_BOUGHT, seat, power, paid);
    acquire(hands, people, power);
}

/// What a power brings as it is acquired (N-24).
fn acquire(hands: &mut Hands, people: PeopleId, power: PowerId) {
    let game = hands.game;
    let tile = game.power(power);
    for &piece in &tile.pieces {
        let Some(kind) = game.extra_kind(piece) else {
            continue;
        };
        let kind_of_piece = &game.pieces[piece.index()].piece;
        if kind_of_piece.placed == Placed::AsToken {
            let tokens = kind_of_piece.supply;
            hands.bring_extras(people, kind, tokens);
            hands.set_aside(people, tokens);
            hands.set_extras(people, kind, tokens, tokens);
        }
    }
    crate::market::coins_for_declined(hands, people, tile.coins_per_declined_race);
}
