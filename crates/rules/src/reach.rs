//! Where a people may attack: entry, borders, links, water, immunity and pacts (B.4, P-24).

use crate::cx::{Asked, Cx};
use crate::ids::{PeopleId, RegionId, Seat};
use crate::refusal::Refusal;
use crate::region_set::RegionSet;

/// Regions next to any of these for this people: borders, and links where one end is among them (P-30).
#[inline]
pub(crate) fn adjacent(cx: &Cx, of: RegionSet) -> RegionSet {
    let borders = cx.game.board().neighbours(of);
    if !cx.people.is_active() {
        return borders;
    }
    // Links of two tiles are separate webs: they do not join each other.
    cx.tiles().iter().fold(borders, |near, (_, tile)| {
        if tile.link.meets(of) {
            near | tile.link
        } else {
            near
        }
    })
}

/// Regions this people could hold at all: land, and the water its tiles open.
#[inline(always)]
fn open(cx: &Cx) -> RegionSet {
    cx.game.land | cx.union(|tile| tile.access)
}

/// Regions bordering its own or in reach of a tile, but not by entering the board.
#[inline]
fn near(cx: &Cx) -> RegionSet {
    let mine = cx.me().regions;
    ((adjacent(cx, mine) | cx.union(|tile| tile.reach)) & open(cx)) - mine
}

/// Regions in reach, entry included (B-28, B-30, B-32).
#[inline]
fn in_reach(cx: &Cx) -> RegionSet {
    if cx.me().regions.is_empty() {
        near(cx) | ((cx.game.board().entry() | cx.union(|tile| tile.entry)) & open(cx))
    } else {
        near(cx)
    }
}

/// Regions that opponents of their holder cannot touch (P-24), seen by a seat.
#[inline]
pub(crate) fn immune(cx: &Cx) -> RegionSet {
    let kinds = cx.game.pieces.iter().filter(|kind| kind.piece.immune);
    let all = kinds.fold(RegionSet::EMPTY, |all, kind| all | kind.regions(cx.state));
    if all.is_empty() {
        all
    } else {
        all - cx.state.regions_of(cx.seat())
    }
}

/// The active peoples that this people may not attack, because a tile of theirs forbids it.
#[inline]
fn sparing<'a>(cx: &'a Cx) -> impl Iterator<Item = (Seat, RegionSet)> + 'a {
    let others = cx
        .game
        .seats()
        .filter(|&seat| cx.people.is_active() && seat != cx.seat());
    others.filter_map(|seat| {
        let them = Cx::new(cx.game, cx.state, PeopleId::active(seat));
        let [(_, race), (_, power)] = them.tiles();
        let forbids = |asked: Asked, hook: Option<fn(&Cx, Seat) -> bool>| {
            hook.is_some_and(|spared_by| spared_by(&them.ask(asked), cx.seat()))
        };
        (forbids(Asked::Race, race.hooks.spared_by) || forbids(Asked::Power, power.hooks.spared_by))
            .then(|| (seat, them.me().regions))
    })
}

#[inline]
fn shielded(cx: &Cx) -> RegionSet {
    sparing(cx).fold(immune(cx), |all, (_, regions)| all | regions)
}

/// Regions that may be conquered, if the price can be paid.
#[inline]
pub fn targets(cx: &Cx) -> RegionSet {
    in_reach(cx) - shielded(cx)
}

/// Regions that may be attacked without entering the board: what conversions need (B-100).
pub fn unentered(cx: &Cx) -> RegionSet {
    near(cx) - shielded(cx)
}

/// Why a region is not among those allowed, from the plainest reason to the finest.
pub fn refuse(cx: &Cx, region: RegionId, allowed: RegionSet) -> Option<Refusal> {
    if allowed.has(region) {
        return None;
    }
    let mine = cx.me().regions;
    Some(if mine.has(region) {
        Refusal::AlreadyHeld { region }
    } else if !open(cx).has(region) {
        Refusal::Water { region }
    } else if immune(cx).has(region) {
        let kinds = cx
            .game
            .pieces()
            .find(|(id, piece)| piece.immune && cx.game.pieces_at(cx.state, *id, region) > 0);
        Refusal::Immune {
            region,
            piece: kinds.map_or("", |(_, piece)| piece.id),
        }
    } else if let Some((seat, _)) = sparing(cx).find(|(_, regions)| regions.has(region)) {
        Refusal::Pact { region, seat }
    } else if mine.is_empty() {
        Refusal::NoEntry { region }
    } else {
        Refusal::NotAdjacent { region }
    })
}
