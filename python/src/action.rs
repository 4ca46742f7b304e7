//! Actions, why they are refused, and what fate can answer.

use crate::errors::error;
use crate::game::{PyGame, Ready};
use elbowroom_rules::Action;
use elbowroom_rules::notation::action_text;
use pyo3::prelude::*;
use std::sync::Arc;

/// Something that a seat may say in a game.
///
/// >>> import elbowroom
/// >>> game = elbowroom.Game()
/// >>> action = game.action("conquer 8")
/// >>> str(action), action.code, action.region, game[action.number] == action
/// ('conquer 8', 67633152, 8, True)
#[pyclass(name = "Action", module = "elbowroom", frozen)]
#[derive(Clone)]
pub struct PyAction {
    pub ready: Arc<Ready>,
    pub action: Action,
}

impl PyAction {
    pub fn new(ready: &Arc<Ready>, action: Action) -> Self {
        Self {
            ready: ready.clone(),
            action,
        }
    }
}

#[pymethods]
impl PyAction {
    /// The action as text, like `conquer 8`.
    #[getter]
    pub fn text(&self) -> String {
        action_text(&self.ready.game, self.action)
    }

    /// Its stable integer, the same in every game and version.
    #[getter]
    fn code(&self) -> u32 {
        self.action.code()
    }

    /// Its number in the action space of the game, from 0; none if it can never be said there.
    #[getter]
    fn number(&self) -> Option<u16> {
        self.ready.space.number(self.action)
    }

    /// The region it names, if it names one.
    #[getter]
    fn region(&self) -> Option<u8> {
        self.ready
            .game
            .region_of(self.action)
            .map(|region| region.0)
    }

    fn __int__(&self) -> PyResult<u16> {
        let number = self.number();
        number.ok_or_else(|| error(format!("`{}` can never be said in this game", self.text())))
    }

    fn __index__(&self) -> PyResult<u16> {
        self.__int__()
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        format!("<Action {}>", self.text())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>();
        other.is_ok_and(|other| {
            let other = other.get();
            self.action == other.action && self.ready.is(&other.ready)
        })
    }

    fn __hash__(&self) -> u32 {
        self.action.code()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (u32,))> {
        let game = Bound::new(
            py,
            PyGame {
                ready: self.ready.clone(),
            },
        )?;
        Ok((game.getattr("action_from_code")?, (self.code(),)))
    }
}

/// Why an action is legal or not, and what it costs part by part.
#[pyclass(name = "Explanation", module = "elbowroom", frozen, get_all)]
pub struct PyExplanation {
    /// Whether the rules allow it.
    pub legal: bool,
    /// Why not, in words; nothing if they do.
    pub refusal: Option<String>,
    /// The ruling that the refusal cites.
    pub ruling: Option<String>,
    /// What the region costs in tokens, for actions that attack.
    pub price: Option<u8>,
    /// The price part by part.
    pub parts: Vec<(String, i8)>,
    /// Tokens the seat could attack with.
    pub tokens: Option<u8>,
    /// What the action costs in coins.
    pub coins: Option<u8>,
}

#[pymethods]
impl PyExplanation {
    fn __bool__(&self) -> bool {
        self.legal
    }

    fn __repr__(&self) -> String {
        match &self.refusal {
            None => "<Explanation legal>".to_owned(),
            Some(refusal) => format!("<Explanation refused: {refusal}>"),
        }
    }
}

/// One answer that fate can give.
#[pyclass(name = "Outcome", module = "elbowroom", frozen, get_all)]
pub struct PyOutcome {
    /// The answer as a number: a die face, or the number of a tile.
    pub answer: u8,
    /// The answer as text: a die face, or the name of a tile.
    pub text: String,
    /// How likely it is.
    pub probability: f64,
}

#[pymethods]
impl PyOutcome {
    fn __repr__(&self) -> String {
        format!("<Outcome {} {:.4}>", self.text, self.probability)
    }
}
