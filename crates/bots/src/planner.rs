//! Whole turns, judged by what the position is worth over the remaining rounds.

use crate::luck::Luck;
use crate::policy::{Policy, Style};
use crate::reason::Reason;
use crate::turns::{self, Line};
use crate::search::{Growth, Tree, margin};
use crate::worth::{Weights, prospects};
use crate::{Bot, guess};
use elbowroom_rules::{Action, ActionList, Game, Language, Pending, Seat, State, View, Viewer};

/// How hard a planner thinks.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Variations of the turn that are tried.
    pub lines: usize,
    /// Of them, how many are played on to the end of the game.
    pub finalists: usize,
    /// Games played on in all, each turn.
    pub games: usize,
    /// Grow a tree.
    pub tree: Option<Growth>,
    /// Now and then the second or third best turn is good enough: how much worse it may be.
    pub slack: f32,
}

/// Plans whole turns.
pub struct Planner<'g> {
    game: &'g Game,
    effort: Effort,
    pub weights: Weights,
    luck: Luck,
    plan: Vec<(State, Action)>,
    reason: Reason,
}

impl<'g> Planner<'g> {
    pub fn new(game: &'g Game, effort: Effort, seed: u64) -> Self {
        Self { game, effort, weights: Weights::default(), luck: Luck::new(seed), plan: Vec::new(), reason: Reason::default() }
    }

    /// The action that was planned for this very position.
    fn planned(&self, view: &View, seat: Seat) -> Option<Action> {
        let same = |state: &State| self.game.view(state, Viewer::Seat(seat)).table() == view.table();
        self.plan.iter().find(|(state, _)| same(state)).map(|(_, action)| *action)
    }

    fn think(&mut self, state: &State, seat: Seat) -> Option<Line> {
        if let Some(growth) = self.effort.tree {
            return Tree::new(self.game, growth, self.weights, self.luck.seed()).best(state, seat);
        }
        let lines = turns::candidates(self.game, state, seat, self.effort.lines, &mut self.luck);
        let seed = self.luck.seed();
        let (game, weights) = (self.game, self.weights);
        let mut judged: Vec<(f32, Line)> = lines
            .into_iter()
            .map(|line| (turns::expect(game, &line, seat, seed, |end| margin(&prospects(game, end, &weights), game, seat, weights.envy)), line))
            .collect();
        judged.sort_by(|a, b| b.0.total_cmp(&a.0));
        if self.effort.games > 0 && judged.len() > 1 {
            judged = self.play_on(judged, seat);
        }
        let best = judged.first()?.0;
        let slack = self.effort.slack;
        let good = judged.iter().take_while(|(value, _)| slack > 0.0 && best - value <= slack).count().max(1);
        let chosen = if good > 1 { self.luck.below(good) } else { 0 };
        Some(judged.swap_remove(chosen).1)
    }

    /// Plays the best lines on to the end of the game, dropping the worse half again and again.
    fn play_on(&mut self, mut judged: Vec<(f32, Line)>, seat: Seat) -> Vec<(f32, Line)> {
        judged.truncate(self.effort.finalists);
        let rounds = usize::BITS - judged.len().leading_zeros();
        let each_round = self.effort.games / rounds.max(1) as usize;
        let mut sums: Vec<(f32, f32, Line)> = judged.into_iter().map(|(_, line)| (0.0, 0.0, line)).collect();
        while sums.len() > 1 {
            for _ in 0..(each_round / sums.len()).max(1) {
                // The same luck for all of them makes the differences plain.
                let seed = self.luck.seed();
                for (sum, count, line) in &mut sums {
                    *sum += rollout(self.game, &line.end, seat, seed, self.weights.envy);
                    *count += 1.0;
                }
            }
            sums.sort_by(|a, b| (b.0 / b.1).total_cmp(&(a.0 / a.1)));
            sums.truncate(sums.len().div_ceil(2));
            if sums.len() == 1 {
                break;
            }
        }
        sums.into_iter().map(|(sum, count, line)| (sum / count.max(1.0), line)).collect()
    }
}

/// Plays a game on to its end by the quick policy: the margin of the seat.
fn rollout(game: &Game, start: &State, seat: Seat, seed: u64, envy: f32) -> f32 {
    let mut state = *start;
    let mut policy = Policy::new(game, Style::sharp(game), seed);
    policy.play_until(&mut state, |_| false);
    debug_assert!(game.pending(&state) == Pending::Over);
    let (mut sum, mut best, mut count) = (0.0, f32::MIN, 0.0);
    for other in game.seats().filter(|other| *other != seat) {
        let theirs = f32::from(state.coins(other));
        sum += theirs;
        best = best.max(theirs);
        count += 1.0;
    }
    f32::from(state.coins(seat)) - envy * best - (1.0 - envy) * sum / count
}

impl Bot for Planner<'_> {
    fn choose(&mut self, view: &View, list: &ActionList) -> Action {
        let state = view.imagine(guess(view));
        let seat = state.turn().acting.seat();
        let action = if list.len() == 1 {
            list[0]
        } else if state.turn().seat != seat {
            // Displaced defenders: the quick way is good enough.
            let mut policy = Policy::new(self.game, Style::sharp(self.game), self.luck.seed());
            list[policy.choose(&state, list)]
        } else {
            match self.planned(view, seat).filter(|action| list.contains(action)) {
                Some(action) => action,
                None => {
                    self.plan = self.think(&state, seat).map(|line| line.steps).unwrap_or_default();
                    self.plan.first().map_or(list[0], |(_, action)| *action)
                }
            }
        };
        self.reason = Reason::of(self.game, &state, action);
        action
    }

    fn reason(&self, language: Language) -> String {
        self.reason.text(language)
    }
}

