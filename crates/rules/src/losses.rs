//! Enemy losses and withdrawals, and peoples that vanish (B.6, B-76).

use crate::effect::{Displaced, Table};
use crate::event::{Event, Sink};
use crate::extras::{LEADER, TROOP};
use crate::ids::{PeopleId, PieceId, RaceId, RegionId};
use crate::joint::has;
use crate::leader;
use crate::necromancer;
use crate::state::{Ask, Chance};
use crate::tile::Placed;

/// How a region falls.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fall {
    /// Taken with tokens.
    Conquest,
    /// Its lone token is turned: nobody withdraws, nothing spares it (B-87).
    Conversion,
}

/// Everybody and everything that leaves with the former owner goes (P-31, steps 4 and 6). Gives who held it and
/// the coins that lay there, which the conqueror finds only later (step 8).
pub(crate) fn drive_out<S: Sink>(
    table: &mut Table<S>,
    region: RegionId,
    fall: Fall,
) -> (PeopleId, u8) {
    if table.state().tribes().has(region) {
        table.remove_tribe(region);
        necromancer::bury(table, RaceId::NONE, 1);
    }
    let holder = table.state().holder(region);
    if holder.is_none() {
        return (holder, 0);
    }
    let cx = table.cx_of(holder);
    let withdraws = holder.is_active() || cx.has(has::STANDS_IN_DECLINE);
    let spared = holder.is_active() && fall == Fall::Conquest && cx.has(has::NO_CASUALTIES);
    let standing = table.state().tokens(region);
    let game = table.game;
    let (led, troops) = if game.has_extras() {
        let count = |kind| game.extras_at(table.state(), kind, region);
        (count(LEADER) > 0, count(TROOP))
    } else {
        (false, 0)
    };
    let dead = match (withdraws, spared) {
        (false, _) => standing,
        (true, spared) => u8::from(!spared && !led),
    };
    let race = table.people(holder).race;
    table.lift(holder, region, standing);
    let lying = loot_pieces(table, holder, region);
    table.tell(Event::Lost {
        seat: holder.seat(),
        race,
        region,
        dead,
        withdrawn: standing - dead - u8::from(led),
    });
    if led {
        leader::capture(table, holder);
    } else if troops > 0 && dead == 1 {
        if troops == standing {
            lose_extra(table, holder);
        } else {
            table.ask(Ask::Loss, holder);
        }
    } else {
        lose(table, holder, dead);
    }
    strip(table, holder, region);
    vanish_if_gone(table, holder);
    (holder, lying)
}

/// Race tokens in hand are lost to an attack: to the tray or the well, and new ones may come for them (F-13).
fn lose<S: Sink>(table: &mut Table<S>, people: PeopleId, tokens: u8) {
    let race = table.people(people).race;
    table.discard(people, tokens);
    necromancer::bury(table, race, tokens);
    if tokens > 0 && people.is_active() && table.cx_of(people).has(has::ROLLS_FOR_LOSSES) {
        table.turn_mut().asked = people;
        table.ask_fate(Chance::Growth);
    }
}

/// The owner says which of the tokens that stood together is lost: one of the tray, or one of the extra tokens.
pub(crate) fn loss_answered<S: Sink>(table: &mut Table<S>, extra: bool) {
    let people = table.turn().asked;
    table.answered();
    if extra {
        lose_extra(table, people);
    } else {
        tell_lost(table, people, PieceId::NONE);
        lose(table, people, 1);
    }
}

/// An extra token in hand is lost to an attack.
fn lose_extra<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    tell_lost(table, people, table.game.extras[TROOP]);
    table.lose_extras(people, TROOP, 1);
    necromancer::bury(table, RaceId::NONE, 1);
}

/// Which of the tokens that stood together is lost.
fn tell_lost<S: Sink>(table: &mut Table<S>, people: PeopleId, piece: PieceId) {
    let race = table.people(people).race;
    table.tell(Event::TokenLost {
        seat: people.seat(),
        race,
        piece,
    });
}

/// The die of a people that lost a token has fallen: so many new ones come to hand (F-13).
pub(crate) fn grow<S: Sink>(table: &mut Table<S>, face: u8) {
    let people = table.turn().asked;
    table.turn_mut().asked = PeopleId::NONE;
    let tokens = table.recruit(people, face);
    if tokens > 0 {
        let race = table.people(people).race;
        table.tell(Event::Recruited {
            seat: people.seat(),
            race,
            tokens,
        });
    }
}

/// Coins lying in the region, as pieces that are used up now (F-07).
fn loot_pieces<S: Sink>(table: &mut Table<S>, holder: PeopleId, region: RegionId) -> u8 {
    if !table.game.brings.ripens {
        return 0;
    }
    let coins: u8 = table
        .game
        .pieces
        .iter()
        .map(|kind| kind.piece.taken * kind.at(table.state(), region))
        .sum();
    if coins > 0 {
        table.use_up(holder, coins);
    }
    coins
}

/// The conqueror finds what lay in the region (F-07; P-31, step 8).
pub(crate) fn find<S: Sink>(table: &mut Table<S>, coins: u8) {
    if coins > 0 {
        let seat = table.turn().acting.seat();
        table.gain(seat, u16::from(coins));
        table.tell(Event::Found { seat, coins });
    }
}

/// The pieces of a region leave with its people; those that are never lost wait to be placed (B-124).
#[inline]
pub(crate) fn strip<S: Sink>(table: &mut Table<S>, people: PeopleId, region: RegionId) {
    // Most regions are bare: one look at all kinds together.
    if table.state().has_pieces(region) {
        strip_pieces(table, people, region);
    }
}

fn strip_pieces<S: Sink>(table: &mut Table<S>, people: PeopleId, region: RegionId) {
    for &id in &table.game.kinds_in_play {
        let kind = &table.game.pieces[id.index()];
        if kind.at(table.state(), region) == 0 {
            continue;
        }
        if kind.piece.placed == Placed::Redeployed && people.seat() != table.turn().seat {
            table.mark_displaced(people, Displaced::Yes);
        }
        table.remove_pieces(id, region);
    }
}

/// A declined people without a region leaves the game at once, unless tokens in hand can come back (B-76,
/// B-111); an active one keeps its banner until it declines (B-59).
pub(crate) fn vanish_if_gone<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let gone = table.people(people);
    if gone.exists() && !people.is_active() && gone.regions.is_empty() {
        vanish(table, people);
    }
}

#[cold]
fn vanish<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let hand = table.people(people).hand;
    if hand > 0 && table.cx_of(people).has(has::ACTS_IN_DECLINE) {
        return;
    }
    table.discard(people, hand);
    table.discard_power(people);
    table.return_banner(people);
}
