//! The turn under way: what was done in it, what lies on the table, who acts.

use super::Table;
use crate::event::Sink;
use crate::ids::{PeopleId, PieceId, RegionId, Seat};
use crate::state::{ARMED, Chance, NO_DIE, STRUCK, Stage, Turn};

impl<S: Sink> Table<'_, S> {
    /// A turn begins, with nothing done in it.
    pub(crate) fn begin_turn(&mut self, round: u8, seat: Seat) {
        self.state.turn = Turn::new(round, seat);
    }

    #[inline(always)]
    pub(crate) fn enter(&mut self, stage: Stage) {
        self.state.turn.stage = stage;
    }

    #[inline(always)]
    pub(crate) fn ask_fate(&mut self, chance: Chance) {
        self.state.turn.chance = chance;
    }

    /// A people acts now.
    #[inline(always)]
    pub(crate) fn let_act(&mut self, people: PeopleId) {
        self.state.turn.acting = people;
    }

    /// A people begins its step of the turn, in which it has attempted nothing.
    pub(crate) fn begin_step(&mut self, people: PeopleId, stage: Stage) {
        let turn = &mut self.state.turn;
        turn.acting = people;
        turn.marks &= !Turn::ATTEMPTED;
        turn.stage = stage;
    }

    /// Something was done: the race can no longer decline this turn (B-21).
    #[inline(always)]
    pub(crate) fn touch(&mut self) {
        self.state.turn.marks |= Turn::TOUCHED;
    }

    /// A conquest is attempted: regions can no longer be abandoned (B-25).
    #[inline(always)]
    pub(crate) fn attempt(&mut self) {
        self.state.turn.marks |= Turn::ATTEMPTED;
    }

    /// The active race of another seat is attacked (P-08).
    #[inline(always)]
    pub(crate) fn note_attack(&mut self, seat: Seat) {
        self.state.turn.attacked |= 1 << seat.0;
    }

    /// A region was abandoned this turn.
    pub(crate) fn note_abandoned(&mut self, region: RegionId) {
        let turn = &mut self.state.turn;
        turn.abandoned = turn.abandoned.with(region);
    }

    /// A non-empty region was conquered (B-38).
    #[inline(always)]
    pub(crate) fn note_non_empty(&mut self) {
        self.state.turn.nonempty += 1;
    }

    /// A region is announced for the final die.
    pub(crate) fn announce_target(&mut self, region: RegionId) {
        self.state.turn.target = region;
    }

    /// The die lies on the table.
    pub(crate) fn lay_die(&mut self, face: u8) {
        self.state.turn.die = face;
    }

    /// No die lies on the table and no tile has prepared a conquest any more.
    #[inline(always)]
    pub(crate) fn put_die_away(&mut self) {
        self.state.turn.die = NO_DIE;
        if self.state.turn.armed & Turn::MORE_ARMED != 0 {
            self.strike();
        }
        self.state.turn.armed = 0;
    }

    /// What lies out and was armed has struck; whether it hit, the conquest will tell.
    #[cold]
    fn strike(&mut self) {
        for force in &mut self.state.force {
            if force.memo & ARMED != 0 {
                force.memo = force.memo & !ARMED | STRUCK;
            }
        }
    }

    /// Before anything was done this turn tokens came to hands, or regions to those who had tokens in hand.
    pub(crate) fn disturb(&mut self) {
        self.state.turn.marks |= Turn::DISTURBED;
    }

    /// The region announced for the die, and the die, if it lies there still; both are put away.
    pub(crate) fn take_die(&mut self) -> (RegionId, u8) {
        let turn = &mut self.state.turn;
        let die = std::mem::replace(&mut turn.die, NO_DIE);
        (std::mem::replace(&mut turn.target, RegionId::NONE), die)
    }

    /// So many tokens must still leave the map (B-82).
    pub(crate) fn owe(&mut self, tokens: u8) {
        self.state.turn.owed = tokens;
    }

    /// Pieces of a kind are placed now, or of none.
    #[inline(always)]
    pub(crate) fn place_kind(&mut self, piece: PieceId) {
        self.state.turn.piece = piece;
        self.state.turn.placed = 0;
    }

    /// So many pieces of the kind were placed.
    pub(crate) fn count_placed(&mut self, count: u8) {
        self.state.turn.placed += count;
    }
}
