//! Looking at a turn afterwards: what could have been played, and what turns are worth beside each other.
//!
//! A player wants one good turn. Who studies a game wants to compare turns, fairly: each is looked at as often as the
//! others, by the same evaluation, with the same tiles drawn. Everything is open here, coins too.

pub use crate::turns::Allows;

use crate::judge::Judge;
use crate::luck::Luck;
use crate::policy::{Policy, Style};
use crate::reason::{Afterwards, Reason};
use crate::search::Budget;
use crate::search::tree::{ROOT_LINES, Tree};
use crate::thinker::Idea;
use crate::turns::{self, Line, Terms, Told};
use crate::worth::{Weights, margin};
use crate::{GoOn, NAMES};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::{Action, Game, Language, Pending, Seat, State};

/// Coins that each seat can hope for by the end of the game; where seats play for each other, of its side.
pub type Hopes = [f32; MAX_SEATS];

/// A way to play the rest of a turn up to its end, or to a die that must fall.
#[derive(Clone)]
pub struct Way {
    line: Line,
    /// What was foreseen when it was found; nothing is known of a way that was played.
    pub hopes: Hopes,
    /// What part of the thought was spent on it: the best is what was looked at most.
    pub share: f32,
}

impl Way {
    /// A way that was played: each action of the seat with the state it was said in, and where it led.
    pub fn played(steps: Vec<(State, Action)>, end: State) -> Self {
        Self {
            line: Line { steps, end },
            hopes: [0.0; MAX_SEATS],
            share: 0.0,
        }
    }

    /// Its actions, each with the state it is said in.
    pub fn steps(&self) -> &[(State, Action)] {
        &self.line.steps
    }

    /// Its actions.
    pub fn actions(&self) -> impl Iterator<Item = Action> + '_ {
        self.line.steps.iter().map(|(_, action)| *action)
    }

    /// Where it leads.
    pub fn end(&self) -> &State {
        &self.line.end
    }

    /// Whether both lead to the same.
    pub fn is_like(&self, other: &Self) -> bool {
        self.line.end == other.line.end
    }
}

/// What a question about a turn leaves open.
#[derive(Clone, Copy, Default)]
pub struct Asked<'a> {
    /// Tiles that fate drew in this turn, or is said to draw.
    pub draws: &'a [u8],
    /// What may be said, as long as anything else may be; everything, if nothing is said.
    pub allows: Option<Allows<'a>>,
}

/// Studies positions of one game. The same seed and questions give the same answers.
pub struct Study<'g> {
    game: &'g Game,
    judge: Judge,
    luck: Luck,
    weights: Weights,
}

impl<'g> Study<'g> {
    /// A study of a game.
    pub fn new(game: &'g Game, seed: u64) -> Self {
        Self {
            game,
            judge: Judge::new(game),
            luck: Luck::new(seed),
            weights: Weights::default(),
        }
    }

    /// Ways to play the rest of a turn, the best first, after looking at so many positions. None where the seat whose
    /// turn it is has nothing to decide.
    pub fn ways(
        &mut self,
        state: &State,
        asked: &Asked,
        nodes: usize,
        go_on: GoOn<'_>,
    ) -> Vec<Way> {
        let seat = state.turn().seat;
        if self.game.pending(state) != Pending::Decision(seat) {
            return Vec::new();
        }
        let terms = Terms {
            told: Told::StepByStep,
            draws: Some((asked.draws, self.luck.seed())),
            allows: asked.allows,
        };
        let luck = &mut self.luck;
        let mut lines = turns::candidates(self.game, state, seat, ROOT_LINES, &terms, luck, go_on);
        if let Some(allows) = asked.allows {
            // Where nothing else was legal it was said all the same.
            lines.retain(|line| {
                line.steps
                    .iter()
                    .all(|(state, action)| allows(state, *action))
            });
        }
        if lines.is_empty() {
            return Vec::new();
        }
        let tree = Tree::new(self.game, self.luck.seed(), Some(&mut self.judge));
        let (ideas, _) = tree.best_of(state, seat, lines, Budget::Nodes(nodes), go_on);
        let way = |idea: Idea| Way {
            line: idea.line,
            hopes: idea.hopes,
            share: idea.share,
        };
        ideas.into_iter().map(way).collect()
    }

    /// What the seats can hope for after each way to play on from a state, each looked at so often.
    pub fn weigh(
        &mut self,
        state: &State,
        ways: &[&Way],
        visits: usize,
        go_on: GoOn<'_>,
    ) -> Vec<Hopes> {
        let lines = ways.iter().map(|way| way.line.clone()).collect();
        let tree = Tree::new(self.game, self.luck.seed(), Some(&mut self.judge));
        tree.weigh(state, state.turn().seat, lines, visits.max(1), go_on)
    }

    /// Answers a question quickly: what is no turn of its own.
    pub fn answer(&mut self, state: &mut State) {
        let list = self.game.legal(state);
        let style = Style::sharp(self.game);
        let mut policy = Policy::new(self.game, style, self.luck.seed());
        if let Some(step) = list.step(policy.choose(state, &list)) {
            self.game.apply(state, step, &mut ());
        }
    }

    /// What a position is worth at a glance.
    pub fn glance(&mut self, state: &State) -> Hopes {
        self.judge.hopes(self.game, state)
    }

    /// How far a seat is ahead, as the search counts it: of the best of those against it and of their mean.
    pub fn margin(&self, hopes: &Hopes, seat: Seat) -> f32 {
        margin(hopes, self.game, seat, &self.weights)
    }
}

/// Whether the turn of a seat is over, as far as the seat has a say in it.
pub fn is_over(state: &State, seat: Seat) -> bool {
    turns::is_over(state, seat)
}

/// Why a way is played, in words: what speaks for its first action that says something, and where it leads.
pub fn why(game: &Game, way: &Way, language: Language) -> String {
    let reasons = way.steps().iter();
    let mut reasons = reasons.map(|(state, action)| Reason::of(&game.now(state), state, *action));
    let first = reasons.find(|reason| *reason != Reason::Only);
    let mut said = first.unwrap_or_default().text(language);
    if let Some((state, _)) = way.steps().first() {
        let seat = state.turn().seat;
        if way.end().turn().seat != seat {
            let now = game.now(way.end());
            said += &Afterwards::of(&now, way.end(), seat).text(language);
        }
    }
    said
}

/// Why one action is said, in words.
pub fn why_action(game: &Game, state: &State, action: Action, language: Language) -> String {
    Reason::of(&game.now(state), state, action).text(language)
}

/// How many positions a bot looks at in a turn, if that is how it thinks.
pub fn depth(name: &str) -> Option<usize> {
    match name {
        "search" | "hard" => Some(crate::HARD),
        "master" => Some(crate::MASTER),
        "grandmaster" => Some(crate::GRANDMASTER),
        _ => match crate::budget(name.strip_prefix("search:")?)? {
            Budget::Nodes(nodes) => Some(nodes),
            Budget::Time(_) => None,
        },
    }
}

/// The names of bots that have a depth, for messages.
pub fn deep_names() -> impl Iterator<Item = &'static str> {
    let names = NAMES.iter().map(|(name, _)| *name);
    names.filter(|name| depth(name).is_some())
}
