//! Which regions lie next to each other for a race, which of them make one block, and which are closed to others.

use super::position::{Map, People, Position};
use std::collections::BTreeSet;

/// The table with the eyes of one race.
#[derive(Clone, Copy)]
pub struct Ground<'a> {
    pub map: &'a Map,
    pub position: &'a Position<'a>,
    pub race: &'a str,
}

impl Ground<'_> {
    /// Whether the race is this one and active: no text works in decline (P-02).
    fn is(&self, race: &str) -> bool {
        self.race == race && self.position.peoples[race].active
    }

    fn has(&self, power: &str) -> bool {
        let me = &self.position.peoples[self.race];
        me.active && me.powers.contains(&power)
    }

    fn holds(&self, region: u8) -> bool {
        self.position.peoples[self.race].held.contains_key(&region)
    }

    fn is_cavern(&self, region: u8) -> bool {
        self.map[&region].symbols.contains("cavern")
    }

    /// Whether a region borders a chasm.
    pub fn is_brink(&self, region: u8) -> bool {
        let mut near = self.map[&region].borders.iter();
        near.any(|near| self.map[near].terrain == "chasm")
    }

    /// Whether two regions share a printed border.
    pub fn touch(&self, one: u8, other: u8) -> bool {
        self.map[&one].borders.contains(&other)
    }

    /// Whether two regions are next to each other for this race (P-30, B-33).
    pub fn adjacent(&self, one: u8, other: u8) -> bool {
        if one == other {
            return false;
        }
        // B-151.
        let underworld = self.has("underworld") && self.is_cavern(one) && self.is_cavern(other);
        // U-17: a brink is next to every region they hold.
        let over = |held: u8, brink: u8| self.holds(held) && self.is_brink(brink);
        let spiders = self.is("spiderines") && (over(one, other) || over(other, one));
        // U-31, X-05.
        let swims = self.is("lizardmen") && self.shares_water(one, other);
        self.touch(one, other) || underworld || spiders || swims || self.piped(one, other)
    }

    /// Whether the Great Brass Pipe joins two regions: they have the terrain of the place (U-86).
    fn piped(&self, one: u8, other: u8) -> bool {
        let active = self.position.peoples[self.race].active;
        let pipe = self.position.holds(self.race, "great-brass-pipe");
        let like = |pipe: u8, region: u8| self.map[&region].is_like(&self.map[&pipe]);
        active && pipe.is_some_and(|pipe| like(pipe, one) && like(pipe, other))
    }

    /// Whether two regions lie on the same water or in it. The ruling names the banks; that a race which swims past a part of
    /// the river can also attack that part is read from it.
    fn shares_water(&self, one: u8, other: u8) -> bool {
        let on = |water: &BTreeSet<u8>, region: u8| {
            let land = &self.map[&region];
            let bank = land.terrain != "chasm" && !land.borders.is_disjoint(water);
            bank || water.contains(&region)
        };
        self.waters()
            .iter()
            .any(|water| on(water, one) && on(water, other))
    }

    /// The waters that can be crossed: a river as far as it hangs together, each sea and lake by itself; not where the
    /// Balrog is (U-31, X-05).
    pub fn waters(&self) -> Vec<BTreeSet<u8>> {
        let shut = |region: u8| self.position.balrog == Some(region);
        let open = |region: &u8| self.map[region].is_water() && !shut(*region);
        let wet: BTreeSet<u8> = self.map.keys().copied().filter(open).collect();
        let flows = |one: u8, other: u8| {
            let river = |region: u8| self.map[&region].terrain == "river";
            river(one) && river(other) && self.touch(one, other)
        };
        blocks(&wet, flows)
    }

    /// How many blocks the given regions make for this race (U-51, U-52).
    pub fn blocks(&self, regions: &BTreeSet<u8>) -> u8 {
        blocks(regions, |one, other| self.adjacent(one, other)).len() as u8
    }
}

/// Regions put together that hang together.
fn blocks(regions: &BTreeSet<u8>, joined: impl Fn(u8, u8) -> bool) -> Vec<BTreeSet<u8>> {
    let mut blocks: Vec<BTreeSet<u8>> = Vec::new();
    for &region in regions {
        let (mut near, far): (Vec<_>, Vec<_>) = (blocks.into_iter())
            .partition(|block| block.iter().any(|&other| joined(region, other)));
        near.push(BTreeSet::from([region]));
        blocks = far;
        blocks.push(near.into_iter().flatten().collect());
    }
    blocks
}

impl Position<'_> {
    /// Whether a region of a race is immune for its opponents (P-26): by a piece in it (B-91, B-132, B-140, F-18, U-19,
    /// U-59), or because White Ladies in decline hold it (D-01). The ghost of the tomb raider closes regions its own way.
    pub fn is_immune(&self, region: u8, race: &str) -> bool {
        let pieces = [
            "hole-in-the-ground",
            "hero",
            "dragon",
            "catapult-piece",
            "great-ancient",
            "queen",
        ];
        let guarded = pieces.iter().any(|piece| self.has(region, piece));
        guarded || (race == "white-ladies" && !self.peoples[race].active)
    }

    /// The other seats whose active race borders one of these regions, clockwise from the seat; an immune region borders
    /// nothing (P-25, P-33).
    pub fn neighbours(&self, map: &Map, seat: u8, regions: &BTreeSet<u8>) -> Vec<u8> {
        let haunted = |region: u8| self.raider.is_some_and(|(at, _)| at == region);
        let borders = |(race, people): (&&str, &People)| {
            let open = |region: &&u8| !self.is_immune(**region, race) && !haunted(**region);
            let mut held = people.held.keys().filter(open);
            people.active && held.any(|held| !map[held].borders.is_disjoint(regions))
        };
        let others = (1..self.seats).map(|step| (seat - 1 + step) % self.seats + 1);
        let of = |seat: u8| {
            self.peoples
                .iter()
                .filter(move |(_, people)| people.seat == seat)
        };
        others.filter(|&seat| of(seat).any(borders)).collect()
    }
}
