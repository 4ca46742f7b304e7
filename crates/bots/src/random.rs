//! Any legal action, each as likely.

use crate::{Bot, Luck};
use elbowroom_rules::{Action, ActionList, Language, View};

/// Plays at random.
pub struct Random(Luck);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(Luck::new(seed))
    }
}

impl Bot for Random {
    fn choose(&mut self, _: &View, list: &ActionList) -> Action {
        list[self.0.below(list.len())]
    }

    fn reason(&self, language: Language) -> String {
        match language {
            Language::English => "No reason: a roll of the dice.",
            Language::French => "Aucune raison : un coup de dés.",
        }
        .into()
    }
}
