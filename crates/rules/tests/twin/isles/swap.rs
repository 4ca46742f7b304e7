//! What portals and frights leave behind (W-49, W-50, W-53, W-54).

use super::ARTIFACTS;
use super::fall::Fall;
use super::least;
use super::world::World;

impl World {
    /// Everything in two regions changes places, but for mountains and places (W-49).
    pub fn swap(&mut self, one: u8, other: u8) {
        let there = |region: u8| match region {
            region if region == one => other,
            region if region == other => one,
            region => region,
        };
        let holders = std::mem::take(&mut self.holders).into_iter();
        self.holders = holders.map(|(at, race)| (there(at), race)).collect();
        let murlocs = std::mem::take(&mut self.murlocs).into_iter();
        self.murlocs = murlocs.map(there).collect();
        // What lies face down may be a place.
        let pieces = self.pieces.iter_mut();
        for (_, regions) in pieces.filter(|(piece, _)| **piece != "hidden-marker") {
            *regions = std::mem::take(regions).into_iter().map(there).collect();
        }
        for artifact in ARTIFACTS {
            if let Some(region) = self.markers.get_mut(artifact) {
                *region = there(*region);
            }
        }
    }
}

impl Fall<'_> {
    /// A token of a region is frightened to another one of its race, or discarded where there is none (W-53, W-54, W-78). Gives
    /// whether the owner says where those go who are left alone (W-37).
    pub fn frighten(&mut self, region: u8, refuge: Option<u8>) -> bool {
        for piece in ["wisp-wall", "fort"] {
            if self.world.has(piece, region) {
                self.world.clear(piece, region);
                self.seen.push("wall frightened".to_owned());
                return false;
            }
        }
        if self.world.murlocs.remove(&region) {
            self.notes.corpses += 1;
            self.seen.push("murloc frightened".to_owned());
            return false;
        }
        let Some(race) = self.world.holders.get(&region).cloned() else {
            return false;
        };
        let people = &self.position.peoples[race.as_str()];
        if refuge.is_none() {
            if people.active {
                self.lose_one(&race);
            } else {
                self.discard(&race, 1);
            }
            self.seen.push("frightened off the map".to_owned());
        }
        // W-37: lone Tauren go on to another region of theirs, or to hand.
        let left = self.position.spots[&region].tokens - 1;
        let own = self.position.own_tokens(region).saturating_sub(1);
        let lonely = race == "tauren" && own < least(&race) && own == left;
        if left > 0 && lonely && people.held.len() > 2 {
            return true;
        }
        if left == 0 || lonely {
            self.world.empty(region);
            self.seen.push("frightened empty".to_owned());
            // B-76: nobody in decline waits beside the map.
            if left > 0 && people.held.len() == 1 && !people.active {
                self.discard(&race, left);
            }
        }
        false
    }
}
