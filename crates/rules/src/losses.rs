//! Enemy losses and withdrawals, and peoples that vanish (B.6, B-76).

use crate::effect::{Displaced, Table};
use crate::event::{Event, Sink};
use crate::ids::{PeopleId, PieceId, RegionId};
use crate::tile::Placed;

/// How a region falls.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fall {
    /// Taken with tokens.
    Conquest,
    /// Its lone token is turned: nobody withdraws, nothing spares it (B-87).
    Conversion,
}

/// Everybody and everything that leaves with the former owner goes (P-31, steps 4 and 6).
pub(crate) fn drive_out<S: Sink>(table: &mut Table<S>, region: RegionId, fall: Fall) {
    if table.state().tribes().has(region) {
        table.remove_tribe(region);
    }
    let holder = table.state().holder(region);
    if holder.is_none() {
        return;
    }
    let cx = table.cx_of(holder);
    let withdraws = holder.is_active() || cx.any(|tile| tile.stands_in_decline);
    let spared = holder.is_active() && fall == Fall::Conquest && cx.any(|tile| tile.no_casualties);
    let standing = table.state().tokens(region);
    let dead = match (withdraws, spared) {
        (false, _) => standing,
        (true, true) => 0,
        (true, false) => 1,
    };
    let race = table.people(holder).race;
    table.lift(holder, region, standing);
    table.discard(holder, dead);
    table.tell(Event::Lost {
        seat: holder.seat(),
        race,
        region,
        dead,
        withdrawn: standing - dead,
    });
    strip(table, holder, region);
    vanish_if_gone(table, holder);
}

/// The pieces of a region leave with its people; those that are never lost wait to be placed (B-124).
pub(crate) fn strip<S: Sink>(table: &mut Table<S>, people: PeopleId, region: RegionId) {
    for i in 0..table.game.pieces.len() {
        let kind = &table.game.pieces[i];
        if kind.at(table.state(), region) == 0 {
            continue;
        }
        if kind.piece.placed == Placed::Redeployed && people.seat() != table.turn().seat {
            table.mark_displaced(people, Displaced::Yes);
        }
        table.remove_pieces(PieceId(i as u8), region);
    }
}

/// A declined people without a token anywhere leaves the game at once (B-76); an active one keeps its
/// banner until it declines (B-59).
pub(crate) fn vanish_if_gone<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let gone = table.people(people);
    if !people.is_active() && gone.regions.is_empty() && gone.hand == 0 {
        table.discard_power(people);
        table.return_banner(people);
    }
}
