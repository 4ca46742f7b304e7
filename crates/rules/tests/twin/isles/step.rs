//! One step of a game on islands, played by the twin: what was said or what fate answered, and what follows by itself.

use super::super::position::{Map, Position};
use super::ARTIFACTS;
use super::attack::Eyes;
use super::fall::Fall;
use super::income::{Coins, income};
use super::notes::{Awaited, Notes};
use super::world::World;
use std::collections::BTreeMap;

/// What fate answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// A die shows a face.
    Die(u8),
    /// A bomb in a region is turned up (W-24).
    Bomb { region: u8, live: bool },
    /// A marker in a region is turned up (W-56).
    Marker { region: u8, found: String },
    /// Tiles for the column.
    Tile,
}

/// A step: what there was, what was said or answered, what there is.
pub struct Step<'a> {
    pub map: &'a Map,
    pub before: &'a Position<'a>,
    pub after: &'a Position<'a>,
    pub said: &'a str,
    pub fate: Option<Fate>,
    /// What was scored, which is compared elsewhere.
    pub scored: i32,
    /// What should have been scored by now, by source, when the turn is over.
    pub due: Coins,
    pub notes: &'a mut Notes,
    pub seen: &'a mut Vec<String>,
}

impl Step<'_> {
    /// The table as it should be after the step.
    pub fn play(&mut self) -> World {
        let mut world = World::of(self.before);
        match self.fate.clone() {
            Some(fate) => self.answer(fate, &mut world),
            None => self.say(&mut world),
        }
        let (before, after) = (self.before, self.after);
        let over =
            (after.round, after.seat) != (before.round, before.seat) || after.phase == "game-over";
        let was = ["choice", "conquest"].contains(&before.phase) && self.said != "decline";
        let fights = !over && ["choice", "conquest"].contains(&after.phase);
        if was && !fights {
            self.gather(&mut world);
        }
        world.gain(before.seat, self.scored);
        let scores = over || after.phase == "defender-redeploy";
        if scores && before.phase != "defender-redeploy" {
            self.due = income(self.map, after, Some(self.notes), before.seat);
            self.befriend();
            self.watch_over_lone(before.seat);
            if self.said != "decline" {
                self.close(&mut world);
            }
        }
        if over && after.phase != "game-over" {
            self.turn_over(&mut world);
        }
        world.tidy();
        world
    }

    pub fn fall<'b>(&'b mut self, world: &'b mut World) -> Fall<'b> {
        Fall {
            map: self.map,
            position: self.before,
            notes: self.notes,
            world,
            seen: self.seen,
        }
    }

    pub fn see(&mut self, what: &str) {
        self.seen.push(what.to_owned());
    }

    /// Coins go to other seats; those of the Pandaren are paid once a turn (W-35).
    pub fn pay(
        &mut self,
        world: &mut World,
        region: u8,
        fees: &BTreeMap<u8, u16>,
        tokens_go: bool,
    ) {
        let seat = self.before.seat;
        if fees.values().sum::<u16>() > self.before.coins[usize::from(seat) - 1] {
            self.see("first coins pay a fee");
        }
        for (to, coins) in fees {
            world.pay(seat, *to, *coins);
        }
        let Some(race) = self.before.holder(region) else {
            return;
        };
        let holder = &self.before.peoples[race];
        let peaceful = race == "pandaren" && holder.active && tokens_go;
        if peaceful && self.notes.harmony.contains(&seat) && self.notes.paid.insert(seat) {
            self.see("harmony paid");
        }
        if self.before.shielded_by(region) == Some(holder.seat) && holder.seat != seat {
            self.see("aegis paid");
        }
        if fees.values().any(|coins| coins % 2 == 1) {
            self.see("marshland paid");
        }
    }

    /// What was said.
    fn say(&mut self, world: &mut World) {
        let (word, target) = self.said.split_once(' ').unwrap_or((self.said, ""));
        let number = target.split(' ').next().and_then(|text| text.parse().ok());
        let region: u8 = number.unwrap_or(0);
        if word == "pick" {
            return self.pick(usize::from(region) - 1, world);
        }
        let notes = self.notes.clone();
        let Some(eyes) = Eyes::new(self.map, self.before, &notes) else {
            return;
        };
        let race = eyes.race;
        if word == "decline" {
            return self.decline(race, world);
        }
        let asked = self.before.ask.unwrap_or("");
        // W-38: whoever does anything else stays human.
        if eyes.forms() && ["form", ""].contains(&asked) {
            self.notes.formed = true;
            self.notes.wolf = word == "wolf";
            world.gain(eyes.seat(), if word == "wolf" { -1 } else { 2 });
            self.see(if word == "wolf" { "wolves" } else { "humans" });
        }
        if ["choice", "conquest"].contains(&self.before.phase) && word != "side" {
            self.notes.expands = true;
        }
        match (word, asked) {
            ("abandon", _) => world.empty(region),
            ("conquer", _) => {
                let price = eyes.price(region).unwrap_or(0);
                self.march(&eyes, region, world);
                self.take(race, region, world);
                self.notes.awaited = None;
                self.expect_tokens(region, price);
            }
            ("roll", _) => {
                let price = eyes.price(region).unwrap_or(0);
                self.march(&eyes, region, world);
                self.notes.awaited = Some(Awaited::Final {
                    region,
                    lacks: price - eyes.force,
                    tokens: eyes.force,
                });
            }
            ("hammer", _) => {
                self.notes.spend("hammer");
                self.march(&eyes, region, world);
                match eyes.holder(region) {
                    Some((_, holder)) => world.pay(eyes.seat(), holder.seat, 2),
                    None => world.gain(eyes.seat(), -2),
                }
                self.take(race, region, world);
                world.markers.insert("doomhammer", region);
                self.expect_tokens(region, eyes.least());
            }
            ("champion", _) => {
                self.notes.spend("champion");
                self.march(&eyes, region, world);
                self.take(race, region, world);
            }
            ("assault", _) => {
                self.notes.spend("assault");
                self.march(&eyes, region, world);
                self.notes.awaited = Some(Awaited::Assault { region });
            }
            ("press-on", _) => {
                if let Some(Awaited::Press { region, lacks }) = self.notes.awaited {
                    let tokens = eyes.force;
                    self.notes.awaited = Some(Awaited::Final {
                        region,
                        lacks,
                        tokens,
                    });
                }
            }
            ("ashes", _) => self.prepare("ashes"),
            ("frostmourne", _) => self.prepare("frostmourne"),
            ("relic-hunt", _) => {
                self.notes.spend("relics");
                self.notes.armed.insert("relic-hunt");
            }
            ("raise", _) => {
                world.gain(eyes.seat(), -1);
                *world.tokens.entry(race.to_owned()).or_default() += 1;
                if self.notes.corpses == 0 {
                    self.see("wrong: nobody to raise");
                }
                self.notes.corpses = self.notes.corpses.saturating_sub(1);
                self.see("forsaken raised");
            }
            ("side", _) => {
                self.notes.sided = true;
                self.notes.side = (target != "neither").then(|| target.to_owned());
            }
            ("objective", _) => {
                // They are taken up again first.
                if self.notes.objectives == 0 {
                    world.pieces.remove("military-objective");
                }
                world.set("military-objective", region);
                self.notes.objectives += 1;
            }
            ("bomb", _) => world.set("bomb", region),
            ("let-go", _) => {
                world.empty(region);
                self.see("region given up");
            }
            ("aegis", _) => {
                world.markers.insert("aegis-of-aggramar", region);
                self.notes.placed.insert("aegis");
            }
            ("heart", _) => {
                world.markers.insert("heart-of-azeroth", region);
                self.notes.placed.insert("heart");
                self.heart(region, world);
            }
            _ => self.deed(word, region, &eyes, world),
        }
    }

    /// Thefts, portals and frights.
    fn deed(&mut self, word: &str, region: u8, eyes: &Eyes, world: &mut World) {
        match word {
            "steal" => {
                self.notes.spend("relics");
                let tolls = eyes.tolls(region, false);
                self.pay(world, region, &tolls, false);
                self.notes.awaited = Some(Awaited::Carry { region });
                if eyes.loot(region) == 1 {
                    self.carry_at_once(region, eyes, world);
                }
            }
            "artifact" => {
                if let Some(Awaited::Carry { region: from }) = self.notes.awaited {
                    self.see("artifact chosen");
                    self.carry_at_once(from, eyes, world);
                }
            }
            "carry-off" => {
                if let Some(Awaited::Carry { region: from }) = self.notes.awaited {
                    self.carry(from, region, world);
                }
            }
            "portal" => {
                self.notes.spend("portal");
                self.notes.awaited = Some(Awaited::Portal { region });
            }
            "portal-to" => {
                if let Some(Awaited::Portal { region: one }) = self.notes.awaited {
                    for end in [one, region] {
                        self.notes.attack(self.before, end);
                        let tolls = Eyes {
                            notes: &self.notes.clone(),
                            ..eyes.clone()
                        }
                        .tolls(end, true);
                        self.pay(world, end, &tolls, true);
                    }
                    let foreign = [one, region].iter().any(|end| eyes.foe(*end).is_some());
                    self.see(if foreign { "portal to a foe" } else { "portal" });
                    world.swap(one, region);
                }
            }
            "frighten" => {
                self.notes.spend("frighten");
                let token = !eyes.is_walled(region);
                let tolls = eyes.tolls(region, token);
                self.pay(world, region, &tolls, token);
                if token {
                    self.notes.attack(self.before, region);
                    if eyes.is("pandaren") {
                        self.see("frightened by Pandaren");
                    }
                }
                self.notes.awaited = Some(Awaited::Flee { region });
                if self.after.ask != Some("flee") {
                    let refuge = eyes.refuges(region).first().copied();
                    self.frighten(region, refuge, world);
                }
            }
            "flee" => {
                if let Some(Awaited::Flee { region: from }) = self.notes.awaited {
                    self.frighten(from, Some(region), world);
                    self.see("frightened away");
                }
            }
            "rejoin" => {
                if let Some(Awaited::Rejoin { region: from }) = self.notes.awaited {
                    world.empty(from);
                    let tokens = |at: u8, position: &Position| position.spots[&at].tokens;
                    let all = tokens(from, self.before) + tokens(region, self.before);
                    if tokens(region, self.after) != all {
                        self.see("wrong: tokens that joined others");
                    }
                    self.see("rejoined");
                }
            }
            _ => {}
        }
    }

    /// A token is frightened; whoever is left alone may have a choice (W-37).
    fn frighten(&mut self, region: u8, refuge: Option<u8>, world: &mut World) {
        if self.fall(world).frighten(region, refuge) {
            self.notes.awaited = Some(Awaited::Rejoin { region });
            let holder = self.before.holder(region);
            if self.after.ask != Some("rejoin") || self.after.asked != holder {
                self.see("wrong: the owner of a lone one is not asked");
            }
        }
    }

    /// An artifact is taken to the only region there is for it.
    fn carry_at_once(&mut self, from: u8, eyes: &Eyes, world: &mut World) {
        let hideouts = eyes.carries(from);
        if let (1, Some(to)) = (hideouts.len(), hideouts.first()) {
            self.carry(from, *to, world);
        }
    }

    /// An artifact is taken away: where several lie, the one that is gone.
    fn carry(&mut self, from: u8, to: u8, world: &mut World) {
        let lay = ARTIFACTS
            .iter()
            .filter(|id| self.before.markers.get(**id) == Some(&from));
        let gone = |id: &&&str| self.after.markers.get(**id) != Some(&from);
        let gone: Vec<_> = lay.filter(gone).copied().collect();
        if gone.len() != 1 {
            self.see("wrong: not one artifact stolen");
        }
        for artifact in gone {
            world.markers.insert(artifact, to);
            self.see("artifact stolen");
        }
    }

    fn prepare(&mut self, word: &'static str) {
        self.notes.spend(word);
        self.notes.armed.insert(word);
    }

    /// A region is attacked: what is owed is paid (P-31, P-32).
    fn march(&mut self, eyes: &Eyes, region: u8, world: &mut World) {
        self.notes.attempted = true;
        self.notes.attack(self.before, region);
        self.pay(world, region, &eyes.fees(region), true);
    }

    /// A region is taken; artifacts that helped go there (W-57).
    pub fn take(&mut self, race: &str, region: u8, world: &mut World) {
        self.fall(world).conquer(race, region);
        for (word, artifact) in [("ashes", "ashes-of-alar"), ("frostmourne", "frostmourne")] {
            if self.notes.armed.contains(word) {
                world.markers.insert(artifact, region);
            }
        }
        self.notes.armed.clear();
    }

    /// So many tokens stand in a region that was taken, until the redeployment begins.
    pub fn expect_tokens(&mut self, region: u8, tokens: u8) {
        let goes_on = self.after.phase == "conquest" && self.after.seat == self.before.seat;
        let there = self.after.spots.get(&region).map_or(0, |spot| spot.tokens);
        if goes_on && there != tokens {
            self.see("wrong: tokens that marched");
        }
    }

    /// A combo is picked (B-07, B-09).
    fn pick(&mut self, place: usize, world: &mut World) {
        let combo = &self.before.column[place];
        let coins = i32::from(combo.coins) - place as i32;
        let (seat, race) = (self.before.seat, combo.race);
        world.gain(seat, coins);
        world.active.insert(seat, race.to_owned());
        let tokens = &self.after.peoples[race];
        world.tokens.insert(race.to_owned(), tokens.tokens().into());
        let like = i32::from(self.after.token_like(race));
        *world.tokens.entry(race.to_owned()).or_default() -= like;
        if race == "goblins-wow" {
            self.notes.bombs = 0;
        }
        // W-38: without a coin there is no choice.
        if race == "worgen" && world.coins[usize::from(seat) - 1] == 0 {
            self.notes.formed = true;
            world.gain(seat, 2);
            self.see("human for want of a coin");
        }
    }
}
