//! Making tables and sitting down.

use crate::message::Trouble;
use crate::view::{EventView, RankView, TableView};
use elbowroom_rules::custom::{CustomTile, Fault};
use elbowroom_rules::{Language, Switches};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Who takes a seat of a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum ChairWish {
    /// A person at the device that makes the table; several make a hot seat.
    Here {
        /// The name, if one was given.
        #[serde(default)]
        name: Option<String>,
    },
    /// Somebody who will come by the link.
    Open {},
    /// A bot of a level.
    Bot {
        /// `easy`, `fair`, `hard`, `master`, `grandmaster`, or another bot.
        bot: String,
    },
}

/// Optional clocks, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Clocks {
    /// Time for the whole game.
    pub bank: u32,
    /// Added for each turn.
    pub turn: u32,
}

/// How long a table waits for its people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Pace {
    /// Everybody is there: a bot sits in for who is away for a minute.
    #[default]
    Live,
    /// A bot sits in after ten minutes.
    Relaxed,
    /// Whoever must decide has a day each time; nobody sits in before.
    Day,
    /// The same with three days.
    ThreeDays,
}

impl Pace {
    /// The days that everybody has each time, at a table that plays by days.
    pub const fn days(self) -> Option<u32> {
        match self {
            Self::Live | Self::Relaxed => None,
            Self::Day => Some(1),
            Self::ThreeDays => Some(3),
        }
    }
}

/// A table that somebody wants.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewTable {
    /// A board that comes with the game; the one for the number of seats if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<String>,
    /// Instead of a board, a world that somebody laid: its whole realm file (`docs/realms.md`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub realm: Option<String>,
    /// Boxes in play; the base game if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub boxes: Option<Vec<String>>,
    /// Rules played the other way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Record<string, boolean | number>", optional)]
    pub switches: Option<Switches>,
    /// With relics and places on a board without monsters: the regions of lost tribes that monsters take instead, or
    /// an empty list to let the game draw them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub monsters: Option<Vec<u8>>,
    /// Blank tiles, each as its whole TOML file; none if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tiles: Option<Vec<String>>,
    /// Who sits where.
    pub seats: Vec<ChairWish>,
    /// Whether it is listed in the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub public: Option<bool>,
    /// Whether those who watch may talk; no if not said. The host can change it at any time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub watchers_talk: Option<bool>,
    /// How long it waits for its people; `live` if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pace: Option<Pace>,
    /// Clocks, if wanted; not where days are the pace.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<Clocks>,
    /// The seed of dice and tiles; fate comes from the operating system if not said. Refused where people
    /// sit in more than one seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub seed: Option<u64>,
}

/// A table that was made: where it is, and the tokens of the seats taken here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Created {
    /// The table: part of every link to it. Who has it may join or watch.
    pub table: String,
    /// Seat (from 1) and secret token of each person at this device.
    pub seats: Vec<Joined>,
    /// The key of the host: who has it may free and fill seats until the game begins.
    pub host: String,
}

/// A seat that was taken: keep the token, it is the key to the seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Joined {
    /// The seat, from 1.
    pub seat: u8,
    /// The secret token.
    pub token: String,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum SeatKind {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet.
    Open,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct SeatInfo {
    /// The seat, from 1.
    pub seat: u8,
    /// The name of its player; empty where none was given: clients call them by their seat, each in its own language.
    pub name: String,
    /// Who plays it.
    pub kind: SeatKind,
    /// The level of a bot; also of one that sits in for an absent person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// Whether the person is connected.
    pub present: bool,
    /// Whether a bot sits in for an absent person.
    pub stand_in: bool,
    /// Whether the person left: a bot plays until they come back.
    #[serde(default)]
    pub left: bool,
    /// Whether the time of the seat is up: a bot plays the rest of this turn.
    #[serde(default)]
    pub time_up: bool,
    /// Seconds left on its clock, at a table with clocks; where days are the pace, of the seat that must decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<u32>,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct TableInfo {
    /// The table.
    pub table: String,
    /// The board; of a world that somebody laid, what people call it.
    pub board: String,
    /// Whether somebody laid it.
    #[serde(default)]
    pub laid: bool,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The round under way, and how many there are.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Whether every seat is taken.
    pub started: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Seconds since 1970 when it was made.
    #[ts(type = "number")]
    pub made: u64,
    /// Seconds since 1970 when the game was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub ended: Option<u64>,
    /// How long it waits for its people.
    #[serde(default)]
    pub pace: Pace,
    /// The seat that must decide, from 1, while the game runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deciding: Option<u8>,
    /// Seconds since 1970 when the time of that seat is up, where days are the pace.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub due: Option<u64>,
    /// The boxes in play.
    #[serde(default)]
    pub boxes: Vec<String>,
    /// The seed of dice and tiles, if somebody chose it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub seed: Option<u64>,
    /// The ranking, once the game is over.
    #[serde(default)]
    pub ranks: Vec<RankView>,
}

/// Tables to be told of: the body of `POST /api/tables/list`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct TableNames {
    /// At most 100 of them; those that are not there are left out of the answer.
    pub tables: Vec<String>,
}

/// What `POST /api/tables/{id}/join` takes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Join {
    /// The name to sit down with, if any.
    #[serde(default)]
    pub name: String,
}

/// What `POST /api/tables/{id}/take` takes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Take {
    /// The code that another device was given.
    pub code: String,
}

/// The keys of another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Taken {
    /// Seats and their tokens.
    pub seats: Vec<Joined>,
    /// The key of the host, if it went along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub host: Option<String>,
}

/// What went wrong with an HTTP request: the body of every answer that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Problem {
    /// What.
    pub trouble: Trouble,
    /// In words.
    pub text: String,
}

/// What `POST /api/tiles/check` answers about a tile file: its faults, or what it says.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct TileCheck {
    /// Everything that is wrong with it; none: it can be played.
    pub faults: Vec<TileFault>,
    /// Each effect in words, in the language asked for.
    pub effects: Vec<String>,
    /// Hints for a fair value, in the language asked for.
    pub hints: Vec<String>,
}

/// One thing wrong with a tile file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct TileFault {
    /// The line, from 1.
    #[ts(type = "number")]
    pub line: usize,
    /// What was expected and what was found.
    pub what: String,
}

impl TileCheck {
    /// Checks the text of a tile file.
    pub fn of(text: &str, language: Language) -> Self {
        match CustomTile::parse(text) {
            Err(error) => {
                let fault = |fault: Fault| TileFault {
                    line: fault.line,
                    what: fault.what,
                };
                Self {
                    faults: error.faults.into_iter().map(fault).collect(),
                    ..Self::default()
                }
            }
            Ok(tile) => Self {
                faults: Vec::new(),
                effects: tile
                    .lines()
                    .into_iter()
                    .map(|line| match language {
                        Language::English => line.en,
                        Language::French => line.fr,
                    })
                    .collect(),
                hints: tile
                    .hints()
                    .iter()
                    .map(|hint| hint.text(language).to_owned())
                    .collect(),
            },
        }
    }
}

/// One step of a game, for looking at it again: `GET /api/tables/{id}/moments`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Moment {
    /// The number of the state after it.
    #[ts(type = "number")]
    pub number: u64,
    /// The round.
    pub round: u8,
    /// The seat that acted, from 1; none for a die or a tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The action in words, or what fate answered.
    pub said: String,
    /// What happened.
    pub events: Vec<EventView>,
    /// The board as it lies after it, as TOML, where that has changed since the moment before; before the first moment it
    /// is the board of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<String>,
    /// The table after it, as a spectator sees it.
    pub view: TableView,
}
