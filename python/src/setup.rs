//! A set-up from what Python says: names, texts of files, paths.

use crate::errors::{bad_file, bad_setup};
use elbowroom_bots::Luck;
use elbowroom_rules::custom::CustomTile;
use elbowroom_rules::islands::Islands;
use elbowroom_rules::realm::Realm;
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Board, RegionId, Seat, Setup, Switches, Values, roles};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString};
use serde_json::{Map, Value};
use std::path::PathBuf;
use std::sync::Arc;

/// The longest file that is read.
const MAX_BYTES: u64 = 8 << 20;

/// What a game is made of, as Python says it.
pub struct Wish<'py> {
    pub players: Option<u8>,
    pub boxes: Vec<String>,
    pub board: Option<Bound<'py, PyAny>>,
    pub tiles: Vec<Bound<'py, PyAny>>,
    pub switches: Option<Bound<'py, PyDict>>,
    pub values: Option<Bound<'py, PyAny>>,
    pub monsters: Option<Bound<'py, PyAny>>,
    pub first: u8,
    pub seed: u64,
}

impl Wish<'_> {
    /// The set-up.
    pub fn setup(&self) -> PyResult<Setup> {
        let mut luck = Luck::new(self.seed);
        let board = self.board.as_ref();
        let board = board.map(|said| board_said(said, &mut luck)).transpose()?;
        let boxes = match &board {
            // A board of its own world tells which boxes it wants.
            Some(board) if self.boxes.is_empty() => {
                Some(Setup::usual_boxes(board)).filter(|boxes| !boxes.is_empty())
            }
            _ => None,
        };
        let boxes = boxes.map_or_else(|| named_boxes(&self.boxes), Ok)?;
        let extra = roles(&boxes);
        let players = self.players.unwrap_or_else(|| match &board {
            Some(board) => board.players() + extra,
            None => 2 + extra,
        });
        let board = match board {
            Some(board) => board,
            None => Setup::draw_islands(players, &boxes, |below| luck.below(below))
                .map(|islands| islands.board())
                .or_else(|| Setup::usual_board(players, &boxes))
                .ok_or_else(|| {
                    bad_setup(format!(
                        "players: {} to {} expected, found {players}",
                        2 + extra,
                        5 + extra
                    ))
                })?,
        };
        if self.first >= players {
            return Err(bad_setup(format!(
                "first: 0 to {} expected, found {}",
                players.saturating_sub(1),
                self.first
            )));
        }
        let monsters = self.monsters.as_ref();
        let monsters = monsters.map(|said| monsters_said(said, &board, &mut luck));
        Ok(Setup {
            monsters: monsters.transpose()?.unwrap_or(RegionSet::EMPTY),
            board,
            seats: players,
            first: Seat(self.first),
            boxes,
            switches: self.switches()?,
            custom: self.tiles.iter().map(tile_said).collect::<PyResult<_>>()?,
            values: self
                .values
                .as_ref()
                .map_or(Ok(Values::default()), values_said)?,
        })
    }

    fn switches(&self) -> PyResult<Switches> {
        let Some(said) = &self.switches else {
            return Ok(Switches::default());
        };
        let mut fields = Map::new();
        for (name, value) in said {
            let name: String = name.extract()?;
            let value = if value.is_none() {
                Value::Null
            } else if value.is_instance_of::<PyBool>() {
                Value::from(value.extract::<bool>()?)
            } else {
                Value::from(value.extract::<u8>().map_err(|_| {
                    bad_setup(format!(
                        "switches: `{name}`: True, False or a number expected"
                    ))
                })?)
            };
            fields.insert(name.replace('_', "-"), value);
        }
        serde_json::from_value(Value::Object(fields))
            .map_err(|error| bad_setup(format!("switches: {error}")))
    }
}

/// The text that is meant: said itself, or in a file that a path names. A text of one line names something else.
pub fn text_said(said: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = said.cast::<PyString>() {
        return Ok(text.to_cow()?.into_owned());
    }
    if let Ok(bytes) = said.extract::<Vec<u8>>() {
        return String::from_utf8(bytes).map_err(|_| bad_file("UTF-8 text expected"));
    }
    let path: PathBuf = said
        .extract()
        .map_err(|_| PyTypeError::new_err("a text, bytes or a path (pathlib.Path) expected"))?;
    let fault = |error: std::io::Error| bad_file(format!("{}: {error}", path.display()));
    let long = std::fs::metadata(&path).map_err(fault)?.len() > MAX_BYTES;
    if long {
        return Err(bad_file(format!(
            "{}: at most {MAX_BYTES} bytes are read",
            path.display()
        )));
    }
    std::fs::read_to_string(&path).map_err(fault)
}

fn board_said(said: &Bound<'_, PyAny>, luck: &mut Luck) -> PyResult<Board> {
    let text = text_said(said)?;
    if !text.contains('\n') {
        let drawn = Islands::to_draw(&text)
            .and_then(|players| Islands::draw(players, |below| luck.below(below)));
        return match drawn {
            Some(islands) => Ok(islands.board()),
            None => Board::named(&text).map_err(|error| bad_setup(format!("board: {error}"))),
        };
    }
    // Only realms are laid of hexes.
    if text.lines().any(|line| line.trim() == "[[hex]]") {
        let laid = Realm::parse(&text).and_then(|realm| realm.board());
        return laid.map_err(|error| bad_setup(format!("board: {error}")));
    }
    Board::parse(&text).map_err(|error| bad_setup(format!("board: {error}")))
}

/// The boxes that are named: the base game always among them, unless a box is named that is a game of its own and the
/// base game is not; `all` stands for every small box in which all seats play alike.
fn named_boxes(named: &[String]) -> PyResult<Vec<GameBox>> {
    let mut list = Vec::new();
    for name in named {
        let small = |from: &GameBox| from.facts().role.is_none() && from.facts().boards.is_none();
        match GameBox::named(name) {
            _ if name == "all" => list.extend(GameBox::ALL.into_iter().filter(small)),
            Some(from) => list.push(from),
            None => {
                let known: Vec<&str> = GameBox::ALL.into_iter().map(GameBox::id).collect();
                let shown: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
                return Err(bad_setup(format!(
                    "boxes: {} or all expected, found `{shown}`",
                    known.join(", ")
                )));
            }
        }
    }
    if !list.iter().any(|from| from.facts().boards.is_some()) {
        list.push(GameBox::Base);
    }
    // In the order of the catalogue, each once, so that the same boxes make the same game.
    Ok(GameBox::ALL
        .into_iter()
        .filter(|from| list.contains(from))
        .collect())
}

fn tile_said(said: &Bound<'_, PyAny>) -> PyResult<Arc<CustomTile>> {
    let tile = CustomTile::parse(&text_said(said)?);
    tile.map(Arc::new)
        .map_err(|error| bad_setup(format!("tiles: {error}")))
}

fn values_said(said: &Bound<'_, PyAny>) -> PyResult<Values> {
    if let Ok(said) = said.cast::<PyDict>() {
        let mut values = Values::default();
        for (tile, tokens) in said {
            values = values.with(&tile.extract::<String>()?, tokens.extract()?);
        }
        return Ok(values);
    }
    Values::parse(&text_said(said)?).map_err(|error| bad_setup(format!("values: {error}")))
}

/// Regions of monsters: those that are named, or drawn by the seed for True.
fn monsters_said(said: &Bound<'_, PyAny>, board: &Board, luck: &mut Luck) -> PyResult<RegionSet> {
    if let Ok(drawn) = said.extract::<bool>() {
        if !drawn {
            return Ok(RegionSet::EMPTY);
        }
        let drawn = Setup::draw_monsters(board, |below| luck.below(below));
        return drawn.filter(|_| board.monsters().is_empty()).ok_or_else(|| {
            bad_setup("monsters: a board with lost tribes expected, and none that has monsters of its own (X-08)")
        });
    }
    let regions: Vec<u8> = said.extract()?;
    let last = board.len().saturating_sub(1);
    if let Some(region) = regions.iter().find(|region| usize::from(**region) > last) {
        return Err(bad_setup(format!(
            "monsters: 0 to {last} expected, found {region}"
        )));
    }
    Ok(regions.into_iter().map(RegionId).collect())
}
