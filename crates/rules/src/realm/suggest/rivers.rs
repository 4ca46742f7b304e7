//! Cuts long rivers, so that a race on one bank is not beside all others.

use crate::ids::MAX_REGIONS;
use crate::realm::plan::Plan;
use crate::realm::shape::third_on;
use crate::realm::table::Table;
use crate::realm::{Piece, PieceKind, Realm, Water};

/// The longest river that is left whole, in thirds of hexes.
const LONG: usize = 5;

/// Lays river borders where they cut the longest river best, while there are some and a river is long.
pub(super) fn cut(realm: &mut Realm) {
    if realm.water != Water::River {
        return;
    }
    let table = Table::of(&realm.hexes);
    while realm.left(PieceKind::RiverBorder) > 0 {
        let plan = Plan::on(realm, &table);
        let longest = plan.regions.iter().max_by_key(|thirds| thirds.len());
        let long = longest.is_some_and(|thirds| thirds.len() > LONG);
        if !long || plan.regions.len() >= MAX_REGIONS {
            return;
        }
        let flows = flows(realm, &table);
        let alone = flows.iter().map(|flow| vec![*flow]);
        // A river that runs around a hex is cut by two borders only.
        let pairs = flows.iter().enumerate().flat_map(|(i, one)| {
            let others = flows[..i].iter();
            others.map(move |other| vec![*one, *other])
        });
        let now = squares(&plan);
        let Some(cut) = best(realm, &table, now, alone).or_else(|| {
            let enough = realm.left(PieceKind::RiverBorder) >= 2;
            enough.then(|| best(realm, &table, now, pairs)).flatten()
        }) else {
            return;
        };
        realm.pieces.extend(cut);
    }
}

/// The borders that shorten rivers most, if any do.
fn best(
    realm: &Realm,
    table: &Table,
    now: usize,
    cuts: impl Iterator<Item = Vec<Piece>>,
) -> Option<Vec<Piece>> {
    let mut with = realm.clone();
    let lengths = cuts.map(|cut| {
        with.pieces.truncate(realm.pieces.len());
        with.pieces.extend(&cut);
        (squares(&Plan::on(&with, table)), cut)
    });
    let shortest = lengths.min_by_key(|(length, _)| *length)?;
    (shortest.0 < now).then_some(shortest.1)
}

/// How far rivers are from short and even ones.
fn squares(plan: &Plan) -> usize {
    plan.regions.iter().map(|thirds| thirds.len().pow(2)).sum()
}

/// A river border for every side that a river crosses.
fn flows(realm: &Realm, table: &Table) -> Vec<Piece> {
    let wet = |(hex, side): (usize, u8)| {
        let hex = &realm.hexes[hex];
        hex.thirds()[usize::from(third_on(side, hex.turn))].is_water()
    };
    let crossed = table.meets.iter();
    let crossed = crossed.filter(|[here, there]| wet(*here) && wet(*there));
    let border = |[here, _]: &[(usize, u8); 2]| Piece {
        kind: PieceKind::RiverBorder,
        at: realm.hexes[here.0].at,
        spot: here.1,
    };
    let laid = |border: &Piece| !realm.pieces.contains(border);
    crossed.map(border).filter(laid).collect()
}
