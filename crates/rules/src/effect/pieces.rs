//! Pieces on the board, and the tokens that are more than tokens.

use super::{Displaced, Table};
use crate::event::{Event, Sink};
use crate::ids::{PeopleId, PieceId, RegionId};
use crate::state::People;

impl<S: Sink> Table<'_, S> {
    /// Says how many extra tokens of a kind are among those of a region.
    pub(crate) fn mark_extras(&mut self, kind: usize, region: RegionId, count: u8) {
        self.set_pieces(self.game.extras[kind].piece, region, count);
    }

    /// Sets how many extra tokens of a kind a people owns and how many of those are set aside.
    pub(crate) fn set_extras(&mut self, people: PeopleId, kind: usize, owned: u8, aside: u8) {
        self.state.set_extras(self.game, people, kind, owned, aside);
    }

    /// Says how many extra tokens of a kind go with the next conquest or taking-up (F-25).
    pub(crate) fn name_extras(&mut self, piece: PieceId, count: u8) {
        if let Some(kind) = self.game.extra_kind(piece) {
            self.set_cell(self.game.extras[kind].named, count + 1);
        }
    }

    /// What was said of them is done.
    #[inline]
    pub(crate) fn forget_named(&mut self) {
        if self.game.brings.stays_put {
            for extra in &self.game.extras {
                self.set_cell(extra.named, 0);
            }
        }
    }

    #[cold]
    pub(super) fn extras_come_back(&mut self, people: PeopleId) {
        for kind in self.game.kinds_of_extras() {
            if self.game.extras_aside(self.state, people, kind) > 0 {
                let owned = self.game.extras_owned(self.state, people, kind);
                self.set_extras(people, kind, owned, 0);
            }
        }
    }

    /// New extra tokens come to hand.
    pub(crate) fn bring_extras(&mut self, people: PeopleId, kind: usize, count: u8) {
        self.state.people[people.index()].hand += count;
        let owned = self.game.extras_owned(self.state, people, kind);
        let aside = self.game.extras_aside(self.state, people, kind);
        self.set_extras(people, kind, owned + count, aside);
    }

    /// Extra tokens leave a hand and the people that owned them.
    pub(crate) fn lose_extras(&mut self, people: PeopleId, kind: usize, count: u8) {
        self.state.people[people.index()].hand -= count;
        let owned = self.game.extras_owned(self.state, people, kind);
        let aside = self.game.extras_aside(self.state, people, kind);
        self.set_extras(people, kind, owned - count, aside);
    }

    /// Sets how many pieces of a kind stand in a region.
    #[inline]
    fn set_pieces(&mut self, piece: PieceId, region: RegionId, count: u8) {
        let kind = self.game.pieces[piece.index()];
        for i in 0..kind.planes {
            let plane = &mut self.state.pieces[kind.plane + i];
            *plane = if count >> i & 1 == 1 {
                plane.with(region)
            } else {
                plane.without(region)
            };
        }
    }

    pub(crate) fn add_pieces(&mut self, piece: PieceId, region: RegionId, count: u8) {
        let already = self.game.pieces[piece.index()].at(self.state, region);
        self.set_pieces(piece, region, already + count);
        self.tell(Event::PieceSet {
            piece,
            region,
            count,
        });
    }

    /// Takes all pieces of a kind off a region.
    pub(crate) fn remove_pieces(&mut self, piece: PieceId, region: RegionId) {
        let count = self.game.pieces[piece.index()].at(self.state, region);
        if count > 0 {
            self.set_pieces(piece, region, 0);
            self.tell(Event::PieceGone {
                piece,
                region,
                count,
            });
        }
    }

    /// Takes the pieces of a kind that a people has on the board up, to be placed anew.
    #[inline]
    pub(crate) fn take_up_pieces(&mut self, people: PeopleId, piece: PieceId) {
        let held = self.people(people).regions;
        for region in self.game.pieces[piece.index()].regions(self.state) & held {
            self.remove_pieces(piece, region);
        }
    }

    /// Brings a piece to a region: a new one if there is one, else the one on the board moves.
    pub(crate) fn bring_piece(&mut self, people: PeopleId, piece: PieceId, region: RegionId) {
        let kind = self.game.pieces[piece.index()];
        if kind.available(self.state) == 0 {
            self.take_up_pieces(people, piece);
        }
        self.add_pieces(piece, region, 1);
    }

    /// Marks whether a people has pieces to place at the end of the attacker's turn.
    pub(crate) fn mark_displaced(&mut self, people: PeopleId, displaced: Displaced) {
        let marks = &mut self.state.people[people.index()].marks;
        match displaced {
            Displaced::Yes => *marks |= People::DISPLACED,
            Displaced::No => *marks &= !People::DISPLACED,
        }
    }
}
