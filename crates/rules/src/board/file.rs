//! Reads a board file and says everything that is wrong with it.

use super::{ANY_REGION, Board, Open, PieceSet, Region, Symbol, Terrain};
use crate::ids::{MAX_REGIONS, MAX_SEATS, RegionId};
use crate::notation::{plain_line, plainly};
use crate::region_set::RegionSet;
use crate::tiles;
use serde::Deserialize;
use std::fmt;
use toml::Spanned;

/// The longest board file that is read.
const MAX_BYTES: usize = 1 << 20;
/// The most things that are said of a region, and the most holes.
const MAX_MARKS: usize = 4;
const MAX_RINGS: usize = 16;
/// A region with this mark can be entered, and where there are some, only those.
pub(super) const GATE: &str = "gate";
/// A region with this mark has a coin mine.
pub(crate) const COIN_MINE: &str = "coin-mine";

/// One thing wrong with a board file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected and what was found.
    pub what: String,
}

/// Everything that is wrong with a board file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardError {
    /// At least one fault, in the order of the file.
    pub faults: Vec<Fault>,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            let gap = if i == 0 { "" } else { "; " };
            write!(f, "{gap}line {}: {}", fault.line, fault.what)?;
        }
        Ok(())
    }
}

impl std::error::Error for BoardError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    name: Spanned<String>,
    players: Spanned<u8>,
    rounds: Spanned<u8>,
    #[serde(default = "usual_aspect")]
    aspect: f32,
    #[serde(default)]
    ours: bool,
    #[serde(default)]
    set: PieceSet,
    #[serde(default = "yes")]
    landing: bool,
    scenario: Option<Spanned<String>>,
    #[serde(default)]
    rings: Vec<Spanned<Vec<usize>>>,
    region: Vec<Spanned<RegionFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionFile {
    id: Spanned<usize>,
    terrain: Terrain,
    #[serde(default)]
    symbols: Vec<Symbol>,
    #[serde(default)]
    lost_tribe: bool,
    #[serde(default)]
    monsters: bool,
    #[serde(default)]
    volcano: bool,
    #[serde(default)]
    peak: bool,
    #[serde(default)]
    edge: bool,
    marks: Option<Spanned<Vec<String>>>,
    borders: Spanned<Vec<usize>>,
    center: Option<[f32; 2]>,
    outline: Option<Spanned<Vec<[f32; 2]>>>,
}

fn usual_aspect() -> f32 {
    1.5
}

fn yes() -> bool {
    true
}

/// Collects faults with the line of the text they stand on.
struct Faults<'t> {
    text: &'t str,
    found: Vec<Fault>,
}

impl Faults<'_> {
    fn add(&mut self, at: std::ops::Range<usize>, what: String) {
        let line = 1 + self
            .text
            .bytes()
            .take(at.start)
            .filter(|&byte| byte == b'\n')
            .count();
        self.found.push(Fault {
            line,
            what: plain_line(&what, 300),
        });
    }
}

impl Board {
    /// Reads and checks a board file.
    ///
    /// # Errors
    /// Every fault of the file with its line, never only the first one that a check meets.
    pub fn parse(text: &str) -> Result<Self, BoardError> {
        let mut faults = Faults {
            text,
            found: Vec::new(),
        };
        if text.len() > MAX_BYTES {
            faults.add(
                0..0,
                format!(
                    "a board file has at most {MAX_BYTES} bytes, this one {}",
                    text.len()
                ),
            );
            return Err(BoardError {
                faults: faults.found,
            });
        }
        let file: BoardFile = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => {
                let what = plainly(error.message()).replace('\n', ", ");
                faults.add(error.span().unwrap_or(0..0), what);
                return Err(BoardError {
                    faults: faults.found,
                });
            }
        };
        check_head(&file, &mut faults);
        if file.region.len() <= MAX_REGIONS {
            check_regions(&file, &mut faults);
        }
        if !faults.found.is_empty() {
            faults.found.sort_by_key(|fault| fault.line);
            return Err(BoardError {
                faults: faults.found,
            });
        }
        let board = build(file, text);
        check_whole(&board, &mut faults);
        if faults.found.is_empty() {
            Ok(board)
        } else {
            Err(BoardError {
                faults: faults.found,
            })
        }
    }
}

fn check_head(file: &BoardFile, faults: &mut Faults) {
    let name = file.name.get_ref();
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if name.is_empty() || name.len() > 40 || !name.chars().all(plain) {
        faults.add(
            file.name.span(),
            "name: 1 to 40 lower-case letters, digits and hyphens expected".into(),
        );
    }
    let players = *file.players.get_ref();
    if !(2..=MAX_SEATS as u8).contains(&players) {
        faults.add(
            file.players.span(),
            format!("players: 2 to {MAX_SEATS} expected, found {players}"),
        );
    }
    let rounds = *file.rounds.get_ref();
    if !(1..=20).contains(&rounds) {
        faults.add(
            file.rounds.span(),
            format!("rounds: 1 to 20 expected, found {rounds}"),
        );
    }
    if !(0.2..=5.0).contains(&file.aspect) {
        faults.add(
            0..0,
            format!("aspect: 0.2 to 5 expected, found {}", file.aspect),
        );
    }
    if let Some(scenario) = &file.scenario
        && tiles::scenario(scenario.get_ref()).is_none()
    {
        let known: Vec<&str> = tiles::scenarios().map(|tile| tile.id).collect();
        let (known, found) = (known.join(", "), scenario.get_ref());
        faults.add(
            scenario.span(),
            format!("scenario: one of {known} expected, found {found}"),
        );
    }
    let count = file.region.len();
    if file.rings.len() > MAX_RINGS {
        let found = file.rings.len();
        faults.add(
            0..0,
            format!("at most {MAX_RINGS} rings expected, found {found}"),
        );
    }
    for ring in &file.rings {
        if let Some(region) = ring.get_ref().iter().find(|region| **region >= count) {
            faults.add(
                ring.span(),
                format!("rings: 0 to {} expected, found {region}", count.max(1) - 1),
            );
        }
    }
    if !(2..=MAX_REGIONS).contains(&count) {
        faults.add(
            0..0,
            format!("2 to {MAX_REGIONS} regions expected, found {count}"),
        );
    }
}

fn check_regions(file: &BoardFile, faults: &mut Faults) {
    let count = file.region.len();
    for (i, spanned) in file.region.iter().enumerate() {
        let region = spanned.get_ref();
        let id = *region.id.get_ref();
        if id != i {
            faults.add(
                region.id.span(),
                format!("id: {i} expected (regions are numbered in order), found {id}"),
            );
        }
        let facts = region.terrain.facts();
        let land = facts.open == Open::All && !facts.water;
        if (region.lost_tribe || region.monsters) && !land {
            let who = if region.monsters {
                "monsters need"
            } else {
                "a lost tribe needs"
            };
            faults.add(
                spanned.span(),
                format!("region {i}: {who} land, found {}", facts.id),
            );
        }
        if region.lost_tribe && region.monsters {
            faults.add(
                spanned.span(),
                format!("region {i}: a lost tribe or monsters expected, found both"),
            );
        }
        if region.volcano && !matches!(facts.open, Open::Nobody(_)) {
            faults.add(
                spanned.span(),
                format!("region {i}: a volcano needs a chasm, found {}", facts.id),
            );
        }
        if region.peak && !region.terrain.is_kin(Terrain::Mountain) {
            faults.add(
                spanned.span(),
                format!(
                    "region {i}: a peak needs a mountain (R-07), found {}",
                    facts.id
                ),
            );
        }
        let (marks, at_marks) = match &region.marks {
            Some(marks) => (marks.get_ref().as_slice(), marks.span()),
            None => (&[][..], spanned.span()),
        };
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let is_mark = |mark: &String| (1..=40).contains(&mark.len()) && mark.chars().all(plain);
        if marks.len() > MAX_MARKS || !marks.iter().all(is_mark) {
            faults.add(
                at_marks,
                format!("region {i}: at most {MAX_MARKS} marks of 1 to 40 lower-case letters, digits and hyphens expected"),
            );
        }
        let borders = region.borders.get_ref();
        for (k, &other) in borders.iter().enumerate() {
            if other >= count {
                faults.add(
                    region.borders.span(),
                    format!(
                        "region {i}: borders: 0 to {} expected, found {other}",
                        count - 1
                    ),
                );
            } else if other == i {
                faults.add(region.borders.span(), format!("region {i}: borders itself"));
            } else if borders[..k].contains(&other) {
                faults.add(
                    region.borders.span(),
                    format!("region {i}: border with {other} named twice"),
                );
            } else if !file.region[other].get_ref().borders.get_ref().contains(&i) {
                faults.add(
                    region.borders.span(),
                    format!("region {i}: borders {other}, but {other} does not border {i}"),
                );
            }
        }
        let (outline, at) = match &region.outline {
            Some(outline) => (outline.get_ref().as_slice(), outline.span()),
            None => (&[][..], spanned.span()),
        };
        let inside = |point: &[f32; 2]| point.iter().all(|x| (0.0..=1000.0).contains(x));
        if (!outline.is_empty() && outline.len() < 3) || outline.len() > 500 {
            faults.add(
                at,
                format!(
                    "region {i}: an outline has 3 to 500 points, found {}",
                    outline.len()
                ),
            );
        }
        if !outline.iter().chain(&region.center).all(inside) {
            faults.add(
                spanned.span(),
                format!("region {i}: coordinates from 0 to 1000 expected"),
            );
        }
    }
}

/// What only a whole board can show: somebody can enter, and all land hangs together.
fn check_whole(board: &Board, faults: &mut Faults) {
    let land = board.open();
    if !board.entry().meets(land) {
        faults.add(0..0, "no land region can be entered: at least one needs edge = true, or a border with a sea that has it".into());
    }
    let Some(start) = land.lowest() else {
        faults.add(0..0, "at least one land region expected".into());
        return;
    };
    let mut reached = RegionSet::one(start);
    loop {
        let next = reached | (board.neighbours(reached) & land);
        if next == reached {
            break;
        }
        reached = next;
    }
    if let Some(lost) = (land - reached).lowest() {
        faults.add(
            0..0,
            format!("region {lost} cannot be reached by land from region {start}"),
        );
    }
    for (what, most, found) in board.set.lacks(board) {
        faults.add(
            0..0,
            format!("at most {most} {what} are in the box (B-04), found {found}"),
        );
    }
}

fn build(file: BoardFile, source: &str) -> Board {
    let mut borders = [RegionSet::EMPTY; MAX_REGIONS];
    let mut ground = [0; MAX_REGIONS];
    let mut regions = Vec::with_capacity(file.region.len());
    for (i, region) in file.region.into_iter().map(Spanned::into_inner).enumerate() {
        borders[i] = region
            .borders
            .into_inner()
            .into_iter()
            .map(|b| RegionId(b as u8))
            .collect();
        let price = region.terrain.facts().price + region.peak as i8;
        ground[i] = ANY_REGION.saturating_add_signed(price);
        let outline = region.outline.map(Spanned::into_inner).unwrap_or_default();
        let center = region.center.unwrap_or_else(|| middle(&outline));
        regions.push(Region {
            terrain: region.terrain,
            symbols: region.symbols,
            lost_tribe: region.lost_tribe,
            monsters: region.monsters,
            volcano: region.volcano,
            peak: region.peak,
            edge: region.edge,
            marks: region.marks.map(Spanned::into_inner).unwrap_or_default(),
            center,
            outline,
        });
    }
    let mut board = Board {
        source: source.to_owned(),
        name: file.name.into_inner(),
        players: file.players.into_inner(),
        rounds: file.rounds.into_inner(),
        aspect: file.aspect,
        ours: file.ours,
        set: file.set,
        scenario: file.scenario.map(Spanned::into_inner),
        marks: Vec::new(),
        rings: file
            .rings
            .into_iter()
            .map(|ring| {
                ring.into_inner()
                    .into_iter()
                    .map(|r| RegionId(r as u8))
                    .collect()
            })
            .collect(),
        regions,
        borders,
        ground,
        water: RegionSet::EMPTY,
        open: RegionSet::EMPTY,
        closed: RegionSet::EMPTY,
        emptied: RegionSet::EMPTY,
        scoring: RegionSet::EMPTY,
        entry: RegionSet::EMPTY,
    };
    board.water = board.select(|region| region.terrain.is_water());
    board.open = board.select(|region| region.terrain.facts().open == Open::All);
    board.closed = board.select(|region| matches!(region.terrain.facts().open, Open::Nobody(_)));
    board.emptied = board.select(|region| region.terrain.facts().emptied);
    board.scoring = board.select(|region| region.terrain.facts().scores);
    let edge = board.select(|region| region.edge);
    let landings = edge & board.select(|region| file.landing && region.terrain.facts().lands);
    board.marks = marks(&board.regions);
    let gates = board.marked(GATE);
    board.entry = if gates.is_empty() {
        edge | (board.neighbours(landings) - board.water)
    } else {
        gates
    };
    board
}

/// What is said of regions, and of which.
fn marks(regions: &[Region]) -> Vec<(String, RegionSet)> {
    let mut all: Vec<(String, RegionSet)> = Vec::new();
    for (region, of) in (0..).map(RegionId).zip(regions) {
        for mark in &of.marks {
            match all.iter_mut().find(|(known, _)| known == mark) {
                Some((_, regions)) => *regions = regions.with(region),
                None => all.push((mark.clone(), RegionSet::one(region))),
            }
        }
    }
    all
}

fn middle(outline: &[[f32; 2]]) -> [f32; 2] {
    let count = outline.len().max(1) as f32;
    let sum = outline
        .iter()
        .fold([0.0, 0.0], |sum, p| [sum[0] + p[0], sum[1] + p[1]]);
    [sum[0] / count, sum[1] / count]
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = "name = \"two\"\nplayers = 2\nrounds = 10\n\n[[region]]\nid = 0\nterrain = \"hill\"\nedge = true\nborders = [1]\n\n[[region]]\nid = 1\nterrain = \"swamp\"\nborders = [0]\n";

    fn faults(text: &str) -> Vec<(usize, String)> {
        let error = Board::parse(text).expect_err("the board is faulty");
        error
            .faults
            .into_iter()
            .map(|fault| (fault.line, fault.what))
            .collect()
    }

    #[test]
    fn a_small_board_needs_little() {
        assert_eq!(Board::parse(TWO).unwrap().len(), 2);
    }

    #[test]
    fn every_fault_is_told_with_its_line() {
        let text = TWO
            .replace("rounds = 10", "rounds = 0")
            .replace("borders = [0]", "borders = [0, 7]");
        let found = faults(&text);
        assert_eq!(found.len(), 2, "{found:?}");
        assert_eq!(found[0], (3, "rounds: 1 to 20 expected, found 0".into()));
        assert_eq!(
            found[1],
            (14, "region 1: borders: 0 to 1 expected, found 7".into())
        );
    }

    #[test]
    fn one_sided_borders_islands_and_closed_boards_are_refused() {
        let one_sided = TWO.replace("borders = [0]", "borders = []");
        assert!(faults(&one_sided)[0].1.contains("does not border"));
        let island = one_sided.replace("borders = [1]", "borders = []");
        assert!(faults(&island)[0].1.contains("cannot be reached"));
        assert!(
            faults(&TWO.replace("edge = true\n", ""))[0]
                .1
                .contains("can be entered")
        );
    }

    #[test]
    fn a_peak_costs_one_more_and_needs_a_mountain_of_its_set() {
        let flat = TWO.replace("edge = true", "edge = true\npeak = true");
        assert!(faults(&flat)[0].1.contains("a peak needs a mountain"));
        let base = flat.replace("hill", "mountain");
        assert_eq!(
            faults(&base)[0].1,
            "at most 0 peaks are in the box (B-04), found 1"
        );
        let board = Board::parse(&format!("set = \"realms\"\n{base}")).unwrap();
        assert_eq!(board.ground(RegionId(0)), 4, "R-07");
        assert_eq!(board.ground(RegionId(1)), 2);
    }

    #[test]
    fn nobody_lands_where_a_sea_is_no_landing() {
        let text = TWO.replace("hill", "sea")
            + "\n[[region]]\nid = 2\nterrain = \"hill\"\nedge = true\nborders = [1]\n";
        let text = text.replace("borders = [0]", "borders = [0, 2]");
        let entry = |text: &str| Board::parse(text).unwrap().entry();
        assert!(entry(&text).has(RegionId(1)), "B-29");
        let closed = entry(&format!("landing = false\n{text}"));
        assert!(!closed.has(RegionId(1)), "R-08");
        assert!(closed.has(RegionId(0)), "for those who may use water");
    }

    #[test]
    fn an_unknown_terrain_or_field_names_what_was_expected() {
        assert!(
            faults(&TWO.replace("hill", "hell"))[0]
                .1
                .contains("farmland")
        );
        assert!(faults(&TWO.replace("edge", "egde"))[0].1.contains("egde"));
        assert_eq!(
            faults(&TWO.replace("players = 2", "players = 300"))[0].1,
            "a number from 0 to 255 expected, found `300`"
        );
    }
}
