//! Tree search over whole turns: the planner's lines are the moves, its evaluation and a few rounds of
//! quick play judge the leaves, dice are chance nodes, and drawn tiles and hidden coins are sampled.

use crate::GoOn;
use crate::luck::Luck;
use crate::policy::{Policy, Style};
use crate::thinker::Think;
use crate::turns::{self, Line};
use crate::worth::{Weights, margin, prospects};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::state::Stage;
use elbowroom_rules::{Game, Odds, Pending, Seat, State};
use std::time::{Duration, Instant};

/// What the seats can hope for, in coins.
type Values = [f32; MAX_SEATS];

/// How long a search may think about a decision.
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
pub struct Search {
    /// How long it thinks.
    pub budget: Budget,
}

impl Think for Search {
    fn think(
        &mut self,
        game: &Game,
        state: &State,
        seat: Seat,
        luck: &mut Luck,
        go_on: GoOn<'_>,
    ) -> Option<Line> {
        // What is left after the last conquest is a small question.
        let late = !matches!(
            state.turn().stage,
            Stage::Pick | Stage::Start | Stage::Choice | Stage::Conquest
        );
        let budget = match self.budget {
            Budget::Nodes(nodes) if late => Budget::Nodes(nodes / 4 + 1),
            Budget::Time(time) if late => Budget::Time(time / 4),
            budget => budget,
        };
        Tree::new(game, luck.seed()).best(state, seat, budget, go_on)
    }
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
struct Tree<'g> {
    game: &'g Game,
    weights: Weights,
    luck: Luck,
    nodes: Vec<Node>,
}

impl<'g> Tree<'g> {
    fn new(game: &'g Game, seed: u64) -> Self {
        Self {
            game,
            weights: Weights::default(),
            luck: Luck::new(seed),
            nodes: Vec::new(),
        }
    }

    /// The best way to go on with the turn of a seat.
    fn best(mut self, state: &State, seat: Seat, budget: Budget, go_on: GoOn<'_>) -> Option<Line> {
        let began = match budget {
            Budget::Time(time) => Some((Instant::now(), time)),
            Budget::Nodes(_) => None,
        };
        let most = if let Budget::Nodes(nodes) = budget {
            nodes.min(MAX_NODES)
        } else {
            MAX_NODES
        };
        self.grow(state, seat, ROOT_LINES, go_on);
        let worthwhile = self.nodes[0].edges.len() > 1;
        // Near the end of the game the same leaves are met again and again: visits count too.
        while worthwhile && self.nodes.len() < most && self.nodes[0].visits < most as f32 * 2.0 {
            if !go_on() || began.is_some_and(|(began, time)| began.elapsed() >= time) {
                break;
            }
            self.visit(0);
        }
        let root = self.nodes.swap_remove(0);
        let by_visits = |a: &Edge, b: &Edge| {
            a.visits
                .total_cmp(&b.visits)
                .then(a.prior.total_cmp(&b.prior))
        };
        root.edges
            .into_iter()
            .max_by(by_visits)
            .map(|edge| edge.line)
    }

    /// Adds a node with its lines; gives its place.
    fn grow(&mut self, state: &State, seat: Seat, count: usize, go_on: GoOn<'_>) -> usize {
        let game = self.game;
        let own = self.judge(state);
        let mut edges = Vec::new();
        if game.pending(state) != Pending::Over {
            let seed = self.luck.seed();
            let lines = turns::candidates(game, state, seat, count, &mut self.luck, go_on);
            let weights = self.weights;
            let root = self.nodes.is_empty();
            for mut line in lines {
                if !root {
                    // Only the turn at the root is ever said: how a later one came about takes much room.
                    line.steps = Vec::new();
                }
                let value = turns::expect(game, &line, seat, seed, |end| {
                    margin(&prospects(game, end, &weights), game, seat, &weights)
                });
                edges.push(Edge {
                    line,
                    prior: value,
                    visits: 0.0,
                    sum: [0.0; MAX_SEATS],
                    outcomes: [None; 4],
                });
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
        self.nodes.push(Node {
            seat,
            edges,
            visits: 0.0,
            own,
        });
        self.nodes.len() - 1
    }

    /// What the seats can hope for: half by the looks of the position, half by playing on quickly.
    /// Looks know nothing of what a race or power does; a few rounds of play show it.
    fn judge(&mut self, state: &State) -> Values {
        let game = self.game;
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
                let child = self.grow(&state, state.turn().seat, LINES, &|| true);
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
