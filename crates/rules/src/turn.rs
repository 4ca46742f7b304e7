//! What comes next: the only file that knows the order of a turn (B-20).

mod close;
pub(crate) mod moments;
mod pieces;

use crate::action::{Action, Step};
use crate::api::Pending;
use crate::conquest;
use crate::decline;
use crate::deeds::vanish;
use crate::effect::{By, Table};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, PowerId, RaceId, RegionId, Seat, VerbId};
use crate::joint::has;
use crate::legal;
use crate::losses;
use crate::market;
use crate::ready;
use crate::redeploy;
use crate::score;
use crate::state::{Chance, FORCES, NO_DIE, Stage, State, Turn};
use crate::tile::{Deed, Window};
use arrayvec::ArrayVec;
use close::{defend, finish_turn, next_step};
use pieces::{next_kind, place_without_choice, put_without_choice};

/// Lays out what lies over the whole table.
pub(crate) fn prepare(game: &Game, state: &mut State) {
    moments::each(
        &mut Table::new(game, state, &mut ()),
        |moments| &moments.prepare,
        |hands, me, prepare| prepare(hands, me),
    );
}

/// Begins the first turn.
pub(crate) fn open(game: &Game, state: &mut State) {
    let mut nobody = ();
    let table = &mut Table::new(game, state, &mut nobody);
    moments::each(
        table,
        |moments| &moments.begins,
        |hands, me, begins| begins(hands, me),
    );
    advance(table);
}

/// Applies a legal action, and everything that follows without a choice.
pub(crate) fn apply<S: Sink>(game: &Game, state: &mut State, step: Step, sink: &mut S) {
    let table = &mut Table::new(game, state, sink);
    if table.state().due().is_some() {
        reply(table, step.0);
        advance(table);
        return;
    }
    let Turn {
        stage,
        acting,
        seat,
        ..
    } = *table.turn();
    if stage == Stage::Choice && begins(table, acting, step.0) {
        ready::ready(table, acting);
        table.touch();
        table.enter(Stage::Conquest);
        if table.game.brings.expands {
            tell_expansion(table, step.0);
        }
    }
    match step.0 {
        Action::Pick(place) => {
            market::pick(table, seat, place);
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
            table.announce_target(region);
            table.ask_fate(Chance::Die);
        }
        Action::RollFirst => {
            table.attempt();
            table.ask_fate(Chance::Die);
        }
        Action::Vacate(region) => redeploy::vacate(table, region),
        Action::Place(region, tokens) => redeploy::place(table, region, tokens),
        Action::Put(piece, region, count) => redeploy::put(table, piece, region, count),
        Action::Do(verb, target, count) => act(table, verb, target, count),
        Action::ConquerWith(region, tokens) => conquest::conquer_with(table, region, tokens),
        Action::TakeUp(region, tokens) => ready::take_up(table, acting, region, tokens),
    }
    advance(table);
}

/// Whether an action begins the expansion, so that the troops are readied first (B-21).
fn begins<S: Sink>(table: &Table<S>, acting: PeopleId, action: Action) -> bool {
    match action {
        Action::Decline => false,
        // A declined people that could act passes: nothing was done then.
        Action::End => acting.is_active(),
        Action::Do(verb, target, count) => {
            let deed = table.cx().who_can(verb, target, count);
            let deed = deed.and_then(|(_, deed)| table.game.deed(deed));
            deed.is_none_or(|deed| !matches!(deed.window, Window::Choice | Window::Anytime))
        }
        _ => true,
    }
}

/// Tiles in force hear that their race begins to expand, and with what.
#[cold]
fn tell_expansion<S: Sink>(table: &mut Table<S>, action: Action) {
    let cx = table.cx();
    let hooks: ArrayVec<_, FORCES> = cx
        .tiles()
        .filter_map(|(asked, tile)| Some((cx.ask(asked).by(), tile.hooks.expands?)))
        .take(FORCES)
        .collect();
    for (by, hook) in hooks {
        table.lend(|hands| hook(hands, by, action));
    }
}

/// Takes the answer of somebody who was asked.
#[cold]
fn reply<S: Sink>(table: &mut Table<S>, action: Action) {
    let (by, verb) = table.asked_by();
    table.answered();
    let Some(verb) = verb else { return };
    match (verb.deed, action) {
        (Deed::Offer { yes, .. }, Action::Do(..)) => table.lend(|hands| yes(hands, by)),
        (Deed::Offer { no, .. }, _) => table.lend(|hands| no(hands, by)),
        (deed, Action::Do(_, target, count)) => perform(table, by, deed, target, count),
        _ => {}
    }
}

/// The active race goes in decline; a tile may ask something first (D-07).
pub(crate) fn decline<S: Sink>(table: &mut Table<S>, seat: Seat) {
    let active = PeopleId::active(seat);
    let cx = table.cx_of(active);
    if cx.has(has::DECLINES) {
        let hooks: ArrayVec<_, FORCES> = cx
            .tiles()
            .filter_map(|(asked, tile)| Some((cx.ask(asked).by(), tile.hooks.before_decline?)))
            .take(FORCES)
            .collect();
        for (by, before) in hooks {
            if table.lend(|hands| before(hands, by)) {
                return;
            }
        }
    }
    fall(table);
}

/// Declines and, unless the turn is scored already, scores it.
pub(crate) fn fall<S: Sink>(table: &mut Table<S>) {
    let Turn { seat, stage, .. } = *table.turn();
    let vanishes = decline::decline(table, seat);
    if let Some(people) = vanishes {
        vanish::pay(table, people);
    }
    moments::each(
        table,
        |moments| &moments.before_score,
        |hands, me, before| before(hands, me, seat),
    );
    if stage == Stage::Choice {
        score::score(table, seat);
    }
    if let Some(people) = vanishes {
        vanish::leave(table, people);
    }
    close::forgive(table, seat);
    table.enter(close::after_score(table));
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
        Chance::Due => {
            table.ask_fate(Chance::None);
            let (by, verb) = table.asked_by();
            table.answered();
            if let Some(Deed::Die { act } | Deed::Coin { act, .. } | Deed::Draw { act, .. }) =
                verb.map(|verb| verb.deed)
            {
                table.lend(|hands| act(hands, by, value));
            }
        }
        Chance::Die => {
            table.ask_fate(Chance::None);
            let Turn { acting, target, .. } = *table.turn();
            table.tell(Event::Rolled {
                seat: acting.seat(),
                face: value,
            });
            if target.is_some() {
                if conquest::reinforce(table, target, value) {
                    begin_redeployment(table);
                }
            } else {
                table.lay_die(value);
            }
        }
    }
    advance(table);
}

/// Finishes what the stage lets a seat finish.
fn end<S: Sink>(table: &mut Table<S>, stage: Stage) {
    match stage {
        Stage::Choice if !table.turn().acting.is_active() => next_step(table),
        Stage::Choice | Stage::Conquest => begin_redeployment(table),
        Stage::Start => {
            let acting = table.turn().acting;
            if table.game.home(acting.seat()).is_none() {
                // Whoever has just picked goes on to conquer.
                let picked = table.turn().touched();
                return table.enter(if picked {
                    Stage::Conquest
                } else {
                    Stage::Choice
                });
            }
            // Whoever never declines has nothing else to choose.
            ready::ready(table, acting);
            table.touch();
            table.enter(Stage::Conquest);
        }
        Stage::Redeploy => redeploy::go_home(table),
        Stage::Pieces => next_kind(table),
        Stage::EndOfTurn => finish_turn(table),
        Stage::LateDecline => table.enter(close::after_score(table)),
        _ => table.enter(Stage::Defence),
    }
}

/// Does what a tile allows.
fn act<S: Sink>(table: &mut Table<S>, verb: VerbId, target: u8, count: u8) {
    let Some((by, deed)) = table.cx().who_can(verb, target, count) else {
        return;
    };
    if let Some(deed) = table.game.deed(deed).map(|deed| deed.verb.deed) {
        perform(table, by, deed, target, count);
    }
}

fn perform<S: Sink>(table: &mut Table<S>, by: By, deed: Deed, target: u8, count: u8) {
    table.lend(|hands| match deed {
        Deed::Now { act, .. } => act(hands, by),
        Deed::Region { act, .. } => act(hands, by, RegionId(target)),
        Deed::Seat { act, .. } => act(hands, by, Seat(target)),
        Deed::Attack { act, .. } => act(hands, by, RegionId(target), count),
        Deed::Token { act, .. } => act(hands, by, PieceId(target)),
        Deed::Tokens { act, .. } => act(hands, by, PieceId(target), count),
        Deed::Ware { act, .. } => act(hands, by, target),
        Deed::Offer { yes, .. } => yes(hands, by),
        // Fate answers these.
        Deed::Die { .. } | Deed::Coin { .. } | Deed::Draw { .. } => {}
    });
}

/// Goes on from where the board has changed: what the tiles say on it may have changed too.
pub(crate) fn go_on<S: Sink>(game: &Game, state: &mut State, sink: &mut S) {
    let table = &mut Table::new(game, state, sink);
    table.note_in_force_of_all();
    advance(table);
}

/// Goes on until somebody must decide or fate must answer, or until the board changes under it.
fn advance<S: Sink>(table: &mut Table<S>) {
    loop {
        if table.game.is_left_behind(table.state()) {
            return;
        }
        if table.state().is_interrupted() {
            return table.ask_fate_if_due();
        }
        if !moments::opened(table) {
            continue;
        }
        if table.game.setup.switches.wiped_out_picks {
            losses::return_wiped_out(table);
        }
        market::fill(table);
        if table.turn().chance != Chance::None {
            return;
        }
        if moments::ahead(table) {
            continue;
        }
        let went_on = match table.turn().stage {
            Stage::Pick => pick_otherwise(table),
            Stage::Choice | Stage::LateDecline | Stage::Over => false,
            Stage::Start => leave_start(table),
            Stage::AfterScore => leave_after_score(table),
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

/// Whoever must pick is asked, where there is no column; a seat for which no combo is left passes and scores what it has (P-17, P-18).
fn pick_otherwise<S: Sink>(table: &mut Table<S>) -> bool {
    let seat = table.turn().seat;
    let picking = table.game.picking;
    let nothing = match picking {
        None => table.state().column().is_empty(),
        // The question interrupts the turn.
        Some((tile, asks)) if table.lend(|hands| asks(hands, tile, seat)) => return true,
        Some(_) => true,
    };
    if nothing {
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
            && !table.turn().is_armed()
            && !legal::can_act(&cx, Window::Conquest)
            && !(cx.game.brings.anytime && legal::can_act(&cx, Window::Anytime))
    };
    if over {
        begin_redeployment(table);
    }
    over
}

/// Goes on where nothing is offered any more as the turn begins.
fn leave_start<S: Sink>(table: &mut Table<S>) -> bool {
    let cx = table.cx();
    let offered = cx.game.home(cx.seat()).is_some()
        || legal::can_act(&cx, Window::Start)
        || legal::can_act(&cx, Window::Rise);
    if !offered {
        end(table, Stage::Start);
    }
    !offered
}

/// Passes over what comes after scoring when no tile offers anything.
#[inline]
fn leave_after_score<S: Sink>(table: &mut Table<S>) -> bool {
    let offered = legal::can_act(&table.cx(), Window::AfterScore);
    if !offered {
        table.enter(Stage::Defence);
    }
    !offered
}

/// Conquests are over: tokens are placed.
pub(crate) fn begin_redeployment<S: Sink>(table: &mut Table<S>) {
    table.put_die_away();
    if table.game.brings.before_redeployment && asks_before_redeployment(table) {
        return;
    }
    table.forget_named();
    redeploy::begin(table);
    table.enter(Stage::Redeploy);
}

/// Whether somebody is asked before tokens are placed; whoever is begins the redeployment again (W-36).
#[cold]
fn asks_before_redeployment<S: Sink>(table: &mut Table<S>) -> bool {
    let cx = table.cx();
    let hooks: ArrayVec<_, FORCES> = cx
        .tiles()
        .filter_map(|(asked, tile)| Some((cx.ask(asked).by(), tile.hooks.before_redeployment?)))
        .take(FORCES)
        .collect();
    let mut hooks = hooks.into_iter();
    hooks.any(|(by, hook)| table.lend(|hands| hook(hands, by)))
}

/// Passes over the end of the turn when no tile offers anything.
#[inline]
fn leave_end_of_turn<S: Sink>(table: &mut Table<S>) -> bool {
    let cx = table.cx();
    let offered = legal::can_act(&cx, Window::EndOfTurn)
        || (cx.game.brings.anytime && legal::can_act(&cx, Window::Anytime));
    if !offered {
        finish_turn(table);
    }
    !offered
}

/// Goes on from a position that was read: a redeployment with nothing in hand is only beginning, and
/// where nobody has anything to decide the game goes on. Gives whether it did.
pub(crate) fn reopen<S: Sink>(game: &Game, state: &mut State, sink: &mut S) -> bool {
    let turn = *state.turn();
    let begins = turn.stage == Stage::Redeploy && !state.is_interrupted() && turn.owed == 0;
    if begins && state.people(turn.acting).hand == 0 {
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
