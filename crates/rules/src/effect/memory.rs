//! What is due, what is remembered, and what is in force beside race and power.

use super::{By, Table};
use crate::cx::Asked;
use crate::event::Sink;
use crate::game::Cells;
use crate::ids::{DeedId, PeopleId, RegionId, SLOTS, Seat, TileId};
use crate::joint::has;
use crate::region_set::RegionSet;
use crate::state::{ARMED, Chance, DUES, Due, FORCES, Force, People, Whose};
use crate::tile::{Deed, Each, Lasts, Verb};

impl<S: Sink> Table<'_, S> {
    /// Puts something among what is due: a question to a people, or one to fate on its behalf.
    pub(crate) fn ask(&mut self, deed: DeedId, who: PeopleId, at: RegionId) {
        let dues = usize::from(self.state.dues);
        debug_assert!(dues < DUES, "one action asks no more than {DUES} questions");
        if dues < DUES {
            self.state.due[dues] = Due { deed, who, at };
            self.state.dues += 1;
        }
    }

    /// Who is asked now, and what.
    pub(crate) fn asked_by(&self) -> (By, Option<&'static Verb<'static>>) {
        let due = self.state.due[0];
        let deed = self.game.deed(due.deed);
        let tile = deed.map_or(TileId::NONE, |deed| deed.tile);
        let by = By {
            people: due.who,
            asked: self.cx_of(due.who).asked_as(tile),
            at: due.at,
        };
        (by, deed.map(|deed| deed.verb))
    }

    /// Asks fate, where what is due is hers to answer.
    pub(crate) fn ask_fate_if_due(&mut self) {
        let deed = self.state.due().and_then(|due| self.game.deed(due.deed));
        if self.state.turn.chance == Chance::None
            && deed.is_some_and(|deed| deed.verb.deed.is_fate())
        {
            self.state.turn.chance = Chance::Due;
        }
    }

    /// Offers that cannot be accepted any more are taken back (L-06; P-31, step 5).
    pub(crate) fn drop_vain_offers(&mut self) {
        for at in (0..usize::from(self.state.dues)).rev() {
            let due = self.state.due[at];
            let Some(deed) = self.game.deed(due.deed) else {
                continue;
            };
            if let Deed::Offer { refuse, .. } = deed.verb.deed {
                let cx = self.cx_of(due.who);
                if refuse(&cx.ask(cx.asked_as(deed.tile))).is_some() {
                    self.drop_due(at);
                }
            }
        }
    }

    /// What was due first is done.
    pub(crate) fn answered(&mut self) -> Due {
        let due = self.state.due[0];
        self.drop_due(0);
        due
    }

    /// Takes something back that was due.
    pub(crate) fn drop_due(&mut self, at: usize) {
        self.state.due.copy_within(at + 1.., at);
        self.state.dues -= 1;
        self.state.due[usize::from(self.state.dues)] = Due::NONE;
    }

    /// Keeps a byte until the owner's next turn begins.
    pub(crate) fn remember(&mut self, by: By, memo: u8) {
        let people = &mut self.state.people[by.people.index()];
        match by.asked {
            Asked::Race => people.race_memo = memo,
            Asked::Power => people.power_memo = memo,
            Asked::More(place) => self.state.force[usize::from(place)].memo = memo,
            Asked::Table(_) => {}
        }
    }

    /// The same for something that lies out.
    pub(crate) fn remember_at(&mut self, place: usize, memo: u8) {
        if let Some(force) = self.state.force.get_mut(place) {
            force.memo = memo;
        }
    }

    /// The next conquest is the one that a tile has prepared.
    pub(crate) fn arm(&mut self, by: By) {
        self.state.turn.armed |= by.asked.arms();
        if let Asked::More(place) = by.asked {
            self.state.force[usize::from(place)].memo |= ARMED;
        }
    }

    /// So many pieces of a race were turned into coins and are used up (F-06). In decline nobody places any, so
    /// nobody counts them (F-24).
    pub(crate) fn use_up(&mut self, people: PeopleId, pieces: u8) {
        if !people.is_active() {
            return;
        }
        let memo = &mut self.state.people[people.index()].race_memo;
        *memo = memo.saturating_add(pieces);
    }

    /// Writes a byte into a cell that a tile was allotted.
    pub(crate) fn set_cell(&mut self, cell: usize, value: u8) {
        if let Some(at) = self.state.cells.get_mut(cell) {
            *at = value;
        }
    }

    /// Forgets what the tiles of a seat remembered, as its turn begins.
    pub(crate) fn forget(&mut self, seat: Seat) {
        for people in &mut self.state.people[PeopleId::all_of(seat)] {
            // How many pieces were used up is no matter of one turn.
            if !self.game.brings.ripens || !self.game.race(people.race).lasting_memo {
                people.race_memo = 0;
            }
            people.power_memo = 0;
            people.marks &= !People::FRESH;
        }
        if self.state.forces > 0 {
            self.forget_more(seat);
        }
        for allotted in &self.game.cells_of_a_turn {
            self.wipe(seat, allotted);
        }
    }

    /// Forgets what lies out: what a seat has until its turn begins, relics and places in every turn (U-64).
    fn forget_more(&mut self, seat: Seat) {
        let mine = Whose::seat(seat);
        for place in 0..usize::from(self.state.forces) {
            let force = self.state.force[place];
            let held = force.whose.is_region().is_some_and(|region| {
                let holder = self.state.holder(region);
                holder.is_none() || holder.seat() == seat || force.tile.as_power().is_none()
            });
            let ring = force.whose.is_ring();
            let ring = ring.and_then(|ring| self.game.board().rings().get(ring));
            let circled = ring.is_some_and(|ring| self.people(PeopleId::active(seat)).rings(*ring));
            if force.whose == mine || held || circled {
                self.state.force[place].memo = 0;
            }
        }
    }

    /// Forgets what lasts until the race of a seat declines.
    pub(crate) fn forget_race(&mut self, seat: Seat) {
        let cells = self.game.cells.iter();
        for allotted in cells.filter(|cells| cells.memory.lasts == Lasts::UntilDecline) {
            self.wipe(seat, allotted);
        }
    }

    /// What lay in cells is forgotten: of a seat alone, where each has its own and it is no matter of everybody's turn.
    fn wipe(&mut self, seat: Seat, allotted: &Cells) {
        let Cells {
            first,
            count,
            memory,
        } = *allotted;
        if memory.each == Each::Seat && memory.lasts != Lasts::AnyTurn {
            self.state.cells[first + seat.index()] = memory.start;
        } else {
            self.state.cells[first..first + count].fill(memory.start);
        }
    }

    /// Something comes into play beside race and power; it is in force for whoever has it. What belongs to holders of
    /// regions lies in the order of the catalogue, whenever it came. Gives its place.
    pub(crate) fn lay_out(&mut self, tile: TileId, whose: Whose) -> usize {
        let forces = usize::from(self.state.forces);
        debug_assert!(
            forces < FORCES,
            "a game lays out no more than {FORCES} things"
        );
        let later = |force: &Force| force.whose.is_region().is_some() && force.tile > tile;
        let place = self.state.forces().iter().position(later);
        let place = place
            .filter(|_| whose.is_region().is_some())
            .unwrap_or(forces);
        if forces < FORCES {
            self.state.force.copy_within(place..forces, place + 1);
            self.state.force[place] = Force {
                tile,
                whose,
                ..Force::NONE
            };
            self.state.forces += 1;
            self.note_marked();
            if place == forces {
                self.note_in_force_for(whose);
            } else {
                self.note_in_force_of_all();
            }
        }
        place
    }

    /// Something that lay out is taken out of play.
    pub(crate) fn take_in(&mut self, place: usize) {
        let forces = usize::from(self.state.forces);
        if place < forces {
            let whose = self.state.force[place].whose;
            self.state.force.copy_within(place + 1..forces, place);
            self.state.force[forces - 1] = Force::NONE;
            self.state.forces -= 1;
            self.note_marked();
            // Whatever lay behind it has moved up.
            if place + 1 == forces {
                self.note_in_force_for(whose);
            } else {
                self.note_in_force_of_all();
            }
        }
    }

    /// Which regions have something that belongs to whoever holds them.
    pub(super) fn note_marked(&mut self) {
        let forces = self.state.forces().iter();
        let mut marked: RegionSet = forces
            .clone()
            .filter_map(|force| force.whose.is_region())
            .collect();
        // Who holds what of a ring is looked at wherever it changes.
        let rings = self.game.board().rings();
        for ring in forces.filter_map(|force| rings.get(force.whose.is_ring()?)) {
            marked |= *ring;
        }
        self.state.marked = marked;
    }

    /// Something that lies out comes to somebody, new this turn.
    pub(crate) fn give(&mut self, place: usize, whose: Whose) {
        let Some(force) = self.state.force.get_mut(place) else {
            return;
        };
        let before = std::mem::replace(&mut force.whose, whose);
        // A relic is never new: nothing of it asks for that.
        force.fresh = whose.is_seat().is_some() || force.tile.as_power().is_some();
        self.note_marked();
        self.note_in_force_for(before);
        self.note_in_force_for(whose);
    }

    fn forces_out(&mut self) -> &mut [Force] {
        let out = usize::from(self.state.forces);
        &mut self.state.force[..out]
    }

    /// What came to a seat this turn is new no more.
    pub(crate) fn wear(&mut self, seat: Seat) {
        let mine = Whose::seat(seat);
        for force in self.forces_out() {
            force.fresh &= force.whose != mine;
        }
    }

    /// What lies in these regions is new no more.
    pub(crate) fn wear_at(&mut self, regions: RegionSet) {
        for force in self.forces_out() {
            force.fresh &= !force.whose.is_region().is_some_and(|at| regions.has(at));
        }
    }

    pub(crate) fn note_in_force_of_all(&mut self) {
        for id in 0..self.game.setup.seats * SLOTS as u8 {
            self.note_in_force(PeopleId(id));
        }
    }

    /// What lies in rings is in force no more for an active people that is about to decline.
    pub(crate) fn forget_rings(&mut self, id: PeopleId) {
        let mut left = 0;
        for (place, force) in self.state.forces().iter().enumerate() {
            if self.state.more[id.seat().index()] >> place & 1 == 1
                && force.whose.is_ring().is_none()
            {
                left |= 1 << place;
            }
        }
        self.set_in_force(id, left);
    }

    /// Notes what is in force for a people.
    pub(crate) fn note_in_force(&mut self, id: PeopleId) {
        let more = self.state.find_more(self.game, id);
        let before = self.state.more[id.seat().index()];
        self.set_in_force(id, more);
        if id.is_active() && !self.game.board().rings().is_empty() {
            self.renew(more & !before);
        }
    }

    /// What lies out and is in force for a people; its tiles are asked together, so that nobody asks them one by one.
    fn set_in_force(&mut self, id: PeopleId, more: u32) {
        let (mut left, mut traits) = (more, 0);
        while left != 0 {
            let tile = self.state.force[left.trailing_zeros() as usize].tile;
            traits |= self.game.tile_on_board(tile).alone.traits;
            left &= left - 1;
        }
        let people = &mut self.state.people[id.index()];
        let mut mark = |holds: bool, mark: u8| {
            people.marks = people.marks & !mark | if holds { mark } else { 0 };
        };
        mark(more != 0, People::MORE);
        mark(traits & has::NUMBERS != 0, People::MORE_NUMBERS);
        traits |= self.game.joint(people.race, people.power).traits;
        mark(traits & has::LATE_VERBS != 0, People::LATE);
        if id.is_active() {
            self.state.more[id.seat().index()] = more;
            self.state.traits[id.seat().index()] = traits;
            let all = self.state.traits.iter();
            self.state.all_traits = all.fold(0, |all, traits| all | traits);
        }
    }

    /// What lies in a ring is as good as new to whoever comes to have it: what another did with it is forgotten.
    #[cold]
    fn renew(&mut self, came: u32) {
        for (place, force) in self.forces_out().iter_mut().enumerate() {
            if came >> place & 1 == 1 && force.whose.is_ring().is_some() {
                force.memo = 0;
            }
        }
    }

    /// Notes it for those whom a thing that lies out is for.
    fn note_in_force_for(&mut self, whose: Whose) {
        match (whose.is_seat(), whose.is_region()) {
            (Some(seat), _) => self.note_in_force(PeopleId::active(seat)),
            (None, Some(region)) => {
                let holder = self.state.holder(region);
                if holder.is_some() {
                    self.note_in_force(holder);
                }
            }
            (None, None) if whose == Whose::NOBODY => {}
            (None, None) => self.note_in_force_of_all(),
        }
    }

    /// A seat has won before the last round.
    pub(crate) fn win(&mut self, seat: Seat) {
        self.state.winner = seat;
    }
}
