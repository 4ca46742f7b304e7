//! A position from a file, and what the game did with it by itself.

use crate::input::{Failure, read, say};
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{phase_name, reopen_position};
use elbowroom_rules::{Event, Game, Language, State, Viewer};
use serde_json::{Value, json};

/// A position as it was read.
pub(super) struct Loaded {
    pub game: Game,
    pub state: State,
    /// What happened by itself, where nobody had anything to decide.
    went_on: Option<Vec<Event>>,
}

pub(super) fn load(file: &str) -> Result<Loaded, Failure> {
    let mut events = Vec::new();
    let (game, state, went_on) =
        reopen_position(&read(file)?, &mut events).map_err(|error| Failure::at(file, error))?;
    Ok(Loaded {
        game,
        state,
        went_on: went_on.then_some(events),
    })
}

impl Loaded {
    /// Prints an answer as JSON; what happened by itself stands beside it.
    pub fn say_json(&self, mut answer: Value) {
        if let Some(events) = &self.went_on {
            answer["went_on"] = json!(self.told(events));
        }
        say(answer);
    }

    /// Says before any other line that the game went on by itself, and how.
    pub fn say_what_happened(&self) {
        let Some(events) = &self.went_on else { return };
        let turn = self.state.turn();
        say(format_args!(
            "nobody has anything to decide in this position: the game goes on by itself to round {}, seat {}, {}",
            turn.round,
            turn.seat,
            phase_name(&self.game, &self.state)
        ));
        for line in self.told(events) {
            say(format_args!("  {line}"));
        }
    }

    /// Events in words.
    pub fn told(&self, events: &[Event]) -> Vec<String> {
        let speaker = Speaker::new(&self.game, Language::English);
        let seen = self.game.view_events(events, Viewer::Afterwards);
        seen.map(|event| speaker.event(event)).collect()
    }
}
