//! Which thirds make a region, and which regions border each other.

use super::shape::third_on;
use super::table::Table;
use super::{Cell, Piece, PieceKind, Realm, Third, Water};

/// A third of a laid hex: the place of the hex in the list, and the third as it is counted on the tile.
pub(super) type Spot = (usize, u8);

/// The regions of a realm and how they lie to each other. Sets of regions are bits: more regions than a board has fit in,
/// so that too many can be told.
#[derive(Debug)]
pub(super) struct Plan {
    /// The thirds of each region. Land comes first, one third each, so that hexes which move keep their numbers.
    pub regions: Vec<Vec<Spot>>,
    /// The region of each third of each hex.
    pub of: Vec<[u8; 3]>,
    /// What each region borders by a common side, waters that touch included.
    pub touches: Vec<u128>,
    /// What each region borders by a tunnel.
    pub tunnels: Vec<u128>,
    /// Waters.
    pub water: u128,
    /// Chasms.
    pub closed: u128,
    /// Regions with a side that faces the outside.
    pub edge: u128,
    /// The regions around each hole of one cell.
    pub rings: Vec<Vec<u8>>,
}

impl Plan {
    pub fn of(realm: &Realm) -> Self {
        Self::on(realm, &Table::of(&realm.hexes))
    }

    /// The same where it is known which cells its hexes lie in.
    pub fn on(realm: &Realm, table: &Table) -> Self {
        let hexes = &realm.hexes;
        let spot = |(hex, side): (usize, u8)| (hex, third_on(side, hexes[hex].turn));
        let meets = table.meets.iter().map(|&[here, there]| Meeting {
            border: (hexes[here.0].at, here.1),
            here: spot(here),
            there: spot(there),
        });
        let meets: Vec<Meeting> = meets.collect();
        let regions = regions(realm, &meets);
        let mut of = vec![[0; 3]; hexes.len()];
        for (number, thirds) in (0..).zip(&regions) {
            for &(hex, third) in thirds {
                of[hex][usize::from(third)] = number;
            }
        }
        let mut plan = Self {
            touches: vec![0; regions.len()],
            tunnels: vec![0; regions.len()],
            regions,
            of,
            water: 0,
            closed: 0,
            edge: 0,
            rings: Vec::new(),
        };
        for (hex, laid) in hexes.iter().enumerate() {
            for third in 0..3 {
                let bit = 1 << plan.region((hex, third));
                if laid.thirds()[usize::from(third)].is_water() {
                    plan.water |= bit;
                } else if realm.has(laid.at, third, PieceKind::Chasm) {
                    plan.closed |= bit;
                }
                plan.touch((hex, third), (hex, (third + 1) % 3));
            }
        }
        for meeting in meets {
            plan.touch(meeting.here, meeting.there);
        }
        plan.dig(realm);
        for &outward in &table.outward {
            plan.edge |= 1 << plan.region(spot(outward));
        }
        for ring in &table.rings {
            let mut around: Vec<u8> = ring.iter().map(|&side| plan.region(spot(side))).collect();
            around.sort_unstable();
            around.dedup();
            plan.rings.push(around);
        }
        plan
    }

    /// The region of a third.
    pub fn region(&self, (hex, third): Spot) -> u8 {
        self.of[hex][usize::from(third)]
    }

    fn touch(&mut self, one: Spot, other: Spot) {
        let (one, other) = (self.region(one), self.region(other));
        if one != other {
            self.touches[usize::from(one)] |= 1 << other;
            self.touches[usize::from(other)] |= 1 << one;
        }
    }

    /// Joins the ends of each tunnel.
    fn dig(&mut self, realm: &Realm) {
        let ends = |piece: &&Piece| matches!(piece.kind, PieceKind::Tunnel(_));
        let ends: Vec<&Piece> = realm.pieces.iter().filter(ends).collect();
        for (i, one) in ends.iter().enumerate() {
            for other in &ends[..i] {
                let at = |piece: &Piece| {
                    let hex = realm.hexes.iter().position(|hex| hex.at == piece.at)?;
                    Some(self.region((hex, piece.spot % 3)))
                };
                if let (true, Some(a), Some(b)) = (one.kind == other.kind, at(one), at(other))
                    && a != b
                {
                    self.tunnels[usize::from(a)] |= 1 << b;
                    self.tunnels[usize::from(b)] |= 1 << a;
                }
            }
        }
    }

    /// The regions with a piece of a kind.
    pub fn with(&self, realm: &Realm, kind: PieceKind) -> u128 {
        let pieces = realm.pieces.iter().filter(|piece| piece.kind.is_like(kind));
        pieces.fold(0, |set, piece| {
            let hex = realm.hexes.iter().position(|hex| hex.at == piece.at);
            set | hex.map_or(0, |hex| 1 << self.region((hex, piece.spot % 3)))
        })
    }

    /// What a region borders, by sides and tunnels.
    pub fn borders(&self, region: usize) -> u128 {
        self.touches[region] | self.tunnels[region]
    }

    /// All regions.
    pub fn all(&self) -> u128 {
        bits(0..self.regions.len())
    }

    /// What can be walked on: land, and rivers.
    pub fn walkable(&self, water: Water) -> u128 {
        match water {
            Water::River => self.all() & !self.closed,
            Water::Sea => self.all() & !self.closed & !self.water,
        }
    }

    /// What hangs together with a region among others.
    pub fn reached(&self, from: usize, among: u128) -> u128 {
        let mut reached = 1 << from;
        let mut todo = vec![from];
        while let Some(region) = todo.pop() {
            let more = self.borders(region) & among & !reached;
            reached |= more;
            todo.extend(members(more));
        }
        reached
    }
}

/// The set of some regions.
pub(super) fn bits(regions: impl IntoIterator<Item = usize>) -> u128 {
    regions.into_iter().fold(0, |set, region| set | 1 << region)
}

/// The regions of a set, lowest first.
pub(super) fn members(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (lowest < 128).then_some(lowest)
    })
}

/// Two thirds that meet at a side, with how a river border between them is told from the west.
struct Meeting {
    border: (Cell, u8),
    here: Spot,
    there: Spot,
}

/// The same river border, told from the west.
pub(super) fn from_the_west(at: Cell, side: u8) -> (Cell, u8) {
    if side < 3 {
        (at, side)
    } else {
        (at.across(side), (side + 3) % 6)
    }
}

/// Land thirds one by one, then waters: thirds that touch are one, unless a river border lies between.
fn regions(realm: &Realm, meets: &[Meeting]) -> Vec<Vec<Spot>> {
    let spots = realm.hexes.iter().enumerate();
    let spots = spots.flat_map(|(hex, laid)| {
        let thirds = laid.thirds();
        (0..3_u8).map(move |third| ((hex, third), thirds[usize::from(third)]))
    });
    let (land, water): (Vec<_>, Vec<_>) =
        spots.partition(|(_, third)| matches!(third, Third::Land(..)));
    let mut regions: Vec<Vec<Spot>> = land.into_iter().map(|(spot, _)| vec![spot]).collect();
    let mut left: Vec<Spot> = water.into_iter().map(|(spot, _)| spot).collect();
    let cuts: Vec<(Cell, u8)> = realm
        .pieces
        .iter()
        .filter(|piece| piece.kind == PieceKind::RiverBorder && realm.water == Water::River)
        .map(|piece| from_the_west(piece.at, piece.spot % 6))
        .collect();
    let is_water = |(hex, third): Spot| {
        let thirds = realm.hexes[hex].thirds();
        thirds[usize::from(third)].is_water()
    };
    let flows: Vec<(Spot, Spot)> = meets
        .iter()
        .filter(|meeting| is_water(meeting.here) && is_water(meeting.there))
        .filter(|meeting| !cuts.contains(&meeting.border))
        .map(|meeting| (meeting.here, meeting.there))
        .collect();
    while !left.is_empty() {
        let mut body = vec![left.remove(0)];
        let mut next = 0;
        while let Some(&here) = body.get(next) {
            let touches = |&there: &Spot| {
                here.0 == there.0
                    || flows.contains(&(here, there))
                    || flows.contains(&(there, here))
            };
            let more: Vec<Spot> = left.iter().copied().filter(touches).collect();
            left.retain(|there| !more.contains(there));
            body.extend(more);
            next += 1;
        }
        regions.push(body);
    }
    regions
}
