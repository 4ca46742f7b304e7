//! Writing a run as its games finish.

use super::{Head, Line, Part, RecordError};
use crate::plan::{Plan, Shard};
use crate::run::Outcome;
use serde::Serialize;
use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The name of the file in the folder of a run.
pub const JOURNAL: &str = "run.jsonl";

/// The file name of a game's replay.
pub fn replay_name(game: u64) -> String {
    format!("game-{game:06}.replay")
}

/// The file of a run under way.
pub struct Journal {
    path: PathBuf,
    file: File,
    /// Where the replays go, if they are kept.
    replays: Option<PathBuf>,
}

impl Journal {
    /// Begins a run in a folder, with the replays of its games beside the journal.
    ///
    /// # Errors
    /// When the folder holds a run or replays already, or cannot be written.
    pub fn in_folder(folder: &Path, plan: &Plan, shard: Shard) -> Result<Self, RecordError> {
        let fault = |error| RecordError::Io(folder.to_owned(), error);
        std::fs::create_dir_all(folder).map_err(fault)?;
        for entry in std::fs::read_dir(folder).map_err(fault)? {
            let path = entry.map_err(fault)?.path();
            let replay = path.extension().is_some_and(|end| end == "replay");
            if replay || path.file_name().is_some_and(|name| name == JOURNAL) {
                return Err(RecordError::Taken(folder.to_owned()));
            }
        }
        Self::create(folder.join(JOURNAL), plan, shard, Some(folder.to_owned()))
    }

    /// Begins a run in a file, without replays.
    ///
    /// # Errors
    /// When the file is there already or cannot be written.
    pub fn in_file(path: &Path, plan: &Plan, shard: Shard) -> Result<Self, RecordError> {
        Self::create(path.to_owned(), plan, shard, None)
    }

    fn create(
        path: PathBuf,
        plan: &Plan,
        shard: Shard,
        replays: Option<PathBuf>,
    ) -> Result<Self, RecordError> {
        let file = match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                return Err(RecordError::Taken(path));
            }
            Err(error) => return Err(RecordError::Io(path, error)),
        };
        let head = Head::of(plan, shard, replays.is_some());
        let mut journal = Self {
            path,
            file,
            replays,
        };
        journal.append(&head)?;
        Ok(journal)
    }

    /// Goes on with a run that was stopped; a torn last line is cut off.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn resume(part: &Part) -> Result<Self, RecordError> {
        let path = part.file.clone();
        let open = || {
            let mut file = OpenOptions::new().write(true).open(&path)?;
            file.set_len(part.whole)?;
            file.seek(SeekFrom::End(0))?;
            Ok(file)
        };
        let file = open().map_err(|error| RecordError::Io(path.clone(), error))?;
        let folder = path.parent().unwrap_or(Path::new("")).to_owned();
        Ok(Self {
            path,
            file,
            replays: part.replays.then_some(folder),
        })
    }

    /// Whether the replays of the games are kept.
    pub fn keeps_replays(&self) -> bool {
        self.replays.is_some()
    }

    /// Writes a finished game: first its replay, beside and then renamed, then its line.
    ///
    /// # Errors
    /// When the disk does not take it.
    pub fn finished(
        &mut self,
        plan: &Plan,
        outcome: &Outcome,
        replay: Option<&str>,
    ) -> Result<(), RecordError> {
        if let (Some(folder), Some(text)) = (&self.replays, replay) {
            let path = folder.join(replay_name(outcome.game));
            let beside = path.with_extension("replay-part");
            std::fs::write(&beside, text)
                .and_then(|()| std::fs::rename(&beside, &path))
                .map_err(|error| RecordError::Io(path, error))?;
        }
        self.append(&Line::of(plan, outcome))
    }

    fn append(&mut self, line: &impl Serialize) -> Result<(), RecordError> {
        let fault = |error| RecordError::Io(self.path.clone(), error);
        let mut text = serde_json::to_string(line).map_err(|error| fault(error.into()))?;
        text.push('\n');
        // One call for the whole line, so that it is torn only when the machine stops.
        self.file.write_all(text.as_bytes()).map_err(fault)
    }
}
