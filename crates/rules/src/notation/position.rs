//! A position as JSON: anything not named is empty or at its default.

mod markers;
mod read;
mod write;

pub(crate) use markers::MARKERS;
pub use read::{read_position, reopen_position};
pub(crate) use write::hash;
pub use write::{phase_name, write_position};

use super::plain::plain_line;
use crate::effect::Hands;
use crate::game::{Game, Switches};
use crate::ids::{PowerId, RaceId, RegionId, Seat};
use crate::state::{Chance, Stage, State};
use crate::tile::Tile;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// The longest position that is read.
pub const MAX_BYTES: usize = 1 << 20;

/// Why a text is no position: the field, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// The field, like `seats[0].active.race`; empty when the text is no JSON at all.
    pub field: String,
    /// The line, counted from 1, when the text itself is at fault.
    pub line: Option<usize>,
    /// What was expected and what was found.
    pub what: String,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        f.write_str(&self.what)
    }
}

impl std::error::Error for PositionError {}

#[derive(Serialize, Deserialize)]
#[serde(expecting = "a position")]
struct PositionText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board_toml: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    boxes: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    players: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    switches: Option<Switches>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    monsters: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    custom: Vec<String>,
    #[serde(default, skip_serializing_if = "crate::game::Values::is_empty")]
    values: crate::game::Values,
    #[serde(default = "one")]
    round: u8,
    #[serde(default = "one")]
    seat: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    phase: Option<String>,
    #[serde(default, skip_serializing_if = "TurnText::is_empty")]
    turn: TurnText,
    #[serde(default)]
    seats: Vec<SeatText>,
    #[serde(default)]
    regions: Vec<RegionText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    column: Option<Vec<ComboText>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    races_left: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    powers_left: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    discard: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    returned: Vec<String>,
    /// What tiles that lie over the table say.
    #[serde(flatten)]
    more: BTreeMap<String, Value>,
}

/// What positions say of a tile that lies over the whole table: one field of the table or of each seat.
#[derive(Debug)]
pub struct Notation {
    /// The name of the field.
    pub field: &'static str,
    /// Whether each seat has one.
    pub of_seats: bool,
    /// What it says; nothing where it is left out.
    pub write: fn(&Game, &State, Seat) -> Option<Value>,
    /// Reads it; told where it stands.
    pub read: fn(&mut Hands, &str, Seat, &Value) -> Result<(), PositionError>,
}

impl PositionError {
    /// A fault in a field.
    pub(crate) fn at(field: impl Into<String>, what: impl Into<String>) -> Self {
        Self {
            field: plain_line(&field.into(), 80),
            line: None,
            what: plain_line(&what.into(), 400),
        }
    }
}

/// A region that a field says.
pub(crate) fn region_said(game: &Game, at: &str, value: &Value) -> Result<RegionId, PositionError> {
    let last = game.board().len().saturating_sub(1);
    let region = value.as_u64().filter(|&region| region <= last as u64);
    region
        .map(|region| RegionId(region as u8))
        .ok_or_else(|| PositionError::at(at, format!("a region from 0 to {last} expected")))
}

/// The race with a name.
pub(crate) fn race_named(game: &Game, at: &str, name: &str) -> Result<RaceId, PositionError> {
    let known = game.races_in_play().chain(game.roles());
    let known: Vec<(u8, Tile)> = known.map(|(id, tile)| (id.0, tile)).collect();
    tile_named(at, "race", name, &known).map(RaceId)
}

/// The power with a name.
pub(crate) fn power_named(game: &Game, at: &str, name: &str) -> Result<PowerId, PositionError> {
    let known: Vec<(u8, Tile)> = game
        .powers_in_play()
        .map(|(id, tile)| (id.0, tile))
        .collect();
    tile_named(at, "power", name, &known).map(PowerId)
}

fn tile_named(at: &str, kind: &str, name: &str, known: &[(u8, Tile)]) -> Result<u8, PositionError> {
    if let Some((id, _)) = known.iter().find(|(_, tile)| tile.id == name) {
        return Ok(*id);
    }
    let ids: Vec<&str> = known.iter().map(|(_, tile)| tile.id).collect();
    let shown: String = name.chars().filter(|c| !c.is_control()).take(24).collect();
    let what = format!("a {kind} expected ({}), found `{shown}`", ids.join(", "));
    Err(PositionError::at(at, what))
}

/// What the turn under way remembers.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a turn")]
struct TurnText {
    #[serde(skip_serializing_if = "Option::is_none")]
    acting: Option<ActingText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chance: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    banner: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    die: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    piece: Option<String>,
    #[serde(skip_serializing_if = "is_zero")]
    placed: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attacked: Vec<u8>,
    #[serde(skip_serializing_if = "is_zero")]
    nonempty: u8,
    #[serde(skip_serializing_if = "is_zero")]
    owed: u8,
    #[serde(skip_serializing_if = "is_false")]
    attempted: bool,
    #[serde(skip_serializing_if = "is_false")]
    touched: bool,
    #[serde(skip_serializing_if = "is_false")]
    wiped_out: bool,
    #[serde(skip_serializing_if = "is_false")]
    disturbed: bool,
    #[serde(rename = "left", skip_serializing_if = "Vec::is_empty")]
    abandoned: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ask: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    asked: Option<ActingText>,
    /// Where, if what is asked or drawn has a place.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    armed: Option<String>,
    /// How many of each kind go with the next conquest or taking-up.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    with: BTreeMap<String, u8>,
    /// What is asked afterwards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    then: Vec<DueText>,
}

/// Something that is asked once what comes first is answered.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a question")]
struct DueText {
    ask: String,
    asked: ActingText,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<u8>,
}

impl TurnText {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A people that acts out of the ordinary: another seat's, or a declined one.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a people that acts")]
struct ActingText {
    seat: u8,
    people: String,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, expecting = "a seat")]
struct SeatText {
    coins: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    active: Option<PeopleText>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    declined: Vec<PeopleText>,
    /// Seats that attacked it since its last turn, where it remembers (U-62).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    grudge: Vec<u8>,
    /// Whether its first loss of this turn was none (W-16).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    loss_saved: bool,
    /// What tiles that lie over the table say of the seat.
    #[serde(flatten)]
    more: BTreeMap<String, Value>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a people")]
struct PeopleText {
    race: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    power: Option<String>,
    #[serde(default)]
    hand: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    aside: u8,
    /// Conquests made so far; at first sight as many as the regions it holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    conquests: Option<u8>,
    #[serde(default, skip_serializing_if = "is_false")]
    fresh: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    displaced: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    race_memo: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    power_memo: u8,
    /// Tokens that only attack, got for regions: among those in hand or aside (U-41).
    #[serde(default, skip_serializing_if = "is_zero")]
    lent: u8,
    /// How many of these were used this turn.
    #[serde(default, skip_serializing_if = "is_zero")]
    lent_used: u8,
    /// Pieces among the tokens in hand, by kind.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pieces: BTreeMap<String, u8>,
    /// Pieces among the tokens set aside.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pieces_aside: BTreeMap<String, u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a region")]
struct RegionText {
    region: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    /// `active`, `declined`, or the race.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    people: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    tokens: u8,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pieces: BTreeMap<String, u8>,
    #[serde(default, skip_serializing_if = "is_false")]
    lost_tribe: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a combo")]
struct ComboText {
    race: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    power: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    coins: u8,
    /// Tokens from the tray that wait on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    waiting: u8,
}

fn one() -> u8 {
    1
}
fn is_zero(number: &u8) -> bool {
    *number == 0
}
fn is_false(flag: &bool) -> bool {
    !flag
}

/// The phases of a position, with the stages of the turn they stand for. A stage in which a tile offers something as
/// the turn begins has the name of that.
const PHASES: [(&str, Stage); 12] = [
    ("pick-combo", Stage::Pick),
    ("choice", Stage::Choice),
    (DECLINED_STEP, Stage::Choice),
    ("conquest", Stage::Conquest),
    ("redeploy", Stage::Redeploy),
    ("pieces", Stage::Pieces),
    ("end-of-turn", Stage::EndOfTurn),
    ("stout-decline", Stage::LateDecline),
    ("start", Stage::Start),
    ("after-score", Stage::AfterScore),
    ("defender-redeploy", Stage::Defence),
    ("game-over", Stage::Over),
];

/// The phase of a declined race that acts.
const DECLINED_STEP: &str = "ghoul-step";

/// What fate is asked by the turn itself; tiles name what they ask.
const CHANCES: [(&str, Chance); 3] = [
    ("race", Chance::Race),
    ("power", Chance::Power),
    ("die", Chance::Die),
];
