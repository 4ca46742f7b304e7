//! `elbowroom book`: the rule book as one document, and a check of its files.

use crate::input::{Done, Failure, read, say};
use elbowroom_rules::Language;
use elbowroom_teach::book;
use std::path::PathBuf;

/// Writes the rule book as one HTML page that needs nothing else, to be read, kept or printed.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom book > rules.html\n  elbowroom book --french --out regles.html\n  elbowroom book --check crates/teach/book/70-conquer.toml"
)]
pub struct Book {
    /// In French.
    #[arg(long)]
    french: bool,
    /// Where to write it; to the standard output if not said.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Checks files of the book instead: chapters, pages of tiles, the glossary.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["french", "out"])]
    check: Vec<PathBuf>,
}

impl Book {
    pub fn run(self) -> Done {
        if !self.check.is_empty() {
            return check(&self.check);
        }
        let language = if self.french {
            Language::French
        } else {
            Language::English
        };
        let document = book::document(language).map_err(Failure)?;
        match self.out {
            None => say(document),
            Some(file) => {
                let name = file.display().to_string();
                std::fs::write(&file, document).map_err(|error| Failure::at(&name, error))?;
            }
        }
        Ok(())
    }
}

fn check(files: &[PathBuf]) -> Done {
    let mut faults = 0;
    for file in files {
        let name = file.display().to_string();
        let text = read(&name)?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        match book::check_file(&stem, &text) {
            Ok(()) => say(format_args!("{name}: good")),
            Err(what) => {
                faults += 1;
                say(format_args!("{name}: {what}"));
            }
        }
    }
    match faults {
        0 => Ok(()),
        1 => Err(Failure("a file of the book is wrong".into())),
        _ => Err(Failure(format!("{faults} files of the book are wrong"))),
    }
}
