//! Taking a region: by its price, by the final die, by a tile's verb (P-31).

use crate::cx::Cx;
use crate::effect::Table;
use crate::event::{Event, Sink};
use crate::fees;
use crate::game::{TileOnBoard, room};
use crate::ids::{PeopleId, PieceId, RaceId, RegionId, Seat};
use crate::joint::has;
use crate::losses::{self, Fall};
use crate::markers;
use crate::price::Prices;
use crate::state::{FORCES, PLANES};
use crate::tile::{Placed, Taking};
use crate::turn::moments;
use arrayvec::ArrayVec;

/// Notes that a conquest is attempted: an attack, whatever comes of it (P-08, B-25).
pub(crate) fn announce<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let holder = table.state().holder(region);
    let acting = table.turn().acting;
    let living = holder.is_some() && table.game.is_active_race(holder);
    if table.game.brings.fees {
        fees::pay(table, region);
    }
    table.attempt();
    if acting.is_active() && living && holder.seat() != acting.seat() {
        table.note_attack(holder.seat());
    }
    if table.game.brings.grudge && holder.is_some() {
        note_grudge(table, holder.seat());
    }
}

/// Whoever remembers attacks notes this one (U-62).
#[cold]
pub(crate) fn note_grudge<S: Sink>(table: &mut Table<S>, victim: Seat) {
    let attacker = table.turn().seat;
    let people = PeopleId::active(victim);
    let remembers = table.people(people).exists() && table.cx_of(people).has(has::GRUDGE);
    if victim != attacker && remembers {
        let cell = table.game.grudge_cells + victim.index();
        let noted = table.state().cell(cell) | 1 << attacker.0;
        table.set_cell(cell, noted);
    }
}

/// Conquers a region at its price.
pub(crate) fn conquer<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let price = Prices::new(table.cx()).of(region);
    conquer_with(table, region, price);
}

/// Conquers a region with so many tokens, at least its price.
pub(crate) fn conquer_with<S: Sink>(table: &mut Table<S>, region: RegionId, tokens: u8) {
    announce(table, region);
    take(table, region, tokens);
}

/// The final die has fallen: all tokens in hand take the region, or come back (B-44). A tile may ask something
/// before that stands (F-22). Gives whether the conquests are over.
pub(crate) fn reinforce<S: Sink>(table: &mut Table<S>, region: RegionId, face: u8) -> bool {
    let cx = table.cx();
    let needs = Prices::new(cx).of(region);
    let has = cx.force_against(region) + face;
    if has >= needs {
        take_with_all(table, region);
    } else if asks_after_die(table, region, has) {
        table.lay_die(face);
        return false;
    } else {
        fail(table, region, needs, has);
    }
    table.announce_target(RegionId::NONE);
    true
}

fn asks_after_die<S: Sink>(table: &mut Table<S>, region: RegionId, has: u8) -> bool {
    let cx = table.cx();
    if !table.game.brings.after_die || !cx.has(has::AFTER_DIE) || cx.plain().has(region) {
        return false;
    }
    let hook = cx.tiles().find_map(|(asked, tile)| {
        let fell_short = tile.hooks.fell_short?;
        Some((cx.ask(asked).by(), fell_short))
    });
    hook.is_some_and(|(by, fell_short)| table.lend(|hands| fell_short(hands, by, region, has)))
}

pub(crate) fn take_with_all<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let hand = table.cx().force_against(region);
    take(table, region, hand);
}

pub(crate) fn fail<S: Sink>(table: &mut Table<S>, region: RegionId, needs: u8, has: u8) {
    let seat = table.turn().acting.seat();
    table.tell(Event::Failed {
        seat,
        region,
        needs,
        has,
    });
}

/// Tokens from hand take a region that was announced.
pub(crate) fn take<S: Sink>(table: &mut Table<S>, region: RegionId, tokens: u8) {
    let acting = table.turn().acting;
    let spares = table.turn().is_armed() && table.cx().armed().any(|(_, tile)| tile.hooks.spares);
    let fall = if spares { Fall::Flight } else { Fall::Conquest };
    let taking = taking(table, region);
    let spoils = spoils(table, region);
    count(table, region);
    let (holder, lying) = losses::drive_out(table, region, fall);
    table.march(acting, region, tokens);
    let race = table.people(acting).race;
    table.tell(Event::Conquered {
        seat: acting.seat(),
        race,
        region,
        tokens,
    });
    tell_extras(table, region);
    mark(table, region);
    if let Some(spoils) = spoils {
        share_spoils(table, holder, spoils);
    }
    drop_vain_offers(table);
    losses::find(table, lying);
    tell_conquest(table, &taking);
}

/// What is taken, before it is.
fn taking<S: Sink>(table: &Table<S>, region: RegionId) -> Taking {
    let natives = table.state().tribes().has(region);
    let in_pairs = natives && table.game.in_pairs.has(region);
    let count = u8::from(natives) + u8::from(in_pairs);
    let holder = table.state().holder(region);
    let race = if holder.is_some() {
        table.people(holder).race
    } else {
        RaceId::NONE
    };
    Taking {
        region,
        holder,
        race,
        natives,
        defenders: table.state().tokens(region) + count,
        conquered: true,
    }
}

/// Says which extra tokens marched there, where no redeployment will name them (F-01); what was said of them is done.
fn tell_extras<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let acting = table.turn().acting;
    if !table.people(acting).is_mixed() || !table.cx().stays_put() {
        return;
    }
    table.forget_named();
    for extra in &table.game.extras {
        let piece = extra.piece;
        let count = table.game.pieces_at(table.state(), piece, region);
        if count > 0 {
            table.tell(Event::PieceSet {
                piece,
                region,
                count,
            });
        }
    }
}

/// A lone token is turned: one from the tray stands in its place, or one from hand if there is none (B-98, B-101, U-61).
pub(crate) fn convert<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let acting = table.turn().acting;
    announce(table, region);
    let taking = taking(table, region);
    let spoils = spoils(table, region);
    count(table, region);
    let (holder, lying) = losses::drive_out(table, region, Fall::Conversion);
    let least = table.cx().least();
    table.recruit(acting, least);
    table.march(acting, region, least);
    let race = table.people(acting).race;
    table.tell(Event::Converted {
        seat: acting.seat(),
        race,
        region,
    });
    mark(table, region);
    if let Some(spoils) = spoils {
        share_spoils(table, holder, spoils);
    }
    drop_vain_offers(table);
    losses::find(table, lying);
    tell_conquest(table, &taking);
}

/// Whoever wants to hear of a conquest does: what lies there, the tiles in force for the conqueror, and those that lie
/// over the table.
#[inline]
fn tell_conquest<S: Sink>(table: &mut Table<S>, taking: &Taking) {
    if table.state().marked.has(taking.region) {
        markers::taken(table, taking.region, taking.holder);
    }
    if table.game.brings.conquered && table.cx().has(has::CONQUERED) {
        tell_tiles(table, taking);
    }
    moments::conquered(table, taking);
}

#[cold]
fn tell_tiles<S: Sink>(table: &mut Table<S>, taking: &Taking) {
    let cx = table.cx();
    let hooks: ArrayVec<_, FORCES> = cx
        .tiles()
        .filter_map(|(asked, tile)| Some((cx.ask(asked).by(), tile.hooks.conquered?)))
        .take(FORCES)
        .collect();
    for (by, hook) in hooks {
        table.lend(|hands| hook(hands, by, taking));
    }
}

/// Nothing is offered to somebody who cannot accept it once coins have changed hands (L-06; P-31, step 5).
#[inline(always)]
fn drop_vain_offers<S: Sink>(table: &mut Table<S>) {
    if table.state().due().is_some() {
        table.drop_vain_offers();
    }
}

/// Coins that change hands because a region falls, by what is in force before it does (C-14, F-19, U-38, U-55).
#[derive(Clone, Copy, Default)]
struct Spoils {
    loot: u8,
    levy: u8,
    consoled: u8,
    toll: u8,
}

#[inline]
fn spoils<S: Sink>(table: &Table<S>, region: RegionId) -> Option<Spoils> {
    let any = table.game.brings.loot_or_levy;
    any.then(|| find_spoils(table, region))
}

#[cold]
fn find_spoils<S: Sink>(table: &Table<S>, region: RegionId) -> Spoils {
    let (acting, holder) = (table.turn().acting, table.state().holder(region));
    if holder.is_none() || holder.seat() == acting.seat() {
        return Spoils::default();
    }
    let (cx, held) = (table.cx(), table.cx_of(holder));
    let loots = acting.is_active() && table.game.is_active_race(holder) && cx.has(has::SPOILS);
    let claims = holder.is_active() && held.has(has::SPOILS);
    let asked = |asks: bool, cx: &Cx, of: fn(&TileOnBoard) -> u8| if asks { cx.sum(of) } else { 0 };
    Spoils {
        loot: asked(loots, &cx, |tile| tile.loot),
        levy: asked(claims, &held, |tile| tile.levy),
        consoled: asked(claims, &held, |tile| tile.consoled),
        toll: asked(!holder.is_active(), &held, |tile| tile.toll),
    }
}

/// The coins change hands (P-31, step 5).
#[cold]
fn share_spoils<S: Sink>(table: &mut Table<S>, holder: PeopleId, spoils: Spoils) {
    let acting = table.turn().acting;
    if holder.is_none() {
        return;
    }
    table.hand_over(holder.seat(), acting.seat(), spoils.loot);
    table.hand_over(acting.seat(), holder.seat(), spoils.levy);
    if spoils.consoled > 0 {
        let (seat, coins) = (holder.seat(), spoils.consoled);
        table.gain(seat, u16::from(coins));
        table.tell(Event::Gained { seat, coins });
    }
    table.hand_over(acting.seat(), holder.seat(), spoils.toll);
}

/// Counts the conquest for what looks at the whole turn (B-38, B-39, B-114).
fn count<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let acting = table.turn().acting;
    let holder = table.state().holder(region);
    let needs_enemy = table.game.non_empty_needs_enemy;
    let occupied = holder.is_some() && (holder.seat() != acting.seat() || !needs_enemy);
    let non_empty = occupied || table.state().tribes().has(region);
    table.put_die_away();
    if acting.is_active() && non_empty {
        table.note_non_empty();
    }
}

/// The conqueror's own pieces appear (P-31, step 7).
fn mark<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let acting = table.turn().acting;
    let before = table.people(acting).conquests;
    table.count_conquest(acting);
    if !acting.is_active() || !table.cx().has(has::PIECES_ON_CONQUEST) {
        return;
    }
    // Each kind has a plane of its own.
    let mut kinds = arrayvec::ArrayVec::<PieceId, PLANES>::new();
    table
        .cx()
        .tiles()
        .flat_map(|(_, tile)| tile.pieces.iter().copied())
        .for_each(|id| room::add(&mut kinds, id));
    for id in kinds {
        let kind = table.game.pieces[id.index()];
        let appears = match kind.piece.placed {
            Placed::OnConquest => true,
            Placed::OnConquestIn(at) => table.game.regions(at).has(region),
            Placed::FirstConquests(first) => before < first,
            _ => false,
        };
        if appears && kind.available(table.state()) > 0 {
            table.add_pieces(id, region, 1);
        }
    }
}
