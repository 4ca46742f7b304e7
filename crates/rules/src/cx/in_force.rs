//! The tiles in force for a people, one after the other.

use crate::game::{Game, TileOnBoard};
use crate::ids::TileId;
use crate::state::{State, Turn};

/// Which of the tiles in force is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Race,
    Power,
    /// Something beside them, by its place among what lies out.
    More(u8),
    /// Something that lies over the whole table and was told of a moment.
    Table(TileId),
}

impl Asked {
    /// The bit of the turn that says whether a verb of it has prepared the next conquest.
    pub const fn arms(self) -> u8 {
        match self {
            Self::Race => 1,
            Self::Power => 2,
            Self::More(_) => Turn::MORE_ARMED,
            Self::Table(_) => 0,
        }
    }
}

/// The tiles in force, one after the other. Race and power come without a loop, so that nobody pays for what is
/// not in play.
pub(crate) struct Tiles<'a> {
    pub(super) race: &'a TileOnBoard,
    pub(super) power: &'a TileOnBoard,
    pub(super) next: u8,
    pub(super) more: More<'a>,
}

/// What lies out and is in force beside race and power, one after the other.
pub(crate) struct More<'a> {
    pub(super) game: &'a Game,
    pub(super) state: &'a State,
    /// Its places that are still to come, one bit each.
    pub(super) left: u32,
}

impl<'a> Iterator for Tiles<'a> {
    type Item = (Asked, &'a TileOnBoard);

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        match self.next {
            0 => {
                self.next = 1;
                Some((Asked::Race, self.race))
            }
            1 => {
                self.next = 2;
                Some((Asked::Power, self.power))
            }
            _ => self.more.next(),
        }
    }

    #[inline(always)]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, mut tell: F) -> B {
        let mut all = init;
        if self.next < 1 {
            all = tell(all, (Asked::Race, self.race));
        }
        if self.next < 2 {
            all = tell(all, (Asked::Power, self.power));
        }
        for more in self.more {
            all = tell(all, more);
        }
        all
    }
}

impl<'a> Iterator for More<'a> {
    type Item = (Asked, &'a TileOnBoard);

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        if self.left == 0 {
            return None;
        }
        Some(self.find_next())
    }
}

impl<'a> More<'a> {
    /// Whether a tile is there twice.
    pub(super) fn has_twins(mut self) -> bool {
        let tile = |place: u32| self.state.force[place as usize].tile;
        while self.left != 0 {
            let first = tile(self.left.trailing_zeros());
            self.left &= self.left - 1;
            let mut others = self.left;
            while others != 0 {
                if tile(others.trailing_zeros()) == first {
                    return true;
                }
                others &= others - 1;
            }
        }
        false
    }

    /// The next of it; there is one.
    #[inline]
    fn find_next(&mut self) -> (Asked, &'a TileOnBoard) {
        let place = self.left.trailing_zeros() as u8;
        self.left &= self.left - 1;
        let tile = self.state.force[usize::from(place)].tile;
        (Asked::More(place), self.game.tile_on_board(tile))
    }
}
