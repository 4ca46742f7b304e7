//! Small names for things on the table: an index with a type, never a bare integer.

/// The most seats a table can have.
pub const MAX_SEATS: usize = 6;
/// Peoples one seat can own at a time: the active one and three in decline.
pub const SLOTS: usize = 4;
/// The most regions a board can have.
pub const MAX_REGIONS: usize = 64;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// The value that stands for "none" in the fixed-size state.
            pub const NONE: Self = Self(u8::MAX);

            /// The index into a list.
            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Whether this names something.
            #[inline(always)]
            pub const fn is_some(self) -> bool {
                self.0 != u8::MAX
            }

            /// Whether this names nothing.
            #[inline(always)]
            pub const fn is_none(self) -> bool {
                self.0 == u8::MAX
            }
        }
    };
}

id! {
    /// A chair at the table, counted from 0 in play order; shown to people counted from 1.
    Seat
}
id! {
    /// A region of the board, numbered as in the board file.
    RegionId
}
id! {
    /// A race of the catalogue.
    RaceId
}
id! {
    /// A power of the catalogue.
    PowerId
}
id! {
    /// A kind of piece (a marker that is not a race token).
    PieceId
}
id! {
    /// A word that tiles give to their deeds; several tiles may share one.
    VerbId
}
id! {
    /// One deed of one tile, among all deeds of a game.
    DeedId
}
id! {
    /// Any tile of the catalogue, whatever its kind.
    TileId
}
id! {
    /// A people on the table: seat and slot, slot 0 being the active one.
    PeopleId
}

impl PeopleId {
    /// The people of a seat in a slot.
    #[inline(always)]
    pub const fn new(seat: Seat, slot: usize) -> Self {
        Self(seat.0 * SLOTS as u8 + slot as u8)
    }

    /// The active people of a seat.
    #[inline(always)]
    pub const fn active(seat: Seat) -> Self {
        Self::new(seat, 0)
    }

    /// The places of all peoples of a seat, the active one first.
    #[inline(always)]
    pub(crate) const fn all_of(seat: Seat) -> std::ops::Range<usize> {
        let first = Self::active(seat).index();
        first..first + SLOTS
    }

    /// The seat that owns this people.
    #[inline(always)]
    pub const fn seat(self) -> Seat {
        Seat(self.0 / SLOTS as u8)
    }

    /// The slot among the seat's peoples.
    #[inline(always)]
    pub const fn slot(self) -> usize {
        self.index() % SLOTS
    }

    /// Whether this is the active people of its seat.
    #[inline(always)]
    pub const fn is_active(self) -> bool {
        self.slot() == 0
    }
}

impl TileId {
    const FIRST_POWER: u8 = 88;
    const FIRST_OTHER: u8 = 200;

    /// A race.
    pub const fn race(race: RaceId) -> Self {
        Self(race.0)
    }

    /// A power.
    pub const fn power(power: PowerId) -> Self {
        Self(power.0.saturating_add(Self::FIRST_POWER))
    }

    /// A tile that is neither, by its place among those.
    pub const fn other(place: usize) -> Self {
        Self(Self::FIRST_OTHER + place as u8)
    }

    /// What kind of tile it is, with its number among those.
    #[inline(always)]
    pub(crate) const fn place(self) -> TilePlace {
        match self.0 {
            u8::MAX => TilePlace::None,
            n if n >= Self::FIRST_OTHER => TilePlace::Other((n - Self::FIRST_OTHER) as usize),
            n if n < Self::FIRST_POWER => TilePlace::Race(RaceId(n)),
            n => TilePlace::Power(PowerId(n - Self::FIRST_POWER)),
        }
    }

    /// Its place among those that are neither races nor powers, if it is one of them.
    pub(crate) const fn as_other(self) -> Option<u8> {
        match self.place() {
            TilePlace::Other(place) => Some(place as u8),
            _ => None,
        }
    }

    /// The power it is, if it is one.
    pub const fn as_power(self) -> Option<PowerId> {
        match self.place() {
            TilePlace::Power(power) => Some(power),
            _ => None,
        }
    }
}

/// Where a tile stands in the table of contents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TilePlace {
    Race(RaceId),
    Power(PowerId),
    Other(usize),
    None,
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

impl std::fmt::Display for RegionId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}
