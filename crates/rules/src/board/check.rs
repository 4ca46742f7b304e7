//! What is wrong with a board file: its head, each region, the board as a whole.

use super::file::{BoardFile, Faults};
use super::{Board, Open, Region, Terrain};
use crate::ids::{MAX_REGIONS, MAX_SEATS};
use crate::realm::Realm;
use crate::region_set::RegionSet;
use crate::tiles;
use std::ops::Range;

/// The most things that are said of a region, and the most holes.
const MAX_MARKS: usize = 4;
const MAX_RINGS: usize = 16;

pub(super) fn head(file: &BoardFile, faults: &mut Faults) {
    let name = file.name.get_ref();
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if name.is_empty() || name.len() > 40 || !name.chars().all(plain) {
        faults.add(
            file.name.span(),
            "name: 1 to 40 lower-case letters, digits and hyphens expected".into(),
        );
    }
    let players = *file.players.get_ref();
    if !(2..=MAX_SEATS as u8).contains(&players) {
        faults.add(
            file.players.span(),
            format!("players: 2 to {MAX_SEATS} expected, found {players}"),
        );
    }
    let rounds = *file.rounds.get_ref();
    if !(1..=20).contains(&rounds) {
        faults.add(
            file.rounds.span(),
            format!("rounds: 1 to 20 expected, found {rounds}"),
        );
    }
    if !(0.2..=5.0).contains(&file.aspect) {
        faults.add(
            0..0,
            format!("aspect: 0.2 to 5 expected, found {}", file.aspect),
        );
    }
    if let Some(scenario) = &file.scenario
        && tiles::scenario(scenario.get_ref()).is_none()
    {
        let known: Vec<&str> = tiles::scenarios().map(|tile| tile.id).collect();
        let (known, found) = (known.join(", "), scenario.get_ref());
        faults.add(
            scenario.span(),
            format!("scenario: one of {known} expected, found {found}"),
        );
    }
    let count = file.region.len();
    if file.rings.len() > MAX_RINGS {
        let found = file.rings.len();
        faults.add(
            0..0,
            format!("at most {MAX_RINGS} rings expected, found {found}"),
        );
    }
    for ring in &file.rings {
        if let Some(region) = ring.get_ref().iter().find(|region| **region >= count) {
            faults.add(
                ring.span(),
                format!("rings: 0 to {} expected, found {region}", count.max(1) - 1),
            );
        }
    }
    if !(2..=MAX_REGIONS).contains(&count) {
        faults.add(
            0..0,
            format!("2 to {MAX_REGIONS} regions expected, found {count}"),
        );
    }
}

pub(super) fn regions(file: &BoardFile, faults: &mut Faults) {
    let count = file.region.len();
    for (i, spanned) in file.region.iter().enumerate() {
        let region = spanned.get_ref();
        let id = *region.id.get_ref();
        if id != i {
            faults.add(
                region.id.span(),
                format!("id: {i} expected (regions are numbered in order), found {id}"),
            );
        }
        let facts = region.terrain.facts();
        let land = facts.open == Open::All && !facts.water;
        if (region.lost_tribe || region.monsters) && !land {
            let who = if region.monsters {
                "monsters need"
            } else {
                "a lost tribe needs"
            };
            faults.add(
                spanned.span(),
                format!("region {i}: {who} land, found {}", facts.id),
            );
        }
        if region.lost_tribe && region.monsters {
            faults.add(
                spanned.span(),
                format!("region {i}: a lost tribe or monsters expected, found both"),
            );
        }
        if region.volcano && !matches!(facts.open, Open::Nobody(_)) {
            faults.add(
                spanned.span(),
                format!("region {i}: a volcano needs a chasm, found {}", facts.id),
            );
        }
        if region.peak && !region.terrain.is_kin(Terrain::Mountain) {
            faults.add(
                spanned.span(),
                format!(
                    "region {i}: a peak needs a mountain (R-07), found {}",
                    facts.id
                ),
            );
        }
        let (marks, at_marks) = match &region.marks {
            Some(marks) => (marks.get_ref().as_slice(), marks.span()),
            None => (&[][..], spanned.span()),
        };
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let is_mark = |mark: &String| (1..=40).contains(&mark.len()) && mark.chars().all(plain);
        if marks.len() > MAX_MARKS || !marks.iter().all(is_mark) {
            faults.add(
                at_marks,
                format!("region {i}: at most {MAX_MARKS} marks of 1 to 40 lower-case letters, digits and hyphens expected"),
            );
        }
        let borders = region.borders.get_ref();
        for (k, &other) in borders.iter().enumerate() {
            if other >= count {
                faults.add(
                    region.borders.span(),
                    format!(
                        "region {i}: borders: 0 to {} expected, found {other}",
                        count - 1
                    ),
                );
            } else if other == i {
                faults.add(region.borders.span(), format!("region {i}: borders itself"));
            } else if borders[..k].contains(&other) {
                faults.add(
                    region.borders.span(),
                    format!("region {i}: border with {other} named twice"),
                );
            } else if !file.region[other].get_ref().borders.get_ref().contains(&i) {
                faults.add(
                    region.borders.span(),
                    format!("region {i}: borders {other}, but {other} does not border {i}"),
                );
            }
        }
        let (outline, at) = match &region.outline {
            Some(outline) => (outline.get_ref().as_slice(), outline.span()),
            None => (&[][..], spanned.span()),
        };
        let inside = |point: &[f32; 2]| point.iter().all(|x| (0.0..=1000.0).contains(x));
        if (!outline.is_empty() && outline.len() < 3) || outline.len() > 500 {
            faults.add(
                at,
                format!(
                    "region {i}: an outline has 3 to 500 points, found {}",
                    outline.len()
                ),
            );
        }
        if !outline.iter().chain(&region.center).all(inside) {
            faults.add(
                spanned.span(),
                format!("region {i}: coordinates from 0 to 1000 expected"),
            );
        }
    }
}

/// What only a whole board can show: somebody can enter, and all land hangs together.
pub(super) fn whole(board: &Board, faults: &mut Faults) {
    let land = board.open();
    if !board.entry().meets(land) {
        faults.add(0..0, "no land region can be entered: at least one needs edge = true, or a border with a sea that has it".into());
    }
    let Some(start) = land.lowest() else {
        faults.add(0..0, "at least one land region expected".into());
        return;
    };
    let mut reached = RegionSet::one(start);
    loop {
        let next = reached | (board.neighbours(reached) & land);
        if next == reached {
            break;
        }
        reached = next;
    }
    if let Some(lost) = (land - reached).lowest() {
        faults.add(
            0..0,
            format!("region {lost} cannot be reached by land from region {start}"),
        );
    }
    for (what, most, found) in board.set.lacks(board) {
        faults.add(
            0..0,
            format!("at most {most} {what} are in the box (B-04), found {found}"),
        );
    }
}

/// The hexes that a board says it is laid of, with the place of the text.
pub(super) fn realm(file: &BoardFile, faults: &mut Faults) -> Option<(Range<usize>, Realm)> {
    let said = file.realm.as_ref()?;
    match Realm::parse(said.get_ref()) {
        Ok(realm) => Some((said.span(), realm)),
        Err(error) => {
            faults.add(said.span(), format!("realm: {error}"));
            None
        }
    }
}

/// Hexes and regions of a board tell the same.
pub(super) fn laid(board: &Board, realm: &Realm, at: Range<usize>, faults: &mut Faults) {
    let laid = realm.ground();
    let same = laid.is_some_and(|laid| {
        let like = |(one, other): (&Region, &Region)| {
            (one.terrain, &one.symbols, one.edge, one.peak)
                == (other.terrain, &other.symbols, other.edge, other.peak)
                && (&one.marks, one.lost_tribe, one.monsters)
                    == (&other.marks, other.lost_tribe, other.monsters)
        };
        laid.len() == board.len()
            && laid.borders == board.borders
            && laid.entry == board.entry
            && (&laid.scenario, laid.set, laid.players, laid.rounds)
                == (&board.scenario, board.set, board.players, board.rounds)
            && laid.regions.iter().zip(&board.regions).all(like)
    });
    if !same {
        faults.add(
            at,
            "realm: hexes that make the regions of this board expected".into(),
        );
    }
}
