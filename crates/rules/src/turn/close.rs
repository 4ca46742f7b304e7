//! The end of a turn: scoring, displaced defenders, and whose turn is next.

use super::moments;
use super::pieces::{next_kind, put_without_choice};
use crate::effect::Table;
use crate::event::{Event, Sink};
use crate::exposed;
use crate::extras;
use crate::ids::{PeopleId, PieceId, SLOTS, Seat};
use crate::joint::has;
use crate::legal;
use crate::redeploy;
use crate::region_set::RegionSet;
use crate::score;
use crate::state::{Stage, Turn};
use crate::tile::Window;

/// Scores, and offers a late decline to those who may (B-149).
pub(super) fn finish_turn<S: Sink>(table: &mut Table<S>) {
    let Turn { seat, .. } = *table.turn();
    moments::each(
        table,
        |moments| &moments.before_score,
        |hands, me, before| before(hands, me, seat),
    );
    score::score(table, seat);
    let may_decline = table.cx().has(has::DECLINE_AFTER_TURN);
    forgive(table, seat);
    table.enter(if may_decline {
        Stage::LateDecline
    } else {
        after_score(table)
    });
}

/// What comes after scoring: what tiles offer then, if any of them does, or what was displaced is placed.
pub(super) fn after_score<S: Sink>(table: &Table<S>) -> Stage {
    if table.game.brings.late_deeds {
        Stage::AfterScore
    } else {
        Stage::Defence
    }
}

/// Who remembered attacks has had a turn to answer them (U-62).
pub(super) fn forgive<S: Sink>(table: &mut Table<S>, seat: Seat) {
    if table.game.brings.grudge {
        let cell = table.game.grudge_cells + seat.index();
        table.set_cell(cell, 0);
    }
}

/// Lets displaced defenders place what they have, clockwise; then the next turn begins (B-52, B-53).
pub(super) fn defend<S: Sink>(table: &mut Table<S>) -> bool {
    let Turn {
        seat,
        acting,
        piece,
        ..
    } = *table.turn();
    if table.state().winner().is_some() {
        // Somebody has won at once (N-21): nobody redeploys any more.
        next_turn(table);
        return true;
    }
    let mut next = seat;
    for _ in 0..table.game.setup.seats {
        let defender = next;
        next = table.game.next_seat(defender);
        for slot in 0..SLOTS {
            let id = PeopleId::new(defender, slot);
            let people = *table.people(id);
            if !people.exists() {
                continue;
            }
            if people.regions.is_empty() {
                // Tokens without a region go home, if they have one (N-11).
                if people.hand > 0 && table.game.home(defender).is_some() {
                    table.set_aside(id, people.hand);
                    extras::wait_aside(table, id);
                }
                continue;
            }
            if people.hand > 0 {
                table.let_act(id);
                exposed::retire_displaced(table, id);
                let only = people.regions.lowest();
                match only.filter(|_| people.regions.len() == 1) {
                    Some(only) => redeploy::place_all(table, id, only),
                    None if table.people(id).hand > 0 && !exposed::place_last(table, id) => {
                        return false;
                    }
                    None => {}
                }
            }
            if people.has_displaced_pieces() {
                if acting != id || piece.is_none() {
                    table.let_act(id);
                    table.place_kind(PieceId::NONE);
                    next_kind(table);
                    return true;
                }
                return put_without_choice(table);
            }
        }
    }
    next_turn(table);
    true
}

/// The next seat's turn begins, or the game is over (B-77).
fn next_turn<S: Sink>(table: &mut Table<S>) {
    let Turn { seat, round, .. } = *table.turn();
    let next = table.game.next_seat(seat);
    let last = next == table.game.setup.first;
    if table.state().winner().is_none() && !moments::turn_over(table, last) {
        return;
    }
    let round = if last { round + 1 } else { round };
    if round > table.game.board().rounds() || table.state().winner().is_some() {
        let last = table.turn().round;
        table.begin_turn(last, seat);
        moments::each(
            table,
            |moments| &moments.over,
            |hands, me, over| over(hands, me),
        );
        table.enter(Stage::Over);
        table.tell(Event::Over);
        return;
    }
    table.begin_turn(round, next);
    table.tell(Event::Turn { round, seat: next });
    table.forget(next);
    ripen(table, next);
    moments::each(
        table,
        |moments| &moments.turn_begins,
        |hands, me, begins| begins(hands, me, next),
    );
    next_step(table);
}

/// Pieces that lay over a round turn into coins, also those of a race that declined since (F-06, F-24).
fn ripen<S: Sink>(table: &mut Table<S>, seat: Seat) {
    for &piece in &table.game.worth_coins {
        let standing = table.game.pieces[piece.index()].regions(table.state());
        if !standing.is_empty() {
            ripen_all(table, seat, piece, standing);
        }
    }
}

#[cold]
fn ripen_all<S: Sink>(table: &mut Table<S>, seat: Seat, piece: PieceId, standing: RegionSet) {
    let kind = table.game.pieces[piece.index()];
    if kind.piece.ripens == 0 {
        return;
    }
    for slot in 0..SLOTS {
        let people = PeopleId::new(seat, slot);
        let mut used = 0;
        for region in standing & table.people(people).regions {
            used += kind.at(table.state(), region);
            table.remove_pieces(piece, region);
        }
        if used > 0 {
            let coins = used * kind.piece.ripens;
            table.use_up(people, used);
            table.gain(seat, u16::from(coins));
            table.tell(Event::Gained { seat, coins });
        }
    }
}

/// Whether tiles offer something before anything else: to those who have a home always.
fn may_start<S: Sink>(table: &Table<S>, active: PeopleId) -> bool {
    let late = table.game.brings.late_deeds;
    let cx = table.cx_of(active);
    let starts = cx.has(has::START_VERBS);
    if starts && cx.game.home(cx.seat()).is_some() {
        return true;
    }
    let may = |window| legal::can_act(&cx, window);
    (starts && may(Window::Start)) || (late && may(Window::Rise))
}

/// The next people of the seat that plays this turn: declined ones that act, then the active one
/// (B-106, B-107).
pub(super) fn next_step<S: Sink>(table: &mut Table<S>) {
    let Turn { seat, acting, .. } = *table.turn();
    let after = acting.slot() + 1;
    let next = (after..SLOTS)
        .map(|slot| PeopleId::new(seat, slot))
        .find(|&id| table.people(id).exists() && table.cx_of(id).has(has::ACTS_IN_DECLINE));
    let active = PeopleId::active(seat);
    let exists = table.people(active).exists();
    let starts = exists && next.is_none() && may_start(table, active);
    if next.is_none() && table.turn().wiped_out() {
        table.begin_step(active, table.turn().stage);
        return finish_turn(table);
    }
    let stage = if starts {
        Stage::Start
    } else if next.is_some() || exists {
        Stage::Choice
    } else {
        Stage::Pick
    };
    table.begin_step(next.unwrap_or(active), stage);
}
