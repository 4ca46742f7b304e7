//! What comes next: the only file that knows the order of a turn (B-20).

use crate::action::{Action, Step};
use crate::api::Pending;
use crate::conquest;
use crate::decline;
use crate::effect::{Displaced, Effects, Table};
use crate::event::{Event, Sink};
use crate::extras::{self, LEADER};
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, PowerId, RaceId, RegionId, SLOTS, Seat, VerbId};
use crate::joint::has;
use crate::leader;
use crate::legal;
use crate::losses;
use crate::market;
use crate::necromancer;
use crate::reach;
use crate::ready;
use crate::redeploy;
use crate::score;
use crate::state::{Ask, Chance, NO_DIE, NO_TILE, Stage, State, Turn};
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
    if table.turn().ask != Ask::None {
        reply(table, step.0);
        advance(table);
        return;
    }
    let stays = step.0 == Action::Decline || step.0 == Action::Pay;
    if stage == Stage::Choice && !stays && !passes(acting, step.0) {
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
        Action::Hire(region) => conquest::hire(table, region),
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
    action == Action::End && !acting.is_active()
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
    if hand > 0 && table.game.necromancer() == Some(acting.seat()) {
        if regions.is_empty() {
            redeploy::to_island(table);
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
    if stage == Stage::Pieces && !redeploy::places_pieces(&table.cx()) {
        table.turn_mut().placed = 0;
        table.turn_mut().piece = PieceId::NONE;
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
    table.turn_mut().placed = 0;
    table.turn_mut().piece = next.unwrap_or(PieceId::NONE);
    match next {
        Some(kind) if stage == Stage::Pieces => {
            match table.game.pieces[kind.index()].piece.placed {
                Placed::EachTurn(_) => {}
                Placed::AsToken => take_up_leader(table, acting, kind),
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

/// A leader whose region became immune is told to stand elsewhere (L-14).
#[cold]
fn take_up_leader<S: Sink>(table: &mut Table<S>, people: PeopleId, kind: PieceId) {
    if table.game.extra_kind(kind) != Some(LEADER) {
        return;
    }
    let immune = reach::untouchable(table.game, table.state());
    let stays_put = table.cx_of(people).stays_put();
    for region in table.people(people).regions & immune {
        if !stays_put {
            table.mark_extras(LEADER, region, 0);
        } else if table.game.extras_at(table.state(), LEADER, region) > 0
            && table.state().tokens(region) > 1
        {
            // Only he moves: nobody else redeploys to make up for him (F-01).
            table.lift(people, region, 1);
        }
    }
}

/// Every piece is placed: the end of the turn comes.
fn leave_pieces<S: Sink>(table: &mut Table<S>, acting: PeopleId) {
    leave_nobody(table, acting);
    table.enter(Stage::EndOfTurn);
}

/// Leader and extra tokens that no region took wait beside the map (L-03).
fn leave_nobody<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    if !table.game.has_extras() {
        return;
    }
    let homeless = table.game.extras_in_hand(table.state(), people, LEADER) > 0;
    let owner = table.people(people);
    if homeless && !owner.regions.is_empty() {
        let (hand, aside) = (owner.hand, owner.aside);
        if hand > 0 {
            table.set_aside(people, hand);
        } else if aside == 0 {
            leader::retire(table, people);
        }
    }
    extras::settle_rest(table, people);
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
    let automatic = each_one || one_spot;
    if placing.optional
        || !automatic
        || redeploy::crowds_leader_out(table.game, table.state(), &placing)
    {
        return false;
    }
    for region in placing.spots {
        let count = placing.most(table.game, table.state(), region);
        redeploy::put(table, placing.piece, region, count);
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
    // In his own turn the souls of his regions come first (N-12).
    if table.game.necromancer() != Some(seat) {
        necromancer::create(table);
    }
    score::score(table, seat);
    necromancer::close_turn(table, seat);
    let may_decline = table.cx().has(has::DECLINE_AFTER_TURN);
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
    if table.state().necromancer.victory {
        // He has won at once (N-21): nobody redeploys any more.
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
                // Ghosts without a region go home (N-11).
                if table.game.necromancer() == Some(defender) && people.hand > 0 {
                    table.set_aside(id, people.hand);
                    extras::settle_rest(table, id);
                }
                continue;
            }
            if people.hand > 0 {
                table.turn_mut().acting = id;
                redeploy::retire_displaced(table, id);
                let only = people.regions.lowest();
                match only.filter(|_| people.regions.len() == 1) {
                    Some(only) => redeploy::place_all(table, id, only),
                    None if table.people(id).hand > 0 && !redeploy::place_leader(table, id) => {
                        return false;
                    }
                    None => {}
                }
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
    if round > table.game.board().rounds() || table.state().necromancer.victory {
        let last = table.turn().round;
        *table.turn_mut() = Turn::new(last, seat);
        leader::score_captives(table);
        table.enter(Stage::Over);
        table.tell(Event::Over);
        return;
    }
    *table.turn_mut() = Turn::new(round, next);
    table.tell(Event::Turn { round, seat: next });
    table.forget(next);
    if table.game.brings.ripens {
        ripen(table, next);
    }
    next_step(table);
}

/// Pieces that lay over a round turn into coins (F-06).
#[cold]
fn ripen<S: Sink>(table: &mut Table<S>, seat: Seat) {
    let people = PeopleId::active(seat);
    let held = table.people(people).regions;
    for i in 0..table.game.pieces.len() {
        let kind = table.game.pieces[i];
        if kind.piece.ripens == 0 {
            continue;
        }
        let mut used = 0;
        for region in kind.regions(table.state()) & held {
            used += kind.at(table.state(), region);
            table.remove_pieces(PieceId(i as u8), region);
        }
        if used > 0 {
            let coins = used * kind.piece.ripens;
            table.use_up(people, used);
            table.gain(seat, u16::from(coins));
            table.tell(Event::Gained { seat, coins });
        }
    }
}

/// The next people of the seat that plays this turn: declined ones that act, then the active one
/// (B-106, B-107).
fn next_step<S: Sink>(table: &mut Table<S>) {
    let Turn { seat, acting, .. } = *table.turn();
    let after = acting.slot() + 1;
    let next = (after..SLOTS)
        .map(|slot| PeopleId::new(seat, slot))
        .find(|&id| table.people(id).exists() && table.cx_of(id).has(has::ACTS_IN_DECLINE));
    let active = PeopleId::active(seat);
    let exists = table.people(active).exists();
    let shop = table.game.necromancer() == Some(seat);
    let turn = table.turn_mut();
    turn.acting = next.unwrap_or(active);
    turn.marks &= !Turn::ATTEMPTED;
    turn.stage = if shop {
        Stage::Shop
    } else if next.is_some() || exists {
        Stage::Choice
    } else {
        Stage::Pick
    };
}

/// Goes on from a position that was read: a redeployment with nothing in hand is only beginning, and
/// where nobody has anything to decide the game goes on.
pub(crate) fn reopen(game: &Game, state: &mut State) {
    let begins = |turn: &Turn| {
        let interrupted = turn.chance != Chance::None || turn.ask != Ask::None;
        turn.stage == Stage::Redeploy && !interrupted && turn.owed == 0
    };
    if begins(state.turn()) && state.people(state.turn().acting).hand == 0 {
        redeploy::begin(&mut Table::new(game, state, &mut ()));
    }
    let decides = matches!(game.pending(state), Pending::Decision(_));
    // The column of a position is complete unless somebody was asked before it was.
    if decides && game.legal(state).is_empty() {
        advance(&mut Table::new(game, state, &mut ()));
    }
}
