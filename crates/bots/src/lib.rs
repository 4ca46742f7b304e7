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

mod greedy;
mod luck;
mod planner;
mod policy;
mod random;
mod reason;
mod search;
mod turns;
mod worth;

pub use luck::Luck;

use elbowroom_rules::{Action, ActionList, Game, Language, Seat, View, Viewer};
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
    if let Some(rest) = name.strip_prefix("g:") {
        let v: Vec<f32> = rest.split(':').map(|x| x.parse().unwrap()).collect();
        return Ok(Box::new(greedy::Greedy::new(game, policy::Style { spite: v[0], whim: v[1], thrift: v[2], patience: v[3] }, seed)));
    }
    if let Some(rest) = name.strip_prefix("t:") {
        let v: Vec<f32> = rest.split(':').map(|x| x.parse().unwrap()).collect();
        return Ok(Box::new(planner::Planner::new(game, planner::Effort { lines: 60, finalists: 0, games: 0, tree: Some(search::Growth { nodes: v[0] as usize, root_lines: v[1] as usize, lines: v[2] as usize, curiosity: v[3] }), slack: 0.0 }, seed)));
    }
    if let Some(rest) = name.strip_prefix("p:") {
        let v: Vec<f32> = rest.split(':').map(|x| x.parse().unwrap()).collect();
        let mut p = planner::Planner::new(game, planner::Effort { lines: 40, finalists: 0, games: 0, tree: None, slack: 0.0 }, seed);
        p.weights = worth::Weights { fresh: v[0], grow: v[1], hold: v[2], fade: v[3], spare: v[4], tire: v[5], old: v[6], rich: v[7], envy: v[8] };
        return Ok(Box::new(p));
    }
    if let Some(rest) = name.strip_prefix("r:") {
        let v: Vec<f32> = rest.split(':').map(|x| x.parse().unwrap()).collect();
        return Ok(Box::new(planner::Planner::new(game, planner::Effort { lines: v[0] as usize, finalists: v[1] as usize, games: v[2] as usize, tree: None, slack: 0.0 }, seed)));
    }
    match name {
        "random" => Ok(Box::new(random::Random::new(seed))),
        "greedy" => Ok(Box::new(greedy::Greedy::new(game, policy::Style::SIMPLE, seed))),
        "sharp" => Ok(Box::new(greedy::Greedy::new(game, policy::Style::sharp(game), seed))),
        "planner" => Ok(Box::new(planner::Planner::new(game, planner::Effort { lines: 60, finalists: 0, games: 0, tree: None, slack: 0.0 }, seed))),
        "search" | "hard" | "fair" | "easy" => Ok(Box::new(planner::Planner::new(game, planner::Effort { lines: 60, finalists: 12, games: 400, tree: None, slack: 0.0 }, seed))),
        "master" => Ok(Box::new(planner::Planner::new(game, planner::Effort { lines: 200, finalists: 24, games: 2500, tree: None, slack: 0.0 }, seed))),
        _ => Err(UnknownBot(name.chars().filter(|c| !c.is_control()).take(40).collect())),
    }
}

/// Coins that others may have: about as many as the viewer itself, whatever they really have.
fn guess(view: &View) -> impl Fn(Seat) -> u16 + use<> {
    let own = match view.viewer() {
        Viewer::Seat(seat) => view.coins(seat).unwrap_or(5),
        Viewer::Spectator => 5,
    };
    move |_| own
}
