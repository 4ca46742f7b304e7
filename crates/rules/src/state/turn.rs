//! The turn under way.

use super::{Chance, NO_DIE, Stage};
use crate::ids::{PeopleId, PieceId, RegionId, Seat};
use crate::region_set::RegionSet;

/// The turn under way. 24 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Turn {
    /// Regions the active race abandoned this turn.
    pub abandoned: RegionSet,
    /// Where it stands.
    pub stage: Stage,
    /// What fate owes, before anything else.
    pub chance: Chance,
    /// The round, counted from 1.
    pub round: u8,
    /// Whose turn it is.
    pub seat: Seat,
    /// The people that acts now; its seat decides.
    pub acting: PeopleId,
    /// The region announced for the final die.
    pub target: RegionId,
    /// The face of a die rolled before choosing a region, or [`NO_DIE`].
    pub die: u8,
    /// The kind of piece being placed.
    pub piece: PieceId,
    /// Seats whose active race the active race attacked this turn, one bit each.
    pub(crate) attacked: u8,
    /// Non-empty regions the active race conquered this turn.
    pub nonempty: u8,
    /// Tokens that must still leave the map (B-82).
    pub owed: u8,
    /// [`Turn::ATTEMPTED`] and the others below.
    pub(crate) marks: u8,
    /// Pieces of the current kind placed this turn.
    pub placed: u8,
    /// Whose verbs prepared the next conquest: the race's, the power's, those of what lies out; one bit each.
    pub(crate) armed: u8,
}

impl Turn {
    /// A conquest was attempted: regions can no longer be abandoned (B-25).
    pub(crate) const ATTEMPTED: u8 = 1;
    /// Something was done: the race can no longer decline this turn (B-21).
    pub(crate) const TOUCHED: u8 = 2;
    /// The active race lost its last token in its own turn and gave its banner back (B-59).
    pub(crate) const WIPED_OUT: u8 = 4;

    /// Something that lies out has prepared the next conquest; its memo says which (`ARMED`).
    pub(crate) const MORE_ARMED: u8 = 4;
    /// Before anything was done tokens came to hands, or regions to those who had tokens in hand (U-57, U-77).
    pub(crate) const DISTURBED: u8 = 8;

    /// The turn of a seat, before anything is done in it.
    pub(crate) const fn new(round: u8, seat: Seat) -> Self {
        Self {
            abandoned: RegionSet::EMPTY,
            stage: Stage::Pick,
            chance: Chance::None,
            round,
            seat,
            acting: PeopleId::active(seat),
            target: RegionId::NONE,
            die: NO_DIE,
            piece: PieceId::NONE,
            attacked: 0,
            nonempty: 0,
            owed: 0,
            marks: 0,
            placed: 0,
            armed: 0,
        }
    }

    /// Whether a conquest was attempted by the acting people.
    pub const fn attempted(&self) -> bool {
        self.marks & Self::ATTEMPTED != 0
    }

    /// Whether a verb has prepared the next conquest.
    pub const fn is_armed(&self) -> bool {
        self.armed != 0
    }

    /// Whether the active race gave its banner back in its own turn: no combo is picked in it (B-59).
    pub const fn wiped_out(&self) -> bool {
        self.marks & Self::WIPED_OUT != 0
    }

    /// Whether this is an expansion turn for good (B-21).
    pub const fn touched(&self) -> bool {
        self.marks & Self::TOUCHED != 0
    }
}
