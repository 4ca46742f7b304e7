//! Where hexes and their thirds lie: a lattice of whole numbers, so that lines which meet are equal.
//!
//! One step to the right is half the width of a hex, one step down a quarter of its height.

use super::Cell;

/// A point of the lattice.
pub(super) type Point = [i32; 2];

/// The six ways in which a line can run, clockwise from straight up. A hex has its corners there too.
pub(super) const WAYS: [Point; 6] = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];

/// The cells across the sides of a cell, clockwise from the north-east.
const ACROSS: [[i8; 2]; 6] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

/// A line from a point in one of the six ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Line {
    pub from: Point,
    pub way: u8,
}

impl Line {
    pub fn to(self) -> Point {
        let [dx, dy] = WAYS[usize::from(self.way % 6)];
        [self.from[0] + dx, self.from[1] + dy]
    }

    /// The same line, walked the other way.
    pub fn back(self) -> Self {
        Self {
            from: self.to(),
            way: (self.way + 3) % 6,
        }
    }
}

impl Cell {
    /// The cell across a side.
    pub fn across(self, side: u8) -> Self {
        let [q, r] = ACROSS[usize::from(side % 6)];
        Self {
            q: self.q.saturating_add(q),
            r: self.r.saturating_add(r),
        }
    }

    /// The cells around, clockwise from the north-east.
    pub fn around(self) -> impl Iterator<Item = Self> {
        (0..6).map(move |side| self.across(side))
    }

    /// How many steps it is to another cell.
    pub fn steps(self, to: Self) -> i32 {
        let (q, r) = (
            i32::from(self.q) - i32::from(to.q),
            i32::from(self.r) - i32::from(to.r),
        );
        (q.abs() + r.abs() + (q + r).abs()) / 2
    }

    /// The middle of the cell.
    pub(super) fn middle(self) -> Point {
        let (q, r) = (i32::from(self.q), i32::from(self.r));
        [2 * q + r, 3 * r]
    }
}

/// The third that lies on a side of a hex with a turn.
pub(super) fn third_on(side: u8, turn: u8) -> u8 {
    (side + 6 - turn % 6) % 6 / 2
}

/// The four lines around a third, clockwise: two sides of the hex, then to its middle and out again.
pub(super) fn around_third(at: Cell, turn: u8, third: u8) -> [Line; 4] {
    let first = (2 * third + turn) % 6;
    let middle = Line {
        from: at.middle(),
        way: first,
    };
    let mut from = middle.to();
    let mut line = |way| {
        let line = Line { from, way: way % 6 };
        from = line.to();
        line
    };
    [line(first + 2), line(first + 3), line(first + 5), middle]
}
