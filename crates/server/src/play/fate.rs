//! Where dice and tiles come from.

use crate::secret;
use elbowroom_bots::Luck;
use elbowroom_rules::Odds;

/// Who answers when the rules ask. Answers are stored, so nothing but a choice of somebody needs a seed.
#[derive(Clone, Debug)]
pub enum Fate {
    /// The operating system, anew for each answer: nobody can know it before.
    System,
    /// A seed that somebody chose, and that everybody may know.
    Chosen(Luck),
}

impl Fate {
    /// Fate for a table: chosen, or not.
    pub fn of(seed: Option<u64>) -> Self {
        seed.map_or(Self::System, |seed| Self::Chosen(Luck::new(seed)))
    }

    /// An answer.
    pub fn answer(&mut self, odds: Odds) -> u8 {
        match self {
            Self::System => Luck::new(secret::seed()).answer(odds),
            Self::Chosen(luck) => luck.answer(odds),
        }
    }
}
