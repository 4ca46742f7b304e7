//! `elbowroom tile`: blank tiles that somebody filled in (`docs/blank-tiles.md`).

mod balance;
mod check;
mod trial;

use crate::input::{Done, Failure, read, say};
use elbowroom_rules::Language;
use elbowroom_rules::custom::CustomTile;
use elbowroom_rules::notation::{agree, plain_line};
use std::path::{Path, PathBuf};

/// Checks, tries and lists blank tiles: races and powers as TOML files.
///
/// docs/blank-tiles.md has every word that such a file can say. `simulate`, `bench` and `soak` play with them by
/// `--tile FILE`.
#[derive(clap::Args)]
pub struct Tile {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    Check(check::Check),
    Try(trial::Try),
    Balance(balance::Balance),
    List(List),
}

/// Lists the tile files of a folder, or the examples that come with the program.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom tile list\n  elbowroom tile list examples/tiles\n  elbowroom tile list --text custom-moles > moles.toml"
)]
struct List {
    /// A folder with tile files.
    folder: Option<PathBuf>,
    /// Print the whole file of one of them: a start for a tile of one's own.
    #[arg(long, value_name = "ID")]
    text: Option<String>,
}

/// The examples that come with the program.
const EXAMPLES: [&str; 3] = [
    include_str!("../../../examples/tiles/moles.toml"),
    include_str!("../../../examples/tiles/beekeeping.toml"),
    include_str!("../../../examples/tiles/sirens.toml"),
];

impl Tile {
    pub fn run(self) -> Done {
        match self.what {
            What::Check(command) => command.run(),
            What::Try(command) => command.run(),
            What::Balance(command) => command.run(),
            What::List(command) => command.run(),
        }
    }
}

impl List {
    fn run(self) -> Done {
        let mut files: Vec<(String, String)> = Vec::new();
        match &self.folder {
            None => files.extend(EXAMPLES.map(|text| ("an example".to_owned(), text.to_owned()))),
            Some(folder) => {
                for path in tile_files(folder)? {
                    let name = path.display().to_string();
                    let text = read(&name)?;
                    files.push((name, text));
                }
            }
        }
        let mut known = Vec::new();
        for (name, text) in &files {
            match CustomTile::parse(text) {
                Ok(tile) if self.text.is_some() => {
                    known.push(tile.id().to_owned());
                    if self.text.as_deref() == Some(tile.id()) {
                        print!("{}", tile.source());
                        return Ok(());
                    }
                }
                Ok(tile) => say(format_args!("{}  ({name})", headline(&tile))),
                Err(error) => {
                    let faults = format!("{} fault(s)", error.faults.len());
                    let faults = agree(Language::English, &faults);
                    let name = plain_line(name, 200);
                    say(format_args!("{name}: {faults}, see `elbowroom tile check`"));
                }
            }
        }
        match self.text {
            None => Ok(()),
            Some(id) => Err(Failure(format!(
                "--text: one of {} expected, found `{id}`",
                known.join(", ")
            ))),
        }
    }
}

/// The TOML files of a folder, by name.
fn tile_files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let fault = |error: std::io::Error| Failure::at(&folder.display().to_string(), error);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "toml")
        {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// A tile in one line: `custom-moles: race, 5 tokens of 10, Moles, Taupes`.
fn headline(tile: &CustomTile) -> String {
    use elbowroom_rules::tile::Kind;
    let id = tile.id();
    let tile = tile.tile();
    let numbers = match tile.kind {
        Kind::Power => format!("power, {} tokens", tile.tokens),
        _ => format!("race, {} tokens of {}", tile.tokens, tile.supply),
    };
    format!("{id}: {numbers}, {}, {}", tile.name.en, tile.name.fr)
}
