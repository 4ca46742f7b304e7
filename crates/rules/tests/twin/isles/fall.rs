//! How a region falls on the islands: what its holder loses, what the conqueror gains.

use super::super::position::{Map, Position};
use super::faction;
use super::notes::Notes;
use super::world::World;

/// Walls, forts and coins of objectives (W-17, W-52, W-28).
const WALLS: usize = 9;
const FORTS: usize = 10;
const PRIZE: i32 = 2;

/// A step under way: where it began, what it has come to.
pub struct Fall<'a> {
    pub map: &'a Map,
    pub position: &'a Position<'a>,
    pub notes: &'a mut Notes,
    pub world: &'a mut World,
    /// What was worth noting.
    pub seen: &'a mut Vec<String>,
}

impl Fall<'_> {
    fn see(&mut self, what: &str) {
        self.seen.push(what.to_owned());
    }

    /// A token of a race is discarded, whoever caused it (W-36).
    pub fn discard(&mut self, race: &str, tokens: u8) {
        *self.world.tokens.entry(race.to_owned()).or_default() -= i32::from(tokens);
        self.mourn(tokens);
    }

    /// Tokens were discarded because of the acting race.
    fn mourn(&mut self, tokens: u8) {
        self.notes.corpses += tokens;
    }

    /// A token of an active race would be discarded: the first one of Draenei in an opponent's turn is not (W-16).
    pub fn lose_one(&mut self, race: &str) {
        let seat = self.position.peoples[race].seat;
        if race == "draenei" && seat != self.position.seat && self.notes.spared.insert(seat) {
            self.see("draenei spared");
            return;
        }
        self.discard(race, 1);
    }

    /// Whoever holds a region is driven out of it, by a conquest or a bomb (B-49, W-13, W-43, W-47, W-63). Gives whether the champion
    /// fell.
    pub fn drive_out(&mut self, region: u8) -> bool {
        if self.world.murlocs.remove(&region) {
            self.mourn(1);
            self.see("murloc discarded");
        }
        let Some(race) = self.world.holders.get(&region).cloned() else {
            return false;
        };
        let holder = &self.position.peoples[race.as_str()];
        let tokens = self.position.own_tokens(region);
        let champion = self.position.has(region, "champion-piece");
        if !holder.active {
            // W-13.
            self.discard(&race, tokens);
            if tokens > 1 {
                self.see("declined stack lost");
            }
        } else if self.position.uses(&race, "lights-hope-chapel") {
            self.see("chapel spares");
        } else if self.position.has(region, "beast") {
            *self.world.beasts.entry(race.clone()).or_default() -= 1;
            self.see("beast lost");
        } else if !champion {
            self.lose_one(&race);
        }
        self.world.empty(region);
        champion
    }

    /// The acting race takes a region (P-31).
    pub fn conquer(&mut self, race: &str, region: u8) {
        let position = self.position;
        let seat = position.seat;
        let me = &position.peoples[race];
        let defenders = position.spots.get(&region).map_or(0, |spot| spot.tokens)
            + u8::from(position.has_murloc(region));
        let foe = self.world.holders.get(&region).cloned();
        let ready = foe.as_deref() != Some(race);
        if ready {
            self.notes.take(position, region);
        }
        let owner = foe.as_deref().map(|foe| position.peoples[foe].seat);
        let champion = self.drive_out(region);
        // W-47.
        if let Some(owner) = owner.filter(|_| champion) {
            self.see("champion falls");
            if self.world.coins[usize::from(owner) - 1] > 0 {
                self.world.pay(owner, seat, 1);
            }
        }
        // W-45.
        if me.powers.contains(&"enraged") && defenders >= 2 {
            self.see("enraged paid");
            self.world.gain(seat, defenders.into());
        }
        self.world.holders.insert(region, race.to_owned());
        // W-17, W-52: while there are any.
        let forest = self.map[&region].terrain == "forest";
        if race == "night-elves" && forest && self.world.lying("wisp-wall") < WALLS {
            self.world.set("wisp-wall", region);
            self.see("wall raised");
        }
        if me.powers.contains(&"entrenched") && self.world.lying("fort") < FORTS {
            self.world.set("fort", region);
        }
        self.find_objective(race, region);
        // W-56: fate says what it was.
        self.world.clear("hidden-marker", region);
    }

    /// W-28, W-81.
    fn find_objective(&mut self, race: &str, region: u8) {
        let seat = self.position.seat;
        if !self.world.has("military-objective", region) {
            return;
        }
        if self.notes.side_of(race) == "horde" {
            self.see(match faction(race) {
                "horde" => "objective left to the Horde",
                _ => "objective left by a side",
            });
            return;
        }
        self.world.clear("military-objective", region);
        self.world.gain(seat, PRIZE);
        self.see("objective taken");
        let humans = self.position.peoples.get("humans-wow");
        if let Some(humans) = humans.filter(|humans| humans.seat != seat) {
            self.world.gain(humans.seat, PRIZE);
        }
    }
}
