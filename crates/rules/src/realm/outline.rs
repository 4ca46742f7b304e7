//! The outline of a region that is made of thirds, as one walk.
//!
//! A water can lie around something. Its outline then goes along a cut to what is inside, around that, and back along
//! the same cut: the cut is walked twice by this outline and by no other, so lines are still shared only at borders.

use super::shape::{Line, Point};

/// Walks around thirds that hang together, clockwise; each point is the beginning of a line of the lattice.
pub(super) fn outline(thirds: &[[Line; 4]]) -> Vec<Point> {
    let all: Vec<Line> = thirds.iter().flatten().copied().collect();
    let (inner, mut rim): (Vec<Line>, Vec<Line>) =
        all.iter().partition(|line| all.contains(&line.back()));
    // The uppermost line is on the outside; whatever it leaves over lies around something.
    rim.sort_by_key(|line| (line.from[1], line.from[0]));
    let mut walk = walk_once(&mut rim);
    let mut holes = Vec::new();
    while !rim.is_empty() {
        holes.push(walk_once(&mut rim));
    }
    while let Some((cut, hole)) = nearest(&walk, &inner, &holes) {
        join(&mut walk, &cut, &holes.swap_remove(hole));
    }
    walk.into_iter().map(|line| line.from).collect()
}

/// Takes the first line and those that follow it until the walk closes. Where several go on, the sharpest turn to the
/// right stays along the same piece of ground.
fn walk_once(rim: &mut Vec<Line>) -> Vec<Line> {
    let mut walk: Vec<Line> = Vec::new();
    let mut next = (!rim.is_empty()).then_some(0);
    while let Some(place) = next {
        let line = rim.remove(place);
        walk.push(line);
        let follows = |other: &&Line| other.from == line.to();
        // The line it began with is gone from the rim: where that turn would be sharper, the walk is closed.
        let begin = walk.first().filter(follows);
        let best = rim
            .iter()
            .filter(follows)
            .chain(begin)
            .min_by_key(|other| turn(line, other.way))
            .copied();
        next = best.and_then(|best| rim.iter().position(|line| *line == best));
    }
    walk
}

/// How far a way is turned to the left from straight back, 1 to 6.
fn turn(came: Line, way: u8) -> u8 {
    match (came.way + 3 + 6 - way) % 6 {
        0 => 6,
        turned => turned,
    }
}

/// The shortest cut from a walk to one of the holes along inner lines, with the place of that hole.
fn nearest(walk: &[Line], inner: &[Line], holes: &[Vec<Line>]) -> Option<(Vec<Line>, usize)> {
    if holes.is_empty() {
        return None;
    }
    let mut seen: Vec<Point> = walk.iter().map(|line| line.from).collect();
    let mut cuts: Vec<Vec<Line>> = vec![Vec::new()];
    while !cuts.is_empty() {
        let mut longer = Vec::new();
        for cut in &cuts {
            for line in inner {
                let goes_on = match cut.last() {
                    Some(last) => line.from == last.to(),
                    None => walk.iter().any(|other| other.from == line.from),
                };
                if !goes_on || seen.contains(&line.to()) {
                    continue;
                }
                seen.push(line.to());
                let cut = [cut.as_slice(), &[*line]].concat();
                let there = |hole: &Vec<Line>| hole.iter().any(|other| other.from == line.to());
                if let Some(hole) = holes.iter().position(there) {
                    return Some((cut, hole));
                }
                longer.push(cut);
            }
        }
        cuts = longer;
    }
    None
}

/// Lets a walk go along a cut, around a hole, and back.
fn join(walk: &mut Vec<Line>, cut: &[Line], hole: &[Line]) {
    let (Some(first), Some(last)) = (cut.first(), cut.last()) else {
        return;
    };
    let (out, home) = (opening(walk, *first), opening(hole, last.back()));
    let way_home = cut.iter().rev().map(|line| line.back());
    let (after, before) = (&hole[home..], &hole[..home]);
    let detour: Vec<Line> = [cut, after, before]
        .concat()
        .into_iter()
        .chain(way_home)
        .collect();
    walk.splice(out..out, detour);
}

/// Where a walk passes the beginning of a line with the ground of that line on its right; a walk can pass a point more
/// than once.
fn opening(walk: &[Line], into: Line) -> usize {
    let opens = |&place: &usize| {
        let came = walk[(place + walk.len() - 1) % walk.len()];
        walk[place].from == into.from && turn(came, into.way) < turn(came, walk[place].way)
    };
    (0..walk.len()).find(opens).unwrap_or(0)
}
