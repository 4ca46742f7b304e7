//! `elbowroom lesson`: lessons as files, checked.

use crate::input::{Done, Failure, read, say};
use elbowroom_teach::{Lesson, check, lessons};
use std::path::{Path, PathBuf};

/// Checks lesson files by playing them (`elbowroom learn --list` tells which lessons there are).
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom lesson check\n  elbowroom lesson check my-lesson.toml"
)]
pub struct Lessons {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Plays lessons in every way they allow, with right and wrong answers, and tells what is wrong with them.
    Check {
        /// Lesson files; those that come with the game if none is named.
        files: Vec<PathBuf>,
    },
}

impl Lessons {
    pub fn run(self) -> Done {
        let What::Check { files } = self.what;
        check_all(&files)
    }
}

fn check_all(files: &[PathBuf]) -> Done {
    let mut faults = 0;
    let mut verdict = |id: &str, checked: Result<(usize, usize), String>| match checked {
        Ok((steps, ways)) => say(format_args!("{id}: good, {steps} steps, {ways} ways")),
        Err(what) => {
            faults += 1;
            say(format_args!("{id}: {what}"));
        }
    };
    let checked = |lesson: &Lesson| check(lesson).map(|ways| (lesson.steps.len(), ways));
    if files.is_empty() {
        for lesson in lessons() {
            verdict(&lesson.id, checked(lesson));
        }
    }
    for file in files {
        let name = file.display().to_string();
        let lesson = from_file(file)?;
        verdict(&name, lesson.and_then(|lesson| checked(&lesson)));
    }
    match faults {
        0 => Ok(()),
        1 => Err(Failure("a lesson is wrong".into())),
        _ => Err(Failure(format!("{faults} lessons are wrong"))),
    }
}

/// A file that cannot be read ends the command; one that is no lesson is told with the others.
fn from_file(file: &Path) -> Result<Result<Lesson, String>, Failure> {
    let name = file.display().to_string();
    let text = read(&name)?;
    let id = file.file_stem().unwrap_or_default().to_string_lossy();
    Ok(Lesson::parse(&id, &text))
}
