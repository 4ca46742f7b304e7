//! `elbowroom learn`: the lessons in the terminal, on the whole screen or line by line.

use crate::input::{Done, Failure, say};
use crate::play;
use crate::play::words::lesson as words;
use elbowroom_rules::Language;
use elbowroom_rules::notation::action_text;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::record::Playing;
use elbowroom_teach::{Answer, Lesson, NEXT, Session, lesson, lessons};
use std::collections::BTreeSet;
use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;

/// Teaches the game in short lessons at the table.
///
/// Without a name it goes on with the first lesson that was not taken to its end yet.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom learn\n  elbowroom learn --list\n  elbowroom learn decline\n  elbowroom learn --french --plain"
)]
pub struct Learn {
    /// A lesson by its name.
    lesson: Option<String>,
    /// Which lessons there are, and which are done.
    #[arg(long, conflicts_with = "lesson")]
    list: bool,
    /// Line by line: for screen readers and scripts; also when there is no terminal.
    #[arg(long)]
    plain: bool,
    /// In French.
    #[arg(long)]
    french: bool,
}

/// How a lesson ended.
#[derive(PartialEq, Eq)]
pub enum End {
    /// Taken to its end.
    Learnt,
    /// Left before.
    Left,
}

impl Learn {
    pub fn run(self) -> Done {
        let language = match self.french {
            true => Language::French,
            false => Language::English,
        };
        let mut progress = Progress::read();
        if self.list {
            progress.list(language);
            return Ok(());
        }
        let mut next = match &self.lesson {
            Some(id) => Some(lesson(id).ok_or_else(|| unknown(id))?),
            None => progress.next().or_else(|| lessons().first()),
        };
        let typed = std::io::stdin().is_terminal();
        let screen = !self.plain && typed && std::io::stdout().is_terminal();
        while let Some(lesson) = next {
            let session = Session::begin(lesson).map_err(Failure)?;
            let end = match screen {
                true => play::lesson(session, language)?,
                false => plain(session, language)?,
            };
            if end == End::Left {
                return Ok(());
            }
            progress.learnt(&lesson.id);
            let after = lessons()
                .iter()
                .skip_while(|one| one.id != lesson.id)
                .nth(1);
            next = after.filter(|one| one.from == lesson.from && self.lesson.is_none());
            if next.is_none() && lesson.from.is_none() {
                say(words::ALL_DONE.text(language));
            }
        }
        Ok(())
    }
}

fn unknown(id: &str) -> Failure {
    let known: Vec<&str> = lessons().iter().map(|lesson| lesson.id.as_str()).collect();
    Failure(format!(
        "lesson: one of {} expected, found `{id}`",
        known.join(", ")
    ))
}

/// Which lessons were taken to their end on this machine.
struct Progress {
    file: Option<PathBuf>,
    done: BTreeSet<String>,
}

impl Progress {
    fn read() -> Self {
        let file = play::usual_place().map(|last| last.with_file_name("lessons"));
        let text = file
            .as_ref()
            .and_then(|file| std::fs::read_to_string(file).ok());
        let known = |id: &&str| lesson(id).is_some();
        let done = text
            .iter()
            .flat_map(|text| text.lines())
            .filter(known)
            .map(str::to_owned);
        Self {
            done: done.collect(),
            file,
        }
    }

    /// Remembering is a comfort: where nothing can be written, the lesson goes on all the same.
    fn learnt(&mut self, id: &str) {
        self.done.insert(id.to_owned());
        let text = self
            .done
            .iter()
            .fold(String::new(), |all, id| all + id + "\n");
        if let Some(file) = &self.file
            && play::make_folder(file)
        {
            let _ = std::fs::write(file, text);
        }
    }

    fn next(&self) -> Option<&'static Lesson> {
        let first = lessons().iter().filter(|lesson| lesson.from.is_none());
        first.clone().find(|lesson| !self.done.contains(&lesson.id))
    }

    fn list(&self, language: Language) {
        for lesson in lessons() {
            let mark = if self.done.contains(&lesson.id) {
                "✓"
            } else {
                " "
            };
            let (title, about) = (lesson.title.text(language), lesson.about.text(language));
            say(format_args!("{mark} {:<12} {title}: {about}", lesson.id));
        }
    }
}

/// A lesson line by line.
fn plain(mut session: Session<'static>, language: Language) -> Result<End, Failure> {
    let game = play::lesson_game(&session);
    let chairs = play::learners_chairs(game, session.seat(), language);
    let speaker = Speaker::new(game, language);
    let look = |session: &Session| {
        let table = Playing::from(game, *session.scene().state());
        play::show_table(&table, session.seat(), language, &chairs);
    };
    say(format_args!("== {}", session.lesson().title.text(language)));
    say(words::PLAIN_HELP.text(language));
    tell(&session, language)?;
    let mut lines = std::io::stdin().lock().lines();
    while !session.over() {
        print!("{}> ", words::PROMPT.text(language));
        let _ = std::io::stdout().flush();
        let Some(Ok(line)) = lines.next() else {
            say("");
            return Ok(End::Left);
        };
        let read = session.now(language).map_err(Failure)?.read;
        let line = match line.trim() {
            "" if read => NEXT.to_owned(),
            "" | "look" => {
                look(&session);
                continue;
            }
            "?" => {
                say(words::PLAIN_HELP.text(language));
                tell(&session, language)?;
                continue;
            }
            "quit" => return Ok(End::Left),
            "again" => {
                session = Session::begin(session.lesson()).map_err(Failure)?;
                tell(&session, language)?;
                continue;
            }
            "undo" => {
                let done = session.done();
                let before = &done[..done.len().saturating_sub(1)];
                session = Session::resume(session.lesson(), before).map_err(Failure)?;
                tell(&session, language)?;
                continue;
            }
            line => chosen(&session, line),
        };
        let told = session.scene().told().len();
        match session.say(&line, language).map_err(Failure)? {
            Answer::Well(well) => {
                happened(&session, told, &speaker);
                well.iter().for_each(say);
                tell(&session, language)?;
            }
            Answer::Partly => happened(&session, told, &speaker),
            Answer::Astray(text) | Answer::Refused(text, _) => say(text),
        }
    }
    Ok(End::Learnt)
}

/// A number stands for the action in that place of the list.
fn chosen(session: &Session, line: &str) -> String {
    let game = session.scene().game();
    let legal = game.legal(session.scene().state());
    let number = line
        .parse::<usize>()
        .ok()
        .and_then(|number| number.checked_sub(1));
    match number.and_then(|at| legal.get(at)) {
        Some(&action) => action_text(game, action),
        None => line.to_owned(),
    }
}

fn happened(session: &Session, told: usize, speaker: &Speaker) {
    let viewer = elbowroom_rules::Viewer::Seat(session.seat());
    let events = session.scene().told().get(told..).unwrap_or_default();
    for event in session.scene().game().view_events(events, viewer) {
        say(speaker.event(event));
    }
}

/// What the step says, and what is lit.
fn tell(session: &Session, language: Language) -> Done {
    let now = session.now(language).map_err(Failure)?;
    match now.over {
        true => say(&now.text),
        false => say(format_args!("[{}/{}] {}", now.step, now.of, now.text)),
    }
    if !now.lit.is_empty() {
        say(format_args!(
            "{}: {}",
            words::LIT.text(language),
            now.lit.join(", ")
        ));
    }
    Ok(())
}
