//! Where the acting race may attack and what it costs there, region by region.

use crate::diary::{Diary, Lacks};
use crate::position::{GHOSTS, Map, People, Position};
use crate::says::Said;
use std::collections::BTreeMap;

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

    /// Whether a coin can bring help (F-21).
    pub fn can_hire(&self) -> bool {
        self.has("mercenary") && self.position.coins[usize::from(self.me.seat) - 1] > 0
    }

    fn is_cavern(&self, region: u8) -> bool {
        self.map[&region].symbols.contains("cavern")
    }

    /// Whether two regions are next to each other for this race's conquests (P-30, B-33, B-151).
    fn adjacent(&self, one: u8, other: u8) -> bool {
        let linked = self.has("underworld") && self.is_cavern(one) && self.is_cavern(other);
        self.map[&one].borders.contains(&other) || (one != other && linked)
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

    /// Whether the race can stand in a region at all: water is for Seafarers (B-144), the island of
    /// the Necromancer for nobody (N-19, N-20).
    pub fn can_stand(&self, region: u8) -> bool {
        let land = &self.map[&region];
        let island = land.terrain == "lake" && self.position.has_island();
        !island && (!land.is_water() || self.has("seafaring"))
    }

    /// Whether the race may fly there (B-136).
    pub fn can_fly(&self, region: u8) -> bool {
        self.has("flying") && !self.map[&region].is_water()
    }

    /// Whether exactly one region lies between two, and no sea (F-15, F-17, P-30).
    fn is_one_away(&self, from: u8, to: u8) -> bool {
        let between = |middle: &u8| {
            self.map[middle].terrain != "sea"
                && self.adjacent(from, *middle)
                && self.adjacent(*middle, to)
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
        if let Some(from) = self.armed {
            return self.is_one_away(from, region);
        }
        let walks = if self.is(GHOSTS) {
            // N-16: from the island, never by the edge.
            let mut near = self.map[&region].borders.iter();
            self.beside_mine(region) || near.any(|near| self.map[near].terrain == "lake")
        } else if self.me.held.is_empty() {
            // B-30: without a region every attack is a first conquest; B-90: Halflings enter
            // anywhere.
            self.is_entry(region) || self.is("halflings")
        } else {
            self.beside_mine(region)
        };
        walks || self.can_fly(region)
    }

    /// Whether something forbids the attack: an immune region of an opponent (P-24, P-26), a pact
    /// between two active races (B-130), or that Gypsies just left the region (D-03).
    pub fn is_spared(&self, region: u8) -> bool {
        let shunned = self.is("gypsies") && self.diary.left.contains(&region);
        let holder = self.holder(region);
        let opponent = holder.filter(|(_, holder)| holder.seat != self.me.seat);
        shunned
            || opponent.is_some_and(|(race, holder)| {
                self.is_immune(region, race, holder) || self.is_ally(holder)
            })
    }

    /// Whether a region of an opponent is immune (P-26): by a piece in it (B-91, B-132, B-140,
    /// F-18), or because White Ladies in decline hold it (D-01).
    fn is_immune(&self, region: u8, race: &str, holder: &People) -> bool {
        let pieces = ["hole-in-the-ground", "hero", "dragon", "catapult-piece"];
        let guarded = pieces.iter().any(|piece| self.position.has(region, piece));
        guarded || (race == "white-ladies" && !holder.active)
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

    /// The price of a region (P-04, P-05, P-06).
    pub fn price(&self, region: u8) -> u8 {
        self.with_help(region, 0)
    }

    /// The price of a region with so many tokens fewer for a coin (F-21).
    pub fn with_help(&self, region: u8, fewer: u8) -> u8 {
        let off: u8 = self.discounts(region).values().sum();
        let price = self.full_price(region).saturating_sub(off + fewer);
        price.max(self.least())
    }

    /// What defends a region, before all discounts (B-37).
    pub fn full_price(&self, region: u8) -> u8 {
        let mut price = 2;
        if self.map[&region].terrain == "mountain" {
            price += 1;
        }
        if let Some(spot) = self.position.spots.get(&region) {
            price += u8::from(spot.tribe);
            for piece in ["troll-lair", "fortress", "camp"] {
                price += spot.pieces.get(piece).copied().unwrap_or(0);
            }
            // B-37: the attacking player's own tokens add nothing. Leaders and horde tokens are
            // among the tokens (L-02, C-07), ghosts as well (N-29).
            let enemy = |(_, holder): (&str, &People)| holder.seat != self.me.seat;
            if self.holder(region).is_some_and(enemy) {
                price += spot.tokens;
            }
        }
        price
    }

    /// What the texts of the race take off the price of a region.
    pub fn discounts(&self, region: u8) -> BTreeMap<&'static str, u8> {
        let land = &self.map[&region];
        // B-88, B-89, B-167: one for a mountain next to the target.
        let mountain =
            |mine: &u8| self.map[mine].terrain == "mountain" && self.adjacent(*mine, region);
        let giants = self.is("giants") && self.me.held.keys().any(mountain);
        // B-104: a region beside water, also water beside water.
        let coastal = land.borders.iter().any(|near| self.map[near].is_water());
        let mounted = ["hill", "farmland"].contains(&land.terrain);
        // C-01, C-02, N-23: a declined race, whoever plays it, a lost tribe, ghosts.
        let tribe = (self.position.spots.get(&region)).is_some_and(|spot| spot.tribe);
        let declined = |(race, _): (&str, _)| !self.position.is_living(race);
        let declined = tribe || self.holder(region).is_some_and(declined);
        // C-15: at night.
        let night = self.has("were") && self.position.round.is_multiple_of(2);
        let die = self.diary.die.filter(|_| self.has("berserk"));
        let all = [
            ("giants' discount", u8::from(giants)),
            ("tritons' discount", u8::from(self.is("tritons") && coastal)),
            (
                "goblins' discount",
                u8::from(self.is("goblins") && declined),
            ),
            ("commando discount", u8::from(self.has("commando"))),
            ("mounted discount", u8::from(self.has("mounted") && mounted)),
            (
                "underworld discount",
                u8::from(self.has("underworld") && self.is_cavern(region)),
            ),
            ("were- discount", 2 * u8::from(night)),
            // F-15.
            (
                "catapult discount",
                u8::from(self.armed.is_some() && self.me.active),
            ),
            ("berserk die", die.unwrap_or(0)),
        ];
        all.into_iter().filter(|(_, off)| *off > 0).collect()
    }

    /// Every region the race may attack, with its price.
    pub fn prices(&self) -> BTreeMap<u8, u8> {
        let regions = self
            .map
            .keys()
            .copied()
            .filter(|&region| self.may_attack(region));
        regions.map(|region| (region, self.price(region))).collect()
    }

    /// The tokens it has to spare in a region (B-23, C-03).
    pub fn spare(&self, region: u8) -> u8 {
        self.me.held[&region].saturating_sub(self.least())
    }

    /// The tokens it can attack with. Before it has begun, spare tokens and those waiting beside
    /// the map or on the island are still to come to hand (B-23, B-81, F-01, F-09, N-15); only
    /// Barbarians choose what they take up (B-24).
    pub fn force(&self) -> u8 {
        if self.position.phase == "conquest" {
            return self.me.hand;
        }
        let spare: u8 = match self.is("barbarians") {
            true => 0,
            false => self.me.held.keys().map(|region| self.spare(*region)).sum(),
        };
        self.me.hand + self.me.aside + spare
    }

    /// What a final die must show for what is said (B-42, F-22).
    pub fn lacks(&self, said: Said) -> Lacks {
        let Said::Roll(region) = said else {
            return Lacks::default();
        };
        let force = self.force();
        let helped = || self.with_help(region, 2).saturating_sub(force);
        Lacks {
            alone: self.price(region).saturating_sub(force),
            helped: self.can_hire().then(helped),
        }
    }

    /// How many tokens take a region at once when this is said (B-41, B-122, F-02, F-21, B-132).
    pub fn marching(&self, said: Said) -> Option<u8> {
        match said {
            Said::Conquer(region) => Some(self.price(region)),
            Said::Hire(region) => Some(self.with_help(region, 2)),
            Said::ConquerWith(_, tokens) | Said::HireWith(_, tokens) => Some(tokens),
            // P-05, C-04.
            Said::Dragon(_) => Some(self.least()),
            _ => None,
        }
    }
}
