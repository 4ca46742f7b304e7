//! A whole game as JSON lines: version, set-up, what was said, and a hash each turn.

use super::action_text::{action_text, answer_text, parse_action, parse_answer};
use super::json::{self, Fault};
use super::plain::plain_line;
use super::position::{self, read_position, write_position};
use super::setup_text::SetupText;
use crate::api::Pending;
use crate::event::Event;
use crate::game::Game;
use crate::record::{Entry, Playing};
use crate::state::State;
use crate::view::Viewer;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Deref;

/// The version of the replay format. It changes only when old files would be misread.
pub const VERSION: u32 = 1;
/// The longest replay that is read.
const MAX_BYTES: usize = 8 << 20;

/// Why a text is no replay, or no longer plays the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected and what was found.
    pub what: String,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for ReplayError {}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    elbowroom_replay: u32,
    setup: SetupText,
    /// A game that did not begin at the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<serde_json::Value>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "lowercase")]
enum Line {
    /// An action of a seat.
    Do(String),
    /// An answer of fate.
    Fate(String),
    /// The hash of the position as a turn begins, or as the game ends.
    Hash(String),
}

/// A replay that was read and played through.
pub struct Replay {
    game: Game,
    start: State,
    entries: Vec<Entry>,
}

/// Writes the replay of a game being played.
pub fn write_replay<G: Deref<Target = Game>>(playing: &Playing<G>) -> String {
    write_record(playing.game(), playing.start(), playing.record())
}

/// Writes a record that began with this state as a replay.
pub fn write_record(game: &Game, start: &State, record: &[Entry]) -> String {
    let fresh = *start == game.start();
    let position =
        (!fresh).then(|| serde_json::from_str(&write_position(game, start)).unwrap_or_default());
    let head = Head {
        elbowroom_replay: VERSION,
        setup: SetupText::of(game),
        position,
    };
    let mut lines = vec![written(&head)];
    let mut state = *start;
    let mut turn = state.turn().seat;
    for &entry in record {
        let line = match (entry, game.pending(&state)) {
            (Entry::Action(_, action), _) => Line::Do(action_text(game, action)),
            (Entry::Answer(answer), Pending::Chance(odds)) => {
                Line::Fate(answer_text(game, odds, answer))
            }
            (Entry::Answer(answer), _) => Line::Fate(answer.to_string()),
        };
        lines.push(written(&line));
        entry.play(game, &mut state, &mut ());
        if turn != state.turn().seat || game.pending(&state) == Pending::Over {
            turn = state.turn().seat;
            lines.push(written(&Line::Hash(hash(game, &state))));
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

fn written(line: &impl Serialize) -> String {
    // Strings and numbers only: nothing that JSON cannot say.
    serde_json::to_string(line).expect("a replay is JSON")
}

fn hash(game: &Game, state: &State) -> String {
    format!("{:016x}", position::hash(game, state))
}

impl Replay {
    /// Reads a replay and plays it through.
    ///
    /// # Errors
    /// The line at which the text is no replay, an action is not legal, or the position no longer has
    /// the hash that was written.
    pub fn read(text: &str) -> Result<Self, ReplayError> {
        let fault = |line: usize, what: String| {
            Err(ReplayError {
                line,
                what: plain_line(&what, 400),
            })
        };
        if text.len() > MAX_BYTES {
            return fault(
                1,
                format!(
                    "a replay has at most {MAX_BYTES} bytes, this one {}",
                    text.len()
                ),
            );
        }
        let mut lines = text.lines().enumerate();
        let Some((_, first)) = lines.next() else {
            return fault(1, "a replay expected, found nothing".into());
        };
        let head: Head = match json::read("the head of a replay", first) {
            Ok(head) => head,
            Err(error) => {
                return fault(
                    1,
                    format!("the head of a replay expected: {}", at_field(error)),
                );
            }
        };
        if head.elbowroom_replay != VERSION {
            return fault(
                1,
                format!(
                    "replay version {VERSION} expected, found {}",
                    head.elbowroom_replay
                ),
            );
        }
        let (game, start) = match head.position {
            None => match head.setup.game() {
                Ok(game) => {
                    let start = game.start();
                    (game, start)
                }
                Err((field, what)) => return fault(1, format!("setup.{field}: {what}")),
            },
            Some(position) => match read_position(&position.to_string()) {
                Ok(read) => read,
                Err(error) => return fault(1, format!("position: {error}")),
            },
        };
        let mut replay = Self {
            game,
            start,
            entries: Vec::new(),
        };
        let mut state = start;
        for (i, text) in lines.filter(|(_, text)| !text.trim().is_empty()) {
            replay.line(&mut state, text).map_err(|what| ReplayError {
                line: i + 1,
                what: plain_line(&what, 400),
            })?;
        }
        Ok(replay)
    }

    fn line(&mut self, state: &mut State, text: &str) -> Result<(), String> {
        let game = &self.game;
        let line: Line = json::read("do, fate or hash", text)
            .map_err(|error| format!("do, fate or hash expected: {}", at_field(error)))?;
        let entry = match line {
            Line::Do(text) => {
                let action = parse_action(game, &text).map_err(|error| error.to_string())?;
                game.check(state, action)
                    .map_err(|refusal| format!("`{text}` is not legal here: {refusal}"))?;
                Entry::Action(state.decides().seat(), action)
            }
            Line::Fate(text) => match game.pending(state) {
                Pending::Chance(odds) => Entry::Answer(
                    parse_answer(game, odds, &text).map_err(|error| error.to_string())?,
                ),
                _ => return Err("nothing is drawn or rolled here".into()),
            },
            Line::Hash(text) => {
                let found = hash(game, state);
                return if found == text {
                    Ok(())
                } else {
                    Err(format!(
                        "the position has another hash than when it was played: {found}, written was {}",
                        text.chars().take(16).collect::<String>()
                    ))
                };
            }
        };
        entry.play(game, state, &mut ());
        self.entries.push(entry);
        Ok(())
    }

    /// The game made ready.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The state before the first entry.
    pub fn start(&self) -> &State {
        &self.start
    }

    /// What was said.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Who may look at it: everybody, so nobody's secrets are shown before the game is over (B-67).
    pub fn viewer(&self) -> Viewer {
        let end = self.play(|_, _, _| {});
        match self.game.pending(&end) {
            Pending::Over => Viewer::Afterwards,
            _ => Viewer::Spectator,
        }
    }

    /// Plays the replay entry by entry; the visitor gets the state after each and what happened.
    pub fn play(&self, mut visit: impl FnMut(Entry, &State, &[Event])) -> State {
        let mut state = self.start;
        let mut events = Vec::new();
        for &entry in &self.entries {
            events.clear();
            entry.play(&self.game, &mut state, &mut events);
            visit(entry, &state, &events);
        }
        state
    }
}

/// The fault with the field it is in; the line is that of the replay.
fn at_field(fault: Fault) -> String {
    match fault.field.as_str() {
        "" => fault.what,
        field => format!("{field}: {}", fault.what),
    }
}
