//! Players that are programs.

use crate::action::PyAction;
use crate::best::PyBest;
use crate::errors::error;
use crate::game::{PyGame, Ready};
use crate::state::PyState;
use elbowroom_bots::{Bot, NAMES, make};
use elbowroom_rules::{Action, ActionList, Language, Pending, Seat, View, Viewer};
use pyo3::prelude::*;
use self_cell::self_cell;
use std::cell::Cell;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

type Player<'g> = Box<dyn Bot + Send + 'g>;

self_cell!(
    /// A player with the game it plays.
    struct Mind {
        owner: Arc<Ready>,
        #[not_covariant]
        dependent: Player,
    }
);

/// How often a bot that thinks for long looks whether somebody wants it to stop.
const LOOK: Duration = Duration::from_millis(50);

/// A player by its name, for one game. It sees what the seat sees that must decide, and nothing more.
///
/// >>> import elbowroom
/// >>> game = elbowroom.Game()
/// >>> bot = elbowroom.Bot("fair", game, seed=1)
/// >>> state = game.start()
/// >>> _ = state.sample(1)
/// >>> _ = state.apply(bot.choose(state))
/// >>> state.phase, len(bot.reason) > 0
/// ('conquest', True)
#[pyclass(name = "Bot", module = "elbowroom", frozen)]
pub struct PyBot {
    ready: Arc<Ready>,
    name: String,
    mind: Mutex<Mind>,
}

impl PyBot {
    /// A bot for one game.
    pub fn make(name: &str, ready: &Arc<Ready>, seed: u64) -> PyResult<Self> {
        let mind = Mind::try_new(ready.clone(), |ready| make(name, &ready.game, seed));
        Ok(Self {
            ready: ready.clone(),
            name: name.to_owned(),
            mind: Mutex::new(mind.map_err(error)?),
        })
    }

    /// Who must decide, what that seat sees, and what it may say.
    fn asked(&self, state: &PyState) -> PyResult<(Seat, View, ActionList)> {
        if !self.ready.is(&state.ready) {
            return Err(error("a state of the bot's own game expected"));
        }
        let game = &self.ready.game;
        let Pending::Decision(seat) = game.pending(&state.state) else {
            return Err(error("nobody has to decide in this state"));
        };
        let view = game.view(&state.state, Viewer::Seat(seat));
        Ok((seat, view, game.legal(&state.state)))
    }

    /// What it would do, why, and between which turns it chose, if it was not asked before: who follows a plan has
    /// compared nothing since.
    pub fn best(&self, py: Python<'_>, state: &PyState) -> PyResult<PyBest> {
        let (seat, view, list) = self.asked(state)?;
        let ((action, stopped), reason, candidates) = self.with(py, |player| {
            let chosen = think(player, &view, &list);
            let reason = player.reason(Language::English);
            (chosen, reason, player.candidates().to_vec())
        });
        match stopped {
            Some(stopped) => Err(stopped),
            None => Ok(PyBest {
                ready: self.ready.clone(),
                bot: self.name.clone(),
                seat,
                action,
                reason,
                candidates,
            }),
        }
    }

    fn with<T: Send>(&self, py: Python<'_>, act: impl FnOnce(&mut Player<'_>) -> T + Send) -> T {
        // Whoever waits for the bot lets others run.
        py.detach(|| {
            let mut mind = self.mind.lock().unwrap_or_else(PoisonError::into_inner);
            mind.with_dependent_mut(|_, player| act(player))
        })
    }
}

#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (name, game, seed=0))]
    fn new(name: &str, game: &Bound<'_, PyGame>, seed: u64) -> PyResult<Self> {
        Self::make(name, &game.get().ready, seed)
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The game it plays.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame {
            ready: self.ready.clone(),
        }
    }

    /// Chooses one of the legal actions of the seat that must decide, from what that seat sees.
    fn choose(&self, py: Python<'_>, state: &Bound<'_, PyState>) -> PyResult<PyAction> {
        let (_, view, list) = self.asked(&*state.try_borrow()?)?;
        let (action, stopped) = self.with(py, |player| think(player, &view, &list));
        match stopped {
            Some(stopped) => Err(stopped),
            None => Ok(PyAction::new(&self.ready, action)),
        }
    }

    /// The main reason of the last choice, in one sentence.
    #[getter]
    fn reason(&self, py: Python<'_>) -> String {
        self.with(py, |player| player.reason(Language::English))
    }

    fn __repr__(&self) -> String {
        format!("<Bot {}>", self.name)
    }
}

/// Thinks until done, or until somebody interrupts the program.
fn think(player: &mut Player<'_>, view: &View, list: &ActionList) -> (Action, Option<PyErr>) {
    let looked = Cell::new(Instant::now());
    let stopped = Cell::new(None);
    let go_on = || {
        if looked.get().elapsed() >= LOOK {
            looked.set(Instant::now());
            stopped.set(Python::attach(|py| py.check_signals().err()).or(stopped.take()));
        }
        let last = stopped.take();
        let go_on = last.is_none();
        stopped.set(last);
        go_on
    };
    let action = player.choose_while(view, list, &go_on);
    (action, stopped.take())
}

/// Every bot by name, with what it is.
///
/// >>> import elbowroom
/// >>> [name for name, _ in elbowroom.bots()][:2]
/// ['random', 'greedy']
#[pyfunction]
pub fn bots() -> Vec<(&'static str, &'static str)> {
    NAMES.to_vec()
}
