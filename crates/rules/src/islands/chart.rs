//! Islands on one sheet: to one scale, in rows, as near to each other as the open sea between them allows.

use super::{Face, Islands, Size};
use crate::board::{Board, Region};
use crate::ids::RegionId;
use std::fmt::Write;

/// Lengths are told in sides of a square as large as a region of land is on the whole.
type Point = [f64; 2];

/// How much open sea lies between two islands at least.
const STRAIT: f64 = 0.4;

/// An island on its way to a place on the sheet.
struct Isle {
    face: Face,
    board: Board,
    /// How long the sides of its own sheet are.
    sides: Point,
    /// Its shore: lines that one region alone has.
    shore: Vec<[Point; 2]>,
    at: Point,
}

/// The board file of a set.
pub(super) fn draw(islands: &Islands) -> String {
    let isles = placed(islands);
    let ends = |axis: usize| {
        let most = isles.iter().map(|isle| isle.at[axis] + isle.sides[axis]);
        let least = isles.iter().map(|isle| isle.at[axis]);
        (
            least.fold(f64::INFINITY, f64::min),
            most.fold(f64::NEG_INFINITY, f64::max),
        )
    };
    let (left, top) = (ends(0), ends(1));
    let sheet = Sheet {
        least: [left.0, top.0],
        sides: [left.1 - left.0, top.1 - top.0],
    };
    let mut text = String::new();
    sheet
        .write(islands, &isles, &mut text)
        .expect("a string takes any text");
    text
}

/// Large islands above, or on the left where there are few: a sheet for screens that are wider than high.
fn rows(faces: &[Face]) -> [Vec<Face>; 2] {
    let of = |size: Size| {
        faces
            .iter()
            .copied()
            .filter(move |face| face.size() == size)
    };
    let (large, medium, small) = (of(Size::Large), of(Size::Medium), of(Size::Small));
    match faces.len() {
        0..=2 => [large.chain(medium).chain(small).collect(), Vec::new()],
        3 => [large.chain(medium).collect(), small.collect()],
        4 => [large.chain(small).collect(), medium.collect()],
        _ => {
            let mut below: Vec<Face> = small.collect();
            below.splice(1..1, medium);
            [large.collect(), below]
        }
    }
}

fn placed(islands: &Islands) -> Vec<Isle> {
    let rows = rows(&islands.faces);
    // One row alone is too long for its height: its islands lie lower from left to right.
    let step = if rows[1].is_empty() { 0.45 } else { 0.0 };
    let [above, below] = rows.map(|faces| row(&faces, step));
    let (mut all, mut below) = (above, below);
    let aside = middle(&all, 0) - middle(&below, 0);
    shift(&mut below, 0, aside);
    let under = all
        .iter()
        .map(|isle| isle.at[1] + isle.sides[1])
        .fold(0.0, f64::max);
    let down = under + STRAIT - least(&below, 1);
    shift(&mut below, 1, down);
    draw_near(&mut below, &all, 1);
    all.append(&mut below);
    all.sort_by_key(|isle| isle.face);
    all
}

/// Islands beside each other: their middles at one height, or the foot of each so much of its height below the last.
fn row(faces: &[Face], step: f64) -> Vec<Isle> {
    let mut row: Vec<Isle> = Vec::new();
    for &face in faces {
        let mut isle = [Isle::of(face)];
        let right = row.iter().map(|isle| isle.at[0] + isle.sides[0]);
        let right = right.fold(-STRAIT, f64::max);
        let high = isle[0].sides[1];
        let down = match row.last() {
            Some(last) if step > 0.0 => last.at[1] + last.sides[1] - high * (1.0 - step),
            _ => -high / 2.0,
        };
        isle[0].at = [right + STRAIT, down];
        draw_near(&mut isle, &row, 0);
        row.extend(isle);
    }
    row
}

/// Moves islands back along an axis until there is no more than a strait between them and others.
fn draw_near(moving: &mut [Isle], others: &[Isle], axis: usize) {
    if others.is_empty() || moving.is_empty() {
        return;
    }
    // Nobody comes nearer than he moves, so a step of all that is left over never goes too far.
    for _ in 0..40 {
        let spare = apart(moving, others) - STRAIT;
        if spare < 0.005 {
            break;
        }
        shift(moving, axis, -spare);
    }
}

fn shift(isles: &mut [Isle], axis: usize, by: f64) {
    for isle in isles {
        isle.at[axis] += by;
    }
}

fn least(isles: &[Isle], axis: usize) -> f64 {
    let all = isles.iter().map(|isle| isle.at[axis]);
    all.fold(f64::INFINITY, f64::min)
}

fn middle(isles: &[Isle], axis: usize) -> f64 {
    if isles.is_empty() {
        return 0.0;
    }
    let most = isles.iter().map(|isle| isle.at[axis] + isle.sides[axis]);
    (least(isles, axis) + most.fold(f64::NEG_INFINITY, f64::max)) / 2.0
}

/// How far some islands are from others.
fn apart(some: &[Isle], others: &[Isle]) -> f64 {
    let mut nearest = f64::INFINITY;
    for one in some {
        for other in others {
            let lines = |isle: &Isle| -> Vec<[Point; 2]> {
                let place = |[x, y]: Point| [x + isle.at[0], y + isle.at[1]];
                isle.shore.iter().map(|line| line.map(place)).collect()
            };
            let (here, there) = (lines(one), lines(other));
            for (points, lines) in [(&here, &there), (&there, &here)] {
                for [point, _] in points {
                    for line in lines {
                        nearest = nearest.min(distance(*point, *line));
                    }
                }
            }
        }
    }
    nearest
}

/// How far a point is from a line.
fn distance([x, y]: Point, [from, to]: [Point; 2]) -> f64 {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let along = (x - from[0]) * dx + (y - from[1]) * dy;
    let part = (along / (dx * dx + dy * dy).max(1e-12)).clamp(0.0, 1.0);
    let (x, y) = (x - from[0] - part * dx, y - from[1] - part * dy);
    (x * x + y * y).sqrt()
}

impl Isle {
    fn of(face: Face) -> Self {
        let board = face.board();
        let land = board.open() - board.water();
        let outlines = board.regions().iter().map(|region| &region.outline);
        let area = |region: RegionId| board.region(region).map_or(0.0, area);
        // On a sheet of its own an island is 1000 wide and 1000 high, stretched by its aspect.
        let aspect = f64::from(board.aspect());
        let land_area = land.into_iter().map(area).sum::<f64>() * aspect / 1e6;
        let height = (f64::from(land.len()) / land_area).sqrt();
        let sides = [aspect * height, height];
        let mut lines: Vec<[[f32; 2]; 2]> = Vec::new();
        for outline in outlines {
            let next = outline.iter().cycle().skip(1);
            for (from, to) in outline.iter().zip(next) {
                // A line that two regions have is walked both ways.
                match lines.iter().position(|line| *line == [*to, *from]) {
                    Some(known) => {
                        lines.swap_remove(known);
                    }
                    None => lines.push([*from, *to]),
                }
            }
        }
        let place = |[x, y]: [f32; 2]| {
            [
                f64::from(x) / 1000.0 * sides[0],
                f64::from(y) / 1000.0 * sides[1],
            ]
        };
        let shore = lines.into_iter().map(|line| line.map(place)).collect();
        Self {
            face,
            board,
            sides,
            shore,
            at: [0.0; 2],
        }
    }
}

/// What an outline encloses.
fn area(region: &Region) -> f64 {
    let outline = &region.outline;
    let next = outline.iter().cycle().skip(1);
    let parts = outline
        .iter()
        .zip(next)
        .map(|(a, b)| f64::from(a[0]) * f64::from(b[1]) - f64::from(b[0]) * f64::from(a[1]));
    (parts.sum::<f64>() / 2.0).abs()
}

/// The sheet on which all islands lie.
struct Sheet {
    least: Point,
    sides: Point,
}

impl Sheet {
    fn write(&self, islands: &Islands, isles: &[Isle], text: &mut String) -> std::fmt::Result {
        let (name, players, rounds) = (islands.name(), islands.players(), islands.rounds());
        writeln!(
            text,
            "name = \"{name}\"\nplayers = {players}\nrounds = {rounds}"
        )?;
        let aspect = self.sides[0] / self.sides[1];
        writeln!(text, "aspect = {aspect:.3}\nset = \"islands\"")?;
        let mut first = 0;
        for isle in isles {
            for (number, region) in isle.board.regions().iter().enumerate() {
                self.write_region(isle, first, (number, region), text)?;
            }
            first += isle.board.len();
        }
        Ok(())
    }

    fn write_region(
        &self,
        isle: &Isle,
        first: usize,
        (number, region): (usize, &Region),
        text: &mut String,
    ) -> std::fmt::Result {
        let (id, terrain) = (first + number, region.terrain.id());
        let symbols: Vec<&str> = region.symbols.iter().map(|symbol| symbol.id()).collect();
        writeln!(text, "\n[[region]]\nid = {id}\nterrain = \"{terrain}\"")?;
        writeln!(text, "symbols = {symbols:?}")?;
        if region.murloc {
            writeln!(text, "murloc = true")?;
        }
        let island = isle.face.name();
        let borders = isle.board.borders(RegionId(number as u8)).into_iter();
        let borders: Vec<usize> = borders.map(|other| first + other.index()).collect();
        writeln!(text, "island = \"{island}\"\nborders = {borders:?}")?;
        let [x, y] = self.place(isle, region.center);
        writeln!(text, "center = [{x:.1}, {y:.1}]")?;
        let points = region.outline.iter();
        let points: Vec<String> = points
            .map(|&point| {
                let [x, y] = self.place(isle, point);
                format!("[{x:.1}, {y:.1}]")
            })
            .collect();
        writeln!(text, "outline = [{}]", points.join(", "))
    }

    fn place(&self, isle: &Isle, point: [f32; 2]) -> Point {
        [0, 1].map(|axis| {
            let there = isle.at[axis] + f64::from(point[axis]) / 1000.0 * isle.sides[axis];
            ((there - self.least[axis]) / self.sides[axis] * 1000.0).clamp(0.0, 1000.0)
        })
    }
}
