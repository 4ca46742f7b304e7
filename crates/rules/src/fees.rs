//! What an opponent pays before he attacks a region or touches the tokens in it; who cannot pay does neither
//! (W-35, W-51, W-60).

use crate::cx::{Asked, Cx};
use crate::effect::{By, Table};
use crate::event::Sink;
use crate::game::Game;
use crate::ids::{PeopleId, RegionId, SLOTS, Seat};
use crate::refusal::Refusal;
use crate::region_set::RegionSet;
use crate::state::{FORCES, Stage, State};
use crate::tile::Fee;
pub(crate) use crate::tile::What;
use arrayvec::ArrayVec;

/// What each tile of a people asks of a seat for something done to a region of it.
fn asked_by<'a>(
    cx: Cx<'a>,
    from: Seat,
    region: RegionId,
    what: What,
) -> impl Iterator<Item = (Asked, Fee, u8)> + 'a {
    cx.tiles().filter_map(move |(asked, tile)| {
        let fee = tile.hooks.fee.filter(|fee| what >= fee.against)?;
        let coins = (fee.asks)(&cx.ask(asked), from, region);
        (coins > 0).then_some((asked, fee, coins))
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
    all.map(|(_, _, coins)| coins).sum()
}

/// The coins with which a seat pays: those that come as its race begins to expand are there before its first fee (W-38).
pub(crate) fn purse(cx: &Cx) -> u16 {
    let coins = cx.state.coins(cx.seat());
    if !cx.game.brings.expands || cx.state.turn().stage != Stage::Choice {
        return coins;
    }
    let come = cx.tiles().map(|(asked, tile)| {
        let brings = tile.hooks.brings_coins;
        brings.map_or(0, |brings| u16::from(brings(&cx.ask(asked))))
    });
    coins + come.sum::<u16>()
}

/// Why a seat that owes more than it has does nothing of the kind to a region: the dearest fee says so.
pub(crate) fn refuse(cx: &Cx, region: RegionId, what: What) -> Option<Refusal> {
    refuse_out_of(cx, purse(cx), region, what)
}

/// The same where only so many coins are left for it.
pub(crate) fn refuse_out_of(cx: &Cx, coins: u16, region: RegionId, what: What) -> Option<Refusal> {
    let owed = due_for(cx.game, cx.state, cx.seat(), region, what);
    if u16::from(owed) <= coins {
        return None;
    }
    let holder = Cx::new(cx.game, cx.state, cx.state.holder(region));
    let all = asked_by(holder, cx.seat(), region, what);
    let (_, dearest, _) = all.max_by_key(|(_, _, coins)| *coins)?;
    Some(Refusal::TileAt {
        reason: dearest.why,
        region,
    })
}

/// Those of some regions that are immune to a seat as long as it does not pay (P-26, W-60).
pub(crate) fn shielded(cx: &Cx, regions: RegionSet) -> RegionSet {
    if !cx.game.brings.fees {
        return RegionSet::EMPTY;
    }
    let owed = |region: &RegionId| due_for(cx.game, cx.state, cx.seat(), *region, What::Meddle);
    let regions = regions.into_iter();
    regions.filter(|region| owed(region) > 0).collect()
}

/// Regions for which a seat cannot pay.
pub(crate) fn too_dear(cx: &Cx) -> RegionSet {
    let mut all = RegionSet::EMPTY;
    if !cx.game.brings.fees {
        return all;
    }
    let peoples = usize::from(cx.game.setup.seats) * SLOTS;
    for (id, people) in (0..).map(PeopleId).zip(&cx.state.people[..peoples]) {
        let other = Cx::new(cx.game, cx.state, id);
        let asks = id.seat() != cx.seat() && people.exists();
        if asks && other.any(|tile| tile.hooks.fee.is_some()) {
            let coins = purse(cx);
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

/// The acting seat pays for something done to a region. Who touches the tokens of an active race has attacked it (W-35).
pub(crate) fn pay_for<S: Sink>(table: &mut Table<S>, region: RegionId, what: What) {
    let (from, holder) = (table.turn().acting.seat(), table.state().holder(region));
    if holder.is_none() || holder.seat() == from {
        return;
    }
    if what == What::Touch && table.game.is_active_race(holder) {
        table.note_attack(holder.seat());
    }
    let cx = table.cx_of(holder);
    let all: ArrayVec<(By, Fee, u8), FORCES> = asked_by(cx, from, region, what)
        .map(|(asked, fee, coins)| (cx.ask(asked).by(), fee, coins))
        .take(FORCES)
        .collect();
    for (by, fee, coins) in all {
        table.hand_over(from, holder.seat(), coins);
        table.lend(|hands| (fee.paid)(hands, by, from));
    }
}
