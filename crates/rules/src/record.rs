//! A game being played: its record, and undo.

use crate::action::Action;
use crate::api::{NoSuchAnswer, Pending};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::ids::Seat;
use crate::refusal::Refusal;
use crate::state::State;
use std::ops::Deref;

/// One entry of the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A seat acted.
    Action(Seat, Action),
    /// Fate answered.
    Answer(u8),
}

impl Entry {
    /// Plays an entry again on the state on which it was recorded. On another state it may not play: then
    /// nothing changes.
    pub fn play<S: Sink>(self, game: &Game, state: &mut State, sink: &mut S) {
        let drafted = match self {
            Self::Action(_, action) => Drafted::action(game, state, action, sink).ok(),
            Self::Answer(answer) => Drafted::answer(game, state, answer, sink).ok(),
        };
        if let Some(drafted) = drafted {
            *state = drafted.after;
        }
    }
}

/// An entry that was played on a state and is not kept yet: whoever must store it first does so between
/// the two.
#[derive(Clone, Copy)]
pub struct Drafted {
    entry: Entry,
    after: State,
}

impl Drafted {
    /// An action of the seat that must decide in this state.
    ///
    /// # Errors
    /// The refusal.
    pub fn action<S: Sink>(
        game: &Game,
        state: &State,
        action: Action,
        sink: &mut S,
    ) -> Result<Self, Refusal> {
        let step = game.check(state, action)?;
        let mut after = *state;
        game.apply(&mut after, step, sink);
        Ok(Self {
            entry: Entry::Action(state.decides().seat(), action),
            after,
        })
    }

    /// An answer of fate to this state.
    ///
    /// # Errors
    /// When fate was not asked or cannot give this answer.
    pub fn answer<S: Sink>(
        game: &Game,
        state: &State,
        answer: u8,
        sink: &mut S,
    ) -> Result<Self, NoSuchAnswer> {
        let mut after = *state;
        game.answer(&mut after, answer, sink)?;
        Ok(Self {
            entry: Entry::Answer(answer),
            after,
        })
    }

    /// The state after it.
    pub fn after(&self) -> &State {
        &self.after
    }
}

/// A game being played: everything that was said since its start, and what can be taken back. It holds the
/// game made ready, or a share of it.
#[derive(Clone)]
pub struct Playing<G> {
    game: G,
    start: State,
    state: State,
    record: Vec<Entry>,
    /// States before the actions that can still be taken back, oldest first.
    past: Vec<State>,
    /// Who may take them back.
    undoer: Option<Seat>,
}

impl<G: Deref<Target = Game>> Playing<G> {
    /// A game from its start.
    pub fn new(game: G) -> Self {
        let start = game.start();
        Self::from(game, start)
    }

    /// A game from any state.
    pub fn from(game: G, state: State) -> Self {
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
    pub fn game(&self) -> &G {
        &self.game
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

    /// Keeps an entry that was drafted on the state of now. What lies before an answer of fate or another
    /// seat's decision can no longer be taken back.
    pub fn keep(&mut self, drafted: Drafted) {
        match drafted.entry {
            Entry::Action(seat, _) => {
                if self.undoer != Some(seat) {
                    self.close();
                    self.undoer = Some(seat);
                }
                self.past.push(self.state);
            }
            Entry::Answer(_) => self.close(),
        }
        self.record.push(drafted.entry);
        self.state = drafted.after;
    }

    /// Closes what lies before this moment: nobody can take it back any more.
    pub fn close(&mut self) {
        self.past.clear();
        self.undoer = None;
    }

    /// Applies an action of the seat that must decide.
    ///
    /// # Errors
    /// The refusal; nothing has changed then.
    pub fn act<S: Sink>(&mut self, action: Action, sink: &mut S) -> Result<(), Refusal> {
        let drafted = Drafted::action(&self.game, &self.state, action, sink)?;
        self.keep(drafted);
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
        let mut state = self.state;
        let mut drafts = Vec::with_capacity(actions.len());
        let mut events = Vec::new();
        for (i, &action) in actions.iter().enumerate() {
            let drafted = Drafted::action(&self.game, &state, action, &mut events)
                .map_err(|refusal| (i, refusal))?;
            state = drafted.after;
            drafts.push(drafted);
        }
        drafts.into_iter().for_each(|drafted| self.keep(drafted));
        sink.append(&mut events);
        Ok(())
    }

    /// Takes the answer of fate.
    ///
    /// # Errors
    /// When fate was not asked or cannot give this answer.
    pub fn answer<S: Sink>(&mut self, answer: u8, sink: &mut S) -> Result<(), NoSuchAnswer> {
        let drafted = Drafted::answer(&self.game, &self.state, answer, sink)?;
        self.keep(drafted);
        Ok(())
    }

    /// The seat that could take its last action back: never across a roll, a drawn tile or another
    /// seat's decision.
    pub fn can_undo(&self) -> Option<Seat> {
        self.undoer.filter(|_| !self.past.is_empty())
    }

    /// The state that holds again once the last action is taken back.
    pub fn undone(&self) -> Option<&State> {
        self.past.last()
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
