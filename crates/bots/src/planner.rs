//! Whole turns, judged by what the position is worth over the remaining rounds.

use crate::GoOn;
use crate::luck::Luck;
use crate::thinker::{Idea, Think};
use crate::turns::{self, Line, Terms, Told};
use crate::worth::{Weights, margin, prospects};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::{Game, Seat, State};

/// Tries many ways to play the turn and takes the one that is worth most.
pub struct Planner {
    /// Variations of the turn that are tried.
    pub lines: usize,
    /// A turn that is worth so much less is good enough too.
    pub slack: f32,
}

impl Think for Planner {
    fn think(
        &mut self,
        game: &Game,
        state: &State,
        seat: Seat,
        luck: &mut Luck,
        go_on: GoOn<'_>,
    ) -> Vec<Idea> {
        let weights = Weights::default();
        let seed = luck.seed();
        let count = self.lines;
        let lines = turns::candidates(
            game,
            state,
            seat,
            count,
            &Terms::free(Told::StepByStep),
            luck,
            go_on,
        );
        let judge = |line: Line| {
            let mut hopes = [0.0; MAX_SEATS];
            let value = turns::expect(game, &line, seat, seed, |end| {
                hopes = prospects(game, end, &weights);
                margin(&hopes, game, seat, &weights)
            });
            let share = 0.0;
            (value, Idea { line, hopes, share })
        };
        let mut judged: Vec<(f32, Idea)> = lines.into_iter().map(judge).collect();
        judged.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = judged.first().map_or(0.0, |(value, _)| *value);
        let good = judged
            .iter()
            .take_while(|(value, _)| best - value <= self.slack)
            .count();
        let chosen = luck.below(good.max(1));
        let mut ideas: Vec<Idea> = judged.into_iter().map(|(_, idea)| idea).collect();
        if let Some(idea) = ideas.get_mut(chosen) {
            idea.share = 1.0;
            ideas.swap(0, chosen);
        }
        ideas
    }
}
