//! Tree search over whole turns: the planner's lines are the moves, its evaluation judges the leaves,
//! dice are chance nodes, and drawn tiles and hidden coins are sampled.

use crate::luck::Luck;
use crate::policy::{Policy, Style};
use crate::turns::{self, Line};
use crate::worth::{Weights, prospects};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::state::Stage;
use elbowroom_rules::{Game, Odds, Pending, Seat, State};

/// What the seats can hope for, in coins.
type Values = [f32; MAX_SEATS];

/// How the tree is grown.
#[derive(Clone, Copy, Debug)]
pub struct Growth {
    /// Turns looked at in all.
    pub nodes: usize,
    /// Variations of the turn at the root.
    pub root_lines: usize,
    /// Variations of each later turn.
    pub lines: usize,
    /// How much is tried beyond what looks best.
    pub curiosity: f32,
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
}

/// A tree for one decision.
pub struct Tree<'g> {
    game: &'g Game,
    growth: Growth,
    weights: Weights,
    luck: Luck,
    nodes: Vec<Node>,
}

impl<'g> Tree<'g> {
    pub fn new(game: &'g Game, growth: Growth, weights: Weights, seed: u64) -> Self {
        Self { game, growth, weights, luck: Luck::new(seed), nodes: Vec::new() }
    }

    /// The best way to go on with the turn of a seat.
    pub fn best(mut self, state: &State, seat: Seat) -> Option<Line> {
        self.grow(state, seat, self.growth.root_lines);
        while self.nodes.len() < self.growth.nodes && self.nodes[0].visits < self.growth.nodes as f32 * 4.0 {
            self.visit(0);
            if self.nodes[0].edges.len() <= 1 {
                break;
            }
        }
        let root = self.nodes.swap_remove(0);
        let by_visits = |a: &Edge, b: &Edge| a.visits.total_cmp(&b.visits).then(a.prior.total_cmp(&b.prior));
        root.edges.into_iter().max_by(by_visits).map(|edge| edge.line)
    }

    /// Adds a node with its lines; gives its place.
    fn grow(&mut self, state: &State, seat: Seat, count: usize) -> usize {
        let game = self.game;
        let own = prospects(game, state, &self.weights);
        let mut edges = Vec::new();
        if game.pending(state) != Pending::Over {
            let seed = self.luck.seed();
            let lines = turns::candidates(game, state, seat, count, &mut self.luck);
            let weights = self.weights;
            for line in lines {
                let value = turns::expect(game, &line, seat, seed, |end| margin(&prospects(game, end, &weights), game, seat, weights.envy));
                edges.push(Edge { line, prior: value, visits: 0.0, sum: [0.0; MAX_SEATS], outcomes: [None; 4] });
            }
            // Values become shares: a coin more counts, ten coins less hardly ever come into play.
            let best = edges.iter().map(|edge| edge.prior).fold(f32::MIN, f32::max);
            let mut total = 0.0;
            for edge in &mut edges {
                edge.prior = ((edge.prior - best) / 2.0).exp();
                total += edge.prior;
            }
            edges.iter_mut().for_each(|edge| edge.prior /= total);
        }
        self.nodes.push(Node { seat, edges, visits: 0.0, own });
        self.nodes.len() - 1
    }

    /// Goes down the tree once, adds a leaf and brings its value back up.
    fn visit(&mut self, at: usize) -> Values {
        self.nodes[at].visits += 1.0;
        let Some(chosen) = self.select(at) else { return self.nodes[at].own };
        let end = self.nodes[at].edges[chosen].line.end;
        let rolls = self.game.pending(&end) == Pending::Chance(Odds::Die);
        let face = if rolls { usize::from(self.luck.answer(Odds::Die)) } else { 0 };
        let values = match self.nodes[at].edges[chosen].outcomes[face] {
            Some(child) => self.visit(child),
            None => {
                let seat = self.nodes[at].seat;
                let state = self.next_turn(&end, seat, rolls.then_some(face as u8));
                let child = self.grow(&state, state.turn().seat, self.growth.lines);
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
        let envy = self.weights.envy;
        let own = margin(&node.own, self.game, node.seat, envy);
        let wide = self.growth.curiosity * node.visits.sqrt();
        let score = |edge: &Edge| {
            let value = if edge.visits > 0.0 {
                let mean = edge.sum.map(|sum| sum / edge.visits);
                margin(&mean, self.game, node.seat, envy)
            } else {
                own
            };
            value + wide * edge.prior / (1.0 + edge.visits)
        };
        let numbered = node.edges.iter().enumerate().map(|(i, edge)| (score(edge), i));
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
                || (state.turn().seat != seat && self.game.pending(state) == Pending::Decision(state.turn().seat))
        });
        state
    }
}

/// How far a seat is ahead: of the best of the others and of their mean.
pub fn margin(values: &Values, game: &Game, seat: Seat, envy: f32) -> f32 {
    let (mut sum, mut best, mut count) = (0.0, f32::MIN, 0.0);
    for other in game.seats().filter(|other| *other != seat) {
        let theirs = values[other.index()];
        sum += theirs;
        best = best.max(theirs);
        count += 1.0;
    }
    values[seat.index()] - envy * best - (1.0 - envy) * sum / count
}
