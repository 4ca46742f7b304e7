//! Enemy losses and withdrawals, and peoples that vanish (B.6, B-76).

use crate::deeds;
use crate::effect::{Displaced, Table};
use crate::event::{Event, Sink};
use crate::ids::{PeopleId, PieceId, RaceId, RegionId};
use crate::joint::has;
use crate::markers;
use crate::state::{FORCES, Stage, Turn};
use crate::tile::{Falls, Placed};
use crate::turn::moments;
use arrayvec::ArrayVec;

/// How a region falls.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fall {
    /// Taken with tokens.
    Conquest,
    /// Its lone token is turned: nobody withdraws, nothing spares it (B-87).
    Conversion,
    /// Everybody flees without a loss (U-66).
    Flight,
}

/// Everybody and everything that leaves with the former owner goes (P-31, steps 4 and 6). Gives who held it and
/// the coins that lay there, which the conqueror finds only later (step 8).
pub(crate) fn drive_out<S: Sink>(
    table: &mut Table<S>,
    region: RegionId,
    fall: Fall,
) -> (PeopleId, u8) {
    if table.state().tribes().has(region) {
        drive_natives_out(table, region);
    }
    let holder = table.state().holder(region);
    if holder.is_none() {
        return (holder, 0);
    }
    let cx = table.cx_of(holder);
    // In decline only those have a hand to wait in who act then.
    let waits = holder.is_active() || cx.has(has::ACTS_IN_DECLINE);
    let flees = fall == Fall::Flight && (waits || cx.me().regions.len() > 1);
    let withdraws = flees || holder.is_active() || cx.has(has::STANDS_IN_DECLINE);
    let spared =
        flees || holder.is_active() && fall == Fall::Conquest && cx.has(has::NO_CASUALTIES);
    let standing = table.state().tokens(region);
    let others = if flees {
        Others::default()
    } else {
        others_at(table, holder, region)
    };
    let mut dead = match (withdraws, spared) {
        (false, _) => standing,
        (true, spared) => u8::from(!spared && others.taken.is_none()),
    };
    if dead == 1 && others.among + others.first == 0 && saves(table, holder) {
        dead = 0;
    }
    let race = table.people(holder).race;
    table.lift(holder, region, standing);
    let lying = loot_pieces(table, holder, region);
    table.tell(Event::Lost {
        seat: holder.seat(),
        race,
        region,
        dead,
        withdrawn: standing - dead - u8::from(others.taken.is_some()),
    });
    if let Some(kind) = others.taken {
        take(table, holder, kind, region);
    } else if others.first > 0 && dead == 1 {
        lose_extra(table, holder, others.last);
    } else if others.among > 0 && dead == 1 {
        if others.among == standing && others.kinds == 1 {
            lose_extra(table, holder, others.last);
        } else {
            let tile = table.game.extras[others.last].tile;
            let deed = table.game.deed_of_tile(tile, deeds::LOSS);
            table.ask(deed, holder, RegionId::NONE);
        }
    } else {
        lose(table, holder, dead);
    }
    strip(table, holder, region);
    vanish_if_gone(table, holder);
    (holder, lying)
}

/// Those that are lost before any other (W-43): up to so many of those in hand. Gives how many were.
fn lose_first<S: Sink>(table: &mut Table<S>, people: PeopleId, most: u8) -> u8 {
    let mut lost = 0;
    for kind in table.game.kinds_of_extras() {
        if table.game.extras[kind].falls != Falls::First {
            continue;
        }
        let here = table.game.extras_in_hand(table.state(), people, kind);
        for _ in 0..here.min(most - lost) {
            lose_extra(table, people, kind);
            lost += 1;
        }
    }
    lost
}

/// Whether the token that a race would lose comes to hand instead: the first in each turn of an opponent (W-16). If so it is
/// noted.
pub(crate) fn saves<S: Sink>(table: &mut Table<S>, people: PeopleId) -> bool {
    if !table.game.brings.saves_first_loss || !people.is_active() {
        return false;
    }
    let cell = table.game.saved_cells + people.seat().index();
    let open = people.seat() != table.turn().seat && table.state().cell(cell) == 0;
    let saves = open && table.cx_of(people).any(|tile| tile.saves_first_loss);
    if saves {
        table.set_cell(cell, 1);
    }
    saves
}

/// Lost tribes go for good, or monsters, which come in twos (U-08).
pub(crate) fn drive_natives_out<S: Sink>(table: &mut Table<S>, region: RegionId) {
    table.remove_tribe(region);
    let natives = 1 + table.game.in_pairs.bit(region);
    moments::lost(table, RaceId::NONE, natives);
}

/// Something that is no people clears a region: so many tokens are lost, the others withdraw (U-78). Gives whether natives were
/// driven out.
pub(crate) fn clear<S: Sink>(table: &mut Table<S>, region: RegionId, most: u8) -> bool {
    let natives = table.state().tribes().has(region);
    if natives {
        drive_natives_out(table, region);
    }
    let holder = table.state().holder(region);
    if holder.is_none() {
        return natives;
    }
    let cx = table.cx_of(holder);
    let withdraws = holder.is_active() || cx.has(has::STANDS_IN_DECLINE);
    let spared = holder.is_active() && cx.has(has::NO_CASUALTIES);
    let standing = table.state().tokens(region);
    let of_race = table.game.race_tokens(table.state(), region);
    // Nobody is there to capture anybody (L-10).
    let safe: u8 = table
        .game
        .kinds_of_extras()
        .filter(|&kind| table.game.extras[kind].falls == Falls::Taken)
        .map(|kind| table.game.extras_at(table.state(), kind, region))
        .sum();
    let dead = match (withdraws, spared) {
        (false, _) => standing,
        (true, true) => 0,
        (true, false) => most.min(standing - safe),
    };
    let first = others_at(table, holder, region).first;
    let dead = dead - u8::from(dead > first && withdraws && saves(table, holder));
    let race = table.people(holder).race;
    table.lift(holder, region, standing);
    table.tell(Event::Lost {
        seat: holder.seat(),
        race,
        region,
        dead,
        withdrawn: standing - dead,
    });
    let first = lose_first(table, holder, dead.min(first));
    // One by one, so that whoever rolls for losses rolls for each (F-13).
    for _ in first..dead.min(first + of_race) {
        lose(table, holder, 1);
    }
    for _ in (first + of_race)..dead {
        let kinds = table.game.kinds_of_extras();
        let mut owned = kinds.filter(|&kind| {
            table.game.extras[kind].falls != Falls::Taken
                && table.game.extras_in_hand(table.state(), holder, kind) > 0
        });
        if let Some(kind) = owned.next() {
            lose_extra(table, holder, kind);
        }
    }
    strip(table, holder, region);
    vanish_if_gone(table, holder);
    natives
}

/// The extra tokens in a region that falls.
#[derive(Default)]
struct Others {
    /// One that is taken instead of a token.
    taken: Option<usize>,
    /// How many may be the one that is lost, of how many kinds, and the last of these.
    among: u8,
    kinds: u8,
    last: usize,
    /// How many there are that are lost before any other; the last kind is theirs then (W-43).
    first: u8,
}

fn others_at<S: Sink>(table: &Table<S>, holder: PeopleId, region: RegionId) -> Others {
    let mut others = Others::default();
    if !table.people(holder).is_mixed() {
        return others;
    }
    for kind in table.game.kinds_of_extras() {
        match (
            table.game.extras_at(table.state(), kind, region),
            table.game.extras[kind].falls,
        ) {
            (0, _) => {}
            (_, Falls::Taken) => others.taken = others.taken.or(Some(kind)),
            (count, Falls::First) => {
                others.first += count;
                others.last = kind;
                return others;
            }
            (count, Falls::AmongTokens) => {
                others.among += count;
                others.kinds += 1;
                others.last = kind;
            }
        }
    }
    others
}

/// An extra token is taken with its region: its tile says what follows (L-04).
#[cold]
fn take<S: Sink>(table: &mut Table<S>, people: PeopleId, kind: usize, region: RegionId) {
    let tile = table.game.extras[kind].tile;
    if let Some(taken) = table.game.tile_on_board(tile).hooks.table.taken {
        table.lend(|hands| taken(hands, tile, people, region));
    }
}

/// An extra token in hand is lost to an attack, for good (C-07).
pub(crate) fn lose_extra<S: Sink>(table: &mut Table<S>, people: PeopleId, kind: usize) {
    tell_lost(table, people, table.game.extras[kind].piece);
    table.lose_extras(people, kind, 1);
    // What is lost before any token is lost instead of it: nobody's token fell (W-43, W-71).
    if table.game.extras[kind].falls != Falls::First {
        moments::lost(table, RaceId::NONE, 1);
    }
}

/// Which of the tokens that stood together is lost.
pub(crate) fn tell_lost<S: Sink>(table: &mut Table<S>, people: PeopleId, piece: PieceId) {
    let race = table.people(people).race;
    table.tell(Event::TokenLost {
        seat: people.seat(),
        race,
        piece,
    });
}

/// Race tokens in hand are lost to an attack: to the tray, and new ones may come for them (F-13).
pub(crate) fn lose<S: Sink>(table: &mut Table<S>, people: PeopleId, tokens: u8) {
    let race = table.people(people).race;
    table.discard(people, tokens);
    moments::lost(table, race, tokens);
    if tokens > 0 && people.is_active() && table.cx_of(people).has(has::AFTER_LOSS) {
        tell_loss(table, people);
    }
}

#[cold]
fn tell_loss<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let cx = table.cx_of(people);
    let hooks: ArrayVec<_, FORCES> = cx
        .tiles()
        .filter_map(|(asked, tile)| Some((cx.ask(asked).by(), tile.hooks.after_loss?)))
        .take(FORCES)
        .collect();
    for (by, hook) in hooks {
        table.lend(|hands| hook(hands, by));
    }
}

/// Coins lying in the region, as pieces that are used up now (F-07).
fn loot_pieces<S: Sink>(table: &mut Table<S>, holder: PeopleId, region: RegionId) -> u8 {
    let kinds = table.game.worth_coins.iter();
    let coins: u8 = kinds
        .map(|piece| &table.game.pieces[piece.index()])
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
#[inline(always)]
pub(crate) fn strip<S: Sink>(table: &mut Table<S>, people: PeopleId, region: RegionId) {
    // Most regions are bare: one look at all kinds together.
    if table.state().has_pieces(region, table.game.planes) {
        strip_pieces(table, people, region);
    }
    if table.state().marked.has(region) {
        markers::lost(table, people, region);
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

/// With the switch of B-59 an active race without a token gives its banner back at once. Who acts is not sent away in
/// the middle of it, and roles have no banner to give back.
#[cold]
pub(crate) fn return_wiped_out<S: Sink>(table: &mut Table<S>) {
    let Turn { acting, stage, .. } = *table.turn();
    for seat in table.game.seats() {
        let people = PeopleId::active(seat);
        let acts = people == acting && stage != Stage::Defence;
        let owner = table.people(people);
        let wiped_out = owner.exists() && owner.is_spent();
        if wiped_out && !acts && table.game.home(seat).is_none() {
            vanish(table, people);
        }
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
