//! What fate answers on the islands: dice, bombs, markers that lay face down.

use super::attack::Eyes;
use super::notes::Awaited;
use super::step::{Fate, Step};
use super::world::World;
use super::{ARTIFACTS, PLACES, is_water};

impl Step<'_> {
    /// What fate answered.
    pub fn answer(&mut self, fate: Fate, world: &mut World) {
        match fate {
            Fate::Die(face) => self.roll(face, world),
            Fate::Bomb { region, live } => {
                self.explode(region, live, world);
                self.take_bombs_back(world);
            }
            Fate::Marker { region, found } => self.find(region, &found, world),
            Fate::Tile => {}
        }
    }

    fn roll(&mut self, face: u8, world: &mut World) {
        let notes = self.notes.clone();
        let Some(eyes) = Eyes::new(self.map, self.before, &notes) else {
            return;
        };
        let awaited = self.notes.awaited.take();
        match awaited {
            Some(Awaited::Final {
                region,
                lacks,
                tokens,
            }) => {
                if face >= lacks {
                    self.take(eyes.race, region, world);
                    self.expect_tokens(region, tokens);
                    self.see("final die takes");
                }
                self.notes.armed.clear();
            }
            Some(Awaited::Assault { region }) => {
                // W-21: as if next to them.
                let price = eyes.price_by(region, 0, face);
                if price <= eyes.force {
                    self.take(eyes.race, region, world);
                    self.expect_tokens(region, price);
                    self.see("assault takes");
                } else if self.after.ask == Some("press-on") {
                    let lacks = price - eyes.force;
                    self.notes.awaited = Some(Awaited::Press { region, lacks });
                    if lacks > 3 {
                        self.see("wrong: pressed on for nothing");
                    }
                } else if price <= eyes.force + 3 {
                    self.see("wrong: not asked to press on");
                }
                self.notes.armed.clear();
            }
            _ => self.see("wrong: a die nobody rolled"),
        }
    }

    /// A bomb is turned up (W-24, W-25).
    fn explode(&mut self, region: u8, live: bool, world: &mut World) {
        let before = self.before;
        world.clear("bomb", region);
        self.notes.bombs += 1;
        self.see(if live { "bomb goes off" } else { "dud" });
        let Some(race) = before.holder(region).filter(|_| live) else {
            return;
        };
        let holder = &before.peoples[race];
        if holder.seat == before.seat {
            self.see("wrong: a bomb under one's own");
        }
        if before.has_tower(region) {
            self.see("wrong: a bomb where it is immune");
        }
        // W-25, P-31: what the Pandaren and the Aegis ask for is due if it goes off.
        let notes = self.notes.clone();
        let Some(eyes) = Eyes::new(self.map, before, &notes) else {
            return;
        };
        if before.shielded_by(region).is_some() && eyes.coins() < 2 {
            self.see("wrong: a bomb turned up under the Aegis");
        }
        let tolls = eyes.tolls(region, true);
        if !tolls.is_empty() {
            if !eyes.can_pay(&tolls, 0) {
                self.see("bomb not paid for");
                return;
            }
            self.pay(world, region, &tolls, true);
            self.see("bomb paid for");
        }
        let stands = |piece: &str| before.has(region, piece);
        self.see(match holder.active {
            false if before.own_tokens(region) > 1 => "bomb under a declined stack",
            false => "bomb under a declined race",
            true if stands("beast") => "bomb under a beast",
            true if stands("champion-piece") => "bomb under the champion",
            true if before.uses(race, "lights-hope-chapel") => "bomb under the chapel's race",
            true => "bomb under an active race",
        });
        self.fall(world).drive_out(region);
        self.notes.corpses = 0;
    }

    /// A marker is turned up (W-56, W-65).
    fn find(&mut self, region: u8, found: &str, world: &mut World) {
        let mut known = ARTIFACTS.iter().chain(&PLACES);
        let marker = *known.find(|known| **known == found).expect("it is known");
        self.see(marker);
        world.clear("hidden-marker", region);
        let island = &self.map[&region].island;
        let mut waters = self.map.iter().filter(|(_, land)| is_water(land));
        let water = waters.find(|(_, land)| &land.island == island);
        match (marker, water) {
            ("well-of-eternity", None) => self.see("no water for the well"),
            ("well-of-eternity", Some((at, _))) => drop(world.markers.insert(marker, *at)),
            _ => drop(world.markers.insert(marker, region)),
        }
    }
}
