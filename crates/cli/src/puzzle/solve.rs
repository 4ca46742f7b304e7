//! Somebody solves a puzzle, line by line.

use super::{Wanted, language, words};
use crate::input::{Done, Failure, say};
use crate::play;
use elbowroom_analysis::puzzle::{Attempt, Fate, Opened, Puzzle, day_of, days_of, today};
use elbowroom_bots::Luck;
use elbowroom_bots::study::why;
use elbowroom_rules::notation::{action_text, parse_line, plain_line};
use elbowroom_rules::record::Playing;
use elbowroom_rules::{Action, Game, Language, Pending};
use std::collections::BTreeSet;
use std::io::{BufRead, Write};
use std::path::PathBuf;

/// Puts a puzzle: the one that is named, that of the day, or one that was not solved yet.
#[derive(clap::Args)]
pub struct Solve {
    /// A puzzle by its name.
    #[arg(conflicts_with_all = ["daily", "date"])]
    id: Option<String>,
    /// The puzzle of today, by universal time: the same for everybody.
    #[arg(long)]
    daily: bool,
    /// The puzzle of a day.
    #[arg(long)]
    date: Option<String>,
    #[command(flatten)]
    wanted: Wanted,
    /// In French.
    #[arg(long)]
    french: bool,
}

/// Which puzzles were solved on this machine.
pub struct Solved {
    file: Option<PathBuf>,
    ids: BTreeSet<String>,
}

impl Solved {
    pub fn read() -> Self {
        let file = play::usual_place().map(|last| last.with_file_name("puzzles"));
        let text = file
            .as_ref()
            .and_then(|file| std::fs::read_to_string(file).ok());
        let ids = text.iter().flat_map(|text| text.lines()).map(str::to_owned);
        Self {
            ids: ids.collect(),
            file,
        }
    }

    pub fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    /// Remembering is a comfort: where nothing can be written, the puzzle is solved all the same.
    fn add(&mut self, id: &str) {
        self.ids.insert(id.to_owned());
        let text = self
            .ids
            .iter()
            .fold(String::new(), |all, id| all + id + "\n");
        if let Some(file) = &self.file
            && play::make_folder(file)
        {
            let _ = std::fs::write(file, text);
        }
    }
}

impl Solve {
    pub fn run(self) -> Done {
        let language = language(self.french);
        let puzzles = self.wanted.puzzles()?;
        let mut solved = Solved::read();
        let puzzle = self.choose(&puzzles, &solved, language)?;
        let opened = puzzle
            .open()
            .map_err(|error| Failure::at(&puzzle.id, error))?;
        if put(puzzle, &opened, language)? {
            solved.add(&puzzle.id);
        }
        Ok(())
    }

    fn choose<'p>(
        &self,
        puzzles: &'p [Puzzle],
        solved: &Solved,
        language: Language,
    ) -> Result<&'p Puzzle, Failure> {
        // There is at least one: none is refused before.
        let first = &puzzles[0];
        if let Some(id) = &self.id {
            let found = puzzles.iter().find(|puzzle| puzzle.id == *id);
            return found.ok_or_else(|| {
                let found = plain_line(id, 40);
                let known = &first.id;
                Failure(format!(
                    "puzzle: a name like {known} expected (`elbowroom puzzle list`), found `{found}`"
                ))
            });
        }
        let days = match &self.date {
            Some(date) => {
                Some(days_of(date).ok_or_else(|| Failure(words::NO_DATE.text(language).into()))?)
            }
            None => self.daily.then(today),
        };
        if let Some(days) = days {
            return Ok(day_of(puzzles, days).unwrap_or(first));
        }
        // The easy ones first, each grade in the order of the file.
        let left = puzzles.iter().filter(|puzzle| !solved.has(&puzzle.id));
        Ok(left.min_by_key(|puzzle| puzzle.grade).unwrap_or_else(|| {
            say(words::ALL_SOLVED.text(language));
            first
        }))
    }
}

/// Puts a puzzle; whether it was solved before the solution was shown.
fn put(puzzle: &Puzzle, opened: &Opened, language: Language) -> Result<bool, Failure> {
    let Opened {
        game, start, key, ..
    } = opened;
    let seat = start.turn().seat;
    let chairs = play::learners_chairs(game, seat, language);
    let look = |attempt: &Attempt| {
        let table: Playing<&Game> = Playing::from(game, *attempt.state());
        play::show_table(&table, seat, language, &chairs);
    };
    let mut attempt = Attempt::new(game, start, *key);
    let mut luck = Luck::new(1);
    say(format_args!(
        "== {} ({})",
        puzzle.id,
        puzzle.grade.title(language)
    ));
    look(&attempt);
    say(puzzle.theme.question(language));
    say(words::HELP.text(language));
    let mut lines = std::io::stdin().lock().lines();
    loop {
        while let (Fate::Open, Pending::Chance(odds)) =
            (attempt.fate(), game.pending(attempt.state()))
        {
            attempt.draw(luck.answer(odds));
        }
        print!("{}> ", words::PROMPT.text(language));
        let _ = std::io::stdout().flush();
        let Some(Ok(line)) = lines.next() else {
            say("");
            return Ok(false);
        };
        match line.trim() {
            "" | "look" => look(&attempt),
            "?" => say(words::HELP.text(language)),
            "quit" => return Ok(false),
            "again" => {
                attempt = Attempt::new(game, start, *key);
                look(&attempt);
            }
            "show" => {
                explain(puzzle, opened, language);
                return Ok(false);
            }
            _ if attempt.fate() == Fate::Missed => say(words::MISSED.text(language)),
            line => match chosen(game, &attempt, line, language) {
                Err(what) => say(what),
                Ok(actions) => {
                    if play_on(&mut attempt, &actions, language) == Fate::Solved {
                        say(words::SOLVED.text(language));
                        explain(puzzle, opened, language);
                        return Ok(true);
                    }
                }
            },
        }
    }
}

/// Says actions one after the other, until one is refused or the puzzle is over.
fn play_on(attempt: &mut Attempt, actions: &[Action], language: Language) -> Fate {
    for &action in actions {
        match attempt.say(action) {
            Ok(Fate::Open) => {}
            Ok(Fate::Missed) => {
                say(words::MISSED.text(language));
                break;
            }
            Ok(Fate::Solved) => break,
            Err(refusal) => {
                say(refusal.text(language));
                break;
            }
        }
    }
    attempt.fate()
}

/// The actions that a line stands for: by its number in the list, or in words.
fn chosen(
    game: &Game,
    attempt: &Attempt,
    line: &str,
    language: Language,
) -> Result<Vec<Action>, String> {
    let legal = game.legal(attempt.state());
    match line.parse::<usize>() {
        Ok(number) => number
            .checked_sub(1)
            .and_then(|at| legal.get(at))
            .map(|&action| vec![action])
            .ok_or_else(|| words::no_number(language, legal.len())),
        Err(_) => parse_line(game, line).map_err(|error| error.to_string()),
    }
}

/// The solution with its reason, and the second best.
fn explain(puzzle: &Puzzle, opened: &Opened, language: Language) {
    let told =
        |words: &str, actions: &[String]| say(format_args!("{words} {}", actions.join(", ")));
    let key = action_text(&opened.game, opened.key.action());
    let (solution, theme) = (words::SOLUTION.text(language), puzzle.theme.title(language));
    say(format_args!("{solution} {key} ({theme})"));
    say(opened.reason(language));
    told(words::TURN.text(language), &puzzle.turn);
    told(words::SECOND.text(language), &puzzle.second);
    say(why(&opened.game, &opened.second, language));
    say(words::worse(language, puzzle.margin));
}
