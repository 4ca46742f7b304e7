//! What is done on the islands after the conquests: tokens put back, objectives, bombs, artifacts, towers.

use super::super::position::{Map, Position};
use super::attack::Eyes;
use super::attempt::{Says, each};
use super::{faction, is_water};
use std::collections::{BTreeMap, BTreeSet};

/// Regions with the race that holds each.
pub type Holders = BTreeMap<u8, String>;

/// Bombs in the box (W-23).
pub const BOMBS: u8 = 12;

/// Watch towers in the box (W-40).
pub const TOWERS: usize = 6;

/// Where tokens in hand may be put (B-60), so many at once.
pub fn place_says(position: &Position) -> Says {
    let Some(race) = position.acting else {
        return Says::new();
    };
    let people = &position.peoples[race];
    let mut says = Says::new();
    // In their own redeployment all are placed first, and then it is said which are beasts (W-43).
    let pieces: u8 = people.pieces.values().sum();
    let defends = position.phase == "defender-redeploy";
    let tokens = people.hand - if defends { pieces } else { 0 };
    for region in people.held.keys() {
        says.extend((1..=tokens).map(|count| format!("place {region} {count}")));
        for (piece, count) in people.pieces.iter().filter(|_| defends) {
            says.insert(format!("{piece} {region}"));
            says.extend((2..=*count).map(|count| format!("{piece} {region} {count}")));
        }
    }
    says
}

impl Eyes<'_> {
    /// What may be said at the end of the turn.
    pub fn end_says(&self) -> Says {
        let mut says = Says::new();
        let objectives = self.objectives();
        let due = self.is("humans-wow") && self.notes.objectives < 2;
        if due {
            says.extend(each("objective", objectives.iter().copied()));
        }
        // W-27: both are placed.
        if !due || objectives.is_empty() {
            says.insert("end".to_owned());
        }
        if self.is("goblins-wow") {
            says.extend(each("bomb", self.targets_of_bombs()));
        }
        for (word, artifact) in [
            ("aegis", "aegis-of-aggramar"),
            ("heart", "heart-of-azeroth"),
        ] {
            if self.is_mine(artifact) && !self.notes.placed.contains(word) {
                says.extend(each(word, self.held.iter().copied()));
            }
        }
        says
    }

    /// Where an objective may go: not with a race of the Alliance, in decline or not (W-27).
    fn objectives(&self) -> BTreeSet<u8> {
        let open = |region: &u8| {
            let holder = self.position.holder(*region);
            let allied = holder.is_some_and(|race| faction(race) == "alliance");
            // Those of the last turn are taken up first.
            let chosen = self.notes.objectives > 0;
            let lies = chosen && self.position.has(*region, "military-objective");
            !allied && !lies
        };
        self.map.keys().copied().filter(open).collect()
    }

    /// Where a bomb may go: next to them, with an opponent's active race, while there are any (W-23).
    fn targets_of_bombs(&self) -> BTreeSet<u8> {
        let lying = self
            .map
            .keys()
            .filter(|region| self.position.has(**region, "bomb"));
        if self.notes.bombs + lying.count() as u8 >= BOMBS {
            return BTreeSet::new();
        }
        let open = |region: &u8| {
            let foe = self.foe(*region).filter(|(_, foe)| foe.active);
            // W-67: no power does anything where it is immune.
            foe.is_some()
                && !self.is_closed(*region)
                && self.beside(*region)
                && !self.position.has(*region, "bomb")
        };
        self.map.keys().copied().filter(open).collect()
    }
}

/// How many regions next to one each race holds; murlocs are a race (W-40, W-65).
fn around(
    map: &Map,
    holders: &Holders,
    murlocs: &BTreeSet<u8>,
    region: u8,
) -> BTreeMap<String, u8> {
    let mut counts = BTreeMap::new();
    for near in &map[&region].borders {
        let holder = holders.get(near).cloned();
        let murloc = murlocs.contains(near).then(|| "murlocs".to_owned());
        for race in holder.into_iter().chain(murloc) {
            *counts.entry(race).or_default() += 1;
        }
    }
    counts
}

/// The race that holds more of the regions next to one than any other (W-40, W-41, W-65).
pub fn most_around(
    map: &Map,
    holders: &Holders,
    murlocs: &BTreeSet<u8>,
    region: u8,
) -> Option<String> {
    let counts = around(map, holders, murlocs, region);
    let most = *counts.values().max()?;
    let mut first = counts.into_iter().filter(|(_, count)| *count == most);
    let race = first.next()?.0;
    first.next().is_none().then_some(race)
}

/// Where the towers of a race should stand (W-40).
pub fn towers(map: &Map, holders: &Holders, murlocs: &BTreeSet<u8>, race: &str) -> BTreeSet<u8> {
    let mine = holders.iter().filter(|(_, holder)| *holder == race);
    let justified = |region: &u8| {
        let farmland = map[region].terrain == "farmland" && !is_water(&map[region]);
        farmland && most_around(map, holders, murlocs, *region).as_deref() == Some(race)
    };
    mine.map(|(region, _)| *region).filter(justified).collect()
}
