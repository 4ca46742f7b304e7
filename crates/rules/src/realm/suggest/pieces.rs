//! The pieces of a suggested realm: chasms, mountains, tunnels, and who lives there.

use super::{Luck, Sides, Wish};
use crate::realm::plan::{Plan, members};
use crate::realm::{Piece, PieceKind, Realm, Side, Third};

/// A region of land that has no piece yet, with its number and the side of its hex.
struct Site {
    region: usize,
    side: Side,
    piece: Piece,
}

/// How many chasms are laid: one for each player, as many as there are.
pub(super) fn chasms(wish: Wish) -> usize {
    let most = usize::from(PieceKind::Chasm.supply());
    usize::from(wish.chasms) * usize::from(wish.players).min(most)
}

/// Adds what is missing of everything.
pub(super) fn add(realm: &mut Realm, wish: Wish, luck: Luck) {
    let mut todo = Adding {
        plan: Plan::of(realm),
        realm,
        luck,
    };
    for _ in todo.laid(PieceKind::Chasm)..chasms(wish) {
        todo.chasm();
    }
    for side in Side::ALL {
        todo.mountains(side);
    }
    if wish.sides == Sides::Both {
        todo.tunnels(usize::from(wish.players));
    }
    // Two fifths of the land have a tribe on the printed boards; monsters live in a region more than there are players
    //
    let above = todo.realm.land(Some(Side::Surface)).count();
    let below = todo.realm.land(Some(Side::Underground)).count();
    todo.natives(PieceKind::LostTribe, Side::Surface, 2 * above / 5);
    if below > 0 {
        todo.natives(
            PieceKind::Monsters,
            Side::Underground,
            usize::from(wish.players) + 1,
        );
    }
}

struct Adding<'a> {
    realm: &'a mut Realm,
    /// The regions as the hexes alone make them: pieces of this kind change no numbers.
    plan: Plan,
    luck: Luck<'a>,
}

impl Adding<'_> {
    fn laid(&self, kind: PieceKind) -> usize {
        self.realm
            .pieces
            .iter()
            .filter(|piece| piece.kind.is_like(kind))
            .count()
    }

    /// Land without a piece.
    fn sites(&self) -> Vec<Site> {
        let land = members(self.plan.all() & !self.plan.water);
        let site = |region: usize| {
            let (hex, spot) = self.plan.regions[region][0];
            let hex = &self.realm.hexes[hex];
            let piece = Piece {
                kind: PieceKind::Mountain,
                at: hex.at,
                spot,
            };
            let bare = self.realm.pieces_on(hex.at, spot).next().is_none();
            bare.then_some(Site {
                region,
                side: hex.side,
                piece,
            })
        };
        land.filter_map(site).collect()
    }

    /// Regions with a piece of a kind.
    fn with(&self, kind: PieceKind) -> u128 {
        let has = |region: &usize| {
            let (hex, third) = self.plan.regions[*region][0];
            self.realm.has(self.realm.hexes[hex].at, third, kind)
        };
        members(self.plan.all())
            .filter(has)
            .fold(0, |set, region| set | 1 << region)
    }

    /// Lays a piece on the site that is worst off without it: the lowest number, and luck among equals.
    fn put(
        &mut self,
        kind: PieceKind,
        sites: Vec<Site>,
        number: impl Fn(&Self, &Site) -> i64,
    ) -> bool {
        let numbers: Vec<i64> = sites.iter().map(|site| number(self, site)).collect();
        let Some(lowest) = numbers.iter().min() else {
            return false;
        };
        let best: Vec<&Site> = sites
            .iter()
            .zip(&numbers)
            .filter(|(_, n)| *n == lowest)
            .map(|(site, _)| site)
            .collect();
        let site = best[(self.luck)(best.len())];
        self.realm.pieces.push(Piece { kind, ..site.piece });
        true
    }

    /// How many regions of a set a site borders.
    fn beside(&self, site: &Site, set: u128) -> i64 {
        i64::from((self.plan.touches[site.region] & set).count_ones())
    }

    /// A chasm where all land still hangs together, rather inside, and away from others.
    fn chasm(&mut self) {
        let others = self.with(PieceKind::Chasm);
        let walkable = self.plan.walkable(self.realm.water) & !others;
        let whole = |site: &Site| {
            let left = walkable & !(1 << site.region);
            let first = members(left & !self.plan.water).next();
            first.is_some_and(|first| self.plan.reached(first, left) & left == left)
        };
        let mut sites = self.sites();
        sites.retain(whole);
        self.put(PieceKind::Chasm, sites, |this, site| {
            4 * this.beside(site, others) + i64::from((this.plan.edge >> site.region & 1) as u8)
        });
    }

    /// Mountains on a fifth of the land: on the terrain there is most of, away from each other.
    fn mountains(&mut self, side: Side) {
        let wanted = self.realm.land(Some(side)).count().div_ceil(5);
        loop {
            let terrains: Vec<_> = self
                .realm
                .land(Some(side))
                .map(|(terrain, _)| terrain)
                .collect();
            let count = |of| terrains.iter().filter(|terrain| **terrain == of).count();
            if count(side.mountain()) >= wanted || self.realm.left(PieceKind::Mountain) == 0 {
                return;
            }
            let others = self.with(PieceKind::Mountain);
            let mut sites = self.sites();
            sites.retain(|site| site.side == side);
            let done = self.put(PieceKind::Mountain, sites, |this, site| {
                let hex = this.realm.hex(site.piece.at).map(|hex| hex.thirds());
                let most = match hex.map(|thirds| thirds[usize::from(site.piece.spot)]) {
                    Some(Third::Land(terrain, _)) => count(terrain),
                    _ => 0,
                };
                3 * this.beside(site, others) - 2 * most as i64
            });
            if !done {
                return;
            }
        }
    }

    /// Tunnels between above and below, away from where they touch.
    fn tunnels(&mut self, wanted: usize) {
        let on = |this: &Self, side| {
            let regions = members(this.plan.all() & !this.plan.water);
            let of = regions
                .filter(|region| this.realm.hexes[this.plan.regions[*region][0].0].side == side);
            of.fold(0_u128, |set, region| set | 1 << region)
        };
        for number in 1..=PieceKind::TUNNELS {
            let kind = PieceKind::Tunnel(number);
            let used = self.realm.pieces.iter().any(|piece| piece.kind == kind);
            if used || self.laid(kind) >= 2 * wanted {
                continue;
            }
            for (side, across) in [
                (Side::Surface, Side::Underground),
                (Side::Underground, Side::Surface),
            ] {
                let (seam, others) = (on(self, across), self.with(kind));
                let mut sites = self.sites();
                sites.retain(|site| site.side == side);
                self.put(kind, sites, |this, site| {
                    this.beside(site, seam) + 2 * this.beside(site, others)
                });
            }
        }
    }

    /// Natives away from each other, so that no long way is empty.
    fn natives(&mut self, kind: PieceKind, side: Side, wanted: usize) {
        while self.laid(kind) < wanted && self.realm.left(kind) > 0 {
            let others = self.with(PieceKind::LostTribe) | self.with(PieceKind::Monsters);
            let mut sites = self.sites();
            sites.retain(|site| site.side == side);
            if !self.put(kind, sites, |this, site| this.beside(site, others)) {
                return;
            }
        }
    }
}
