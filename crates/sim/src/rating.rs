//! Ratings: every table that a list of bots can make, and how strong that shows them to be.
//!
//! A rating is a guess of a bot's strength with its uncertainty (Weng and Lin's method for games of
//! several players); everybody begins at 25 ± 8.3.

use crate::plan::{Plan, PlanError, mix};
use crate::pool;
use crate::run::{Outcome, RunError, play_game};
use elbowroom_rules::{Game, Setup};
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::fmt;

/// The most tables of one tournament.
pub const MAX_TABLES: usize = 100_000;

/// Why a tournament cannot be held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentError {
    /// Fewer than two bots.
    TooFew(usize),
    /// A bot that was named twice.
    Twice(String),
    /// More tables than anybody would wait for.
    TooManyTables,
    /// What does not fit at a table.
    Plan(PlanError),
}

impl fmt::Display for TournamentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFew(found) => write!(f, "bots: at least 2 expected, found {found}"),
            Self::Twice(bot) => write!(f, "bots: every bot once expected, found `{bot}` twice"),
            Self::TooManyTables => write!(
                f,
                "bots: at most {MAX_TABLES} different tables expected, these bots make more"
            ),
            Self::Plan(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for TournamentError {}

/// A tournament: as many games at each table as at any other.
pub struct Tournament {
    bots: Vec<String>,
    /// The bots of each table, as places in the list.
    tables: Vec<Vec<usize>>,
    plans: Vec<Plan>,
    game: Game,
}

/// Where a bot stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rated {
    /// Its name.
    pub bot: String,
    /// Its rating.
    pub rating: f64,
    /// How far off the rating may well be: one standard deviation.
    pub uncertainty: f64,
    /// Seats it played.
    pub games: u64,
    /// Victories; a shared one counts as a part.
    pub wins: f64,
    /// Victories per seat played.
    pub win_rate: f64,
}

impl Tournament {
    /// Sets the tables: every choice of bots, or every mixture where there are fewer bots than seats.
    ///
    /// # Errors
    /// What does not fit, before anything is played.
    pub fn new(
        bots: Vec<String>,
        setup: &Setup,
        games: u64,
        seed: u64,
    ) -> Result<Self, TournamentError> {
        if bots.len() < 2 {
            return Err(TournamentError::TooFew(bots.len()));
        }
        for (i, bot) in bots.iter().enumerate() {
            if bots[..i].contains(bot) {
                return Err(TournamentError::Twice(bot.clone()));
            }
        }
        // Every bot is asked for by itself first, so that a wrong name is told as such.
        for bot in &bots {
            Plan::new(vec![bot.clone()], setup.clone(), games, seed)
                .map_err(TournamentError::Plan)?;
        }
        let tables = tables(bots.len(), usize::from(setup.seats))?;
        let mut plans = Vec::with_capacity(tables.len());
        for (i, table) in tables.iter().enumerate() {
            let seated = table.iter().map(|&bot| bots[bot].clone()).collect();
            let plan = Plan::new(seated, setup.clone(), games, mix(seed, i as u64, 0));
            plans.push(plan.map_err(TournamentError::Plan)?);
        }
        let game = plans[0].game().map_err(TournamentError::Plan)?;
        Ok(Self {
            bots,
            tables,
            plans,
            game,
        })
    }

    /// How many different tables there are.
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    /// How many games there are in all.
    pub fn games(&self) -> u64 {
        self.plans.iter().map(Plan::games).sum()
    }

    /// Plays every game and rates the bots, best first. The rating is taken table by table and game by
    /// game, so it does not depend on the jobs.
    ///
    /// # Errors
    /// The first game that could not be played.
    pub fn play(&self, jobs: usize, mut step: impl FnMut()) -> Result<Vec<Rated>, RunError> {
        let work: Vec<(usize, u64)> = self
            .plans
            .iter()
            .enumerate()
            .flat_map(|(i, plan)| (0..plan.games()).map(move |game| (i, game)))
            .collect();
        let mut outcomes = Vec::with_capacity(work.len());
        pool::work(
            &work,
            jobs,
            |&(table, number)| {
                let plan = &self.plans[table];
                play_game(plan, &self.game, number, false).map(|(outcome, _)| (table, outcome))
            },
            |played| {
                outcomes.push(played);
                step();
                Ok(())
            },
        )?;
        outcomes.sort_by_key(|(table, outcome)| (*table, outcome.game));
        Ok(self.rate(&outcomes))
    }

    fn rate(&self, outcomes: &[(usize, Outcome)]) -> Vec<Rated> {
        let config = WengLinConfig::new();
        let mut ratings = vec![WengLinRating::new(); self.bots.len()];
        let mut games = vec![0_u64; self.bots.len()];
        let mut wins = vec![0.0; self.bots.len()];
        for (table, outcome) in outcomes {
            let (plan, table) = (&self.plans[*table], &self.tables[*table]);
            let seated: Vec<usize> = (0..outcome.seats.len())
                .map(|seat| table[plan.hand(outcome.game, seat)])
                .collect();
            let before: Vec<[WengLinRating; 1]> =
                seated.iter().map(|&bot| [ratings[bot]]).collect();
            let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
                .iter()
                .zip(&outcome.seats)
                .map(|(team, seat)| (&team[..], MultiTeamOutcome::new(usize::from(seat.rank))))
                .collect();
            let after = weng_lin_multi_team(&teams, &config);
            for (seat, &bot) in seated.iter().enumerate() {
                let (was, is) = (before[seat][0], after[seat][0]);
                // A bot that sits twice learns from both seats.
                ratings[bot].rating += is.rating - was.rating;
                ratings[bot].uncertainty *= is.uncertainty / was.uncertainty;
                games[bot] += 1;
                wins[bot] += outcome.win(seat);
            }
        }
        let mut rated: Vec<Rated> = (0..self.bots.len())
            .map(|bot| Rated {
                bot: self.bots[bot].clone(),
                rating: ratings[bot].rating,
                uncertainty: ratings[bot].uncertainty,
                games: games[bot],
                wins: wins[bot],
                win_rate: wins[bot] / games[bot].max(1) as f64,
            })
            .collect();
        rated.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        rated
    }
}

/// Every choice of `seats` out of `bots`, in order; with repetition where there are too few bots. A
/// table of one bot against itself says nothing and is left out.
fn tables(bots: usize, seats: usize) -> Result<Vec<Vec<usize>>, TournamentError> {
    let repeat = bots < seats;
    let mut found = Vec::new();
    let mut table: Vec<usize> = (0..seats).map(|i| if repeat { 0 } else { i }).collect();
    loop {
        if table.iter().any(|&bot| bot != table[0]) {
            if found.len() == MAX_TABLES {
                return Err(TournamentError::TooManyTables);
            }
            found.push(table.clone());
        }
        // The last place that can still move on, and everything after it as low as it may be.
        let last = |i: usize| if repeat { bots - 1 } else { bots - seats + i };
        let Some(i) = (0..seats).rev().find(|&i| table[i] < last(i)) else {
            return Ok(found);
        };
        table[i] += 1;
        for j in i + 1..seats {
            table[j] = if repeat { table[i] } else { table[j - 1] + 1 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::SeatOutcome;

    fn tournament(bots: &[&str], players: u8, games: u64) -> Result<Tournament, TournamentError> {
        let setup = Setup::base(players).expect("printed");
        let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
        Tournament::new(bots, &setup, games, 1)
    }

    #[test]
    fn tables_are_choices_or_mixtures() {
        assert_eq!(tables(3, 2).unwrap(), [vec![0, 1], vec![0, 2], vec![1, 2]]);
        assert_eq!(tables(2, 3).unwrap(), [vec![0, 0, 1], vec![0, 1, 1]]);
        assert_eq!(tables(5, 3).unwrap().len(), 10);
        assert_eq!(tables(60, 5), Err(TournamentError::TooManyTables));
    }

    #[test]
    fn winners_rise_whatever_their_seat() {
        let tournament = tournament(&["random", "greedy"], 2, 30).unwrap();
        let plan = &tournament.plans[0];
        let outcomes: Vec<(usize, Outcome)> = (0..30)
            .map(|game| {
                let seats = (0..2)
                    .map(|seat| SeatOutcome {
                        coins: 80,
                        rank: if plan.bot(game, seat) == "greedy" {
                            1
                        } else {
                            2
                        },
                        tokens: 5,
                        seconds: 0.0,
                    })
                    .collect();
                (0, Outcome { game, seats })
            })
            .collect();
        let rated = tournament.rate(&outcomes);
        assert_eq!(rated[0].bot, "greedy");
        assert!(rated[0].rating > 30.0 && rated[1].rating < 20.0);
        assert!(rated[0].uncertainty < 25.0 / 3.0);
        assert_eq!((rated[0].wins, rated[0].games), (30.0, 30));
    }

    #[test]
    fn ratings_do_not_depend_on_the_jobs() {
        let tournament = tournament(&["random", "greedy"], 3, 2).unwrap();
        let one = tournament.play(1, || ()).unwrap();
        let two = tournament.play(2, || ()).unwrap();
        assert_eq!(one, two);
        assert_eq!(one.iter().map(|line| line.games).sum::<u64>(), 12);
    }

    #[test]
    fn unsound_tournaments_are_refused() {
        let fault = |bots: &[&str]| tournament(bots, 2, 1).err().expect("unsound");
        assert_eq!(fault(&["random"]), TournamentError::TooFew(1));
        assert!(matches!(
            fault(&["random", "random"]),
            TournamentError::Twice(_)
        ));
        assert!(matches!(
            fault(&["random", "nobody"]),
            TournamentError::Plan(PlanError::Bot(_))
        ));
    }
}
