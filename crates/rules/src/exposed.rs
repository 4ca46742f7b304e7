//! Tokens that may not stand where it is immune: they wait beside the map where no region is left to them, and
//! nothing may be made immune that only they hold (L-03, L-14).

use crate::cx::Cx;
use crate::effect::Table;
use crate::event::Sink;
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, RegionId};
use crate::reach;
use crate::ready;
use crate::redeploy::{self, Placing, displaced_extras, with_race_tokens};
use crate::refusal::Refusal;
use crate::region_set::RegionSet;
use crate::state::{Stage, State};

/// The kinds that are exposed, of those a people owns.
fn owned(game: &Game, state: &State, people: PeopleId) -> impl Iterator<Item = usize> {
    let kinds = game.kinds_of_extras();
    kinds.filter(move |&kind| {
        game.extras[kind].exposed && game.extras_owned(state, people, kind) > 0
    })
}

fn is_exposed(game: &Game, piece: PieceId) -> bool {
    let kind = game.extra_kind(piece);
    kind.is_some_and(|kind| game.extras[kind].exposed)
}

/// Where such a token may stand: not where it is immune, and it must be one of the tokens.
pub(crate) fn spots(game: &Game, state: &State, people: PeopleId) -> RegionSet {
    let open = state.people(people).regions - reach::untouchable(game, state);
    with_race_tokens(game, state, open)
}

/// One whose region became immune is told to stand elsewhere.
#[cold]
pub(crate) fn take_up<S: Sink>(table: &mut Table<S>, people: PeopleId, piece: PieceId) {
    let game = table.game;
    let Some(kind) = game.extra_kind(piece).filter(|_| is_exposed(game, piece)) else {
        return;
    };
    let standing = game.pieces[piece.index()].regions(table.state());
    let hidden = table.people(people).regions & standing;
    let hidden = hidden & reach::untouchable(game, table.state());
    if hidden.is_empty() {
        return;
    }
    let stays_put = table.cx_of(people).stays_put();
    for region in hidden {
        if !stays_put {
            table.mark_extras(kind, region, 0);
        } else if table.state().tokens(region) > 1 {
            // Only this one moves: nobody else redeploys to make up for it (F-01).
            table.lift(people, region, 1);
        }
    }
}

/// One that no region took waits beside the map.
pub(crate) fn leave_none_in_hand<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let game = table.game;
    let homeless = owned(game, table.state(), people)
        .find(|&kind| game.extras_in_hand(table.state(), people, kind) > 0);
    let owner = table.people(people);
    let Some(kind) = homeless.filter(|_| !owner.regions.is_empty()) else {
        return;
    };
    let (hand, aside) = (owner.hand, owner.aside);
    if hand > 0 {
        table.set_aside(people, hand);
    } else if aside == 0 {
        retire(table, people, kind);
    }
}

/// Where every region is held by one token alone it has to stay: a protection may not be set so (L-14).
fn retire<S: Sink>(table: &mut Table<S>, people: PeopleId, kind: usize) {
    let state = table.state();
    let regions = state.people(people).regions.into_iter();
    let crowded = regions
        .filter(|&region| state.tokens(region) > 1)
        .max_by_key(|&region| (state.tokens(region), std::cmp::Reverse(region)));
    let Some(crowded) = crowded else {
        let mut regions = state.people(people).regions.into_iter();
        let own = regions.find(|&region| table.game.race_tokens(state, region) > 0);
        if let Some(region) = own {
            table.add_pieces(table.game.extras[kind].piece, region, 1);
        }
        return;
    };
    table.lift(people, crowded, 1);
    table.set_aside(people, 1);
    // Who may not be left there alone goes to another region, or waits in hand (C-05).
    if table.state().tokens(crowded) < table.cx_of(people).least() {
        ready::leave(table, people, crowded);
        let left = *table.people(people);
        if let Some(home) = left.regions.lowest() {
            redeploy::place(table, home, left.hand);
        }
    }
    // This one went, no other: one that was taken up in its place still stands.
    let regions = table.people(people).regions.without(crowded);
    let other_kinds = table.game.kinds_of_extras().filter(|&other| other != kind);
    for other in other_kinds {
        for region in RegionSet::one(crowded).into_iter().chain(regions) {
            let (game, state) = (table.game, table.state());
            let taken_up = game.extras_in_hand(state, people, other);
            let stay = taken_up.min(game.race_tokens(state, region));
            let standing = game.extras_at(state, other, region);
            if stay > 0 {
                table.mark_extras(other, region, standing + stay);
            }
        }
    }
}

/// Puts a displaced one that is all that is left in hand into the only region that is open to it (B-56). Gives
/// whether that was so.
pub(crate) fn place_last<S: Sink>(table: &mut Table<S>, people: PeopleId) -> bool {
    let game = table.game;
    let alone = table.people(people).hand == 1;
    let spot = displaced_extras(game, table.state(), people)
        .find(|(piece, spots, _)| is_exposed(game, *piece) && spots.len() == 1)
        .and_then(|(piece, spots, _)| Some((piece, spots.lowest()?)));
    let Some((piece, region)) = spot.filter(|_| alone) else {
        return false;
    };
    redeploy::put(table, piece, region, 1);
    true
}

/// A displaced one for which every region is immune waits beside the map.
pub(crate) fn retire_displaced<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let game = table.game;
    let waits = displaced_extras(game, table.state(), people)
        .find(|(piece, spots, _)| is_exposed(game, *piece) && spots.is_empty());
    let kind = waits.and_then(|(piece, ..)| game.extra_kind(piece));
    if let Some(kind) = kind {
        table.set_aside(people, 1);
        table.set_extras(people, kind, 1, 1);
    }
}

/// The last region in which such a token could stand: nothing may make it immune while it has to stand somewhere.
#[cold]
pub(crate) fn last_spot(game: &Game, state: &State) -> RegionSet {
    let acting = state.turn().acting;
    if !state.people(acting).is_mixed() {
        return RegionSet::EMPTY;
    }
    if Cx::acting(game, state).stays_put() {
        // Nobody takes its place where nobody redeploys (F-01).
        let held = state.people(acting).regions.into_iter();
        return held
            .filter(|&region| stands_alone(game, state, acting, region))
            .collect();
    }
    let open = open_spots(game, state);
    if open.len() == 1 && must_stand(game, state) {
        open
    } else {
        RegionSet::EMPTY
    }
}

/// Whether one of them holds a region with nobody beside it.
fn stands_alone(game: &Game, state: &State, people: PeopleId, region: RegionId) -> bool {
    state.tokens(region) == 1
        && owned(game, state, people).any(|kind| game.extras_at(state, kind, region) == 1)
}

/// Whether one is among the tokens that hold a region, whichever it is: no region has one to spare (C-05, L-14).
fn must_stand(game: &Game, state: &State) -> bool {
    let acting = state.turn().acting;
    let people = state.people(acting);
    let waits = |kind| game.extras_aside(state, acting, kind) > 0;
    if owned(game, state, acting).all(waits) {
        return false;
    }
    let least = Cx::new(game, state, acting).least();
    let mut regions = people.regions.into_iter();
    // Where others wait beside the map, one of them may stand in its place (L-11).
    let others_wait = people.aside > game.all_extras_aside(state, acting);
    !others_wait && regions.all(|region| state.tokens(region) <= least)
}

fn open_spots(game: &Game, state: &State) -> RegionSet {
    state.people(state.turn().acting).regions - reach::untouchable(game, state)
}

/// Whether pieces in all their spots would leave one that must stand nowhere to do so: one spot stays free, and the
/// owner says which.
pub(crate) fn crowded_out(game: &Game, state: &State, placing: &Placing) -> bool {
    let piece = &game.pieces[placing.piece.index()].piece;
    piece.immune
        && state.people(state.turn().acting).is_mixed()
        && must_stand(game, state)
        && (open_spots(game, state) - placing.spots).is_empty()
}

/// Why a region that is conquered now may not be made immune: only such a token can stand in it. Others may take
/// its place in the redeployment, where there are any.
pub(crate) fn refuse_shelter(cx: &Cx) -> Option<Refusal> {
    let (game, state, me) = (cx.game, cx.state, cx.me());
    if !me.is_mixed() {
        return None;
    }
    let kind = owned(game, state, cx.people).next()?;
    // Whom the owner named goes first (F-25).
    let named = game.extras_named(state, kind).unwrap_or(0);
    if cx.stays_put() && named >= cx.least() {
        return Some(only_this(game, kind));
    }
    let others: u8 = if cx.stays_put() {
        let waits = match state.turn().stage {
            Stage::Choice => game.extras_aside(state, cx.people, kind),
            _ => 0,
        };
        cx.force() - waits - game.extras_in_hand(state, cx.people, kind)
    } else {
        let regions = me.regions.into_iter();
        let standing: u8 = regions.map(|region| state.tokens(region)).sum();
        standing + me.hand + me.aside - 1
    };
    (others == 0).then(|| only_this(game, kind))
}

/// Why a held region may not be made immune: such a token of a race that does not redeploy stands there alone (F-01).
pub(crate) fn refuse_shelter_at(cx: &Cx, region: RegionId) -> Option<Refusal> {
    let alone = cx.stays_put() && stands_alone(cx.game, cx.state, cx.people, region);
    let kind = owned(cx.game, cx.state, cx.people).next()?;
    alone.then(|| only_this(cx.game, kind))
}

fn only_this(game: &Game, kind: usize) -> Refusal {
    let piece = game.pieces[game.extras[kind].piece.index()].piece.name;
    Refusal::WouldHide { piece }
}

/// Why a piece that makes immune may not go to a region.
pub(crate) fn refuse_piece(game: &Game, state: &State, region: RegionId) -> Option<Refusal> {
    let acting = state.turn().acting;
    let kind = owned(game, state, acting).next()?;
    last_spot(game, state)
        .has(region)
        .then(|| only_this(game, kind))
}
