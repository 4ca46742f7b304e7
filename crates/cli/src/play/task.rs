//! What the person who decides is asked to do: the one place that reads it from the turn.

use super::app::App;
use elbowroom_rules::state::Stage;
use elbowroom_rules::{Action, Group, RegionId};

/// What the person who decides is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Pick a combo.
    Pick,
    /// Choose from a few things that are no regions: an answer, a purchase.
    Choose,
    /// Point at one of some regions.
    Point,
    /// Attack, or do what else belongs before or between attacks.
    Fight,
    /// Put tokens in hand into regions.
    Place,
    /// Give up regions because tokens must leave the map.
    Vacate,
    /// Put pieces into regions, one by one.
    Put,
    /// Agree with a seat on what a tile allows, or not.
    Agree,
    /// Decline after scoring, or end.
    LateDecline,
    /// Nothing: the game is over.
    Over,
}

impl App<'_> {
    /// What is to be done now.
    pub(super) fn task(&self) -> Task {
        let turn = self.state().turn();
        let legal = self.game.legal(self.state());
        let groups = || legal.iter().map(|&action| self.game.group(action));
        let answers = |group| matches!(group, Group::Purchase | Group::Answer | Group::End);
        let asked = groups().any(|group| matches!(group, Group::Purchase | Group::Answer));
        if turn.stage == Stage::Shop || (asked && groups().all(answers)) {
            return Task::Choose;
        }
        if !legal.is_empty() && groups().all(|group| group == Group::Deed) {
            return Task::Point;
        }
        match turn.stage {
            Stage::Pick => Task::Pick,
            Stage::Shop => Task::Choose,
            Stage::Choice | Stage::Conquest => Task::Fight,
            Stage::Redeploy if turn.owed > 0 => Task::Vacate,
            Stage::Redeploy | Stage::Defence if self.staging.is_some() => Task::Place,
            Stage::Redeploy | Stage::Defence | Stage::Pieces => Task::Put,
            Stage::EndOfTurn => Task::Agree,
            Stage::LateDecline => Task::LateDecline,
            Stage::Over => Task::Over,
        }
    }

    /// The action that points at a region, legal or not.
    pub(super) fn point_at(&self, region: RegionId) -> Option<Action> {
        let legal = self.game.legal(self.state());
        match *legal.first()? {
            Action::Keep(_) => Some(Action::Keep(region)),
            Action::Do(verb, _) => Some(Action::Do(verb, region.0)),
            _ => None,
        }
    }
}
