//! What is stored, as the rest of the server knows it.

use crate::error::StoreError;
use elbowroom_protocol::{NewTable, RankView};
use serde::{Deserialize, Serialize};

/// A table as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: String,
    /// Seconds since 1970 when it was made.
    pub made: u64,
    /// What was asked for, with everything filled in.
    pub wish: NewTable,
    /// The seed of the bots, and of fate where somebody chose it.
    pub seed: u64,
    /// The round under way.
    pub round: u8,
    /// Whether the game is over, or goes on elsewhere.
    pub over: bool,
    /// The same table again, if somebody asked for it.
    pub rematch: Option<String>,
    /// The hash of the host's key.
    pub host: Option<String>,
    /// Milliseconds the deciding seat had thought when it was last noted.
    pub thought: u64,
    /// Seconds since 1970 when somebody who sits here was last seen.
    pub seen: u64,
    /// Seconds since 1970 when the game was over.
    pub ended: Option<u64>,
    /// The ranking, once the game is over.
    pub ranks: Vec<RankView>,
    /// Whether nothing but its replay is left of it.
    pub packed: bool,
    /// What it waits for.
    pub wait: Wait,
}

/// What a table waits for, for lists and for the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wait {
    /// The seat that must decide, from 0, while the game runs.
    pub decides: Option<u8>,
    /// Seconds since 1970 when the server must act though nobody is there: the time of the seat is up, or its bot plays.
    pub due: Option<u64>,
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// The seat, from 0.
    pub seat: u8,
    /// The name of its player.
    pub name: String,
    /// The level of its bot, if a bot plays it.
    pub bot: Option<String>,
    /// The hash of its token, if a person plays it. With a bot besides: the person left and may come back.
    /// Neither bot nor token: it is open.
    pub token: Option<String>,
}

impl SeatRow {
    /// Whether nobody has taken it yet.
    pub fn is_open(&self) -> bool {
        self.token.is_none() && self.bot.is_none()
    }

    /// Whether its person left, and may come back.
    pub fn has_left(&self) -> bool {
        self.token.is_some() && self.bot.is_some()
    }
}

/// What an entry of the record is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// An action of a person.
    Act,
    /// An action of a bot, also of one that sits in for a person.
    Bot,
    /// An answer of fate.
    Fate,
    /// The last action was taken back.
    Undo,
    /// The time of a seat is up.
    Flag,
}

impl EntryKind {
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Act => "act",
            Self::Bot => "bot",
            Self::Fate => "fate",
            Self::Undo => "undo",
            Self::Flag => "flag",
        }
    }

    fn find(id: &str) -> Option<Self> {
        [Self::Act, Self::Bot, Self::Fate, Self::Undo, Self::Flag]
            .into_iter()
            .find(|kind| kind.id() == id)
    }
}

/// An entry as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// Its place in the record, from 0.
    pub number: u64,
    /// What it is.
    pub kind: EntryKind,
    /// The seat that acted, from 0; 0 for fate.
    pub seat: u8,
    /// The action or the answer in words.
    pub text: String,
    /// The client's number of the action, and the state it answered.
    pub asked: Option<(u64, u64)>,
    /// Milliseconds the seat took.
    pub spent: u64,
}

/// A table that is not stored yet.
#[derive(Clone, PartialEq, Debug)]
pub struct TableDraft {
    /// The table.
    pub row: TableRow,
    /// Its seats.
    pub seats: Vec<SeatRow>,
    /// The first entries of its record.
    pub entries: Vec<EntryRow>,
}

/// A finished table that was packed: what is left of it is its replay.
#[derive(Clone, PartialEq, Debug)]
pub struct PackedRow {
    /// The table; its record is in the replay.
    pub table: TableRow,
    /// Who sat where.
    pub seats: Vec<SeatRow>,
    /// The replay file.
    pub replay: String,
}

/// A row of `tables` as a database gives it.
pub(super) struct RawTable {
    pub id: String,
    pub made: i64,
    pub wish: String,
    pub seed: i64,
    pub round: i64,
    pub over: i64,
    pub rematch: Option<String>,
    pub host: Option<String>,
    pub thought: i64,
    pub seen: i64,
    pub ended: Option<i64>,
    pub ranks: Option<String>,
    pub decides: Option<i64>,
    pub due: Option<i64>,
}

impl RawTable {
    pub fn row(self) -> Result<TableRow, StoreError> {
        let damaged = |what: String| StoreError::Damaged(format!("a table: {what}"));
        Ok(TableRow {
            wish: serde_json::from_str(&self.wish).map_err(|error| damaged(error.to_string()))?,
            ranks: match &self.ranks {
                None => Vec::new(),
                Some(text) => {
                    serde_json::from_str(text).map_err(|error| damaged(error.to_string()))?
                }
            },
            id: self.id,
            made: self.made as u64,
            seed: self.seed as u64,
            round: self.round as u8,
            over: self.over != 0,
            rematch: self.rematch,
            host: self.host,
            thought: self.thought as u64,
            seen: self.seen as u64,
            ended: self.ended.map(|at| at as u64),
            packed: false,
            wait: Wait {
                decides: self.decides.map(|seat| seat as u8),
                due: self.due.map(|at| at as u64),
            },
        })
    }
}

/// A row of `entries` as a database gives it.
pub(super) struct RawEntry {
    pub number: i64,
    pub kind: String,
    pub seat: i64,
    pub text: String,
    pub ask: Option<i64>,
    pub asked: Option<i64>,
    pub spent: i64,
}

impl RawEntry {
    pub fn row(self) -> Result<EntryRow, StoreError> {
        let kind = EntryKind::find(&self.kind).ok_or_else(|| {
            StoreError::Damaged(format!("entry {} has kind `{}`", self.number, self.kind))
        })?;
        Ok(EntryRow {
            number: self.number as u64,
            kind,
            seat: self.seat as u8,
            text: self.text,
            asked: self
                .ask
                .zip(self.asked)
                .map(|(id, state)| (id as u64, state as u64)),
            spent: self.spent as u64,
        })
    }
}

/// A row of `packed` as a database gives it.
pub(super) struct RawPacked {
    pub id: String,
    pub made: i64,
    pub ended: i64,
    pub wish: String,
    pub seats: String,
    pub ranks: String,
    pub replay: String,
}

impl RawPacked {
    pub fn row(self) -> Result<PackedRow, StoreError> {
        let seats = serde_json::from_str(&self.seats)
            .map_err(|error| StoreError::Damaged(format!("a packed table: {error}")))?;
        let table = RawTable {
            id: self.id,
            made: self.made,
            wish: self.wish,
            seed: 0,
            round: 0,
            over: 1,
            rematch: None,
            host: None,
            thought: 0,
            seen: self.ended,
            ended: Some(self.ended),
            ranks: Some(self.ranks),
            decides: None,
            due: None,
        };
        Ok(PackedRow {
            table: TableRow {
                packed: true,
                ..table.row()?
            },
            seats,
            replay: self.replay,
        })
    }
}
