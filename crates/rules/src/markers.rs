//! Relics and places: they lie in a region and belong to whoever holds it; a power may lie there too (U-82).

use crate::cx::Cx;
use crate::effect::{By, Hands, Table};
use crate::event::{Event, Sink};
use crate::ids::{PeopleId, PieceId, RegionId, Seat, TileId};
use crate::refusal::Reason;
use crate::state::{FORCES, Force, People, State, Whose};
use crate::tile::{Held, Piece, Placed, words};
use arrayvec::ArrayVec;

/// Why a declined race does nothing with what lies in its region.
pub(crate) static IDLE: Reason = Reason {
    ruling: "U-14",
    words: words(
        "a declined race uses neither relics nor places",
        "un peuple en déclin ne se sert ni des reliques ni des lieux",
    ),
};

/// Whether a marker lies with a declined race of the same seat.
pub(crate) fn lies_idle(cx: &Cx, tile: TileId) -> bool {
    let forces = cx.state.forces().iter().filter(|force| force.tile == tile);
    let mut at = forces.filter_map(|force| force.whose.is_region());
    at.any(|region| {
        let holder = cx.state.holder(region);
        holder.is_some() && holder.seat() == cx.seat() && !holder.is_active()
    })
}

/// What lies in a region.
pub(crate) fn at(state: &State, region: RegionId) -> impl Iterator<Item = (usize, TileId)> + '_ {
    let here = Whose::holder_of(region);
    let forces = state.forces().iter().enumerate();
    forces
        .filter(move |(_, force)| force.whose == here)
        .map(|(place, force)| (place, force.tile))
}

/// A marker was drawn: it lies where it was guarded or lay face down, and works at once (U-10, W-56).
pub(crate) fn found(hands: &mut Hands, by: By, place: u8) {
    let (tile, region) = (TileId::other(usize::from(place)), by.at);
    let holder = hands.state().holder(region);
    hands.lay_out(tile, Whose::holder_of(region));
    let seat = if holder.is_some() {
        holder.seat()
    } else {
        Seat::NONE
    };
    hands.tell(Event::Revealed { seat, tile, region });
    tell(hands, tile, Held::Found(holder, region));
}

/// The region of what lies there was conquered. What a power remembers of another player's turn is nothing to the new
/// holder (U-64); relics and places forget as each turn begins.
#[cold]
pub(crate) fn taken<S: Sink>(table: &mut Table<S>, region: RegionId, holder: PeopleId) {
    let acting = table.turn().acting;
    let another = holder.is_some() && holder.seat() != acting.seat();
    let here: ArrayVec<_, FORCES> = at(table.state(), region).collect();
    for (place, tile) in here {
        if another && tile.as_power().is_some() {
            table.remember_at(place, 0);
        }
        tell(table, tile, Held::Taken(acting, region));
    }
}

/// A marker hears what has become of it.
pub(crate) fn tell<S: Sink>(table: &mut Table<S>, tile: TileId, held: Held) {
    if let Some(hook) = table.game.tile_on_board(tile).hooks.held {
        table.lend(|hands| hook(hands, tile, held));
    }
}

/// A people has left a region: pieces of a power that lies there leave with it, but for those that stay as they were
/// built (U-83).
#[cold]
pub(crate) fn lost<S: Sink>(table: &mut Table<S>, people: PeopleId, region: RegionId) {
    let game = table.game;
    let here = Whose::holder_of(region);
    take_up_pieces_of(table, people, |force| {
        force.whose == here && force.tile.as_power().is_some()
    });
    let here: ArrayVec<_, FORCES> = at(table.state(), region).collect();
    for (_, tile) in here {
        tell(table, tile, Held::Left(people, region));
    }
    if !game.board().rings().is_empty() && people.is_active() {
        break_rings(table, people, region);
    }
}

/// A people that holds too little of a ring without a region loses the power in it, and pieces that are not built leave
/// with that.
fn break_rings<S: Sink>(table: &mut Table<S>, people: PeopleId, region: RegionId) {
    let game = table.game;
    let held = table.people(people).regions;
    let broken = |force: &Force| {
        let ring = force.whose.is_ring();
        let ring = ring.and_then(|ring| game.board().rings().get(ring));
        ring.is_some_and(|&ring| {
            let had = (ring & held.with(region)).len() >= People::OF_A_RING;
            ring.has(region) && had && (ring & held.without(region)).len() < People::OF_A_RING
        })
    };
    take_up_pieces_of(table, people, broken);
}

/// A race declines: what rings gave it ends, and pieces that are not built leave.
#[cold]
pub(crate) fn leave_rings<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let game = table.game;
    let held = *table.people(people);
    let rings = game.board().rings();
    let mine = |force: &Force| {
        let ring = force.whose.is_ring().and_then(|ring| rings.get(ring));
        ring.is_some_and(|&ring| held.rings(ring))
    };
    take_up_pieces_of(table, people, mine);
    table.forget_rings(people);
}

/// A people came into a region without conquering it, and has what lies there (U-57).
pub(crate) fn held_by<S: Sink>(table: &mut Table<S>, people: PeopleId, region: RegionId) {
    let here: ArrayVec<_, FORCES> = at(table.state(), region).collect();
    for (_, tile) in here {
        tell(table, tile, Held::Taken(people, region));
    }
}

/// Pieces of some of what lies out leave a people, but for those that stay as they were built.
fn take_up_pieces_of<S: Sink>(
    table: &mut Table<S>,
    people: PeopleId,
    which: impl Fn(&Force) -> bool,
) {
    let game = table.game;
    let forces = table.state().forces().iter().filter(|force| which(force));
    let kinds: ArrayVec<PieceId, { crate::state::PLANES }> = forces
        .flat_map(|force| game.tile_on_board(force.tile).pieces.iter().copied())
        .filter(|piece| !is_built(&game.pieces[piece.index()].piece))
        .collect();
    for piece in kinds {
        table.take_up_pieces(people, piece);
    }
}

/// Whether a piece stays as it was built: it neither moves nor comes anew each turn.
fn is_built(piece: &Piece) -> bool {
    let moves = matches!(
        piece.placed,
        Placed::EndOfTurn | Placed::Redeployed | Placed::ByVerb
    );
    piece.stays_in_decline && !moves
}
