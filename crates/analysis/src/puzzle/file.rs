//! Files of puzzles (docs/analysis.md): a head, then a puzzle in every line.

use super::grade::Grade;
use super::key::{Key, Theme};
use elbowroom_bots::study::{Way, is_over, why_action};
use elbowroom_rules::notation::{action_text, parse_action, plain_line, read_position};
use elbowroom_rules::{Game, Language, Odds, Pending, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// The version of the format. It changes only when old files would be misread.
const VERSION: u32 = 1;
/// The longest file that is read.
pub const MAX_BYTES: usize = 16 << 20;
/// The longest line of it, and the most puzzles.
const MAX_LINE: usize = 64 << 10;
const MAX_PUZZLES: usize = 10_000;
/// The longest turn that is written.
const MAX_ACTIONS: usize = 200;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    elbowroom_puzzles: u32,
}

/// A puzzle as it is written. What it says of the game is proved when it is opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name: the number of players and a hash of its position.
    pub id: String,
    /// What kind of decision it asks for.
    pub theme: Theme,
    /// How hard it is.
    pub grade: Grade,
    /// The levels of bots that miss it.
    pub missed: Vec<String>,
    /// By how many coins the solution is better than everything else, at the depth at which it is least so.
    pub margin: f32,
    /// The decision, as an action.
    pub solution: String,
    /// The best turn with it, up to its end or a die.
    pub turn: Vec<String>,
    /// The best turn without it.
    pub second: Vec<String>,
    /// The position (docs/notation.md).
    pub position: Value,
}

/// A puzzle on the table.
pub struct Opened {
    /// The game made ready.
    pub game: Game,
    /// The position.
    pub start: State,
    /// What must be decided.
    pub key: Key,
    /// The best turn with it.
    pub turn: Way,
    /// The best turn without it.
    pub second: Way,
}

/// Why a text is no file of puzzles, or a puzzle none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleError {
    /// The line, counted from 1; none where a puzzle was opened.
    pub line: Option<usize>,
    /// What was expected and what was found.
    pub what: String,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

impl std::error::Error for PuzzleError {}

fn fault(line: impl Into<Option<usize>>, what: impl fmt::Display) -> PuzzleError {
    PuzzleError {
        line: line.into(),
        what: plain_line(&what.to_string(), 400),
    }
}

/// Reads a file of puzzles. Positions are read when a puzzle is opened.
///
/// # Errors
/// The line that is none, with what was expected.
pub fn read(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    if text.len() > MAX_BYTES {
        let found = text.len();
        return Err(fault(
            1,
            format_args!("at most {MAX_BYTES} bytes expected, found {found}"),
        ));
    }
    let mut lines = text.lines().enumerate();
    let head = lines.next().map_or("", |(_, head)| head);
    let head: Head = serde_json::from_str(plain(head)).map_err(|error| {
        fault(
            1,
            format_args!("the head of a file of puzzles expected: {error}"),
        )
    })?;
    if head.elbowroom_puzzles != VERSION {
        let found = head.elbowroom_puzzles;
        return Err(fault(
            1,
            format_args!("puzzles of version {VERSION} expected, found {found}"),
        ));
    }
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let number = number + 1;
        if line.len() > MAX_LINE {
            return Err(fault(
                number,
                format_args!("at most {MAX_LINE} bytes in a line expected"),
            ));
        }
        if puzzles.len() == MAX_PUZZLES {
            return Err(fault(
                number,
                format_args!("at most {MAX_PUZZLES} puzzles expected"),
            ));
        }
        let puzzle: Puzzle = serde_json::from_str(line)
            .map_err(|error| fault(number, format_args!("a puzzle expected: {error}")))?;
        let named = !puzzle.id.is_empty()
            && puzzle.id.len() <= 40
            && puzzle
                .id
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || c == '-');
        if !named {
            return Err(fault(
                number,
                "id: up to 40 letters, digits and hyphens expected",
            ));
        }
        if !puzzle.margin.is_finite() || !(0.0..1000.0).contains(&puzzle.margin) {
            return Err(fault(number, "margin: coins from 0 to 1000 expected"));
        }
        puzzles.push(puzzle);
    }
    Ok(puzzles)
}

/// A head that is too long for one is none.
fn plain(head: &str) -> &str {
    if head.len() <= MAX_LINE { head } else { "" }
}

/// Writes a file of puzzles.
pub fn write(puzzles: &[Puzzle]) -> String {
    let head = Head {
        elbowroom_puzzles: VERSION,
    };
    let mut lines = vec![written(&head)];
    lines.extend(puzzles.iter().map(written));
    lines.push(String::new());
    lines.join("\n")
}

fn written(line: &impl Serialize) -> String {
    // Strings and numbers only: nothing that JSON cannot say.
    serde_json::to_string(line).expect("a puzzle is JSON")
}

impl Puzzle {
    /// The line of a file that says it.
    pub fn line(&self) -> String {
        written(self)
    }

    /// Puts it on the table.
    ///
    /// # Errors
    /// When the position is none, an action is not legal, the first turn lacks the solution or the second has it.
    pub fn open(&self) -> Result<Opened, PuzzleError> {
        let at =
            |field: &str, what: &dyn fmt::Display| fault(None, format_args!("{field}: {what}"));
        let (game, start) =
            read_position(&self.position.to_string()).map_err(|error| at("position", &error))?;
        let seat = start.turn().seat;
        if game.pending(&start) != Pending::Decision(seat) || is_over(&start, seat) {
            return Err(at(
                "position",
                &"a seat that has to decide in its own turn expected",
            ));
        }
        let solution =
            parse_action(&game, &self.solution).map_err(|error| at("solution", &error))?;
        let Some(key) = Key::written(solution) else {
            return Err(at(
                "solution",
                &"`pick N`, `decline` or `conquer N` expected",
            ));
        };
        let turn = way(&game, &start, &self.turn).map_err(|what| at("turn", &what))?;
        let second = way(&game, &start, &self.second).map_err(|what| at("second", &what))?;
        if !key.is_on(&game, &turn) {
            return Err(at("turn", &"a turn with the solution expected"));
        }
        if key.is_on(&game, &second) {
            return Err(at("second", &"a turn without the solution expected"));
        }
        if key.theme(&game, &turn) != self.theme {
            let found = key.theme(&game, &turn).id();
            return Err(at("theme", &format_args!("`{found}` expected")));
        }
        Ok(Opened {
            game,
            start,
            key,
            turn,
            second,
        })
    }
}

impl Opened {
    /// What speaks for the decision, in words.
    pub fn reason(&self, language: Language) -> String {
        let mut steps = self.turn.steps().iter();
        let step = steps.find(|(state, action)| self.key.is_in(&self.game, state, *action));
        step.map_or_else(String::new, |(state, action)| {
            why_action(&self.game, state, *action, language)
        })
    }
}

/// A turn as it is written: up to its end, to a die, or to a tile that must be drawn.
fn way(game: &Game, start: &State, actions: &[String]) -> Result<Way, String> {
    if actions.is_empty() || actions.len() > MAX_ACTIONS {
        return Err(format!("1 to {MAX_ACTIONS} actions expected"));
    }
    let mut state = *start;
    let mut steps = Vec::new();
    for text in actions {
        let action = parse_action(game, text).map_err(|error| error.to_string())?;
        let step = game
            .check(&state, action)
            .map_err(|refusal| format!("`{text}` is not legal here: {refusal}"))?;
        steps.push((state, action));
        game.apply(&mut state, step, &mut ());
    }
    Ok(Way::played(steps, state))
}

/// A way as it is written: what comes after a tile was drawn is left out, because another may be drawn next time.
pub(super) fn actions(game: &Game, way: &Way) -> Vec<String> {
    let mut texts = Vec::new();
    for (state, action) in way.steps() {
        texts.push(action_text(game, *action));
        let mut after = *state;
        let Ok(step) = game.check(state, *action) else {
            break;
        };
        game.apply(&mut after, step, &mut ());
        let drawn = matches!(game.pending(&after), Pending::Chance(odds) if odds != Odds::Die);
        if drawn {
            break;
        }
    }
    texts
}
