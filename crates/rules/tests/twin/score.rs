//! What a seat would be paid if its turn were scored now, by source.

use super::diary::Diary;
use super::ground::Ground;
use super::position::{Land, Map, People, Position, TOKEN_LIKE};
use std::collections::{BTreeMap, BTreeSet};

/// Coins by source: `regions of orcs`, `orcs`, `pillaging`.
pub type Coins = BTreeMap<String, u8>;

/// What one text pays.
enum Pay {
    /// A coin for each of these regions.
    Each(BTreeSet<u8>),
    /// So many coins that belong to no region.
    Sum(u8),
}

/// The coins of one seat, counted from 1 (B-65, B-68). The diary is given for the seat whose turn it
/// tells of.
pub fn score(map: &Map, position: &Position, diary: Option<&Diary>, seat: u8) -> Coins {
    let mut coins = Coins::new();
    for (&race, people) in &position.peoples {
        // B-68: without a token anywhere nothing is earned.
        if people.seat != seat || people.tokens() == 0 {
            continue;
        }
        let purse = Purse {
            map,
            position,
            race,
            people,
            held: lasting(map, race, people),
            deeds: diary.filter(|_| people.active),
        };
        // U-70: what the region of the scepter pays is paid twice.
        let scepters = diary.map(|deeds| &deeds.scepters);
        for (source, pay) in purse.all() {
            let (sum, doubled) = match pay {
                // All coins of a tower are those of its one region (D-08).
                Pay::Sum(sum) if race == "priestesses" && !people.active => {
                    let doubled = |scepters: &BTreeSet<u8>| !purse.held.is_disjoint(scepters);
                    (
                        sum,
                        if scepters.is_some_and(doubled) {
                            sum
                        } else {
                            0
                        },
                    )
                }
                Pay::Sum(sum) => (sum, 0),
                Pay::Each(regions) => {
                    let doubled = |scepters: &BTreeSet<u8>| regions.intersection(scepters).count();
                    (regions.len() as u8, scepters.map_or(0, doubled) as u8)
                }
            };
            *coins.entry(source).or_default() += sum;
            *coins.entry("scepter-of-avarice".to_owned()).or_default() += doubled;
        }
    }
    coins.retain(|_, coins| *coins > 0);
    coins
}

/// The coins of a race that vanishes as it declines: two for each region instead of one, and what else is paid in decline
/// (U-49, B-66).
pub fn last_coins(map: &Map, position: &Position, race: &str) -> Coins {
    let mut held = position.peoples[race].held.clone();
    // Leaders and horde tokens leave as the race declines: where nobody else stands, nothing is held (L-08, C-07).
    held.retain(|region, tokens| {
        let pieces = position.spots.get(region).map(|spot| &spot.pieces);
        let others = TOKEN_LIKE.iter().filter_map(|piece| pieces?.get(piece));
        *tokens > others.sum()
    });
    let powers = position.peoples[race].powers.iter().copied();
    let people = People {
        seat: position.peoples[race].seat,
        active: false,
        powers: powers
            .filter(|power| ["muddy", "wise"].contains(power))
            .collect(),
        held,
        ..People::default()
    };
    let purse = Purse {
        map,
        position,
        race,
        held: lasting(map, race, &people),
        people: &people,
        deeds: None,
    };
    let mut coins = Coins::new();
    let regions = format!("regions of {race}");
    for (source, pay) in purse.all() {
        let sum = match pay {
            // D-13: no tower.
            _ if source == regions => 2 * purse.held.len() as u8,
            Pay::Sum(sum) => sum,
            Pay::Each(regions) => regions.len() as u8,
        };
        *coins.entry(source).or_default() += sum;
    }
    coins.retain(|_, coins| *coins > 0);
    coins
}

/// The regions of a race that count: rivers only for those that stay there (U-04, U-43, X-04).
pub fn lasting(map: &Map, race: &str, people: &People) -> BTreeSet<u8> {
    let stays = race == "kraken" || people.powers.contains(&"seafaring");
    let lasts = |region: &u8| stays || map[region].terrain != "river";
    people.held.keys().copied().filter(lasts).collect()
}

/// A race that is paid.
struct Purse<'a> {
    map: &'a Map,
    position: &'a Position<'a>,
    race: &'a str,
    people: &'a People<'a>,
    held: BTreeSet<u8>,
    deeds: Option<&'a Diary>,
}

impl Purse<'_> {
    /// Everything that pays.
    fn all(&self) -> Vec<(String, Pay)> {
        // D-08: a tower pays its tokens, its region nothing.
        let regions = match self.race == "priestesses" && !self.people.active {
            true => Pay::Sum(self.people.held.values().sum()),
            false => Pay::Each(self.held.clone()),
        };
        let mut all = vec![
            (format!("regions of {}", self.race), regions),
            (self.race.to_owned(), self.race_bonus()),
        ];
        for power in &self.people.powers {
            all.push(((*power).to_owned(), self.power_bonus(power)));
        }
        all.extend(self.places());
        all
    }

    /// The regions that pass a test.
    fn each(&self, test: impl Fn(&Land) -> bool) -> Pay {
        self.each_region(|region| test(&self.map[&region]))
    }

    fn each_region(&self, test: impl Fn(u8) -> bool) -> Pay {
        Pay::Each(
            self.held
                .iter()
                .copied()
                .filter(|&region| test(region))
                .collect(),
        )
    }

    /// What the text of a race pays. What it did counts in its own turn.
    fn race_bonus(&self) -> Pay {
        match (self.race, self.people.active) {
            // B-86: also in decline.
            ("dwarves", _) => self.each(|land| land.is("mine")),
            // B-94.
            ("humans", true) => self.each(|land| land.terrain == "farmland"),
            ("wizards", true) => self.each(|land| land.is("magic")),
            // B-95.
            ("orcs", true) => Pay::Sum(self.deeds.map_or(0, |deeds| deeds.nonempty)),
            // D-03.
            ("gypsies", true) => Pay::Sum(self.deeds.map_or(0, |deeds| deeds.left.len() as u8)),
            // U-18.
            ("shrooms", true) => self.each(|land| land.is("forest")),
            // U-23.
            ("drow", true) => self.each_region(|region| {
                let mut near = self.map[&region].borders.iter();
                !near.any(|near| self.is_peopled(*near))
            }),
            _ => Pay::Sum(0),
        }
    }

    /// Whether another race, a tribe or monsters live in a region.
    fn is_peopled(&self, region: u8) -> bool {
        let spot = self.position.spots.get(&region);
        spot.is_some_and(|spot| spot.tribe || spot.race.is_some_and(|race| race != self.race))
    }

    /// What a power pays: few do so in decline.
    fn power_bonus(&self, power: &str) -> Pay {
        match (power, self.people.active) {
            // U-46: also in decline.
            ("muddy", _) => self.each(|land| land.is("swamp")),
            // U-60.
            ("wise", false) => Pay::Sum(if self.held.is_empty() { 0 } else { 2 }),
            (_, false) => Pay::Sum(0),
            (_, true) => self.active_bonus(power),
        }
    }

    fn active_bonus(&self, power: &str) -> Pay {
        let regions = self.held.len() as u8;
        let ground = Ground {
            map: self.map,
            position: self.position,
            race: self.race,
        };
        match power {
            // U-46.
            "mystic" => self.each(|land| land.is("magic")),
            "mining" => self.each(|land| land.is("mine")),
            "stone" => self.each(|land| land.is("mountain")),
            // B-137, X-06.
            terrain @ ("forest" | "hill" | "swamp") => self.each(|land| land.is(terrain)),
            "merchant" => Pay::Each(self.held.clone()),
            // B-138.
            "fortified" => self.each_region(|region| self.position.has(region, "fortress")),
            // U-56, X-19: tokens, no camps.
            "frightened" => self.each_region(|region| self.people.held[&region] >= 3),
            "adventurous" => self.each_region(|region| {
                let places = PLACES.iter().filter_map(|id| self.position.markers.get(id));
                places.into_iter().any(|at| *at == region)
            }),
            _ => Pay::Sum(match power {
                // B-117.
                "alchemist" => 2,
                // B-143.
                "pillaging" => self.deeds.map_or(0, |deeds| deeds.nonempty),
                // U-85.
                "wealthy" if self.people.lent_power == Some("wealthy") => match self.deeds {
                    Some(deeds) if !deeds.wealth_paid => 7,
                    _ => 0,
                },
                // B-152, N-24.
                "wealthy" => match self.deeds {
                    Some(deeds) if deeds.picked || deeds.new_powers.contains("wealthy") => 7,
                    _ => 0,
                },
                // F-20, B-185.
                "imperial" => regions.saturating_sub(3),
                // F-23, B-185.
                "barricade" if (1..=4).contains(&regions) => 3,
                // D-17.
                "peace-loving" => match self.deeds {
                    Some(deeds) if deeds.attacked.is_empty() => 3,
                    _ => 0,
                },
                // U-51, U-52.
                "flocking" if ground.blocks(&self.held) == 1 => 2,
                "quarreling" => ground.blocks(&self.held),
                // U-06, U-56, X-05.
                "fisher" => {
                    let coastal = |region: &&u8| {
                        let land = &self.map[*region];
                        let wet = land.borders.iter().any(|near| self.map[near].is_water());
                        wet && !land.is_water()
                    };
                    self.held.iter().filter(coastal).count() as u8 / 2
                }
                _ => 0,
            }),
        }
    }

    /// What places pay, also in decline (U-14, U-74, U-75).
    fn places(&self) -> Vec<(String, Pay)> {
        let held = |id: &str| {
            let region = self.position.markers.get(id).copied();
            region.filter(|region| self.held.contains(region))
        };
        let mut all = Vec::new();
        let mut pays = |id: &str, pay: &dyn Fn(u8) -> Pay| {
            all.extend(held(id).map(|region| (id.to_owned(), pay(region))));
        };
        pays("keep-on-the-motherland", &|region| {
            Pay::Each(BTreeSet::from([region]))
        });
        pays("lost-dwarf-mine", &|_| Pay::Sum(2));
        pays("diamond-fields", &|region| {
            self.each(|land| land.is_like(&self.map[&region]))
        });
        all
    }
}

/// The places of Underground.
pub const PLACES: [&str; 9] = [
    "altar-of-souls",
    "crypt-of-the-tomb-raider",
    "diamond-fields",
    "keep-on-the-motherland",
    "fountain-of-youth",
    "lost-dwarf-mine",
    "wickedest-pentacle",
    "stonehedge",
    "great-brass-pipe",
];
