//! Tokens and pieces are placed: what leaves a choice waits for it, what leaves none happens.

use super::close::next_step;
use crate::effect::{Displaced, Table};
use crate::event::Sink;
use crate::exposed;
use crate::extras;
use crate::ids::{PeopleId, PieceId};
use crate::redeploy;
use crate::state::{Stage, Turn};
use crate::tile::Placed;

/// Places tokens where only one way is open; then pieces follow (B-56, B-63).
#[inline]
pub(super) fn place_without_choice<S: Sink>(table: &mut Table<S>) -> bool {
    let Turn { acting, owed, .. } = *table.turn();
    let people = table.people(acting);
    let (regions, hand) = (people.regions, people.hand);
    if owed > 0 {
        let standing: u8 = regions
            .into_iter()
            .map(|region| table.state().tokens(region))
            .sum();
        if owed < standing {
            return false;
        }
        for region in regions {
            redeploy::vacate(table, region);
        }
        // Whoever is owed more than there is has given all (B-83).
        table.owe(0);
        return true;
    }
    if hand > 0 && table.game.home(acting.seat()).is_some() {
        if regions.is_empty() {
            redeploy::go_home(table);
        }
        return regions.is_empty();
    }
    if hand > 0 && regions.len() > 1 {
        return false;
    }
    if let Some(only) = regions.lowest().filter(|_| hand > 0) {
        redeploy::place(table, only, hand);
    }
    if acting.is_active() {
        table.place_kind(PieceId::NONE);
        table.enter(Stage::Pieces);
        next_kind(table);
    } else {
        next_step(table);
    }
    true
}

/// Takes up the next kind of piece to place; after the last the turn ends.
pub(super) fn next_kind<S: Sink>(table: &mut Table<S>) {
    let Turn {
        acting,
        piece,
        stage,
        ..
    } = *table.turn();
    if stage == Stage::Pieces && !redeploy::places_pieces(&table.cx()) {
        table.place_kind(PieceId::NONE);
        return leave_pieces(table, acting);
    }
    let kinds = redeploy::kinds(table.game, table.state(), acting);
    let done = kinds
        .iter()
        .position(|&kind| kind == piece)
        .map_or(0, |at| at + 1);
    let next = kinds[done..].iter().copied().find(|kind| {
        // Out of turn only what was displaced is placed.
        stage == Stage::Pieces || table.game.pieces[kind.index()].piece.placed == Placed::Redeployed
    });
    table.place_kind(next.unwrap_or(PieceId::NONE));
    match next {
        Some(kind) if stage == Stage::Pieces => {
            match table.game.pieces[kind.index()].piece.placed {
                Placed::EachTurn(_) | Placed::ForRegions(_) => {}
                Placed::AsToken => exposed::take_up(table, acting, kind),
                _ => {
                    table.take_up_pieces(acting, kind);
                    table.mark_displaced(acting, Displaced::No);
                }
            }
        }
        Some(_) => {}
        None if stage == Stage::Pieces => leave_pieces(table, acting),
        None => table.mark_displaced(acting, Displaced::No),
    }
}

/// Every piece is placed: the end of the turn comes.
fn leave_pieces<S: Sink>(table: &mut Table<S>, acting: PeopleId) {
    leave_nobody(table, acting);
    table.enter(Stage::EndOfTurn);
}

/// Extra tokens that no region took wait beside the map (L-03).
fn leave_nobody<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    if !table.people(people).is_mixed() {
        return;
    }
    exposed::leave_none_in_hand(table, people);
    extras::wait_aside(table, people);
}

/// Puts pieces where only one way is open.
#[inline]
pub(super) fn put_without_choice<S: Sink>(table: &mut Table<S>) -> bool {
    let Some(placing) = redeploy::placing(table.game, table.state()) else {
        next_kind(table);
        return true;
    };
    let each_one = placing.most_in_one == 1 && placing.spots.len() <= placing.count;
    let one_spot = placing.spots.len() == 1 && placing.most_in_one == placing.count;
    let automatic = each_one || one_spot;
    if placing.optional || !automatic || exposed::crowded_out(table.game, table.state(), &placing) {
        return false;
    }
    for region in placing.spots {
        let count = placing.most(table.game, table.state(), region);
        redeploy::put(table, placing.piece, region, count);
    }
    true
}
