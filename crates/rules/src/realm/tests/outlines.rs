//! Drawings: what a client may trust when it draws a board that a table laid.

use super::*;
use std::collections::BTreeMap;

/// A line between two points, whichever way it is walked.
type Line = [[u32; 2]; 2];

/// The lines of an outline, with how often it walks each.
fn lines(outline: &[[f32; 2]]) -> BTreeMap<Line, usize> {
    let mut lines = BTreeMap::new();
    let next = outline.iter().cycle().skip(1);
    for (from, to) in outline.iter().zip(next) {
        let mut line = [from, to].map(|point| point.map(|x| (10.0 * x).round() as u32));
        line.sort_unstable();
        *lines.entry(line).or_default() += 1;
    }
    lines
}

/// Twice the area of an outline; a cut adds nothing to it.
fn area(outline: &[[f32; 2]]) -> f32 {
    let next = outline.iter().cycle().skip(1);
    let parts = outline
        .iter()
        .zip(next)
        .map(|(a, b)| a[0] * b[1] - b[0] * a[1]);
    parts.sum()
}

/// Whether a ray to the right of a point crosses an outline an odd number of times.
fn inside([x, y]: [f32; 2], outline: &[[f32; 2]]) -> bool {
    let next = outline.iter().cycle().skip(1);
    let crossed = outline.iter().zip(next).filter(|(a, b)| {
        (a[1] > y) != (b[1] > y) && x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
    });
    crossed.count() % 2 == 1
}

/// Two outlines share a line if and only if the regions border each other, tunnels excepted; a label lies in its own
/// region and in no other; together the regions are as large as their thirds.
pub(super) fn check(realm: &Realm) {
    let layout = realm
        .lay()
        .unwrap_or_else(|error| panic!("{error}\n{}", realm.to_toml()));
    let board = &layout.board;
    let tunnel = |one: usize, other: usize| {
        let ends = |region: usize| {
            let thirds = layout.thirds(RegionId(region as u8));
            let on = thirds.flat_map(|(at, third)| realm.pieces_on(at, third));
            on.filter(|kind| matches!(kind, PieceKind::Tunnel(_)))
                .collect::<Vec<_>>()
        };
        ends(one).iter().any(|end| ends(other).contains(end))
    };
    let regions = board.regions();
    let all: Vec<_> = regions
        .iter()
        .map(|region| lines(&region.outline))
        .collect();
    let third = realm.hexes.len() as f32 * 3.0;
    let sum: f32 = regions.iter().map(|region| area(&region.outline)).sum();
    for (one, region) in regions.iter().enumerate() {
        let size = area(&region.outline) / sum * third;
        let thirds = layout.thirds(RegionId(one as u8)).count() as f32;
        assert!(
            (size - thirds).abs() < 0.2,
            "region {one}: {size} instead of {thirds} thirds"
        );
        for (other, others) in all.iter().enumerate() {
            let label = inside(region.center, &regions[other].outline);
            assert_eq!(label, one == other, "label of {one} in {other}");
            if one == other {
                continue;
            }
            let shared = all[one].keys().any(|line| others.contains_key(line));
            let border = board
                .borders(RegionId(one as u8))
                .has(RegionId(other as u8));
            let told = shared || (border && tunnel(one, other));
            assert!(
                border == told,
                "{one} and {other}: border {border}, shared {shared}\n{}",
                realm.to_toml()
            );
        }
        for (line, times) in &all[one] {
            let others = all.iter().filter(|lines| lines.contains_key(line)).count();
            // A cut to what lies within is walked there and back, and by nobody else.
            assert!(
                matches!((times, others), (1, 1 | 2) | (2, 1)),
                "region {one}: {line:?}"
            );
        }
    }
}

/// The cells around the middle one.
const AROUND: [(i8, i8); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// A hex of land in the middle of water, and of more water beyond it.
fn isle() -> Realm {
    let ring = AROUND
        .into_iter()
        .zip("PTUVWX".chars())
        .zip([0, 0, 2, 3, 4, 5]);
    let ring = ring.map(|(((q, r), letter), turn)| hex(letter, q, r, turn));
    realm(ring.chain([hex('A', 0, 0, 0)]))
}

#[test]
fn a_river_around_an_isle_is_cut_along_one_line() {
    let isle = isle();
    let board = isle.board().expect("a river all around");
    assert_eq!(board.water().len(), 1);
    let river = board.water().lowest().expect("a river");
    let lines = lines(&board.regions()[river.index()].outline);
    assert!(lines.values().any(|times| *times == 2), "a cut to the isle");
    check(&isle);
}

#[test]
fn a_river_that_meets_itself_at_a_corner_needs_no_cut() {
    // Five waters around a hex, and land in the sixth cell: the bay is not closed, the corners touch.
    let mut bay = isle();
    bay.hexes[0] = hex('B', 1, -1, 0);
    check(&bay);
    for turn in 0..6 {
        let mut turned = isle();
        turned.hexes[2].turn = turn;
        turned.hexes[3].turn = (turn + 1) % 6;
        check(&turned);
    }
}

/// Hexes at random, close together and far apart, with everything that can lie on them.
#[test]
fn outlines_are_sound_however_hexes_lie() {
    let mut luck = Luck::new(7);
    let (mut checked, mut cut) = (0, 0);
    for round in 0..1500 {
        // Some begin with a river around land; waters come first, so that many of them touch.
        let mut laid = if round % 3 == 0 {
            isle().hexes
        } else {
            Vec::new()
        };
        let used: Vec<HexTile> = laid.iter().map(|hex| hex.tile).collect();
        let most = 2 + luck.below(24);
        for letter in ('A'..='Z').rev().take(most) {
            let near = laid.get(luck.below(laid.len().max(1))).map(|hex| hex.at);
            let at = near.unwrap_or_default().across(luck.below(6) as u8);
            if laid.iter().all(|hex| hex.at != at) && !used.contains(&tile(letter)) {
                laid.push(hex(letter, at.q, at.r, luck.below(6) as u8));
            }
        }
        let mut realm = realm(laid);
        for _ in 0..luck.below(4) {
            let of = realm.hexes[luck.below(realm.hexes.len())];
            let side = luck.below(6) as u8;
            let bordered = realm
                .clone()
                .with(PieceKind::RiverBorder, of.at.q, of.at.r, side);
            if bordered.lay().is_ok() {
                realm = bordered;
            }
        }
        if let Ok(board) = realm.board() {
            checked += 1;
            let twice =
                |region: &crate::board::Region| lines(&region.outline).values().any(|n| *n == 2);
            cut += usize::from(board.regions().iter().any(twice));
            check(&realm);
        }
    }
    assert!(
        checked > 1000 && cut > 300,
        "{checked} boards, {cut} with cuts: too few for a test"
    );
}
