//! Where a people may attack: entry, borders, links, water, immunity and pacts (B.4, P-24).

use crate::board::Open;
use crate::cx::Cx;
use crate::fees::{self, What};
use crate::game::{Closer, Game};
use crate::ids::{PeopleId, RegionId, SLOTS, Seat};
use crate::joint::has;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::State;
use crate::tile::{Closes, words};

/// Regions next to any of these for this people: borders, links where one end is among them, and what is next to
/// everything it holds (P-30).
#[inline(always)]
pub(crate) fn adjacent(cx: &Cx, of: RegionSet) -> RegionSet {
    let borders = cx.game.board().neighbours(of);
    if !cx.people.is_active() {
        return borders;
    }
    let (links, always) = cx.joint(|joint| (joint.links, joint.adjacent));
    if !links.meets(of) && always.is_empty() {
        return borders;
    }
    linked(cx, of, borders, always)
}

fn linked(cx: &Cx, of: RegionSet, borders: RegionSet, always: RegionSet) -> RegionSet {
    let mut near = borders;
    if of.meets(cx.me().regions) {
        near |= always;
    }
    if always.meets(of) {
        near |= cx.me().regions;
    }
    // Links of two tiles are separate webs: they do not join each other.
    for (asked, tile) in cx.tiles() {
        if !tile.alone.links.meets(of) {
            continue;
        }
        if tile.link.meets(of) {
            near |= tile.link;
        }
        if tile.link_like_here
            && let Some(here) = cx.ask(asked).here()
        {
            let like = cx.game.board().like(here);
            near |= if like.meets(of) { like } else { near };
        }
        if !tile.webs.is_empty() {
            near |= webbed(cx, &tile.webs, of);
        }
    }
    near
}

/// What touches the same water as any of these regions.
fn webbed(cx: &Cx, webs: &[RegionSet], of: RegionSet) -> RegionSet {
    let board = cx.game.board();
    let join = |all: RegionSet, web: RegionSet| if web.meets(of) { all | web } else { all };
    let shut = blocked(cx) & board.water();
    if shut.is_empty() {
        webs.iter().copied().fold(RegionSet::EMPTY, join)
    } else {
        board.webs(shut).fold(RegionSet::EMPTY, join)
    }
}

/// The blocks in which the regions of this people hang together, by its own borders (U-51).
pub(crate) fn blocks(cx: &Cx, regions: RegionSet) -> u8 {
    let (mut left, mut blocks) = (regions, 0);
    while let Some(first) = left.lowest() {
        let mut block = RegionSet::one(first);
        loop {
            let more = block | (adjacent(cx, block) & left);
            if more == block {
                break;
            }
            block = more;
        }
        left = left - block;
        blocks += 1;
    }
    blocks
}

/// Regions that something stands in which lets nobody pass, or lets only some (U-79, U-104).
pub(crate) fn closed_to(cx: &Cx) -> RegionSet {
    closing(cx, |_| true)
}

/// Regions that nobody passes through (U-31).
pub(crate) fn blocked(cx: &Cx) -> RegionSet {
    closing(cx, |closes| closes.blocks)
}

#[inline]
fn closing(cx: &Cx, which: impl Fn(&Closes) -> bool) -> RegionSet {
    let mut all = RegionSet::EMPTY;
    for Closer { hook, cell } in &cx.game.closers {
        if cx.state.cell(*cell) != 0 && which(hook) {
            all |= (hook.regions)(cx.state, *cell, cx.seat());
        }
    }
    all
}

/// Who passes through water enters over what touches the edge (U-32).
#[cold]
fn through_water(cx: &Cx) -> RegionSet {
    let board = cx.game.board();
    let edge = (board.entry() & board.water()) - blocked(cx);
    let webs = board.webs(blocked(cx)).filter(|web| web.meets(edge));
    webs.fold(RegionSet::EMPTY, |all, web| all | web)
}

/// What the tiles in force open to a people: first conquests, every conquest, and all it could hold.
struct Opened {
    entry: RegionSet,
    reach: RegionSet,
    open: RegionSet,
}

/// Land, and the water that the tiles open, but for what is closed to everybody (N-20); nothing is opened in
/// decline (B-108).
#[inline(always)]
fn opened(cx: &Cx) -> Opened {
    let (land, closed) = (cx.game.land, cx.game.closed);
    if cx.people.is_active() {
        cx.joint(|joint| Opened {
            entry: joint.entry,
            reach: joint.reach,
            open: (land | joint.access) - closed,
        })
    } else {
        Opened {
            entry: RegionSet::EMPTY,
            reach: RegionSet::EMPTY,
            open: land - closed,
        }
    }
}

/// Regions this people could hold at all.
pub(crate) fn open(cx: &Cx) -> RegionSet {
    opened(cx).open
}

/// Regions bordering its own or in reach of a tile, but not by entering the board.
#[inline]
fn near(cx: &Cx, opened: &Opened) -> RegionSet {
    let mine = cx.me().regions;
    ((adjacent(cx, mine) | opened.reach) & opened.open) - mine
}

/// Anchors, where ships bring everybody at any time (W-03, W-04).
#[inline(always)]
fn landing(cx: &Cx, opened: &Opened) -> RegionSet {
    (cx.game.board().anchors() & opened.open) - cx.me().regions
}

/// Anchors that a people reaches by ship alone: not next to it, nor in reach by a tile (W-04, W-76, W-82). Nobody sails
/// to what a tile has made its next target.
#[cold]
pub(crate) fn overseas(cx: &Cx) -> RegionSet {
    if aim(cx).is_some() || cx.any(|tile| tile.no_transport) {
        return RegionSet::EMPTY;
    }
    let (opened, mine) = (opened(cx), cx.me().regions);
    let entry = if mine.is_empty() {
        opened.entry
    } else {
        RegionSet::EMPTY
    };
    cx.game.board().anchors() - adjacent(cx, mine) - opened.reach - entry
}

/// Regions in reach, entry included (B-28, B-30, B-32). Who has a home comes from there instead (N-16).
#[inline]
fn in_reach(cx: &Cx) -> RegionSet {
    let opened = opened(cx);
    let near = near(cx, &opened) | landing(cx, &opened);
    let mine = cx.me().regions;
    if let Some(home) = cx.game.home(cx.seat()) {
        return near | ((home.shore & opened.open) - mine);
    }
    if !mine.is_empty() {
        return near;
    }
    if cx.game.brings.entry_only
        && let Some((only, _)) = entry_only(cx)
    {
        let inside = only & within(cx).map_or(only, |(inside, _)| inside);
        return if inside.is_empty() { only } else { inside };
    }
    let mut entry = cx.game.board().entry() | opened.entry;
    if cx.game.brings.webs && cx.people.is_active() && cx.any(|tile| !tile.webs.is_empty()) {
        entry |= through_water(cx);
    }
    let all = near | (entry & opened.open);
    match within(cx) {
        Some((inside, _)) => all & inside,
        None => all,
    }
}

/// The regions beyond which a people does not enter, whatever opens others, and why.
#[inline(always)]
fn within(cx: &Cx) -> Option<(RegionSet, &'static Reason)> {
    if cx.game.brings.within {
        find_within(cx)
    } else {
        None
    }
}

#[cold]
fn find_within(cx: &Cx) -> Option<(RegionSet, &'static Reason)> {
    cx.tiles().find_map(|(asked, tile)| {
        let (within, why) = tile.hooks.within?;
        Some((within(&cx.ask(asked)), why))
    })
}

/// The only regions in which a people may enter, as long as one of them can be attacked (U-28), and why.
#[cold]
fn entry_only(cx: &Cx) -> Option<(RegionSet, &'static Reason)> {
    if !cx.people.is_active() || !cx.has(has::ENTRY_ONLY) {
        return None;
    }
    cx.tiles().find_map(|(asked, tile)| {
        let (only, why) = tile.hooks.entry_only?;
        let only = (only(&cx.ask(asked)) & open(cx)) - shielded(cx) - shunned(cx);
        (!only.is_empty()).then_some((only, why))
    })
}

/// Regions that are immune to somebody: where a piece says so, and those of a declined race that is.
#[inline(always)]
pub(crate) fn untouchable(game: &Game, state: &State) -> RegionSet {
    let planes = game.immune_planes.iter();
    let mut all = planes.fold(RegionSet::EMPTY, |all, &plane| all | state.pieces[plane]);
    if game.brings.immune_in_decline {
        for seat in game.seats() {
            for slot in 1..SLOTS {
                let people = state.people(PeopleId::new(seat, slot));
                if people.exists() && game.race(people.race).immune_in_decline {
                    all |= people.regions;
                }
            }
        }
    }
    all
}

/// Regions that opponents of their holder cannot touch (P-24), seen by a seat.
#[inline(always)]
pub(crate) fn immune(cx: &Cx) -> RegionSet {
    let all = untouchable(cx.game, cx.state);
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
        if !them.has(has::FORBIDS) {
            return None;
        }
        them.any_asked(|asked, tile| {
            let hook = tile.hooks.spared_by;
            hook.is_some_and(|spared_by| spared_by(&them.ask(asked), cx.seat()))
        })
        .then(|| (seat, them.me().regions))
    })
}

#[inline(always)]
fn shielded(cx: &Cx) -> RegionSet {
    let mut immune = immune(cx);
    if cx.game.brings.barriers {
        immune |= closed_to(cx) | too_dear(cx) | fees::too_dear(cx);
    }
    if !cx.people.is_active() || !cx.state.anybody_has(has::FORBIDS) {
        return immune;
    }
    immune | spared(cx)
}

/// Regions of declined races of others whose toll this seat cannot pay (U-38).
fn too_dear(cx: &Cx) -> RegionSet {
    let coins = cx.state.coins(cx.seat());
    // Mostly it can pay any.
    if coins >= u16::from(cx.game.highest_toll) {
        return RegionSet::EMPTY;
    }
    find_too_dear(cx, coins)
}

#[cold]
fn find_too_dear(cx: &Cx, coins: u16) -> RegionSet {
    let others = cx.game.seats().filter(|&seat| seat != cx.seat());
    let declined = others.flat_map(|seat| &cx.state.people[PeopleId::all_of(seat)][1..]);
    let dear = declined.filter(|people| {
        // What lies in regions of a declined race asks for no toll (U-14).
        let toll = cx.game.race(people.race).toll + cx.game.power(people.power).toll;
        u16::from(toll) > coins
    });
    dear.fold(RegionSet::EMPTY, |all, people| all | people.regions)
}

#[cold]
fn spared(cx: &Cx) -> RegionSet {
    sparing(cx).fold(RegionSet::EMPTY, |all, (_, regions)| all | regions)
}

/// What the tiles that prepared the next conquest leave to choose from.
#[inline(always)]
pub(crate) fn aim(cx: &Cx) -> Option<RegionSet> {
    if !cx.state.turn.is_armed() {
        return None;
    }
    aim_of_armed(cx)
}

#[cold]
fn aim_of_armed(cx: &Cx) -> Option<RegionSet> {
    let aims = cx
        .armed()
        .filter_map(|(asked, tile)| Some((tile.hooks.aim?)(&cx.ask(asked))));
    let aim = aims.reduce(|all, one| all & one)?;
    let mine = cx.me().regions;
    if mine.is_empty() {
        // However they come, they enter where they must.
        return Some(entered(cx, aim & open(cx)));
    }
    Some((aim & open(cx)) - mine)
}

/// What of these regions a people may enter that must do so somewhere (U-28, R-81).
fn entered(cx: &Cx, regions: RegionSet) -> RegionSet {
    let only = entry_only(cx).map_or(regions, |(only, _)| only & regions);
    within(cx).map_or(only, |(inside, _)| only & inside)
}

/// Regions abandoned this turn that this people may not attack in it (D-03).
#[inline]
fn shunned(cx: &Cx) -> RegionSet {
    let abandoned = cx.state.turn.abandoned;
    if !abandoned.is_empty() && cx.people.is_active() && cx.has(has::SHUNS_ABANDONED) {
        abandoned
    } else {
        RegionSet::EMPTY
    }
}

/// Regions that may be conquered, if the price can be paid.
pub fn targets(cx: &Cx) -> RegionSet {
    targets_but(cx, cx.plain())
}

/// The same, told which regions are of races against which nothing helps.
#[inline]
pub(crate) fn targets_but(cx: &Cx, plain: RegionSet) -> RegionSet {
    let near = aim(cx).unwrap_or_else(|| in_reach(cx));
    let targets = near - shielded(cx) - shunned(cx);
    if plain.is_empty() {
        targets
    } else {
        targets - (plain - plainly(cx))
    }
}

/// Regions in reach without any tile: over real borders, or the real edge (U-33, U-36).
#[cold]
fn plainly(cx: &Cx) -> RegionSet {
    let (board, mine) = (cx.game.board(), cx.me().regions);
    if cx.state.turn.is_armed() {
        RegionSet::EMPTY
    } else if !mine.is_empty() {
        board.neighbours(mine)
    } else {
        cx.game
            .home(cx.seat())
            .map_or(board.entry(), |home| home.shore)
    }
}

/// Which of these regions a prepared conquest could take.
pub fn attackable(cx: &Cx, regions: RegionSet) -> RegionSet {
    (regions & open(cx)) - cx.me().regions - shielded(cx) - shunned(cx) - cx.plain()
}

/// Regions that may be attacked without entering the board: what conversions need (B-100).
pub fn unentered(cx: &Cx) -> RegionSet {
    let led = aim(cx).filter(|_| !cx.me().regions.is_empty());
    led.unwrap_or_else(|| near(cx, &opened(cx))) - shielded(cx) - shunned(cx) - cx.plain()
}

/// Why a region is not among those allowed, from the plainest reason to the finest.
pub fn refuse(cx: &Cx, region: RegionId, allowed: RegionSet) -> Option<Refusal> {
    if allowed.has(region) {
        return None;
    }
    let mine = cx.me().regions;
    let homes = cx.game.homes.iter();
    let closed = homes
        .filter(|home| home.closed.has(region))
        .map(|home| home.why_closed)
        .next();
    Some(if mine.has(region) {
        Refusal::AlreadyHeld { region }
    } else if let Some(reason) = closed {
        Refusal::TileAt { reason, region }
    } else if let Some(reason) = bottomless(cx, region) {
        Refusal::TileAt { reason, region }
    } else if !open(cx).has(region) {
        Refusal::Water { region }
    } else if let Some(reason) = closed_by(cx, region) {
        Refusal::TileAt { reason, region }
    } else if immune(cx).has(region) {
        let kinds = cx
            .game
            .pieces()
            .find(|(id, piece)| piece.immune && cx.game.pieces_at(cx.state, *id, region) > 0);
        match kinds {
            Some((id, _)) => Refusal::Immune {
                region,
                piece: cx.game.pieces[id.index()].piece.name,
            },
            None => Refusal::ImmuneRace { region },
        }
    } else if shunned(cx).has(region) {
        Refusal::JustAbandoned { region }
    } else if let Some((seat, _)) = sparing(cx).find(|(_, regions)| regions.has(region)) {
        Refusal::Pact { region, seat }
    } else if too_dear(cx).has(region) {
        Refusal::Toll { region }
    } else if let Some(refusal) = fees::refuse(cx, region, What::Attack) {
        refusal
    } else if cx.plain().has(region) && !plainly(cx).has(region) {
        Refusal::PlainOnly { region }
    } else if let Some((_, reason)) =
        entry_only(cx).filter(|(at, _)| mine.is_empty() && !at.has(region))
    {
        Refusal::TileAt { reason, region }
    } else if let Some((_, reason)) =
        within(cx).filter(|(at, _)| mine.is_empty() && !at.has(region))
    {
        Refusal::TileAt { reason, region }
    } else if aim(cx).is_some() {
        let mut armed = cx.armed();
        match armed.find_map(|(_, tile)| tile.hooks.out_of_aim) {
            Some(reason) => Refusal::TileAt { reason, region },
            None => Refusal::OutOfAim { region },
        }
    } else if let Some(home) = cx.game.home(cx.seat()) {
        let reason = home.too_far;
        Refusal::TileAt { reason, region }
    } else if let Some(reason) = why_gates(cx).filter(|_| mine.is_empty()) {
        Refusal::TileAt { reason, region }
    } else if !cx.board().anchors().is_empty() {
        let reason = &NO_ANCHOR;
        Refusal::TileAt { reason, region }
    } else if mine.is_empty() {
        Refusal::NoEntry { region }
    } else {
        Refusal::NotAdjacent { region }
    })
}

/// Why nobody enters elsewhere on a board with gates.
fn why_gates(cx: &Cx) -> Option<&'static Reason> {
    if !cx.game.board().has_gates() {
        return None;
    }
    let said = cx.game.scenario().and_then(|tile| tile.hooks.table.gates);
    Some(said.unwrap_or(&GATES))
}

static NO_ANCHOR: Reason = Reason {
    ruling: "W-04",
    words: words(
        "region {region} is not next to yours and has no anchor where a ship could land",
        "la région {region} n'est pas voisine des vôtres et n'a pas d'ancre où accoster",
    ),
};

static GATES: Reason = Reason {
    ruling: "R-17",
    words: words(
        "region {region} has no gate: here races enter by the gates of the board",
        "la région {region} n'a pas de porte : ici les peuples entrent par les portes du plateau",
    ),
};

/// Why nothing stands in a region, for what it is.
pub(crate) fn refuse_ground(cx: &Cx, region: RegionId) -> Option<Refusal> {
    let reason = bottomless(cx, region)?;
    Some(Refusal::TileAt { reason, region })
}

/// Why nobody takes a region, for what it is.
fn bottomless(cx: &Cx, region: RegionId) -> Option<&'static Reason> {
    match cx.game.board().region(region)?.terrain.facts().open {
        Open::Nobody(reason) => Some(reason),
        _ => None,
    }
}

/// Why a region is closed to this people by what stands in it.
fn closed_by(cx: &Cx, region: RegionId) -> Option<&'static Reason> {
    let closers = cx.game.closers.iter();
    let mut closing = closers.filter(|Closer { hook, cell }| {
        cx.state.cell(*cell) != 0 && (hook.regions)(cx.state, *cell, cx.seat()).has(region)
    });
    closing.next().map(|closer| closer.hook.why)
}
