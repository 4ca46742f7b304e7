//! Many games: matches between bots, ratings, and what replays tell about the tiles.
//!
//! A [`Plan`] says what is played; every game of it has its own seeds, so the outcome of a run does not
//! depend on how many threads play it, on how it is cut into shards, or on where it was stopped.
//!
//! ```
//! use elbowroom_sim::{Plan, Summary, play_all};
//!
//! let plan = Plan::base(&["random"], 2, 4, 7).expect("a sound plan");
//! let outcomes = play_all(&plan, 1).expect("nothing goes wrong");
//! let summary = Summary::of(&plan, &outcomes);
//! assert_eq!(summary.bots[0].games, 8, "four games, two seats each");
//! ```
//!
//! | where | what |
//! |---|---|
//! | [`plan`] | bots, board, seats and seeds of a run |
//! | [`run`] | one game |
//! | [`pool`] | many pieces of work over some threads |
//! | [`record`] | runs and shards as files, written as the games finish |
//! | [`rows`] | outcomes as CSV and Parquet |
//! | [`summary`], [`wilson`] | what a run comes to |
//! | [`rating`] | every table of a list of bots, and ratings from them |
//! | [`stats`] | what replays tell about races, powers and pairs |
//! | [`trial`] | how strong a blank tile is beside the printed ones |
//! | [`world`] | what a board is like to play on |

pub mod balance;
pub mod opening;
pub mod plan;
pub mod pool;
pub mod rating;
pub mod record;
pub mod rows;
pub mod run;
pub mod stats;
pub mod summary;
pub mod trial;
pub mod wilson;
pub mod world;

pub use plan::{Plan, PlanError, Shard};
pub use run::{Outcome, RunError, SeatOutcome, play_all, play_game};
pub use summary::Summary;
