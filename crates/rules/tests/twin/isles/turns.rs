//! Between the turns on the islands: what a redeployment brings, what a turn leaves behind, what the next one begins with.

use super::super::position::People;
use super::attack::Eyes;
use super::end::{BOMBS, TOWERS, towers};
use super::least;
use super::step::Step;
use super::world::World;

/// Whether a race that may not stay alone has too few tokens of its own for its regions: beasts do not count (W-70).
fn too_thin(race: &str, tokens: i32, regions: usize) -> bool {
    least(race) > 1 && tokens < regions as i32 * i32::from(least(race))
}

impl Eyes<'_> {
    /// Whether a region must be given up before the redeployment, with whoever the place brings (W-64, W-70).
    pub fn is_thin(&self) -> bool {
        let own = self.me.tokens() - self.position.token_like(self.race);
        let keeper = self.position.uses(self.race, "soul-keeper");
        let comes = keeper && self.position.tray(self.race) > 0;
        too_thin(
            self.race,
            i32::from(own) + i32::from(comes),
            self.held.len(),
        )
    }
}

impl Step<'_> {
    /// The race goes in decline (B-69, B-72, W-29, W-37).
    pub fn decline(&mut self, race: &str, world: &mut World) {
        let before = self.before;
        let seat = before.seat;
        let older = |(_, people): &(&&str, &People)| people.seat == seat && !people.active;
        let older: Vec<&str> = (before.peoples.iter().filter(older))
            .map(|(race, _)| *race)
            .collect();
        for race in older {
            for region in before.peoples[race].held.keys() {
                world.empty(*region);
            }
            world.tokens.remove(race);
        }
        let mut left = 0;
        for region in before.peoples[race].held.keys() {
            let stay = before.own_tokens(*region).min(least(race));
            left += i32::from(stay);
            if stay == 0 {
                world.empty(*region);
            }
            world.clear("watch-tower", *region);
        }
        world.tokens.insert(race.to_owned(), left);
        world.beasts.remove(race);
        world.active.remove(&seat);
        match race {
            "humans-wow" => drop(world.pieces.remove("military-objective")),
            "pandaren" => self.notes.harmony.clear(),
            // Whoever picks them shuffles all twelve anew (W-23).
            "goblins-wow" => self.notes.bombs = 0,
            _ => {}
        }
        self.see("decline");
    }

    /// The heart takes a coin of each opponent whose active race borders its region, if he has one (W-59, P-25).
    pub fn heart(&mut self, region: u8, world: &mut World) {
        let before = self.before;
        for (race, people) in &before.peoples {
            if people.seat == before.seat || !people.active {
                continue;
            }
            let open = |near: &u8| !before.has_tower(*near) && before.shielded_by(*near).is_none();
            let mut near = self.map[&region].borders.iter();
            let there = near.any(|near| before.holder(*near) == Some(race) && open(near));
            if there && world.coins[usize::from(people.seat) - 1] > 0 {
                world.pay(people.seat, before.seat, 1);
                self.see("heart pays");
            }
        }
    }

    /// The redeployment begins: a token from the place that brings one (W-64).
    pub fn gather(&mut self, world: &mut World) {
        let before = self.before;
        let Some(race) = before.active_race(before.seat) else {
            return;
        };
        let tray = before.tray(race);
        // W-36: who does not want any more says so.
        let asked = before.ask == Some("raise");
        let poor = world.coins[usize::from(before.seat) - 1] == 0 || tray == 0;
        if race == "forsaken" && self.notes.corpses > 0 && !asked && !poor {
            self.see("wrong: not asked to raise");
        }
        let at = world.markers.get("soul-keeper");
        let held = at.is_some_and(|at| world.holders.get(at).is_some_and(|holder| holder == race));
        let tokens = world.tokens.get(race).copied().unwrap_or(0);
        let spent = i32::from(before.tray(race)) + i32::from(before.peoples[race].tokens())
            - i32::from(before.token_like(race))
            - tokens;
        let comes = held && spent > 0;
        // W-70.
        let all = world.holders.values().filter(|holder| *holder == race);
        let beasts = before.peoples[race].powers.contains(&"beastmasters");
        if beasts && too_thin(race, tokens + i32::from(comes), all.count()) {
            self.see("wrong: no region given up");
        }
        if comes {
            *world.tokens.entry(race.to_owned()).or_default() += 1;
            self.see("soul-keeper brings one");
        }
    }

    /// After a turn two Tauren stand in each of their regions, whatever beasts stand beside them; only the champion stands alone
    /// (W-37, W-70, W-72).
    pub fn watch_over_lone(&mut self, seat: u8) {
        let after = self.after;
        let Some(race) = after.active_race(seat) else {
            return;
        };
        let mut held = after.peoples[race].held.keys();
        let few = |at: &u8| {
            let champion = after.has(*at, "champion-piece");
            after.own_tokens(*at) < least(race) && !champion
        };
        if held.any(few) && least(race) > 1 {
            self.see("wrong: too few stay in a region");
        }
    }

    /// The end of the turn: towers where they are justified (W-40).
    pub fn close(&mut self, world: &mut World) {
        let before = self.before;
        let Some(race) = before.active_race(before.seat) else {
            return;
        };
        if before.peoples[race].powers.contains(&"defensive") {
            let due = towers(self.map, &world.holders, &world.murlocs, race);
            if due.len() > TOWERS {
                self.see("wrong: more towers than there are");
            }
            if !due.is_empty() {
                self.see("tower");
            }
            world.pieces.insert("watch-tower", due);
        }
    }

    /// Pandaren give harmony to everybody whose active race they did not attack (W-35).
    pub fn befriend(&mut self) {
        let seat = self.before.seat;
        if self.before.active_race(seat) == Some("pandaren") && self.said != "decline" {
            let others = (1..=self.before.seats).filter(|other| *other != seat);
            let calm = others.filter(|other| !self.notes.attacked.contains(other));
            self.notes.harmony = calm.collect();
        }
    }

    /// The turn is over and the next one begins: harmony, beasts, bombs that find nobody (W-35, W-43, W-44, W-24).
    pub fn turn_over(&mut self, world: &mut World) {
        let (before, after) = (self.before, self.after);
        self.notes.open(after);
        let Some(race) = world.active.get(&after.seat).cloned() else {
            return;
        };
        let Some(me) = before.peoples.get(race.as_str()) else {
            return;
        };
        let held: Vec<u8> = (world.holders.iter().filter(|(_, holder)| **holder == race))
            .map(|(region, _)| *region)
            .collect();
        for region in &held {
            // W-44, W-47: what beasts or the champion held alone.
            let alone = before.own_tokens(*region) < least(&race);
            if alone && after.holder(*region).is_none() {
                world.empty(*region);
                self.see("held by a beast alone");
            }
        }
        if me.powers.contains(&"beastmasters") {
            let hills = held.iter().filter(|region| {
                self.map[region].terrain == "hill" && world.holders.get(region) == Some(&race)
            });
            let beasts = hills.count().min(5) as i32;
            if beasts > 0 {
                self.see("beasts");
            }
            world.beasts.insert(race.clone(), beasts);
        }
        if race == "goblins-wow" {
            self.take_bombs_back(world);
        }
        debug_assert!(self.notes.bombs <= BOMBS);
    }

    /// Bombs that find no opponent, or an immune region, go back on the pile (W-24, W-25).
    pub fn take_bombs_back(&mut self, world: &mut World) {
        let (before, after) = (self.before, self.after);
        for region in world.pieces.get("bomb").cloned().unwrap_or_default() {
            let holder = world.holders.get(&region);
            let seat = holder.map(|holder| before.peoples[holder.as_str()].seat);
            // W-60: the Aegis makes immune to whoever cannot pay.
            let poor = world.coins[usize::from(after.seat) - 1] < 2;
            let shielded = poor && before.shielded_by(region).is_some();
            if shielded {
                self.see("bomb under the Aegis taken back");
            }
            let immune = world.has("watch-tower", region) || shielded;
            if seat.is_none_or(|seat| seat == after.seat) || immune {
                world.clear("bomb", region);
                self.see("bomb taken back");
            }
        }
    }
}
