//! Many games at once, in arrays.

use crate::errors::{bad_setup, error, refused};
use crate::game::{PyGame, Ready};
use crate::pool::{Pool, Sheets};
use crate::setup::Wish;
use crate::state::PyState;
use elbowroom_rules::Game;
use elbowroom_rules::notation::action_text;
use numpy::{
    Element, PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray, PyUntypedArray,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

/// The most games of one environment.
const MOST: usize = 1 << 16;
/// After so many decisions somebody may interrupt.
const BREATH: u64 = 200_000;

/// Many games that are stepped together, without an object for any of them.
///
/// The arrays are made once and written by every step: `observations` (what the seat sees that must decide),
/// `masks` (1 for what it may say; packed: eight actions in a byte, the lowest bit first), `seats` (who must
/// decide), `rewards` and `scores` (of each seat, as a game ends), `dones` (whether the last step ended a game;
/// another one has begun in its place). Fate is sampled from the seed.
///
/// >>> import elbowroom
/// >>> env = elbowroom.VecEnv(64, players=2, seed=1)
/// >>> for _ in range(500):
/// ...     env.step(env.sample())
/// >>> env.observations.shape == (64, env.game.observation_size), env.decisions
/// (True, 32000)
/// >>> env.step(env.choices * 0 + 1)
/// Traceback (most recent call last):
/// elbowroom.Refused: actions[0]: `end`: ...
#[pyclass(name = "VecEnv", module = "elbowroom", frozen)]
pub struct PyVecEnv {
    ready: Arc<Ready>,
    pool: Mutex<Pool>,
    /// What the seat sees that must decide, a row for each game.
    #[pyo3(get)]
    observations: Option<Py<PyArray2<u8>>>,
    /// 1 for what the seat may say that must decide, a row for each game.
    #[pyo3(get)]
    masks: Option<Py<PyArray2<u8>>>,
    /// What an end is worth to each seat; 0 where no game has just ended.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// The coins of each seat at the last end.
    #[pyo3(get)]
    scores: Py<PyArray2<u16>>,
    /// Whether the last step ended a game.
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
    /// Who must decide.
    #[pyo3(get)]
    seats: Py<PyArray1<u8>>,
    /// What was last sampled.
    #[pyo3(get)]
    choices: Py<PyArray1<i64>>,
    packed: bool,
}

/// An array of zeros, or the exception of a machine that has no room for it.
fn zeros<'py, T>(py: Python<'py>, shape: impl IntoPyObject<'py>, kind: &str) -> PyResult<Py<T>>
where
    Bound<'py, T>: Sized,
    T: pyo3::PyTypeCheck,
{
    let array = py.import("numpy")?.call_method1("zeros", (shape, kind))?;
    Ok(array.cast_into::<T>()?.unbind())
}

/// The cells of an array that this environment made, as long as nobody has changed its shape.
fn cells<'a, T: Element, D: numpy::ndarray::Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
    len: usize,
) -> PyResult<&'a mut [T]> {
    let cells = array.as_slice_mut();
    let cells = cells.map_err(|_| error("an array of this environment lies elsewhere now"))?;
    match cells.len() == len {
        true => Ok(cells),
        false => Err(error("an array of this environment has another size now")),
    }
}

impl PyVecEnv {
    fn lock(&self) -> PyResult<MutexGuard<'_, Pool>> {
        match self.pool.try_lock() {
            Ok(pool) => Ok(pool),
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => {
                Err(error("another thread is stepping this environment"))
            }
        }
    }

    /// Lets the games write into the arrays, while other threads of Python run.
    fn write(
        &self,
        py: Python<'_>,
        act: impl FnOnce(Sheets<'_>) -> Result<(), String> + Send,
        show: bool,
    ) -> PyResult<()> {
        let (games, seats) = self.shape(py);
        let layout = &self.ready.layout;
        let mut observations = match &self.observations {
            Some(array) if show => Some(array.bind(py).try_readwrite()?),
            _ => None,
        };
        let observations = observations.as_mut();
        let observations = observations.map(|array| cells(array, games * layout.size));
        let mut masks = match &self.masks {
            Some(array) if show => Some(array.bind(py).try_readwrite()?),
            _ => None,
        };
        let masks = masks.as_mut();
        let masks = masks.map(|array| cells(array, games * self.mask_size()));
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut scores = self.scores.bind(py).try_readwrite()?;
        let mut dones = self.dones.bind(py).try_readwrite()?;
        let mut seats_now = self.seats.bind(py).try_readwrite()?;
        let sheets = Sheets {
            observations: observations.transpose()?.unwrap_or_default(),
            masks: masks.transpose()?.unwrap_or_default(),
            rewards: cells(&mut rewards, games * seats)?,
            scores: cells(&mut scores, games * seats)?,
            dones: cells(&mut dones, games)?,
            seats: cells(&mut seats_now, games)?,
            packed: self.packed,
        };
        py.detach(|| act(sheets)).map_err(error)
    }

    fn shape(&self, py: Python<'_>) -> (usize, usize) {
        let games = self.choices.bind(py).len();
        (games, usize::from(self.ready.game.setup().seats))
    }

    fn mask_size(&self) -> usize {
        match self.packed {
            true => self.ready.space.len().div_ceil(8),
            false => self.ready.space.len(),
        }
    }
}

/// The actions of an array, one for each game.
fn numbers(said: &Bound<'_, PyAny>, games: usize) -> PyResult<Vec<i64>> {
    let array = said
        .cast::<PyUntypedArray>()
        .map_err(|_| PyTypeError::new_err("actions: a NumPy array of whole numbers expected"))?;
    if array.shape() != [games] {
        return Err(error(format!(
            "actions: the shape ({games},) expected, found {:?}",
            array.shape()
        )));
    }
    fn read<T: Element + Copy + Into<i64>>(said: &Bound<'_, PyAny>) -> Option<PyResult<Vec<i64>>> {
        let array = said.cast::<PyArray1<T>>().ok()?;
        let read = array.try_readonly().map_err(PyErr::from);
        Some(read.map(|array| {
            array
                .as_array()
                .iter()
                .map(|&number| number.into())
                .collect()
        }))
    }
    let known = read::<i64>(said)
        .or_else(|| read::<i32>(said))
        .or_else(|| read::<u16>(said))
        .or_else(|| read::<u32>(said))
        .or_else(|| read::<i16>(said))
        .or_else(|| read::<u8>(said));
    known.unwrap_or_else(|| {
        Err(PyTypeError::new_err(format!(
            "actions: whole numbers expected (int64, int32, int16, uint32, uint16 or uint8), found {}",
            array.dtype()
        )))
    })
}

#[pymethods]
impl PyVecEnv {
    #[new]
    #[pyo3(signature = (games, players=None, boxes=None, board=None, seed=0, *, game=None, observations=true, masks=true, packed=false, threads=1))]
    #[expect(
        clippy::too_many_arguments,
        reason = "each is a word of its own in Python"
    )]
    fn new(
        py: Python<'_>,
        games: usize,
        players: Option<u8>,
        boxes: Option<Vec<String>>,
        board: Option<Bound<'_, PyAny>>,
        seed: u64,
        game: Option<Bound<'_, PyGame>>,
        observations: bool,
        masks: bool,
        packed: bool,
        threads: usize,
    ) -> PyResult<Self> {
        if !(1..=MOST).contains(&games) {
            return Err(bad_setup(format!(
                "games: 1 to {MOST} expected, found {games}"
            )));
        }
        if !(1..=256).contains(&threads) {
            return Err(bad_setup(format!(
                "threads: 1 to 256 expected, found {threads}"
            )));
        }
        let ready = match game {
            Some(game) if players.is_none() && boxes.is_none() && board.is_none() => {
                game.get().ready.clone()
            }
            Some(_) => {
                return Err(bad_setup(
                    "either a game or players, boxes and board expected, found both",
                ));
            }
            None => {
                let wish = Wish {
                    players,
                    boxes: boxes.unwrap_or_default(),
                    board,
                    tiles: Vec::new(),
                    switches: None,
                    values: None,
                    monsters: None,
                    first: 0,
                    seed: 1,
                };
                Ready::new(Game::new(wish.setup()?).map_err(bad_setup)?)?
            }
        };
        let seats = usize::from(ready.game.setup().seats);
        let mask = match packed {
            true => ready.space.len().div_ceil(8),
            false => ready.space.len(),
        };
        let size = ready.layout.size;
        let env = Self {
            pool: Mutex::new(Pool::new(&ready, games, threads)),
            observations: observations
                .then(|| zeros(py, (games, size), "uint8"))
                .transpose()?,
            masks: masks
                .then(|| zeros(py, (games, mask), "uint8"))
                .transpose()?,
            rewards: zeros(py, (games, seats), "float32")?,
            scores: zeros(py, (games, seats), "uint16")?,
            dones: zeros(py, games, "bool")?,
            seats: zeros(py, games, "uint8")?,
            choices: zeros(py, games, "int64")?,
            ready,
            packed,
        };
        env.reset(py, seed)?;
        Ok(env)
    }

    /// The game that is played.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame {
            ready: self.ready.clone(),
        }
    }

    /// How many games are stepped together.
    fn __len__(&self) -> PyResult<usize> {
        Ok(self.lock()?.len())
    }

    /// Decisions made so far.
    #[getter]
    fn decisions(&self) -> PyResult<u64> {
        Ok(self.lock()?.decisions)
    }

    /// Games played to their end so far.
    #[getter]
    fn finished(&self) -> PyResult<u64> {
        Ok(self.lock()?.games)
    }

    /// Begins every game anew, from another seed.
    #[pyo3(signature = (seed=0))]
    fn reset(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let mut pool = self.lock()?;
        let pool = &mut *pool;
        self.write(py, |sheets| pool.reset(seed, sheets), true)
    }

    /// Takes an action in every game, by its number in the action space.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut pool = self.lock()?;
        let actions = numbers(actions, pool.len())?;
        pool.choose(actions.into_iter())
            .map_err(|(row, number)| self.objection(&pool, row, number))?;
        let pool = &mut *pool;
        self.write(py, |sheets| pool.step(sheets), true)
    }

    /// A random legal action for every game, in `choices`.
    fn sample<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut pool = self.lock()?;
        let choices = self.choices.bind(py);
        let mut cells_of = choices.try_readwrite()?;
        let games = pool.len();
        pool.choose_any(Some(cells(&mut cells_of, games)?));
        Ok(choices.clone())
    }

    /// Takes a random legal action in every game.
    fn step_random(&self, py: Python<'_>) -> PyResult<()> {
        let mut pool = self.lock()?;
        let pool = &mut *pool;
        pool.choose_any(None);
        self.write(py, |sheets| pool.step(sheets), true)
    }

    /// Takes so many random legal actions in every game, and shows each position on the way unless told not to.
    #[pyo3(signature = (steps, show=true))]
    fn rollout(&self, py: Python<'_>, steps: u64, show: bool) -> PyResult<()> {
        let mut pool = self.lock()?;
        let breath = (BREATH / pool.len() as u64).max(1);
        let mut left = steps;
        while left > 0 {
            let now = left.min(breath);
            left -= now;
            let pool = &mut *pool;
            self.write(py, |sheets| pool.roll_out(now, sheets), show)?;
            py.check_signals()?;
        }
        if !show {
            let pool = &mut *pool;
            self.write(py, |sheets| pool.show(sheets), true)?;
        }
        Ok(())
    }

    /// A copy of one of the games as it stands.
    fn state(&self, game: i64) -> PyResult<PyState> {
        let pool = self.lock()?;
        let state = usize::try_from(game).ok().and_then(|game| pool.state(game));
        let state = state.ok_or_else(|| {
            error(format!(
                "game: 0 to {} expected, found {game}",
                pool.len() - 1
            ))
        })?;
        Ok(PyState::from(&self.ready, *state))
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let (games, seats) = self.shape(py);
        format!(
            "<VecEnv of {games} games on {} for {seats}>",
            self.ready.game.first_board().name()
        )
    }
}

impl PyVecEnv {
    /// Why a game does not take an action.
    fn objection(&self, pool: &Pool, row: usize, number: i64) -> PyErr {
        let action = usize::try_from(number).ok();
        let action = action.and_then(|number| self.ready.space.action(number));
        let (Some(action), Some(state)) = (action, pool.state(row)) else {
            let last = self.ready.space.len() - 1;
            return error(format!(
                "actions[{row}]: 0 to {last} expected, found {number}"
            ));
        };
        let game = &self.ready.game;
        let text = action_text(game, action);
        match game.check(state, action) {
            Err(refusal) => refused(format!("actions[{row}]: `{text}`: {refusal}")),
            Ok(_) => error(format!("actions[{row}]: `{text}` is not in the list")),
        }
    }
}
