//! Tree search over whole turns: the planner's lines are the moves, an evaluation judges the leaves, dice are chance
//! nodes, and drawn tiles and hidden coins are sampled.
//!
//! The learned evaluation judges a leaf by itself, and lines are made only for what is visited again. The hand-made one
//! adds a few rounds of quick play.

use crate::GoOn;
use crate::judge::Judge;
use crate::luck::Luck;
use crate::policy::{Policy, Style};
use crate::thinker::{Idea, Think};
use crate::turns::{self, Line, Told};
use crate::worth::{Weights, margin, prospects};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::state::Stage;
use elbowroom_rules::{Game, Odds, Pending, Seat, State};
use std::time::{Duration, Instant};

/// What the seats can hope for, in coins.
type Values = [f32; MAX_SEATS];

/// How long a search may think about a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// Turns looked at in all: the same on every machine.
    Nodes(usize),
    /// Time: whatever can be looked at until then.
    Time(Duration),
}

/// Variations of the turn at the root, and of each later turn.
const ROOT_LINES: usize = 70;
const LINES: usize = 10;
/// How much is tried beyond what looks best, in coins.
const CURIOSITY: f32 = 50.0;
/// Rounds that are played on quickly from a new leaf.
const FAR: u8 = 4;
/// No tree grows larger than this, however much time there is.
const MAX_NODES: usize = 200_000;

/// Looks ahead over the turns of all seats.
pub struct Search<'g> {
    game: &'g Game,
    /// How long it thinks about a whole turn.
    budget: Budget,
    /// What of that is left, and of which turn.
    left: Budget,
    turn: Option<(u8, Seat)>,
    /// Who judges; nobody: the hand-made evaluation with quick play.
    judge: Option<Judge>,
}

impl<'g> Search<'g> {
    /// Judged by what was learned.
    pub fn learned(game: &'g Game, budget: Budget) -> Self {
        Self {
            judge: Some(Judge::new(game)),
            ..Self::by_hand(game, budget)
        }
    }

    /// Judged by hand.
    pub fn by_hand(game: &'g Game, budget: Budget) -> Self {
        Self {
            game,
            budget,
            left: budget,
            turn: None,
            judge: None,
        }
    }
}

impl Think for Search<'_> {
    fn think(
        &mut self,
        _: &Game,
        state: &State,
        seat: Seat,
        luck: &mut Luck,
        go_on: GoOn<'_>,
    ) -> Vec<Idea> {
        let began = Instant::now();
        let share = self.share(state);
        let tree = Tree {
            game: self.game,
            weights: Weights::default(),
            luck: Luck::new(luck.seed()),
            nodes: Vec::new(),
            judge: self.judge.as_mut(),
        };
        let (ideas, used) = tree.best(state, seat, share, go_on);
        self.left = match (share, self.left) {
            (Budget::Nodes(_), Budget::Nodes(left)) => Budget::Nodes(left.saturating_sub(used)),
            (_, Budget::Time(left)) => Budget::Time(left.saturating_sub(began.elapsed())),
            (_, left) => left,
        };
        ideas
    }
}

impl Search<'_> {
    /// What a thought may use: what a level promises holds for the whole turn, however often fate interrupts it, so some
    /// is kept for what comes after.
    fn share(&mut self, state: &State) -> Budget {
        let turn = (state.turn().round, state.turn().seat);
        if self.turn != Some(turn) {
            self.turn = Some(turn);
            self.left = self.budget;
        }
        // What is left after the last conquest is a small question.
        let late = !matches!(
            state.turn().stage,
            Stage::Pick | Stage::Start | Stage::Choice | Stage::Conquest
        );
        let (part, of) = if late { (1, 4) } else { (3, 5) };
        match self.left {
            Budget::Nodes(nodes) => Budget::Nodes(nodes * part / of + 1),
            Budget::Time(time) => Budget::Time(time * part as u32 / of as u32),
        }
    }
}

/// What is left of a share for so many coins less: halved for every 1.4 of them. Plain sums and products, so that every
/// machine gets the same.
fn share(less: f32) -> f32 {
    // (1 + x/256)^256, which is the exponential of x as nearly as a search needs it.
    let mut share = (1.0 + (less / 2.0).max(-250.0) / 256.0).max(0.0);
    for _ in 0..8 {
        share *= share;
    }
    share
}

struct Edge {
    line: Line,
    prior: f32,
    visits: f32,
    sum: Values,
    /// Nodes for what a die can bring: one without a die, four with it.
    outcomes: [Option<usize>; 4],
}

struct Node {
    seat: Seat,
    edges: Vec<Edge>,
    visits: f32,
    /// The evaluation when the node was new.
    own: Values,
    /// The position, until lines are made for it.
    closed: Option<Box<State>>,
}

/// A tree for one decision.
struct Tree<'g, 'j> {
    game: &'g Game,
    weights: Weights,
    luck: Luck,
    nodes: Vec<Node>,
    judge: Option<&'j mut Judge>,
}

impl Tree<'_, '_> {
    /// Ways to go on with the turn of a seat, the best first, and how many positions were looked at.
    fn best(
        mut self,
        state: &State,
        seat: Seat,
        budget: Budget,
        go_on: GoOn<'_>,
    ) -> (Vec<Idea>, usize) {
        let began = match budget {
            Budget::Time(time) => Some((Instant::now(), time)),
            Budget::Nodes(_) => None,
        };
        let most = if let Budget::Nodes(nodes) = budget {
            nodes.min(MAX_NODES)
        } else {
            MAX_NODES
        };
        self.grow(state, seat);
        self.open(0, ROOT_LINES, go_on);
        let worthwhile = self.nodes[0].edges.len() > 1;
        // Near the end of the game the same leaves are met again and again: visits count too.
        while worthwhile && self.nodes.len() < most && self.nodes[0].visits < most as f32 * 2.0 {
            if !go_on() || began.is_some_and(|(began, time)| began.elapsed() >= time) {
                break;
            }
            self.visit(0);
        }
        let used = self.nodes.len();
        let root = self.nodes.swap_remove(0);
        let mut edges = root.edges;
        edges.sort_by(|a, b| {
            let visits = b.visits.total_cmp(&a.visits);
            visits.then(b.prior.total_cmp(&a.prior))
        });
        let all: f32 = edges.iter().map(|edge| edge.visits).sum();
        let idea = |edge: Edge| Idea {
            line: edge.line,
            hopes: match edge.visits {
                0.0 => root.own,
                visits => edge.sum.map(|sum| sum / visits),
            },
            share: edge.visits / all.max(1.0),
        };
        (edges.into_iter().map(idea).collect(), used)
    }

    /// Adds a node; gives its place.
    fn grow(&mut self, state: &State, seat: Seat) -> usize {
        let own = self.judge(state);
        self.nodes.push(Node {
            seat,
            edges: Vec::new(),
            visits: 0.0,
            own,
            closed: Some(Box::new(*state)),
        });
        self.nodes.len() - 1
    }

    /// Makes the lines of a node, if that was not done yet.
    fn open(&mut self, at: usize, count: usize, go_on: GoOn<'_>) {
        let Some(state) = self.nodes[at].closed.take() else {
            return;
        };
        let (game, seat, weights) = (self.game, self.nodes[at].seat, self.weights);
        if game.pending(&state) == Pending::Over {
            return;
        }
        let seed = self.luck.seed();
        // Only the turn at the root is ever said.
        let told = if at == 0 {
            Told::StepByStep
        } else {
            Told::EndOnly
        };
        let luck = &mut self.luck;
        let lines = turns::candidates(game, &state, seat, count, told, luck, go_on);
        let mut edges = Vec::with_capacity(lines.len());
        for line in lines {
            let prior = turns::expect(game, &line, seat, seed, |end| {
                margin(&prospects(game, end, &weights), game, seat, &weights)
            });
            edges.push(Edge {
                line,
                prior,
                visits: 0.0,
                sum: [0.0; MAX_SEATS],
                outcomes: [None; 4],
            });
        }
        // Values become shares: a coin more counts, ten coins less hardly ever come into play.
        let best = edges.iter().map(|edge| edge.prior).fold(f32::MIN, f32::max);
        let mut total = 0.0;
        for edge in &mut edges {
            edge.prior = share(edge.prior - best);
            total += edge.prior;
        }
        edges.iter_mut().for_each(|edge| edge.prior /= total);
        self.nodes[at].edges = edges;
    }

    /// What the seats can hope for. By hand: half by the looks of the position, half by playing on quickly, because looks
    /// know nothing of what a race or power does; a few rounds of play show it.
    fn judge(&mut self, state: &State) -> Values {
        let game = self.game;
        if let Some(judge) = &mut self.judge {
            return judge.hopes(game, state);
        }
        let mut values = prospects(game, state, &self.weights);
        let far = state.turn().round.saturating_add(FAR);
        let mut later = *state;
        let mut policy = Policy::new(game, Style::sharp(game), self.luck.seed());
        policy.play_until(&mut later, |state| state.turn().round >= far);
        for (value, then) in values
            .iter_mut()
            .zip(prospects(game, &later, &self.weights))
        {
            *value = (*value + then) / 2.0;
        }
        values
    }

    /// Goes down the tree once, adds a leaf and brings its value back up.
    fn visit(&mut self, at: usize) -> Values {
        self.nodes[at].visits += 1.0;
        self.open(at, LINES, &|| true);
        let Some(chosen) = self.select(at) else {
            return self.nodes[at].own;
        };
        let end = self.nodes[at].edges[chosen].line.end;
        let rolls = self.game.pending(&end) == Pending::Chance(Odds::Die);
        let face = if rolls {
            usize::from(self.luck.answer(Odds::Die))
        } else {
            0
        };
        let values = match self.nodes[at].edges[chosen].outcomes[face] {
            Some(child) => self.visit(child),
            None => {
                let seat = self.nodes[at].seat;
                let state = self.next_turn(&end, seat, rolls.then_some(face as u8));
                let child = self.grow(&state, state.turn().seat);
                if self.judge.is_none() {
                    self.open(child, LINES, &|| true);
                }
                self.nodes[at].edges[chosen].outcomes[face] = Some(child);
                self.nodes[child].own
            }
        };
        let edge = &mut self.nodes[at].edges[chosen];
        edge.visits += 1.0;
        for (sum, value) in edge.sum.iter_mut().zip(values) {
            *sum += value;
        }
        values
    }

    /// The line that promises most, or was looked at least.
    fn select(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let own = margin(&node.own, self.game, node.seat, &self.weights);
        let wide = CURIOSITY * node.visits.sqrt();
        let score = |edge: &Edge| {
            let value = if edge.visits > 0.0 {
                let mean = edge.sum.map(|sum| sum / edge.visits);
                margin(&mean, self.game, node.seat, &self.weights)
            } else {
                own
            };
            value + wide * edge.prior / (1.0 + edge.visits)
        };
        let numbered = node
            .edges
            .iter()
            .enumerate()
            .map(|(i, edge)| (score(edge), i));
        numbered.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, i)| i)
    }

    /// Lets the die fall and everything happen until the next seat begins its turn.
    fn next_turn(&mut self, end: &State, seat: Seat, face: Option<u8>) -> State {
        let mut state = *end;
        if let Some(face) = face {
            // A die was asked for, so every face is an answer.
            let _ = self.game.answer(&mut state, face, &mut ());
        }
        let mut policy = Policy::new(self.game, Style::sharp(self.game), self.luck.seed());
        policy.play_until(&mut state, |state| {
            state.turn().stage == Stage::Over
                || (state.turn().seat != seat
                    && self.game.pending(state) == Pending::Decision(state.turn().seat))
        });
        state
    }
}
