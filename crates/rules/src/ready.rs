//! Readying: spare tokens come to hand, regions are abandoned (B-23, B-25, B-26).

use crate::effect::Table;
use crate::event::{Event, Sink};
use crate::ids::{PeopleId, RegionId};
use crate::losses;

/// All tokens but those that must stay come to hand from each region.
#[inline]
pub(crate) fn pick_up<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let least = table.cx_of(people).least();
    table.lift_spare(people, least);
}

/// Readies a people for its conquests. Who stays put chooses what to take up (B-24).
pub(crate) fn ready<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    if !table.cx_of(people).stays_put() {
        pick_up(table, people);
    }
    table.call_back(people);
    if table.game.brings.grows {
        grow(table, people);
    }
    tell_hand(table, people);
}

/// New tokens as a turn of conquests begins (U-76).
#[cold]
fn grow<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let grows = table.cx_of(people).grows();
    let tokens = table.recruit(people, grows);
    if tokens > 0 {
        let race = table.people(people).race;
        table.tell(Event::Recruited {
            seat: people.seat(),
            race,
            tokens,
        });
    }
}

/// Spare tokens come back between conquests (C-11).
pub(crate) fn rally<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    pick_up(table, people);
    table.forget_named();
    tell_hand(table, people);
}

/// Some tokens of one region come to hand (B-24).
pub(crate) fn take_up<S: Sink>(
    table: &mut Table<S>,
    people: PeopleId,
    region: RegionId,
    tokens: u8,
) {
    table.take_up(people, region, tokens);
    table.forget_named();
    let race = table.people(people).race;
    table.tell(Event::TakenUp {
        seat: people.seat(),
        race,
        region,
        tokens,
    });
    tell_hand(table, people);
}

fn tell_hand<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let ready = *table.people(people);
    table.tell(Event::Readied {
        seat: people.seat(),
        race: ready.race,
        hand: ready.hand,
    });
}

/// Leaves a region: it is nobody's at once, its pieces go back (B-26).
pub(crate) fn abandon<S: Sink>(table: &mut Table<S>, people: PeopleId, region: RegionId) {
    leave(table, people, region);
    if people.is_active() {
        table.note_abandoned(region);
    }
    let race = table.people(people).race;
    table.tell(Event::Abandoned {
        seat: people.seat(),
        race,
        region,
    });
}

/// All tokens and pieces leave a region of their own accord.
pub(crate) fn leave<S: Sink>(table: &mut Table<S>, people: PeopleId, region: RegionId) {
    let standing = table.state().tokens(region);
    table.lift(people, region, standing);
    losses::strip(table, people, region);
}
