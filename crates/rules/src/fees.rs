//! What an opponent pays before he attacks a region or touches the tokens in it; who cannot pay does neither
//! (W-35, W-51, W-60).

use crate::cx::{Asked, Cx};
use crate::effect::{By, Table};
use crate::event::Sink;
use crate::game::Game;
use crate::ids::{PeopleId, RegionId, SLOTS, Seat};
use crate::region_set::RegionSet;
use crate::state::{FORCES, State};
use arrayvec::ArrayVec;

/// What is done to a region.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum What {
    /// It is attacked.
    Attack,
    /// Tokens there are lost, or move.
    Touch,
}

/// What each tile of a people asks of a seat for something done to a region of it.
fn asked_by<'a>(
    cx: Cx<'a>,
    from: Seat,
    region: RegionId,
    what: What,
) -> impl Iterator<Item = (Asked, u8)> + 'a {
    cx.tiles().filter_map(move |(asked, tile)| {
        let fee = tile
            .hooks
            .fee
            .filter(|fee| fee.shields || what == What::Attack)?;
        let coins = (fee.asks)(&cx.ask(asked), from, region);
        (coins > 0).then_some((asked, coins))
    })
}

/// What a seat owes for an attack on a region.
pub(crate) fn due(game: &Game, state: &State, from: Seat, region: RegionId) -> u8 {
    due_for(game, state, from, region, What::Attack)
}

/// What a seat owes for something done to a region.
pub(crate) fn due_for(game: &Game, state: &State, from: Seat, region: RegionId, what: What) -> u8 {
    let holder = state.holder(region);
    if !game.brings.fees || holder.is_none() || holder.seat() == from {
        return 0;
    }
    let all = asked_by(Cx::new(game, state, holder), from, region, what);
    all.map(|(_, coins)| coins).sum()
}

/// Regions for which a seat cannot pay.
pub(crate) fn too_dear(cx: &Cx) -> RegionSet {
    let mut all = RegionSet::EMPTY;
    if !cx.game.brings.fees {
        return all;
    }
    let coins = cx.state.coins(cx.seat());
    let peoples = usize::from(cx.game.setup.seats) * SLOTS;
    for (id, people) in (0..).map(PeopleId).zip(&cx.state.people[..peoples]) {
        let other = Cx::new(cx.game, cx.state, id);
        let asks = id.seat() != cx.seat() && people.exists();
        if asks && other.any(|tile| tile.hooks.fee.is_some()) {
            let owed = |region: &RegionId| due(cx.game, cx.state, cx.seat(), *region);
            let regions = people.regions.into_iter();
            all |= regions
                .filter(|region| u16::from(owed(region)) > coins)
                .collect();
        }
    }
    all
}

/// The acting seat pays for an attack on a region.
#[cold]
pub(crate) fn pay<S: Sink>(table: &mut Table<S>, region: RegionId) {
    pay_for(table, region, What::Attack);
}

/// The acting seat pays for something done to a region.
pub(crate) fn pay_for<S: Sink>(table: &mut Table<S>, region: RegionId, what: What) {
    let (from, holder) = (table.turn().acting.seat(), table.state().holder(region));
    if holder.is_none() || holder.seat() == from {
        return;
    }
    let cx = table.cx_of(holder);
    let all: ArrayVec<(By, u8), FORCES> = asked_by(cx, from, region, what)
        .map(|(asked, coins)| (cx.ask(asked).by(), coins))
        .take(FORCES)
        .collect();
    for (by, coins) in all {
        table.hand_over(from, holder.seat(), coins);
        let fee = table.cx_by(by).asked_tile().and_then(|tile| tile.hooks.fee);
        if let Some(fee) = fee {
            table.lend(|hands| (fee.paid)(hands, by, from));
        }
    }
}
