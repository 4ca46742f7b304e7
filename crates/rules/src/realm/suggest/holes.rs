//! Empty cells with hexes all around.

use super::{Cell, Luck};

/// So many holes, if so many hexes can surround them: each where it shares most hexes with the others.
pub(super) fn among(wanted: u8, hexes: usize, luck: Luck) -> Vec<Cell> {
    let mut holes: Vec<Cell> = Vec::new();
    while holes.len() < usize::from(wanted) {
        // Two steps away from another and no nearer, so that hexes lie between them.
        let beyond = holes.iter().flat_map(|hole| hole.around());
        let beyond = beyond.flat_map(|cell| cell.around());
        let apart = |cell: &Cell| holes.iter().all(|hole| hole.steps(*cell) >= 2);
        let mut free: Vec<Cell> = beyond.filter(apart).collect();
        if holes.is_empty() {
            free.push(Cell::default());
        }
        let with = |cell: Cell| around(&[&holes[..], &[cell]].concat()).len();
        let Some(fewest) = free.iter().map(|cell| with(*cell)).min() else {
            break;
        };
        if fewest > hexes {
            break;
        }
        free.retain(|cell| with(*cell) == fewest);
        holes.push(free[luck(free.len())]);
    }
    holes
}

/// The cells around holes, each once.
pub(super) fn around(holes: &[Cell]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = holes.iter().flat_map(|hole| hole.around()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}
