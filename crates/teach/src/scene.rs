//! A table set up for teaching: a position, what is said, and the dice as they are written down.

use crate::given::Given;
use elbowroom_rules::notation::{parse_answer, parse_line, read_position};
use elbowroom_rules::realm::Realm;
use elbowroom_rules::record::Playing;
use elbowroom_rules::{Event, Game, Odds, Pending, Refusal, Seat, State};
use std::collections::VecDeque;
use std::sync::Arc;

/// Why a line was not played.
#[derive(Clone, PartialEq, Debug)]
pub enum No {
    /// It is no action.
    Unread(String),
    /// The rules refuse it.
    Refused(Refusal),
    /// The scene itself is at fault: a die that is not written down, say.
    Fault(String),
}

impl std::fmt::Display for No {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unread(what) | Self::Fault(what) => f.write_str(what),
            Self::Refused(no) => write!(f, "refused: {no}"),
        }
    }
}

/// A table with what happened at it since it was set up.
#[derive(Clone)]
pub struct Scene {
    table: Playing<Arc<Game>>,
    fate: VecDeque<String>,
    told: Vec<Event>,
    trail: Vec<(usize, State)>,
}

impl Scene {
    /// Sets a table up as the lines say; fate answers in the order written down.
    ///
    /// # Errors
    /// The line that is not understood, or why no game can come to this.
    pub fn set(given: &str, fate: &[String]) -> Result<Self, String> {
        Self::on(None, given, fate)
    }

    /// The same on a world of hexes, told by a realm file.
    ///
    /// # Errors
    /// As before, and what is wrong with the world.
    pub fn on(realm: Option<&str>, given: &str, fate: &[String]) -> Result<Self, String> {
        let mut lines = Given::default();
        if let Some(text) = realm {
            let board = Realm::parse(text).and_then(|realm| realm.board());
            lines.board_file(board.map_err(|error| format!("realm: {error}"))?.source());
        }
        for (at, line) in given.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                lines
                    .line(line)
                    .map_err(|what| format!("given, line {}: {what}", at + 1))?;
            }
        }
        let position = lines.position().to_string();
        let (game, state) = read_position(&position).map_err(|error| format!("given: {error}"))?;
        let mut scene = Self {
            table: Playing::from(Arc::new(game), state),
            fate: fate.iter().cloned().collect(),
            told: Vec::new(),
            trail: Vec::new(),
        };
        scene.roll().map_err(|no| no.to_string())?;
        scene.step();
        Ok(scene)
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        self.table.game()
    }

    /// The state now.
    pub fn state(&self) -> &State {
        self.table.state()
    }

    /// What the table waits for.
    pub fn pending(&self) -> Pending {
        self.table.pending()
    }

    /// Whoever must decide.
    pub fn deciding(&self) -> Option<Seat> {
        match self.pending() {
            Pending::Decision(seat) => Some(seat),
            Pending::Chance(_) | Pending::Over => None,
        }
    }

    /// What happened since the table was set up.
    pub fn told(&self) -> &[Event] {
        &self.told
    }

    /// The table as it was set up and after each line since, with how many events led there.
    pub fn trail(&self) -> &[(usize, State)] {
        &self.trail
    }

    fn step(&mut self) {
        self.trail.push((self.told.len(), *self.state()));
    }

    /// The last face rolled.
    pub fn die(&self) -> Option<u8> {
        self.told.iter().rev().find_map(|event| match *event {
            Event::Rolled { face, .. } => Some(face),
            _ => None,
        })
    }

    /// Dice and tiles that are written down and were not asked for.
    pub fn unused(&self) -> impl Iterator<Item = &str> {
        self.fate.iter().map(String::as_str)
    }

    /// Does what a line says, all of it or nothing, and lets fate answer.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn say(&mut self, line: &str) -> Result<(), No> {
        let actions =
            parse_line(self.game(), line).map_err(|error| No::Unread(error.to_string()))?;
        let before = self.clone();
        let done = self
            .table
            .act_all(&actions, &mut self.told)
            .map_err(|(_, refusal)| No::Refused(refusal))
            .and_then(|()| self.roll());
        match done {
            Ok(()) => self.step(),
            Err(_) => *self = before,
        }
        done
    }

    /// Lets fate answer until a seat must decide. Tiles that are not written down come in the order of the catalogue.
    fn roll(&mut self) -> Result<(), No> {
        while let Pending::Chance(odds) = self.pending() {
            let written = if odds == Odds::Die { "die " } else { "draw " };
            let answer = match self
                .fate
                .front()
                .and_then(|line| line.strip_prefix(written))
            {
                Some(answer) => {
                    let answer = parse_answer(self.game(), odds, answer.trim())
                        .map_err(|error| No::Fault(format!("fate: {error}")))?;
                    self.fate.pop_front();
                    answer
                }
                None if odds == Odds::Die => {
                    let what = "a die is rolled here: write it into `fate`, such as \"die 2\"";
                    return Err(No::Fault(what.into()));
                }
                None => odds.case(0),
            };
            self.table
                .answer(answer, &mut self.told)
                .map_err(|error| No::Fault(error.to_string()))?;
        }
        Ok(())
    }
}
