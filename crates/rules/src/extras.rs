//! Pieces that count as race tokens: the leader (L-02) and the extra tokens (C-07).
//!
//! They are among the tokens of a region, of a hand and of those set aside; the state only keeps how many of
//! them a people owns, how many are set aside, and where the others stand. In its own redeployment a people
//! moves its tokens first and then says which of them these are; that comes to the same, because
//! redeployment is free.

use crate::effect::Table;
use crate::event::Sink;
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, RegionId};
use crate::state::{People, State};
use crate::tile::{PIECE, Piece, Placed, words};

/// How many kinds there are.
pub(crate) const EXTRAS: usize = 2;
/// The leader of a race.
pub(crate) const LEADER: usize = 0;
/// The tokens of the extra kind.
pub(crate) const TROOP: usize = 1;

/// The leader as a piece: one for each race, so one for each people.
pub(crate) const LEADER_PIECE: Piece = Piece {
    id: "leader",
    name: words("leader", "Chef"),
    put: words("the leader stands here", "le Chef se tient ici"),
    icon: "crown",
    // One for each race that can be on the board at once.
    supply: u8::MAX,
    placed: Placed::AsToken,
    ..PIECE
};

impl People {
    /// Where the numbers of a kind stand in the marks: the lowest bit, and the mask of a number.
    const fn place(kind: usize) -> (u8, u8) {
        if kind == LEADER { (2, 1) } else { (4, 3) }
    }

    /// How many of a kind it owns, wherever they are.
    pub(crate) const fn extras(&self, kind: usize) -> u8 {
        let (at, mask) = Self::place(kind);
        self.marks >> at & mask
    }

    /// How many of a kind are set aside.
    pub(crate) const fn extras_aside(&self, kind: usize) -> u8 {
        let (at, mask) = Self::place(kind);
        self.marks >> (at + mask.count_ones() as u8) & mask
    }

    /// Sets how many of a kind it owns and how many of those are set aside.
    pub(crate) const fn set_extras(&mut self, kind: usize, owned: u8, aside: u8) {
        let (at, mask) = Self::place(kind);
        let width = mask.count_ones() as u8;
        self.marks &= !(mask << at | mask << (at + width));
        self.marks |= owned << at | aside << (at + width);
    }

    /// Whether it has its leader, on the map or beside it.
    pub const fn has_leader(&self) -> bool {
        self.extras(LEADER) > 0
    }

    /// How many tokens of its horde are left.
    pub const fn troops(&self) -> u8 {
        self.extras(TROOP)
    }

    /// How many tokens it owns that come from no tray.
    pub(crate) const fn all_extras(&self) -> u8 {
        self.extras(LEADER) + self.extras(TROOP)
    }
}

impl Game {
    /// Whether any piece counts as a token in this game.
    #[inline(always)]
    pub(crate) fn has_extras(&self) -> bool {
        self.extras[LEADER].is_some() || self.extras[TROOP].is_some()
    }

    /// How many of a kind stand in a region.
    #[inline]
    pub(crate) fn extras_at(&self, state: &State, kind: usize, region: RegionId) -> u8 {
        self.pieces_at(state, self.extras[kind], region)
    }

    /// Which kind of extra token a piece is.
    pub(crate) fn extra_kind(&self, piece: PieceId) -> Option<usize> {
        (0..EXTRAS).find(|&kind| piece.is_some() && self.extras[kind] == piece)
    }

    /// How many of a kind are neither on the map nor set aside.
    pub(crate) fn extras_in_hand(&self, state: &State, people: PeopleId, kind: usize) -> u8 {
        let owner = state.people(people);
        let owned = owner.extras(kind);
        if owned == 0 {
            return 0;
        }
        let regions = owner.regions.into_iter();
        let standing: u8 = regions
            .map(|region| self.extras_at(state, kind, region))
            .sum();
        owned.saturating_sub(standing + owner.extras_aside(kind))
    }

    /// The tokens in a region that came from the tray.
    pub(crate) fn race_tokens(&self, state: &State, region: RegionId) -> u8 {
        let extras: u8 = (0..EXTRAS)
            .map(|kind| self.extras_at(state, kind, region))
            .sum();
        state.tokens(region).saturating_sub(extras)
    }

    /// The tokens in hand that came from the tray.
    pub(crate) fn race_tokens_in_hand(&self, state: &State, people: PeopleId) -> u8 {
        let hand = state.people(people).hand;
        if !self.has_extras() || state.people(people).all_extras() == 0 {
            return hand;
        }
        let extras: u8 = (0..EXTRAS)
            .map(|kind| self.extras_in_hand(state, people, kind))
            .sum();
        hand.saturating_sub(extras)
    }
}

/// Forgets where the extra tokens of a people stand: it redeploys, and will say it anew.
pub(crate) fn gather<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    if !table.game.has_extras() || table.people(people).all_extras() == 0 {
        return;
    }
    for kind in 0..EXTRAS {
        for region in table.people(people).regions {
            table.mark_extras(kind, region, 0);
        }
    }
}

/// Those not told to stand anywhere wait with the tokens set aside.
pub(crate) fn settle_rest<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    if !table.game.has_extras() || table.people(people).hand > 0 {
        return;
    }
    let mut room = table.people(people).aside;
    for kind in 0..EXTRAS {
        let owner = table.people(people);
        let (owned, aside) = (owner.extras(kind), owner.extras_aside(kind));
        room = room.saturating_sub(aside);
        let waiting = table
            .game
            .extras_in_hand(table.state(), people, kind)
            .min(room);
        room -= waiting;
        table.set_extras(people, kind, owned, aside + waiting);
    }
}

/// All extra tokens leave the game: their people goes in decline (C-07, L-08). A region held by nothing else
/// is lost.
pub(crate) fn disband<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    if !table.game.has_extras() || table.people(people).all_extras() == 0 {
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
    for kind in 0..EXTRAS {
        let owned = table.people(people).extras(kind);
        table.lose_extras(people, kind, owned);
    }
}
