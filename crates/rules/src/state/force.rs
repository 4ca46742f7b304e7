//! What is due before the turn goes on, and what is in force beside races and powers.

use crate::ids::{DeedId, PeopleId, RegionId, Seat, TileId};

/// Something that somebody must decide, or fate, before the turn goes on. 3 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Due {
    /// What is to be done.
    pub deed: DeedId,
    /// By whom, or on whose behalf.
    pub who: PeopleId,
    /// Where, if that matters.
    pub at: RegionId,
}

impl Due {
    /// Nothing.
    pub const NONE: Self = Self {
        deed: DeedId::NONE,
        who: PeopleId::NONE,
        at: RegionId::NONE,
    };
}

/// For whom something is in force: a seat, whoever holds a region or enough of a ring, everybody, or nobody yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub struct Whose(u8);

impl Whose {
    const REGION: u8 = 64;
    const RING: u8 = 128;
    /// Everybody.
    pub const ALL: Self = Self(254);
    /// Nobody yet.
    pub const NOBODY: Self = Self(255);

    /// A seat: its active people.
    pub const fn seat(seat: Seat) -> Self {
        Self(seat.0)
    }

    /// The seat, if it is one.
    pub const fn is_seat(self) -> Option<Seat> {
        if self.0 < Self::REGION {
            Some(Seat(self.0))
        } else {
            None
        }
    }

    /// The region whose holder has it, if it lies in one.
    pub const fn is_region(self) -> Option<RegionId> {
        if self.0 >= Self::REGION && self.0 < Self::RING {
            Some(RegionId(self.0 - Self::REGION))
        } else {
            None
        }
    }

    /// Whoever holds enough regions around a hole of the board.
    pub const fn ring(ring: u8) -> Self {
        Self(Self::RING + ring)
    }

    /// Which hole of the board that is, if it is one.
    pub const fn is_ring(self) -> Option<usize> {
        if self.0 >= Self::RING && self.0 < Self::ALL.0 {
            Some((self.0 - Self::RING) as usize)
        } else {
            None
        }
    }

    /// Whoever holds a region.
    pub const fn holder_of(region: RegionId) -> Self {
        Self(Self::REGION + region.0)
    }
}

/// Something in force beside races and powers. 4 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Force {
    /// The tile.
    pub tile: TileId,
    /// For whom.
    pub whose: Whose,
    /// What it remembers until its owner's next turn.
    pub memo: u8,
    /// Whether it came this turn.
    pub fresh: bool,
}

impl Force {
    /// Nothing.
    pub const NONE: Self = Self {
        tile: TileId::NONE,
        whose: Whose::NOBODY,
        memo: 0,
        fresh: false,
    };
}
