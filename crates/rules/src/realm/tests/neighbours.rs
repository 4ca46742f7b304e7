//! Which thirds touch.

use super::*;

/// The third on each side of a hex, clockwise from the north-east, for each turn: written down from a drawing.
const ON_SIDES: [[u8; 6]; 6] = [
    [0, 0, 1, 1, 2, 2],
    [2, 0, 0, 1, 1, 2],
    [2, 2, 0, 0, 1, 1],
    [1, 2, 2, 0, 0, 1],
    [1, 1, 2, 2, 0, 0],
    [0, 1, 1, 2, 2, 0],
];

/// The cells around the middle one, clockwise from the north-east.
const AROUND: [(i8, i8); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// Proves R-05: thirds of a hex border each other, and one third of each of two hexes by their common side, however the
/// hexes are turned.
#[test]
fn two_hexes_border_by_one_third_each_in_all_turns() {
    for (side, (q, r)) in AROUND.into_iter().enumerate() {
        for turn in 0..6_u8 {
            for other in 0..6_u8 {
                let two = realm([hex('A', 0, 0, turn), hex('B', q, r, other)]);
                let board = two.board().expect("six regions of land");
                let here = ON_SIDES[usize::from(turn)][side];
                let there = 3 + ON_SIDES[usize::from(other)][(side + 3) % 6];
                for region in 0..6 {
                    let mut expected: Vec<u8> = match region {
                        0..3 => (0..3).collect(),
                        _ => (3..6).collect(),
                    };
                    expected.retain(|near| *near != region);
                    match region {
                        _ if region == here => expected.push(there),
                        _ if region == there => expected.insert(0, here),
                        _ => {}
                    }
                    let found = borders(&board, region);
                    assert_eq!(found, expected, "side {side}, turns {turn} and {other}");
                }
            }
        }
    }
}

/// Proves R-10: what faces a hole is no edge; a gap in the ring makes the hole a part of the outside.
#[test]
fn a_hole_is_not_outside_and_a_bay_is() {
    let ring = AROUND.into_iter().zip('A'..);
    let ring: Vec<Hex> = ring.map(|((q, r), letter)| hex(letter, q, r, 0)).collect();
    let board = realm(ring.clone()).board().expect("a ring");
    let edge = |board: &Board, region: usize| board.regions()[region].edge;
    // The hex to the north-east: its second third touches the hex to the east, and the hole.
    assert_eq!(
        [0, 1, 2].map(|third| edge(&board, third)),
        [true, false, true]
    );
    assert!(!board.entry().has(RegionId(1)));
    let bay = realm(ring[..5].to_vec()).board().expect("five of the ring");
    assert!(edge(&bay, 1));
}

/// Proves R-12: land that only touches at a corner, or not at all, is refused; a tunnel joins it.
#[test]
fn all_land_hangs_together_and_tunnels_count() {
    let apart = realm([hex('A', 0, 0, 0), hex('B', 3, 0, 0)]);
    assert_eq!(apart.refused(), [Problem::CutOff(tile('B'), 0)]);
    let one = apart.with(PieceKind::Tunnel(2), 0, 0, 1);
    assert_eq!(one.refused()[0], Problem::OneEnd(2));
    let joined = one.with(PieceKind::Tunnel(2), 3, 0, 2);
    let board = joined.board().expect("a tunnel joins them");
    assert_eq!(borders(&board, 1), [0, 2, 5]);
    assert_eq!(borders(&board, 5), [1, 3, 4]);
}

/// Proves R-14: ends with different numbers are not joined.
#[test]
fn tunnels_join_equal_numbers_only() {
    let two = realm([hex('A', 0, 0, 0), hex('B', 3, 0, 0)])
        .with(PieceKind::Tunnel(1), 0, 0, 1)
        .with(PieceKind::Tunnel(2), 3, 0, 2);
    let problems = two.refused();
    assert!(problems.contains(&Problem::OneEnd(1)) && problems.contains(&Problem::OneEnd(2)));
    let two = two
        .with(PieceKind::Tunnel(1), 3, 0, 0)
        .with(PieceKind::Tunnel(2), 0, 0, 2);
    let board = two.board().expect("two tunnels");
    assert_eq!(borders(&board, 1), [0, 2, 3]);
    assert_eq!(borders(&board, 2), [0, 1, 5]);
}

/// Every hex in a row, but for some; turned so that no waters touch but those of T and U.
fn row(without: &str) -> Realm {
    let letters = ('A'..='Z').filter(|letter| !without.contains(*letter));
    realm(letters.zip(-13..).map(|(letter, q)| hex(letter, q, 0, 0)))
}

#[test]
fn more_regions_than_a_board_has_are_refused() {
    assert_eq!(row("").refused(), [Problem::TooManyRegions(67)]);
    assert_eq!(row("Z").refused(), [Problem::TooManyRegions(65)]);
    let full = row("ZP").board().expect("64 regions");
    assert_eq!(full.len(), 64);
    assert!(full.aspect() < 5.0, "a row gets room around it");
}

/// Proves R-02: every third is found again in its region, on either side.
#[test]
fn regions_know_their_thirds() {
    let mut mixed = realm([hex('P', 0, 0, 0), hex('X', 1, 0, 3), hex('A', 0, 1, 2)]);
    mixed.hexes[2].side = Side::Underground;
    let layout = mixed.lay().expect("hexes of both sides");
    for at in mixed.hexes.iter().map(|hex| hex.at) {
        for third in 0..3 {
            let region = layout.region(at, third).expect("a third");
            assert!(layout.thirds(region).any(|spot| spot == (at, third)));
        }
    }
    assert_eq!(layout.region(Cell { q: 0, r: 0 }, 3), None);
    assert_eq!(layout.region(Cell { q: 9, r: 0 }, 0), None);
    let terrains = layout.board.regions()[1..4].iter();
    let terrains: Vec<&str> = terrains.map(|region| region.terrain.id()).collect();
    assert_eq!(terrains, ["mud", "crystal", "mushroom"]);
    assert!(layout.board.is_below());
}
