//! Taking a region: by its price, by the final die, by a tile's verb (P-31).

use crate::cx::Asked;
use crate::effect::{Effect, Effects, Table};
use crate::event::{Event, Sink};
use crate::game::room;
use crate::ids::{PeopleId, PieceId, RegionId};
use crate::joint::has;
use crate::leader;
use crate::losses::{self, Fall};
use crate::price::Prices;
use crate::ready;
use crate::state::{Ask, NO_DIE, NO_TILE, PLANES, Turn};
use crate::tile::Placed;

/// Notes that a conquest is attempted: an attack, whatever comes of it (P-08, B-25).
pub(crate) fn announce<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let holder = table.state().holder(region);
    let acting = table.turn().acting;
    let living = holder.is_some() && table.game.is_active_race(holder);
    let turn = table.turn_mut();
    turn.marks |= Turn::ATTEMPTED;
    if acting.is_active() && living && holder.seat() != acting.seat() {
        turn.attacked |= 1 << holder.seat().0;
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

/// Conquers a region at a price made lower for coins, or with so many tokens, at least that price (F-21, F-02).
pub(crate) fn hire<S: Sink>(table: &mut Table<S>, region: RegionId, tokens: Option<u8>) {
    let Some((coins, fewer)) = table.cx().paid_discount() else {
        return;
    };
    let price = Prices::new(table.cx()).with_discount(region, fewer);
    pay_for_help(table, coins);
    conquer_with(table, region, tokens.unwrap_or(price));
}

fn pay_for_help<S: Sink>(table: &mut Table<S>, coins: u8) {
    let seat = table.turn().acting.seat();
    table.pay(seat, u16::from(coins));
    table.tell(Event::Spent { seat, coins });
}

/// The final die has fallen: all tokens in hand take the region, or come back (B-44). Who can pay for help
/// is asked first, where that would be enough (F-22).
pub(crate) fn reinforce<S: Sink>(table: &mut Table<S>, region: RegionId, face: u8) {
    let cx = table.cx();
    let prices = Prices::new(cx);
    let needs = prices.of(region);
    let has = cx.me().hand + face;
    let helped = cx
        .paid_discount()
        .map(|(_, fewer)| prices.with_discount(region, fewer));
    let acting = table.turn().acting;
    if has >= needs {
        take_with_all(table, region);
    } else if helped.is_some_and(|price| has >= price) {
        table.turn_mut().die = face;
        table.ask(Ask::Hire, acting);
        return;
    } else {
        fail(table, region, needs, has);
    }
    table.turn_mut().target = RegionId::NONE;
}

/// The answer to whether help is paid for after the die.
pub(crate) fn help_answered<S: Sink>(table: &mut Table<S>, pays: bool) {
    let Turn { target, die, .. } = *table.turn();
    table.answered();
    table.turn_mut().die = NO_DIE;
    table.turn_mut().target = RegionId::NONE;
    let discount = table.cx().paid_discount();
    if let Some((coins, _)) = discount.filter(|_| pays) {
        pay_for_help(table, coins);
        take_with_all(table, target);
    } else {
        let cx = table.cx();
        let (needs, has) = (Prices::new(cx).of(target), cx.me().hand + die);
        fail(table, target, needs, has);
    }
}

fn take_with_all<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let hand = table.cx().me().hand;
    take(table, region, hand);
}

fn fail<S: Sink>(table: &mut Table<S>, region: RegionId, needs: u8, has: u8) {
    let seat = table.turn().acting.seat();
    table.tell(Event::Failed {
        seat,
        region,
        needs,
        has,
    });
}

/// Tokens from hand take a region that was announced.
fn take<S: Sink>(table: &mut Table<S>, region: RegionId, tokens: u8) {
    let acting = table.turn().acting;
    count(table, region);
    let (holder, lying) = losses::drive_out(table, region, Fall::Conquest);
    table.march(acting, region, tokens);
    let race = table.people(acting).race;
    table.tell(Event::Conquered {
        seat: acting.seat(),
        race,
        region,
        tokens,
    });
    mark(table, region);
    if table.game.brings.loot_or_levy {
        spoils(table, holder);
    }
    leader::drop_vain_demand(table);
    losses::find(table, lying);
}

/// A lone token is turned: one from the tray stands in its place (B-98, B-101).
fn convert<S: Sink>(table: &mut Table<S>, region: RegionId) {
    let acting = table.turn().acting;
    announce(table, region);
    count(table, region);
    let (holder, lying) = losses::drive_out(table, region, Fall::Conversion);
    let least = table.cx().least();
    let come = table.recruit(acting, least);
    table.settle(acting, region, come);
    let race = table.people(acting).race;
    table.tell(Event::Converted {
        seat: acting.seat(),
        race,
        region,
    });
    mark(table, region);
    if table.game.brings.loot_or_levy {
        spoils(table, holder);
    }
    leader::drop_vain_demand(table);
    losses::find(table, lying);
}

/// Coins that change hands because a region fell (C-14, F-19; P-31, step 5).
#[cold]
fn spoils<S: Sink>(table: &mut Table<S>, holder: PeopleId) {
    let acting = table.turn().acting;
    let game = table.game;
    if holder.is_none() || holder.seat() == acting.seat() {
        return;
    }
    if acting.is_active() && game.is_active_race(holder) {
        let loot = table.cx().sum(|tile| tile.loot);
        table.hand_over(holder.seat(), acting.seat(), loot);
    }
    if holder.is_active() {
        let levy = table.cx_of(holder).sum(|tile| tile.levy);
        table.hand_over(acting.seat(), holder.seat(), levy);
    }
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
    turn.armed = NO_TILE;
    if acting.is_active() && non_empty {
        turn.nonempty += 1;
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
            Effect::Piece { piece, region } => table.bring_piece(acting, piece, region),
            Effect::Remember(memo) => table.remember(acting, asked, memo),
            Effect::Ally(ally) => table.tell(Event::Allied {
                seat: acting.seat(),
                ally,
            }),
            Effect::Rally => ready::rally(table, acting),
            Effect::Arm => table.turn_mut().armed = asked.code(),
        }
    }
}
