//! Redeployment: gains, tokens that leave the map, free placing; pieces (B.7).

use crate::cx::Cx;
use crate::effect::Table;
use crate::event::{Event, Sink};
use crate::extras::{self, EXTRAS, LEADER, TROOP};
use crate::game::{Game, room};
use crate::ids::{PeopleId, PieceId, RegionId};
use crate::joint::has;
use crate::leader;
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

/// Tokens that must leave the map: those of the tray only, so that leader and extra tokens may stay (B-175, L-11).
fn lent(cx: &Cx) -> u8 {
    if !cx.people.is_active() {
        return 0;
    }
    let lent = cx.joint(|joint| joint.lent);
    if lent == 0 {
        return 0;
    }
    let me = cx.me();
    let regions = me.regions.into_iter();
    let standing: u8 = regions.map(|region| cx.state.tokens(region)).sum();
    let race = (me.hand + me.aside + standing).saturating_sub(me.all_extras());
    lent.min(race)
}

/// Begins the redeployment of the acting people: gains come, everything spare is taken up, and what
/// only attacks leaves the map. Who stays put keeps the rest of his hand beside the map (F-01).
pub(crate) fn begin<S: Sink>(table: &mut Table<S>) {
    let acting = table.turn().acting;
    if !acting.is_active() {
        ready::pick_up(table, acting);
        return;
    }
    recruit(table, acting);
    if table.cx().stays_put() {
        stay(table, acting);
        return;
    }
    if table.game.has_extras() {
        extras::gather(table, acting);
    }
    ready::pick_up(table, acting);
    if table.people(acting).regions.is_empty() {
        return;
    }
    let cx = table.cx();
    let (leaves, garrison) = cx.joint(|joint| (joint.lent > 0, joint.garrison));
    if leaves || garrison < u8::MAX {
        let lent = lent(&cx);
        thin_out(table, lent, garrison);
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
    extras::settle_rest(table, acting);
    table.turn_mut().owed = short;
}

/// What only attacks leaves the map, and what a garrison has no room for.
fn thin_out<S: Sink>(table: &mut Table<S>, lent: u8, garrison: u8) {
    let people = *table.cx().me();
    if lent > 0 {
        let leave = lent.min(people.hand);
        set_aside(table, leave);
        table.turn_mut().owed = lent - leave;
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

/// New tokens for non-empty conquests (B-96).
fn recruit<S: Sink>(table: &mut Table<S>, acting: PeopleId) {
    let nonempty = table.turn().nonempty;
    if nonempty == 0 || !table.cx().has(has::RECRUITS) {
        return;
    }
    let due = table
        .cx()
        .sum(|tile| nonempty.checked_div(tile.recruit_per).unwrap_or(0));
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

/// The rest of the Necromancer's ghosts go to his island (N-17).
#[cold]
pub(crate) fn to_island<S: Sink>(table: &mut Table<S>) {
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
    let (owed, hand) = (table.turn().owed, table.people(acting).hand);
    let leave = if table.cx().stays_put() {
        hand
    } else {
        owed.min(hand)
    };
    set_aside(table, leave);
    table.turn_mut().owed = owed.saturating_sub(leave);
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

/// Puts pieces into a held region. A leader or extra token of a displaced people comes from its hand; in its
/// own turn the token is there already and is only named (`extras.rs`), except with those who do not redeploy.
pub(crate) fn put<S: Sink>(table: &mut Table<S>, piece: PieceId, region: RegionId, count: u8) {
    let Turn { acting, stage, .. } = *table.turn();
    let moves = stage == Stage::Defence || table.cx().stays_put();
    if moves && table.game.extra_kind(piece).is_some() {
        table.settle(acting, region, count);
    }
    table.add_pieces(piece, region, count);
    table.turn_mut().placed += count;
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
    if let Placed::EachTurn(most) = kind.piece.placed {
        count = count.min(most.saturating_sub(turn.placed));
    }
    let full = if kind.piece.per_region == 1 {
        kind.regions(state)
    } else {
        RegionSet::EMPTY
    };
    let mut spots = state.people(turn.acting).regions - full;
    if kind.piece.immune && game.has_extras() {
        spots = spots - exposed_leader(game, state);
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
        let stays_put = Cx::acting(game, state).stays_put();
        if game.extra_kind(self.piece).is_some() && !stays_put {
            self.most_in_one.min(game.race_tokens(state, region))
        } else {
            self.most_in_one
        }
    }
}

/// Which of its tokens a people names as its leader or as those of its horde.
#[cold]
fn naming(game: &Game, state: &State) -> Option<Placing> {
    let turn = state.turn();
    let kind = game.extra_kind(turn.piece)?;
    let people = state.people(turn.acting);
    let cx = Cx::acting(game, state);
    let stays_put = cx.stays_put();
    let spots = if kind == LEADER && stays_put {
        open_to_leader(game, state)
    } else if kind == LEADER {
        leader::spots(game, state, turn.acting)
    } else {
        let held = people.regions.into_iter();
        held.filter(|&region| game.race_tokens(state, region) > 0)
            .fold(RegionSet::EMPTY, RegionSet::with)
    };
    let count = game.extras_in_hand(state, turn.acting, kind);
    let most = spots
        .into_iter()
        .map(|region| game.race_tokens(state, region).max(u8::from(stays_put)))
        .max();
    // Extra tokens of the Necromancer may be those that went to his island (N-17), and those of a garrison
    // those that wait for lack of room (F-09).
    let at_home = people.aside - people.extras_aside(LEADER) - people.extras_aside(TROOP);
    let crowded = kind == TROOP && cx.joint(|joint| joint.garrison) < u8::MAX;
    let may_stay = crowded || game.necromancer() == Some(turn.acting.seat());
    let stays_home = may_stay && at_home >= count;
    (count > 0 && !spots.is_empty()).then(|| Placing {
        piece: turn.piece,
        spots,
        count,
        most_in_one: count.min(most.unwrap_or(0)),
        optional: stays_home,
    })
}

/// The extra tokens that a displaced people has in hand, with where they may go (L-03).
pub(crate) fn displaced_extras(
    game: &Game,
    state: &State,
    people: PeopleId,
) -> impl Iterator<Item = (PieceId, RegionSet, u8)> {
    let kinds = if game.has_extras() { EXTRAS } else { 0 };
    (0..kinds)
        .map(move |kind| {
            let mut spots = state.people(people).regions;
            if kind == LEADER {
                spots = spots - crate::reach::untouchable(game, state);
            }
            let count = game.extras_in_hand(state, people, kind);
            (game.extras[kind], spots, count)
        })
        .filter(|(_, _, count)| *count > 0)
}

/// Puts everything in hand into the only region a displaced people has; a leader who may not stand there
/// waits beside the map (L-03).
#[cold]
pub(crate) fn place_all<S: Sink>(table: &mut Table<S>, people: PeopleId, region: RegionId) {
    retire_displaced(table, people);
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

/// Puts a displaced leader who is all that is left in hand into the only region that is open to him (B-56).
/// Gives whether that was so.
pub(crate) fn place_leader<S: Sink>(table: &mut Table<S>, people: PeopleId) -> bool {
    let alone = table.people(people).hand == 1;
    let spot = displaced_extras(table.game, table.state(), people)
        .find(|(piece, spots, _)| *piece == table.game.extras[LEADER] && spots.len() == 1)
        .and_then(|(piece, spots, _)| Some((piece, spots.lowest()?)));
    let Some((piece, region)) = spot.filter(|_| alone) else {
        return false;
    };
    put(table, piece, region, 1);
    true
}

/// A displaced leader for whom every region is immune waits beside the map (L-03).
pub(crate) fn retire_displaced<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let waits = displaced_extras(table.game, table.state(), people)
        .any(|(piece, spots, _)| piece == table.game.extras[LEADER] && spots.is_empty());
    if waits {
        table.set_aside(people, 1);
        table.set_extras(people, LEADER, 1, 1);
    }
}

/// The last region in which a leader could stand: nothing may make it immune while he has to stand somewhere
/// (L-14).
#[cold]
pub(crate) fn exposed_leader(game: &Game, state: &State) -> RegionSet {
    if Cx::acting(game, state).stays_put() {
        // Nobody takes his place where nobody redeploys (F-01).
        let held = state.people(state.turn().acting).regions.into_iter();
        return held
            .filter(|&region| leader::stands_alone(game, state, region))
            .fold(RegionSet::EMPTY, RegionSet::with);
    }
    let open = open_to_leader(game, state);
    if leader_must_stand(game, state) && open.len() == 1 {
        open
    } else {
        RegionSet::EMPTY
    }
}

/// Whether the leader is one of the tokens that hold a region, whichever it is: no region has one to spare
/// (C-05, L-14).
fn leader_must_stand(game: &Game, state: &State) -> bool {
    let acting = state.turn().acting;
    let people = state.people(acting);
    let least = Cx::new(game, state, acting).least();
    let mut regions = people.regions.into_iter();
    // Where others wait beside the map, one of them may stand in his place (L-11).
    let others_wait = people.aside > people.extras_aside(LEADER) + people.extras_aside(TROOP);
    people.has_leader()
        && people.extras_aside(LEADER) == 0
        && !others_wait
        && regions.all(|region| state.tokens(region) <= least)
}

fn open_to_leader(game: &Game, state: &State) -> RegionSet {
    state.people(state.turn().acting).regions - crate::reach::untouchable(game, state)
}

/// Whether pieces in all their spots would leave a leader who must stand nowhere to do so: one spot stays free,
/// and the owner says which (L-14).
pub(crate) fn crowds_leader_out(game: &Game, state: &State, placing: &Placing) -> bool {
    let piece = &game.pieces[placing.piece.index()].piece;
    piece.immune
        && game.has_extras()
        && leader_must_stand(game, state)
        && (open_to_leader(game, state) - placing.spots).is_empty()
}

/// Whether a people places any kind of piece.
#[inline]
pub(crate) fn places_pieces(cx: &Cx) -> bool {
    cx.has(has::PIECES_BY_HAND) || cx.me().all_extras() > 0
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
    let with_tokens =
        all().filter(|id| matches!(placed(id), Placed::EachTurn(_) | Placed::Redeployed));
    let at_the_end = all().filter(|id| placed(id) == Placed::EndOfTurn);
    let owner = state.people(people);
    // Protections come first, then those who may not stand under them (L-14).
    let named = [TROOP, LEADER]
        .into_iter()
        .filter(|&kind| owner.extras(kind) > 0)
        .map(|kind| game.extras[kind]);
    let mut kinds = arrayvec::ArrayVec::new();
    with_tokens
        .chain(at_the_end)
        .chain(named)
        .filter(|id| id.is_some())
        .for_each(|id| room::add(&mut kinds, id));
    kinds
}
