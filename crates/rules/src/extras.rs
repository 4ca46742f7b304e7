//! Pieces that count as race tokens: they come from no tray (C-07, L-02).
//!
//! They are among the tokens of a region, of a hand and of those set aside; the state only keeps how many of
//! them a people owns, how many are set aside, and where the others stand. In its own redeployment a people
//! moves its tokens first and then says which of them these are; that comes to the same, because
//! redeployment is free.

use crate::effect::Table;
use crate::event::Sink;
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, RegionId, TileId};
use crate::region_set::RegionSet;
use crate::state::{People, State};
use crate::tile::Falls;
use std::ops::Range;

/// How many kinds a game can have.
pub(crate) const EXTRAS: usize = 6;

/// A kind of extra token. Those that are exposed come first: they go to hand first and are placed last.
#[derive(Clone, Copy)]
pub(crate) struct Extra {
    pub piece: PieceId,
    /// The tile that brings it.
    pub tile: TileId,
    /// The cell of the first seat: how many it owns, and four bits further how many of those are set aside.
    pub cell: usize,
    /// The cell that says how many go with the next conquest or taking-up, counted from 1 (F-25).
    pub named: usize,
    pub falls: Falls,
    /// Whether it may not stand where it is immune (L-03).
    pub exposed: bool,
    /// The most that one people can own.
    pub most: u8,
}

impl State {
    pub(crate) fn set_extras(
        &mut self,
        game: &Game,
        people: PeopleId,
        kind: usize,
        owned: u8,
        aside: u8,
    ) {
        let cell = game.extras[kind].cell + people.seat().index();
        self.cells[cell] = owned | aside << 4;
        let mixed = game
            .kinds_of_extras()
            .any(|kind| game.extras_owned_by_seat(self, people, kind) > 0);
        let marks = &mut self.people[people.index()].marks;
        *marks = *marks & !People::MIXED | if mixed { People::MIXED } else { 0 };
    }
}

impl Game {
    /// The kinds of extra tokens of this game.
    #[inline(always)]
    pub(crate) fn kinds_of_extras(&self) -> Range<usize> {
        0..self.extras.len()
    }

    /// Whether any piece counts as a token in this game.
    #[inline(always)]
    pub(crate) fn has_extras(&self) -> bool {
        !self.extras.is_empty()
    }

    /// The regions where a token of no tray stands: mostly few.
    #[inline]
    pub(crate) fn regions_with_extras(&self, state: &State) -> RegionSet {
        let planes = self.extra_planes.iter();
        planes.fold(RegionSet::EMPTY, |all, &plane| all | state.pieces[plane])
    }

    /// How many of a kind stand in a region.
    #[inline]
    pub(crate) fn extras_at(&self, state: &State, kind: usize, region: RegionId) -> u8 {
        self.pieces[self.extras[kind].piece.index()].at(state, region)
    }

    /// Which kind of extra token a piece is.
    pub(crate) fn extra_kind(&self, piece: PieceId) -> Option<usize> {
        self.extras.iter().position(|extra| extra.piece == piece)
    }

    fn extras_owned_by_seat(&self, state: &State, people: PeopleId, kind: usize) -> u8 {
        state.cells[self.extras[kind].cell + people.seat().index()] & 15
    }

    /// How many of a kind a people owns, wherever they are. Only an active one has any (C-07, L-08).
    #[inline]
    pub(crate) fn extras_owned(&self, state: &State, people: PeopleId, kind: usize) -> u8 {
        if state.people(people).is_mixed() {
            self.extras_owned_by_seat(state, people, kind)
        } else {
            0
        }
    }

    /// How many of a kind are set aside.
    #[inline]
    pub(crate) fn extras_aside(&self, state: &State, people: PeopleId, kind: usize) -> u8 {
        if state.people(people).is_mixed() {
            state.cells[self.extras[kind].cell + people.seat().index()] >> 4
        } else {
            0
        }
    }

    /// How many tokens a people owns that come from no tray.
    pub(crate) fn all_extras(&self, state: &State, people: PeopleId) -> u8 {
        if !state.people(people).is_mixed() {
            return 0;
        }
        let kinds = self.kinds_of_extras();
        kinds
            .map(|kind| self.extras_owned(state, people, kind))
            .sum()
    }

    /// How many tokens of no tray are set aside.
    pub(crate) fn all_extras_aside(&self, state: &State, people: PeopleId) -> u8 {
        let kinds = self.kinds_of_extras();
        kinds
            .map(|kind| self.extras_aside(state, people, kind))
            .sum()
    }

    /// How many of a kind are neither on the map nor set aside.
    pub(crate) fn extras_in_hand(&self, state: &State, people: PeopleId, kind: usize) -> u8 {
        let owned = self.extras_owned(state, people, kind);
        if owned == 0 {
            return 0;
        }
        let kind_on_board = &self.pieces[self.extras[kind].piece.index()];
        let held = state.people(people).regions & kind_on_board.regions(state);
        let standing: u8 = held
            .into_iter()
            .map(|region| kind_on_board.at(state, region))
            .sum();
        owned.saturating_sub(standing + self.extras_aside(state, people, kind))
    }

    /// How many of a kind its owner named for the next conquest or taking-up (F-25).
    pub(crate) fn extras_named(&self, state: &State, kind: usize) -> Option<u8> {
        state.cell(self.extras[kind].named).checked_sub(1)
    }

    /// The tokens in a region that came from the tray.
    pub(crate) fn race_tokens(&self, state: &State, region: RegionId) -> u8 {
        let kinds = self.kinds_of_extras();
        let extras: u8 = kinds.map(|kind| self.extras_at(state, kind, region)).sum();
        state.tokens(region).saturating_sub(extras)
    }

    /// The tokens in hand that came from the tray.
    pub(crate) fn race_tokens_in_hand(&self, state: &State, people: PeopleId) -> u8 {
        let hand = state.people(people).hand;
        if !state.people(people).is_mixed() {
            return hand;
        }
        let kinds = self.kinds_of_extras();
        let extras: u8 = kinds
            .map(|kind| self.extras_in_hand(state, people, kind))
            .sum();
        hand.saturating_sub(extras)
    }

    /// The tokens of no tray that a people has, by kind: for clients.
    pub fn extra_tokens(&self, state: &State, people: PeopleId) -> Vec<(PieceId, u8)> {
        let kinds = self.kinds_of_extras();
        kinds
            .map(|kind| {
                (
                    self.extras[kind].piece,
                    self.extras_owned(state, people, kind),
                )
            })
            .filter(|(_, owned)| *owned > 0)
            .collect()
    }
}

/// Forgets where the extra tokens of a people stand: it redeploys, and will say it anew.
pub(crate) fn gather<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    if !table.people(people).is_mixed() {
        return;
    }
    for kind in table.game.kinds_of_extras() {
        let piece = table.game.extras[kind].piece;
        let standing = table.game.pieces[piece.index()].regions(table.state());
        for region in table.people(people).regions & standing {
            table.mark_extras(kind, region, 0);
        }
    }
}

/// Those not told to stand anywhere wait with the tokens set aside.
pub(crate) fn wait_aside<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    if !table.people(people).is_mixed() || table.people(people).hand > 0 {
        return;
    }
    let mut room = table.people(people).aside;
    for kind in table.game.kinds_of_extras() {
        let (game, state) = (table.game, table.state());
        let owned = game.extras_owned(state, people, kind);
        let aside = game.extras_aside(state, people, kind);
        room = room.saturating_sub(aside);
        let waiting = game.extras_in_hand(state, people, kind).min(room);
        room -= waiting;
        if waiting > 0 {
            table.set_extras(people, kind, owned, aside + waiting);
        }
    }
}

/// Extra tokens of a kind leave a people, wherever they are; what only they hold is lost, and so is a region in which too
/// few tokens are left (W-37, W-44, W-47).
pub(crate) fn dismiss<S: Sink>(table: &mut Table<S>, people: PeopleId, kind: usize) {
    let owned = table.game.extras_owned(table.state(), people, kind);
    if owned == 0 {
        return;
    }
    if table.game.extras_aside(table.state(), people, kind) > 0 {
        table.call_back(people);
    }
    let piece = table.game.extras[kind].piece;
    let standing = table.game.pieces[piece.index()].regions(table.state());
    let least = table.cx_of(people).least();
    for region in table.people(people).regions & standing {
        let here = table.game.extras_at(table.state(), kind, region);
        table.mark_extras(kind, region, 0);
        table.lift(people, region, here);
        let left = table.state().tokens(region);
        if left < least {
            table.lift(people, region, left);
            crate::losses::strip(table, people, region);
        }
    }
    table.lose_extras(people, kind, owned);
}

/// All extra tokens leave the game: their people goes in decline (C-07, L-08). A region held by nothing else
/// is lost.
pub(crate) fn disband<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    if !table.people(people).is_mixed() {
        return;
    }
    table.call_back(people);
    for region in table.people(people).regions {
        let race = table.game.race_tokens(table.state(), region);
        let leave = table.state().tokens(region) - race;
        if leave > 0 {
            table.lift(people, region, leave);
            if race == 0 {
                crate::losses::strip(table, people, region);
            }
        }
    }
    for kind in table.game.kinds_of_extras() {
        let owned = table.game.extras_owned(table.state(), people, kind);
        table.lose_extras(people, kind, owned);
    }
}
