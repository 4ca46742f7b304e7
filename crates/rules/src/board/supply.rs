//! How many pieces there are to lay a board with: each set has its own.

use super::{Board, Region, Terrain};
use serde::Deserialize;

/// Where the pieces on a board come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// A printed board and what lies in its box (B-04).
    #[default]
    Base,
    /// Hexes with pieces of their own.
    Realms,
    /// Islands with pieces of their own (W-83).
    Islands,
}

/// The most lost tribes in a box (B-04).
pub const TRIBES: u8 = 18;
/// The most regions with monsters: they come in twos (U-08, R-11).
pub const MONSTERS: u8 = 14 / 2;

impl PieceSet {
    /// What says how many pieces there are.
    pub(super) const fn ruling(self) -> &'static str {
        match self {
            Self::Base | Self::Realms => "B-04",
            Self::Islands => "W-83",
        }
    }

    /// The most mountains.
    pub const fn mountains(self) -> u8 {
        match self {
            Self::Base => 9,
            Self::Realms => 12,
            Self::Islands => 10,
        }
    }

    /// The most peaks.
    pub const fn peaks(self) -> u8 {
        match self {
            Self::Base | Self::Islands => 0,
            Self::Realms => 4,
        }
    }

    /// The most murlocs (W-83).
    pub const fn murlocs(self) -> u8 {
        match self {
            Self::Base | Self::Realms => 0,
            Self::Islands => 15,
        }
    }

    /// Whether a region is under one of its mountains: black ones are printed on boards below the earth, but are the
    /// backs of the others among hexes.
    fn is_mountain(self, region: &Region) -> bool {
        match self {
            Self::Base | Self::Islands => region.terrain == Terrain::Mountain,
            Self::Realms => region.terrain.is_kin(Terrain::Mountain),
        }
    }

    /// What a board has more of than there is: the pieces, how many it may have, how many it has.
    pub(super) fn lacks(self, board: &Board) -> impl Iterator<Item = (&'static str, u8, u8)> {
        let tribes = board.select(|region| region.lost_tribe);
        let mountains = board.select(|region| self.is_mountain(region));
        let peaks = board.select(|region| region.peak);
        let counted = [
            ("lost tribes", TRIBES, tribes.len()),
            ("regions with monsters", MONSTERS, board.monsters().len()),
            ("murlocs", self.murlocs(), board.murlocs().len()),
            ("mountains", self.mountains(), mountains.len()),
            ("peaks", self.peaks(), peaks.len()),
        ];
        let more = |&(_, most, found): &(&str, u8, u8)| found > most;
        counted.into_iter().filter(more)
    }
}
