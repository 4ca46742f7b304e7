//! Boards of one's own: double-sided hexes and the pieces on them become an ordinary board.
//!
//! A [`Realm`] is what lies on the table, finished or not. [`Realm::parse`] reads one and refuses what cannot lie there;
//! [`Realm::lay`] makes a board of it, or says why nobody could play on it yet.
//!
//! Hexes stand on a corner. Their cells are named by two numbers: `q` grows to the east, `r` to the south-east. Corners
//! and sides are counted clockwise from the top, so that side 0 faces north-east; a third covers two neighbouring sides,
//! and the first one of a hex that is not turned covers sides 0 and 1.

mod advice;
mod check;
mod drift;
mod fault;
mod file;
pub mod hexes;
mod layout;
mod outline;
mod plan;
mod shape;
mod suggest;
mod table;

pub use advice::{Count, Counted, Verdict};
pub(crate) use drift::Ways;
pub use fault::{Problem, RealmError, RealmFault};
pub use file::MAX_BYTES;
pub use hexes::{HexTile, Side, Third, Tiles};
pub use layout::{Layout, Preview};
pub use suggest::{Sides, Wish, suggest};

use crate::board::{MONSTERS, PieceSet, TRIBES};
use crate::tile::{Words, words};
use serde::Deserialize;

/// The longest title, in characters.
pub const MAX_TITLE: usize = 60;
/// The farthest cell from the middle on both axes: far enough for all hexes in a row.
pub const REACH: i8 = 30;

/// A cell of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default, Deserialize)]
#[serde(from = "[i8; 2]")]
pub struct Cell {
    /// Grows to the east.
    pub q: i8,
    /// Grows to the south-east.
    pub r: i8,
}

impl From<[i8; 2]> for Cell {
    fn from([q, r]: [i8; 2]) -> Self {
        Self { q, r }
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "[{}, {}]", self.q, self.r)
    }
}

/// A hex that was laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hex {
    /// Which one.
    pub tile: HexTile,
    /// The side that lies up.
    pub side: Side,
    /// Where.
    pub at: Cell,
    /// How far it is turned, in sixths clockwise: 0 to 5.
    pub turn: u8,
}

impl Hex {
    /// The same with a side up, turned so that its water lies where it lay.
    pub(crate) fn shown(self, side: Side) -> Self {
        let water = |hex: &Self, at: u8| {
            let third = shape::third_on(at, hex.turn);
            hex.thirds()[usize::from(third)].is_water()
        };
        let turned = (0..6).map(|turn| Self {
            side,
            turn: (self.turn + turn) % 6,
            ..self
        });
        let alike = |hex: &Self| (0..6).all(|at| water(hex, at) == water(&self, at));
        turned
            .into_iter()
            .find(alike)
            .unwrap_or(Self { side, ..self })
    }

    /// Its thirds, as they are counted on the tile however it is turned.
    pub fn thirds(&self) -> [Third; 3] {
        self.tile.thirds(self.side)
    }
}

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum PieceKind {
    /// Makes a region a mountain.
    Mountain,
    /// Makes a mountain higher.
    Peak,
    /// Makes a region a chasm.
    Chasm,
    /// One end of a tunnel, with its number.
    Tunnel(u8),
    /// Cuts a river along the side between two hexes.
    RiverBorder,
    /// A lost tribe.
    LostTribe,
    /// Two monsters.
    Monsters,
    /// Coins for whoever holds it.
    CoinMine,
    /// A throne.
    Throne,
    /// Its region can be entered; where there are gates, no other can.
    Gate,
    /// A relic or place that lies there face up, by its identifier.
    Marker(&'static str),
    /// A region of a vein: its number from west to east, and how deep it lies, from 0.
    Vein(u8, u8),
}

impl PieceKind {
    /// Every kind, with the first number of those that are numbered.
    pub const ALL: [Self; 12] = [
        Self::Mountain,
        Self::Peak,
        Self::Chasm,
        Self::Tunnel(1),
        Self::RiverBorder,
        Self::LostTribe,
        Self::Monsters,
        Self::CoinMine,
        Self::Throne,
        Self::Gate,
        Self::Marker(""),
        Self::Vein(1, 0),
    ];

    /// The highest number of a tunnel.
    pub const TUNNELS: u8 = 6;
    /// The highest number of a vein.
    pub const VEINS: u8 = 3;
    /// How deep veins go: the letters of their levels.
    pub const LEVELS: [&'static str; 3] = ["a", "b", "c"];

    /// The identifier used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Mountain => "mountain",
            Self::Peak => "peak",
            Self::Chasm => "chasm",
            Self::Tunnel(_) => "tunnel",
            Self::RiverBorder => "river-border",
            Self::LostTribe => "lost-tribe",
            Self::Monsters => "monsters",
            Self::CoinMine => "coin-mine",
            Self::Throne => "throne",
            Self::Gate => "gate",
            Self::Marker(_) => "marker",
            Self::Vein(..) => "vein",
        }
    }

    /// What a board file says of the region it lies in, if a scenario asks for it.
    pub(crate) fn mark(self) -> Option<String> {
        match self {
            Self::CoinMine | Self::Throne | Self::Gate => Some(self.id().to_owned()),
            Self::Marker(tile) => Some(tile.to_owned()),
            Self::Vein(number, level) => Some(vein_mark(number, level)),
            _ => None,
        }
    }

    /// Its name, one of them.
    pub const fn name(self) -> Words<'static> {
        match self {
            Self::Mountain => words("a mountain", "une montagne"),
            Self::Peak => words("a peak", "un pic"),
            Self::Chasm => words("a chasm", "un gouffre"),
            Self::Tunnel(_) => words("a tunnel", "un tunnel"),
            Self::RiverBorder => words("a river border", "une séparation de rivière"),
            Self::LostTribe => words("a lost tribe", "une tribu oubliée"),
            Self::Monsters => words("a pair of monsters", "une paire de monstres"),
            Self::CoinMine => words("a coin mine", "une mine de jetons"),
            Self::Throne => words("the throne", "le trône"),
            Self::Gate => words("a gate", "une porte"),
            Self::Marker(_) => words("a marker", "un marqueur"),
            Self::Vein(..) => words("a vein", "un filon"),
        }
    }

    /// How many are in the box; of tunnels, ends of every number together.
    pub const fn supply(self) -> u8 {
        match self {
            Self::Mountain => PieceSet::Realms.mountains(),
            Self::Peak => PieceSet::Realms.peaks(),
            Self::Chasm | Self::RiverBorder => 6,
            Self::Tunnel(_) => 2 * Self::TUNNELS,
            Self::LostTribe => TRIBES,
            Self::Monsters => MONSTERS,
            Self::CoinMine => 10,
            Self::Throne => 1,
            Self::Gate => u8::MAX,
            Self::Marker(_) => MONSTERS,
            Self::Vein(..) => Self::VEINS * Self::LEVELS.len() as u8,
        }
    }

    /// Whether it is of the same kind as another, whatever their numbers.
    pub fn is_like(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

/// What a board file says of a region of a vein.
pub(crate) fn vein_mark(number: u8, level: u8) -> String {
    let level = PieceKind::LEVELS.get(usize::from(level)).unwrap_or(&"a");
    format!("vein-{number}-{level}")
}

/// A piece that was laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// What it is.
    pub kind: PieceKind,
    /// The cell of its hex.
    pub at: Cell,
    /// The third of that hex, 0 to 2 as they are counted on the tile, so that pieces turn with it; of a river border, the
    /// side of the cell, 0 to 5, which does not turn.
    pub spot: u8,
}

/// What water is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Water {
    /// Taken for one token and left again.
    #[default]
    River,
    /// Closed to all but those to whom a tile opens it.
    Sea,
}

impl Water {
    /// The identifier used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::River => "river",
            Self::Sea => "sea",
        }
    }
}

/// What a table has laid, finished or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Realm {
    /// The name of its board.
    pub name: String,
    /// What people call it; may be empty.
    pub title: String,
    /// How many players it is made for.
    pub players: u8,
    /// How many rounds are played on it.
    pub rounds: u8,
    /// What water is.
    pub water: Water,
    /// Whether races enter over the shore of a sea that touches the outside.
    pub landing: bool,
    /// The scenario that is played on it, by its identifier.
    pub scenario: Option<String>,
    /// The hexes, in any order; regions are numbered by it.
    pub hexes: Vec<Hex>,
    /// The pieces on them, in any order.
    pub pieces: Vec<Piece>,
}

impl Realm {
    /// An empty table for so many players.
    pub fn empty(name: &str, players: u8) -> Self {
        Self {
            name: name.to_owned(),
            title: String::new(),
            players,
            rounds: usual_rounds(players),
            water: Water::default(),
            landing: false,
            scenario: None,
            hexes: Vec::new(),
            pieces: Vec::new(),
        }
    }

    /// The hex in a cell.
    pub fn hex(&self, at: Cell) -> Option<&Hex> {
        self.hexes.iter().find(|hex| hex.at == at)
    }

    /// The pieces on a third of the hex in a cell.
    pub fn pieces_on(&self, at: Cell, third: u8) -> impl Iterator<Item = PieceKind> {
        let here = move |piece: &&Piece| {
            piece.kind != PieceKind::RiverBorder && (piece.at, piece.spot) == (at, third)
        };
        self.pieces.iter().filter(here).map(|piece| piece.kind)
    }

    /// Whether a third has a piece of a kind.
    pub fn has(&self, at: Cell, third: u8, kind: PieceKind) -> bool {
        self.pieces_on(at, third).any(|other| other.is_like(kind))
    }

    /// How many pieces of a kind are still in the box.
    pub fn left(&self, kind: PieceKind) -> u8 {
        let laid = self.pieces.iter().filter(|piece| piece.kind.is_like(kind));
        kind.supply()
            .saturating_sub(laid.count().try_into().unwrap_or(u8::MAX))
    }
}

/// How many rounds so many players play.
pub const fn usual_rounds(players: u8) -> u8 {
    match players {
        0..=3 => 10,
        4 => 9,
        _ => 8,
    }
}

#[cfg(test)]
mod tests;
