//! What the person who decides is asked to do: the one place that reads it from the turn.

use super::app::App;
use elbowroom_rules::state::Stage;
use elbowroom_rules::tile::Deed;
use elbowroom_rules::{Action, RegionId, Seat};

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
        if self.state().due().is_some() {
            return self.offered();
        }
        match turn.stage {
            Stage::Pick => Task::Pick,
            Stage::Choice | Stage::Conquest => Task::Fight,
            Stage::Redeploy if turn.owed > 0 => Task::Vacate,
            Stage::Redeploy | Stage::Defence if self.staging.is_some() => Task::Place,
            Stage::Redeploy | Stage::Defence | Stage::Pieces => Task::Put,
            Stage::Start | Stage::EndOfTurn | Stage::AfterScore => self.offered(),
            Stage::LateDecline => Task::LateDecline,
            Stage::Over => Task::Over,
        }
    }

    /// How what tiles ask or offer is answered: on the map, with a seat, or from a list.
    fn offered(&self) -> Task {
        let legal = self.game.legal(self.state());
        let deeds = legal.iter().filter(|&&action| action != Action::End);
        let deeds: Vec<Action> = deeds.copied().collect();
        if deeds.is_empty() {
            Task::Choose
        } else if deeds.iter().all(|&deed| self.seat_of(deed).is_some()) {
            Task::Agree
        } else if deeds
            .iter()
            .all(|&deed| self.game.region_of(deed).is_some())
        {
            Task::Point
        } else {
            Task::Choose
        }
    }

    /// The seat that an action agrees with.
    pub(super) fn seat_of(&self, action: Action) -> Option<Seat> {
        let Action::Do(verb, seat, _) = action else {
            return None;
        };
        let verb = self.game.deed_of(self.state(), verb, seat)?;
        matches!(verb.deed, Deed::Seat { .. }).then_some(Seat(seat))
    }

    /// The action that points at a region, legal or not.
    pub(super) fn point_at(&self, region: RegionId) -> Option<Action> {
        let legal = self.game.legal(self.state());
        legal.iter().find_map(|action| match *action {
            Action::Do(verb, ..) => Some(Action::Do(verb, region.0, 0)),
            _ => None,
        })
    }
}
