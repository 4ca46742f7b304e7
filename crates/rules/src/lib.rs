//! The rules of the Small World family: legal moves, exact prices, reasons for every refusal.
//!
//! No I/O, no clock, no dice: fate is asked and answered from outside, so every game can be recorded,
//! repeated and searched. A [`Game`] is made ready once and never changes; a [`State`] is plain copyable data.
//!
//! Play a random game to its end:
//!
//! ```
//! use elbowroom_rules::{Game, Pending, Setup};
//!
//! let game = Game::new(Setup::base(2).expect("a board for two")).expect("a sound set-up");
//! let mut state = game.start();
//! let mut luck = 1_usize; // any source of numbers will do
//! loop {
//!     luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
//!     match game.pending(&state) {
//!         Pending::Over => break,
//!         Pending::Chance(odds) => {
//!             let answer = odds.case(((luck >> 33) % usize::from(odds.cases())) as u8);
//!             game.answer(&mut state, answer, &mut ()).expect("fate was asked");
//!         }
//!         Pending::Decision(_) => {
//!             let list = game.legal(&state);
//!             let step = list.step((luck >> 33) % list.len()).expect("something is always legal");
//!             game.apply(&mut state, step, &mut ());
//!         }
//!     }
//! }
//! ```
//!
//! Ask why not:
//!
//! ```
//! use elbowroom_rules::notation::{parse_action, read_position};
//!
//! let position = r#"{ "board": "base-2p", "seats": [{ "active": { "race": "giants", "power": "stout", "hand": 2 } }],
//!                     "regions": [{ "region": 1, "seat": 1, "tokens": 1 }] }"#;
//! let (game, state) = read_position(position).expect("a sound position");
//! let action = parse_action(&game, "conquer 5").expect("a known action");
//! let refusal = game.check(&state, action).expect_err("a mountain costs 3");
//! assert_eq!(refusal.to_string(), "region 5 needs 3 tokens, 2 in hand (B-37)");
//! ```
//!
//! Hear what happened, in words:
//!
//! ```
//! use elbowroom_rules::notation::{parse_action, read_position, speech::Speaker};
//! use elbowroom_rules::{Language, Viewer};
//!
//! let position = r#"{ "board": "base-2p", "seats": [{ "active": { "race": "orcs", "power": "stout", "hand": 4 } }] }"#;
//! let (game, mut state) = read_position(position).expect("a sound position");
//! let step = game.check(&state, parse_action(&game, "conquer 2").expect("known")).expect("legal");
//! let mut events = Vec::new();
//! game.apply(&mut state, step, &mut events);
//! let seen = game.view_event(events[1], Viewer::Spectator).expect("a conquest is no secret");
//! let told = Speaker::new(&game, Language::English).event(seen);
//! assert_eq!(told, "Seat 1's Orcs conquer region 2 with 2.");
//! ```
//!
//! | where | what |
//! |---|---|
//! | [`Game`], [`State`], [`View`] | the three things a program holds |
//! | [`Action`], [`Refusal`], [`Event`] | what is said, why not, what happened |
//! | [`tile`], [`tiles`] | the vocabulary of exceptions, and every tile |
//! | [`custom`] | blank tiles that somebody filled in |
//! | [`realm`] | boards that tables lay of hexes |
//! | [`islands`] | boards that are sets of islands |
//! | [`notation`] | actions, positions, replays and events as text |
//! | [`facts`], [`belongings`] | what a client must know to offer an action and to lay a table out |
//! | [`record`] | a game being played: its record, and undo |
//! | [`invariant`] | what must hold in every state |

pub mod action;
mod api;
pub mod belongings;
pub mod board;
mod check;
mod conquest;
pub mod custom;
pub mod cx;
mod decline;
mod deeds;
pub mod effect;
pub mod event;
mod explain;
mod exposed;
mod extras;
pub mod facts;
mod fees;
pub mod finish;
mod game;
pub mod ids;
pub mod invariant;
pub mod islands;
mod joint;
mod legal;
mod losses;
mod markers;
pub mod market;
pub mod notation;
mod outlook;
pub mod price;
mod reach;
mod ready;
pub mod realm;
pub mod record;
mod redeploy;
pub mod refusal;
pub mod region_set;
pub mod score;
#[cfg(test)]
mod scratch;
pub mod state;
pub mod tile;
pub mod tiles;
mod turn;
pub mod view;

pub use action::{Action, ActionList, Step};
pub use api::{NoSuchAnswer, Odds, Pending};
pub use board::Board;
pub use event::{Event, Sink};
pub use explain::Explanation;
pub use facts::{Facts, Group};
pub use game::{Game, Home, Now, Setup, SetupError, Switches, Values, ValuesError, roles};
pub use ids::{RegionId, Seat};
pub use outlook::Outlook;
pub use refusal::{Language, Refusal};
pub use state::State;
pub use view::{Seen, View, Viewer};
