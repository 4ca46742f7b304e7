//! What comes next: the only file that knows the order of a turn (B-20).

use crate::action::{Action, Step};
use crate::api::Pending;
use crate::conquest;
use crate::cx::Asked;
use crate::decline;
use crate::effect::{Displaced, Effects, Table};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, PowerId, RaceId, RegionId, SLOTS, Seat, VerbId};
use crate::legal;
use crate::market;
use crate::ready;
use crate::redeploy;
use crate::score;
use crate::state::{Chance, NO_DIE, Stage, State, Turn};
use crate::tile::{Deed, Placed, Window};

/// Begins the first turn.
pub(crate) fn open(game: &Game, state: &mut State) {
    advance(&mut Table::new(game, state, &mut ()));
}

/// Applies a legal action, and everything that follows without a choice.
pub(crate) fn apply<S: Sink>(game: &Game, state: &mut State, step: Step, sink: &mut S) {
    let table = &mut Table::new(game, state, sink);
    let Turn {
        stage,
        acting,
        seat,
        ..
    } = *table.turn();
    if stage == Stage::Choice && step.0 != Action::Decline && !passes(acting, step.0) {
        ready::ready(table, acting);
        table.turn_mut().marks |= Turn::TOUCHED;
        table.enter(Stage::Conquest);
    }
    match step.0 {
        Action::Pick(place) => {
            market::pick(table, seat, place);
            table.turn_mut().marks |= Turn::TOUCHED;
            table.enter(Stage::Conquest);
        }
        Action::Decline => {
            decline::decline(table, seat);
            if stage == Stage::Choice {
                score::score(table, seat);
            }
            table.enter(Stage::Defence);
        }
        Action::End => end(table, stage),
        // Readying is what every first action of an expansion does; here it is all.
        Action::Ready => {}
        Action::Abandon(region) => ready::abandon(table, acting, region),
        Action::Conquer(region) => conquest::conquer(table, region),
        Action::Roll(region) => {
            conquest::announce(table, region);
            table.turn_mut().target = region;
            table.ask_fate(Chance::Die);
        }
        Action::RollFirst => {
            table.turn_mut().marks |= Turn::ATTEMPTED;
            table.ask_fate(Chance::Die);
        }
        Action::Vacate(region) => redeploy::vacate(table, region),
        Action::Place(region, tokens) => redeploy::place(table, region, tokens),
        Action::Put(piece, region, count) => redeploy::put(table, piece, region, count),
        Action::Do(verb, target) => act(table, verb, target),
    }
    advance(table);
}

/// Takes the answer of fate, and everything that follows without a choice.
pub(crate) fn answer<S: Sink>(game: &Game, state: &mut State, value: u8, sink: &mut S) {
    let table = &mut Table::new(game, state, sink);
    match table.turn().chance {
        Chance::None => return,
        Chance::Race => {
            table.ask_fate(Chance::None);
            market::banner(table, RaceId(value));
        }
        Chance::Power => market::badge(table, PowerId(value)),
        Chance::Die => {
            table.ask_fate(Chance::None);
            let Turn { acting, target, .. } = *table.turn();
            table.tell(Event::Rolled {
                seat: acting.seat(),
                face: value,
            });
            if target.is_some() {
                conquest::reinforce(table, target, value);
                table.turn_mut().target = RegionId::NONE;
                begin_redeployment(table);
            } else {
                table.turn_mut().die = value;
            }
        }
    }
    advance(table);
}

/// Whether a declined people that could act passes: nothing was done then (B-21).
fn passes(acting: PeopleId, action: Action) -> bool {
    action == Action::End && !acting.is_active()
}

/// Finishes what the stage lets a seat finish.
fn end<S: Sink>(table: &mut Table<S>, stage: Stage) {
    match stage {
        Stage::Choice if !table.turn().acting.is_active() => next_step(table),
        Stage::Choice | Stage::Conquest => begin_redeployment(table),
        Stage::Pieces => next_kind(table),
        Stage::EndOfTurn => finish_turn(table),
        _ => table.enter(Stage::Defence),
    }
}

/// Does what a tile allows.
fn act<S: Sink>(table: &mut Table<S>, id: VerbId, target: u8) {
    let cx = table.cx();
    let [(_, race), _] = cx.tiles();
    let asked = if race.verbs.contains(&id) {
        Asked::Race
    } else {
        Asked::Power
    };
    let verb = table.game.verbs[id.index()];
    let mut effects = Effects::new();
    match verb.deed {
        Deed::Region { act, .. } => act(&cx.ask(asked), RegionId(target), &mut effects),
        Deed::Seat { act, .. } => act(&cx.ask(asked), Seat(target), &mut effects),
    }
    conquest::perform(table, asked, &effects);
    if verb.window == Window::EndOfTurn {
        finish_turn(table);
    }
}

/// Goes on until somebody must decide or fate must answer.
fn advance<S: Sink>(table: &mut Table<S>) {
    loop {
        market::fill(table);
        if table.turn().chance != Chance::None {
            return;
        }
        let went_on = match table.turn().stage {
            Stage::Pick => pass_without_combo(table),
            Stage::Choice | Stage::LateDecline | Stage::Over => false,
            Stage::Conquest => leave_conquest(table),
            Stage::Redeploy => place_without_choice(table),
            Stage::Pieces => put_without_choice(table),
            Stage::EndOfTurn => leave_end_of_turn(table),
            Stage::Defence => defend(table),
        };
        if !went_on {
            return;
        }
    }
}

/// A seat for which no combo is left passes and scores what it has (P-17, P-18).
fn pass_without_combo<S: Sink>(table: &mut Table<S>) -> bool {
    let nothing = table.state().column().is_empty();
    if nothing {
        let seat = table.turn().seat;
        score::score(table, seat);
        table.enter(Stage::Defence);
    }
    nothing
}

/// Conquests end by themselves when no token is left and no tile offers more, or when a die rolled
/// before choosing reaches no region (B-121).
#[inline]
fn leave_conquest<S: Sink>(table: &mut Table<S>) -> bool {
    let cx = table.cx();
    let over = if table.turn().die != NO_DIE {
        !legal::can_conquer(&cx)
    } else {
        cx.me().hand == 0 && table.turn().attempted() && !legal::can_act(&cx, Window::Conquest)
    };
    if over {
        begin_redeployment(table);
    }
    over
}

fn begin_redeployment<S: Sink>(table: &mut Table<S>) {
    table.turn_mut().die = NO_DIE;
    redeploy::begin(table);
    table.enter(Stage::Redeploy);
}

/// Places tokens where only one way is open; then pieces follow (B-56, B-63).
#[inline]
fn place_without_choice<S: Sink>(table: &mut Table<S>) -> bool {
    let Turn { acting, owed, .. } = *table.turn();
    let people = table.people(acting);
    let (regions, hand) = (people.regions, people.hand);
    if owed > 0 {
        if owed < regions.len() {
            return false;
        }
        for region in regions {
            redeploy::vacate(table, region);
        }
        return true;
    }
    if hand > 0 && regions.len() > 1 {
        return false;
    }
    if let Some(only) = regions.lowest().filter(|_| hand > 0) {
        redeploy::place(table, only, hand);
    }
    if acting.is_active() {
        table.turn_mut().piece = PieceId::NONE;
        table.enter(Stage::Pieces);
        next_kind(table);
    } else {
        next_step(table);
    }
    true
}

/// Takes up the next kind of piece to place; after the last the turn ends.
fn next_kind<S: Sink>(table: &mut Table<S>) {
    let Turn {
        acting,
        piece,
        stage,
        ..
    } = *table.turn();
    let kinds = redeploy::kinds(table.game, table.state(), acting);
    let done = kinds
        .iter()
        .position(|&kind| kind == piece)
        .map_or(0, |at| at + 1);
    let next = kinds[done..].iter().copied().find(|kind| {
        // Out of turn only what was displaced is placed.
        stage == Stage::Pieces || table.game.pieces[kind.index()].piece.placed == Placed::Redeployed
    });
    table.turn_mut().placed = 0;
    table.turn_mut().piece = next.unwrap_or(PieceId::NONE);
    match next {
        Some(kind) if stage == Stage::Pieces => {
            if !matches!(
                table.game.pieces[kind.index()].piece.placed,
                Placed::EachTurn(_)
            ) {
                table.take_up_pieces(kind);
                table.mark_displaced(acting, Displaced::No);
            }
        }
        Some(_) => {}
        None if stage == Stage::Pieces => table.enter(Stage::EndOfTurn),
        None => table.mark_displaced(acting, Displaced::No),
    }
}

/// Puts pieces where only one way is open.
#[inline]
fn put_without_choice<S: Sink>(table: &mut Table<S>) -> bool {
    let Some(placing) = redeploy::placing(table.game, table.state()) else {
        next_kind(table);
        return true;
    };
    let each_one = placing.most_in_one == 1 && placing.spots.len() <= placing.count;
    let one_spot = placing.spots.len() == 1 && placing.most_in_one == placing.count;
    if placing.optional || !(each_one || one_spot) {
        return false;
    }
    for region in placing.spots {
        redeploy::put(table, placing.piece, region, placing.most_in_one);
    }
    true
}

/// Passes over the end of the turn when no tile offers anything.
#[inline]
fn leave_end_of_turn<S: Sink>(table: &mut Table<S>) -> bool {
    let offered = legal::can_act(&table.cx(), Window::EndOfTurn);
    if !offered {
        finish_turn(table);
    }
    !offered
}

/// Scores, and offers a late decline to those who may (B-149).
fn finish_turn<S: Sink>(table: &mut Table<S>) {
    let Turn { seat, .. } = *table.turn();
    score::score(table, seat);
    let may_decline = table.cx().any(|tile| tile.decline_after_turn);
    table.enter(if may_decline {
        Stage::LateDecline
    } else {
        Stage::Defence
    });
}

/// Lets displaced defenders place what they have, clockwise; then the next turn begins (B-52, B-53).
fn defend<S: Sink>(table: &mut Table<S>) -> bool {
    let Turn {
        seat,
        acting,
        piece,
        ..
    } = *table.turn();
    let seats = table.game.setup.seats;
    for offset in 0..seats {
        let defender = Seat((seat.0 + offset) % seats);
        for slot in 0..SLOTS {
            let id = PeopleId::new(defender, slot);
            let people = *table.people(id);
            if !people.exists() || people.regions.is_empty() {
                continue;
            }
            if people.hand > 0 {
                table.turn_mut().acting = id;
                let Some(only) = people
                    .regions
                    .lowest()
                    .filter(|_| people.regions.len() == 1)
                else {
                    return false;
                };
                redeploy::place(table, only, people.hand);
            }
            if people.has_displaced_pieces() {
                if acting != id || piece.is_none() {
                    table.turn_mut().acting = id;
                    table.turn_mut().piece = PieceId::NONE;
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
    let round = if next == table.game.setup.first {
        round + 1
    } else {
        round
    };
    if round > table.game.board().rounds() {
        *table.turn_mut() = Turn::new(round - 1, seat);
        table.enter(Stage::Over);
        table.tell(Event::Over);
        return;
    }
    *table.turn_mut() = Turn::new(round, next);
    table.tell(Event::Turn { round, seat: next });
    table.forget(next);
    next_step(table);
}

/// The next people of the seat that plays this turn: declined ones that act, then the active one
/// (B-106, B-107).
fn next_step<S: Sink>(table: &mut Table<S>) {
    let Turn { seat, acting, .. } = *table.turn();
    let after = acting.slot() + 1;
    let next = (after..SLOTS)
        .map(|slot| PeopleId::new(seat, slot))
        .find(|&id| table.people(id).exists() && table.cx_of(id).any(|tile| tile.acts_in_decline));
    let active = PeopleId::active(seat);
    let exists = table.people(active).exists();
    let turn = table.turn_mut();
    turn.acting = next.unwrap_or(active);
    turn.marks &= !Turn::ATTEMPTED;
    turn.stage = if next.is_some() || exists {
        Stage::Choice
    } else {
        Stage::Pick
    };
}

/// Goes on from a position that was read: a redeployment with nothing in hand is only beginning, and
/// where nobody has anything to decide the game goes on.
pub(crate) fn reopen(game: &Game, state: &mut State) {
    let begins = |turn: &Turn| {
        turn.stage == Stage::Redeploy && turn.chance == Chance::None && turn.owed == 0
    };
    if begins(state.turn()) && state.people(state.turn().acting).hand == 0 {
        redeploy::begin(&mut Table::new(game, state, &mut ()));
    }
    let decides = matches!(game.pending(state), Pending::Decision(_));
    if decides && game.legal(state).is_empty() {
        advance(&mut Table::new(game, state, &mut ()));
    }
}
