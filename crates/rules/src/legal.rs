//! The list of legal actions.

use crate::action::{Action, ActionList};
use crate::cx::Cx;
use crate::game::Game;
use crate::ids::Seat;
use crate::market;
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::redeploy;
use crate::state::{Chance, NO_DIE, Stage, State};
use crate::tile::{Deed, Window};

/// Fills the list with every legal action of the seat that must decide; none when fate must answer
/// or the game is over.
pub(crate) fn list(game: &Game, state: &State, list: &mut ActionList) {
    list.clear();
    let turn = state.turn();
    if turn.chance != Chance::None {
        return;
    }
    match turn.stage {
        Stage::Over => {}
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

fn conquest(cx: &Cx, list: &mut ActionList) {
    let turn = cx.state.turn();
    let tiles = cx.tiles();
    let force = cx.force();
    let rolled = turn.die != NO_DIE;
    let rolls_first = cx.any(|tile| tile.die_before_each);
    if may_ready(cx) {
        list.add(Action::Ready);
    }
    if turn.stage == Stage::Choice && cx.people.is_active() && !turn.touched() {
        list.add(Action::Decline);
    }
    if force > 0 {
        let prices = Prices::new(*cx);
        for region in reach::targets(cx) {
            let price = prices.of(region);
            if price <= force {
                list.add(Action::Conquer(region));
            } else if price <= force + BEST_DIE && !rolls_first {
                list.add(Action::Roll(region));
            }
        }
        if rolls_first && !rolled {
            list.add(Action::RollFirst);
        }
    }
    if !rolled && tiles.iter().any(|(_, tile)| !tile.verbs.is_empty()) {
        deeds(cx, Window::Conquest, |action| list.add(action));
    }
    if !turn.attempted() {
        for region in cx.me().regions {
            list.add(Action::Abandon(region));
        }
    }
    list.add(Action::End);
}

fn placing(cx: &Cx, list: &mut ActionList) {
    let me = cx.me();
    if cx.state.turn.owed > 0 {
        for region in me.regions {
            list.add(Action::Vacate(region));
        }
        return;
    }
    for region in me.regions {
        for tokens in 1..=me.hand {
            list.add(Action::Place(region, tokens));
        }
    }
}

fn pieces(game: &Game, state: &State, list: &mut ActionList) {
    let Some(placing) = redeploy::placing(game, state) else {
        return;
    };
    for region in placing.spots {
        for count in 1..=placing.most_in_one {
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
    if !cx.people.is_active() {
        return;
    }
    for (asked, tile) in cx.tiles() {
        for &id in &tile.verbs {
            let verb = cx.game.verbs[id.index()];
            if verb.window != window {
                continue;
            }
            let cx = cx.ask(asked);
            match verb.deed {
                Deed::Region {
                    candidates, refuse, ..
                } => {
                    candidates(&cx)
                        .into_iter()
                        .filter(|&region| refuse(&cx, region).is_none())
                        .for_each(|region| offer(Action::Do(id, region.0)));
                }
                Deed::Seat { refuse, .. } => {
                    let seats = 0..cx.game.setup.seats;
                    seats
                        .filter(|&seat| refuse(&cx, Seat(seat)).is_none())
                        .for_each(|seat| offer(Action::Do(id, seat)));
                }
            }
        }
    }
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
    reach::targets(cx)
        .into_iter()
        .any(|region| prices.of(region) <= force)
}

/// Whether a declined people may take its tokens up without attacking: ending would pass (B-22, B-106).
pub(crate) fn may_ready(cx: &Cx) -> bool {
    cx.state.turn.stage == Stage::Choice && !cx.people.is_active() && cx.force() > 0
}
