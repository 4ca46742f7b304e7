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
mod judge;
pub mod learned;
mod luck;
mod planner;
mod policy;
mod random;
mod reason;
mod search;
pub mod study;
mod thinker;
mod turns;
mod worth;

pub use judge::judge_by;
pub use luck::Luck;

use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::{Action, ActionList, Game, Language, Seat, View, Viewer};
use greedy::Greedy;
use planner::Planner;
use policy::Style;
use search::{Budget, Search};
use std::fmt;
use std::time::Duration;
use thinker::Thinker;

/// Asks whether to go on thinking.
pub type GoOn<'a> = &'a dyn Fn() -> bool;

/// A player.
pub trait Bot {
    /// Chooses one of the legal actions, of which there is at least one.
    fn choose(&mut self, view: &View, list: &ActionList) -> Action;

    /// Chooses likewise, but asks again and again whether to go on: whoever has nothing to think for any
    /// more answers no, and gets the best that is known so far. The answer may take its time, so that
    /// somebody else thinks in between. A bot that does not look ahead has no need to ask.
    fn choose_while(&mut self, view: &View, list: &ActionList, _: GoOn<'_>) -> Action {
        self.choose(view, list)
    }

    /// The main reason of the last choice, in one sentence.
    fn reason(&self, language: Language) -> String;

    /// The turns between which the last thought chose, the best first; none where nothing was compared.
    fn candidates(&self) -> &[Candidate] {
        &[]
    }
}

/// A way to play a turn, and what a bot thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The actions up to the end of the turn, or to the next answer of fate.
    pub actions: Vec<Action>,
    /// The coins that each seat can hope for by the end of the game; where seats play for each other, of its side.
    pub hopes: [f32; MAX_SEATS],
    /// What part of the thought was spent on it: the best is what was looked at most.
    pub share: f32,
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
pub const NAMES: &[(&str, &str)] = &[
    ("random", "any legal action"),
    ("greedy", "one turn at a time, best points for each token"),
    (
        "planner",
        "tries many whole turns and takes the one worth most over the rest of the game",
    ),
    (
        "search",
        "looks ahead over the turns of all seats, by an evaluation that was learned; `search:1000` looks at 1,000 positions a turn, `search:0.5s` for half a second",
    ),
    (
        "by-hand",
        "looks ahead likewise, by an evaluation made by hand; `by-hand:300`, `by-hand:0.5s`",
    ),
    ("easy", "for a first game: makes the mistakes people make"),
    ("fair", "a decent opponent"),
    (
        "hard",
        "looks ahead a little: at most 3,000 positions a turn, a tenth or two of a second",
    ),
    (
        "master",
        "looks ahead far: at most 25,000 positions a turn, about a second",
    ),
    (
        "grandmaster",
        "looks ahead as far as patience allows: at most 60,000 positions a turn, some seconds",
    ),
];

/// Whether a bot answers in a moment, because it does not look ahead.
pub fn is_quick(name: &str) -> bool {
    matches!(name, "random" | "greedy" | "easy" | "fair")
}

/// Positions that the levels look at in a turn, however often fate interrupts it.
const HARD: usize = 3_000;
const MASTER: usize = 25_000;
const GRANDMASTER: usize = 60_000;
/// And the search by hand, if nothing else is said.
const BY_HAND: usize = 500;

/// Makes a bot for one seat of one game.
///
/// # Errors
/// When no bot has that name.
pub fn make<'g>(
    name: &str,
    game: &'g Game,
    seed: u64,
) -> Result<Box<dyn Bot + Send + 'g>, UnknownBot> {
    let unknown = || UnknownBot(name.chars().filter(|c| !c.is_control()).take(40).collect());
    let learned = |nodes| {
        let mind = Search::learned(game, Budget::Nodes(nodes));
        Box::new(Thinker::new(game, mind, seed))
    };
    let by_hand = |budget| Box::new(Thinker::new(game, Search::by_hand(game, budget), seed));
    Ok(match name {
        "random" => Box::new(random::Random::new(seed)),
        "greedy" => Box::new(Greedy::new(game, Style::SIMPLE, seed)),
        "easy" => Box::new(Greedy::new(game, Style::CARELESS, seed)),
        "planner" => Box::new(Thinker::new(
            game,
            Planner {
                lines: 150,
                slack: 0.0,
            },
            seed,
        )),
        "fair" => Box::new(Thinker::new(
            game,
            Planner {
                lines: 12,
                slack: 1.5,
            },
            seed,
        )),
        "search" | "hard" => learned(HARD),
        "master" => learned(MASTER),
        "grandmaster" => learned(GRANDMASTER),
        "by-hand" => by_hand(Budget::Nodes(BY_HAND)),
        _ => {
            let (kind, text) = name.split_once(':').ok_or_else(unknown)?;
            let budget = budget(text).ok_or_else(unknown)?;
            match kind {
                "search" => Box::new(Thinker::new(game, Search::learned(game, budget), seed)),
                "by-hand" => by_hand(budget),
                _ => return Err(unknown()),
            }
        }
    })
}

/// `1000`: so many positions are looked at in a turn. `0.5s`: so long.
fn budget(text: &str) -> Option<Budget> {
    match text.strip_suffix('s') {
        Some(seconds) => {
            let seconds = seconds
                .parse()
                .ok()
                .filter(|seconds| (0.001..=600.0).contains(seconds))?;
            Some(Budget::Time(Duration::from_secs_f64(seconds)))
        }
        None => text
            .parse()
            .ok()
            .filter(|nodes| (1..=200_000).contains(nodes))
            .map(Budget::Nodes),
    }
}

/// Coins that others may have: about as many as the viewer itself, whatever they really have.
fn guess(view: &View) -> impl Fn(Seat) -> u16 + use<> {
    let own = match view.viewer() {
        Viewer::Seat(seat) => view.coins(seat).unwrap_or(5),
        Viewer::Spectator | Viewer::Afterwards => 5,
    };
    move |_| own
}
