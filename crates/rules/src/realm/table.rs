//! Which cells of the table lie side by side, whatever lies in them, and which sides face the outside.

use super::{Cell, Hex};

/// A hex by its place in the list, and one of its sides.
pub(super) type HexSide = (usize, u8);

/// How the cells of laid hexes lie to each other.
pub(super) struct Table {
    /// Every side between two hexes, once: the western one first.
    pub meets: Vec<[HexSide; 2]>,
    /// Sides that face the outside.
    pub outward: Vec<HexSide>,
    /// Sides around each hole of one cell, by the cell from north to south.
    pub rings: Vec<Vec<HexSide>>,
}

impl Table {
    /// The sides that face the outside alone.
    pub fn outer(hexes: &[Hex]) -> Vec<HexSide> {
        let around = Surroundings::of(hexes);
        let sides = (0..hexes.len()).flat_map(|hex| (0..6).map(move |side| (hex, side)));
        sides
            .filter(|&(hex, side)| around.is_outside(hexes[hex].at.across(side)))
            .collect()
    }

    pub fn of(hexes: &[Hex]) -> Self {
        let mut table = Self {
            meets: Vec::with_capacity(3 * hexes.len()),
            outward: Vec::new(),
            rings: Vec::new(),
        };
        let mut holes: Vec<(Cell, Vec<HexSide>)> = Vec::new();
        let around = Surroundings::of(hexes);
        for (here, hex) in hexes.iter().enumerate() {
            for side in 0..6 {
                let across = hex.at.across(side);
                match hexes.iter().position(|other| other.at == across) {
                    Some(there) if side < 3 => {
                        table.meets.push([(here, side), (there, side + 3)]);
                    }
                    None if around.is_outside(across) => table.outward.push((here, side)),
                    None => match holes.iter_mut().find(|(hole, _)| *hole == across) {
                        Some((_, sides)) => sides.push((here, side)),
                        None => holes.push((across, vec![(here, side)])),
                    },
                    Some(_) => {}
                }
            }
        }
        holes.retain(|(_, sides)| sides.len() == 6);
        holes.sort_by_key(|(hole, _)| (hole.r, hole.q));
        table.rings = holes.into_iter().map(|(_, sides)| sides).collect();
        table
    }
}

/// The cells around the hexes, one beyond the farthest on each axis, and which of them are outside.
struct Surroundings {
    least: Cell,
    columns: i32,
    rows: i32,
    outside: Vec<bool>,
}

impl Surroundings {
    /// Walks in from beyond the farthest hexes without crossing one: a hole within is not reached.
    fn of(hexes: &[Hex]) -> Self {
        let ends = |axis: fn(&Hex) -> i8| {
            let least = hexes.iter().map(axis).min().unwrap_or_default();
            let most = hexes.iter().map(axis).max().unwrap_or_default();
            (
                least.saturating_sub(1),
                i32::from(most) - i32::from(least) + 3,
            )
        };
        let ((q, columns), (r, rows)) = (ends(|hex| hex.at.q), ends(|hex| hex.at.r));
        let mut around = Self {
            least: Cell { q, r },
            columns,
            rows,
            outside: vec![false; (columns * rows) as usize],
        };
        let mut laid = around.outside.clone();
        for place in hexes.iter().filter_map(|hex| around.place(hex.at)) {
            laid[place] = true;
        }
        let mut todo = vec![around.least];
        while let Some(cell) = todo.pop() {
            if let Some(place) = around.place(cell)
                && !laid[place]
                && !around.outside[place]
            {
                around.outside[place] = true;
                todo.extend(cell.around());
            }
        }
        around
    }

    /// The place of a cell in the lists, if it is near.
    fn place(&self, cell: Cell) -> Option<usize> {
        let column = i32::from(cell.q) - i32::from(self.least.q);
        let row = i32::from(cell.r) - i32::from(self.least.r);
        let near = (0..self.columns).contains(&column) && (0..self.rows).contains(&row);
        near.then(|| (row * self.columns + column) as usize)
    }

    fn is_outside(&self, cell: Cell) -> bool {
        self.place(cell).is_some_and(|place| self.outside[place])
    }
}
