//! What comes next: the only file that knows the order of a turn (B-20).

mod close;
mod pieces;

use crate::action::{Action, Step};
use crate::api::Pending;
use crate::conquest;
use crate::decline;
use crate::effect::{Effects, Table};
use crate::event::{Event, Sink};
use crate::extras;
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, PowerId, RaceId, RegionId, Seat, VerbId};
use crate::joint::has;
use crate::leader;
use crate::legal;
use crate::losses;
use crate::market;
use crate::necromancer;
use crate::ready;
use crate::redeploy;
use crate::score;
use crate::state::{Ask, Chance, NO_DIE, NO_TILE, Stage, State, Turn};
use crate::tile::{Deed, Window};
use close::{defend, finish_turn, next_step};
use pieces::{next_kind, place_without_choice, put_without_choice};

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
    if table.turn().ask != Ask::None {
        reply(table, step.0);
        advance(table);
        return;
    }
    let stays = || matches!(step.0, Action::Decline | Action::Pay);
    if stage == Stage::Choice && !stays() && !passes(acting, step.0) {
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
        Action::Decline => decline(table, seat),
        Action::End => end(table, stage),
        // Readying is what every first action of an expansion does; who stays put takes everything up by it.
        Action::Ready => {
            if table.cx().stays_put() {
                ready::rally(table, acting);
            }
        }
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
        Action::ConquerWith(region, tokens) => conquest::conquer_with(table, region, tokens),
        Action::TakeUp(region, tokens) => ready::take_up(table, acting, region, tokens),
        Action::Hire(region) => conquest::hire(table, region, None),
        Action::HireWith(region, tokens) => conquest::hire(table, region, Some(tokens)),
        // Nothing was asked: the leader is ransomed as the turn begins (L-06).
        Action::Pay => leader::ransom(table, acting),
        Action::Buy(what) => necromancer::buy(table, what),
        // Only answers to a question, which are taken above.
        Action::Lose(_) | Action::Keep(_) => {}
    }
    advance(table);
}

/// Takes the answer of somebody who was asked.
#[cold]
fn reply<S: Sink>(table: &mut Table<S>, action: Action) {
    let pays = action == Action::Pay;
    match table.turn().ask {
        Ask::None => {}
        Ask::Leader => leader::offer_answered(table, pays),
        Ask::Ransom => leader::ransom_answered(table, pays),
        Ask::Hire => {
            conquest::help_answered(table, pays);
            begin_redeployment(table);
        }
        Ask::Loss => losses::loss_answered(table, action != Action::Lose(PieceId::NONE)),
        Ask::Tower => {
            if let Action::Keep(region) = action {
                table.answered();
                fall(table, Some(region));
            }
        }
        Ask::FirstPower => {
            if let Action::Buy(what) = action {
                necromancer::buy(table, what);
            }
        }
    }
}

/// The active race goes in decline; one that leaves a tower says where first (D-07).
fn decline<S: Sink>(table: &mut Table<S>, seat: Seat) {
    let active = PeopleId::active(seat);
    let tower = table.cx_of(active).has(has::TOWER);
    if tower {
        // A region held by a leader or extra tokens alone is lost with them and keeps no tower (C-07, L-08).
        extras::disband(table, active);
    }
    let regions = table.people(active).regions;
    if !tower || regions.is_empty() {
        fall(table, None);
    } else if regions.len() == 1 {
        fall(table, regions.lowest());
    } else {
        table.ask(Ask::Tower, active);
    }
}

/// Declines and, unless the turn is scored already, scores it.
fn fall<S: Sink>(table: &mut Table<S>, tower: Option<RegionId>) {
    let Turn { seat, stage, .. } = *table.turn();
    decline::decline(table, seat, tower);
    // Tokens that a decline gives to the well make ghosts at the end of this turn too (N-07, N-09).
    necromancer::create(table);
    if stage == Stage::Choice {
        score::score(table, seat);
    }
    table.enter(Stage::Defence);
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
        Chance::Shop => necromancer::draw(table, PowerId(value)),
        Chance::Growth => {
            table.ask_fate(Chance::None);
            let seat = table.turn().asked.seat();
            table.tell(Event::Rolled { seat, face: value });
            losses::grow(table, value);
        }
        Chance::Die => {
            table.ask_fate(Chance::None);
            let Turn { acting, target, .. } = *table.turn();
            table.tell(Event::Rolled {
                seat: acting.seat(),
                face: value,
            });
            if target.is_some() {
                conquest::reinforce(table, target, value);
                if table.turn().ask != Ask::Hire {
                    begin_redeployment(table);
                }
            } else {
                table.turn_mut().die = value;
            }
        }
    }
    advance(table);
}

/// Whether a declined people that could act passes: nothing was done then (B-21).
fn passes(acting: PeopleId, action: Action) -> bool {
    !acting.is_active() && matches!(action, Action::End)
}

/// Finishes what the stage lets a seat finish.
fn end<S: Sink>(table: &mut Table<S>, stage: Stage) {
    match stage {
        Stage::Choice if !table.turn().acting.is_active() => next_step(table),
        Stage::Choice | Stage::Conquest => begin_redeployment(table),
        Stage::Shop => {
            let acting = table.turn().acting;
            ready::ready(table, acting);
            table.turn_mut().marks |= Turn::TOUCHED;
            table.enter(Stage::Conquest);
        }
        Stage::Redeploy => redeploy::to_island(table),
        Stage::Pieces => next_kind(table),
        Stage::EndOfTurn => finish_turn(table),
        _ => table.enter(Stage::Defence),
    }
}

/// Does what a tile allows.
fn act<S: Sink>(table: &mut Table<S>, id: VerbId, target: u8) {
    let cx = table.cx();
    let Some(asked) = cx.who_can(id) else { return };
    let verb = table.game.verbs[id.index()];
    let mut effects = Effects::new();
    match verb.deed {
        Deed::Region { act, .. } => act(&cx.ask(asked), RegionId(target), &mut effects),
        Deed::Seat { act, .. } => act(&cx.ask(asked), Seat(target), &mut effects),
        Deed::Now { act, .. } => act(&cx.ask(asked), &mut effects),
    }
    conquest::perform(table, asked, &effects);
}

/// Goes on until somebody must decide or fate must answer.
fn advance<S: Sink>(table: &mut Table<S>) {
    loop {
        let turn = table.turn();
        if turn.chance != Chance::None || turn.ask != Ask::None {
            return;
        }
        if !necromancer::opens(table) {
            return;
        }
        market::fill(table);
        if table.turn().chance != Chance::None {
            return;
        }
        let went_on = match table.turn().stage {
            Stage::Pick => pass_without_combo(table),
            Stage::Choice | Stage::Shop | Stage::LateDecline | Stage::Over => false,
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
        cx.me().hand == 0
            && table.turn().attempted()
            && table.turn().armed == NO_TILE
            && !legal::can_act(&cx, Window::Conquest)
    };
    if over {
        begin_redeployment(table);
    }
    over
}

fn begin_redeployment<S: Sink>(table: &mut Table<S>) {
    table.turn_mut().die = NO_DIE;
    table.turn_mut().armed = NO_TILE;
    redeploy::begin(table);
    table.enter(Stage::Redeploy);
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

/// Goes on from a position that was read: a redeployment with nothing in hand is only beginning, and
/// where nobody has anything to decide the game goes on. Gives whether it did.
pub(crate) fn reopen<S: Sink>(game: &Game, state: &mut State, sink: &mut S) -> bool {
    let begins = |turn: &Turn| {
        let interrupted = turn.chance != Chance::None || turn.ask != Ask::None;
        turn.stage == Stage::Redeploy && !interrupted && turn.owed == 0
    };
    if begins(state.turn()) && state.people(state.turn().acting).hand == 0 {
        redeploy::begin(&mut Table::new(game, state, sink));
    }
    let decides = matches!(game.pending(state), Pending::Decision(_));
    // The column of a position is complete unless somebody was asked before it was.
    let goes_on = decides && game.legal(state).is_empty();
    if goes_on {
        advance(&mut Table::new(game, state, sink));
    }
    goes_on
}
