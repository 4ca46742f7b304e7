//! The board: terrain, symbols, borders, edges and water. It never changes during a game.
//!
//! Boards are read from TOML, also a stranger's: every fault is reported with its line, and a board
//! that was read is sound (borders are mutual, all land hangs together, somebody can enter).

mod check;
mod file;
mod ground;
mod printed;
mod supply;

pub use file::{BoardError, Fault};
pub(crate) use file::{COIN_MINE, Head};
pub use ground::{ANY_REGION, Ground, Open, Terrain};
pub use printed::NoSuchBoard;
pub use supply::{MONSTERS, PieceSet, TRIBES};

use crate::ids::{MAX_REGIONS, RegionId};
use crate::realm::Realm;
use crate::region_set::RegionSet;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A sign printed in a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// A cavern.
    Cavern,
    /// A mine.
    Mine,
    /// A magic source.
    Magic,
    /// A place to land on an island (W-03).
    Anchor,
    /// The size of an island, printed where a legendary place or an artifact lies at the start (W-02).
    Legendary,
}

impl Symbol {
    /// Every symbol.
    pub const ALL: [Self; 5] = [
        Self::Cavern,
        Self::Mine,
        Self::Magic,
        Self::Anchor,
        Self::Legendary,
    ];

    /// The identifier used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Cavern => "cavern",
            Self::Mine => "mine",
            Self::Magic => "magic",
            Self::Anchor => "anchor",
            Self::Legendary => "legendary",
        }
    }

    /// Its picture, by its name in the set of icons.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Cavern => "cave-entrance",
            Self::Mine => "mining",
            Self::Magic => "magic-swirl",
            Self::Anchor => "anchor",
            Self::Legendary => "polar-star",
        }
    }
}

/// The picture of a peak.
pub const PEAK_ICON: &str = "mountaintop";

/// What is printed in one region, and how to draw it.
#[derive(Clone, PartialEq, Debug)]
pub struct Region {
    /// The ground.
    pub terrain: Terrain,
    /// The signs printed on it.
    pub symbols: Vec<Symbol>,
    /// Whether a lost tribe lives there at the start (B-04).
    pub lost_tribe: bool,
    /// Whether monsters live there at the start, two of them (U-08).
    pub monsters: bool,
    /// Whether a murloc lives there at the start (W-08).
    pub murloc: bool,
    /// Whether a volcano may break out there.
    pub volcano: bool,
    /// Whether it is a peak: a mountain that costs one more.
    pub peak: bool,
    /// Whether it touches the edge of the board.
    pub edge: bool,
    /// What else is said of it, for a scenario: a coin mine, a throne, the tile that lies there face up.
    pub marks: Vec<String>,
    /// The island it lies on, where a board is made of several (W-01).
    pub island: Option<String>,
    /// Where a label goes, 0 to 1000 on both axes.
    pub center: [f32; 2],
    /// The outline as points, 0 to 1000 on both axes; empty when the board has no drawing.
    pub outline: Vec<[f32; 2]>,
}

/// A checked board.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    source: String,
    name: String,
    players: u8,
    rounds: u8,
    aspect: f32,
    ours: bool,
    set: PieceSet,
    scenario: Option<String>,
    realm: Option<Arc<Realm>>,
    rings: Vec<RegionSet>,
    marks: Vec<(String, RegionSet)>,
    regions: Vec<Region>,
    borders: [RegionSet; MAX_REGIONS],
    like: [RegionSet; MAX_REGIONS],
    ground: [u8; MAX_REGIONS],
    water: RegionSet,
    open: RegionSet,
    closed: RegionSet,
    emptied: RegionSet,
    scoring: RegionSet,
    entry: RegionSet,
    anchors: RegionSet,
    islands: Vec<(String, RegionSet)>,
}

impl Board {
    /// The text the board was read from.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The name of the board.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many players it is made for.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// How many rounds are played on it (B-01).
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// Width divided by height of the drawing.
    pub fn aspect(&self) -> f32 {
        self.aspect
    }

    /// Whether some of its symbols are our own choice, because nobody states the printed ones.
    pub fn is_ours(&self) -> bool {
        self.ours
    }

    /// Where the pieces on it come from.
    pub fn set(&self) -> PieceSet {
        self.set
    }

    /// The scenario that is played on it, by its identifier.
    pub fn scenario(&self) -> Option<&str> {
        self.scenario.as_deref()
    }

    /// The hexes it is laid of, where they move during the game.
    pub fn realm(&self) -> Option<&Realm> {
        self.realm.as_deref()
    }

    /// The regions around each hole in the middle of it.
    pub fn rings(&self) -> &[RegionSet] {
        &self.rings
    }

    /// The regions of which something is said.
    pub fn marked(&self, mark: &str) -> RegionSet {
        let mut said = self.marks.iter();
        let found = said.find(|(said, _)| said == mark);
        found.map_or(RegionSet::EMPTY, |(_, regions)| *regions)
    }

    /// The regions in the order of their numbers.
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// How many regions there are, water included.
    pub fn len(&self) -> usize {
        self.regions.len()
    }

    /// Whether there is no region; a board that was read always has some.
    pub fn is_empty(&self) -> bool {
        self.regions.is_empty()
    }

    /// The region with a number, if the board has it.
    pub fn region(&self, region: RegionId) -> Option<&Region> {
        self.regions.get(region.index())
    }

    /// All regions, water included.
    pub fn all(&self) -> RegionSet {
        RegionSet::first(self.len())
    }

    /// The regions that share a border with one.
    #[inline(always)]
    pub fn borders(&self, region: RegionId) -> RegionSet {
        self.borders[region.index() & (MAX_REGIONS - 1)]
    }

    /// The regions that share a border with any of these (they may be among them).
    #[inline(always)]
    pub fn neighbours(&self, of: RegionSet) -> RegionSet {
        of.into_iter()
            .fold(RegionSet::EMPTY, |near, region| near | self.borders(region))
    }

    /// What the ground itself asks of a conqueror: what every region does, and what its terrain and a peak
    /// add (B-37, R-07).
    #[inline(always)]
    pub fn ground(&self, region: RegionId) -> u8 {
        self.ground[region.index() & (MAX_REGIONS - 1)]
    }

    /// Seas, lakes and rivers.
    #[inline(always)]
    pub fn water(&self) -> RegionSet {
        self.water
    }

    /// Regions that everybody may take.
    #[inline(always)]
    pub fn open(&self) -> RegionSet {
        self.open
    }

    /// Whether it lies below the earth: the book of that box speaks of any token where the base game says an enemy's
    /// (B-37, B-39). Rivers and chasms alone do not tell: hexes have them above the earth too.
    pub fn is_below(&self) -> bool {
        self.regions
            .iter()
            .any(|region| region.terrain.facts().below)
    }

    /// Whether one's own declined tokens count like anybody's: the books of the world below and of the islands speak of any
    /// token where the base game says an enemy's (B-37, B-39, W-11).
    pub fn counts_own(&self) -> bool {
        self.is_below() || self.has_islands()
    }

    /// Regions that nobody may take (U-07).
    pub fn closed(&self) -> RegionSet {
        self.closed
    }

    /// Regions in which only those stay to whom a tile opens them (U-02).
    #[inline(always)]
    pub fn emptied(&self) -> RegionSet {
        self.emptied
    }

    /// Where a volcano may break out (U-27).
    pub fn volcanoes(&self) -> RegionSet {
        self.select(|region| region.volcano)
    }

    /// Regions that score for whoever holds them.
    #[inline(always)]
    pub fn scoring(&self) -> RegionSet {
        self.scoring
    }

    /// Where a race enters: the edge, and the shore of a sea on the edge (B-28, B-29); on a board with gates or anchors, those
    /// alone (R-17, W-03, W-06). Water on the edge is among them, for those who may use water at all.
    #[inline(always)]
    pub fn entry(&self) -> RegionSet {
        self.entry
    }

    /// Regions with an anchor, on whatever island (W-03, W-04).
    #[inline(always)]
    pub fn anchors(&self) -> RegionSet {
        self.anchors
    }

    /// Whether it is made of several boards that lie in the sea (W-01).
    pub fn has_islands(&self) -> bool {
        !self.islands.is_empty()
    }

    /// The islands with the names of their faces, in the order of the regions; none on a board of one piece.
    pub fn islands(&self) -> &[(String, RegionSet)] {
        &self.islands
    }

    /// Everything on the same board as a region, water included: its island, or all of a board of one piece (W-48, W-65).
    pub fn island(&self, region: RegionId) -> RegionSet {
        let mut islands = self.islands.iter();
        let found = islands.find(|(_, island)| island.has(region));
        found.map_or(self.all(), |(_, island)| *island)
    }

    /// The regions that pass a test.
    pub fn select(&self, test: impl Fn(&Region) -> bool) -> RegionSet {
        let numbered = self.regions.iter().enumerate();
        numbered
            .filter(|(_, region)| test(region))
            .map(|(i, _)| RegionId(i as u8))
            .collect()
    }

    /// The regions of one terrain.
    pub fn terrain(&self, terrain: Terrain) -> RegionSet {
        self.select(|region| region.terrain == terrain)
    }

    /// The regions with one symbol, or a terrain that is as good as it.
    pub fn symbol(&self, symbol: Symbol) -> RegionSet {
        self.select(|region| {
            region.symbols.contains(&symbol) || region.terrain.facts().carries == Some(symbol)
        })
    }

    /// The regions next to water (B-104); what is emptied again is no coast itself (U-06).
    pub fn coast(&self) -> RegionSet {
        self.neighbours(self.water) - self.emptied
    }

    /// Bodies of water with what touches them, but for what these regions block (U-31).
    pub fn webs(&self, blocked: RegionSet) -> impl Iterator<Item = RegionSet> {
        let mut left = self.water - blocked;
        std::iter::from_fn(move || {
            let mut body = RegionSet::one(left.lowest()?);
            loop {
                let more = body | (self.neighbours(body) & left);
                if more == body {
                    break;
                }
                body = more;
            }
            left = left - body;
            Some(body | (self.neighbours(body) & self.open))
        })
    }

    /// The regions of the same terrain as one (U-74).
    #[inline]
    pub fn like(&self, region: RegionId) -> RegionSet {
        self.like[region.index() & (MAX_REGIONS - 1)]
    }

    /// Whether races enter by gates alone.
    pub fn has_gates(&self) -> bool {
        !self.marked(file::GATE).is_empty()
    }

    /// Regions of land below the earth, if `below`, or above it; waters and chasms are of neither world.
    pub fn world(&self, below: bool) -> RegionSet {
        self.select(|region| {
            let facts = region.terrain.facts();
            facts.open == Open::All && !facts.water && facts.below == below
        })
    }

    /// The peaks.
    pub fn peaks(&self) -> RegionSet {
        self.select(|region| region.peak)
    }

    /// The natives at the start: lost tribes, monsters and murlocs.
    pub fn tribes(&self) -> RegionSet {
        self.select(|region| region.lost_tribe || region.monsters || region.murloc)
    }

    /// Those of them that are monsters: two to a region (U-08).
    pub fn monsters(&self) -> RegionSet {
        self.select(|region| region.monsters)
    }

    /// Those of them that are murlocs (W-08).
    pub fn murlocs(&self) -> RegionSet {
        self.select(|region| region.murloc)
    }

    /// Where a legendary place or an artifact lies at the start (W-02).
    pub fn legendary(&self) -> RegionSet {
        self.symbol(Symbol::Legendary)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shore_of_an_edge_sea_is_an_entry() {
        let board = Board::for_players(2).unwrap();
        assert!(
            board.entry().has(RegionId(21)),
            "forest 21 lies inside but borders sea 22"
        );
        assert!(
            !board.entry().has(RegionId(6)),
            "hill 6 borders no sea and no edge"
        );
    }
}
