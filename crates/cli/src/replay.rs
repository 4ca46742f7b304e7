//! `elbowroom replay`: finished and unfinished games from their files.

mod analyse;
mod words;

use crate::input::{Done, Failure, read, say};
use elbowroom_rules::finish::standings;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{self, action_text};
use elbowroom_rules::record::Entry;
use elbowroom_rules::{Language, Pending, Viewer};
use serde_json::json;

/// Checks, tells or analyses a replay.
///
/// A replay is a file of JSON lines (docs/notation.md); `-` reads it from the standard input.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom replay verify game.replay\n  elbowroom replay show game.replay --french\n  elbowroom replay analyse game.replay\n  elbowroom replay analyse game.replay --seat 1 --deep 4\n  elbowroom replay analyse game.replay --at 57"
)]
pub struct Replay {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Plays the replay and compares every hash that was written.
    Verify {
        /// The replay.
        file: String,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Tells the game in words.
    Show {
        /// The replay.
        file: String,
        /// In French.
        #[arg(long)]
        french: bool,
        /// Print one JSON object per entry.
        #[arg(long)]
        json: bool,
    },
    Analyse(analyse::Analyse),
}

impl Replay {
    pub fn run(self) -> Done {
        match self.what {
            What::Verify { file, json } => verify(&file, json),
            What::Show { file, french, json } => show(
                &file,
                if french {
                    Language::French
                } else {
                    Language::English
                },
                json,
            ),
            What::Analyse(command) => command.run(),
        }
    }
}

fn load(file: &str) -> Result<notation::Replay, Failure> {
    notation::Replay::read(&read(file)?).map_err(|error| Failure::at(file, error))
}

fn verify(file: &str, json: bool) -> Done {
    let replay = load(file)?;
    let end = replay.play(|_, _, _| {});
    let over = replay.game().pending(&end) == Pending::Over;
    let coins: Vec<u16> = replay.game().seats().map(|seat| end.coins(seat)).collect();
    let entries = replay.entries().len();
    if json {
        say(json!({ "verified": true, "entries": entries, "over": over, "coins": coins }));
    } else {
        let state = if over {
            "a finished game"
        } else {
            "a game under way"
        };
        say(format_args!(
            "{file}: {state}, {entries} entries, every hash as written, coins {coins:?}"
        ));
    }
    Ok(())
}

fn show(file: &str, language: Language, json: bool) -> Done {
    let replay = load(file)?;
    let game = replay.game();
    let speaker = Speaker::new(game, language);
    let end = replay.play(|entry, _, events| {
        let told: Vec<String> = game
            .view_events(events, Viewer::Afterwards)
            .map(|event| speaker.event(event))
            .collect();
        if json {
            let said = match entry {
                Entry::Action(seat, action) => {
                    json!({ "seat": seat.0 + 1, "do": action_text(game, action) })
                }
                Entry::Answer(answer) => json!({ "fate": answer }),
            };
            say(json!({ "said": said, "events": told }));
        } else {
            told.iter().for_each(say);
        }
    });
    if game.pending(&end) == Pending::Over && !json {
        for standing in standings(game, &end) {
            say(format_args!(
                "{}. seat {}: {} coins, {} tokens",
                standing.rank, standing.seat, standing.coins, standing.tokens
            ));
        }
    }
    Ok(())
}
