//! A set of regions and a set of tiles. Their widths are known here and nowhere else.

use crate::ids::{MAX_REGIONS, RegionId};

/// A set of regions of one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct RegionSet(u64);

impl RegionSet {
    /// No region.
    pub const EMPTY: Self = Self(0);

    /// The first `n` regions.
    pub const fn first(n: usize) -> Self {
        if n >= MAX_REGIONS {
            Self(u64::MAX)
        } else {
            Self((1 << n) - 1)
        }
    }

    /// One region.
    #[inline(always)]
    pub const fn one(region: RegionId) -> Self {
        Self(1 << (region.0 & 63))
    }

    /// Whether the region is in the set.
    #[inline(always)]
    pub const fn has(self, region: RegionId) -> bool {
        self.0 >> (region.0 & 63) & 1 == 1
    }

    /// 1 if the region is in the set, else 0.
    #[inline(always)]
    pub const fn bit(self, region: RegionId) -> u8 {
        (self.0 >> (region.0 & 63) & 1) as u8
    }

    /// How many regions are in the set.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no region is in the set.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the sets have a region in common.
    #[inline(always)]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The set with one more region.
    #[inline(always)]
    pub const fn with(self, region: RegionId) -> Self {
        Self(self.0 | Self::one(region).0)
    }

    /// The set without a region.
    #[inline(always)]
    pub const fn without(self, region: RegionId) -> Self {
        Self(self.0 & !Self::one(region).0)
    }

    /// The lowest region, if any.
    #[inline(always)]
    pub const fn lowest(self) -> Option<RegionId> {
        if self.0 == 0 {
            None
        } else {
            Some(RegionId(self.0.trailing_zeros() as u8))
        }
    }
}

impl std::ops::BitOr for RegionSet {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
impl std::ops::BitOrAssign for RegionSet {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}
impl std::ops::BitAnd for RegionSet {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}
/// The regions of the first set that are not in the second.
impl std::ops::Sub for RegionSet {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl IntoIterator for RegionSet {
    type Item = RegionId;
    type IntoIter = Regions;
    #[inline(always)]
    fn into_iter(self) -> Regions {
        Regions(self.0)
    }
}

impl FromIterator<RegionId> for RegionSet {
    fn from_iter<I: IntoIterator<Item = RegionId>>(regions: I) -> Self {
        regions.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl std::fmt::Debug for RegionSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set()
            .entries(self.into_iter().map(|r| r.0))
            .finish()
    }
}

/// The regions of a set in ascending order.
pub struct Regions(u64);

impl Iterator for Regions {
    type Item = RegionId;
    #[inline(always)]
    fn next(&mut self) -> Option<RegionId> {
        if self.0 == 0 {
            return None;
        }
        let region = RegionId(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(region)
    }
}

/// A set of tiles of one kind (races or powers), by catalogue index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[repr(transparent)]
pub struct TileSet([u64; 2]);

impl TileSet {
    /// How many different tiles of one kind a set can tell apart.
    pub const WIDTH: usize = 128;

    /// Whether the tile is in the set.
    pub const fn has(self, tile: u8) -> bool {
        self.0[(tile >> 6 & 1) as usize] >> (tile & 63) & 1 == 1
    }

    /// Adds a tile.
    pub(crate) fn add(&mut self, tile: u8) {
        self.0[usize::from(tile >> 6 & 1)] |= 1 << (tile & 63);
    }

    /// Takes a tile out.
    pub(crate) fn take(&mut self, tile: u8) {
        self.0[usize::from(tile >> 6 & 1)] &= !(1 << (tile & 63));
    }

    /// How many tiles are in the set.
    pub const fn len(self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones()) as u8
    }

    /// Whether no tile is in the set.
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The `n`-th tile of the set in catalogue order.
    pub fn nth(self, n: u8) -> Option<u8> {
        let low = self.0[0].count_ones() as u8;
        let (mut word, mut left, base) = if n < low {
            (self.0[0], n, 0)
        } else {
            (self.0[1], n - low, 64)
        };
        while left > 0 && word != 0 {
            word &= word - 1;
            left -= 1;
        }
        (word != 0).then(|| base + word.trailing_zeros() as u8)
    }

    /// The tiles in catalogue order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let word = |word: u64, base: u8| Regions(word).map(move |at| at.0 + base);
        word(self.0[0], 0).chain(word(self.0[1], 64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_its_regions_in_order() {
        let set: RegionSet = [7, 0, 63].into_iter().map(RegionId).collect();
        assert_eq!(set.into_iter().map(|r| r.0).collect::<Vec<_>>(), [0, 7, 63]);
        assert_eq!(
            (set.without(RegionId(7)).len(), RegionSet::first(64).len()),
            (2, 64)
        );
    }

    #[test]
    fn the_nth_tile_counts_over_both_words() {
        let mut set = TileSet::default();
        for tile in [3, 64, 127] {
            set.add(tile);
        }
        assert_eq!(
            (0..4).map(|n| set.nth(n)).collect::<Vec<_>>(),
            [Some(3), Some(64), Some(127), None]
        );
    }
}
