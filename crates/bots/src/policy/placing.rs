//! Where tokens go when conquests are over.

use super::{Policy, best, spare};
use elbowroom_rules::ids::{PeopleId, PieceId};
use elbowroom_rules::tile::Rule;
use elbowroom_rules::{Action, ActionList, RegionId, State};

impl Policy<'_> {
    /// Tokens of a people beyond those that must stay or that only attack.
    pub(super) fn free(&self, state: &State, people: PeopleId) -> u8 {
        let owner = state.people(people);
        let tiles = [
            self.game.race_tile(owner.race),
            self.game.power_tile(owner.power),
        ];
        let (mut lent, mut least) = (0, 1);
        for rule in tiles.into_iter().flatten().flat_map(|tile| tile.rules) {
            match rule {
                Rule::Lent(tokens) => lent += tokens,
                Rule::Least(tokens) => least = *tokens,
                _ => {}
            }
        }
        let bound = owner.regions.len() * (least - 1) + lent.min(owner.aside);
        spare(state, people).saturating_sub(bound)
    }

    /// Tokens and pieces go where an enemy is near and the defence is thin; regions that must be
    /// given up are the poorest.
    pub(super) fn place(&mut self, state: &State, list: &ActionList) -> usize {
        let acting = state.turn().acting;
        let people = state.people(acting);
        // Whole shares at a time: a token here, a token there takes too long to say.
        let share = (people.hand / people.regions.len().max(1)).clamp(1, 3);
        best(list, |action| match action {
            Action::Place(region, tokens) if tokens == share => {
                self.need(state, region, acting) + self.whim() * 0.3
            }
            // Who can be captured hides.
            Action::Put(piece, region, 1) if self.is_exposed(piece) => {
                1.0 - self.need(state, region, acting) + self.whim() * 0.3
            }
            Action::Put(_, region, 1) => self.need(state, region, acting) + self.whim() * 0.3,
            Action::Vacate(region) => -self.need(state, region, acting),
            _ => f32::MIN,
        })
    }

    pub(super) fn is_exposed(&self, piece: PieceId) -> bool {
        self.game.piece(piece).is_some_and(|piece| piece.exposed)
    }

    /// How much a region needs defenders.
    pub(super) fn need(&self, state: &State, region: RegionId, acting: PeopleId) -> f32 {
        let game = self.game;
        let board = game.board();
        let mut danger = 0.0_f32;
        for near in board.borders(region) {
            let holder = state.holder(near);
            if holder.is_some() && holder.seat() != acting.seat() {
                danger += if holder.is_active() { 1.0 } else { 0.15 };
            }
        }
        if board.entry().has(region) {
            danger += 0.3;
        }
        if game.sheltered(state).has(region) {
            return -10.0;
        }
        let guards = state.tokens(region) + game.guards(state, region);
        let defence = f32::from(board.ground(region)) - 2.0 + f32::from(guards);
        (0.4 + danger.min(2.5)) / (0.5 + defence)
    }
}
