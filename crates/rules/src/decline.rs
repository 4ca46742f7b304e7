//! Going in decline, in the order of P-34 (B.9).

use crate::effect::Table;
use crate::event::{Event, Sink};
use crate::ids::{PeopleId, PieceId, SLOTS, Seat};
use crate::losses;

/// The active race of a seat goes in decline. Scoring is not part of this.
pub(crate) fn decline<S: Sink>(table: &mut Table<S>, seat: Seat) {
    let active = PeopleId::active(seat);
    let cx = table.cx_of(active);
    let lingers = cx.any(|tile| tile.own_decline_slot);
    let stands = cx.any(|tile| tile.stands_in_decline);
    let keeps_power = table
        .game
        .power(table.people(active).power)
        .stays_in_decline;
    if !lingers {
        remove_older(table, seat);
    }
    let race = table.people(active).race;
    for region in table.people(active).regions {
        if !stands {
            let surplus = table.state().tokens(region) - 1;
            table.lift(active, region, surplus);
        }
        for i in 0..table.game.pieces.len() {
            if !table.game.pieces[i].piece.stays_in_decline {
                table.remove_pieces(PieceId(i as u8), region);
            }
        }
    }
    // Tokens in hand and beside the map go to the tray (B-71).
    table.call_back(active);
    let hand = table.people(active).hand;
    table.discard(active, hand);
    if !keeps_power {
        table.discard_power(active);
    }
    // A free slot is always there: a seat has at most one declined race besides those that linger.
    let free = (1..SLOTS)
        .map(|slot| PeopleId::new(seat, slot))
        .find(|&id| !table.people(id).exists());
    let to = free.unwrap_or(PeopleId::new(seat, SLOTS - 1));
    table.flip(active, to);
    table.tell(Event::Declined { seat, race });
    losses::vanish_if_gone(table, to);
}

/// The declined race that had its place goes, with everything it left on the map (B-69).
fn remove_older<S: Sink>(table: &mut Table<S>, seat: Seat) {
    for slot in 1..SLOTS {
        let older = PeopleId::new(seat, slot);
        if !table.people(older).exists() || table.cx_of(older).any(|tile| tile.own_decline_slot) {
            continue;
        }
        for region in table.people(older).regions {
            let standing = table.state().tokens(region);
            table.lift(older, region, standing);
            losses::strip(table, older, region);
        }
        let hand = table.people(older).hand;
        table.discard(older, hand);
        losses::vanish_if_gone(table, older);
    }
}
