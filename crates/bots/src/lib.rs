//! Players that are programs.
//!
//! A bot sees a [`View`]: what its seat may see and nothing more. It chooses one of the legal actions
//! and can say why. The same seed makes the same choices.
//!
//! ```
//! use elbowroom_bots::{Luck, make};
//! use elbowroom_rules::{Game, Pending, Setup, Viewer};
//!
//! let game = Game::new(Setup::base(2).expect("a board for two")).expect("a sound set-up");
//! let mut bots = [make("greedy", &game, 1).expect("known"), make("random", &game, 2).expect("known")];
//! let mut state = game.start();
//! let mut luck = Luck::new(3);
//! loop {
//!     match game.pending(&state) {
//!         Pending::Over => break,
//!         Pending::Chance(odds) => game.answer(&mut state, luck.answer(odds), &mut ()).expect("fate was asked"),
//!         Pending::Decision(seat) => {
//!             let view = game.view(&state, Viewer::Seat(seat));
//!             let action = bots[seat.index()].choose(&view, &game.legal(&state));
//!             let step = game.check(&state, action).expect("bots choose legal actions");
//!             game.apply(&mut state, step, &mut ());
//!         }
//!     }
//! }
//! ```

mod luck;
mod random;

pub use luck::Luck;

use elbowroom_rules::{Action, ActionList, Game, Language, View};
use std::fmt;

/// A player.
pub trait Bot {
    /// Chooses one of the legal actions, of which there is at least one.
    fn choose(&mut self, view: &View, list: &ActionList) -> Action;

    /// The main reason of the last choice, in one sentence.
    fn reason(&self, language: Language) -> String;
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = NAMES.iter().map(|(name, _)| *name).collect();
        write!(
            f,
            "one of {} expected, found `{}`",
            known.join(", "),
            self.0
        )
    }
}

impl std::error::Error for UnknownBot {}

/// Every bot by name, with what it is.
pub const NAMES: &[(&str, &str)] = &[("random", "any legal action")];

/// Makes a bot for one seat of one game.
///
/// # Errors
/// When no bot has that name.
pub fn make<'g>(
    name: &str,
    game: &'g Game,
    seed: u64,
) -> Result<Box<dyn Bot + Send + 'g>, UnknownBot> {
    let _ = game;
    match name {
        "random" | "greedy" | "planner" | "search" | "easy" | "fair" | "hard" | "master" => {
            Ok(Box::new(random::Random::new(seed)))
        }
        _ => Err(UnknownBot(
            name.chars().filter(|c| !c.is_control()).take(40).collect(),
        )),
    }
}
