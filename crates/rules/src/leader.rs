//! Leaders: bought with a combo, captured, ransomed, worth coins at the end (L.).

use crate::cx::Cx;
use crate::effect::Table;
use crate::event::{Event, Sink, Source};
use crate::extras::{LEADER, TROOP};
use crate::game::Game;
use crate::ids::{PeopleId, RaceId, RegionId, Seat};
use crate::reach;
use crate::ready;
use crate::redeploy;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::{Ask, Stage, State, Turn};
use crate::tile::{Kind, words};

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
    if table.game.leader().is_none() {
        return;
    }
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
        table.tell(Event::Spent {
            seat,
            coins: PRICE as u8,
        });
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
    table.ask(Ask::Ransom, people);
}

/// Nothing is asked of an owner who has no coin once the other coins of the conquest have changed hands
/// (L-06; P-31, step 5).
pub(crate) fn drop_vain_demand<S: Sink>(table: &mut Table<S>) {
    let Turn { ask, asked, .. } = *table.turn();
    if ask == Ask::Ransom && table.state().coins(asked.seat()) < PRICE {
        table.answered();
    }
}

/// The answer to the demand of a ransom (L-05, L-06).
pub(crate) fn ransom_answered<S: Sink>(table: &mut Table<S>, pays: bool) {
    let people = table.turn().asked;
    table.answered();
    let race = table.people(people).race;
    if pays {
        ransom(table, people);
    } else if let Some(captor) = captor(table.game, table.state(), race) {
        table.tell(Event::RansomRefused {
            seat: people.seat(),
            race,
            captor,
        });
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
    let Some(crowded) = crowded else {
        let mut regions = state.people(people).regions.into_iter();
        let his = regions.find(|&region| table.game.race_tokens(state, region) > 0);
        if let Some(region) = his {
            table.add_pieces(table.game.extras[LEADER], region, 1);
        }
        return;
    };
    table.lift(people, crowded, 1);
    table.set_aside(people, 1);
    // Who may not be left there alone goes to another region, or waits in hand (C-05).
    if table.state().tokens(crowded) < table.cx_of(people).least() {
        ready::leave(table, people, crowded);
        let left = *table.people(people);
        if let Some(home) = left.regions.lowest() {
            redeploy::place(table, home, left.hand);
        }
    }
    // He went, not an extra token: one that was taken up in his place still stands.
    let others = table.people(people).regions.without(crowded);
    for region in RegionSet::one(crowded).into_iter().chain(others) {
        let (game, state) = (table.game, table.state());
        let taken_up = game.extras_in_hand(state, people, TROOP);
        let stay = taken_up.min(game.race_tokens(state, region));
        let standing = game.extras_at(state, TROOP, region);
        if stay > 0 {
            table.mark_extras(TROOP, region, standing + stay);
        }
    }
}

/// Whether a leader holds a region with nobody beside him.
pub(crate) fn stands_alone(game: &Game, state: &State, region: RegionId) -> bool {
    state.tokens(region) == 1 && game.extras_at(state, LEADER, region) == 1
}

pub(crate) static ONLY_HIM: Reason = Reason {
    ruling: "L-14",
    words: words(
        "nobody but the leader would stand there, and he does not hide",
        "seul le Chef s'y tiendrait, et il ne se cache pas",
    ),
};

/// Why a region that is conquered now may not be made immune: only the leader can stand in it (L-14). Others may
/// take his place in the redeployment, where there are any.
pub fn refuse_shelter(cx: &Cx) -> Option<Refusal> {
    let me = cx.me();
    if !me.has_leader() {
        return None;
    }
    let regions = me.regions.into_iter();
    let others: u8 = if cx.stays_put() {
        let waits = u8::from(cx.state.turn().stage == Stage::Choice) * me.extras_aside(LEADER);
        cx.force() - waits - cx.game.extras_in_hand(cx.state, cx.people, LEADER)
    } else {
        let standing: u8 = regions.map(|region| cx.state.tokens(region)).sum();
        standing + me.hand + me.aside - 1
    };
    (others == 0).then_some(Refusal::Tile(&ONLY_HIM))
}

/// Why a held region may not be made immune: the leader of a race that does not redeploy stands there alone
/// (L-14, F-01).
pub fn refuse_shelter_at(cx: &Cx, region: RegionId) -> Option<Refusal> {
    let alone = cx.stays_put() && stands_alone(cx.game, cx.state, region);
    alone.then_some(Refusal::Tile(&ONLY_HIM))
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
