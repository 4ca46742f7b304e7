//! Players that are programs.

use crate::action::PyAction;
use crate::errors::error;
use crate::game::{PyGame, Ready};
use crate::state::PyState;
use elbowroom_bots::{Bot, NAMES, make};
use elbowroom_rules::{Action, Language, Pending, Viewer};
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
        let ready = game.get().ready.clone();
        let mind = Mind::try_new(ready.clone(), |ready| make(name, &ready.game, seed));
        Ok(Self {
            ready,
            name: name.to_owned(),
            mind: Mutex::new(mind.map_err(error)?),
        })
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
        let (view, list) = {
            let state = state.try_borrow()?;
            if !self.ready.is(&state.ready) {
                return Err(error("a state of the bot's own game expected"));
            }
            let Pending::Decision(seat) = self.ready.game.pending(&state.state) else {
                return Err(error("nobody has to decide in this state"));
            };
            let game = &self.ready.game;
            let view = game.view(&state.state, Viewer::Seat(seat));
            (view, game.legal(&state.state))
        };
        let (action, stopped) = self.with(py, |player| {
            think(player, |player, go_on| {
                player.choose_while(&view, &list, go_on)
            })
        });
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
fn think(
    player: &mut Player<'_>,
    choose: impl FnOnce(&mut Player<'_>, &dyn Fn() -> bool) -> Action,
) -> (Action, Option<PyErr>) {
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
    let action = choose(player, &go_on);
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
