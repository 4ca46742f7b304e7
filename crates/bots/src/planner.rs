//! Whole turns, judged by what the position is worth over the remaining rounds.

use crate::GoOn;
use crate::luck::Luck;
use crate::thinker::Think;
use crate::turns::{self, Line};
use crate::worth::{Weights, margin, prospects};
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
    ) -> Option<Line> {
        let weights = Weights::default();
        let seed = luck.seed();
        let lines = turns::candidates(game, state, seat, self.lines, luck, go_on);
        let judge = |line: &Line| {
            turns::expect(game, line, seat, seed, |end| {
                margin(&prospects(game, end, &weights), game, seat, &weights)
            })
        };
        let mut judged: Vec<(f32, Line)> =
            lines.into_iter().map(|line| (judge(&line), line)).collect();
        judged.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = judged.first()?.0;
        let good = judged
            .iter()
            .take_while(|(value, _)| best - value <= self.slack)
            .count();
        Some(judged.swap_remove(luck.below(good.max(1))).1)
    }
}
