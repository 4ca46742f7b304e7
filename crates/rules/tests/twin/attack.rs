//! Where the acting race may attack and what it costs there, region by region.

use super::diary::{Diary, Relics};
use super::ground::Ground;
use super::position::{GHOSTS, Map, People, Position};
use std::collections::{BTreeMap, BTreeSet};

/// The acting race with everything it looks at.
#[derive(Clone, Copy)]
pub struct Attack<'a> {
    pub map: &'a Map,
    pub position: &'a Position<'a>,
    pub diary: &'a Diary,
    pub race: &'a str,
    pub me: &'a People<'a>,
    /// Where the catapult stands, if it is the one that attacks.
    pub armed: Option<u8>,
    /// The relics that help the next conquest (U-63).
    pub relics: Relics,
}

impl<'a> Attack<'a> {
    /// Looks at the table with the eyes of the acting race, if one acts.
    pub fn new(map: &'a Map, position: &'a Position<'a>, diary: &'a Diary) -> Option<Self> {
        let race = position.acting?;
        Some(Self {
            map,
            position,
            diary,
            race,
            me: &position.peoples[race],
            armed: diary.armed,
            relics: diary.relics,
        })
    }

    /// Whether the race acts with this race text: never in decline (P-02).
    pub fn is(&self, race: &str) -> bool {
        self.me.active && self.race == race
    }

    /// Whether the race acts with this power: never in decline (P-02, B-108). Those of the ghosts
    /// work as if they were active (N-23).
    pub fn has(&self, power: &str) -> bool {
        self.me.active && self.me.powers.contains(&power)
    }

    /// The fewest tokens that conquer a region and stay in it (P-04, C-03, C-06).
    pub fn least(&self) -> u8 {
        if self.is("kobolds") { 2 } else { 1 }
    }

    /// Whether a coin can bring help against a region (F-21), not the one that Liches ask for (P-31); no help against
    /// Gnomes (U-33).
    pub fn can_hire(&self, region: u8) -> bool {
        self.has("mercenary") && self.coins() > self.toll(region) && !self.is_plain(region)
    }

    pub fn is_cavern(&self, region: u8) -> bool {
        self.map[&region].symbols.contains("cavern")
    }

    /// The ground as the race sees it.
    pub fn ground(&self) -> Ground<'a> {
        Ground {
            map: self.map,
            position: self.position,
            race: self.race,
        }
    }

    /// Whether two regions are next to each other for this race's conquests (P-30).
    pub fn adjacent(&self, one: u8, other: u8) -> bool {
        self.ground().adjacent(one, other)
    }

    /// Whether a region is next to one that the race holds (B-32).
    pub fn beside_mine(&self, region: u8) -> bool {
        self.me.held.keys().any(|&mine| self.adjacent(mine, region))
    }

    /// Whether a region is on the edge or on the shore of a sea on the edge (B-28, B-29).
    fn is_entry(&self, region: u8) -> bool {
        let land = &self.map[&region];
        let edge_sea = |near: &u8| self.map[near].terrain == "sea" && self.map[near].edge;
        land.edge || land.borders.iter().any(edge_sea)
    }

    /// Whether the race can stand in a region at all: seas and lakes are for Seafarers and Kraken (B-144, X-04), rivers for
    /// everybody (U-01), chasms (U-07), the Balrog's region (U-79) and the island of the Necromancer (N-19, N-20) for
    /// nobody.
    pub fn can_stand(&self, region: u8) -> bool {
        let land = &self.map[&region];
        let island = land.terrain == "lake" && self.position.has_island();
        let closed = island || land.terrain == "chasm" || self.position.balrog == Some(region);
        !closed && (!land.is_deep() || self.has("seafaring") || self.is("kraken"))
    }

    /// Whether the race may fly there (B-136).
    pub fn can_fly(&self, region: u8) -> bool {
        self.has("flying") && !self.map[&region].is_water()
    }

    /// Whether the region belongs to active Gnomes of somebody else, against whom no text of the attacker helps (U-33).
    pub fn is_plain(&self, region: u8) -> bool {
        let foreign = |(race, holder): (&str, &People)| {
            race == "gnomes" && holder.active && holder.seat != self.me.seat
        };
        self.holder(region).is_some_and(foreign)
    }

    /// Whether exactly one region lies between two, neither sea nor chasm (F-15, F-17, P-30).
    fn is_one_away(&self, from: u8, to: u8) -> bool {
        let between = |middle: &u8| {
            let shut = ["sea", "chasm"].contains(&self.map[middle].terrain);
            !shut && self.adjacent(from, *middle) && self.adjacent(*middle, to)
        };
        from != to && !self.adjacent(from, to) && self.map.keys().any(between)
    }

    /// Whether only a lake lies between two regions.
    pub fn jumps_lake(&self, from: u8, to: u8) -> bool {
        let mut ways = (self.map.keys())
            .filter(|middle| self.adjacent(from, **middle) && self.adjacent(**middle, to));
        let wet = ["lake", "sea"];
        self.is_one_away(from, to) && ways.all(|middle| wet.contains(&self.map[middle].terrain))
    }

    /// Whether the race comes that far.
    fn reaches(&self, region: u8) -> bool {
        if self.is_plain(region) {
            return self.reaches_plainly(region);
        }
        // U-69: what is not adjacent; without a region nothing is. Both texts hold for a conquest that both help.
        let flown = !self.relics.doormat || !self.beside_mine(region);
        match self.armed {
            Some(from) => flown && self.is_one_away(from, region),
            None if self.relics.doormat => flown,
            None => self.walks_to(region) || self.can_fly(region),
        }
    }

    /// Whether the race reaches a region by borders, its own kinds of them included.
    fn walks_to(&self, region: u8) -> bool {
        if self.is(GHOSTS) {
            // N-16: from the island, never by the edge.
            let mut near = self.map[&region].borders.iter();
            self.beside_mine(region) || near.any(|near| self.map[near].terrain == "lake")
        } else if self.me.held.is_empty() {
            // B-30: without a region every attack is a first conquest.
            self.may_enter(region)
        } else {
            self.beside_mine(region)
        }
    }

    /// Whether a region may be the first conquest: by the edge; for Halflings anywhere (B-90); for Spiderines beside a
    /// chasm (U-17); for Lizardmen on a river that comes from the edge (U-32).
    fn may_enter(&self, region: u8) -> bool {
        let ground = self.ground();
        let from_edge = |water: &BTreeSet<u8>| water.iter().any(|part| self.map[part].edge);
        let land = &self.map[&region];
        let on = |water: &BTreeSet<u8>| {
            water.contains(&region) || land.borders.intersection(water).count() > 0
        };
        let by_water = |water: &BTreeSet<u8>| from_edge(water) && on(water);
        self.is_entry(region)
            || self.is("halflings")
            || (self.is("spiderines") && ground.is_brink(region))
            || (self.is("lizardmen") && ground.waters().iter().any(by_water))
    }

    /// Whether the race reaches a Gnome region: by a printed border or by the edge, without catapult and relics (U-33,
    /// U-36); what only a text opens stays closed.
    fn reaches_plainly(&self, region: u8) -> bool {
        let plain = match self.me.held.is_empty() {
            true => self.is_entry(region),
            false => self
                .me
                .held
                .keys()
                .any(|&mine| self.ground().touch(mine, region)),
        };
        plain && self.armed.is_none() && !self.relics.any() && !self.map[&region].is_deep()
    }

    /// Whether something forbids the attack: an immune region of an opponent (P-24, P-26), a pact
    /// between two active races (B-130), that Gypsies just left the region (D-03), or a coin for Liches that is not there
    /// (U-38).
    pub fn is_spared(&self, region: u8) -> bool {
        let shunned = self.is("gypsies") && self.diary.left.contains(&region);
        let holder = self.holder(region);
        let opponent = holder.filter(|(_, holder)| holder.seat != self.me.seat);
        shunned
            || self.is_haunted(region)
            || opponent.is_some_and(|(race, holder)| {
                self.position.is_immune(region, race)
                    || self.is_ally(holder)
                    || (self.toll(region) > 0 && self.coins() == 0)
            })
    }

    /// The coins of its owner.
    pub fn coins(&self) -> u16 {
        self.position.coins[usize::from(self.me.seat) - 1]
    }

    /// What the fall of a region costs its conqueror: declined Liches ask a coin of others (U-38).
    pub fn toll(&self, region: u8) -> u16 {
        let asks = |(race, holder): (&str, &People)| {
            race == "liches" && !holder.active && holder.seat != self.me.seat
        };
        u16::from(self.holder(region).is_some_and(asks))
    }

    /// Whether the ghost of the tomb raider closes a region to this race (U-104).
    fn is_haunted(&self, region: u8) -> bool {
        let Some((at, master)) = self.position.raider else {
            return false;
        };
        let open_to = self
            .holder(region)
            .map_or(master, |(_, holder)| holder.seat);
        at == region && open_to != self.me.seat
    }

    /// Whether a pact keeps the race from attacking another one.
    fn is_ally(&self, other: &People) -> bool {
        let both_active = other.active && self.me.active;
        let bound = self.diary.pacts.get(&other.seat) == Some(&self.me.seat);
        both_active && other.powers.contains(&"diplomat") && bound
    }

    /// Whether a pact keeps the race from anything at all.
    pub fn is_bound(&self) -> bool {
        let mut others = self.position.peoples.values();
        others.any(|other| self.is_ally(other) && !other.held.is_empty())
    }

    /// The race that holds a region.
    pub fn holder(&self, region: u8) -> Option<(&'a str, &'a People<'a>)> {
        let race = self.position.spots.get(&region)?.race?;
        Some((race, &self.position.peoples[race]))
    }

    /// Whether the race may attack a region if it has the tokens.
    fn may_attack(&self, region: u8) -> bool {
        // B-34: not what it holds already.
        !self.me.held.contains_key(&region)
            && self.can_stand(region)
            && self.reaches(region)
            && !self.is_spared(region)
    }

    /// The regions that the race may attack if it has the tokens. The first conquest of Flames is beside the volcano, if
    /// anything there can be attacked (U-28).
    fn targets(&self) -> BTreeSet<u8> {
        let all: BTreeSet<u8> = (self.map.keys().copied())
            .filter(|&region| self.may_attack(region))
            .collect();
        if !self.is("flames") || !self.me.held.is_empty() {
            return all;
        }
        // By the fire they enter wherever it burns, edge or not, but not against Gnomes (U-36).
        let by_fire = |region: &u8| {
            let beside = self
                .position
                .volcano
                .is_some_and(|at| self.ground().touch(at, *region));
            let open = self.can_stand(*region) && !self.is_spared(*region);
            beside && open && (!self.is_plain(*region) || all.contains(region))
        };
        let fiery: BTreeSet<u8> = self.map.keys().copied().filter(by_fire).collect();
        if fiery.is_empty() { all } else { fiery }
    }

    /// Every region the race may attack, with its price.
    pub fn prices(&self) -> BTreeMap<u8, u8> {
        let targets = self.targets().into_iter();
        targets.map(|region| (region, self.price(region))).collect()
    }
}
