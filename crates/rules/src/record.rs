//! A game being played: its record, and undo.

use crate::action::Action;
use crate::api::{NoSuchAnswer, Pending};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::ids::Seat;
use crate::refusal::Refusal;
use crate::state::State;

/// One entry of the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A seat acted.
    Action(Seat, Action),
    /// Fate answered.
    Answer(u8),
}

/// A game with everything that was said since its start.
pub struct Table<'g> {
    game: &'g Game,
    start: State,
    state: State,
    record: Vec<Entry>,
    /// States before the actions that can still be taken back, oldest first.
    past: Vec<State>,
    /// Who may take them back.
    undoer: Option<Seat>,
}

impl<'g> Table<'g> {
    /// A game from its start.
    pub fn new(game: &'g Game) -> Self {
        Self::from(game, game.start())
    }

    /// A game from any state.
    pub fn from(game: &'g Game, state: State) -> Self {
        Self {
            game,
            start: state,
            state,
            record: Vec::new(),
            past: Vec::new(),
            undoer: None,
        }
    }

    /// The game made ready.
    pub fn game(&self) -> &'g Game {
        self.game
    }

    /// The state before the first entry.
    pub fn start(&self) -> &State {
        &self.start
    }

    /// The state now.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What was said since the start.
    pub fn record(&self) -> &[Entry] {
        &self.record
    }

    /// What the game waits for.
    pub fn pending(&self) -> Pending {
        self.game.pending(&self.state)
    }

    /// Applies an action of the seat that must decide.
    ///
    /// # Errors
    /// The refusal; nothing has changed then.
    pub fn act<S: Sink>(&mut self, action: Action, sink: &mut S) -> Result<(), Refusal> {
        let step = self.game.check(&self.state, action)?;
        let seat = self.state.decides().seat();
        if self.undoer != Some(seat) {
            // Another seat's decision closes what lies before it.
            self.past.clear();
            self.undoer = Some(seat);
        }
        self.past.push(self.state);
        self.record.push(Entry::Action(seat, action));
        self.game.apply(&mut self.state, step, sink);
        Ok(())
    }

    /// Applies several actions, all or none.
    ///
    /// # Errors
    /// The refusal of the first that is not legal, with its place; nothing has changed then.
    pub fn act_all(
        &mut self,
        actions: &[Action],
        sink: &mut Vec<Event>,
    ) -> Result<(), (usize, Refusal)> {
        let mut trial = self.state;
        for (i, &action) in actions.iter().enumerate() {
            let step = self
                .game
                .check(&trial, action)
                .map_err(|refusal| (i, refusal))?;
            self.game.apply(&mut trial, step, &mut ());
        }
        for (i, &action) in actions.iter().enumerate() {
            self.act(action, sink).map_err(|refusal| (i, refusal))?;
        }
        Ok(())
    }

    /// Takes the answer of fate. What lies before it can no longer be taken back.
    ///
    /// # Errors
    /// When fate was not asked or cannot give this answer.
    pub fn answer<S: Sink>(&mut self, answer: u8, sink: &mut S) -> Result<(), NoSuchAnswer> {
        self.game.answer(&mut self.state, answer, sink)?;
        self.record.push(Entry::Answer(answer));
        self.past.clear();
        self.undoer = None;
        Ok(())
    }

    /// The seat that could take its last action back: never across a roll, a drawn tile or another
    /// seat's decision.
    pub fn can_undo(&self) -> Option<Seat> {
        self.undoer.filter(|_| !self.past.is_empty())
    }

    /// Takes the last action back. Gives it, or nothing when none can be taken back.
    pub fn undo(&mut self) -> Option<Action> {
        let before = self.past.pop()?;
        self.state = before;
        match self.record.pop() {
            Some(Entry::Action(_, action)) => Some(action),
            // An answer empties the past, so the last entry is an action.
            _ => None,
        }
    }
}
