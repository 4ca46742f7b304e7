//! `elbowroom puzzle`: positions in which one decision is clearly best.

mod check;
mod mine;
mod solve;
mod words;

use crate::input::{Done, Failure, read, say};
use elbowroom_analysis::puzzle::{self, Grade, Puzzle, Theme};
use elbowroom_rules::Language;
use elbowroom_rules::notation::plain_line;
use serde_json::json;

/// Puts puzzles: positions in which one decision is clearly better than everything else.
///
/// Without a command it puts one that was not solved yet on this machine.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Examples:\n  elbowroom puzzle\n  elbowroom puzzle play --daily\n  elbowroom puzzle play --grade hard --players 3 --french\n  elbowroom puzzle list --theme border\n  elbowroom puzzle mine --out my.puzzles --games 40\n  elbowroom puzzle check my.puzzles --bot master"
)]
pub struct Puzzles {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    play: solve::Solve,
}

#[derive(clap::Subcommand)]
enum What {
    Play(solve::Solve),
    /// Which puzzles there are.
    List {
        #[command(flatten)]
        wanted: Wanted,
        /// In French.
        #[arg(long)]
        french: bool,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    Mine(mine::Dig),
    Check(check::Check),
}

impl Puzzles {
    pub fn run(self) -> Done {
        match self.what {
            None => self.play.run(),
            Some(What::Play(command)) => command.run(),
            Some(What::List {
                wanted,
                french,
                json,
            }) => list(&wanted, french, json),
            Some(What::Mine(command)) => command.run(),
            Some(What::Check(command)) => command.run(),
        }
    }
}

/// Which puzzles somebody wants.
#[derive(clap::Args)]
struct Wanted {
    /// Of a file instead of the program's own.
    #[arg(long)]
    file: Option<String>,
    /// Of one kind: decline, combo, die, border, land.
    #[arg(long)]
    theme: Option<String>,
    /// Of one grade: gentle, tricky, hard.
    #[arg(long)]
    grade: Option<String>,
    /// With so many players.
    #[arg(long)]
    players: Option<u8>,
}

impl Wanted {
    fn puzzles(&self) -> Result<Vec<Puzzle>, Failure> {
        let theme = named(&self.theme, "--theme", &Theme::ALL, Theme::id)?;
        let grade = named(&self.grade, "--grade", &Grade::ALL, Grade::id)?;
        let players = self.players;
        if let Some(players) = players.filter(|players| !(2..=6).contains(players)) {
            return Err(Failure(format!(
                "--players: 2 to 6 expected, found {players}"
            )));
        }
        let mut puzzles = all(self.file.as_deref())?;
        puzzles.retain(|puzzle| {
            theme.is_none_or(|theme| puzzle.theme == theme)
                && grade.is_none_or(|grade| puzzle.grade == grade)
                && players.is_none_or(|players| puzzle.id.starts_with(&format!("{players}p-")))
        });
        match puzzles.is_empty() {
            true => Err(Failure("no puzzle is like that".into())),
            false => Ok(puzzles),
        }
    }
}

/// The puzzles of a file, or those of the program.
fn all(file: Option<&str>) -> Result<Vec<Puzzle>, Failure> {
    match file {
        None => Ok(puzzle::own()),
        Some(file) => puzzle::read(&read(file)?).map_err(|error| Failure::at(file, error)),
    }
}

/// One of several things that a person named.
fn named<T: Copy>(
    said: &Option<String>,
    option: &str,
    all: &[T],
    id: impl Fn(T) -> &'static str,
) -> Result<Option<T>, Failure> {
    let Some(said) = said else {
        return Ok(None);
    };
    let found = all.iter().copied().find(|&one| id(one) == said);
    found.map(Some).ok_or_else(|| {
        let known: Vec<&str> = all.iter().map(|&one| id(one)).collect();
        let found = plain_line(said, 40);
        Failure(format!(
            "{option}: one of {} expected, found `{found}`",
            known.join(", ")
        ))
    })
}

fn language(french: bool) -> Language {
    match french {
        true => Language::French,
        false => Language::English,
    }
}

fn list(wanted: &Wanted, french: bool, json: bool) -> Done {
    let puzzles = wanted.puzzles()?;
    let language = language(french);
    if json {
        let rows = puzzles.iter().map(|one| {
            json!({ "id": one.id, "theme": one.theme, "grade": one.grade, "margin": one.margin, "missed": one.missed })
        });
        say(serde_json::Value::from_iter(rows));
        return Ok(());
    }
    let solved = solve::Solved::read();
    for one in &puzzles {
        let mark = if solved.has(&one.id) { "✓" } else { " " };
        let (grade, theme) = (one.grade.title(language), one.theme.title(language));
        say(format_args!("{mark} {:<12} {grade:<10} {theme}", one.id));
    }
    say(words::counted(language, puzzles.len()));
    Ok(())
}
