//! A realm becomes a board: as a board file, so that the one reader of boards checks it too.

use super::check::check;
use super::file::quoted;
use super::outline::outline;
use super::plan::{Plan, Spot, members};
use super::shape::{Point, around_third};
use super::{Cell, Hex, PieceKind, Problem, Realm, RealmError, Third, Water};
use crate::board::{Board, Head, PieceSet, Region, Symbol, Terrain};
use crate::ids::{MAX_REGIONS, RegionId};
use crate::region_set::RegionSet;
use crate::tile::Tile;
use crate::tiles;
use std::fmt::Write;

/// A board, and where each of its regions comes from.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The board.
    pub board: Board,
    hexes: Vec<(Cell, [RegionId; 3])>,
}

impl Layout {
    /// The region of a third of the hex in a cell.
    pub fn region(&self, at: Cell, third: u8) -> Option<RegionId> {
        let (_, thirds) = self.hexes.iter().find(|(cell, _)| *cell == at)?;
        thirds.get(usize::from(third)).copied()
    }

    /// The thirds of a region: one, or those of a water that touch each other.
    pub fn thirds(&self, region: RegionId) -> impl Iterator<Item = (Cell, u8)> {
        let hexes = self.hexes.iter();
        let thirds =
            hexes.flat_map(|(at, thirds)| (0..).zip(thirds).map(move |(i, of)| (*at, i, *of)));
        thirds.filter_map(move |(at, third, of)| (of == region).then_some((at, third)))
    }
}

impl Realm {
    /// The board that the realm makes.
    ///
    /// # Errors
    /// See [`Realm::lay`].
    pub fn board(&self) -> Result<Board, RealmError> {
        Ok(self.lay()?.board)
    }

    /// The board that the realm makes, with the region of each third.
    ///
    /// # Errors
    /// Everything that keeps people from playing on it, without lines.
    pub fn lay(&self) -> Result<Layout, RealmError> {
        let wrong = check(self);
        if !wrong.is_empty() {
            return Err(RealmError::of(wrong.into_iter().map(|(_, what)| what)));
        }
        let plan = Plan::of(self);
        let unfinished = unfinished(self, &plan);
        if !unfinished.is_empty() {
            return Err(RealmError::of(unfinished));
        }
        let mut text = String::new();
        Draft::of(self, &plan)
            .write(&mut text)
            .expect("a string takes any text");
        let board = Board::parse(&text)
            .map_err(|error| RealmError::of([Problem::Board(error.to_string())]))?;
        let cells = self.hexes.iter().map(|hex| hex.at);
        let regions = plan.of.iter().map(|thirds| thirds.map(RegionId));
        Ok(Layout {
            board,
            hexes: cells.zip(regions).collect(),
        })
    }
}

/// What is still missing before anybody can play.
fn unfinished(realm: &Realm, plan: &Plan) -> Vec<Problem> {
    let mut found = Vec::new();
    for number in 1..=PieceKind::TUNNELS {
        let ends = realm
            .pieces
            .iter()
            .filter(|piece| piece.kind == PieceKind::Tunnel(number));
        if ends.count() == 1 {
            found.push(Problem::OneEnd(number));
        }
    }
    if plan.regions.len() > MAX_REGIONS {
        found.push(Problem::TooManyRegions(plan.regions.len()));
    }
    let land = plan.all() & !plan.closed & !plan.water;
    let Some(first) = members(land).next() else {
        found.push(Problem::NoLand);
        return found;
    };
    let walkable = plan.walkable(realm.water);
    if let Some(lost) = members(walkable & !plan.reached(first, walkable)).next() {
        let (hex, third) = plan.regions[lost][0];
        found.push(Problem::CutOff(realm.hexes[hex].tile, third));
    }
    let shore = members(plan.water & plan.edge).fold(0, |all, sea| all | plan.borders(sea));
    let gates = plan.with(realm, PieceKind::Gate);
    let entry = match gates {
        0 if realm.landing => plan.edge | shore,
        0 => plan.edge,
        gates => gates,
    };
    if entry & walkable == 0 {
        found.push(Problem::NoEntry);
    }
    found
}

/// A third of a hex that does not lie there yet, 0 to 1000 on both axes of the map; beyond them where it would lie outside.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// Its outline.
    pub outline: Vec<[f32; 2]>,
    /// Its ground.
    pub terrain: Terrain,
    /// Its symbol.
    pub symbol: Option<Symbol>,
}

/// A realm that becomes a board.
struct Draft<'a> {
    realm: &'a Realm,
    plan: &'a Plan,
    scenario: Option<&'static Tile<'static>>,
}

impl Realm {
    /// The board that the hexes make as they lie, without outlines and whether or not all land hangs together: what the
    /// rules ask where hexes move. Nothing where there are more regions than a board has.
    pub(crate) fn ground(&self) -> Option<Board> {
        self.assemble(|_, _| {})
    }

    /// The same, drawn.
    pub(crate) fn drawn(&self) -> Option<Board> {
        let frame = Frame::around(self);
        self.assemble(|draft, region| draft.draw(region, &frame))
    }

    /// The same as a board file.
    pub(crate) fn drawn_text(&self) -> String {
        let plan = Plan::of(self);
        let mut text = String::new();
        let draft = Draft::of(self, &plan);
        draft.write(&mut text).expect("a string takes any text");
        text
    }

    /// How a hex would look on the map of a realm: its thirds, with their ground.
    pub(crate) fn preview(&self, hex: &Hex) -> Vec<Preview> {
        let frame = Frame::around(self);
        // Pieces go along with the hex.
        let lies = self.hexes.iter().find(|other| other.tile == hex.tile);
        let from = lies.map_or(hex.at, |lies| lies.at);
        let thirds = (0..3).map(|third| {
            let has = |kind: PieceKind| self.has(from, third, kind);
            let points = around_third(hex.at, hex.turn, third);
            let points = points.map(|line| {
                let [x, y] = line.from;
                frame.place([x.into(), y.into()]).map(|at| at as f32)
            });
            let terrain = match hex.thirds()[usize::from(third)] {
                Third::Land(..) if has(PieceKind::Chasm) => Terrain::Chasm,
                Third::Land(..) if has(PieceKind::Mountain) => hex.side.mountain(),
                Third::Land(terrain, _) => terrain,
                Third::Water if self.water == Water::River => Terrain::River,
                Third::Water => Terrain::Sea,
            };
            let symbol = match hex.thirds()[usize::from(third)] {
                Third::Land(_, symbol) if !has(PieceKind::Chasm) && !has(PieceKind::Peak) => symbol,
                _ => None,
            };
            Preview {
                outline: points.to_vec(),
                terrain,
                symbol,
            }
        });
        thirds.collect()
    }

    fn assemble(&self, draw: impl Fn(&Draft, (usize, &mut Region))) -> Option<Board> {
        let plan = Plan::of(self);
        if plan.regions.len() > MAX_REGIONS {
            return None;
        }
        let draft = Draft::of(self, &plan);
        let mut borders = [RegionSet::EMPTY; MAX_REGIONS];
        let mut regions = Vec::with_capacity(plan.regions.len());
        let set = |of: u128| members(of).map(|region| RegionId(region as u8)).collect();
        for (number, borders) in (0..plan.regions.len()).zip(&mut borders) {
            *borders = set(plan.borders(number));
            let mut region = draft.region(number);
            draw(&draft, (number, &mut region));
            regions.push(region);
        }
        let head = Head {
            source: String::new(),
            name: self.name.clone(),
            players: self.players,
            rounds: self.rounds,
            aspect: Frame::around(self).aspect() as f32,
            ours: false,
            set: PieceSet::Realms,
            landing: self.landing,
            scenario: self.scenario.clone(),
            realm: None,
        };
        let rings = plan.rings.iter();
        let rings = rings.map(|ring| ring.iter().copied().map(RegionId).collect());
        Some(Board::assemble(head, regions, borders, rings.collect()))
    }
}

impl<'a> Draft<'a> {
    fn of(realm: &'a Realm, plan: &'a Plan) -> Self {
        Self {
            realm,
            plan,
            scenario: realm.scenario.as_deref().and_then(tiles::scenario),
        }
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        let Realm {
            name,
            players,
            rounds,
            landing,
            scenario,
            ..
        } = self.realm;
        let frame = Frame::around(self.realm);
        writeln!(
            text,
            "name = \"{name}\"\nplayers = {players}\nrounds = {rounds}"
        )?;
        writeln!(
            text,
            "aspect = {:.3}\nset = \"realms\"\nlanding = {landing}",
            frame.aspect()
        )?;
        if let Some(scenario) = scenario {
            writeln!(text, "scenario = {scenario:?}")?;
        }
        if self
            .scenario
            .is_some_and(|tile| tile.hooks.table.world.is_some())
        {
            writeln!(text, "realm = {}", quoted(&self.realm.to_toml()))?;
        }
        if !self.plan.rings.is_empty() {
            writeln!(text, "rings = {:?}", self.plan.rings)?;
        }
        for number in 0..self.plan.regions.len() {
            let mut region = self.region(number);
            self.draw((number, &mut region), &frame);
            self.write_region(number, &region, text)?;
        }
        Ok(())
    }

    /// What a region is, without its outline.
    fn region(&self, number: usize) -> Region {
        let thirds = &self.plan.regions[number];
        let edge = self.plan.edge >> number & 1 == 1;
        let (terrain, symbol) = self.kind(thirds[0], edge);
        let has = |kind| {
            let (hex, third) = thirds[0];
            self.realm.has(self.realm.hexes[hex].at, third, kind)
        };
        let pieces = thirds.iter().flat_map(|&(hex, third)| {
            let at = self.realm.hexes[hex].at;
            self.realm.pieces_on(at, third)
        });
        let mut marks: Vec<String> = pieces.filter_map(PieceKind::mark).collect();
        // Of a water, several thirds may say the same.
        marks.sort();
        marks.dedup();
        Region {
            terrain,
            symbols: symbol.into_iter().collect(),
            lost_tribe: has(PieceKind::LostTribe),
            monsters: has(PieceKind::Monsters),
            murloc: false,
            volcano: false,
            peak: has(PieceKind::Peak),
            edge,
            marks,
            island: None,
            center: [0.0; 2],
            outline: Vec::new(),
        }
    }

    /// Gives a region its outline, and a place for its label.
    fn draw(&self, (number, region): (usize, &mut Region), frame: &Frame) {
        let thirds = &self.plan.regions[number];
        let around = |&(hex, third): &Spot| {
            let hex = &self.realm.hexes[hex];
            around_third(hex.at, hex.turn, third)
        };
        let lines: Vec<_> = thirds.iter().map(around).collect();
        let points = outline(&lines).into_iter();
        let points = points.map(|[x, y]| frame.place([x.into(), y.into()]));
        region.outline = points.map(|point| point.map(|at| at as f32)).collect();
        region.center = frame.place(self.label(thirds)).map(|at| at as f32);
    }

    fn write_region(&self, number: usize, region: &Region, text: &mut String) -> std::fmt::Result {
        let terrain = region.terrain.id();
        writeln!(text, "\n[[region]]\nid = {number}\nterrain = \"{terrain}\"")?;
        for symbol in &region.symbols {
            writeln!(text, "symbols = [\"{}\"]", symbol.id())?;
        }
        for (has, key) in [
            (region.lost_tribe, "lost_tribe"),
            (region.monsters, "monsters"),
            (region.peak, "peak"),
        ] {
            if has {
                writeln!(text, "{key} = true")?;
            }
        }
        if !region.marks.is_empty() {
            writeln!(text, "marks = {:?}", region.marks)?;
        }
        let borders: Vec<usize> = members(self.plan.borders(number)).collect();
        writeln!(text, "edge = {}\nborders = {borders:?}", region.edge)?;
        let [x, y] = region.center;
        writeln!(text, "center = [{x:.1}, {y:.1}]")?;
        let points = region.outline.iter();
        let points: Vec<String> = points.map(|[x, y]| format!("[{x:.1}, {y:.1}]")).collect();
        writeln!(text, "outline = [{}]", points.join(", "))
    }

    /// The ground of a region, and its symbol: a mountain keeps it, a peak and a chasm do not.
    fn kind(&self, (hex, third): Spot, edge: bool) -> (Terrain, Option<Symbol>) {
        let hex = &self.realm.hexes[hex];
        let has = |kind| self.realm.has(hex.at, third, kind);
        match hex.thirds()[usize::from(third)] {
            Third::Water if self.realm.water == Water::River => (Terrain::River, None),
            Third::Water if edge || self.all_is_sea() => (Terrain::Sea, None),
            Third::Water => (Terrain::Lake, None),
            Third::Land(..) if has(PieceKind::Chasm) => (Terrain::Chasm, None),
            Third::Land(_, symbol) if has(PieceKind::Mountain) => {
                let shown = symbol.filter(|_| !has(PieceKind::Peak));
                (hex.side.mountain(), shown)
            }
            Third::Land(terrain, symbol) => (terrain, symbol),
        }
    }

    /// Whether a scenario knows no lakes.
    fn all_is_sea(&self) -> bool {
        self.scenario.is_some_and(|tile| tile.hooks.table.seas)
    }

    /// Where the label of a region goes: the middle of the third that is nearest to the middle of all.
    fn label(&self, thirds: &[Spot]) -> [f64; 2] {
        let middles: Vec<[f64; 2]> = thirds
            .iter()
            .map(|&(hex, third)| {
                let hex = &self.realm.hexes[hex];
                let [first, _, third, _] = around_third(hex.at, hex.turn, third);
                let [[ax, ay], [bx, by]] = [first.from, third.from];
                [f64::from(ax + bx) / 2.0, f64::from(ay + by) / 2.0]
            })
            .collect();
        let count = middles.len() as f64;
        let mean = |axis: usize| middles.iter().map(|middle| middle[axis]).sum::<f64>() / count;
        let (x, y) = (mean(0), mean(1));
        // A step to the right is √3 times as long as one down.
        let far = |middle: &[f64; 2]| 3.0 * (middle[0] - x).powi(2) + (middle[1] - y).powi(2);
        let nearest = middles.iter().min_by(|a, b| far(a).total_cmp(&far(b)));
        nearest.copied().unwrap_or_default()
    }
}

/// The part of the lattice that is drawn, 0 to 1000 on both axes.
struct Frame {
    least: [f64; 2],
    size: [f64; 2],
}

/// How many times as wide as high a drawing can be, or as high as wide: a row of hexes gets room around it.
const WIDEST: f64 = 4.5;

impl Frame {
    fn around(realm: &Realm) -> Self {
        let ends = |axis: usize, reach: i32| {
            let on_axis = realm.hexes.iter().map(|hex| {
                let middle: Point = hex.at.middle();
                middle[axis]
            });
            let least = on_axis.clone().min().unwrap_or_default() - reach;
            let most = on_axis.max().unwrap_or_default() + reach;
            (f64::from(least), f64::from(most - least))
        };
        let ((left, width), (top, height)) = (ends(0, 1), ends(1, 2));
        let root = 3_f64.sqrt();
        let size = [
            width.max(height / WIDEST / root),
            height.max(width * root / WIDEST),
        ];
        Self {
            least: [
                left - (size[0] - width) / 2.0,
                top - (size[1] - height) / 2.0,
            ],
            size,
        }
    }

    /// Width divided by height.
    fn aspect(&self) -> f64 {
        3_f64.sqrt() * self.size[0] / self.size[1]
    }

    fn place(&self, point: [f64; 2]) -> [f64; 2] {
        [0, 1].map(|axis| (point[axis] - self.least[axis]) / self.size[axis] * 1000.0)
    }
}
