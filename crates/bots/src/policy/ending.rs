//! What is left to do as a turn ends.

use super::{Policy, best, spare};
use crate::worth::{income, potential};
use elbowroom_rules::ids::{PeopleId, VerbId};
use elbowroom_rules::tile::Deed;
use elbowroom_rules::{Action, ActionList, Seat, State};

impl Policy<'_> {
    /// A pact with whoever is strongest.
    pub(super) fn ally(&mut self, state: &State, list: &ActionList) -> usize {
        best(list, |action| match action {
            Action::Do(verb, seat, _) if self.is_pact(verb) => {
                let ally = PeopleId::active(Seat(seat));
                1.0 + f32::from(spare(state, ally))
                    + f32::from(state.people(ally).regions.len())
                    + self.whim()
            }
            _ => 0.0,
        })
    }

    /// Whether a deed is agreed with a seat.
    pub(super) fn is_pact(&self, verb: VerbId) -> bool {
        let verb = self.game.verb(verb);
        verb.is_some_and(|verb| matches!(verb.deed, Deed::Seat { .. }))
    }

    /// What the turn ends with: what pays first, then pacts.
    pub(super) fn end_turn(&mut self, state: &State, list: &ActionList) -> usize {
        let is_pact =
            |action: &Action| matches!(*action, Action::Do(verb, ..) if self.is_pact(verb));
        let pacts = list.iter().filter(|&action| is_pact(action)).count();
        if pacts + 1 == list.len() {
            return self.ally(state, list);
        }
        let pays = self.try_out(state, list);
        match list.get(pays) {
            Some(Action::End) if pacts > 0 => self.ally(state, list),
            _ => pays,
        }
    }

    /// The action after which most coins are there or to come; what changes nothing is left.
    pub(super) fn try_out(&mut self, state: &State, list: &ActionList) -> usize {
        let (game, seat) = (self.game, state.turn().acting.seat());
        let before = potential(game, state, seat);
        let mut best = (0.0, list.len() - 1);
        for i in 0..list.len() {
            let Some(step) = list.step(i).filter(|step| step.action() != Action::End) else {
                if list.get(i) == Some(&Action::End) && best.0 <= 0.0 {
                    best.1 = i;
                }
                continue;
            };
            let mut after = *state;
            game.apply(&mut after, step, &mut ());
            let others = game.seats().filter(|&other| other != seat);
            let harm: f32 = others
                .map(|other| income(game, state, other) - income(game, &after, other))
                .sum();
            let gain = potential(game, &after, seat) - before
                + self.style.spite * harm
                + self.whim() * 0.2;
            if gain > best.0 {
                best = (gain, i);
            }
        }
        best.1
    }
}
