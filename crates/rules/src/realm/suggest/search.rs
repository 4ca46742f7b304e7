//! Turns hexes and changes their places until a realm is better: waters run together, neighbours differ, all land hangs
//! together.

use super::Luck;
use crate::ids::MAX_REGIONS;
use crate::realm::hexes::HEX_SYMBOLS;
use crate::realm::plan::{Plan, members};
use crate::realm::shape::third_on;
use crate::realm::table::Table;
use crate::realm::{HexTile, Realm, Side, Third, Tiles};

/// Changes that are tried for each hex that may be changed.
const CHANGES: usize = 40;
/// How much worse a realm may become on the way, at the beginning.
const SLACK: i64 = 150;

/// Changes the hexes after the first ones.
pub(super) fn improve(realm: &mut Realm, begun: usize, tiles: Option<Tiles>, luck: Luck) {
    let free = realm.hexes.len() - begun;
    if free == 0 {
        return;
    }
    let rounds = CHANGES * free;
    // Hexes change their places among the same cells only.
    let table = Table::of(&realm.hexes);
    let mut now = badness(realm, &table);
    let mut best = (now, realm.hexes.clone());
    for round in 0..rounds {
        let before = realm.hexes.clone();
        change(realm, begun, tiles, luck);
        let then = badness(realm, &table);
        let slack = SLACK * (rounds - round) as i64 / rounds as i64;
        if then > now + slack {
            realm.hexes = before;
            continue;
        }
        now = then;
        if now < best.0 {
            best = (now, realm.hexes.clone());
        }
    }
    realm.hexes = best.1;
}

/// Turns a hex, swaps two, or takes another from the box with as much land, unless the hexes were named.
fn change(realm: &mut Realm, begun: usize, tiles: Option<Tiles>, luck: Luck) {
    let free = realm.hexes.len() - begun;
    let mut any = || begun + luck(free);
    let (one, other) = (any(), any());
    let tile = realm.hexes[one].tile;
    match luck(4) {
        0 => {
            realm.hexes[one].tile = realm.hexes[other].tile;
            realm.hexes[other].tile = tile;
        }
        1 if tiles.is_none() => {
            let laid = |tile: &HexTile| realm.hexes.iter().any(|hex| hex.tile == *tile);
            let box_has =
                HexTile::all().filter(|other| other.land() == tile.land() && !laid(other));
            let box_has: Vec<HexTile> = box_has.collect();
            if !box_has.is_empty() {
                realm.hexes[one].tile = box_has[luck(box_has.len())];
            }
        }
        _ => realm.hexes[one].turn = luck(6) as u8,
    }
}

/// How far a realm is from a good one: what cannot be played weighs most.
fn badness(realm: &Realm, table: &Table) -> i64 {
    let plan = Plan::on(realm, table);
    let walkable = plan.walkable(realm.water);
    let land = walkable & !plan.water;
    // Land that cannot be reached from the first, and land that can, but not over land.
    let apart = |among: u128| match members(land).next() {
        Some(first) => i64::from((among & !plan.reached(first, among)).count_ones()),
        None => 1,
    };
    let (cut_off, islands) = (apart(walkable), apart(land));
    let closed = i64::from(plan.edge & walkable == 0);
    let too_many = plan.regions.len().saturating_sub(MAX_REGIONS) as i64;
    let waters = i64::from(plan.water.count_ones());
    let ground = |region: usize| {
        let (hex, third) = plan.regions[region][0];
        let hex = &realm.hexes[hex];
        (hex.side, hex.thirds()[usize::from(third)])
    };
    let terrain = |region| match ground(region) {
        (_, Third::Land(terrain, _)) => Some(terrain),
        (_, Third::Water) => None,
    };
    let alike = members(land).map(|region| {
        let near = members(plan.touches[region] & land).filter(|near| *near < region);
        near.filter(|near| terrain(*near) == terrain(region))
            .count()
    });
    let alike = alike.sum::<usize>() as i64;
    let all: Vec<(Side, Third)> = members(land).map(ground).collect();
    let uneven: i64 = Side::ALL.into_iter().map(|side| uneven(&all, side)).sum();
    // Whoever wants to hold what lies around a hole needs land there.
    let wet = table.rings.iter().flatten().filter(|(hex, side)| {
        let hex = &realm.hexes[*hex];
        hex.thirds()[usize::from(third_on(*side, hex.turn))].is_water()
    });
    let wet = wet.count() as i64;
    200 * (cut_off + too_many + closed) + 12 * (waters + wet) + 4 * islands + 6 * alike + 3 * uneven
}

/// How far terrains are from a quarter each before mountains come, and symbols from a fifth: the sum of the squares.
fn uneven(all: &[(Side, Third)], side: Side) -> i64 {
    let here = all.iter().filter(|(of, _)| *of == side);
    let here: Vec<Third> = here.map(|(_, third)| *third).collect();
    let count = |test: &dyn Fn(Third) -> bool| here.iter().filter(|third| test(**third)).count();
    let off = |found: usize, share: i64| {
        (share * found as i64 - here.len() as i64).pow(2) / (share * share)
    };
    let mountain = side.mountain();
    let printed = side.terrains().into_iter().filter(|of| *of != mountain);
    let terrains =
        printed.map(|of| count(&|third| matches!(third, Third::Land(is, _) if is == of)));
    let terrains: i64 = terrains.map(|found| off(found, 4)).sum();
    if side == Side::Underground {
        return terrains;
    }
    let symbols = HEX_SYMBOLS
        .into_iter()
        .map(|of| count(&|third| matches!(third, Third::Land(_, Some(is)) if is == of)));
    terrains + symbols.map(|found| off(found, 5)).sum::<i64>()
}
