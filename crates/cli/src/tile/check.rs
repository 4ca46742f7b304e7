//! `elbowroom tile check`: every fault with its line, or what the tile says in words.

use super::headline;
use crate::input::{Done, Failure, read, say};
use elbowroom_rules::Language;
use elbowroom_rules::custom::{CustomTile, Declares, Line, TileError};
use elbowroom_rules::notation::{agree, plain_line};
use serde_json::{Value, json};

/// Says every fault of tile files with its line, or what the tiles do in English and French.
///
/// Ends with code 2 when a file has a fault.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom tile check moles.toml\n  elbowroom tile check examples/tiles/*.toml --json"
)]
pub struct Check {
    /// The tile files, or - for the standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Check {
    pub fn run(self) -> Done {
        let mut told = Vec::new();
        let mut faulty = 0;
        for file in &self.files {
            let text = read(file)?;
            let tile = CustomTile::parse(&text);
            faulty += usize::from(tile.is_err());
            if self.json {
                told.push(as_json(file, &tile));
            } else {
                match &tile {
                    Ok(tile) => tell(tile),
                    Err(error) => faults(file, error),
                }
            }
        }
        if self.json {
            say(Value::Array(told));
        }
        if faulty > 0 {
            let files = self.files.len();
            let text = format!("{faulty} of {files} tile file(s) with faults");
            return Err(Failure(agree(Language::English, &text)));
        }
        Ok(())
    }
}

fn faults(file: &str, error: &TileError) {
    let file = plain_line(file, 200);
    for fault in &error.faults {
        say(format_args!("{file}:{}: {}", fault.line, fault.what));
    }
}

fn tell(tile: &CustomTile) {
    say(headline(tile));
    let help = tile.tile().help;
    say(format_args!("  {}\n  {}", help.en, help.fr));
    for line in tile.lines() {
        say(format_args!(
            "  - {} [{}]",
            line.en,
            declared(&line.declares)
        ));
        say(format_args!("    {}", line.fr));
    }
    for hint in tile.hints() {
        say(format_args!("  hint (K-08): {}\n    {}", hint.en, hint.fr));
    }
}

/// What an effect declares (K-06).
fn declared(declares: &Declares) -> String {
    let when = match (declares.active, declares.declined) {
        (true, true) => "active and in decline",
        (true, false) => "while active",
        (false, _) => "in decline",
    };
    let mut parts = vec![declares.phase.name().en.to_owned(), when.to_owned()];
    if let Some(times) = declares.per_turn {
        parts.push(format!("at most {times} per turn"));
    }
    if declares.attack {
        parts.push("an attack".to_owned());
    }
    parts.join(", ")
}

fn as_json(file: &str, tile: &Result<CustomTile, TileError>) -> Value {
    match tile {
        Err(error) => {
            let fault = |fault: &elbowroom_rules::custom::Fault| json!({ "line": fault.line, "what": fault.what });
            let faults: Vec<Value> = error.faults.iter().map(fault).collect();
            json!({ "file": file, "sound": false, "faults": faults })
        }
        Ok(tile) => {
            let line = |line: Line| {
                json!({
                    "en": line.en,
                    "fr": line.fr,
                    "phase": line.declares.phase.name().en,
                    "active": line.declares.active,
                    "declined": line.declares.declined,
                    "per_turn": line.declares.per_turn,
                    "attack": line.declares.attack,
                })
            };
            let seen = tile.tile();
            json!({
                "file": file,
                "sound": true,
                "id": seen.id,
                "tokens": seen.tokens,
                "supply": seen.supply,
                "name": { "en": seen.name.en, "fr": seen.name.fr },
                "help": { "en": seen.help.en, "fr": seen.help.fr },
                "effects": tile.lines().into_iter().map(line).collect::<Vec<_>>(),
                "hints": tile.hints().iter().map(|hint| json!({ "en": hint.en, "fr": hint.fr })).collect::<Vec<_>>(),
            })
        }
    }
}
