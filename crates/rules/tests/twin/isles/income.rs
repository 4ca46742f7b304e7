//! What a seat would be paid on the islands if its turn were scored now, by source.

use super::super::position::{Land, Map, People, Position};
use super::end::{Holders, most_around};
use super::notes::Notes;
use super::{ARTIFACTS, PLACES, is_water};
use std::collections::{BTreeMap, BTreeSet};

/// Coins by source.
pub type Coins = BTreeMap<String, u8>;

/// The coins of a seat (B-65, W-10). The notes are given for the seat whose turn they tell of.
pub fn income(map: &Map, position: &Position, notes: Option<&Notes>, seat: u8) -> Coins {
    let mut coins = Coins::new();
    let mut pay = |source: &str, sum: usize| {
        if sum > 0 {
            *coins.entry(source.to_owned()).or_default() += sum as u8;
        }
    };
    let peoples = position.peoples.iter();
    for (&race, people) in peoples.filter(|(_, people)| people.seat == seat) {
        pay(&format!("regions of {race}"), people.held.len());
        // W-65: in decline too.
        if let Some(well) = position.markers.get("well-of-eternity") {
            let most = most_around(map, &holders(position), &murlocs(position), *well);
            pay(
                "well-of-eternity",
                2 * usize::from(most.as_deref() == Some(race)),
            );
        }
        // B-68, P-02.
        if !people.active || people.tokens() == 0 {
            continue;
        }
        let purse = Purse {
            map,
            position,
            race,
            people,
        };
        pay(race, purse.of_race(notes));
        if let Some(power) = people.powers.first() {
            pay(power, purse.of_power(power, notes));
        }
        for (place, sum) in purse.of_places() {
            pay(place, sum);
        }
        if let Some(notes) = notes {
            pay("faction-bonus", notes.foes(race).count());
            if position.uses(race, "battlefield") {
                let twice = notes.foes(race).filter(|(_, regions)| **regions >= 2);
                pay("battlefield", twice.count());
            }
        }
    }
    coins
}

/// Who holds each region.
pub fn holders(position: &Position) -> Holders {
    let spots = position.spots.iter();
    spots
        .filter_map(|(region, spot)| Some((*region, spot.race?.to_owned())))
        .collect()
}

/// Where murlocs live.
pub fn murlocs(position: &Position) -> BTreeSet<u8> {
    let spots = position.spots.iter().filter(|(_, spot)| spot.tribe);
    spots.map(|(region, _)| *region).collect()
}

/// An active race that is paid.
struct Purse<'a> {
    map: &'a Map,
    position: &'a Position<'a>,
    race: &'a str,
    people: &'a People<'a>,
}

impl Purse<'_> {
    /// How many of its regions pass a test.
    fn count(&self, test: impl Fn(&Land) -> bool) -> usize {
        let held = self.people.held.keys();
        held.filter(|region| test(&self.map[region])).count()
    }

    fn terrain(&self, terrain: &str) -> usize {
        self.count(|land| land.terrain == terrain)
    }

    fn symbol(&self, symbol: &str) -> usize {
        self.count(|land| land.symbols.contains(symbol))
    }

    /// W-18, W-34.
    fn of_race(&self, notes: Option<&Notes>) -> usize {
        match self.race {
            "blood-elves" => self.symbol("magic"),
            "orcs-wow" => notes.map_or(0, |notes| notes.alliance.into()),
            _ => 0,
        }
    }

    fn of_power(&self, power: &str, notes: Option<&Notes>) -> usize {
        match power {
            // W-42.
            "swamp-wow" => self.terrain("swamp"),
            "farmers" => self.terrain("farmland"),
            "foresters" => self.terrain("forest"),
            "herbalists" => self.terrain("hill"),
            "miners" => self.symbol("cavern"),
            "mountaineers" => self.terrain("mountain"),
            // W-73: a sea held counts beside another sea.
            "fishermen" => self.count(|land| {
                let mut near = land.borders.iter();
                near.any(|near| is_water(&self.map[near]))
            }),
            // W-39.
            "archaeologists" => {
                let mut known = ARTIFACTS.iter().chain(&PLACES);
                let held = |marker: &&str| {
                    let region = self.position.markers.get(*marker);
                    region.is_some_and(|region| self.people.held.contains_key(region))
                };
                known.by_ref().filter(|marker| held(marker)).count()
            }
            // W-48.
            "explorers" => {
                let held = self.people.held.keys();
                let islands: BTreeSet<_> = held.map(|held| &self.map[held].island).collect();
                islands.len()
            }
            "warlords" => notes.map_or(0, |notes| notes.nonempty.into()),
            _ => 0,
        }
    }

    /// W-64.
    fn of_places(&self) -> Vec<(&'static str, usize)> {
        let mut paid = Vec::new();
        if self.position.uses(self.race, "dark-portal") {
            paid.push(("dark-portal", 2));
        }
        if self.position.uses(self.race, "karazhan") {
            let at = self.position.markers["karazhan"];
            paid.push(("karazhan", self.terrain(self.map[&at].terrain) - 1));
        }
        paid
    }
}
