//! One turn at a time: best points for each token, troops where they are needed.

use crate::policy::{Policy, Style};
use crate::reason::Reason;
use crate::{Bot, guess};
use elbowroom_rules::{Action, ActionList, Game, Language, View};

/// Plays the quick policy.
pub struct Greedy<'g> {
    policy: Policy<'g>,
    reason: Reason,
}

impl<'g> Greedy<'g> {
    pub fn new(game: &'g Game, style: Style, seed: u64) -> Self {
        Self {
            policy: Policy::new(game, style, seed),
            reason: Reason::default(),
        }
    }
}

impl Bot for Greedy<'_> {
    fn choose(&mut self, view: &View, list: &ActionList) -> Action {
        let state = view.imagine(guess(view));
        let action = list[self.policy.choose(&state, list)];
        self.reason = Reason::of(self.policy.game, &state, action);
        action
    }

    fn reason(&self, language: Language) -> String {
        self.reason.text(language)
    }
}
