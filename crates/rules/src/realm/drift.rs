//! Hexes that are pushed over the table.

use super::plan::Plan;
use super::shape::third_on;
use super::table::Table;
use super::{Cell, Hex, REACH, Realm};

/// Where a hex can be pushed, and what it meets there.
#[derive(Clone)]
pub(crate) struct Ways {
    /// Its own cell, to be turned there, then those outside that touch another hex and leave everything connected, from
    /// north to south. None if no side of it faces the outside.
    pub cells: Vec<Cell>,
    /// The others, with their regions as they are numbered without it.
    others: Vec<Hex>,
    of: Vec<[u8; 3]>,
    regions: usize,
}

impl Ways {
    /// Those of a hex that does not lie yet; where it may lie somebody else says.
    pub fn beside(realm: &Realm) -> Self {
        let plan = Plan::of(realm);
        Self {
            cells: Vec::new(),
            others: realm.hexes.clone(),
            regions: plan.regions.len(),
            of: plan.of,
        }
    }

    /// How many regions there are with the hex laid like that.
    pub fn regions_with(&self, hex: &Hex) -> usize {
        let mut seas: Vec<u8> = self
            .waters_met(hex)
            .map(|(other, third)| self.of[other][third])
            .collect();
        seas.sort_unstable();
        seas.dedup();
        let wet = hex.thirds().iter().any(|third| third.is_water());
        // All water of a hex is one piece, which joins what it meets.
        self.regions + hex.tile.land() + usize::from(wet) - seas.len()
    }

    /// Thirds of water that water of the hex meets: the place of their hex among the others, and which third.
    pub fn waters_met(&self, hex: &Hex) -> impl Iterator<Item = (usize, usize)> {
        let hex = *hex;
        (0..6).filter_map(move |side| {
            let third = |of: &Hex, side: u8| usize::from(third_on(side, of.turn));
            hex.thirds()[third(&hex, side)].is_water().then_some(())?;
            let across = hex.at.across(side);
            let other = self.others.iter().position(|other| other.at == across)?;
            let met = third(&self.others[other], (side + 3) % 6);
            self.others[other].thirds()[met]
                .is_water()
                .then_some((other, met))
        })
    }
}

impl Realm {
    /// The same with a hex in another cell, or turned; what lies on it goes along.
    pub(crate) fn pushed(&self, hex: usize, at: Cell, turn: u8) -> Self {
        let mut realm = self.clone();
        let from = self.hexes[hex].at;
        realm.hexes[hex].at = at;
        realm.hexes[hex].turn = turn;
        for piece in realm.pieces.iter_mut().filter(|piece| piece.at == from) {
            piece.at = at;
        }
        realm.center_if_far();
        realm
    }

    /// Where a hex can be pushed.
    pub(crate) fn ways(&self, hex: usize) -> Ways {
        let sides = Table::outer(&self.hexes);
        let mut cells = Vec::new();
        if sides.iter().any(|&(of, _)| of == hex) {
            let parts = self.parts_without(hex);
            let across =
                |&(of, side): &(usize, u8)| (of != hex).then(|| self.hexes[of].at.across(side));
            cells.extend(sides.iter().filter_map(across));
            cells.sort_by_key(|cell| (cell.r, cell.q));
            cells.dedup();
            let touches =
                |cell: &Cell, part: &Vec<Cell>| cell.around().any(|at| part.contains(&at));
            cells.retain(|cell| parts.iter().all(|part| touches(cell, part)));
            cells.insert(0, self.hexes[hex].at);
        }
        let mut without = self.clone();
        let gone = without.hexes.remove(hex);
        without.pieces.retain(|piece| piece.at != gone.at);
        let plan = Plan::of(&without);
        Ways {
            cells,
            others: without.hexes,
            regions: plan.regions.len(),
            of: plan.of,
        }
    }

    /// The region of each third of each hex.
    pub(crate) fn numbered(&self) -> Vec<[u8; 3]> {
        Plan::of(self).of
    }

    /// Whether all hexes hang together.
    pub(crate) fn is_connected(&self) -> bool {
        self.parts_without(usize::MAX).len() <= 1
    }

    /// The parts into which the others fall without a hex, each as its cells.
    fn parts_without(&self, hex: usize) -> Vec<Vec<Cell>> {
        let others = self.hexes.iter().enumerate();
        let others = others.filter(|(other, _)| *other != hex);
        let mut left: Vec<Cell> = others.map(|(_, hex)| hex.at).collect();
        let mut parts = Vec::new();
        while let Some(first) = left.pop() {
            let mut part = vec![first];
            let mut next = 0;
            while let Some(&cell) = part.get(next) {
                for near in cell.around() {
                    if let Some(at) = left.iter().position(|other| *other == near) {
                        part.push(left.swap_remove(at));
                    }
                }
                next += 1;
            }
            parts.push(part);
        }
        parts
    }

    /// A continent that has wandered off is shifted back as a whole: where it lies on the table does not matter.
    fn center_if_far(&mut self) {
        let far = |cell: Cell| cell.q.abs() > REACH || cell.r.abs() > REACH;
        if !self.hexes.iter().any(|hex| far(hex.at)) {
            return;
        }
        let middle = |axis: fn(Cell) -> i8| {
            let cells = self.hexes.iter().map(|hex| i16::from(axis(hex.at)));
            let (least, most) = (cells.clone().min(), cells.max());
            ((least.unwrap_or(0) + most.unwrap_or(0)) / 2) as i8
        };
        let (q, r) = (middle(|cell| cell.q), middle(|cell| cell.r));
        let hexes = self.hexes.iter_mut().map(|hex| &mut hex.at);
        for cell in hexes.chain(self.pieces.iter_mut().map(|piece| &mut piece.at)) {
            cell.q -= q;
            cell.r -= r;
        }
    }
}
