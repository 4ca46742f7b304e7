//! Where the acting race may attack, what it costs there and what it may say, region by region.

use crate::diary::Diary;
use crate::position::{Map, People, Position, Spot};
use std::collections::{BTreeMap, BTreeSet};

/// One thing a seat may say between conquests or at the end of its turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Said {
    Decline,
    End,
    /// Take up spare tokens without attacking.
    Ready,
    Abandon(u8),
    Conquer(u8),
    Roll(u8),
    RollFirst,
    /// Turn a lone token of a region into a Sorcerer.
    Convert(u8),
    /// Attack a region with the dragon.
    Dragon(u8),
    /// Make a pact with a seat, counted from 1.
    Ally(u8),
}

/// The acting race with everything it looks at.
pub struct Attack<'a> {
    map: &'a Map,
    position: &'a Position<'a>,
    diary: &'a Diary,
    race: &'a str,
    me: &'a People<'a>,
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
        })
    }

    /// Whether the race acts with this race text: never in decline (P-02).
    fn is(&self, race: &str) -> bool {
        self.me.active && self.race == race
    }

    /// Whether the race acts with this power: never in decline (P-02, B-108).
    fn has(&self, power: &str) -> bool {
        self.me.active && self.me.power == power
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
    fn beside_mine(&self, region: u8) -> bool {
        self.me.held.keys().any(|&mine| self.adjacent(mine, region))
    }

    /// Whether a region is on the edge or on the shore of a sea on the edge (B-28, B-29).
    fn is_entry(&self, region: u8) -> bool {
        let land = &self.map[&region];
        let edge_sea = |near: &u8| self.map[near].terrain == "sea" && self.map[near].edge;
        land.edge || land.borders.iter().any(edge_sea)
    }

    /// Whether the race can stand in a region at all: water is for Seafarers (B-144).
    fn can_stand(&self, region: u8) -> bool {
        !self.map[&region].is_water() || self.has("seafaring")
    }

    /// Whether the race may fly there (B-136).
    fn can_fly(&self, region: u8) -> bool {
        self.has("flying") && !self.map[&region].is_water()
    }

    /// Whether the race comes that far.
    fn reaches(&self, region: u8) -> bool {
        // B-30: without a region every attack is a first conquest; B-90: Halflings enter anywhere.
        let first = self.me.held.is_empty();
        let walks = match first {
            true => self.is_entry(region) || self.is("halflings"),
            false => self.beside_mine(region),
        };
        walks || self.can_fly(region)
    }

    /// Whether something forbids the attack: an immune region of an opponent (P-24, P-26) or a
    /// pact between two active races (B-130).
    fn is_spared(&self, region: u8) -> bool {
        let Some(spot) = self.position.spots.get(&region) else {
            return false;
        };
        let Some(holder) = self.holder(spot) else {
            return false;
        };
        let immune = ["hole-in-the-ground", "hero", "dragon"];
        let is_immune = immune.iter().any(|piece| spot.pieces.contains_key(piece));
        holder.seat != self.me.seat && (is_immune || self.is_ally(holder))
    }

    /// Whether a pact keeps the race from attacking another one.
    fn is_ally(&self, other: &People) -> bool {
        let both_active = other.active && self.me.active;
        let bound = self.diary.pacts.get(&other.seat) == Some(&self.me.seat);
        both_active && other.power == "diplomat" && bound
    }

    /// Whether a pact keeps the race from anything at all.
    pub fn is_bound(&self) -> bool {
        let mut others = self.position.peoples.values();
        others.any(|other| self.is_ally(other) && !other.held.is_empty())
    }

    fn holder(&self, spot: &Spot) -> Option<&People<'a>> {
        spot.race.map(|race| &self.position.peoples[race])
    }

    /// Whether the race may attack a region if it has the tokens.
    fn may_attack(&self, region: u8) -> bool {
        // B-34: not what it holds already.
        !self.me.held.contains_key(&region)
            && self.can_stand(region)
            && self.reaches(region)
            && !self.is_spared(region)
    }

    /// The price of a region (P-04, P-05, P-06, B-37).
    fn price(&self, region: u8) -> u8 {
        let land = &self.map[&region];
        let mut price: i32 = 2;
        if land.terrain == "mountain" {
            price += 1;
        }
        if let Some(spot) = self.position.spots.get(&region) {
            price += i32::from(spot.tribe);
            for piece in ["troll-lair", "fortress", "camp"] {
                price += i32::from(spot.pieces.get(piece).copied().unwrap_or(0));
            }
            // B-37: the attacking player's own tokens add nothing.
            if self
                .holder(spot)
                .is_some_and(|holder| holder.seat != self.me.seat)
            {
                price += i32::from(spot.tokens);
            }
        }
        price -= self.discounts(region);
        price.max(1) as u8
    }

    /// What the texts of the race take off the price of a region.
    fn discounts(&self, region: u8) -> i32 {
        let land = &self.map[&region];
        // B-88, B-89, B-167: one for a mountain next to the target.
        let mountain =
            |mine: &u8| self.map[mine].terrain == "mountain" && self.adjacent(*mine, region);
        let giants = self.is("giants") && self.me.held.keys().any(mountain);
        // B-104: a region beside water, also water beside water.
        let coastal = land.borders.iter().any(|near| self.map[near].is_water());
        let mounted = ["hill", "farmland"].contains(&land.terrain);
        let reasons = [
            giants,
            self.is("tritons") && coastal,
            self.has("commando"),
            self.has("mounted") && mounted,
            self.has("underworld") && self.is_cavern(region),
        ];
        let die = if self.has("berserk") {
            self.position.die.unwrap_or(0)
        } else {
            0
        };
        reasons.into_iter().map(i32::from).sum::<i32>() + i32::from(die)
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

    /// The tokens it can attack with. Before it has begun, spare tokens and those waiting beside
    /// the map are still to come to hand (B-23, B-81).
    fn force(&self) -> u8 {
        let to_come = match self.position.phase {
            "conquest" => 0,
            _ => self.me.aside + self.me.held.values().map(|tokens| tokens - 1).sum::<u8>(),
        };
        self.me.hand + to_come
    }

    /// What a final die must show to take a region.
    pub fn lacks(&self, region: u8) -> u8 {
        self.price(region).saturating_sub(self.force())
    }

    /// The regions with a token that Sorcerers may convert (B-97 to B-100, B-103).
    fn conversions(&self) -> BTreeSet<u8> {
        // B-98: what is not in play lies in the tray; 18 are in the box (B-T1).
        let on_map: u8 = self.me.held.values().sum();
        let tray = 18 - on_map - self.me.hand - self.me.aside;
        let convertible = |region: u8, spot: &Spot| {
            let Some(holder) = self.holder(spot) else {
                return false;
            };
            holder.active
                && holder.seat != self.me.seat
                && spot.tokens == 1
                && !spot.pieces.contains_key("camp")
                && !self.diary.converted.contains(&holder.seat)
                && self.can_stand(region)
                && (self.beside_mine(region) || self.can_fly(region))
                && !self.is_spared(region)
        };
        let spots = self.position.spots.iter();
        let targets = spots.filter(|(region, spot)| tray > 0 && convertible(**region, spot));
        targets.map(|(&region, _)| region).collect()
    }

    /// Everything the race may say before and between its conquests.
    pub fn conquest_says(&self, prices: &BTreeMap<u8, u8>) -> BTreeSet<Said> {
        let mut says = BTreeSet::from([Said::End]);
        let force = self.force();
        let rolled = self.position.die.is_some();
        let berserk = self.has("berserk");
        // B-21: only before anything was done.
        if self.position.phase == "choice" && !self.diary.acted {
            says.insert(Said::Decline);
        }
        // B-22, B-106: declined Ghouls may redeploy without a conquest.
        if self.position.phase == "ghoul-step" && force > 0 {
            says.insert(Said::Ready);
        }
        // B-25, B-120.
        if !self.diary.attempted.contains(self.race) && !rolled {
            says.extend(self.me.held.keys().map(|&region| Said::Abandon(region)));
        }
        if force > 0 {
            for (&region, &price) in prices {
                if price <= force {
                    says.insert(Said::Conquer(region));
                } else if price - force <= 3 && !berserk {
                    // B-42, B-47, B-121.
                    says.insert(Said::Roll(region));
                }
            }
            // B-119.
            if berserk && !rolled {
                says.insert(Said::RollFirst);
            }
            // B-132, B-133.
            if self.has("dragon-master") && !self.diary.dragon_flown {
                says.extend(prices.keys().map(|&region| Said::Dragon(region)));
            }
        }
        // B-120, B-160: a roll is for a conquest.
        if self.is("sorcerers") && !rolled {
            says.extend(self.conversions().into_iter().map(Said::Convert));
        }
        says
    }

    /// Everything the race may say at the end of its turn: pacts (B-127, B-129).
    pub fn end_of_turn_says(&self) -> BTreeSet<Said> {
        let mut says = BTreeSet::from([Said::End]);
        if self.has("diplomat") {
            let others = (1..=self.position.seats).filter(|&seat| seat != self.me.seat);
            let peaceful = others.filter(|seat| !self.diary.attacked.contains(seat));
            says.extend(peaceful.map(Said::Ally));
        }
        says
    }
}
