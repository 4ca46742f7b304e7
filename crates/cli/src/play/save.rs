//! Keeping a game: the replay, and beside it who sits where.

use crate::input::{Failure, read};
use elbowroom_rules::Game;
use elbowroom_rules::notation::replay::write_replay;
use elbowroom_rules::record::Playing;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::{Path, PathBuf};

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// The name shown.
    pub name: String,
    /// The bot that plays; none: a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// Who sits where, and the seed of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seating {
    /// The chairs in the order of the seats.
    pub chairs: Vec<Chair>,
    /// The seed of dice, tiles and bots.
    pub seed: u64,
}

impl Seating {
    /// The seating kept beside a replay, if there is one.
    ///
    /// # Errors
    /// When the file is there but makes no sense.
    pub fn beside(replay: &Path) -> Result<Option<Self>, Failure> {
        let path = seats_file(replay);
        if !path.exists() {
            return Ok(None);
        }
        let place = path.display().to_string();
        serde_json::from_str(&read(&place)?)
            .map(Some)
            .map_err(|error| Failure::at(&place, error))
    }
}

/// The file of the seating that belongs to a replay: `last.replay` has `last.replay.seats`.
fn seats_file(replay: &Path) -> PathBuf {
    let mut name = replay.as_os_str().to_owned();
    name.push(".seats");
    PathBuf::from(name)
}

/// Where a game is kept when nothing else is said.
pub fn usual_place() -> Option<PathBuf> {
    let set = |name: &str| {
        std::env::var_os(name)
            .filter(|v| !v.is_empty())
            .map(PathBuf::from)
    };
    let data = set("XDG_DATA_HOME")
        .filter(|path| path.is_absolute())
        .or_else(|| set("HOME").map(|home| home.join(".local/share")))
        .or_else(|| set("APPDATA"))?;
    Some(data.join("elbowroom").join("last.replay"))
}

/// Makes the folder of a file; whether it is there.
pub fn make_folder(path: &Path) -> bool {
    path.parent()
        .is_some_and(|folder| std::fs::create_dir_all(folder).is_ok())
}

/// Moves the game that lies in the usual place one place back, so that a new one does not wipe it out.
pub fn set_aside(last: &Path) {
    let previous = last.with_file_name("previous.replay");
    for (from, to) in [
        (seats_file(last), seats_file(&previous)),
        (last.to_path_buf(), previous),
    ] {
        // Nothing there: nothing to move.
        let _ = std::fs::rename(from, to);
    }
}

/// Keeps one game in one file.
pub struct Saver {
    path: PathBuf,
}

impl Saver {
    /// Keeps a game in a file; who sits where is written at once.
    ///
    /// # Errors
    /// When the place cannot be written.
    pub fn new(path: PathBuf, seating: &Seating) -> Result<Self, Failure> {
        let text = serde_json::to_string_pretty(seating).unwrap_or_default();
        replace(&seats_file(&path), &text)
            .map_err(|error| Failure::at(&path.display().to_string(), error))?;
        Ok(Self { path })
    }

    /// Writes the game as it stands.
    ///
    /// # Errors
    /// One line that names the file.
    pub fn keep(&self, table: &Playing<&Game>) -> Result<(), String> {
        replace(&self.path, &write_replay(table))
            .map_err(|error| format!("{}: {error}", self.path.display()))
    }

    /// Where the game is kept.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Writes a file beside the old one and puts it in its place: nothing is ever half written.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    std::fs::write(&beside, text)?;
    std::fs::rename(&beside, path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_rules::Setup;
    use elbowroom_rules::notation::Replay;

    #[test]
    fn a_kept_game_is_read_back_with_its_seats() {
        let folder = std::env::temp_dir().join(format!("elbowroom-save-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("a.replay");
        let seating = Seating {
            chairs: vec![
                Chair {
                    name: "Anna".into(),
                    bot: None,
                },
                Chair {
                    name: "hard".into(),
                    bot: Some("hard".into()),
                },
            ],
            seed: 7,
        };
        let game = Game::new(Setup::base(2).unwrap()).unwrap();
        let saver = Saver::new(path.clone(), &seating).unwrap();
        saver.keep(&Playing::new(&game)).unwrap();
        assert_eq!(Seating::beside(&path).unwrap(), Some(seating));
        assert!(Replay::read(&std::fs::read_to_string(&path).unwrap()).is_ok());
        assert_eq!(Seating::beside(&folder.join("b.replay")).unwrap(), None);
        std::fs::write(folder.join("b.replay.seats"), "{").unwrap();
        assert!(Seating::beside(&folder.join("b.replay")).is_err());
        set_aside(&path);
        assert!(!path.exists() && folder.join("previous.replay").exists());
        assert!(folder.join("previous.replay.seats").exists());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
