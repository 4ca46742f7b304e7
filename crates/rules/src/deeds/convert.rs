//! Conversions: a lone enemy token is replaced by an own one (B-97, U-61).

use crate::conquest;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::ids::{PeopleId, RegionId};
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::words;

static NO_TOKEN_TO_TURN: Reason = Reason {
    ruling: "B-97",
    words: words(
        "only a region held by an opponent's active race can be converted",
        "seule une région tenue par le peuple actif d'un adversaire peut être convertie",
    ),
};
static NOT_ALONE: Reason = Reason {
    ruling: "B-97",
    words: words(
        "the token is not alone in its region",
        "le pion n'est pas seul dans sa région",
    ),
};
static EMPTY_TRAY: Reason = Reason {
    ruling: "B-98",
    words: words(
        "too few tokens of this race are left in the tray",
        "il reste trop peu de pions de ce peuple dans le casier",
    ),
};

static NOBODY_LEFT: Reason = Reason {
    ruling: "U-16",
    words: words(
        "too few tokens of this race are left, in the tray and in hand",
        "il reste trop peu de pions de ce peuple, au casier et en main",
    ),
};

/// Where a token might be turned: regions of opponents' active races in reach, but not by entering the board.
pub(crate) fn candidates(cx: &Cx) -> RegionSet {
    let others = cx.game.seats().filter(|&seat| seat != cx.seat());
    let held = others.fold(RegionSet::EMPTY, |all, seat| {
        all | cx.state.people(PeopleId::active(seat)).regions
    });
    if held.is_empty() {
        held
    } else {
        held & reach::unentered(cx)
    }
}

/// Why a token cannot be turned, whatever the limits of the tile; one from hand may do where the tray is empty.
pub(crate) fn refuse(cx: &Cx, region: RegionId, near: RegionSet, or_hand: bool) -> Option<Refusal> {
    let holder = cx.state.holder(region);
    let living = holder.is_some() && cx.game.is_active_race(holder);
    if !living || holder.seat() == cx.seat() {
        return Some(Refusal::Tile(&NO_TOKEN_TO_TURN));
    }
    if let Some(refusal) = reach::refuse(cx, region, near) {
        return Some(refusal);
    }
    if cx.company(region) != 1 {
        return Some(Refusal::Tile(&NOT_ALONE));
    }
    let least = cx.least();
    let few = if or_hand {
        (cx.tray() + cx.force() < least).then_some(&NOBODY_LEFT)
    } else {
        (cx.tray() < least).then_some(&EMPTY_TRAY)
    };
    few.map(Refusal::Tile)
}

/// The same for a tile that turns one token of each opponent a turn, with what it says then.
pub(crate) fn refuse_again(
    cx: &Cx,
    region: RegionId,
    near: RegionSet,
    or_hand: bool,
    once: &'static Reason,
) -> Option<Refusal> {
    let done = || (cx.memo() & seat_bit(cx, region) != 0).then_some(Refusal::Tile(once));
    refuse(cx, region, near, or_hand).or_else(done)
}

/// The bit of the seat that holds a region.
fn seat_bit(cx: &Cx, region: RegionId) -> u8 {
    let holder = cx.state.holder(region);
    if holder.is_some() {
        1 << holder.seat().0
    } else {
        0
    }
}

/// Turns the token; the opponent is noted.
pub(crate) fn once_each(hands: &mut Hands, by: By, region: RegionId) {
    let cx = hands.cx_by(by);
    let converted = cx.memo() | seat_bit(&cx, region);
    hands.remember(by, converted);
    conquest::convert(hands, region);
}
