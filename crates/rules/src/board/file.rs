//! Reads a board file and says everything that is wrong with it.

use super::check;
use super::{ANY_REGION, Board, Open, PieceSet, Region, Symbol, Terrain};
use crate::ids::{MAX_REGIONS, RegionId};
use crate::notation::{plain_line, plainly};
use crate::realm::Realm;
use crate::region_set::RegionSet;
use serde::Deserialize;
use std::fmt;
use std::sync::Arc;
use toml::Spanned;

/// The longest board file that is read.
const MAX_BYTES: usize = 1 << 20;
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
pub(super) struct BoardFile {
    pub name: Spanned<String>,
    pub players: Spanned<u8>,
    pub rounds: Spanned<u8>,
    #[serde(default = "usual_aspect")]
    pub aspect: f32,
    #[serde(default)]
    pub ours: bool,
    #[serde(default)]
    pub set: PieceSet,
    #[serde(default = "yes")]
    pub landing: bool,
    pub scenario: Option<Spanned<String>>,
    pub realm: Option<Spanned<String>>,
    #[serde(default)]
    pub rings: Vec<Spanned<Vec<usize>>>,
    pub region: Vec<Spanned<RegionFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RegionFile {
    pub id: Spanned<usize>,
    pub terrain: Terrain,
    #[serde(default)]
    pub symbols: Vec<Symbol>,
    #[serde(default)]
    pub lost_tribe: bool,
    #[serde(default)]
    pub monsters: bool,
    #[serde(default)]
    pub murloc: bool,
    #[serde(default)]
    pub volcano: bool,
    #[serde(default)]
    pub peak: bool,
    #[serde(default)]
    pub edge: bool,
    pub marks: Option<Spanned<Vec<String>>>,
    pub island: Option<Spanned<String>>,
    pub borders: Spanned<Vec<usize>>,
    pub center: Option<[f32; 2]>,
    pub outline: Option<Spanned<Vec<[f32; 2]>>>,
}

fn usual_aspect() -> f32 {
    1.5
}

fn yes() -> bool {
    true
}

/// Collects faults with the line of the text they stand on.
pub(super) struct Faults<'t> {
    text: &'t str,
    found: Vec<Fault>,
}

impl Faults<'_> {
    pub fn add(&mut self, at: std::ops::Range<usize>, what: String) {
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
        check::head(&file, &mut faults);
        if file.region.len() <= MAX_REGIONS {
            check::regions(&file, &mut faults);
        }
        if !faults.found.is_empty() {
            faults.found.sort_by_key(|fault| fault.line);
            return Err(BoardError {
                faults: faults.found,
            });
        }
        let realm = check::realm(&file, &mut faults);
        let mut board = build(file, text);
        check::whole(&board, &mut faults);
        if let Some((at, realm)) = realm {
            check::laid(&board, &realm, at, &mut faults);
            board.realm = Some(Arc::new(realm));
        }
        if faults.found.is_empty() {
            Ok(board)
        } else {
            Err(BoardError {
                faults: faults.found,
            })
        }
    }
}

fn build(file: BoardFile, source: &str) -> Board {
    let mut borders = [RegionSet::EMPTY; MAX_REGIONS];
    let mut regions = Vec::with_capacity(file.region.len());
    let set = |list: Vec<usize>| list.into_iter().map(|r| RegionId(r as u8)).collect();
    for (i, region) in file.region.into_iter().map(Spanned::into_inner).enumerate() {
        borders[i] = set(region.borders.into_inner());
        let outline = region.outline.map(Spanned::into_inner).unwrap_or_default();
        let center = region.center.unwrap_or_else(|| middle(&outline));
        regions.push(Region {
            terrain: region.terrain,
            symbols: region.symbols,
            lost_tribe: region.lost_tribe,
            monsters: region.monsters,
            murloc: region.murloc,
            volcano: region.volcano,
            peak: region.peak,
            edge: region.edge,
            marks: region.marks.map(Spanned::into_inner).unwrap_or_default(),
            island: region.island.map(Spanned::into_inner),
            center,
            outline,
        });
    }
    let rings = file.rings.into_iter().map(Spanned::into_inner);
    let head = Head {
        source: source.to_owned(),
        name: file.name.into_inner(),
        players: file.players.into_inner(),
        rounds: file.rounds.into_inner(),
        aspect: file.aspect,
        ours: file.ours,
        set: file.set,
        landing: file.landing,
        scenario: file.scenario.map(Spanned::into_inner),
        realm: None,
    };
    Board::assemble(head, regions, borders, rings.map(set).collect())
}

/// What is said of a board as a whole.
pub(crate) struct Head {
    pub source: String,
    pub name: String,
    pub players: u8,
    pub rounds: u8,
    pub aspect: f32,
    pub ours: bool,
    pub set: PieceSet,
    pub landing: bool,
    pub scenario: Option<String>,
    pub realm: Option<Arc<Realm>>,
}

impl Board {
    /// A board of its parts; whoever has them knows that they fit.
    pub(crate) fn assemble(
        head: Head,
        regions: Vec<Region>,
        borders: [RegionSet; MAX_REGIONS],
        rings: Vec<RegionSet>,
    ) -> Self {
        let mut ground = [0; MAX_REGIONS];
        for (ground, region) in ground.iter_mut().zip(&regions) {
            let price = region.terrain.facts().price + region.peak as i8;
            *ground = ANY_REGION.saturating_add_signed(price);
        }
        let mut board = Self {
            source: head.source,
            name: head.name,
            players: head.players,
            rounds: head.rounds,
            aspect: head.aspect,
            ours: head.ours,
            set: head.set,
            scenario: head.scenario,
            realm: head.realm,
            marks: Vec::new(),
            rings,
            regions,
            borders,
            like: [RegionSet::EMPTY; MAX_REGIONS],
            ground,
            water: RegionSet::EMPTY,
            open: RegionSet::EMPTY,
            closed: RegionSet::EMPTY,
            emptied: RegionSet::EMPTY,
            scoring: RegionSet::EMPTY,
            entry: RegionSet::EMPTY,
            anchors: RegionSet::EMPTY,
            islands: Vec::new(),
        };
        for i in 0..board.regions.len() {
            let terrain = board.regions[i].terrain;
            board.like[i] = board.select(|other| terrain.is_kin(other.terrain));
        }
        board.water = board.select(|region| region.terrain.is_water());
        board.open = board.select(|region| region.terrain.facts().open == Open::All);
        board.closed =
            board.select(|region| matches!(region.terrain.facts().open, Open::Nobody(_)));
        board.emptied = board.select(|region| region.terrain.facts().emptied);
        board.scoring = board.select(|region| region.terrain.facts().scores);
        let edge = board.select(|region| region.edge);
        let landings = edge & board.select(|region| head.landing && region.terrain.facts().lands);
        board.marks = named(&board.regions, |region| &region.marks);
        board.islands = named(&board.regions, |region| region.island.as_slice());
        board.anchors = board.symbol(Symbol::Anchor);
        let landed = edge | (board.neighbours(landings) - board.water);
        let ways = [board.marked(GATE), board.anchors];
        board.entry = ways
            .into_iter()
            .find(|way| !way.is_empty())
            .unwrap_or(landed);
        board
    }
}

/// What is said of regions, and of which.
fn named(regions: &[Region], said: impl Fn(&Region) -> &[String]) -> Vec<(String, RegionSet)> {
    let mut all: Vec<(String, RegionSet)> = Vec::new();
    for (region, of) in (0..).map(RegionId).zip(regions) {
        for mark in said(of) {
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
