//! Redeployment: gains, tokens that leave the map, free placing; pieces (B.7).

mod naming;

use self::naming::{free, naming};
pub(crate) use self::naming::{refuse_naming, with_race_tokens};
use crate::cx::Cx;
use crate::effect::Table;
use crate::event::{Event, Sink};
use crate::exposed;
use crate::extras::{self, EXTRAS};
use crate::game::{Game, room};
use crate::ids::{PeopleId, PieceId, RegionId};
use crate::joint::has;
use crate::reach;
use crate::ready;
use crate::region_set::RegionSet;
use crate::state::{PLANES, Stage, State, Turn};
use crate::tile::Placed;

/// Regions that the people would have to give up if it redeployed now, because tokens must leave the map and
/// too few are spare (B-82, B-85).
pub fn shortfall(cx: &Cx) -> u8 {
    let me = cx.me();
    lent(cx)
        .saturating_sub(me.hand + me.aside + cx.spare())
        .div_ceil(cx.least())
        .min(me.regions.len())
}

/// Tokens that must leave the map: those of the tray only, so that others may stay (B-175, L-11).
fn lent(cx: &Cx) -> u8 {
    if !cx.people.is_active() {
        return 0;
    }
    let lent = cx.joint(|joint| joint.lent) + cx.lent_for();
    if lent == 0 {
        return 0;
    }
    let me = cx.me();
    let regions = me.regions.into_iter();
    let standing: u8 = regions.map(|region| cx.state.tokens(region)).sum();
    let extras = cx.game.all_extras(cx.state, cx.people);
    let race = (me.hand + me.aside + standing).saturating_sub(extras);
    lent.min(race)
}

/// Begins the redeployment of the acting people: gains come, everything spare is taken up, and what
/// only attacks leaves the map. Who stays put keeps the rest of his hand beside the map (F-01).
pub(crate) fn begin<S: Sink>(table: &mut Table<S>) {
    let acting = table.turn().acting;
    if !table.game.board().emptied().is_empty() {
        leave_rivers(table, acting);
    }
    if !acting.is_active() {
        ready::pick_up(table, acting);
        return;
    }
    let held = table.people(acting).regions;
    recruit(table, acting);
    if table.cx().stays_put() {
        stay(table, acting);
    } else {
        gather(table, acting);
    }
    if table.game.brings.lent_for && table.cx().has(has::RECRUITS) {
        forge(table, acting, held);
    }
}

/// Everything spare is taken up, and what only attacks leaves the map.
fn gather<S: Sink>(table: &mut Table<S>, acting: PeopleId) {
    extras::gather(table, acting);
    ready::pick_up(table, acting);
    if table.people(acting).regions.is_empty() {
        return;
    }
    let cx = table.cx();
    let (leaves, garrison) = cx.joint(|joint| (joint.lent > 0, joint.garrison));
    if leaves || cx.lent_for() > 0 || garrison < u8::MAX {
        let lent = lent(&cx);
        thin_out(table, lent, garrison);
    }
}

/// Who may not stay in a river leaves it (U-02).
#[cold]
pub(crate) fn leave_rivers<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    for region in table.cx_of(people).must_leave() {
        ready::leave(table, people, region);
        let race = table.people(people).race;
        table.tell(Event::Vacated {
            seat: people.seat(),
            race,
            region,
        });
    }
}

/// Nobody redeploys: the rest of the hand waits beside the map (F-01). What only attacks leaves all the same:
/// where it is not in hand, from the regions with most tokens, and at last with whole regions (B-82).
#[cold]
fn stay<S: Sink>(table: &mut Table<S>, acting: PeopleId) {
    let regions = table.people(acting).regions;
    if regions.is_empty() {
        return;
    }
    let (lent, least) = (lent(&table.cx()), table.cx().least());
    let mut short = lent.saturating_sub(table.people(acting).hand);
    while short > 0 {
        let tokens = |region: &RegionId| table.state().tokens(*region);
        let fullest = regions.into_iter().max_by_key(tokens);
        let Some(fullest) = fullest.filter(|region| tokens(region) > least) else {
            break;
        };
        table.lift(acting, fullest, 1);
        short -= 1;
    }
    let hand = table.people(acting).hand;
    set_aside(table, hand);
    extras::wait_aside(table, acting);
    table.owe(short);
}

/// What only attacks leaves the map, and what a garrison has no room for.
fn thin_out<S: Sink>(table: &mut Table<S>, lent: u8, garrison: u8) {
    let people = *table.cx().me();
    if lent > 0 {
        let leave = lent.min(people.hand);
        set_aside(table, leave);
        table.owe(lent - leave);
    }
    if garrison < u8::MAX {
        let room = people.regions.into_iter();
        // Whoever has no limit has more room than a number can say.
        let room: u8 = room
            .map(|region| garrison.saturating_sub(table.state().tokens(region)))
            .fold(0, u8::saturating_add);
        let hand = table.cx().me().hand;
        set_aside(table, hand.saturating_sub(room));
    }
}

/// New tokens for non-empty conquests and for regions (B-96, U-37).
fn recruit<S: Sink>(table: &mut Table<S>, acting: PeopleId) {
    let nonempty = table.turn().nonempty;
    let idle = nonempty == 0 && !table.game.brings.recruits_for_regions;
    if idle || !table.cx().has(has::RECRUITS) {
        return;
    }
    let held = table.people(acting).regions;
    let due = table.cx().sum(|tile| {
        let regions = tile.recruit_in.iter().map(|&at| (held & at).len());
        regions.sum::<u8>()
            + tile.recruits_here
            + nonempty.checked_div(tile.recruit_per).unwrap_or(0)
    });
    let tokens = table.recruit(acting, due);
    if tokens > 0 {
        let race = table.people(acting).race;
        table.tell(Event::Recruited {
            seat: acting.seat(),
            race,
            tokens,
        });
    }
}

/// The most tokens that only attack and are got for regions: as many as there are in the box (U-41).
const MOST_LENT: u8 = 7;

/// New tokens that only attack: they wait beside the map until the next turn (U-41).
#[cold]
fn forge<S: Sink>(table: &mut Table<S>, acting: PeopleId, held: RegionSet) {
    let cx = table.cx();
    let at = cx
        .tiles()
        .fold(RegionSet::EMPTY, |all, (_, tile)| all | tile.lent_for);
    let owned = cx.lent_for();
    let new = (held & at).len().min(MOST_LENT - owned.min(MOST_LENT));
    if new > 0 {
        table.lend_for(acting, new);
        let race = table.people(acting).race;
        table.tell(Event::Forged {
            seat: acting.seat(),
            race,
            tokens: new,
        });
    }
}

/// The rest of the tokens go home, off the map (N-17).
#[cold]
pub(crate) fn go_home<S: Sink>(table: &mut Table<S>) {
    let hand = table.cx().me().hand;
    set_aside(table, hand);
}

fn set_aside<S: Sink>(table: &mut Table<S>, tokens: u8) {
    let acting = table.turn().acting;
    if tokens > 0 {
        table.set_aside(acting, tokens);
        let race = table.people(acting).race;
        table.tell(Event::SetAside {
            seat: acting.seat(),
            race,
            tokens,
        });
    }
}

/// Gives up a region because its last token must leave the map (B-82).
pub(crate) fn vacate<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let acting = table.turn().acting;
    ready::leave(table, acting, region);
    let race = table.people(acting).race;
    table.tell(Event::Vacated {
        seat: acting.seat(),
        race,
        region,
    });
    // What let them stay in a river may have gone with the region.
    if !table.game.board().emptied().is_empty() {
        leave_rivers(table, acting);
    }
    let (owed, hand) = (table.turn().owed, table.people(acting).hand);
    let stays_put = table.cx().stays_put();
    let leave = if stays_put { hand } else { owed.min(hand) };
    set_aside(table, leave);
    if stays_put {
        // No redeployment names who waits (F-01).
        extras::wait_aside(table, acting);
    }
    table.owe(owed.saturating_sub(leave));
}

/// Puts tokens from hand into a region held.
pub(crate) fn place<S: Sink>(table: &mut Table<S>, region: RegionId, tokens: u8) {
    let acting = table.turn().acting;
    table.settle(acting, region, tokens);
    let race = table.people(acting).race;
    table.tell(Event::Placed {
        seat: acting.seat(),
        race,
        region,
        tokens,
    });
}

/// Puts pieces into a held region. An extra token of a displaced people comes from its hand; in its
/// own turn the token is there already and is only named (`extras.rs`), except with those who do not redeploy.
pub(crate) fn put<S: Sink>(table: &mut Table<S>, piece: PieceId, region: RegionId, count: u8) {
    let Turn { acting, stage, .. } = *table.turn();
    let moves = stage == Stage::Defence || table.cx().stays_put();
    if moves && table.game.extra_kind(piece).is_some() {
        table.settle(acting, region, count);
    }
    table.add_pieces(piece, region, count);
    table.count_placed(count);
}

/// Where pieces of a kind can go now, how many are at hand, and whether they may be left.
pub(crate) struct Placing {
    pub piece: PieceId,
    pub spots: RegionSet,
    pub count: u8,
    pub most_in_one: u8,
    pub optional: bool,
}

/// How the kind of piece being placed can be placed; nothing when that is done.
#[inline]
pub(crate) fn placing(game: &Game, state: &State) -> Option<Placing> {
    let turn = state.turn();
    let kind = game.pieces.get(turn.piece.index())?;
    if kind.piece.placed == Placed::AsToken {
        return naming(game, state);
    }
    let mut count = kind.available(state);
    if kind.piece.ripens > 0 {
        count = count.saturating_sub(state.people(turn.acting).race_memo);
    }
    match kind.piece.placed {
        Placed::EachTurn(most) => count = count.min(most.saturating_sub(turn.placed)),
        Placed::ForRegions(_) => {
            let held = state.people(turn.acting).regions & kind.held;
            count = count.min(held.len().saturating_sub(turn.placed));
        }
        _ => {}
    }
    let full = if kind.piece.per_region == 1 {
        kind.regions(state)
    } else {
        RegionSet::EMPTY
    };
    let mut spots = state.people(turn.acting).regions - full;
    if kind.piece.immune && game.has_extras() {
        spots = spots - exposed::last_spot(game, state);
    }
    (count > 0 && !spots.is_empty()).then(|| Placing {
        piece: turn.piece,
        spots,
        count,
        most_in_one: count.min(kind.piece.per_region),
        optional: matches!(kind.piece.placed, Placed::EachTurn(_)),
    })
}

impl Placing {
    /// How many of them can be placed in all.
    pub fn most_in_all(&self, game: &Game, state: &State) -> u8 {
        let room = self.spots.into_iter();
        let room = room.map(|region| self.most(game, state, region));
        self.count.min(room.fold(0, u8::saturating_add))
    }

    /// How many of them may go to a region.
    pub fn most(&self, game: &Game, state: &State, region: RegionId) -> u8 {
        // Wherever a token may be named there is one.
        if self.most_in_one <= 1 {
            return self.most_in_one;
        }
        let stays_put = Cx::acting(game, state).stays_put();
        if game.extra_kind(self.piece).is_some() && !stays_put {
            self.most_in_one.min(free(game, state, self.piece, region))
        } else {
            self.most_in_one
        }
    }
}

/// The extra tokens that a displaced people has in hand, with where they may go (L-03).
pub(crate) fn displaced_extras(
    game: &Game,
    state: &State,
    people: PeopleId,
) -> impl Iterator<Item = (PieceId, RegionSet, u8)> {
    let mixed = state.people(people).is_mixed();
    let kinds = if mixed { game.kinds_of_extras() } else { 0..0 };
    kinds
        .map(move |kind| {
            let extra = &game.extras[kind];
            let mut spots = state.people(people).regions;
            if extra.exposed {
                spots = spots - reach::untouchable(game, state);
            }
            let count = game.extras_in_hand(state, people, kind);
            (extra.piece, spots, count)
        })
        .filter(|(_, _, count)| *count > 0)
}

/// Puts everything in hand into the only region a displaced people has; who may not stand there waits beside the
/// map (L-03).
#[cold]
pub(crate) fn place_all<S: Sink>(table: &mut Table<S>, people: PeopleId, region: RegionId) {
    exposed::retire_displaced(table, people);
    let extras: arrayvec::ArrayVec<(PieceId, RegionSet, u8), EXTRAS> =
        displaced_extras(table.game, table.state(), people).collect();
    for (piece, _, count) in extras {
        put(table, piece, region, count);
    }
    let hand = table.people(people).hand;
    if hand > 0 {
        place(table, region, hand);
    }
}

/// Whether a people places any kind of piece.
#[inline]
pub(crate) fn places_pieces(cx: &Cx) -> bool {
    cx.me().is_mixed() || cx.has(has::PIECES_BY_HAND)
}

/// The kinds of pieces a people places at each turn: with the tokens first, then at the end (B-64). Each has a plane of
/// its own, so there are no more than planes.
pub(crate) fn kinds(
    game: &Game,
    state: &State,
    people: PeopleId,
) -> arrayvec::ArrayVec<PieceId, PLANES> {
    let cx = Cx::new(game, state, people);
    if !places_pieces(&cx) {
        return arrayvec::ArrayVec::new();
    }
    let all = || cx.tiles().flat_map(|(_, tile)| tile.pieces.iter().copied());
    let placed = |id: &PieceId| game.pieces[id.index()].piece.placed;
    let with_tokens = all().filter(|id| {
        matches!(
            placed(id),
            Placed::EachTurn(_) | Placed::ForRegions(_) | Placed::Redeployed
        )
    });
    let at_the_end = all().filter(|id| placed(id) == Placed::EndOfTurn);
    // Protections come first, then those who may not stand under them (L-14).
    let named = game
        .kinds_of_extras()
        .rev()
        .filter(|&kind| game.extras_owned(state, people, kind) > 0)
        .map(|kind| game.extras[kind].piece);
    let mut kinds = arrayvec::ArrayVec::new();
    if cx.has(has::PIECES_BY_HAND) {
        with_tokens
            .chain(at_the_end)
            .for_each(|id| room::add(&mut kinds, id));
    }
    named.for_each(|id| room::add(&mut kinds, id));
    kinds
}
