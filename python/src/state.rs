//! A game at one moment.

mod pickle;
mod table;

pub use table::returns;

use crate::action::{PyAction, PyExplanation, PyOutcome};
use crate::best::PyBest;
use crate::bot::PyBot;
use crate::errors::{bad_file, error, refused};
use crate::game::{PyGame, Ready};
use crate::luck::PyLuck;
use crate::replay::PyReplay;
use crate::setup::text_said;
use crate::view::PyView;
use elbowroom_rules::finish::standings;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{parse_answer, phase_name, read_position, write_position};
use elbowroom_rules::record::Entry;
use elbowroom_rules::{Language, Pending, RegionId, State, Viewer};
use numpy::PyArray1;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString, PyType};
use std::sync::Arc;

/// A game at one moment, with everything that was said since it began.
///
/// Cheap to copy, equal when everything on the table is, and picklable.
///
/// >>> import copy, elbowroom
/// >>> state = elbowroom.Game().start()
/// >>> state.pending, state.current_seat
/// ('chance', None)
/// >>> _ = state.sample(1)
/// >>> other = copy.copy(state)
/// >>> _ = other.apply("pick 1")
/// >>> state.phase, other.phase, state == other
/// ('pick-combo', 'conquest', False)
#[pyclass(name = "State", module = "elbowroom")]
#[derive(Clone)]
pub struct PyState {
    pub ready: Arc<Ready>,
    /// Where the record begins.
    pub start: Arc<State>,
    pub state: State,
    pub record: Vec<Entry>,
}

#[pymethods]
impl PyState {
    /// The game this is a state of.
    #[getter(game)]
    fn py_game(&self) -> PyGame {
        PyGame {
            ready: self.ready.clone(),
        }
    }

    /// What the game waits for: `decision`, `chance` or `over`.
    #[getter]
    fn pending(&self) -> &'static str {
        match self.game().pending(&self.state) {
            Pending::Decision(_) => "decision",
            Pending::Chance(_) => "chance",
            Pending::Over => "over",
        }
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game().pending(&self.state) == Pending::Over
    }

    /// The seat that must decide, from 0; nothing when fate must answer or the game is over.
    #[getter]
    fn current_seat(&self) -> Option<u8> {
        match self.game().pending(&self.state) {
            Pending::Decision(seat) => Some(seat.0),
            _ => None,
        }
    }

    /// The round, from 1.
    #[getter]
    fn round(&self) -> u8 {
        self.state.turn().round
    }

    /// Whose turn it is, from 0.
    #[getter]
    fn turn(&self) -> u8 {
        self.state.turn().seat.0
    }

    /// Where the turn stands, as positions name it.
    #[getter]
    fn phase(&self) -> &str {
        phase_name(self.game(), &self.state)
    }

    /// The coins of all seats. Nobody at the table knows all of them: a player sees those of its view.
    #[getter]
    fn coins(&self) -> Vec<u16> {
        self.game()
            .seats()
            .map(|seat| self.state.coins(seat))
            .collect()
    }

    /// Every legal action of the seat that must decide; none when fate must answer or the game is over.
    ///
    /// >>> import elbowroom
    /// >>> state = elbowroom.Game().start()
    /// >>> _ = state.sample(1)
    /// >>> action = state.legal()[0]
    /// >>> action, action.number, action.code
    /// (<Action pick 1>, 4, 0)
    fn legal(&self) -> Vec<PyAction> {
        let list = self.game().legal(&self.state);
        let actions = list.iter();
        actions
            .map(|&action| PyAction::new(&self.ready, action))
            .collect()
    }

    /// The numbers of the legal actions.
    fn legal_numbers<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let list = self.game().legal(&self.state);
        let numbers = list
            .iter()
            .filter_map(|&action| self.ready.space.number(action));
        PyArray1::from_vec(py, numbers.map(i64::from).collect())
    }

    /// 1 at the number of each legal action, else 0.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        let mut mask = vec![0; self.ready.space.len()];
        for &action in self.game().legal(&self.state).iter() {
            if let Some(number) = self.ready.space.number(action) {
                mask[usize::from(number)] = 1;
            }
        }
        PyArray1::from_vec(py, mask)
    }

    /// Applies an action: an `Action`, its text, or its number in the action space. Tells in words what happened
    /// if asked to.
    ///
    /// >>> import elbowroom
    /// >>> state = elbowroom.Game().start()
    /// >>> _ = state.sample(1)
    /// >>> state.apply("pick 2", tell=True)[0].startswith("Seat 1 picks")
    /// True
    /// >>> _ = state.sample(2)
    /// >>> state.apply("pick 2")
    /// Traceback (most recent call last):
    /// elbowroom.Refused: not possible now: conquests are under way (B-20)
    #[pyo3(signature = (action, *, tell=false))]
    fn apply(&mut self, action: &Bound<'_, PyAny>, tell: bool) -> PyResult<Vec<String>> {
        let action = self.ready.action(action)?;
        self.told(tell, |state, events| state.act(action, events))
    }

    /// What fate can answer now, with the odds; nothing when it is not asked.
    ///
    /// >>> import elbowroom
    /// >>> state = elbowroom.Game().start()
    /// >>> len(state.chance), state.chance[0]
    /// (14, <Outcome amazons 0.0714>)
    #[getter]
    fn chance(&self) -> Vec<PyOutcome> {
        self.outcomes()
    }

    /// Answers for fate: a die face or the name of a tile, as text, number or `Outcome`.
    ///
    /// >>> import elbowroom
    /// >>> state = elbowroom.Game().start()
    /// >>> _ = state.answer("trolls")
    /// >>> state.answer("trolls")
    /// Traceback (most recent call last):
    /// elbowroom.Refused: a power of the stack expected (...), found `trolls`
    #[pyo3(signature = (answer, *, tell=false))]
    fn answer(&mut self, answer: &Bound<'_, PyAny>, tell: bool) -> PyResult<Vec<String>> {
        let answer = if let Ok(outcome) = answer.cast::<PyOutcome>() {
            outcome.get().answer
        } else if let Ok(text) = answer.cast::<PyString>() {
            let odds = self.odds();
            let odds = odds.ok_or_else(|| refused("nothing is drawn or rolled now (P-22)"))?;
            parse_answer(self.game(), odds, &text.to_cow()?).map_err(refused)?
        } else {
            let number: i64 = answer
                .extract()
                .map_err(|_| PyTypeError::new_err("an Outcome, its text or its number expected"))?;
            u8::try_from(number)
                .map_err(|_| error(format!("answer: 0 to 255 expected, found {number}")))?
        };
        self.told(tell, |state, events| state.fate(answer, events))
    }

    /// Lets fate answer everything that is asked, until a seat must decide or the game is over: from a `Luck`, or from
    /// a seed of its own.
    #[pyo3(signature = (luck, *, tell=false))]
    fn sample(&mut self, luck: &Bound<'_, PyAny>, tell: bool) -> PyResult<Vec<String>> {
        let mut own;
        let mut shared;
        let luck = match luck.cast::<PyLuck>() {
            Ok(luck) => {
                shared = luck.try_borrow_mut()?;
                &mut shared.0
            }
            Err(_) => {
                own = PyLuck::new(luck.extract()?);
                &mut own.0
            }
        };
        self.told(tell, |state, mut events| {
            while let Some(odds) = state.odds() {
                state.fate(luck.answer(odds), events.as_deref_mut())?;
            }
            Ok(())
        })
    }

    /// What a seat may see; what somebody sees who only watches, if no seat is named.
    ///
    /// >>> import elbowroom
    /// >>> state = elbowroom.Game().start()
    /// >>> state.coins, state.view(1).coins
    /// ([5, 5], [None, 5])
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<i64>) -> PyResult<PyView> {
        let viewer = match seat {
            Some(seat) => Viewer::Seat(self.ready.seat(seat)?),
            None => Viewer::Spectator,
        };
        Ok(PyView {
            view: self.game().view(&self.state, viewer),
            ready: self.ready.clone(),
        })
    }

    /// What a seat sees, as bytes; the seat that must decide, if none is named.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat_or_decider(seat)?;
        let view = self.game().view(&self.state, Viewer::Seat(seat));
        let mut out = vec![0; self.ready.layout.size];
        self.ready.layout.write(self.game(), &view, &mut out);
        Ok(PyArray1::from_vec(py, out))
    }

    /// The price of a region for the people that acts now.
    ///
    /// >>> import elbowroom
    /// >>> state = elbowroom.Game().start()
    /// >>> for tile in ("trolls", "stout"):
    /// ...     _ = state.answer(tile)
    /// >>> _ = state.sample(1)
    /// >>> _ = state.apply("pick 1")
    /// >>> _ = state.sample(1)
    /// >>> state.prices()[:2], state.price(5)
    /// ([(1, 2), (2, 2)], 3)
    /// >>> state.price(0)
    /// Traceback (most recent call last):
    /// elbowroom.Refused: region 0 is water, closed to this race (B-144)
    fn price(&self, region: i64) -> PyResult<u8> {
        let region = u8::try_from(region).map(RegionId);
        let region = region.map_err(|_| {
            let last = self.game().now(&self.state).board().len().saturating_sub(1);
            error(format!("region: 0 to {last} expected"))
        })?;
        self.game().price(&self.state, region).map_err(refused)
    }

    /// The regions that the people that acts now may attack, with their prices.
    fn prices(&self) -> Vec<(u8, u8)> {
        let prices = self.game().prices(&self.state).into_iter();
        prices.map(|(region, price)| (region.0, price)).collect()
    }

    /// Why an action is legal or not, and what it costs part by part.
    ///
    /// >>> import elbowroom
    /// >>> state = elbowroom.Game().start()
    /// >>> _ = state.sample(1)
    /// >>> state.explain("end").refusal
    /// 'not possible now: a combo is to be picked (B-20)'
    fn explain(&self, action: &Bound<'_, PyAny>) -> PyResult<PyExplanation> {
        let action = self.ready.action(action)?;
        Ok(self.explained(action))
    }

    /// What a seat would be paid if its turn were scored now, by source; the seat whose turn it is, if none is named.
    #[pyo3(signature = (seat=None))]
    fn score(&self, seat: Option<i64>) -> PyResult<Vec<(String, u8)>> {
        let seat = match seat {
            Some(seat) => self.ready.seat(seat)?,
            None => self.state.turn().seat,
        };
        let now = self.game().now(&self.state);
        let speaker = Speaker::new(&now, Language::English);
        let tally = self.game().score(&self.state, seat);
        Ok(tally
            .iter()
            .map(|(source, coins)| (speaker.source(*source), *coins))
            .collect())
    }

    /// What a bot would do here, with the turns between which it chose: the same as `elbowroom position best` says of
    /// this position. It comes to the table anew, so that it thinks of nothing else.
    ///
    /// >>> import elbowroom
    /// >>> state = elbowroom.Game().start()
    /// >>> _ = state.sample(1)
    /// >>> best = state.best("search:300", seed=1)
    /// >>> best.seat, best.action == best.candidates[0].actions[0], len(best.candidates) > 1
    /// (0, True, True)
    /// >>> first = best.candidates[0]
    /// >>> len(first.coins), first.share == max(each.share for each in best.candidates)
    /// (2, True)
    #[pyo3(signature = (bot="hard", seed=1))]
    fn best(slf: &Bound<'_, Self>, bot: &str, seed: u64) -> PyResult<PyBest> {
        // Whoever waits for the thought may go on with this state.
        let state = slf.try_borrow()?.clone();
        PyBot::make(bot, &state.ready, seed)?.best(slf.py(), &state)
    }

    /// The rank of each seat, from 1, if the game ended now.
    #[getter]
    fn ranks(&self) -> Vec<u16> {
        let mut ranks = standings(self.game(), &self.state);
        ranks.sort_by_key(|standing| standing.seat);
        ranks.iter().map(|standing| standing.rank.into()).collect()
    }

    /// What the end is worth to each seat: they sum up to 0, and the only winner has 1. All 0 before the end.
    fn returns<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        let returns = match self.is_over() {
            true => returns(self.game(), &self.state),
            false => vec![0.0; usize::from(self.game().setup().seats)],
        };
        PyArray1::from_vec(py, returns)
    }

    /// The position as JSON.
    fn position(&self) -> String {
        write_position(self.game(), &self.state)
    }

    /// A state from the JSON of a position, as text or as the path of a file; its `game` is the one the position
    /// names.
    ///
    /// >>> import elbowroom
    /// >>> state = elbowroom.Game().start()
    /// >>> _ = state.sample(1)
    /// >>> elbowroom.State.from_position(state.position()) == state
    /// True
    #[staticmethod]
    fn from_position(text: &Bound<'_, PyAny>) -> PyResult<Self> {
        let (game, state) = read_position(&text_said(text)?).map_err(bad_file)?;
        Ok(Self::from(&Ready::new(game)?, state))
    }

    /// Everything that was said since the record began, as a replay.
    ///
    /// >>> import elbowroom
    /// >>> state = elbowroom.Game().start()
    /// >>> _ = state.sample(1)
    /// >>> replay = elbowroom.Replay(state.replay().text())
    /// >>> replay.end == state, len(replay)
    /// (True, 13)
    fn replay(&self) -> PyReplay {
        PyReplay {
            ready: self.ready.clone(),
            start: self.start.clone(),
            entries: self.record.clone(),
        }
    }

    /// What was said and drawn so far, as texts.
    #[getter]
    fn history(&self) -> Vec<String> {
        self.texts()
    }

    /// Another state that goes its own way from here, as `copy.copy` gives.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// Two states are equal when everything on the table is, whatever was said before.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Self>() else {
            return false;
        };
        let Ok(other) = other.try_borrow() else {
            return false;
        };
        self.state == other.state && self.ready.is(&other.ready)
    }

    fn __repr__(&self) -> String {
        let turn = self.state.turn();
        format!(
            "<State round {}, seat {}, {}, {}>",
            turn.round,
            turn.seat.0,
            self.phase(),
            self.pending()
        )
    }

    #[classmethod]
    fn _restore(
        _class: &Bound<'_, PyType>,
        game: &Bound<'_, PyGame>,
        position: Option<&str>,
        record: &[u8],
    ) -> PyResult<Self> {
        pickle::restore(&game.get().ready, position, record)
    }

    #[expect(clippy::type_complexity, reason = "what pickle asks for")]
    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(
        Bound<'py, PyAny>,
        (PyGame, Option<String>, Bound<'py, PyBytes>),
    )> {
        let restore = slf.get_type().getattr("_restore")?;
        let state = slf.try_borrow()?;
        let (position, record) = pickle::parts(&state);
        let record = PyBytes::new(slf.py(), &record);
        Ok((restore, (state.py_game(), position, record)))
    }
}
