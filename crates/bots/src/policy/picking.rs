//! What is picked and bought: combos, banners and badges by themselves, and wares.

use super::{Policy, best};
use crate::worth::turns_left;
use elbowroom_rules::market;
use elbowroom_rules::tile::{Deed, WareTile};
use elbowroom_rules::{Action, ActionList, State};

impl Policy<'_> {
    /// The combo with most tokens for its price.
    pub(super) fn pick(&mut self, state: &State, list: &ActionList) -> usize {
        best(list, |action| {
            let Action::Pick(place) = action else {
                return f32::MIN;
            };
            let combo = state.column()[usize::from(place)];
            let tokens = self
                .game
                .race_tile(combo.race)
                .map_or(0, |tile| tile.tokens)
                + self
                    .game
                    .power_tile(combo.power)
                    .map_or(0, |tile| tile.tokens);
            let price = market::price(self.game, state, place);
            f32::from(tokens + combo.waiting) + f32::from(combo.coins) - f32::from(price)
                + self.whim() * 6.0
        })
    }

    /// A banner or a badge that is picked by itself: its tokens, for what it costs.
    pub(super) fn pick_value(&mut self, state: &State, action: Action, tile: WareTile) -> f32 {
        let Action::Do(_, what, _) = action else {
            return f32::MIN;
        };
        let tile = tile(self.game, state, what).and_then(|tile| self.game.tile(tile));
        let price = self.game.coins_for(state, action).unwrap_or(0);
        tile.map_or(0.0, |tile| f32::from(tile.tokens)) - f32::from(price) + self.whim() * 6.0
    }

    pub(super) fn ware_value(&mut self, state: &State, action: Action, tile: WareTile) -> f32 {
        let Action::Do(_, what, _) = action else {
            return f32::MIN;
        };
        let tile = tile(self.game, state, what).and_then(|tile| self.game.tile(tile));
        6.0 - tile.map_or(5.0, |tile| f32::from(tile.tokens)) + self.whim() * 3.0
    }

    /// A token earns about half a coin a turn, a tile a little more.
    pub(super) fn buy(&mut self, state: &State, list: &ActionList) -> usize {
        let left = f32::from(turns_left(self.game, state, state.turn().seat)) + 1.0;
        best(list, |action| {
            let Action::Do(verb, what, _) = action else {
                return 0.0;
            };
            let price = f32::from(self.game.coins_for(state, action).unwrap_or(0));
            let verb = self.game.deed_of(state, verb, what);
            let Some(Deed::Ware { tile, .. }) = verb.map(|verb| verb.deed) else {
                return 0.0;
            };
            match tile(self.game, state, what) {
                None => 0.6 * left - price + self.whim() * 2.0,
                Some(_) => 0.25 * left * (0.5 + self.ware_value(state, action, tile)) - price,
            }
        })
    }
}
