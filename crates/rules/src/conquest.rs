//! Taking a region: by its price, by the final die, by a tile's verb (P-31).

use crate::cx::Asked;
use crate::effect::{Effect, Effects, Table};
use crate::event::{Event, Sink};
use crate::ids::{PieceId, RegionId};
use crate::losses::{self, Fall};
use crate::price::Prices;
use crate::state::{NO_DIE, Turn};
use crate::tile::Placed;

/// Notes that a conquest is attempted: an attack, whatever comes of it (P-08, B-25).
pub(crate) fn announce<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let holder = table.state().holder(region);
    let acting = table.turn().acting;
    let turn = table.turn_mut();
    turn.marks |= Turn::ATTEMPTED;
    if acting.is_active()
        && holder.is_some()
        && holder.is_active()
        && holder.seat() != acting.seat()
    {
        turn.attacked |= 1 << holder.seat().0;
    }
}

/// Conquers a region at its price.
pub(crate) fn conquer<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let price = Prices::new(table.cx()).of(region);
    announce(table, region);
    take(table, region, price);
}

/// The final die has fallen: all tokens in hand take the region, or come back (B-44).
pub(crate) fn reinforce<S: Sink>(table: &mut Table<S>, region: RegionId, face: u8) {
    let needs = Prices::new(table.cx()).of(region);
    let acting = table.turn().acting;
    let hand = table.people(acting).hand;
    if hand + face >= needs {
        take(table, region, hand);
    } else {
        table.tell(Event::Failed {
            seat: acting.seat(),
            region,
            needs,
            has: hand + face,
        });
    }
}

/// Tokens from hand take a region that was announced.
fn take<S: Sink>(table: &mut Table<S>, region: RegionId, tokens: u8) {
    let acting = table.turn().acting;
    count(table, region);
    losses::drive_out(table, region, Fall::Conquest);
    table.settle(acting, region, tokens);
    let race = table.people(acting).race;
    table.tell(Event::Conquered {
        seat: acting.seat(),
        race,
        region,
        tokens,
    });
    mark(table, region);
}

/// A lone token is turned: one from the tray stands in its place (B-98, B-101).
fn convert<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let acting = table.turn().acting;
    announce(table, region);
    count(table, region);
    losses::drive_out(table, region, Fall::Conversion);
    let come = table.recruit(acting, 1);
    table.settle(acting, region, come);
    let race = table.people(acting).race;
    table.tell(Event::Converted {
        seat: acting.seat(),
        race,
        region,
    });
    mark(table, region);
}

/// Counts the conquest for what looks at the whole turn (B-38, B-39, B-114).
fn count<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let acting = table.turn().acting;
    let holder = table.state().holder(region);
    let needs_enemy = table.game.setup.switches.non_empty_needs_enemy;
    let occupied = holder.is_some() && (holder.seat() != acting.seat() || !needs_enemy);
    let non_empty = occupied || table.state().tribes().has(region);
    let turn = table.turn_mut();
    turn.die = NO_DIE;
    if acting.is_active() && non_empty {
        turn.nonempty += 1;
    }
}

/// The conqueror's own pieces appear (P-31, step 7).
fn mark<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let acting = table.turn().acting;
    let before = table.people(acting).conquests;
    table.count_conquest(acting);
    if !acting.is_active() {
        return;
    }
    let [(_, race), (_, power)] = table.cx().tiles();
    let kinds: arrayvec::ArrayVec<PieceId, 4> = race
        .pieces
        .iter()
        .chain(&power.pieces)
        .copied()
        .take(4)
        .collect();
    for id in kinds {
        let kind = table.game.pieces[id.index()];
        let appears = match kind.piece.placed {
            Placed::OnConquest => true,
            Placed::FirstConquests(first) => before < first,
            _ => false,
        };
        if appears && kind.available(table.state()) > 0 {
            table.add_pieces(id, region, 1);
        }
    }
}

/// Does what a tile's verb asked for.
pub(crate) fn perform<S: Sink>(table: &mut Table<S>, asked: Asked, effects: &Effects) {
    let acting = table.turn().acting;
    for effect in effects {
        match *effect {
            Effect::Conquer { region, tokens } => {
                announce(table, region);
                take(table, region, tokens);
            }
            Effect::Convert(region) => convert(table, region),
            Effect::Piece { piece, region } => table.bring_piece(piece, region),
            Effect::Remember(memo) => table.remember(acting, asked, memo),
            Effect::Ally(ally) => table.tell(Event::Allied {
                seat: acting.seat(),
                ally,
            }),
        }
    }
}
