//! Runs and shards as files of JSON lines: a head with every setting, then a line for each finished game.
//!
//! Lines are appended as games finish, in whatever order that is. A last line without its end was torn
//! when the run was stopped; it is dropped, and its game is played again.

mod journal;
mod merge;

pub use journal::{JOURNAL, Journal, replay_name};
pub use merge::merge;

use crate::plan::{Plan, PlanError, Shard};
use crate::run::{Outcome, SeatOutcome};
use crate::summary::Fold;
use elbowroom_rules::custom::CustomTile;
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Board, RegionId, Seat, Setup, Switches, Values};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The version of the format. It changes only when old files would be misread.
pub const VERSION: u32 = 1;

/// Why a file of a run cannot be used.
#[derive(Debug)]
pub enum RecordError {
    /// Reading or writing failed.
    Io(PathBuf, std::io::Error),
    /// A line is not what it should be.
    Line {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What was expected and what was found.
        what: String,
    },
    /// A run is already there.
    Taken(PathBuf),
    /// Parts that do not make up one run.
    Parts(String),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(file, error) => write!(f, "{}: {error}", file.display()),
            Self::Line { file, line, what } => {
                write!(f, "{}: line {line}: {what}", file.display())
            }
            Self::Taken(file) => write!(
                f,
                "{}: there is a run already (--resume goes on with it)",
                file.display()
            ),
            Self::Parts(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for RecordError {}

/// The head of a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    elbowroom_run: u32,
    bots: Vec<String>,
    players: u8,
    /// A printed board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    /// Or a whole board file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board_toml: Option<String>,
    /// The boxes in play; the base game if not said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    boxes: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    switches: Option<Switches>,
    /// Regions of lost tribes that monsters have instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    monsters: Vec<u8>,
    /// Blank tiles, each as its whole file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    custom: Vec<String>,
    #[serde(default, skip_serializing_if = "Values::is_empty")]
    values: Values,
    games: u64,
    seed: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shard: Option<String>,
    /// Whether a replay of each game lies beside the file.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    replays: bool,
}

impl Head {
    fn of(plan: &Plan, shard: Shard, replays: bool) -> Self {
        let board = plan.board();
        let printed = board.is_printed();
        let setup = plan.setup();
        Self {
            elbowroom_run: VERSION,
            bots: plan.bots().to_vec(),
            players: plan.players(),
            board: printed.then(|| board.name().to_owned()),
            board_toml: (!printed).then(|| board.source().to_owned()),
            boxes: setup
                .boxes
                .iter()
                .filter(|_| setup.boxes != [GameBox::Base])
                .map(|from| from.id().to_owned())
                .collect(),
            switches: (setup.switches != Switches::default()).then_some(setup.switches),
            monsters: setup.monsters.into_iter().map(|region| region.0).collect(),
            custom: setup
                .custom
                .iter()
                .map(|tile| tile.source().to_owned())
                .collect(),
            values: setup.values.clone(),
            games: plan.games(),
            seed: plan.seed(),
            shard: (shard != Shard::WHOLE).then(|| shard.to_string()),
            replays,
        }
    }

    fn check(self) -> Result<(Plan, Shard), String> {
        if self.elbowroom_run != VERSION {
            return Err(format!(
                "run version {VERSION} expected, found {}",
                self.elbowroom_run
            ));
        }
        let board = match (self.board, self.board_toml) {
            (Some(name), None) => Board::named(&name).map_err(|error| format!("board: {error}"))?,
            (None, Some(text)) => {
                Board::parse(&text).map_err(|error| format!("board_toml: {error}"))?
            }
            _ => return Err("either board or board_toml expected".into()),
        };
        let said = |error: PlanError| error.to_string();
        let shard = match self.shard {
            Some(text) => text.parse().map_err(said)?,
            None => Shard::WHOLE,
        };
        let known = |name: &String| {
            GameBox::named(name).ok_or_else(|| "boxes: the names of boxes expected".to_owned())
        };
        let mut boxes: Vec<GameBox> = self.boxes.iter().map(known).collect::<Result<_, _>>()?;
        if boxes.is_empty() {
            boxes.push(GameBox::Base);
        }
        let tile = |text: &String| {
            let tile = CustomTile::parse(text).map_err(|error| format!("custom: {error}"))?;
            Ok::<_, String>(Arc::new(tile))
        };
        let custom = self.custom.iter().map(tile).collect::<Result<_, _>>()?;
        let setup = Setup {
            board,
            seats: self.players,
            first: Seat(0),
            boxes,
            switches: self.switches.unwrap_or_default(),
            monsters: self.monsters.into_iter().map(RegionId).collect(),
            custom,
            values: self.values,
        };
        let plan = Plan::new(self.bots, setup, self.games, self.seed).map_err(said)?;
        Ok((plan, shard))
    }
}

/// The line of a finished game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    game: u64,
    coins: Vec<u16>,
    ranks: Vec<u8>,
    tokens: Vec<u16>,
    seconds: Vec<f64>,
    check: String,
}

impl Line {
    fn of(plan: &Plan, outcome: &Outcome) -> Self {
        let seats = outcome.seats.iter();
        Self {
            game: outcome.game,
            coins: seats.clone().map(|seat| seat.coins).collect(),
            ranks: seats.clone().map(|seat| seat.rank).collect(),
            tokens: seats.clone().map(|seat| seat.tokens).collect(),
            // A microsecond is as exact as the clock is worth.
            seconds: seats
                .map(|seat| (seat.seconds * 1e6).round() / 1e6)
                .collect(),
            check: check(plan, outcome),
        }
    }

    fn outcome(self, plan: &Plan, shard: Shard) -> Result<Outcome, String> {
        let players = usize::from(plan.players());
        if self.game >= plan.games() || !shard.has(self.game) {
            return Err(format!("game {} is no part of this run", self.game));
        }
        for (field, found) in [
            ("coins", self.coins.len()),
            ("ranks", self.ranks.len()),
            ("tokens", self.tokens.len()),
            ("seconds", self.seconds.len()),
        ] {
            if found != players {
                return Err(format!("{field}: {players} seats expected, found {found}"));
            }
        }
        if self
            .seconds
            .iter()
            .any(|seconds| !(0.0..1e12).contains(seconds))
        {
            return Err("seconds: a time expected".into());
        }
        let seats = (0..players)
            .map(|i| SeatOutcome {
                coins: self.coins[i],
                rank: self.ranks[i],
                tokens: self.tokens[i],
                seconds: self.seconds[i],
            })
            .collect();
        let outcome = Outcome {
            game: self.game,
            seats,
        };
        if self.check != check(plan, &outcome) {
            return Err("the numbers do not add up to the check of the line".into());
        }
        Ok(outcome)
    }
}

/// Ties a line to its run and its numbers to each other.
fn check(plan: &Plan, outcome: &Outcome) -> String {
    let mut fold = Fold::new();
    fold.add(plan.luck_seed(outcome.game));
    for seat in &outcome.seats {
        fold.add(u64::from(seat.coins));
        fold.add(u64::from(seat.rank));
        fold.add(u64::from(seat.tokens));
    }
    format!("{:016x}", fold.0)
}

/// A file of a run that was read.
#[derive(Debug)]
pub struct Part {
    /// The file.
    pub file: PathBuf,
    /// The whole run this is a part of.
    pub plan: Plan,
    /// Which part.
    pub shard: Shard,
    /// Whether replays lie beside it.
    pub replays: bool,
    /// The finished games, in the order of the games.
    pub outcomes: Vec<Outcome>,
    /// Bytes up to the end of the last whole line.
    pub whole: u64,
}

impl Part {
    /// The file of a run: a folder stands for the journal in it.
    pub fn file(path: &Path) -> PathBuf {
        if path.is_dir() {
            path.join(JOURNAL)
        } else {
            path.to_owned()
        }
    }

    /// Reads a file, or the journal of a folder.
    ///
    /// # Errors
    /// The line at which it is damaged.
    pub fn read(path: &Path) -> Result<Self, RecordError> {
        let file = Self::file(path);
        let bytes = std::fs::read(&file).map_err(|error| RecordError::Io(file.clone(), error))?;
        // What follows the last end of a line was torn.
        let end = bytes
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |at| at + 1);
        Self::parse(&file, &bytes[..end]).map_err(|(line, what)| RecordError::Line {
            file,
            line,
            what,
        })
    }

    fn parse(file: &Path, bytes: &[u8]) -> Result<Self, (usize, String)> {
        let mut lines = bytes.split(|&byte| byte == b'\n').enumerate();
        let first = match lines.next() {
            Some((_, first)) if !first.is_empty() => first,
            _ => return Err((1, "the head of a run expected, found nothing".into())),
        };
        let head: Head = serde_json::from_slice(first)
            .map_err(|error| (1, format!("the head of a run expected: {}", plain(&error))))?;
        let replays = head.replays;
        let (plan, shard) = head.check().map_err(|what| (1, what))?;
        let mut outcomes = Vec::new();
        for (i, text) in lines.filter(|(_, text)| !text.is_empty()) {
            let fault = |what: String| (i + 1, what);
            let line: Line = serde_json::from_slice(text)
                .map_err(|error| fault(format!("a finished game expected: {}", plain(&error))))?;
            outcomes.push((i, line.outcome(&plan, shard).map_err(fault)?));
        }
        outcomes.sort_by_key(|(i, outcome)| (outcome.game, *i));
        for pair in outcomes.windows(2) {
            if pair[0].1.game == pair[1].1.game {
                return Err((
                    pair[1].0 + 1,
                    format!("game {} is there twice", pair[1].1.game),
                ));
            }
        }
        Ok(Self {
            file: file.to_owned(),
            plan,
            shard,
            replays,
            outcomes: outcomes.into_iter().map(|(_, outcome)| outcome).collect(),
            whole: bytes.len() as u64,
        })
    }

    /// The games of this part that are not finished.
    pub fn missing(&self) -> Vec<u64> {
        let done = &self.outcomes;
        self.shard
            .games(&self.plan)
            .filter(|game| {
                done.binary_search_by_key(game, |outcome| outcome.game)
                    .is_err()
            })
            .collect()
    }
}

fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ")
        .next()
        .unwrap_or_default()
        .to_owned()
}
