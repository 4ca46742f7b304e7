//! What moves things on the islands without a conquest: portals, frights, thefts.

use super::ARTIFACTS;
use super::attack::Eyes;
use super::attempt::{Says, each};
use super::can_hold;
use std::collections::BTreeSet;

impl Eyes<'_> {
    /// Where an artifact may be stolen (W-19): next to them, known, nothing moved but the artifact (W-20).
    pub fn thefts(&self) -> Says {
        if !self.is("ethereals") || self.held.is_empty() || self.notes.uses("relics") > 0 {
            return Says::new();
        }
        let open = |region: &u8| {
            let known = self.position.found_in(*region, &ARTIFACTS).is_some();
            let reached = !self.held.contains(region) && self.beside(*region);
            let tolls = self.tolls(*region, false);
            known && reached && !self.is_closed(*region) && self.can_pay(&tolls, 0)
        };
        each("steal", self.map.keys().copied().filter(open))
    }

    /// Where a stolen artifact may go: to a region of theirs beside it.
    pub fn carries(&self, from: u8) -> BTreeSet<u8> {
        let borders = &self.land(from).borders;
        self.held.intersection(borders).copied().collect()
    }

    /// How many artifacts there are to choose from.
    pub fn loot(&self, from: u8) -> u8 {
        let lie = |artifact: &&&str| self.position.markers.get(**artifact) == Some(&from);
        ARTIFACTS.iter().filter(lie).count() as u8
    }

    /// One end of a portal, if there is another one (W-49).
    pub fn portals(&self) -> Says {
        if !self.has("portal-masters") || self.notes.uses("portal") >= 2 {
            return Says::new();
        }
        let sources = self.map.keys().copied();
        each(
            "portal",
            sources.filter(|&source| !self.partners(source).is_empty()),
        )
    }

    /// The regions that one can change places with (W-49, W-50, W-67, W-77).
    pub fn partners(&self, one: u8) -> BTreeSet<u8> {
        let magic = |region: u8| self.land(region).symbols.contains("magic");
        let open = |other: &u8| {
            let mut tolls = self.tolls(one, true);
            for (seat, coins) in self.tolls(*other, true) {
                *tolls.entry(seat).or_default() += coins;
            }
            // W-35: once a turn.
            let twice = [one, *other].iter().all(|region| {
                let foe = self.foe(*region);
                foe.is_some_and(|(race, holder)| race == "pandaren" && holder.active)
            });
            let bound = self.notes.harmony.contains(&self.seat());
            if twice && bound && !self.notes.paid.contains(&self.seat()) {
                tolls.values_mut().for_each(|coins| *coins -= 2);
            }
            let stays = |from: u8, to: u8| {
                let holder = self.holder(from);
                holder.is_none_or(|(race, _)| can_hold(race, self.land(to)))
            };
            one != *other
                && magic(one)
                && magic(*other)
                && !self.is_closed(one)
                && !self.is_closed(*other)
                && stays(one, *other)
                && stays(*other, one)
                && self.can_pay(&tolls, 0)
                && (self.holds_anything(one) || self.holds_anything(*other))
        };
        self.map.keys().copied().filter(open).collect()
    }

    /// Whether anything lies or stands in a region that a portal takes along.
    fn holds_anything(&self, region: u8) -> bool {
        let spot = self.position.spots.get(&region);
        let mut pieces = spot.into_iter().flat_map(|spot| spot.pieces.keys());
        let pieces = pieces.any(|piece| *piece != "hidden-marker");
        let murloc = self.position.has_murloc(region);
        pieces
            || murloc
            || self.holder(region).is_some()
            || self.position.found_in(region, &ARTIFACTS).is_some()
    }

    /// Whether a wall or a fort stands in a region: it goes before any token (W-54).
    pub fn is_walled(&self, region: u8) -> bool {
        let stands = |piece: &str| self.position.has(region, piece);
        stands("wisp-wall") || stands("fort")
    }

    /// Where a token may be frightened (W-53, W-54).
    pub fn frights(&self) -> Says {
        let done = self.notes.uses("frighten") >= 3;
        if !self.has("terrifying") || self.held.is_empty() || done {
            return Says::new();
        }
        let open = |region: &u8| {
            let murloc = self.position.has_murloc(*region);
            let token = self.holder(*region).is_some() && self.position.own_tokens(*region) > 0;
            let tolls = self.tolls(*region, !self.is_walled(*region));
            (murloc || token || self.is_walled(*region))
                && !self.held.contains(region)
                && self.beside(*region)
                && !self.is_closed(*region)
                && self.can_pay(&tolls, 0)
        };
        each("frighten", self.map.keys().copied().filter(open))
    }

    /// Where a frightened token may go: other regions of its race (W-53).
    pub fn refuges(&self, from: u8) -> BTreeSet<u8> {
        let Some((_, holder)) = self.holder(from) else {
            return BTreeSet::new();
        };
        let held = holder.held.keys().copied();
        held.filter(|&region| region != from).collect()
    }
}
