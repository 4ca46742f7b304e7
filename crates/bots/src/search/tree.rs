//! The tree that a search grows: lines are its moves, dice its chance nodes.

use super::Budget;
use crate::GoOn;
use crate::judge::Judge;
use crate::luck::Luck;
use crate::policy::{Policy, Style};
use crate::thinker::Idea;
use crate::turns::{self, Line, Terms, Told};
use crate::worth::{Weights, margin, prospects};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::state::Stage;
use elbowroom_rules::{Game, Odds, Pending, Seat, State};
use std::time::Instant;

/// What the seats can hope for, in coins.
pub type Values = [f32; MAX_SEATS];

/// Variations of the turn at the root, and of each later turn.
pub const ROOT_LINES: usize = 70;
const LINES: usize = 10;
/// How much is tried beyond what looks best, in coins.
const CURIOSITY: f32 = 50.0;
/// Rounds that are played on quickly from a new leaf.
const FAR: u8 = 4;
/// No tree grows larger than this, however much time there is.
const MAX_NODES: usize = 200_000;

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
pub struct Tree<'g, 'j> {
    game: &'g Game,
    weights: Weights,
    luck: Luck,
    nodes: Vec<Node>,
    judge: Option<&'j mut Judge>,
}

impl<'g, 'j> Tree<'g, 'j> {
    /// Nothing yet. Without a judge the hand-made evaluation is used.
    pub fn new(game: &'g Game, seed: u64, judge: Option<&'j mut Judge>) -> Self {
        Self {
            game,
            weights: Weights::default(),
            luck: Luck::new(seed),
            nodes: Vec::new(),
            judge,
        }
    }

    /// Ways to go on with the turn of a seat, the best first, and how many positions were looked at.
    pub fn best(
        mut self,
        state: &State,
        seat: Seat,
        budget: Budget,
        go_on: GoOn<'_>,
    ) -> (Vec<Idea>, usize) {
        self.grow(state, seat);
        self.open(0, ROOT_LINES, go_on);
        self.choose(budget, go_on)
    }

    /// The same, where only these ways are open.
    pub fn best_of(
        mut self,
        state: &State,
        seat: Seat,
        lines: Vec<Line>,
        budget: Budget,
        go_on: GoOn<'_>,
    ) -> (Vec<Idea>, usize) {
        self.root(state, seat, lines);
        self.choose(budget, go_on)
    }

    /// What the seats can hope for after each of these ways, looked at equally often. Every face of a die falls as often
    /// as it should.
    pub fn weigh(
        mut self,
        state: &State,
        seat: Seat,
        lines: Vec<Line>,
        visits: usize,
        go_on: GoOn<'_>,
    ) -> Vec<Values> {
        self.root(state, seat, lines);
        for visit in 0..visits {
            if !go_on() {
                break;
            }
            for edge in 0..self.nodes[0].edges.len() {
                self.follow(0, edge, Odds::FACES[visit % 6]);
            }
        }
        let root = &self.nodes[0];
        let mean = |edge: &Edge| match edge.visits {
            0.0 => root.own,
            visits => edge.sum.map(|sum| sum / visits),
        };
        root.edges.iter().map(mean).collect()
    }

    /// Adds the root, with its lines.
    fn root(&mut self, state: &State, seat: Seat, lines: Vec<Line>) {
        self.grow(state, seat);
        self.nodes[0].closed = None;
        let seed = self.luck.seed();
        self.fill(0, lines, seed);
    }

    /// Grows the tree as far as it may, and sorts what was found.
    fn choose(mut self, budget: Budget, go_on: GoOn<'_>) -> (Vec<Idea>, usize) {
        let began = match budget {
            Budget::Time(time) => Some((Instant::now(), time)),
            Budget::Nodes(_) => None,
        };
        let most = if let Budget::Nodes(nodes) = budget {
            nodes.min(MAX_NODES)
        } else {
            MAX_NODES
        };
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
        let (game, seat) = (self.game, self.nodes[at].seat);
        if game.pending(&state) == Pending::Over {
            return;
        }
        let seed = self.luck.seed();
        // Only the turn at the root is ever said.
        let terms = Terms::free(if at == 0 {
            Told::StepByStep
        } else {
            Told::EndOnly
        });
        let luck = &mut self.luck;
        let lines = turns::candidates(game, &state, seat, count, &terms, luck, go_on);
        self.fill(at, lines, seed);
    }

    /// Gives a node its lines.
    fn fill(&mut self, at: usize, lines: Vec<Line>, seed: u64) {
        let (game, seat, weights) = (self.game, self.nodes[at].seat, self.weights);
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
        // Nothing is rolled here unless a die is due.
        let rolls = self.rolls(at, chosen);
        let face = if rolls {
            self.luck.answer(Odds::Die)
        } else {
            0
        };
        self.follow(at, chosen, face)
    }

    /// Whether a line ends with a die that must fall.
    fn rolls(&self, at: usize, chosen: usize) -> bool {
        let end = &self.nodes[at].edges[chosen].line.end;
        self.game.pending(end) == Pending::Chance(Odds::Die)
    }

    /// Goes down by this line, and by this face if it rolls.
    fn follow(&mut self, at: usize, chosen: usize, face: u8) -> Values {
        let rolls = self.rolls(at, chosen);
        let outcome = if rolls { usize::from(face) } else { 0 };
        let values = match self.nodes[at].edges[chosen].outcomes[outcome] {
            Some(child) => self.visit(child),
            None => {
                let seat = self.nodes[at].seat;
                let end = self.nodes[at].edges[chosen].line.end;
                let state = self.next_turn(&end, seat, rolls.then_some(face));
                let child = self.grow(&state, state.turn().seat);
                if self.judge.is_none() {
                    self.open(child, LINES, &|| true);
                }
                self.nodes[at].edges[chosen].outcomes[outcome] = Some(child);
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
