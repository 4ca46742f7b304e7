//! Banners and badges: taken, laid down, turned over, given back.

use super::Table;
use crate::event::{Event, Sink};
use crate::ids::{PeopleId, PowerId, RaceId, Seat};
use crate::state::{Combo, People, Turn};

impl<S: Sink> Table<'_, S> {
    /// A new people in front of a seat, tokens in hand.
    pub(crate) fn seat_people(&mut self, id: PeopleId, race: RaceId, power: PowerId) {
        self.state.people[id.index()] = People {
            race,
            power,
            marks: People::FRESH,
            ..People::NONE
        };
        self.note_in_force(id);
    }

    /// The people of a seat that picks no combo, with so many tokens beside the map.
    pub(crate) fn seat_role(&mut self, seat: Seat, race: RaceId, aside: u8) {
        self.state.people[PeopleId::active(seat).index()] = People {
            race,
            aside,
            ..People::NONE
        };
        self.note_in_force(PeopleId::active(seat));
    }

    /// The coins that lie on a combo are taken.
    pub(crate) fn collect_from(&mut self, place: usize) -> u8 {
        std::mem::take(&mut self.state.column[place].coins)
    }

    /// Two combos exchange their badges (U-39).
    pub(crate) fn exchange_powers(&mut self, one: usize, other: usize) {
        let power = self.state.column[one].power;
        self.state.column[one].power = self.state.column[other].power;
        self.state.column[other].power = power;
    }

    /// The active people of a seat becomes a declined one in a free slot.
    pub(crate) fn flip(&mut self, from: PeopleId, to: PeopleId) {
        let state = &mut *self.state;
        let mut people = std::mem::replace(&mut state.people[from.index()], People::NONE);
        for region in people.regions {
            state.holder[region.index()] = to;
        }
        people.race_memo = 0;
        people.power_memo = 0;
        people.marks = 0;
        state.people[to.index()] = people;
        self.note_in_force(to);
        self.note_in_force(from);
        self.forget_race(from.seat());
    }

    /// A badge goes to the discard pile, or to a combo that waits for one (B-14).
    pub(crate) fn discard_power(&mut self, people: PeopleId) {
        let power = std::mem::replace(&mut self.state.people[people.index()].power, PowerId::NONE);
        if power.is_none() {
            return;
        }
        self.note_in_force(people);
        let shown = usize::from(self.state.shown);
        match self.state.column[..shown]
            .iter_mut()
            .find(|combo| combo.power.is_none())
        {
            Some(combo) => combo.power = power,
            None => self.state.discard.add(power.0),
        }
    }

    /// A people leaves the game: its banner goes under the stack (B-12). An active one does so only with the switch
    /// of B-59.
    pub(crate) fn return_banner(&mut self, people: PeopleId) {
        if people.is_active() {
            self.forget_race(people.seat());
            if people.seat() == self.state.turn.seat {
                self.state.turn.marks |= Turn::WIPED_OUT;
            }
        }
        let race = std::mem::replace(&mut self.state.people[people.index()], People::NONE).race;
        self.note_in_force(people);
        self.state.returned[usize::from(self.state.waiting)] = race;
        self.state.waiting += 1;
        self.tell(Event::Vanished {
            seat: people.seat(),
            race,
        });
    }

    /// A combo leaves the column and those below it move up (B-11).
    pub(crate) fn take_combo(&mut self, place: usize) -> Combo {
        let combo = self.state.column[place];
        self.state.column.copy_within(place + 1.., place);
        self.state.shown -= 1;
        self.state.column[usize::from(self.state.shown)] = Combo::NONE;
        combo
    }

    /// A banner is laid in the next place of the column, without its badge.
    pub(crate) fn lay_banner(&mut self, race: RaceId) {
        self.state.races_left.take(race.0);
        self.state.column[usize::from(self.state.shown)] = Combo {
            race,
            ..Combo::NONE
        };
    }

    /// A banner is taken from the stack, or from those that came back.
    pub(crate) fn draw_banner(&mut self, race: RaceId) {
        self.state.races_left.take(race.0);
        let back = self
            .state
            .returned()
            .iter()
            .position(|other| *other == race);
        if let Some(place) = back {
            self.state.returned.copy_within(place + 1.., place);
            self.state.waiting -= 1;
            self.state.returned[usize::from(self.state.waiting)] = RaceId::NONE;
        }
    }

    /// The oldest banner that came back is taken from under the stack.
    pub(crate) fn next_returned(&mut self) -> RaceId {
        let race = self.state.returned[0];
        self.state.returned.copy_within(1.., 0);
        self.state.waiting -= 1;
        self.state.returned[usize::from(self.state.waiting)] = RaceId::NONE;
        race
    }

    /// A badge completes the combo begun by [`lay_banner`](Self::lay_banner).
    pub(crate) fn lay_badge(&mut self, power: PowerId) {
        let place = self.state.shown;
        let combo = &mut self.state.column[usize::from(place)];
        combo.power = power;
        let race = combo.race;
        if power.is_some() {
            self.state.powers_left.take(power.0);
        }
        self.state.shown += 1;
        self.tell(Event::Shown { place, race, power });
    }

    /// The discard pile becomes the new stack of badges (B-14).
    pub(crate) fn reshuffle_powers(&mut self) {
        self.state.powers_left = std::mem::take(&mut self.state.discard);
    }
}
