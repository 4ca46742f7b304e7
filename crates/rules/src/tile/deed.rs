//! What the data cannot say: deeds of the owner, and hooks.

use super::Words;
use crate::cx::Cx;
use crate::effect::Effects;
use crate::ids::{RegionId, Seat};
use crate::refusal::Refusal;
use crate::region_set::RegionSet;

/// When a verb may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// Between conquests.
    Conquest,
    /// After redeployment, before scoring; the owner may pass.
    EndOfTurn,
}

/// What a verb does, and to what.
#[derive(Clone, Copy)]
pub enum Deed {
    /// Something done to a region.
    Region {
        /// Regions worth asking about; the refusal decides.
        candidates: fn(&Cx) -> RegionSet,
        /// Why not, if not; told the candidates, which are the same for every region.
        refuse: fn(&Cx, RegionId, RegionSet) -> Option<Refusal>,
        /// What follows.
        act: fn(&Cx, RegionId, &mut Effects),
    },
    /// Something done without a target.
    Now {
        /// Why not, if not.
        refuse: fn(&Cx) -> Option<Refusal>,
        /// What follows.
        act: fn(&Cx, &mut Effects),
    },
    /// Something agreed with a seat.
    Seat {
        /// Why not, if not.
        refuse: fn(&Cx, Seat) -> Option<Refusal>,
        /// What follows.
        act: fn(&Cx, Seat, &mut Effects),
    },
}

/// A special deed that a tile allows its owner.
#[derive(Clone, Copy, Debug)]
pub struct Verb<'a> {
    /// The word of its action.
    pub word: &'a str,
    /// What it does, for a button.
    pub name: Words<'a>,
    /// In a word, beside its key.
    pub short: Words<'a>,
    /// The letter of its key, also its sign on a map of letters.
    pub key: char,
    /// Its picture, by its name in the set of icons.
    pub icon: &'a str,
    /// Whether it takes a region.
    pub attacks: bool,
    /// What it costs in tokens, the same for every region; none where it costs nothing.
    pub price: Option<fn(&Cx) -> u8>,
    /// When.
    pub window: Window,
    /// How.
    pub deed: Deed,
}

impl std::fmt::Debug for Deed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Region { .. } => "Region",
            Self::Now { .. } => "Now",
            Self::Seat { .. } => "Seat",
        })
    }
}

/// What the data cannot say. Each hook has one way to combine.
#[derive(Clone, Copy, Debug)]
pub struct Hooks {
    /// Extra actions. Those of all tiles in force are offered.
    pub verbs: &'static [Verb<'static>],
    /// Whether this active race may not be attacked by a seat's active race. One is enough.
    pub spared_by: Option<fn(&Cx, Seat) -> bool>,
    /// While a verb of this tile has prepared the next conquest: the only regions it may take.
    pub aim: Option<fn(&Cx) -> RegionSet>,
}

/// No hook at all.
pub const NONE: Hooks = Hooks {
    verbs: &[],
    spared_by: None,
    aim: None,
};
