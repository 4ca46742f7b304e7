//! The rules of the Small World family.
//!
//! No I/O, no clock, no dice: fate is asked and answered from outside.

pub mod action;
mod api;
pub mod board;
mod check;
mod conquest;
pub mod cx;
mod decline;
pub mod effect;
pub mod event;
pub mod finish;
mod game;
pub mod ids;
pub mod invariant;
mod legal;
mod losses;
pub mod market;
pub mod notation;
pub mod price;
mod reach;
pub mod record;
mod ready;
mod redeploy;
pub mod refusal;
pub mod region_set;
pub mod score;
pub mod state;
pub mod tile;
pub mod tiles;
mod turn;
pub mod view;

pub use action::{Action, ActionList, Step};
pub use api::{Explanation, NoSuchAnswer, Odds, Pending};
pub use board::Board;
pub use event::{Event, Sink};
pub use game::{Game, Setup, SetupError, Switches};
pub use ids::{RegionId, Seat};
pub use refusal::{Language, Refusal};
pub use state::State;
pub use view::{View, Viewer};
