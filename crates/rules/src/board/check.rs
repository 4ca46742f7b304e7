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

/// What a name in a board file is made of.
const PLAIN: &str = "1 to 40 lower-case letters, digits and hyphens";

fn is_plain(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (1..=40).contains(&name.len()) && name.chars().all(plain)
}

pub(super) fn head(file: &BoardFile, faults: &mut Faults) {
    let name = file.name.get_ref();
    if !is_plain(name) {
        faults.add(file.name.span(), format!("name: {PLAIN} expected"));
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
        let natives = [
            (region.lost_tribe, "a lost tribe needs"),
            (region.monsters, "monsters need"),
            (region.murloc, "a murloc needs"),
        ];
        let mut natives = natives.iter().filter(|(live, _)| *live);
        if let (Some((_, who)), false) = (natives.next(), land) {
            faults.add(
                spanned.span(),
                format!("region {i}: {who} land, found {}", facts.id),
            );
        }
        if natives.next().is_some() {
            faults.add(
                spanned.span(),
                format!(
                    "region {i}: a lost tribe, monsters or a murloc expected, found two of them"
                ),
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
        if marks.len() > MAX_MARKS || !marks.iter().all(|mark| is_plain(mark)) {
            faults.add(
                at_marks,
                format!("region {i}: at most {MAX_MARKS} marks of {PLAIN} expected"),
            );
        }
        island(file, i, faults);
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

/// Either every region says its island or none does, and nothing borders across the sea (W-01).
fn island(file: &BoardFile, i: usize, faults: &mut Faults) {
    let region = file.region[i].get_ref();
    let name = |of: usize| {
        let island = file.region[of].get_ref().island.as_ref();
        island.map(|island| island.get_ref().as_str())
    };
    let Some(said) = &region.island else {
        if file
            .region
            .iter()
            .any(|other| other.get_ref().island.is_some())
        {
            let what = format!("region {i}: island expected, as other regions have one");
            faults.add(file.region[i].span(), what);
        }
        return;
    };
    if !is_plain(said.get_ref()) {
        let what = format!("region {i}: island: {PLAIN} expected");
        faults.add(said.span(), what);
    }
    let across = |other: &&usize| {
        let there = **other < file.region.len();
        there && name(**other).is_some_and(|there| there != said.get_ref())
    };
    if let Some(other) = region.borders.get_ref().iter().find(across) {
        let what = format!("region {i}: borders {other}, which lies on another island (W-01)");
        faults.add(region.borders.span(), what);
    }
}

/// What only a whole board can show: somebody can enter, and all land hangs together, or that of each island does.
pub(super) fn whole(board: &Board, faults: &mut Faults) {
    if !board.entry().meets(board.open()) {
        faults.add(0..0, "no land region can be entered: at least one needs edge = true, or a border with a sea that has it".into());
    }
    let all = [(String::new(), board.all())];
    let several = board.has_islands();
    for (name, island) in if several { board.islands() } else { &all } {
        if several && !board.anchors().meets(*island & board.open()) {
            faults.add(
                0..0,
                format!("island {name}: at least one land region with an anchor expected (W-03)"),
            );
        }
        hangs_together(board, *island, faults);
    }
    let ruling = board.set.ruling();
    for (what, most, found) in board.set.lacks(board) {
        faults.add(
            0..0,
            format!("at most {most} {what} are in the box ({ruling}), found {found}"),
        );
    }
}

fn hangs_together(board: &Board, island: RegionSet, faults: &mut Faults) {
    let land = board.open() & island;
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
