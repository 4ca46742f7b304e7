//! What the person who decides is asked to do: the one place that reads it from the turn.

use super::app::App;
use elbowroom_rules::state::{Ask, Stage};

/// What the person who decides is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Pick a combo.
    Pick,
    /// Choose from a few things that are no regions: an answer, a purchase.
    Choose,
    /// Say which region keeps the tower.
    Keep,
    /// Attack, or do what else belongs before or between attacks.
    Fight,
    /// Put tokens in hand into regions.
    Place,
    /// Give up regions because tokens must leave the map.
    Vacate,
    /// Put pieces into regions, one by one.
    Put,
    /// Make a pact, or none.
    Ally,
    /// Decline after scoring, or end.
    LateDecline,
    /// Nothing: the game is over.
    Over,
}

impl App<'_> {
    /// What is to be done now.
    pub(super) fn task(&self) -> Task {
        let turn = self.state().turn();
        match turn.ask {
            Ask::None => {}
            Ask::Tower => return Task::Keep,
            Ask::Leader | Ask::Hire | Ask::Ransom | Ask::Loss | Ask::FirstPower => {
                return Task::Choose;
            }
        }
        match turn.stage {
            Stage::Pick => Task::Pick,
            Stage::Shop => Task::Choose,
            Stage::Choice | Stage::Conquest => Task::Fight,
            Stage::Redeploy if turn.owed > 0 => Task::Vacate,
            Stage::Redeploy | Stage::Defence if self.staging.is_some() => Task::Place,
            Stage::Redeploy | Stage::Defence | Stage::Pieces => Task::Put,
            Stage::EndOfTurn => Task::Ally,
            Stage::LateDecline => Task::LateDecline,
            Stage::Over => Task::Over,
        }
    }
}
