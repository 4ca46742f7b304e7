//! Waters, mountains, peaks, chasms, and what stands on them.

use super::*;
use crate::board::{Symbol, Terrain};

fn terrains(board: &Board) -> Vec<&'static str> {
    let regions = board.regions().iter();
    regions.map(|region| region.terrain.id()).collect()
}

/// Two hexes of nothing but water side by side, and land to the south of the first.
fn two_waters() -> Realm {
    realm([hex('P', 0, 0, 0), hex('T', 1, 0, 0), hex('A', 0, 1, 0)])
}

/// Proves R-08: waters that touch are one river; a river border cuts it in two that border each other.
#[test]
fn a_river_border_cuts_a_river() {
    let board = two_waters().board().expect("a river and land");
    assert_eq!(terrains(&board)[3..], ["river"]);
    for (q, side) in [(0, 1), (1, 4)] {
        let cut = two_waters().with(PieceKind::RiverBorder, q, 0, side);
        let board = cut.board().expect("two rivers and land");
        assert_eq!(terrains(&board)[3..], ["river", "river"]);
        assert!(borders(&board, 3).contains(&4));
    }
}

/// Proves R-08: rivers that meet around a border are still one.
#[test]
fn a_river_border_that_cuts_nothing_changes_nothing() {
    // Three waters around a corner: a border between the first two is walked around through the third.
    let bend = [hex('P', 0, 0, 0), hex('T', 1, 0, 0), hex('U', 0, 1, 1)];
    let cut = realm(bend).with(PieceKind::RiverBorder, 0, 0, 1);
    for bend in [realm(bend), cut.clone()] {
        assert_eq!(bend.board().expect("one river").water().len(), 1);
    }
    let cut = cut.with(PieceKind::RiverBorder, 0, 0, 2);
    assert_eq!(cut.board().expect("two rivers").water().len(), 2);
}

/// Proves R-08: in a sea borders are not used, and one declares whether races land from it.
#[test]
fn a_sea_is_not_cut_and_nobody_lands_unless_declared() {
    let sea = two_waters().of_sea(false);
    let cut = sea.clone().with(PieceKind::RiverBorder, 0, 0, 1);
    assert_eq!(cut.refused(), [Problem::NoRiver]);
    let board = sea.board().expect("a sea and land");
    assert_eq!(terrains(&board)[3..], ["sea"]);
    assert!(!board.open().has(RegionId(3)));
    // Hexes with their water outwards: nobody enters but from the sea.
    let isle = |landing| {
        let shore = [
            hex('U', 1, -1, 2),
            hex('V', 1, 0, 3),
            hex('W', 0, 1, 4),
            hex('X', -1, 1, 5),
        ];
        let rest = [hex('Y', -1, 0, 0), hex('Z', 0, -1, 1), hex('A', 0, 0, 0)];
        realm(shore.into_iter().chain(rest)).of_sea(landing)
    };
    assert_eq!(isle(false).refused(), [Problem::NoEntry]);
    let open = isle(true).board().expect("a landing");
    let shore = open.neighbours(open.water()) & open.open();
    assert!(shore.len() >= 6 && open.entry() & open.open() == shore);
    let mut landing = two_waters();
    landing.landing = true;
    assert_eq!(landing.refused(), [Problem::Landing]);
}

/// Proves R-08: water inside is a lake, water that faces the outside a sea.
#[test]
fn water_inside_is_a_lake() {
    let around = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
    let ring = around.into_iter().zip('A'..);
    let ring = ring.map(|((q, r), letter)| hex(letter, q, r, 0));
    let lake = realm(ring.chain([hex('P', 0, 0, 0)])).of_sea(false);
    assert_eq!(
        lake.board().expect("a lake").regions()[18].terrain,
        Terrain::Lake
    );
}

/// Proves: a mountain keeps the symbol, a peak does not; an empty peak costs 4.
#[test]
fn mountains_keep_symbols_and_an_empty_peak_costs_four() {
    let plain = realm([hex('A', 0, 0, 0)]);
    let mountain = plain.with(PieceKind::Mountain, 0, 0, 0);
    let board = mountain.board().expect("a mountain");
    let swamp = &board.regions()[0];
    assert_eq!(
        (swamp.terrain, swamp.symbols.as_slice()),
        (Terrain::Mountain, &[Symbol::Cavern][..])
    );
    assert_eq!(
        [0, 1, 2].map(|region| board.ground(RegionId(region))),
        [3, 2, 2]
    );
    let peak = mountain
        .with(PieceKind::Peak, 0, 0, 0)
        .board()
        .expect("a peak");
    assert_eq!(peak.ground(RegionId(0)), 4);
    let region = &peak.regions()[0];
    assert_eq!(
        (region.terrain, region.peak, region.symbols.len()),
        (Terrain::Mountain, true, 0)
    );
}

/// Proves R-06: the back of a mountain is a black one; all twelve pieces are one supply.
#[test]
fn below_the_earth_mountains_are_black() {
    let mut below = realm([hex('A', 0, 0, 0)]).with(PieceKind::Mountain, 0, 0, 2);
    below.hexes[0].side = Side::Underground;
    assert_eq!(
        terrains(&below.board().expect("three regions")),
        ["mud", "crystal", "black-mountain"]
    );
    let letters = ('A'..='E').zip(0..);
    let mut many = realm(letters.map(|(letter, q)| hex(letter, q, 0, 0)));
    many.hexes[4].side = Side::Underground;
    for n in 0..13 {
        many = many.with(PieceKind::Mountain, n / 3, 0, (n % 3) as u8);
    }
    assert_eq!(many.refused(), [Problem::TooMany(PieceKind::Mountain, 13)]);
    many.pieces.pop();
    assert!(many.board().is_ok());
}

/// Proves R-09: a chasm piece makes a chasm, without a volcano; nobody walks through it.
#[test]
fn a_chasm_is_no_land() {
    let gap = realm([hex('A', 0, 0, 0)]).with(PieceKind::Chasm, 0, 0, 1);
    let board = gap.board().expect("two regions and a chasm");
    assert_eq!(terrains(&board), ["swamp", "chasm", "forest"]);
    assert!(board.volcanoes().is_empty() && !board.is_below());
    // The third of B that touches A's chasm is cut off by a chasm on each side of it.
    let lost = realm([hex('A', 0, 0, 0), hex('B', 0, 1, 0)]).with(PieceKind::Chasm, 0, 0, 1);
    assert_eq!(lost.refused(), [Problem::CutOff(tile('B'), 0)]);
}

/// What can lie where: R-07 for peaks, land for what stands on it, one of a kind on a third.
#[test]
fn pieces_lie_where_they_can() {
    use PieceKind::{Chasm, CoinMine, LostTribe, Monsters, Mountain, Peak, Throne, Tunnel};
    let begin = || realm([hex('A', 0, 0, 0), hex('M', 1, 0, 0)]);
    for (kind, q, spot, problem) in [
        (Peak, 0, 0, Problem::PeakAlone),
        (Mountain, 1, 1, Problem::NeedsLand(Mountain)),
        (LostTribe, 1, 1, Problem::NeedsLand(LostTribe)),
        (Chasm, 1, 1, Problem::NeedsLand(Chasm)),
        (
            CoinMine,
            2,
            0,
            Problem::NoHex(CoinMine, Cell { q: 2, r: 0 }),
        ),
        (Throne, 0, 3, Problem::Spot(Throne)),
        (Tunnel(7), 0, 0, Problem::TunnelNumber(Some(7))),
        (Tunnel(0), 0, 0, Problem::TunnelNumber(Some(0))),
        (PieceKind::RiverBorder, 0, 1, Problem::NoRiver),
    ] {
        assert_eq!(begin().with(kind, q, 0, spot).refused(), [problem]);
    }
    for (one, other, problem) in [
        (Mountain, Mountain, Problem::Twice(Mountain)),
        (Mountain, Chasm, Problem::NotTogether(Mountain, Chasm)),
        (
            Monsters,
            LostTribe,
            Problem::NotTogether(LostTribe, Monsters),
        ),
        (Monsters, Chasm, Problem::NeedsLand(Monsters)),
        (Chasm, Throne, Problem::NeedsLand(Throne)),
        (Tunnel(1), Tunnel(2), Problem::Twice(Tunnel(2))),
    ] {
        let both = begin().with(one, 0, 0, 0).with(other, 0, 0, 0);
        assert_eq!(both.refused(), [problem]);
    }
    for kind in PieceKind::ALL {
        assert!(kind.supply() > 0 && !kind.name().fr.is_empty());
        assert_eq!(begin().left(kind), kind.supply());
    }
    assert_eq!(begin().with(Mountain, 0, 0, 0).left(Mountain), 11);
}

/// Proves B-37 and B-39 as the switches stand for realms: rivers and chasms alone are not below the earth.
#[test]
fn a_surface_with_rivers_is_above_the_earth() {
    let mut above = two_waters();
    assert!(!above.board().expect("above").is_below());
    above.hexes[2].side = Side::Underground;
    assert!(above.board().expect("below").is_below());
}
