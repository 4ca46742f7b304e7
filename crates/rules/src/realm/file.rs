//! Realms as text: reads what a stranger wrote, says everything that is wrong with it, and writes it back.

use super::check::{Of, check};
use super::{
    Cell, Hex, HexTile, Piece, PieceKind, Problem, Realm, RealmError, RealmFault, Side, Water,
    usual_rounds,
};
use crate::notation::{plain_line, plainly};
use crate::tiles;
use serde::Deserialize;
use std::fmt::Write;
use std::ops::Range;
use toml::Spanned;

/// The longest realm file that is read.
pub const MAX_BYTES: usize = 1 << 16;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RealmFile {
    name: Spanned<String>,
    title: Option<Spanned<String>>,
    players: Spanned<u8>,
    rounds: Option<Spanned<u8>>,
    #[serde(default)]
    water: Water,
    landing: Option<Spanned<bool>>,
    scenario: Option<Spanned<String>>,
    #[serde(default)]
    hex: Vec<Spanned<HexFile>>,
    #[serde(default)]
    piece: Vec<Spanned<PieceFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HexFile {
    tile: HexTile,
    side: Side,
    at: Cell,
    #[serde(default)]
    turn: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PieceFile {
    kind: Kind,
    number: Option<u8>,
    level: Option<String>,
    tile: Option<String>,
    at: Cell,
    third: Option<u8>,
    side: Option<u8>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Mountain,
    Peak,
    Chasm,
    Tunnel,
    RiverBorder,
    LostTribe,
    Monsters,
    CoinMine,
    Throne,
    Gate,
    Marker,
    Vein,
}

impl PieceFile {
    /// The piece, or what is missing or too much.
    fn piece(&self) -> Result<Piece, Problem> {
        let kind = match self.kind {
            Kind::Mountain => PieceKind::Mountain,
            Kind::Peak => PieceKind::Peak,
            Kind::Chasm => PieceKind::Chasm,
            Kind::Tunnel => PieceKind::Tunnel(self.number.ok_or(Problem::TunnelNumber(None))?),
            Kind::RiverBorder => PieceKind::RiverBorder,
            Kind::LostTribe => PieceKind::LostTribe,
            Kind::Monsters => PieceKind::Monsters,
            Kind::CoinMine => PieceKind::CoinMine,
            Kind::Throne => PieceKind::Throne,
            Kind::Gate => PieceKind::Gate,
            Kind::Marker => PieceKind::Marker(self.marker().ok_or(Problem::NoMarker)?),
            Kind::Vein => self.vein().ok_or(Problem::Vein)?,
        };
        let numbered = matches!(kind, PieceKind::Tunnel(_) | PieceKind::Vein(..));
        if self.number.is_some() && !numbered {
            return Err(Problem::NoNumber(kind));
        }
        if self.level.is_some() && !matches!(kind, PieceKind::Vein(..))
            || self.tile.is_some() && !matches!(kind, PieceKind::Marker(_))
        {
            return Err(Problem::Spot(kind));
        }
        let (spot, other) = match kind {
            PieceKind::RiverBorder => (self.side, self.third),
            _ => (self.third, self.side),
        };
        match (spot, other) {
            (Some(spot), None) => Ok(Piece {
                kind,
                at: self.at,
                spot,
            }),
            _ => Err(Problem::Spot(kind)),
        }
    }
}

impl PieceFile {
    /// The relic or place that lies there.
    fn marker(&self) -> Option<&'static str> {
        let tile = self.tile.as_ref()?;
        let mut known = tiles::markers();
        known.find(|known| known.id == tile).map(|known| known.id)
    }

    fn vein(&self) -> Option<PieceKind> {
        let number = self.number.filter(|n| (1..=PieceKind::VEINS).contains(n))?;
        let level = self.level.as_ref()?;
        let mut levels = PieceKind::LEVELS.iter();
        let level = levels.position(|known| known == level)?;
        Some(PieceKind::Vein(number, level as u8))
    }
}

impl Realm {
    /// Reads a realm file: what lies on a table, though perhaps nobody could play on it yet.
    ///
    /// # Errors
    /// Every fault of the file with its line, never only the first one that a check meets.
    pub fn parse(text: &str) -> Result<Self, RealmError> {
        let fault = |at: Range<usize>, what| RealmFault {
            line: Some(line(text, at.start)),
            what,
        };
        let unreadable = |at, what: String| {
            let what = Problem::Unreadable(plain_line(&what, 300));
            RealmError {
                faults: vec![fault(at, what)],
            }
        };
        if text.len() > MAX_BYTES {
            let found = text.len();
            let what = format!("a realm file has at most {MAX_BYTES} bytes, this one {found}");
            return Err(unreadable(0..0, what));
        }
        let file: RealmFile = toml::from_str(text).map_err(|error| {
            let what = plainly(error.message()).replace('\n', ", ");
            unreadable(error.span().unwrap_or(0..0), what)
        })?;
        let mut faults = Vec::new();
        let mut pieces = Vec::new();
        let mut spans = Vec::new();
        for laid in &file.piece {
            match laid.get_ref().piece() {
                Ok(piece) => {
                    pieces.push(piece);
                    spans.push(laid.span());
                }
                Err(what) => faults.push(fault(laid.span(), what)),
            }
        }
        let realm = file.realm(pieces);
        for (of, what) in check(&realm) {
            let at = match of {
                Of::Name => file.name.span(),
                Of::Players => file.players.span(),
                Of::Title => file.title.as_ref().map_or(0..0, Spanned::span),
                Of::Rounds => file.rounds.as_ref().map_or(0..0, Spanned::span),
                Of::Scenario => file.scenario.as_ref().map_or(0..0, Spanned::span),
                Of::Landing => file.landing.as_ref().map_or(0..0, Spanned::span),
                Of::Hex(i) => file.hex.get(i).map_or(0..0, Spanned::span),
                Of::Piece(i) => spans.get(i).cloned().unwrap_or(0..0),
            };
            faults.push(fault(at, what));
        }
        if faults.is_empty() {
            return Ok(realm);
        }
        faults.sort_by_key(|fault| fault.line);
        Err(RealmError { faults })
    }

    /// The realm as a file that is read as the same.
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("a string takes any text");
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, "name = {}", quoted(&self.name))?;
        if !self.title.is_empty() {
            writeln!(text, "title = {}", quoted(&self.title))?;
        }
        writeln!(text, "players = {}\nrounds = {}", self.players, self.rounds)?;
        writeln!(text, "water = \"{}\"", self.water.id())?;
        if self.landing {
            writeln!(text, "landing = true")?;
        }
        if let Some(scenario) = &self.scenario {
            writeln!(text, "scenario = {}", quoted(scenario))?;
        }
        for hex in &self.hexes {
            let (tile, side) = (hex.tile, hex.side.id());
            writeln!(text, "\n[[hex]]\ntile = \"{tile}\"\nside = \"{side}\"")?;
            writeln!(text, "at = {}\nturn = {}", hex.at, hex.turn)?;
        }
        for piece in &self.pieces {
            writeln!(text, "\n[[piece]]\nkind = \"{}\"", piece.kind.id())?;
            match piece.kind {
                PieceKind::Tunnel(number) => writeln!(text, "number = {number}")?,
                PieceKind::Marker(tile) => writeln!(text, "tile = \"{tile}\"")?,
                PieceKind::Vein(number, level) => {
                    let level = PieceKind::LEVELS[usize::from(level) % 3];
                    writeln!(text, "number = {number}\nlevel = \"{level}\"")?;
                }
                _ => {}
            }
            let spot = match piece.kind {
                PieceKind::RiverBorder => "side",
                _ => "third",
            };
            writeln!(text, "at = {}\n{spot} = {}", piece.at, piece.spot)?;
        }
        Ok(())
    }
}

impl RealmFile {
    fn realm(&self, pieces: Vec<Piece>) -> Realm {
        let players = *self.players.get_ref();
        let title = self.title.as_ref().map(Spanned::get_ref);
        let hex = |laid: &Spanned<HexFile>| {
            let &HexFile {
                tile,
                side,
                at,
                turn,
            } = laid.get_ref();
            Hex {
                tile,
                side,
                at,
                turn,
            }
        };
        Realm {
            name: self.name.get_ref().clone(),
            title: title.cloned().unwrap_or_default(),
            players,
            rounds: self
                .rounds
                .as_ref()
                .map_or(usual_rounds(players), |rounds| *rounds.get_ref()),
            water: self.water,
            landing: self.landing.as_ref().is_some_and(|said| *said.get_ref()),
            scenario: self.scenario.as_ref().map(|said| said.get_ref().clone()),
            hexes: self.hex.iter().map(hex).collect(),
            pieces,
        }
    }
}

/// The line of a byte, counted from 1.
fn line(text: &str, byte: usize) -> usize {
    let before = text.bytes().take(byte);
    1 + before.filter(|&byte| byte == b'\n').count()
}

pub(super) fn quoted(text: &str) -> toml::Value {
    toml::Value::String(text.to_owned())
}
