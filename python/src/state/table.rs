//! What states do, in words of the rules.

use super::PyState;
use crate::action::{PyExplanation, PyOutcome};
use crate::errors::refused;
use crate::game::Ready;
use elbowroom_rules::finish::standings;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{action_text, answer_text};
use elbowroom_rules::record::Entry;
use elbowroom_rules::{Action, Event, Game, Language, Odds, Pending, Seat, State, Viewer};
use pyo3::prelude::*;
use std::sync::Arc;

/// Where events go, if somebody wants to know of them.
pub type Told<'e> = Option<&'e mut Vec<Event>>;

/// What each seat has at the end: 1 for the only winner, with the others' share of -1 between them; a shared victory
/// is shared.
pub fn returns(game: &Game, state: &State) -> Vec<f64> {
    let seats = usize::from(game.setup().seats);
    let ranks = standings(game, state);
    let winners = ranks.iter().filter(|standing| standing.rank == 1).count();
    let mut returns = vec![0.0; seats];
    for standing in ranks {
        let share = match standing.rank {
            1 => 1.0 / winners as f64,
            _ => 0.0,
        };
        returns[standing.seat.index()] = (share * seats as f64 - 1.0) / (seats as f64 - 1.0);
    }
    returns
}

impl PyState {
    pub fn start(ready: &Arc<Ready>) -> Self {
        Self::from(ready, ready.game.start())
    }

    /// A state in which a record begins.
    pub fn from(ready: &Arc<Ready>, state: State) -> Self {
        Self {
            ready: ready.clone(),
            start: Arc::new(state),
            state,
            record: Vec::new(),
        }
    }

    pub fn game(&self) -> &Game {
        &self.ready.game
    }

    /// Applies an action that the rules allow.
    pub fn act(&mut self, action: Action, told: Told<'_>) -> PyResult<()> {
        let step = self
            .ready
            .game
            .check(&self.state, action)
            .map_err(refused)?;
        self.record
            .push(Entry::Action(self.state.decides().seat(), action));
        match told {
            Some(events) => self.ready.game.apply(&mut self.state, step, events),
            None => self.ready.game.apply(&mut self.state, step, &mut ()),
        }
        Ok(())
    }

    /// Takes an answer of fate.
    pub fn fate(&mut self, answer: u8, told: Told<'_>) -> PyResult<()> {
        let game = &self.ready.game;
        let answered = match told {
            Some(events) => game.answer(&mut self.state, answer, events),
            None => game.answer(&mut self.state, answer, &mut ()),
        };
        answered.map_err(refused)?;
        self.record.push(Entry::Answer(answer));
        Ok(())
    }

    pub fn odds(&self) -> Option<Odds> {
        match self.game().pending(&self.state) {
            Pending::Chance(odds) => Some(odds),
            _ => None,
        }
    }

    /// Does something and says in words what happened, if somebody wants to know.
    pub fn told(
        &mut self,
        tell: bool,
        act: impl FnOnce(&mut Self, Told<'_>) -> PyResult<()>,
    ) -> PyResult<Vec<String>> {
        let mut events = Vec::new();
        act(self, tell.then_some(&mut events))?;
        let now = self.game().now(&self.state);
        let speaker = Speaker::new(&now, Language::English);
        let seen = self.game().view_events(&events, Viewer::Afterwards);
        Ok(seen.map(|event| speaker.event(event)).collect())
    }

    pub fn seat_or_decider(&self, seat: Option<i64>) -> PyResult<Seat> {
        match (seat, self.game().pending(&self.state)) {
            (Some(seat), _) => self.ready.seat(seat),
            (None, Pending::Decision(seat)) => Ok(seat),
            (None, _) => Ok(self.state.turn().seat),
        }
    }

    /// What fate can answer now, each answer once.
    pub fn outcomes(&self) -> Vec<PyOutcome> {
        let Some(odds) = self.odds() else {
            return Vec::new();
        };
        let cases = odds.cases();
        let mut counts: Vec<(u8, u32)> = Vec::new();
        for answer in (0..cases).map(|case| odds.case(case)) {
            match counts.iter_mut().find(|(known, _)| *known == answer) {
                Some((_, times)) => *times += 1,
                None => counts.push((answer, 1)),
            }
        }
        let outcomes = counts.into_iter().map(|(answer, times)| PyOutcome {
            answer,
            text: answer_text(self.game(), odds, answer),
            probability: f64::from(times) / f64::from(cases),
        });
        outcomes.collect()
    }

    /// Why an action is legal or not.
    pub fn explained(&self, action: Action) -> PyExplanation {
        let explained = self.game().explain(&self.state, action);
        let now = self.game().now(&self.state);
        let speaker = Speaker::new(&now, Language::English);
        let race = self.state.people(self.state.turn().acting).race;
        let parts = explained.parts.iter();
        PyExplanation {
            legal: explained.refusal.is_none(),
            refusal: explained.refusal.map(|refusal| refusal.to_string()),
            ruling: explained.refusal.map(|refusal| refusal.ruling().to_owned()),
            price: explained.price(),
            parts: parts
                .map(|(part, amount)| (speaker.part(*part, race).to_owned(), *amount))
                .collect(),
            tokens: explained.force,
            coins: explained.coins,
        }
    }

    /// What was said and drawn since the record began.
    pub fn texts(&self) -> Vec<String> {
        let mut state = *self.start;
        let mut texts = Vec::with_capacity(self.record.len());
        for entry in &self.record {
            texts.push(match (entry, self.game().pending(&state)) {
                (Entry::Action(_, action), _) => action_text(self.game(), *action),
                (Entry::Answer(answer), Pending::Chance(odds)) => {
                    answer_text(self.game(), odds, *answer)
                }
                (Entry::Answer(answer), _) => answer.to_string(),
            });
            entry.play(self.game(), &mut state, &mut ());
        }
        texts
    }
}
