//! Leaders: bought with a combo, captured, ransomed, worth coins at the end (L.).

use crate::cx::Cx;
use crate::effect::Table;
use crate::event::{Event, Sink, Source};
use crate::extras::LEADER;
use crate::game::Game;
use crate::ids::{PeopleId, RaceId, Seat};
use crate::reach;
use crate::region_set::RegionSet;
use crate::state::{Ask, State};
use crate::tile::Kind;

/// What a leader costs, and what brings a captive home (L-01, L-05).
pub(crate) const PRICE: u16 = 1;
/// What a captive is worth at the end (L-07).
const CAPTIVE: u8 = 2;

/// Who holds the leader of a race captive.
pub(crate) fn captor(game: &Game, state: &State, race: RaceId) -> Option<Seat> {
    game.seats()
        .find(|seat| state.captives[seat.index()] >> race.0 & 1 == 1)
}

/// Whether the leader of a race lies in the box (L-09, L-13).
fn is_available(game: &Game, state: &State, race: RaceId) -> bool {
    let printed = game
        .race_tile(race)
        .is_some_and(|tile| tile.kind == Kind::Race);
    game.leader().is_some() && printed && captor(game, state, race).is_none()
}

/// A combo was picked: its leader is offered to who can pay (L-01).
pub(crate) fn offer<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let race = table.people(people).race;
    let coins = table.state().coins(people.seat());
    if is_available(table.game, table.state(), race) && coins >= PRICE {
        table.ask(Ask::Leader, people);
    }
}

/// The answer to the offer.
pub(crate) fn offer_answered<S: Sink>(table: &mut Table<S>, pays: bool) {
    let people = table.turn().asked;
    table.answered();
    if pays {
        let seat = people.seat();
        table.pay(seat, PRICE);
        table.bring_extras(people, LEADER, 1);
        let race = table.people(people).race;
        table.tell(Event::LeaderJoins { seat, race });
    }
}

/// The region of a leader fell; he is in the hand of his people (L-04). Own Ghouls let him go (L-12).
pub(crate) fn capture<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let captor = table.turn().acting.seat();
    let owner = people.seat();
    if captor == owner {
        return;
    }
    let race = table.people(people).race;
    table.lose_extras(people, LEADER, 1);
    table.hold_captive(captor, race, true);
    table.tell(Event::LeaderCaptured {
        seat: owner,
        race,
        captor,
    });
    if table.state().coins(owner) >= PRICE {
        table.ask(Ask::Ransom, people);
    }
}

/// The answer to the demand of a ransom (L-05, L-06).
pub(crate) fn ransom_answered<S: Sink>(table: &mut Table<S>, pays: bool) {
    let people = table.turn().asked;
    table.answered();
    if pays {
        ransom(table, people);
    }
}

/// Pays for the captive leader of a people: he comes back to hand.
pub(crate) fn ransom<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let race = table.people(people).race;
    let Some(captor) = captor(table.game, table.state(), race) else {
        return;
    };
    table.hand_over(people.seat(), captor, PRICE as u8);
    table.hold_captive(captor, race, false);
    table.bring_extras(people, LEADER, 1);
    table.tell(Event::LeaderJoins {
        seat: people.seat(),
        race,
    });
}

/// Whether a people may still ransom its leader as its turn begins (L-06, switch `late-ransom`).
pub(crate) fn may_ransom_late(cx: &Cx) -> bool {
    cx.game.setup.switches.late_ransom
        && cx.people.is_active()
        && cx.me().exists()
        && cx.state.coins(cx.seat()) >= PRICE
        && captor(cx.game, cx.state, cx.me().race).is_some_and(|captor| captor != cx.seat())
}

/// Where the leader of a people may stand: not where it is immune (L-03), and he must be one of the tokens.
pub(crate) fn spots(game: &Game, state: &State, people: PeopleId) -> RegionSet {
    let open = state.people(people).regions - reach::untouchable(game, state);
    open.into_iter()
        .filter(|&region| game.race_tokens(state, region) > 0)
        .fold(RegionSet::EMPTY, RegionSet::with)
}

/// A leader for whom no region is left waits beside the map (L-03). Where every region is held by one token
/// alone he has to stay: a protection may not be set so (L-14).
pub(crate) fn retire<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let state = table.state();
    let regions = state.people(people).regions.into_iter();
    let crowded = regions
        .filter(|&region| state.tokens(region) > 1)
        .max_by_key(|&region| (state.tokens(region), std::cmp::Reverse(region)));
    if let Some(region) = crowded {
        table.lift(people, region, 1);
        table.set_aside(people, 1);
    }
}

/// Captives are worth coins when the game is over (L-07).
pub(crate) fn score_captives<S: Sink>(table: &mut Table<S>) {
    for seat in table.game.seats() {
        let captives = table.state().captives(seat).count() as u8;
        if captives > 0 {
            let coins = CAPTIVE * captives;
            table.gain(seat, u16::from(coins));
            table.tell(Event::Scored {
                seat,
                source: Source::Captives,
                coins,
            });
        }
    }
}
