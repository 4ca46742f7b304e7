//! A whole game, as it was played.

use crate::errors::bad_file;
use crate::game::{PyGame, Ready};
use crate::setup::text_said;
use crate::state::PyState;
use elbowroom_rules::State;
use elbowroom_rules::notation::Replay;
use elbowroom_rules::notation::replay::write_record;
use elbowroom_rules::record::Entry;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use std::sync::Arc;

/// A game from its start to where it stands, entry by entry; the state after any of them.
///
/// >>> import elbowroom
/// >>> run = elbowroom.simulate(["greedy", "random"], 1, replays=True)
/// >>> replay = elbowroom.Replay(run.replays[0])
/// >>> replay[0].pending, replay.end.is_over
/// ('chance', True)
/// >>> elbowroom.Replay("no replay")
/// Traceback (most recent call last):
/// elbowroom.BadFile: line 1: the head of a replay expected: ...
#[pyclass(name = "Replay", module = "elbowroom", frozen)]
pub struct PyReplay {
    pub ready: Arc<Ready>,
    pub start: Arc<State>,
    pub entries: Vec<Entry>,
}

impl PyReplay {
    fn state(&self, entries: usize) -> PyState {
        let mut state = PyState::from(&self.ready, *self.start);
        for entry in &self.entries[..entries] {
            entry.play(&self.ready.game, &mut state.state, &mut ());
        }
        state.record = self.entries[..entries].to_vec();
        state
    }
}

#[pymethods]
impl PyReplay {
    /// Reads a replay: its text, or the path of its file.
    #[new]
    fn new(said: &Bound<'_, PyAny>) -> PyResult<Self> {
        let text = text_said(said)?;
        let replay = Replay::read(&text).map_err(bad_file)?;
        Ok(Self {
            ready: Ready::new(replay.game().clone())?,
            start: Arc::new(*replay.start()),
            entries: replay.entries().to_vec(),
        })
    }

    /// The game that was played.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame {
            ready: self.ready.clone(),
        }
    }

    /// The state at the end.
    #[getter]
    fn end(&self) -> PyState {
        self.state(self.entries.len())
    }

    fn __len__(&self) -> usize {
        self.entries.len() + 1
    }

    /// The state after so many entries; 0 is the start.
    fn __getitem__(&self, at: i64) -> PyResult<PyState> {
        let len = self.entries.len() as i64 + 1;
        let at = if at < 0 { at + len } else { at };
        if !(0..len).contains(&at) {
            return Err(PyIndexError::new_err(format!(
                "entries: at most {} expected",
                len - 1
            )));
        }
        Ok(self.state(at as usize))
    }

    /// The replay as text, to be kept in a file.
    pub fn text(&self) -> String {
        write_record(&self.ready.game, &self.start, &self.entries)
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        format!("<Replay of {} entries>", self.entries.len())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, pyo3::types::PyType>, (String,)) {
        (slf.get_type(), (slf.get().text(),))
    }
}
