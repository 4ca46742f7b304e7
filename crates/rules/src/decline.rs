//! Going in decline, in the order of P-34 (B.9).

use crate::deeds::vanish;
use crate::effect::Table;
use crate::event::{Event, Sink};
use crate::extras;
use crate::ids::{PeopleId, SLOTS, Seat};
use crate::joint::has;
use crate::losses;
use crate::markers;
use crate::redeploy;
use crate::turn::moments;

/// The active race of a seat goes in decline. Scoring is not part of this. Gives the race if it vanishes once the turn is
/// scored (U-49).
pub(crate) fn decline<S: Sink>(table: &mut Table<S>, seat: Seat) -> Option<PeopleId> {
    let active = PeopleId::active(seat);
    let cx = table.cx_of(active);
    let lingers = cx.has(has::OWN_DECLINE_SLOT);
    let stands = cx.has(has::STANDS_IN_DECLINE);
    let leaves = cx.tiles().map(|(_, tile)| tile.leaves_in_decline).max();
    let leaves = leaves.unwrap_or(1);
    let settles = cx.any(|tile| tile.settles_in_decline);
    let vanishes = cx.any(|tile| tile.vanishes) && vanish::is_wanted(&cx);
    let own = if table.game.brings.coins_per_decline && !table.people(active).is_spent() {
        cx.sum(|tile| tile.coins_per_decline)
    } else {
        0
    };
    let keeps_power = table
        .game
        .power(table.people(active).power)
        .stays_in_decline;
    let keeps_older = vanishes && table.game.setup.switches.vanishing_keeps_older;
    if !lingers && !keeps_older {
        remove_older(table, seat);
    }
    if !table.game.board().rings().is_empty() {
        markers::leave_rings(table, active);
    }
    if !table.game.board().emptied().is_empty() {
        redeploy::leave_rivers(table, active);
    }
    let race = table.people(active).race;
    let done = !vanishes && declines_otherwise(table, active);
    extras::disband(table, active);
    for region in table.people(active).regions {
        if !stands && !done {
            let surplus = table.state().tokens(region).saturating_sub(leaves);
            table.lift(active, region, surplus);
        }
        for &id in &table.game.kinds_in_play {
            if !table.game.pieces[id.index()].piece.stays_in_decline {
                table.remove_pieces(id, region);
            }
        }
    }
    // Tokens in hand and beside the map go to the tray (B-71).
    table.call_back(active);
    if table.game.brings.lent_for {
        table.give_lent_back(active);
    }
    let hand = table.people(active).hand;
    table.discard(active, hand);
    moments::each(
        table,
        |moments| &moments.declined,
        |hands, me, declined| declined(hands, me, race, hand),
    );
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
    if settles && table.people(to).regions.len() > 1 {
        // They are placed anew once the turn is scored (U-47).
        table.lift_spare(to, 1);
    }
    losses::vanish_if_gone(table, to);
    if table.game.brings.coins_per_decline {
        chronicle(table, seat, own);
    }
    (vanishes && table.people(to).exists()).then_some(to)
}

/// A tile may say which tokens stay (D-07). Gives whether one did.
fn declines_otherwise<S: Sink>(table: &mut Table<S>, people: PeopleId) -> bool {
    let cx = table.cx_of(people);
    if !cx.has(has::DECLINES) {
        return false;
    }
    let hook = cx.tiles().find_map(|(asked, tile)| {
        let in_decline = tile.hooks.in_decline?;
        Some((cx.ask(asked).by(), in_decline))
    });
    hook.is_some_and(|(by, in_decline)| table.lend(|hands| in_decline(hands, by)))
}

/// Coins for those who write declines down: other players first, clockwise, then the owner (D-15, P-34).
#[cold]
fn chronicle<S: Sink>(table: &mut Table<S>, seat: Seat, own: u8) {
    let seats = table.game.setup.seats;
    for offset in 1..=seats {
        let other = Seat((seat.0 + offset) % seats);
        let writer = PeopleId::active(other);
        let coins = if other == seat {
            own
        } else if table.people(writer).exists() && !table.people(writer).is_spent() {
            table.cx_of(writer).sum(|tile| tile.coins_per_decline)
        } else {
            0
        };
        if coins > 0 {
            table.gain(other, u16::from(coins));
            table.tell(Event::Gained { seat: other, coins });
        }
    }
}

/// The declined race that had its place goes, with everything it left on the map (B-69).
fn remove_older<S: Sink>(table: &mut Table<S>, seat: Seat) {
    for slot in 1..SLOTS {
        let older = PeopleId::new(seat, slot);
        if !table.people(older).exists() || table.cx_of(older).has(has::OWN_DECLINE_SLOT) {
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
