//! A game made ready, with its action space and the layout of its observations.

use crate::action::PyAction;
use crate::errors::{bad_file, bad_setup, error};
use crate::observe::Layout;
use crate::setup::Wish;
use crate::space::Space;
use crate::state::PyState;
use elbowroom_rules::board::Symbol;
use elbowroom_rules::notation::replay::write_record;
use elbowroom_rules::notation::{Replay, parse_action};
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Action, Board, Game, Seat};
use numpy::{PyArray1, PyArray2};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A game made ready, with what only Python asks of it.
pub struct Ready {
    pub game: Game,
    pub space: Space,
    pub layout: Layout,
}

impl Ready {
    pub fn new(game: Game) -> PyResult<Arc<Self>> {
        Ok(Arc::new(Self {
            space: Space::new(&game).map_err(bad_setup)?,
            layout: Layout::new(&game),
            game,
        }))
    }

    /// Whether this is the same game: made ready from the same set-up.
    pub fn is(self: &Arc<Self>, other: &Arc<Self>) -> bool {
        let same = |one: &Game, other: &Game| {
            one.setup() == other.setup() && one.first_board() == other.first_board()
        };
        Arc::ptr_eq(self, other) || same(&self.game, &other.game)
    }

    pub fn seat(&self, seat: i64) -> PyResult<Seat> {
        let seats = self.game.setup().seats;
        match u8::try_from(seat) {
            Ok(seat) if seat < seats => Ok(Seat(seat)),
            _ => Err(error(format!(
                "seat: 0 to {} expected, found {seat}",
                seats - 1
            ))),
        }
    }

    /// The set-up as text: the head of a replay in which nothing was said yet.
    pub fn head(&self) -> String {
        write_record(&self.game, &self.game.start(), &[])
    }

    /// The action that Python means: an `Action`, its text, or its number in the action space.
    pub fn action(self: &Arc<Self>, said: &Bound<'_, PyAny>) -> PyResult<Action> {
        if let Ok(action) = said.cast::<PyAction>() {
            let action = action.get();
            return match action.ready.is(self) {
                true => Ok(action.action),
                false => Err(error(
                    "an action of this game expected, found one of another",
                )),
            };
        }
        if let Ok(text) = said.cast::<PyString>() {
            return parse_action(&self.game, &text.to_cow()?).map_err(error);
        }
        let number: i64 = said.extract().map_err(|_| {
            PyTypeError::new_err("an Action, its text or its number in the action space expected")
        })?;
        let known = usize::try_from(number).ok();
        known
            .and_then(|number| self.space.action(number))
            .ok_or_else(|| {
                error(format!(
                    "action: 0 to {} expected, found {number}",
                    self.space.len() - 1
                ))
            })
    }
}

/// A game: board, boxes, seats and switches, made ready once and shared by all its states.
///
/// Boxes are named as in the program (`all` stands for the small ones); a board is a name, the text of a board
/// file or realm file, or a path. `seed` draws what a set-up leaves to luck: islands, and monsters.
///
/// >>> import elbowroom
/// >>> game = elbowroom.Game(players=3, boxes=["cursed"], switches={"open_coins": True})
/// >>> game
/// <Game base-3p for 3 with base, cursed-box>
/// >>> game.regions, game.rounds, len(game.races)
/// (30, 10, 16)
/// >>> elbowroom.Game(players=7)
/// Traceback (most recent call last):
/// elbowroom.BadSetup: players: 2 to 5 expected, found 7
#[pyclass(name = "Game", module = "elbowroom", frozen)]
pub struct PyGame {
    pub ready: Arc<Ready>,
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (players=None, boxes=None, board=None, *, tiles=None, switches=None, values=None, monsters=None, first=0, seed=1))]
    #[expect(
        clippy::too_many_arguments,
        reason = "each is a word of its own in Python"
    )]
    fn new(
        players: Option<u8>,
        boxes: Option<Vec<String>>,
        board: Option<Bound<'_, PyAny>>,
        tiles: Option<Vec<Bound<'_, PyAny>>>,
        switches: Option<Bound<'_, PyDict>>,
        values: Option<Bound<'_, PyAny>>,
        monsters: Option<Bound<'_, PyAny>>,
        first: u8,
        seed: u64,
    ) -> PyResult<Self> {
        let wish = Wish {
            players,
            boxes: boxes.unwrap_or_default(),
            board,
            tiles: tiles.unwrap_or_default(),
            switches,
            values,
            monsters,
            first,
            seed,
        };
        let game = Game::new(wish.setup()?).map_err(bad_setup)?;
        Ok(Self {
            ready: Ready::new(game)?,
        })
    }

    /// The state before the first tile is drawn.
    fn start(&self) -> PyState {
        PyState::start(&self.ready)
    }

    /// How many seats.
    #[getter]
    fn players(&self) -> u8 {
        self.ready.game.setup().seats
    }

    /// The boxes whose tiles are in play.
    #[getter]
    fn boxes(&self) -> Vec<&'static str> {
        let boxes = self.ready.game.setup().boxes.iter();
        boxes.map(|from| from.id()).collect()
    }

    /// The name of the board.
    #[getter]
    fn board(&self) -> &str {
        self.ready.game.first_board().name()
    }

    /// The board as a board file.
    #[getter]
    fn board_text(&self) -> &str {
        self.ready.game.first_board().source()
    }

    /// How many rounds are played.
    #[getter]
    fn rounds(&self) -> u8 {
        self.ready.game.board().rounds()
    }

    /// How many regions the board has.
    #[getter]
    fn regions(&self) -> usize {
        self.ready.game.board().len()
    }

    /// The races in play, in the order of observations.
    #[getter]
    fn races(&self) -> Vec<&str> {
        let races = self.ready.game.races_in_play();
        races.map(|(_, tile)| tile.id).collect()
    }

    /// The powers in play, in the order of observations.
    #[getter]
    fn powers(&self) -> Vec<&str> {
        let powers = self.ready.game.powers_in_play();
        powers.map(|(_, tile)| tile.id).collect()
    }

    /// The kinds of pieces in play, in the order of observations.
    #[getter]
    fn pieces(&self) -> Vec<&str> {
        let pieces = self.ready.game.pieces_in_play();
        pieces.map(|(_, piece)| piece.id).collect()
    }

    /// How many actions the action space has.
    #[getter]
    fn num_actions(&self) -> usize {
        self.ready.space.len()
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.ready.layout.size
    }

    /// Name, first byte and shape of each field of an observation.
    #[getter]
    fn observation_fields<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<Vec<(&'static str, usize, Bound<'py, PyTuple>)>> {
        let fields = self.ready.layout.fields.iter();
        fields
            .map(|field| Ok((field.name, field.first, PyTuple::new(py, &field.shape)?)))
            .collect()
    }

    /// An action by its text or its number in the action space.
    fn action(&self, said: &Bound<'_, PyAny>) -> PyResult<PyAction> {
        let action = self.ready.action(said)?;
        Ok(PyAction::new(&self.ready, action))
    }

    /// An action by its stable integer.
    fn action_from_code(&self, code: u32) -> PyResult<PyAction> {
        let action = Action::from_code(code);
        let action = action.filter(|&action| self.ready.space.number(action).is_some());
        let action =
            action.ok_or_else(|| error(format!("no action of this game has the code {code}")))?;
        Ok(PyAction::new(&self.ready, action))
    }

    /// Which regions border which: a matrix of 0 and 1.
    fn borders<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let board = self.ready.game.board();
        let rows: Vec<Vec<u8>> = board
            .all()
            .into_iter()
            .map(|region| {
                let borders = board.borders(region);
                board
                    .all()
                    .into_iter()
                    .map(|other| borders.bit(other))
                    .collect()
            })
            .collect();
        Ok(PyArray2::from_vec2(py, &rows)?)
    }

    /// What is printed in each region: terrain, symbols, marks, and whether a lost tribe begins there.
    fn ground<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let rows = self.ready.game.board().regions().iter().map(|region| {
            let row = PyDict::new(py);
            let symbols: Vec<&str> = region.symbols.iter().map(|symbol| symbol.id()).collect();
            row.set_item("terrain", region.terrain.id())?;
            row.set_item("symbols", symbols)?;
            row.set_item("marks", region.marks.clone())?;
            row.set_item("lost_tribe", region.lost_tribe)?;
            row.set_item("edge", region.edge)?;
            Ok(row)
        });
        rows.collect()
    }

    /// Terrain (its number) and symbols of each region, as an array: a row for the terrain, then one for each symbol.
    fn ground_array<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let board = self.ready.game.board();
        let mut rows = vec![vec![0_u8; board.len()]; 1 + Symbol::ALL.len()];
        for (at, region) in board.all().into_iter().zip(board.regions()) {
            rows[0][at.index()] = board.ground(at).wrapping_add(1);
            for (row, symbol) in rows[1..].iter_mut().zip(Symbol::ALL) {
                row[at.index()] = region.symbols.contains(&symbol).into();
            }
        }
        Ok(PyArray2::from_vec2(py, &rows)?)
    }

    /// The stable integers of the whole action space, in the order of the numbers.
    fn action_codes<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        let space = &self.ready.space;
        let codes = (0..space.len()).filter_map(|number| space.action(number));
        PyArray1::from_vec(py, codes.map(Action::code).collect())
    }

    /// Reads a game from the first line of a replay.
    #[staticmethod]
    fn from_text(text: &str) -> PyResult<Self> {
        let replay = Replay::read(text).map_err(bad_file)?;
        Ok(Self {
            ready: Ready::new(replay.game().clone())?,
        })
    }

    /// The set-up as the first line of a replay.
    fn to_text(&self) -> String {
        self.ready.head()
    }

    fn __getitem__(&self, number: i64) -> PyResult<PyAction> {
        let known = usize::try_from(number).ok();
        let action = known.and_then(|number| self.ready.space.action(number));
        let action = action.ok_or_else(|| PyIndexError::new_err("no such action"))?;
        Ok(PyAction::new(&self.ready, action))
    }

    fn __len__(&self) -> usize {
        self.ready.space.len()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>();
        other.is_ok_and(|other| self.ready.is(&other.get().ready))
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.ready.head().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!(
            "<Game {} for {} with {}>",
            self.board(),
            self.players(),
            self.boxes().join(", ")
        )
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let read = slf.get_type().getattr("from_text")?;
        Ok((read, (slf.get().to_text(),)))
    }
}

/// The boards that come with the rules, by name.
///
/// >>> import elbowroom
/// >>> elbowroom.boards()[:2]
/// ['base-2p', 'base-3p']
#[pyfunction]
pub fn boards() -> Vec<&'static str> {
    Board::printed_names().collect()
}

/// The boxes that can be played, by name.
///
/// >>> import elbowroom
/// >>> elbowroom.boxes()[0]
/// 'base'
#[pyfunction]
pub fn boxes() -> Vec<&'static str> {
    GameBox::ALL.into_iter().map(GameBox::id).collect()
}
