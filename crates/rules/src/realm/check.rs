//! What cannot lie on a table, finished or not.

use super::plan::from_the_west;
use super::shape::third_on;
use super::{Cell, MAX_TITLE, Piece, PieceKind, Problem, REACH, Realm, Water};
use crate::custom::is_plain;
use crate::ids::MAX_SEATS;
use crate::notation::plain_line;
use crate::tiles;

/// Which part of a realm has a problem; hexes and pieces by their places in the lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Of {
    Name,
    Title,
    Players,
    Rounds,
    Landing,
    Scenario,
    Hex(usize),
    Piece(usize),
}

/// Pieces that make another ground, stand on ground, or share a third with few.
const ALONE: [(PieceKind, PieceKind); 2] = [
    (PieceKind::Mountain, PieceKind::Chasm),
    (PieceKind::LostTribe, PieceKind::Monsters),
];

/// Every problem, in the order of the lists.
pub(super) fn check(realm: &Realm) -> Vec<(Of, Problem)> {
    let mut found = Vec::new();
    head(realm, &mut found);
    hexes(realm, &mut found);
    for (i, piece) in realm.pieces.iter().enumerate() {
        let problem = if piece.kind == PieceKind::RiverBorder {
            river_border(realm, piece, &realm.pieces[..i])
        } else {
            on_third(realm, piece, &realm.pieces[..i])
        };
        found.extend(problem.map(|problem| (Of::Piece(i), problem)));
    }
    supplies(realm, &mut found);
    found
}

fn head(realm: &Realm, found: &mut Vec<(Of, Problem)>) {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !(1..=40).contains(&realm.name.len()) || !realm.name.chars().all(plain) {
        found.push((Of::Name, Problem::Name));
    }
    if realm.title.chars().count() > MAX_TITLE || !realm.title.chars().all(is_plain) {
        found.push((Of::Title, Problem::Title));
    }
    if !(2..=MAX_SEATS as u8).contains(&realm.players) {
        found.push((Of::Players, Problem::Players(realm.players)));
    }
    if !(1..=20).contains(&realm.rounds) {
        found.push((Of::Rounds, Problem::Rounds(realm.rounds)));
    }
    if realm.landing && realm.water != Water::Sea {
        found.push((Of::Landing, Problem::Landing));
    }
    if let Some(scenario) = &realm.scenario
        && tiles::scenario(scenario).is_none()
    {
        found.push((Of::Scenario, Problem::Scenario(plain_line(scenario, 60))));
    }
}

fn hexes(realm: &Realm, found: &mut Vec<(Of, Problem)>) {
    for (i, hex) in realm.hexes.iter().enumerate() {
        let mut add = |problem| found.push((Of::Hex(i), problem));
        let before = &realm.hexes[..i];
        if before.iter().any(|other| other.tile == hex.tile) {
            add(Problem::TileTwice(hex.tile));
        }
        if before.iter().any(|other| other.at == hex.at) {
            add(Problem::CellTwice(hex.at));
        }
        let near = -REACH..=REACH;
        if !near.contains(&hex.at.q) || !near.contains(&hex.at.r) {
            add(Problem::TooFar(hex.at));
        }
        if hex.turn > 5 {
            add(Problem::Turn(hex.turn));
        }
    }
}

/// Whether a third of a hex is water, if there is such a third.
fn is_water(realm: &Realm, at: Cell, third: u8) -> Option<bool> {
    let thirds = realm.hex(at)?.thirds();
    thirds.get(usize::from(third)).map(|third| third.is_water())
}

fn on_third(realm: &Realm, piece: &Piece, before: &[Piece]) -> Option<Problem> {
    let Piece { kind, at, spot } = *piece;
    if let PieceKind::Tunnel(number) = kind
        && !(1..=PieceKind::TUNNELS).contains(&number)
    {
        return Some(Problem::TunnelNumber(Some(number)));
    }
    if realm.hex(at).is_none() {
        return Some(Problem::NoHex(kind, at));
    }
    let Some(water) = is_water(realm, at, spot) else {
        return Some(Problem::Spot(kind));
    };
    let has = |other| realm.has(at, spot, other);
    // What cannot share a third is told at the later of the two.
    let earlier = |other: PieceKind| {
        let same =
            |piece: &Piece| piece.kind.is_like(other) && (piece.at, piece.spot) == (at, spot);
        before.iter().any(same)
    };
    if earlier(kind) {
        return Some(Problem::Twice(kind));
    }
    for (one, other) in ALONE {
        if (kind == other && earlier(one)) || (kind == one && earlier(other)) {
            return Some(Problem::NotTogether(one, other));
        }
    }
    // What a chasm lies under has fallen into it, whichever came first; a mountain there was told above.
    let on_ground = !matches!(kind, PieceKind::Chasm | PieceKind::Mountain);
    // Rivers can be entered too.
    if (water && kind != PieceKind::Gate) || (on_ground && has(PieceKind::Chasm)) {
        return Some(Problem::NeedsLand(kind));
    }
    (kind == PieceKind::Peak && !has(PieceKind::Mountain)).then_some(Problem::PeakAlone)
}

fn river_border(realm: &Realm, piece: &Piece, before: &[Piece]) -> Option<Problem> {
    let Piece { kind, at, spot } = *piece;
    if spot > 5 {
        return Some(Problem::Spot(kind));
    }
    let Some(here) = realm.hex(at) else {
        return Some(Problem::NoHex(kind, at));
    };
    let there = realm.hex(at.across(spot));
    let wet = |at, third| is_water(realm, at, third) == Some(true);
    let flows = there.is_some_and(|there| {
        wet(at, third_on(spot, here.turn)) && wet(there.at, third_on(spot + 3, there.turn))
    });
    if !flows || realm.water != Water::River {
        return Some(Problem::NoRiver);
    }
    let same = |other: &Piece| {
        other.kind == kind && from_the_west(other.at, other.spot) == from_the_west(at, spot)
    };
    before.iter().any(same).then_some(Problem::Twice(kind))
}

/// Told once for each kind, at the first piece too many.
fn supplies(realm: &Realm, found: &mut Vec<(Of, Problem)>) {
    let places = |test: &dyn Fn(PieceKind) -> bool| -> Vec<usize> {
        let numbered = realm.pieces.iter().enumerate();
        let of = numbered.filter(|(_, piece)| test(piece.kind));
        of.map(|(place, _)| place).collect()
    };
    for kind in PieceKind::ALL {
        let laid = places(&|other| other.is_like(kind));
        if let Some(&place) = laid.get(usize::from(kind.supply())) {
            found.push((Of::Piece(place), Problem::TooMany(kind, laid.len())));
        }
    }
    for number in 1..=PieceKind::TUNNELS {
        if let Some(&place) = places(&|kind| kind == PieceKind::Tunnel(number)).get(2) {
            found.push((Of::Piece(place), Problem::TunnelThrice(number)));
        }
    }
}
