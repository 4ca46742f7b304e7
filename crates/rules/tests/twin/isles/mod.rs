//! What the twin knows of the islands (W-01 to W-83): factions, ships, murlocs, bombs, what lies face down. It stands beside the
//! rest of the twin, as its tiles are never mixed with others, and reads positions and random games the same way.

mod attack;
mod attempt;
mod chance;
mod deeds;
mod end;
mod fall;
mod income;
mod notes;
pub mod onlooker;
mod step;
mod swap;
mod turns;
mod world;

use super::position::{Land, Position};

/// The five artifacts.
pub const ARTIFACTS: [&str; 5] = [
    "aegis-of-aggramar",
    "ashes-of-alar",
    "doomhammer",
    "frostmourne",
    "heart-of-azeroth",
];

/// The seven places; one of them lies in water once it is found (W-65).
pub const PLACES: [&str; 7] = [
    "battlefield",
    "dark-portal",
    "karazhan",
    "lights-hope-chapel",
    "meeting-stone",
    "soul-keeper",
    "well-of-eternity",
];

/// The side of a race in the war (W-09).
pub fn faction(race: &str) -> &'static str {
    match race {
        "draenei" | "night-elves" | "gnomes-wow" | "humans-wow" | "dwarves-wow" | "worgen" => {
            "alliance"
        }
        "blood-elves" | "goblins-wow" | "orcs-wow" | "forsaken" | "tauren" | "trolls-wow" => {
            "horde"
        }
        _ => "neither",
    }
}

/// Whether two sides are at war.
pub fn at_war(one: &str, other: &str) -> bool {
    one != "neither" && other != "neither" && one != other
}

/// The fewest tokens of a race that conquer a region and stay in it (P-04, W-37): in decline too.
pub fn least(race: &str) -> u8 {
    if race == "tauren" { 2 } else { 1 }
}

/// Whether a region is water, a sea or a lake (W-07).
pub fn is_water(land: &Land) -> bool {
    land.is_deep()
}

/// Whether a race can hold a region at all (W-07, W-31, W-50).
pub fn can_hold(race: &str, land: &Land) -> bool {
    race == "naga" || !is_water(land)
}

impl<'a> Position<'a> {
    /// The race that holds a region.
    pub fn holder(&self, region: u8) -> Option<&'a str> {
        self.spots.get(&region)?.race
    }

    /// How many of a piece are in a region.
    pub fn count(&self, region: u8, piece: &str) -> u8 {
        let spot = self.spots.get(&region);
        spot.and_then(|spot| spot.pieces.get(piece))
            .copied()
            .unwrap_or(0)
    }

    /// The tokens in a region that are of the race itself: beasts and the champion are none (W-43, W-47).
    pub fn own_tokens(&self, region: u8) -> u8 {
        let spot = self.spots.get(&region);
        let tokens = spot.map_or(0, |spot| spot.tokens);
        tokens - self.count(region, "beast") - self.count(region, "champion-piece")
    }

    /// Whether a murloc lives in a region (W-08).
    pub fn has_murloc(&self, region: u8) -> bool {
        self.spots.get(&region).is_some_and(|spot| spot.tribe)
    }

    /// Whether anybody stands in a region (W-14).
    pub fn is_peopled(&self, region: u8) -> bool {
        self.has_murloc(region) || self.holder(region).is_some()
    }

    /// What lies face up in a region (W-56).
    pub fn found_in(&self, region: u8, kinds: &[&'static str]) -> Option<&'static str> {
        let mut kinds = kinds.iter().copied();
        kinds.find(|kind| self.markers.get(kind) == Some(&region))
    }

    /// Whether a race uses an artifact or place: it holds its region and is active (W-56).
    pub fn uses(&self, race: &str, marker: &str) -> bool {
        let people = self.peoples.get(race);
        people.is_some_and(|people| people.active) && self.holds(race, marker).is_some()
    }

    /// The active race of a seat.
    pub fn active_race(&self, seat: u8) -> Option<&'a str> {
        let mut peoples = self.peoples.iter();
        let active = peoples.find(|(_, people)| people.seat == seat && people.active);
        active.map(|(race, _)| *race)
    }

    /// Whether a tower stands in a region, which makes it immune for everybody but its owner (P-24, W-40).
    pub fn has_tower(&self, region: u8) -> bool {
        self.has(region, "watch-tower")
    }

    /// The seat that makes a region immune with the Aegis (W-60).
    pub fn shielded_by(&self, region: u8) -> Option<u8> {
        let race = self.holder(region)?;
        let here = self.markers.get("aegis-of-aggramar") == Some(&region);
        (here && self.peoples[race].active).then(|| self.peoples[race].seat)
    }
}
