//! What the parts of a run come to together, read again from their files.

use crate::errors::{bad_file, bad_setup};
use crate::game::PyGame;
use crate::study::{bots_table, plan};
use crate::table::PyTable;
use elbowroom_sim::{Outcome, Plan, SeatOutcome, summary};
use numpy::PyReadonlyArray1;
use pyo3::prelude::*;

/// Adds up the rows of a run, part by part in the order of the games, and objects to every row that is no part of it.
#[pyclass(name = "Sum", module = "elbowroom")]
pub struct PySum {
    plan: Plan,
    sum: summary::Sum,
    /// The game and the seats that come next.
    next: Outcome,
}

/// A row as the file has it.
struct Row<'r> {
    game: i64,
    seed: u64,
    seat: i64,
    bot: &'r str,
    coins: i64,
    rank: i64,
    tokens: i64,
    seconds: f64,
}

impl PySum {
    fn row(&mut self, row: &Row<'_>) -> Result<(), String> {
        let (game, seat) = (self.next.game, self.next.seats.len());
        if game >= self.plan.games() {
            return Err(format!("no game after {} expected", game.wrapping_sub(1)));
        }
        if (u64::try_from(row.game), usize::try_from(row.seat)) != (Ok(game), Ok(seat + 1)) {
            return Err(format!(
                "game {game}, seat {} expected, found game {}, seat {}",
                seat + 1,
                row.game,
                row.seat
            ));
        }
        if row.seed != self.plan.luck_seed(game) || row.bot != self.plan.bot(game, seat) {
            return Err(format!("game {game}, seat {}: of another run", seat + 1));
        }
        let players = i64::from(self.plan.players());
        let numbers = (
            u16::try_from(row.coins),
            u8::try_from(row.rank),
            u16::try_from(row.tokens),
        );
        let (Ok(coins), Ok(rank @ 1..), Ok(tokens)) = numbers else {
            return Err(format!("game {game}, seat {}: no such numbers", seat + 1));
        };
        if i64::from(rank) > players || !(0.0..1e12).contains(&row.seconds) {
            return Err(format!("game {game}, seat {}: no such numbers", seat + 1));
        }
        self.next.seats.push(SeatOutcome {
            coins,
            rank,
            tokens,
            seconds: row.seconds,
        });
        if seat + 1 == usize::from(self.plan.players()) {
            self.sum.add(&self.plan, &self.next);
            self.next.game += 1;
            self.next.seats.clear();
        }
        Ok(())
    }
}

#[pymethods]
impl PySum {
    #[new]
    #[pyo3(signature = (bots, games, *, game=None, seed=1))]
    fn new(
        bots: Vec<String>,
        games: u64,
        game: Option<Bound<'_, PyGame>>,
        seed: u64,
    ) -> PyResult<Self> {
        let plan = plan(bots, games, game.as_ref(), seed)?;
        Ok(Self {
            sum: summary::Sum::new(&plan),
            next: Outcome {
                game: 0,
                seats: Vec::new(),
            },
            plan,
        })
    }

    /// Adds the next rows, column by column.
    #[expect(clippy::too_many_arguments, reason = "one for each column")]
    fn add(
        &mut self,
        game: PyReadonlyArray1<'_, i64>,
        seed: PyReadonlyArray1<'_, u64>,
        seat: PyReadonlyArray1<'_, i64>,
        bot: Vec<String>,
        coins: PyReadonlyArray1<'_, i64>,
        rank: PyReadonlyArray1<'_, i64>,
        tokens: PyReadonlyArray1<'_, i64>,
        seconds: PyReadonlyArray1<'_, f64>,
    ) -> PyResult<()> {
        let (game, seed, seat) = (game.as_array(), seed.as_array(), seat.as_array());
        let (coins, rank, tokens) = (coins.as_array(), rank.as_array(), tokens.as_array());
        let seconds = seconds.as_array();
        let rows = game.len();
        let lengths = [seed.len(), seat.len(), bot.len(), coins.len()];
        let more = [rank.len(), tokens.len(), seconds.len()];
        if lengths.iter().chain(&more).any(|&found| found != rows) {
            return Err(bad_setup("columns of the same length expected"));
        }
        for (i, bot) in bot.iter().enumerate() {
            let row = Row {
                game: game[i],
                seed: seed[i],
                seat: seat[i],
                bot,
                coins: coins[i],
                rank: rank[i],
                tokens: tokens[i],
                seconds: seconds[i],
            };
            self.row(&row)
                .map_err(|what| bad_file(format!("row {}: {what}", i + 1)))?;
        }
        Ok(())
    }

    /// How many whole games were added.
    #[getter]
    fn games(&self) -> u64 {
        self.next.game
    }

    /// Whether every game of the run was added.
    #[getter]
    fn whole(&self) -> bool {
        self.next.game == self.plan.games()
    }

    /// A row for each bot, as a run has it.
    #[getter]
    fn bots(&self) -> PyResult<PyTable> {
        bots_table(&self.sum.summary(&self.plan))
    }

    /// The checksum over all games that were added: that of the run once it is whole.
    #[getter]
    fn checksum(&self) -> String {
        self.sum.summary(&self.plan).checksum
    }
}
