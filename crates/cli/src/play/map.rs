//! The board as character cells: which region each cell belongs to, and where the border lines run.

use elbowroom_rules::{Board, RegionId};

/// Border lines by the sides they reach: up 1, right 2, down 4, left 8.
const THIN: [&str; 16] = [
    " ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼",
];
/// The same for the region under the cursor.
const THICK: [&str; 16] = [
    " ", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋",
];

/// A stretch of free cells in one row of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The row.
    pub y: u16,
    /// The first cell.
    pub x: u16,
    /// How many cells.
    pub len: u16,
}

/// A board drawn for one size of the screen.
pub struct Map {
    /// Cells from left to right.
    pub width: u16,
    /// Cells from top to bottom.
    pub height: u16,
    cells: Vec<RegionId>,
    /// The regions at the four corners of each cell.
    corners: Vec<[RegionId; 4]>,
    /// For each region its longest free stretch in every row that has one, from the top.
    runs: Vec<Vec<Run>>,
    sight: Sight,
}

/// What of the table is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sight {
    /// The corners, in the coordinates of the board, of which 0 to 1000 is the board itself.
    from: [f32; 2],
    to: [f32; 2],
    /// Whether the table is seen where no region lies: hexes that move must not run into each other.
    bare: bool,
}

impl Sight {
    /// The board, and nothing else.
    pub const BOARD: Self = Self {
        from: [0.0; 2],
        to: [1000.0; 2],
        bare: false,
    };

    /// Hexes on a table, and room for some more points.
    pub fn of_table(points: impl Iterator<Item = [f32; 2]>) -> Self {
        let bare = Self {
            bare: true,
            ..Self::BOARD
        };
        points.fold(bare, |sight, [x, y]| Self {
            from: [sight.from[0].min(x), sight.from[1].min(y)],
            to: [sight.to[0].max(x), sight.to[1].max(y)],
            ..sight
        })
    }

    /// The point of the board at a part of the way across and down.
    fn point(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        let at = |axis: usize, part: f32| {
            let (from, to) = (self.from[axis], self.to[axis]);
            (from + part * (to - from)).clamp(from + 0.5, to - 0.5)
        };
        [at(0, x), at(1, y)]
    }
}

impl Map {
    /// Draws a board into so many cells.
    pub fn new(board: &Board, width: u16, height: u16, sight: Sight) -> Self {
        let (w, h) = (usize::from(width.max(1)), usize::from(height.max(1)));
        let sample = |x: f32, y: f32| {
            let point = sight.point([x / w as f32, y / h as f32]);
            region_at(board, point, sight.bare)
        };
        let grid: Vec<RegionId> = (0..=h)
            .flat_map(|y| (0..=w).map(move |x| (x, y)))
            .map(|(x, y)| sample(x as f32, y as f32))
            .collect();
        let corner = |x: usize, y: usize| grid[y * (w + 1) + x];
        let mut cells = Vec::with_capacity(w * h);
        let mut corners = Vec::with_capacity(w * h);
        for y in 0..h {
            for x in 0..w {
                cells.push(sample(x as f32 + 0.5, y as f32 + 0.5));
                corners.push([
                    corner(x, y),
                    corner(x + 1, y),
                    corner(x + 1, y + 1),
                    corner(x, y + 1),
                ]);
            }
        }
        let mut map = Self {
            width: w as u16,
            height: h as u16,
            cells,
            corners,
            runs: Vec::new(),
            sight,
        };
        map.runs = (0..board.len() as u8)
            .map(|region| map.find_runs(board, RegionId(region)))
            .collect();
        map
    }

    fn index(&self, x: u16, y: u16) -> Option<usize> {
        (x < self.width && y < self.height)
            .then(|| usize::from(y) * usize::from(self.width) + usize::from(x))
    }

    /// The region of a cell.
    pub fn region(&self, x: u16, y: u16) -> Option<RegionId> {
        let region = self.index(x, y).map(|at| self.cells[at]);
        region.filter(|region| *region != RegionId::NONE)
    }

    /// What of the table is shown.
    pub fn sight(&self) -> Sight {
        self.sight
    }

    /// Whether the middle of a cell lies within an outline.
    pub fn is_within(&self, x: u16, y: u16, outline: &[[f32; 2]]) -> bool {
        let part = |at: u16, most: u16| (f32::from(at) + 0.5) / f32::from(most.max(1));
        let point = [part(x, self.width), part(y, self.height)];
        contains(outline, self.sight.point(point))
    }

    /// The sides of a cell that a border line reaches.
    fn sides(&self, at: usize) -> usize {
        let [a, b, c, d] = self.corners[at];
        usize::from(a != b)
            | usize::from(b != c) << 1
            | usize::from(c != d) << 2
            | usize::from(d != a) << 3
    }

    /// The border line in a cell, thick around the region under the cursor; nothing inside a region.
    pub fn line(&self, x: u16, y: u16, cursor: Option<RegionId>) -> Option<(&'static str, bool)> {
        let at = self.index(x, y)?;
        let sides = self.sides(at);
        let thick = cursor.is_some_and(|region| self.corners[at].contains(&region));
        let table = if thick { &THICK } else { &THIN };
        (sides != 0).then(|| (table[sides], thick))
    }

    fn find_runs(&self, board: &Board, region: RegionId) -> Vec<Run> {
        let mut runs = Vec::new();
        for y in 0..self.height {
            let mut best = Run { y, x: 0, len: 0 };
            let mut open = Run { y, x: 0, len: 0 };
            for x in 0..self.width {
                let at = usize::from(y) * usize::from(self.width) + usize::from(x);
                if self.cells[at] == region && self.sides(at) == 0 {
                    if open.len == 0 {
                        open.x = x;
                    }
                    open.len += 1;
                    if open.len > best.len {
                        best = open;
                    }
                } else {
                    open.len = 0;
                }
            }
            if best.len > 0 {
                runs.push(best);
            }
        }
        if runs.is_empty() {
            // Too small for a free cell: the number goes where the middle is.
            let [x, y] = board.region(region).map_or([0.0, 0.0], |r| r.center);
            let cell = |axis: usize, v: f32, most: u16| {
                let (from, to) = (self.sight.from[axis], self.sight.to[axis]);
                (((v - from) / (to - from) * f32::from(most)) as u16).min(most - 1)
            };
            runs.push(Run {
                y: cell(1, y, self.height),
                x: cell(0, x, self.width).min(self.width.saturating_sub(2)),
                len: 2.min(self.width),
            });
        }
        runs
    }

    /// How many rows of a region have free cells.
    pub fn rows(&self, region: RegionId) -> usize {
        self.runs.get(region.index()).map_or(0, Vec::len)
    }

    /// The best `n` rows on top of each other for a label, near the middle of a region.
    pub fn label(&self, region: RegionId, n: usize) -> Vec<Run> {
        let Some(runs) = self.runs.get(region.index()) else {
            return Vec::new();
        };
        let n = n.clamp(1, runs.len().max(1));
        let middle =
            runs.iter().map(|run| i32::from(run.y)).sum::<i32>() * 2 / (runs.len().max(1) as i32);
        runs.windows(n)
            .filter(|rows| usize::from(rows[n - 1].y - rows[0].y) == n - 1)
            .max_by_key(|rows| {
                let narrow = rows.iter().map(|run| run.len.min(11)).min().unwrap_or(0);
                let off = (i32::from(rows[0].y + rows[n - 1].y) - middle).abs();
                i32::from(narrow) * 10 - off * 4
            })
            .or_else(|| runs.windows(1).next())
            .map(<[Run]>::to_vec)
            .unwrap_or_default()
    }
}

/// The region that holds a point. Where none does, it is the one whose middle is nearest, unless the table is seen there.
fn region_at(board: &Board, point: [f32; 2], bare: bool) -> RegionId {
    let regions = board.regions();
    let inside = regions
        .iter()
        .position(|region| contains(&region.outline, point));
    let nearest = || {
        let far = |at: &[f32; 2]| {
            ((at[0] - point[0]) * board.aspect()).powi(2) + (at[1] - point[1]).powi(2)
        };
        (0..regions.len())
            .min_by(|&a, &b| far(&regions[a].center).total_cmp(&far(&regions[b].center)))
            .unwrap_or(0)
    };
    match inside {
        None if bare => RegionId::NONE,
        inside => RegionId(inside.unwrap_or_else(nearest) as u8),
    }
}

/// Whether a ray to the right of the point crosses the outline an odd number of times.
fn contains(outline: &[[f32; 2]], [x, y]: [f32; 2]) -> bool {
    let mut inside = false;
    let mut last = match outline.last() {
        Some(last) if outline.len() > 2 => *last,
        _ => return false,
    };
    for &next in outline {
        if (next[1] > y) != (last[1] > y) {
            let cross = next[0] + (y - next[1]) / (last[1] - next[1]) * (last[0] - next[0]);
            inside ^= x < cross;
        }
        last = next;
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_rules::board::PieceSet;

    #[test]
    fn every_region_of_every_board_gets_cells_and_room_for_its_number() {
        for name in Board::printed_names() {
            let board = Board::printed(name).unwrap();
            // Worlds of hexes have up to twice as many regions as printed boards, and need a larger window.
            let sizes = [(47, 20), (80, 36), (160, 50)];
            let small = usize::from(board.set() == PieceSet::Realms);
            for &(width, height) in &sizes[small..] {
                let map = Map::new(&board, width, height, Sight::BOARD);
                for region in board.all() {
                    assert!(
                        map.cells.contains(&region),
                        "{name} {width}x{height}: region {region} has no cell"
                    );
                    let row = map.label(region, 1)[0];
                    assert!(row.len >= 2, "{name} {width}x{height}: region {region}");
                }
            }
        }
    }

    #[test]
    fn the_middle_of_a_region_lies_in_it() {
        let board = Board::for_players(3).unwrap();
        for (i, region) in board.regions().iter().enumerate() {
            assert_eq!(region_at(&board, region.center, false).index(), i);
        }
    }

    #[test]
    fn lines_are_thick_around_the_cursor_only() {
        let board = Board::for_players(2).unwrap();
        let map = Map::new(&board, 60, 24, Sight::BOARD);
        let lines = |cursor| {
            (0..24)
                .flat_map(|y| (0..60).map(move |x| (x, y)))
                .filter_map(|(x, y)| map.line(x, y, cursor))
                .filter(|(_, thick)| *thick)
                .count()
        };
        assert_eq!(lines(None), 0);
        assert!(lines(Some(RegionId(6))) > 8);
    }
}
