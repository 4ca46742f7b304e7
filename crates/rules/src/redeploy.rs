//! Redeployment: gains, tokens that leave the map, free placing; pieces (B.7).

use crate::cx::Cx;
use crate::effect::Table;
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, RegionId};
use crate::ready;
use crate::region_set::RegionSet;
use crate::state::State;
use crate::tile::Placed;

/// Tokens that must leave the map at the next redeployment without being spare: regions that the
/// people would have to give up if it redeployed now (B-82, B-85).
pub fn shortfall(cx: &Cx) -> u8 {
    let me = cx.me();
    let lent: u8 = if cx.people.is_active() {
        cx.tiles().iter().map(|(_, tile)| tile.lent).sum()
    } else {
        0
    };
    lent.saturating_sub(me.hand + me.aside + cx.spare())
        .min(me.regions.len())
}

/// Begins the redeployment of the acting people: gains come, everything spare is taken up, and what
/// only attacks leaves the map.
pub(crate) fn begin<S: Sink>(table: &mut Table<S>) {
    let acting = table.turn().acting;
    if acting.is_active() {
        let per = table
            .cx()
            .tiles()
            .iter()
            .map(|(_, tile)| tile.recruit_per)
            .max()
            .unwrap_or(0);
        let due = table.turn().nonempty.checked_div(per).unwrap_or(0);
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
    ready::pick_up(table, acting);
    let people = table.people(acting);
    if acting.is_active() && !people.regions.is_empty() {
        let lent: u8 = table.cx().tiles().iter().map(|(_, tile)| tile.lent).sum();
        if lent > 0 {
            let leave = lent.min(people.hand);
            let owed = (lent - leave).min(people.regions.len());
            set_aside(table, leave);
            table.turn_mut().owed = owed;
        }
    }
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
    set_aside(table, 1);
    table.turn_mut().owed -= 1;
}

/// Puts tokens from hand into a held region.
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

/// Puts pieces into a held region.
pub(crate) fn put<S: Sink>(table: &mut Table<S>, piece: PieceId, region: RegionId, count: u8) {
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
    let mut count = kind.available(state);
    if let Placed::EachTurn(most) = kind.piece.placed {
        count = count.min(most.saturating_sub(turn.placed));
    }
    let full = if kind.piece.per_region == 1 {
        kind.regions(state)
    } else {
        RegionSet::EMPTY
    };
    let spots = state.people(turn.acting).regions - full;
    (count > 0 && !spots.is_empty()).then(|| Placing {
        piece: turn.piece,
        spots,
        count,
        most_in_one: count.min(kind.piece.per_region),
        optional: matches!(kind.piece.placed, Placed::EachTurn(_)),
    })
}

/// The kinds of pieces a people places at each turn: with the tokens first, then at the end (B-64).
pub(crate) fn kinds(
    game: &Game,
    state: &State,
    people: PeopleId,
) -> arrayvec::ArrayVec<PieceId, 8> {
    let [(_, race), (_, power)] = Cx::new(game, state, people).tiles();
    let all = || race.pieces.iter().chain(&power.pieces).copied();
    let placed = |id: &PieceId| game.pieces[id.index()].piece.placed;
    let with_tokens =
        all().filter(|id| matches!(placed(id), Placed::EachTurn(_) | Placed::Redeployed));
    let at_the_end = all().filter(|id| placed(id) == Placed::EndOfTurn);
    with_tokens.chain(at_the_end).take(8).collect()
}
