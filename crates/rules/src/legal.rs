//! The list of legal actions.

use crate::action::{Action, ActionList};
use crate::cx::Cx;
use crate::extras::TROOP;
use crate::game::Game;
use crate::ids::{PieceId, RegionId, Seat};
use crate::joint::has;
use crate::leader;
use crate::market;
use crate::necromancer;
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::redeploy;
use crate::region_set::RegionSet;
use crate::state::{Ask, Chance, NO_DIE, NO_TILE, SHOP, Stage, State};
use crate::tile::{Deed, Window};

/// Fills the list with every legal action of the seat that must decide; none when fate must answer
/// or the game is over.
pub(crate) fn list(game: &Game, state: &State, list: &mut ActionList) {
    list.clear();
    let turn = state.turn();
    if turn.chance != Chance::None {
        return;
    }
    if turn.ask != Ask::None {
        return answers(game, state, list);
    }
    match turn.stage {
        Stage::Over => {}
        Stage::Shop => {
            buys(game, state, list);
            list.add(Action::End);
        }
        Stage::Pick => {
            for place in 0..state.shown {
                if market::refuse(game, state, turn.seat, place).is_none() {
                    list.add(Action::Pick(place));
                }
            }
        }
        Stage::Choice | Stage::Conquest => conquest(&Cx::acting(game, state), list),
        Stage::Redeploy => placing(&Cx::acting(game, state), list),
        Stage::Pieces => pieces(game, state, list),
        Stage::EndOfTurn => {
            deeds(&Cx::acting(game, state), Window::EndOfTurn, |action| {
                list.add(action)
            });
            list.add(Action::End);
        }
        Stage::LateDecline => {
            list.add(Action::Decline);
            list.add(Action::End);
        }
        Stage::Defence => {
            let cx = Cx::acting(game, state);
            if cx.me().hand > 0 {
                placing(&cx, list)
            } else {
                pieces(game, state, list)
            }
        }
    }
}

/// What can be answered to a question.
#[cold]
fn answers(game: &Game, state: &State, list: &mut ActionList) {
    let turn = state.turn();
    match turn.ask {
        Ask::None => {}
        Ask::Leader | Ask::Ransom | Ask::Hire => {
            list.add(Action::Pay);
            list.add(Action::End);
        }
        Ask::Loss => {
            list.add(Action::Lose(PieceId::NONE));
            list.add(Action::Lose(game.extras[TROOP]));
        }
        Ask::Tower => {
            for region in state.people(turn.asked).regions {
                list.add(Action::Keep(region));
            }
        }
        Ask::FirstPower => buys(game, state, list),
    }
}

#[cold]
fn buys(game: &Game, state: &State, list: &mut ActionList) {
    for what in 0..=SHOP as u8 {
        if necromancer::refuse(game, state, what).is_none() {
            list.add(Action::Buy(what));
        }
    }
}

fn conquest(cx: &Cx, list: &mut ActionList) {
    let turn = cx.state.turn();
    let force = cx.force();
    let rolled = turn.die != NO_DIE;
    let rolls_first = cx.has(has::DIE_BEFORE_EACH);
    let stays_put = cx.stays_put();
    if may_ready(cx, stays_put) {
        list.add(Action::Ready);
    }
    if turn.stage == Stage::Choice && cx.game.is_active_race(cx.people) && !turn.touched() {
        list.add(Action::Decline);
        if leader::may_ransom_late(cx) {
            list.add(Action::Pay);
        }
    }
    if force > 0 {
        let prices = Prices::new(*cx);
        let help = cx.paid_help();
        let may_roll = force >= cx.least();
        let with_die = if !rolls_first && may_roll {
            force + BEST_DIE + help
        } else {
            0
        };
        let targets = reach::targets(cx);
        for region in targets {
            let price = prices.of(region);
            if price <= force {
                list.add(Action::Conquer(region));
            } else if price <= with_die {
                list.add(Action::Roll(region));
            }
        }
        if stays_put || help > 0 {
            other_ways(cx, targets, list);
        }
        if rolls_first && !rolled && may_roll {
            list.add(Action::RollFirst);
        }
    }
    if turn.armed != NO_TILE {
        return;
    }
    if !rolled {
        deeds(cx, Window::Conquest, |action| list.add(action));
    }
    if !turn.attempted() {
        for region in cx.me().regions {
            list.add(Action::Abandon(region));
            if stays_put {
                (1..=cx.state.tokens(region).saturating_sub(cx.least()))
                    .for_each(|tokens| list.add(Action::TakeUp(region, tokens)));
            }
        }
    }
    list.add(Action::End);
}

/// Conquests with more tokens than the price, and for coins (F-02, F-21).
#[cold]
fn other_ways(cx: &Cx, targets: RegionSet, list: &mut ActionList) {
    let prices = &Prices::new(*cx);
    let (force, stays_put) = (cx.force(), cx.stays_put());
    let help = cx.paid_help();
    for region in targets {
        let price = prices.of(region);
        if stays_put {
            (price + 1..=force).for_each(|tokens| list.add(Action::ConquerWith(region, tokens)));
        }
        if help > 0 && helped(prices, region, help, price, force) {
            list.add(Action::Hire(region));
            if stays_put {
                hired_with_more(cx, prices, region)
                    .for_each(|tokens| list.add(Action::HireWith(region, tokens)));
            }
        }
    }
}

/// How many tokens more than the lowered price may be sent: fewer than would do without paying.
#[cold]
pub(crate) fn hired_with_more(
    cx: &Cx,
    prices: &Prices,
    region: RegionId,
) -> std::ops::RangeInclusive<u8> {
    let help = cx.paid_help();
    let cheaper = prices.with_discount(region, help);
    cheaper + 1..=(prices.of(region) - 1).min(cx.force())
}

/// Whether paying makes a conquest cheaper, and cheap enough (F-21).
pub(crate) fn helped(prices: &Prices, region: RegionId, help: u8, price: u8, force: u8) -> bool {
    let cheaper = prices.with_discount(region, help);
    cheaper < price && cheaper <= force
}

fn placing(cx: &Cx, list: &mut ActionList) {
    let me = cx.me();
    if cx.state.turn.owed > 0 {
        for region in me.regions {
            list.add(Action::Vacate(region));
        }
        return;
    }
    if cx.state.turn.stage == Stage::Redeploy {
        let (regions, hand) = (me.regions, me.hand);
        for region in regions {
            for tokens in 1..=hand {
                list.add(Action::Place(region, tokens));
            }
        }
        if cx.game.necromancer() == Some(cx.seat()) {
            list.add(Action::End);
        }
        return;
    }
    let race = cx.game.race_tokens_in_hand(cx.state, cx.people);
    for region in me.regions {
        for tokens in 1..=race {
            list.add(Action::Place(region, tokens));
        }
    }
    for (piece, spots, count) in redeploy::displaced_extras(cx.game, cx.state, cx.people) {
        for region in spots {
            (1..=count).for_each(|n| list.add(Action::Put(piece, region, n)));
        }
    }
}

fn pieces(game: &Game, state: &State, list: &mut ActionList) {
    let Some(placing) = redeploy::placing(game, state) else {
        return;
    };
    for region in placing.spots {
        for count in 1..=placing.most(game, state, region) {
            list.add(Action::Put(placing.piece, region, count));
        }
    }
    if placing.optional {
        list.add(Action::End);
    }
}

/// Offers every deed that the tiles of a people allow in a window.
#[inline]
fn deeds(cx: &Cx, window: Window, mut offer: impl FnMut(Action)) {
    if !cx.people.is_active() || !cx.has(has::VERBS) {
        return;
    }
    cx.tiles().for_each(|(asked, tile)| {
        for &id in &tile.verbs {
            let verb = &cx.game.verbs[id.index()];
            if verb.window != window {
                continue;
            }
            let cx = cx.ask(asked);
            match verb.deed {
                Deed::Region {
                    candidates, refuse, ..
                } => {
                    let candidates = candidates(&cx);
                    candidates
                        .into_iter()
                        .filter(|&region| refuse(&cx, region, candidates).is_none())
                        .for_each(|region| offer(Action::Do(id, region.0)));
                }
                Deed::Now { refuse, .. } => {
                    if refuse(&cx).is_none() {
                        offer(Action::Do(id, 0));
                    }
                }
                Deed::Seat { refuse, .. } => {
                    let seats = 0..cx.game.setup.seats;
                    seats
                        .filter(|&seat| refuse(&cx, Seat(seat)).is_none())
                        .for_each(|seat| offer(Action::Do(id, seat)));
                }
            }
        }
    });
}

/// Whether a tile offers any deed in a window.
#[inline]
pub(crate) fn can_act(cx: &Cx, window: Window) -> bool {
    let mut any = false;
    deeds(cx, window, |_| any = true);
    any
}

/// Whether any region can be conquered with what is in hand.
pub(crate) fn can_conquer(cx: &Cx) -> bool {
    let (prices, force) = (Prices::new(*cx), cx.force());
    let help = cx.paid_help();
    reach::targets(cx).into_iter().any(|region| {
        prices.of(region) <= force || (help > 0 && prices.with_discount(region, help) <= force)
    })
}

/// Whether tokens may be taken up without attacking: by a declined people, for which ending would pass (B-22,
/// B-106), and by one that stays put, which takes everything up by it (B-24).
#[inline]
pub(crate) fn may_ready(cx: &Cx, stays_put: bool) -> bool {
    let turn = cx.state.turn();
    if stays_put {
        let early =
            turn.stage == Stage::Choice || (turn.stage == Stage::Conquest && !turn.attempted());
        return early && turn.die == NO_DIE && turn.armed == NO_TILE && cx.spare() > 0;
    }
    turn.stage == Stage::Choice && !cx.people.is_active() && cx.force() > 0
}
