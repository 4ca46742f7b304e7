//! Tree search over whole turns: the planner's lines are the moves, an evaluation judges the leaves, dice are chance
//! nodes, and drawn tiles and hidden coins are sampled.
//!
//! The learned evaluation judges a leaf by itself, and lines are made only for what is visited again. The hand-made one
//! adds a few rounds of quick play.

pub mod tree;

use crate::GoOn;
use crate::judge::Judge;
use crate::luck::Luck;
use crate::thinker::{Idea, Think};
use elbowroom_rules::state::Stage;
use elbowroom_rules::{Game, Seat, State};
use std::time::{Duration, Instant};
use tree::Tree;

/// How long a search may think about a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// Turns looked at in all: the same on every machine.
    Nodes(usize),
    /// Time: whatever can be looked at until then.
    Time(Duration),
}

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
        let tree = Tree::new(self.game, luck.seed(), self.judge.as_mut());
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
