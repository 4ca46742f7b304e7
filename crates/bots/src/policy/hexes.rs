//! Hexes that move or are laid: quick play lets them lie where it may, because what a push is worth shows only turns later.

use super::Policy;
use elbowroom_rules::realm::Hex;
use elbowroom_rules::tile::Deed;
use elbowroom_rules::{Action, ActionList, Game, State, Step};

/// The hex that an action chooses, moves or lays.
pub fn hex_of(game: &Game, state: &State, action: Action) -> Option<Hex> {
    let Action::Do(verb, target, _) = action else {
        return None;
    };
    let preview = game.deed_of(state, verb, target)?.preview?;
    preview(game, state, target).map(|(hex, _)| hex)
}

/// Whether a list offers hexes.
pub fn offers_hexes(game: &Game, state: &State, list: &ActionList) -> bool {
    game.moves()
        && list
            .iter()
            .any(|&action| hex_of(game, state, action).is_some())
}

impl Policy<'_> {
    /// Lets everything lie, or takes any of what is offered.
    pub(super) fn choose_hex(&mut self, state: &State, list: &ActionList) -> usize {
        let lie = |&action: &Action| hex_of(self.game, state, action).is_none();
        let lie = list.iter().position(lie);
        lie.unwrap_or_else(|| self.luck.below(list.len()))
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
        let lies = |what: &u8| says(game, state, *what).is_none();
        // A choice between hexes that lie nowhere yet is no choice to let them lie.
        if (0..most).all(|what| lies(&what)) {
            return None;
        }
        let lying = (0..most).rev().filter(lies);
        let mut steps = lying.filter_map(|what| game.check(state, Action::Do(verb, what, 0)).ok());
        steps.next()
    }
}
