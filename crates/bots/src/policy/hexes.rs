//! Hexes that move or are laid: quick play lets them lie where it may, because what they are worth shows only turns later.

use super::Policy;
use elbowroom_rules::tile::{Deed, Verb};
use elbowroom_rules::{Action, ActionList, Game, State, Step};

fn verb_of(game: &Game, state: &State, action: Action) -> Option<(&'static Verb<'static>, u8)> {
    match action {
        Action::Do(verb, target, _) => Some((game.deed_of(state, verb, target)?, target)),
        _ => None,
    }
}

/// Whether an action shows a hex, or a part of one, on the map.
pub fn shows_hex(game: &Game, state: &State, action: Action) -> bool {
    verb_of(game, state, action)
        .and_then(|(verb, target)| verb.preview?(game, state, target))
        .is_some()
}

/// Whether a list is about hexes.
pub fn offers_hexes(game: &Game, state: &State, list: &ActionList) -> bool {
    let verb = |&action: &Action| verb_of(game, state, action);
    let mut verbs = list.iter().filter_map(verb);
    game.moves() && verbs.any(|(verb, _)| verb.preview.is_some())
}

impl Policy<'_> {
    /// Lets everything lie, or takes any of what is offered.
    pub(super) fn choose_hex(&mut self, state: &State, list: &ActionList) -> usize {
        let shows = |&action: &Action| shows_hex(self.game, state, action);
        let lie = list.iter().position(|action| !shows(action));
        lie.filter(|_| list.iter().any(shows))
            .unwrap_or_else(|| self.luck.below(list.len()))
    }

    /// Letting everything lie, where that is one of the answers: found without a look at everything that could be moved.
    pub(super) fn let_lie(&self, state: &State) -> Option<Step> {
        if !self.game.moves() || state.due().is_none() {
            return None;
        }
        let game = &*self.game.now(state);
        let Some(Deed::Ware { most, .. }) = game.due_deed(state) else {
            return None;
        };
        let (verb, says) = game
            .verbs()
            .find_map(|(id, _)| Some((id, game.deed_of(state, id, 0)?.preview?)))?;
        let shows = |what: u8| says(game, state, what).is_some();
        (0..most).find(|&what| shows(what))?;
        let mut lying = (0..most).rev().filter(|&what| !shows(what));
        lying.find_map(|what| game.check(state, Action::Do(verb, what, 0)).ok())
    }
}
