//! Regions are numbered anew where hexes move: what lies in them goes along.

use super::Table;
use crate::event::Sink;
use crate::ids::{MAX_REGIONS, PeopleId, RegionId};
use crate::region_set::RegionSet;
use crate::state::{PLANES, TRIBES, Whose};
use crate::tile::Kind;

/// The new number of each region.
pub(crate) type Numbers = [RegionId; MAX_REGIONS];

impl<S: Sink> Table<'_, S> {
    /// Everything in two regions changes places, but for the ground and what is built on it for good (W-49).
    pub(crate) fn exchange(&mut self, one: RegionId, other: RegionId) {
        let swapped = |set: RegionSet| {
            let rest = set.without(one).without(other);
            let rest = if set.has(one) { rest.with(other) } else { rest };
            if set.has(other) { rest.with(one) } else { rest }
        };
        let state = &mut *self.state;
        state.holder.swap(one.index(), other.index());
        state.tokens.swap(one.index(), other.index());
        for people in &mut state.people {
            people.regions = swapped(people.regions);
        }
        state.pieces[TRIBES] = swapped(state.pieces[TRIBES]);
        for kind in self.game.pieces.iter().filter(|kind| kind.travels) {
            for plane in &mut state.pieces[kind.plane..kind.plane + kind.planes] {
                *plane = swapped(*plane);
            }
        }
        for force in &mut state.force {
            let moves = self.game.kind_of(force.tile) == Some(Kind::Relic);
            match force.whose.is_region() {
                Some(at) if moves && at == one => force.whose = Whose::holder_of(other),
                Some(at) if moves && at == other => force.whose = Whose::holder_of(one),
                _ => {}
            }
        }
        self.note_marked();
        self.note_in_force_of_all();
    }

    /// Gives regions new numbers. Two that become one are of the same people, or one of them is nobody's.
    pub(crate) fn renumber(&mut self, to: &Numbers) {
        let before = *self.state;
        let moved = |set: RegionSet| -> RegionSet {
            set.into_iter().map(|region| to[region.index()]).collect()
        };
        self.state.holder = [PeopleId::NONE; MAX_REGIONS];
        self.state.tokens = [0; MAX_REGIONS];
        for people in &mut self.state.people {
            people.regions = moved(people.regions);
        }
        for (region, to) in to.iter().enumerate() {
            if before.holder[region].is_some() {
                self.state.holder[to.index()] = before.holder[region];
                self.state.tokens[to.index()] += before.tokens[region];
            }
        }
        self.state.pieces = [RegionSet::EMPTY; PLANES];
        self.state.pieces[TRIBES] = moved(before.pieces[TRIBES]);
        for kind in self.game.pieces.iter().filter(|kind| kind.planes > 0) {
            for region in kind.regions(&before) {
                let to = to[region.index()];
                let count = kind.at(self.state, to) + kind.at(&before, region);
                let most = kind.piece.per_region;
                for i in 0..kind.planes {
                    let plane = &mut self.state.pieces[kind.plane + i];
                    *plane = if count.min(most) >> i & 1 == 1 {
                        plane.with(to)
                    } else {
                        plane.without(to)
                    };
                }
            }
        }
        for force in &mut self.state.force {
            if let Some(region) = force.whose.is_region() {
                force.whose = Whose::holder_of(to[region.index()]);
            }
        }
        for allotted in self.game.cells.iter().filter(|cells| cells.memory.region) {
            let cell = &mut self.state.cells[allotted.first];
            if let Some(region) = cell.checked_sub(1) {
                *cell = to[usize::from(region) & (MAX_REGIONS - 1)].0 + 1;
            }
        }
        self.state.turn.abandoned = moved(before.turn.abandoned);
        self.note_marked();
        self.note_in_force_of_all();
    }
}
