//! What a bot would do in a position, and between which turns it chose.

use crate::action::PyAction;
use crate::game::Ready;
use elbowroom_bots::Candidate;
use elbowroom_rules::{Action, Game, Seat};
use pyo3::prelude::*;
use std::sync::Arc;

/// What a bot would do, why, and between which turns it chose.
#[pyclass(name = "Best", module = "elbowroom", frozen)]
pub struct PyBest {
    pub ready: Arc<Ready>,
    pub bot: String,
    pub seat: Seat,
    pub action: Action,
    pub reason: String,
    pub candidates: Vec<Candidate>,
}

#[pymethods]
impl PyBest {
    /// The seat that must decide, from 0.
    #[getter]
    fn seat(&self) -> u8 {
        self.seat.0
    }

    /// The name of the bot.
    #[getter]
    fn bot(&self) -> &str {
        &self.bot
    }

    /// What it would say now.
    #[getter]
    fn action(&self) -> PyAction {
        PyAction::new(&self.ready, self.action)
    }

    /// The main reason, in one sentence.
    #[getter]
    fn reason(&self) -> &str {
        &self.reason
    }

    /// The turns it compared, the best eight of them, those it thought of most first; none where it compared none.
    #[getter]
    fn candidates(&self) -> Vec<PyCandidate> {
        let rows = self.candidates.iter();
        rows.map(|candidate| PyCandidate {
            actions: named(&self.ready, &candidate.actions),
            coins: hopes(&self.ready.game, candidate),
            share: candidate.share,
        })
        .collect()
    }

    fn __repr__(&self) -> String {
        let text = self.action().text();
        format!("<Best {text} of {} turns>", self.candidates.len())
    }
}

/// A way to play a turn, and what a bot thinks of it.
#[pyclass(name = "Candidate", module = "elbowroom", frozen, get_all)]
pub struct PyCandidate {
    /// The actions up to the end of the turn, or to the next answer of fate.
    actions: Vec<PyAction>,
    /// The coins that it expects each seat to end with; where seats play for each other, their side.
    coins: Vec<f32>,
    /// What part of the thought was spent on it: what is done is what was looked at most.
    share: f32,
}

#[pymethods]
impl PyCandidate {
    fn __repr__(&self) -> String {
        let actions: Vec<String> = self.actions.iter().map(PyAction::text).collect();
        format!("<Candidate {:.2} {}>", self.share, actions.join(", "))
    }
}

fn named(ready: &Arc<Ready>, actions: &[Action]) -> Vec<PyAction> {
    let actions = actions.iter();
    actions
        .map(|&action| PyAction::new(ready, action))
        .collect()
}

fn hopes(game: &Game, candidate: &Candidate) -> Vec<f32> {
    let seats = game.seats();
    seats.map(|seat| candidate.hopes[seat.index()]).collect()
}
