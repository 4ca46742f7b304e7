//! New puzzles.

use crate::input::{Done, Failure, say};
use crate::progress::Progress;
use elbowroom_analysis::puzzle::{self, Mine, Puzzle};
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Finds puzzles in games that the search plays against itself.
///
/// Every game is made from its number, and every puzzle has passed all depths. A run that was stopped goes on where it was:
/// `FILE.mined` beside the puzzles tells how far it came. The same mine gives the same puzzles.
#[derive(clap::Args)]
pub struct Dig {
    /// The file that gets the puzzles; new ones are added to it.
    #[arg(long)]
    out: PathBuf,
    /// How many games in all, those mined before included.
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// The numbers of players, in turn: 2 to 5.
    #[arg(long, value_delimiter = ',', default_value = "2,3,4,5")]
    players: Vec<u8>,
    /// The seed of the mine.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How far a mine was dug.
#[derive(serde::Serialize, serde::Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct Mined {
    mine: Mine,
    games: u64,
}

/// The longest note of how far it came.
const MAX_NOTE: u64 = 4096;

impl Dig {
    pub fn run(self) -> Done {
        if self.players.is_empty()
            || self
                .players
                .iter()
                .any(|players| !(2..=5).contains(players))
        {
            return Err(Failure("--players: numbers from 2 to 5 expected".into()));
        }
        let mine = Mine {
            players: self.players,
            seed: self.seed,
        };
        let note = beside(&self.out);
        let mined = read_note(&note)?;
        if mined.as_ref().is_some_and(|mined| mined.mine != mine) {
            let note = note.display();
            return Err(Failure(format!(
                "{note}: the same --players and --seed expected as when this file was begun"
            )));
        }
        let begun = mined.map_or(0, |mined| mined.games);
        let (mut file, known) = open(&self.out)?;
        let mut ids: BTreeSet<String> = known.into_iter().map(|puzzle| puzzle.id).collect();
        let before = ids.len();
        let told = |error: std::io::Error| Failure::at(&self.out.display().to_string(), error);
        let progress = Progress::of(self.games.saturating_sub(begun), "games");
        for number in begun..self.games {
            for puzzle in mine.game(number) {
                // A game that was broken off is mined again.
                if ids.insert(puzzle.id.clone()) {
                    writeln!(file, "{}", puzzle.line()).map_err(told)?;
                }
            }
            file.sync_data().map_err(told)?;
            let mined = Mined {
                mine: mine.clone(),
                games: number + 1,
            };
            write_note(&note, &mined)?;
            progress.step();
        }
        drop(progress);
        let new = ids.len() - before;
        let all = ids.len();
        let games = self.games.max(begun);
        say(format_args!(
            "{}: {new} new puzzles, {all} in all, {games} games mined",
            self.out.display()
        ));
        Ok(())
    }
}

fn beside(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".mined");
    PathBuf::from(name)
}

fn read_note(note: &Path) -> Result<Option<Mined>, Failure> {
    let place = note.display().to_string();
    match std::fs::metadata(note) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Failure::at(&place, error)),
        Ok(found) if found.len() > MAX_NOTE => {
            return Err(Failure::at(
                &place,
                "a note of how far a mine was dug expected",
            ));
        }
        Ok(_) => {}
    }
    let text = std::fs::read_to_string(note).map_err(|error| Failure::at(&place, error))?;
    let mined = serde_json::from_str(&text).map_err(|error| Failure::at(&place, error))?;
    Ok(Some(mined))
}

/// Beside it first, then in its place: a note is whole or the last one.
fn write_note(note: &Path, mined: &Mined) -> Done {
    let told = |error: std::io::Error| Failure::at(&note.display().to_string(), error);
    let new = note.with_extension("mined-new");
    // Strings and numbers only: nothing that JSON cannot say.
    let text = serde_json::to_string(mined).map_err(|error| Failure(error.to_string()))?;
    std::fs::write(&new, text + "\n").map_err(told)?;
    std::fs::rename(&new, note).map_err(told)
}

/// The file, ready for more, and what is in it. A line that was broken off goes.
fn open(out: &Path) -> Result<(File, Vec<Puzzle>), Failure> {
    let place = out.display().to_string();
    let told = |error: std::io::Error| Failure::at(&place, error);
    let text = match std::fs::metadata(out) {
        Ok(_) => crate::input::read(&place)?,
        Err(_) => String::new(),
    };
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let known = match whole {
        0 => Vec::new(),
        whole => puzzle::read(&text[..whole]).map_err(|error| Failure::at(&place, error))?,
    };
    let mut file = OpenOptions::new()
        .append(true)
        .create(true)
        .open(out)
        .map_err(told)?;
    file.set_len(whole as u64).map_err(told)?;
    if whole == 0 {
        file.write_all(puzzle::write(&[]).as_bytes())
            .map_err(told)?;
    }
    Ok((file, known))
}
