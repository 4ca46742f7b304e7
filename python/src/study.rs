//! Many games between bots, and what they tell about the tiles: as tables.

use crate::errors::{bad_setup, error};
use crate::game::PyGame;
use crate::replay::PyReplay;
use crate::table::{Kind, PyTable};
use elbowroom_rules::notation::Replay;
use elbowroom_sim::rows::{COLUMNS, Run, write_parquet};
use elbowroom_sim::stats::{Report, Stats, Tale};
use elbowroom_sim::{Outcome, Plan, Summary, play_game, pool};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde::Serialize;
use serde_json::{Value, json};

use Kind::{Real, Text, Whole};

/// Games between bots that were played.
#[pyclass(name = "Run", module = "elbowroom", frozen)]
pub struct PyRun {
    run: Run,
    /// A row for each game and seat.
    #[pyo3(get)]
    outcomes: PyTable,
    /// A row for each bot.
    #[pyo3(get)]
    bots: PyTable,
    /// The replays, if they were asked for, in the order of the games.
    #[pyo3(get)]
    replays: Vec<String>,
    /// The checksum over all outcomes: the same for the same run on every machine.
    #[pyo3(get)]
    checksum: String,
}

#[pymethods]
impl PyRun {
    /// The outcomes as a file of Parquet, the same as `elbowroom simulate --parquet` writes.
    ///
    /// >>> import elbowroom
    /// >>> file = elbowroom.simulate(["greedy", "random"], 2).parquet()
    /// >>> file[:4]
    /// b'PAR1'
    fn parquet<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let mut file = Vec::new();
        py.detach(|| write_parquet(std::slice::from_ref(&self.run), &mut file))
            .map_err(error)?;
        Ok(PyBytes::new(py, &file))
    }

    fn __repr__(&self) -> String {
        format!("<Run {}>", self.checksum)
    }
}

/// What replays tell about races, powers, pairs, relics and places, and boards.
#[pyclass(name = "Statistics", module = "elbowroom", frozen, get_all)]
pub struct PyStatistics {
    /// How many finished games were counted.
    games: u64,
    /// How many were not finished, and are left out.
    unfinished: u64,
    /// A row for each race.
    races: PyTable,
    /// A row for each power.
    powers: PyTable,
    /// A row for each pair that was picked.
    pairs: PyTable,
    /// A row for each relic and place that came to light.
    markers: PyTable,
    /// A row for each seat on each board.
    boards: PyTable,
    /// A row for each round.
    rounds: PyTable,
    /// How many races declined after so many turns.
    declines: PyTable,
}

#[pymethods]
impl PyStatistics {
    fn __repr__(&self) -> String {
        format!("<Statistics of {} games>", self.games)
    }
}

/// Plays games between bots; the bots move on by one seat from game to game.
///
/// The same bots, game and seed play the same games on any number of threads, and as `elbowroom simulate` does. `only`
/// names the games of the run that are played here, in their order, such as `range(50, 100)`: a part of the same run.
///
/// >>> import elbowroom
/// >>> run = elbowroom.simulate(["greedy", "random"], 10, seed=1)
/// >>> run.bots["bot"], run.bots["wins"].tolist()
/// (['greedy', 'random'], [10.0, 0.0])
/// >>> run.checksum == elbowroom.simulate(["greedy", "random"], 10, seed=1, threads=2).checksum
/// True
#[pyfunction]
#[pyo3(signature = (bots, games, *, game=None, seed=1, threads=1, replays=false, only=None))]
#[expect(
    clippy::too_many_arguments,
    reason = "each is a word of its own in Python"
)]
pub fn simulate(
    py: Python<'_>,
    bots: Vec<String>,
    games: u64,
    game: Option<Bound<'_, PyGame>>,
    seed: u64,
    threads: usize,
    replays: bool,
    only: Option<Vec<u64>>,
) -> PyResult<PyRun> {
    if !(1..=256).contains(&threads) {
        return Err(bad_setup(format!(
            "threads: 1 to 256 expected, found {threads}"
        )));
    }
    let plan = plan(bots, games, game.as_ref(), seed)?;
    let ready = plan.game().map_err(bad_setup)?;
    let numbers: Vec<u64> = only.unwrap_or_else(|| (0..games).collect());
    let ordered = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    if !ordered || numbers.last().is_none_or(|&last| last >= games) {
        let last = games - 1;
        return Err(bad_setup(format!(
            "only: some games from 0 to {last} expected, each once and in their order"
        )));
    }
    let mut played: Vec<(Outcome, Option<String>)> = Vec::new();
    py.detach(|| {
        pool::work(
            &numbers,
            threads,
            |&number| play_game(&plan, &ready, number, replays).map_err(error),
            |outcome| {
                played.push(outcome);
                Python::attach(|py| py.check_signals())
            },
        )
    })?;
    played.sort_by_key(|(outcome, _)| outcome.game);
    let (outcomes, replays): (Vec<Outcome>, Vec<Option<String>>) = played.into_iter().unzip();
    let summary = Summary::of(&plan, &outcomes);
    Ok(PyRun {
        outcomes: outcomes_table(&plan, &outcomes)?,
        bots: bots_table(&summary)?,
        replays: replays.into_iter().flatten().collect(),
        checksum: summary.checksum,
        run: Run { plan, outcomes },
    })
}

/// The plan of a run; the printed board for as many seats as there are bots, if no game is named.
pub fn plan(
    bots: Vec<String>,
    games: u64,
    game: Option<&Bound<'_, PyGame>>,
    seed: u64,
) -> PyResult<Plan> {
    let setup = match game {
        Some(game) => Some(game.get().ready.game.setup().clone()),
        None => elbowroom_rules::Setup::base(bots.len().clamp(2, 5) as u8),
    };
    let setup = setup.ok_or_else(|| bad_setup("a game expected"))?;
    Plan::new(bots, setup, games, seed).map_err(bad_setup)
}

/// A row for each bot.
pub fn bots_table(summary: &Summary) -> PyResult<PyTable> {
    PyTable::of(
        &[
            ("bot", Text),
            ("games", Whole),
            ("wins", Real),
            ("win_rate", Real),
            ("low", Real),
            ("high", Real),
            ("mean_score", Real),
            ("seconds_per_turn", Real),
        ],
        &rows(&summary.bots),
    )
}

/// A row for each game and seat, with the columns of the files that the program writes. Games are counted from 0,
/// seats from 1 as in those files.
fn outcomes_table(plan: &Plan, outcomes: &[Outcome]) -> PyResult<PyTable> {
    let kinds = [
        Whole, Whole, Whole, Text, Whole, Whole, Whole, Real, Text, Text,
    ];
    let columns: Vec<(&str, Kind)> = COLUMNS.into_iter().zip(kinds).collect();
    let scenario = plan.board().scenario().unwrap_or_default();
    let rows = outcomes.iter().flat_map(|outcome| {
        outcome.seats.iter().enumerate().map(move |(i, seat)| {
            json!({
                "game": outcome.game,
                "seed": plan.luck_seed(outcome.game),
                "seat": i + 1,
                "bot": plan.bot(outcome.game, i),
                "coins": seat.coins,
                "rank": seat.rank,
                "tokens": seat.tokens,
                "seconds": seat.seconds,
                "board": plan.board().name(),
                "scenario": scenario,
            })
        })
    });
    PyTable::of(&columns, &rows.collect::<Vec<Value>>())
}

/// What finished games tell about the tiles. Replays are texts, paths or `Replay`s.
///
/// >>> import elbowroom
/// >>> run = elbowroom.simulate(["greedy", "random"], 3, replays=True)
/// >>> told = elbowroom.statistics(run.replays)
/// >>> told.games, told.races.columns[:3]
/// (3, ['race', 'picks', 'paid'])
#[pyfunction]
#[pyo3(signature = (replays, *, threads=1))]
pub fn statistics(
    py: Python<'_>,
    replays: Vec<Bound<'_, PyAny>>,
    threads: usize,
) -> PyResult<PyStatistics> {
    if !(1..=256).contains(&threads) {
        return Err(bad_setup(format!(
            "threads: 1 to 256 expected, found {threads}"
        )));
    }
    let text = |said: &Bound<'_, PyAny>| match said.cast::<PyReplay>() {
        Ok(replay) => Ok(replay.get().text()),
        Err(_) => crate::setup::text_said(said),
    };
    let texts: Vec<(usize, String)> = replays
        .iter()
        .enumerate()
        .map(|(i, said)| Ok((i, text(said)?)))
        .collect::<PyResult<_>>()?;
    let (mut sums, mut unfinished) = (Stats::default(), 0);
    py.detach(|| {
        pool::work(
            &texts,
            threads,
            |(i, text)| {
                let replay = Replay::read(text);
                let replay = replay
                    .map_err(|error| crate::errors::bad_file(format!("replays[{i}]: {error}")))?;
                Ok(Tale::of(&replay))
            },
            |tale| {
                match tale {
                    Some(tale) => sums.add(&tale),
                    None => unfinished += 1,
                }
                Python::attach(|py| py.check_signals())
            },
        )
    })?;
    let report = Report::of(&sums);
    let tiles = [
        ("race", Text),
        ("power", Text),
        ("picks", Whole),
        ("paid", Real),
        ("found", Real),
        ("turns", Real),
        ("coins", Real),
        ("active", Real),
        ("decline", Real),
        ("seats", Whole),
        ("win_rate", Real),
        ("low", Real),
        ("high", Real),
    ];
    let without = |name: &str| -> Vec<(&str, Kind)> {
        tiles
            .into_iter()
            .filter(|(known, _)| *known != name)
            .collect()
    };
    Ok(PyStatistics {
        games: report.games,
        unfinished,
        races: PyTable::of(&without("power"), &rows(&report.races))?,
        powers: PyTable::of(&without("race"), &rows(&report.powers))?,
        pairs: PyTable::of(&tiles, &rows(&report.pairs))?,
        markers: PyTable::of(
            &[
                ("marker", Text),
                ("kind", Text),
                ("found", Whole),
                ("games", Whole),
                ("share", Real),
                ("round", Real),
                ("moves", Real),
                ("coins", Real),
                ("seats", Whole),
                ("win_rate", Real),
                ("low", Real),
                ("high", Real),
            ],
            &rows(&report.markers),
        )?,
        boards: boards(&report)?,
        rounds: PyTable::of(
            &[
                ("round", Whole),
                ("winners", Real),
                ("others", Real),
                ("declines", Whole),
            ],
            &rows(&report.rounds),
        )?,
        declines: PyTable::of(
            &[("turns", Whole), ("races", Whole)],
            &rows(&report.declines),
        )?,
    })
}

/// A row for each seat on each board.
fn boards(report: &Report) -> PyResult<PyTable> {
    let mut all = Vec::new();
    for table in &report.tables {
        let board = json!(table);
        for seat in &table.seats {
            let mut row = board.clone();
            row["seat"] = json!(seat.seat);
            row["win_rate"] = json!(seat.win_rate);
            row["low"] = json!(seat.low);
            row["high"] = json!(seat.high);
            row["seat_score"] = json!(seat.mean_score);
            all.push(row);
        }
    }
    PyTable::of(
        &[
            ("board", Text),
            ("scenario", Text),
            ("players", Whole),
            ("games", Whole),
            ("rounds", Real),
            ("actions", Real),
            ("declines", Real),
            ("mean_score", Real),
            ("winning_score", Real),
            ("seat", Whole),
            ("win_rate", Real),
            ("low", Real),
            ("high", Real),
            ("seat_score", Real),
        ],
        &all,
    )
}

/// Lines as objects of JSON.
fn rows(lines: &[impl Serialize]) -> Vec<Value> {
    lines.iter().map(|line| json!(line)).collect()
}
