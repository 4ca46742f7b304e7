//! What a seat may say. Each action has a short text and a stable integer (`docs/notation.md`).

use crate::game::room;
use crate::ids::{PieceId, RegionId, VerbId};
use arrayvec::ArrayVec;

/// One atomic action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Action {
    /// Pick the combo in that place of the column, counted from 0 at the top.
    Pick(u8),
    /// Go in decline.
    Decline,
    /// Finish what can be finished: conquests, placing, a step that is only offered.
    End,
    /// Take up spare tokens without attacking: for a declined people that acts.
    Ready,
    /// Leave a region before the first conquest.
    Abandon(RegionId),
    /// Conquer a region at its price.
    Conquer(RegionId),
    /// Announce a region and roll the final die for it.
    Roll(RegionId),
    /// Roll before choosing a region.
    RollFirst,
    /// Give up a region because tokens must leave the map.
    Vacate(RegionId),
    /// Put tokens from hand into a held region.
    Place(RegionId, u8),
    /// Put pieces into a held region.
    Put(PieceId, RegionId, u8),
    /// Say the word of a deed, with its target (a region, a seat, a kind of token, a number; 0 where there is none)
    /// and how many (0 where that is not asked).
    Do(VerbId, u8, u8),
    /// Conquer a region with more tokens than its price: for those who stay put.
    ConquerWith(RegionId, u8),
    /// Take spare tokens up from one region: for those who stay put.
    TakeUp(RegionId, u8),
}

impl Action {
    /// The stable integer of this action.
    pub const fn code(self) -> u32 {
        const fn pack(kind: u32, a: u8, b: u8, c: u8) -> u32 {
            kind << 24 | (a as u32) << 16 | (b as u32) << 8 | c as u32
        }
        match self {
            Self::Pick(place) => pack(0, place, 0, 0),
            Self::Decline => pack(1, 0, 0, 0),
            Self::End => pack(2, 0, 0, 0),
            Self::Abandon(region) => pack(3, region.0, 0, 0),
            Self::Conquer(region) => pack(4, region.0, 0, 0),
            Self::Roll(region) => pack(5, region.0, 0, 0),
            Self::RollFirst => pack(6, 0, 0, 0),
            Self::Vacate(region) => pack(7, region.0, 0, 0),
            Self::Place(region, count) => pack(8, region.0, count, 0),
            Self::Put(piece, region, count) => pack(9, piece.0, region.0, count),
            Self::Do(verb, target, count) => pack(10, verb.0, target, count),
            Self::Ready => pack(11, 0, 0, 0),
            Self::ConquerWith(region, tokens) => pack(4, region.0, tokens, 0),
            Self::TakeUp(region, tokens) => pack(12, region.0, tokens, 0),
        }
    }

    /// The action with a stable integer, if there is one.
    pub const fn from_code(code: u32) -> Option<Self> {
        let (a, b, c) = ((code >> 16) as u8, (code >> 8) as u8, code as u8);
        let action = match code >> 24 {
            0 => Self::Pick(a),
            1 => Self::Decline,
            2 => Self::End,
            3 => Self::Abandon(RegionId(a)),
            4 if b == 0 => Self::Conquer(RegionId(a)),
            4 => Self::ConquerWith(RegionId(a), b),
            5 => Self::Roll(RegionId(a)),
            6 => Self::RollFirst,
            7 => Self::Vacate(RegionId(a)),
            8 => Self::Place(RegionId(a), b),
            9 => Self::Put(PieceId(a), RegionId(b), c),
            10 => Self::Do(VerbId(a), b, c),
            11 => Self::Ready,
            12 => Self::TakeUp(RegionId(a), b),
            _ => return None,
        };
        // Bytes that the action does not use must be zero, so that the integer is unique.
        if action.code() == code {
            Some(action)
        } else {
            None
        }
    }
}

/// An action that was found legal for the state it is applied to.
///
/// Only [`Game::check`](crate::Game::check) and [`ActionList::step`] make one. Applying it to another state
/// than the one it was checked on is a mistake of the caller and gives a senseless game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step(pub(crate) Action);

impl Step {
    /// The action.
    pub fn action(self) -> Action {
        self.0
    }
}

/// How many actions a list can hold. A set-up that could ask for more is refused (`game/room.rs`); the largest
/// board, with as many tokens as a blank race can have, asks for more than 2,000.
pub const MAX_ACTIONS: usize = 4096;

/// The legal actions of one moment, in a fixed buffer.
#[derive(Clone, Default)]
pub struct ActionList(ArrayVec<Action, MAX_ACTIONS>);

impl ActionList {
    /// An empty list, to be filled again and again.
    pub fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    #[inline(always)]
    pub(crate) fn add(&mut self, action: Action) {
        room::add(&mut self.0, action);
    }

    /// Leaves out what is not wanted; what stays is still ready to be applied.
    pub fn retain(&mut self, keep: impl Fn(Action) -> bool) {
        self.0.retain(|action| keep(*action));
    }

    /// The action in that place of the list, ready to be applied.
    #[inline(always)]
    pub fn step(&self, index: usize) -> Option<Step> {
        self.0.get(index).copied().map(Step)
    }
}

impl std::ops::Deref for ActionList {
    type Target = [Action];
    #[inline(always)]
    fn deref(&self) -> &[Action] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_integer_that_names_an_action_names_it_alone() {
        for action in [
            Action::Pick(5),
            Action::End,
            Action::Place(RegionId(47), 12),
            Action::Put(PieceId(3), RegionId(8), 5),
            Action::Do(VerbId(2), 4, 0),
        ] {
            assert_eq!(Action::from_code(action.code()), Some(action));
        }
        assert_eq!(Action::from_code(1 << 24 | 1), None);
        assert_eq!(Action::from_code(u32::MAX), None);
    }
}
