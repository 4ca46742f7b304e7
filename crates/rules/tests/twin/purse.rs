//! The coins that change hands outside scoring, seat by seat, in one step of a game.

use super::position::{Combo, GHOSTS, Map, People, Position};
use super::says::{Said, combo_price, purchase_price};
use elbowroom_rules::Event;
use elbowroom_rules::event::Source;
use std::collections::BTreeSet;

/// One step: the position before it, what was said or answered, and what the engine told.
pub struct Deed<'a> {
    pub map: &'a Map,
    pub before: &'a Position<'a>,
    pub said: Option<Said>,
    /// Whether something offered was paid for.
    pub pays: bool,
    pub events: &'a [Event],
}

/// What this step was worth noting for.
pub type Notes = Vec<&'static str>;

impl Deed<'_> {
    /// The coins of all seats after the step. What was scored is believed here.
    pub fn coins(&self, after: &Position, notes: &mut Notes) -> Vec<i32> {
        let before = self.before;
        let mut purse: Vec<i32> = before.coins.iter().map(|&coins| coins.into()).collect();
        self.pay(&mut purse);
        let taken = self.taken();
        if let Some(region) = taken {
            self.spoils(region, &mut purse, notes);
        }
        // U-85: only the discoverer is paid as if he had picked the power.
        if before.stonehedge.is_none() && after.stonehedge == Some("historian") {
            purse[self.attacker()] += declined_races(before);
            notes.push("historians found");
        }
        self.historians(&mut purse, notes);
        for event in self.events {
            if let Event::Scored {
                seat,
                coins,
                source,
            } = *event
                && !matches!(source, Source::Named(_))
            {
                purse[usize::from(seat.0)] += i32::from(coins);
            }
        }
        self.tolls(&mut purse, after, notes);
        // F-06: pots that still stand as their owner's turn begins, also where his race declined (F-24).
        let turn = (after.round, after.seat);
        if turn != (before.round, before.seat) && after.phase != "game-over" {
            let owns = |race: &str| before.peoples[race].seat == after.seat;
            let spots = before.spots.iter();
            let pots = spots.filter(|(region, spot)| {
                spot.race.is_some_and(owns)
                    && Some(**region) != taken
                    && spot.pieces.contains_key("pot-of-gold")
            });
            for (_, spot) in pots {
                purse[usize::from(after.seat) - 1] += 1;
                let living = spot.race.is_some_and(|race| before.is_living(race));
                notes.push(if living {
                    "pots ripen"
                } else {
                    "pots ripen in decline"
                });
            }
        }
        // L-07.
        if after.phase == "game-over" {
            for (coins, captives) in purse.iter_mut().zip(&after.captives) {
                *coins += 2 * i32::from(*captives);
                if *captives > 0 {
                    notes.push("captives at the end");
                }
            }
        }
        purse
    }

    /// The region that was taken in this step.
    pub fn taken(&self) -> Option<u8> {
        self.events.iter().find_map(|event| match event {
            Event::Conquered { region, .. } | Event::Converted { region, .. } => Some(region.0),
            _ => None,
        })
    }

    /// The place of the acting race's owner.
    fn attacker(&self) -> usize {
        let race = self.before.acting.expect("a race acts");
        usize::from(self.before.peoples[race].seat) - 1
    }

    /// What is paid for picks, purchases and offers.
    fn pay(&self, purse: &mut [i32]) {
        let before = self.before;
        let asked = before
            .asked
            .map(|race| usize::from(before.peoples[race].seat) - 1);
        match (self.said, before.ask, asked) {
            (Some(Said::Pick(place)), ..) => {
                let combo = &before.column[usize::from(place)];
                let seat = usize::from(before.seat) - 1;
                // B-07, B-09, C-09.
                purse[seat] -= i32::from(combo_price(before, place.into()));
                purse[seat] += i32::from(combo.coins);
                // U-39: Shadow Mimes may still give the power away.
                if combo.power == Some("historian") && combo.race != "shadow-mimes" {
                    purse[seat] += declined_races(before);
                }
            }
            (Some(Said::Do("exchange", place)), ..) => {
                let mimes = |combo: &&Combo| combo.race == "shadow-mimes";
                let combo = match place {
                    0 => before.column.iter().find(mimes),
                    place => before.column.get(usize::from(place) - 1),
                };
                if combo.and_then(|combo| combo.power) == Some("historian") {
                    purse[usize::from(before.seat) - 1] += declined_races(before);
                }
            }
            (Some(Said::Buy(what)), ask, _) => {
                let seat = usize::from(before.peoples[GHOSTS].seat) - 1;
                if ask != Some("first-power") {
                    // N-13.
                    purse[seat] -= i32::from(purchase_price(before));
                }
                // N-24.
                if what > 0 && before.shop[usize::from(what) - 1] == "historian" {
                    purse[seat] += declined_races(before);
                }
            }
            // U-71.
            (Some(Said::Do("sacrifice", _)), ..) => purse[usize::from(before.seat) - 1] += 3,
            // F-21.
            (Some(Said::Hire(_) | Said::HireWith(..)), ..) => purse[self.attacker()] -= 1,
            // F-22.
            (_, Some("hire"), _) if self.pays => purse[self.attacker()] -= 1,
            // L-01.
            (_, Some("buy-leader"), Some(asked)) if self.pays => purse[asked] -= 1,
            // L-05.
            (_, Some("ransom"), Some(asked)) if self.pays => {
                purse[asked] -= 1;
                purse[self.attacker()] += 1;
            }
            _ => {}
        }
    }

    /// What the fall of a region moves (P-31, B-181): at most what there is (P-12).
    fn spoils(&self, region: u8, purse: &mut [i32], notes: &mut Notes) {
        let before = self.before;
        let acting = before.acting.expect("a race acts");
        let attacker = &before.peoples[acting];
        let winner = self.attacker();
        let Some(race) = before.spots.get(&region).and_then(|spot| spot.race) else {
            return;
        };
        let holder = &before.peoples[race];
        let loser = usize::from(holder.seat) - 1;
        if loser != winner {
            // C-14: not from declined races, nor from ghosts (N-23).
            let ransacks = attacker.active && attacker.powers.contains(&"ransacking");
            if ransacks && before.is_living(race) && purse[loser] > 0 {
                purse[loser] -= 1;
                purse[winner] += 1;
                notes.push("ransacking takes");
            }
            // F-19.
            let corrupt = holder.active && holder.powers.contains(&"corrupt");
            if corrupt && purse[winner] > 0 {
                purse[winner] -= 1;
                purse[loser] += 1;
                notes.push("corrupt are paid");
            }
        }
        // U-38.
        if loser != winner && race == "liches" && !holder.active {
            purse[winner] -= 1;
            purse[loser] += 1;
            notes.push("liches are paid");
        }
        // U-55.
        let martyr = holder.active && holder.powers.contains(&"martyr");
        if loser != winner && martyr {
            purse[loser] += 1;
            notes.push("martyrs are paid");
        }
        // F-07.
        if before.has(region, "pot-of-gold") {
            purse[winner] += 1;
            notes.push("pot found");
        }
    }

    /// What neighbours pay: at once to whoever puts the ring among them (U-65), at scoring to Thieving (U-54); each once, if
    /// he can.
    fn tolls(&self, purse: &mut [i32], after: &Position, notes: &mut Notes) {
        let winner = usize::from(self.before.seat) - 1;
        let mut take = |purse: &mut [i32], regions: &BTreeSet<u8>, note| {
            for seat in after.neighbours(self.map, self.before.seat, regions) {
                let loser = usize::from(seat) - 1;
                if purse[loser] > 0 {
                    purse[loser] -= 1;
                    purse[winner] += 1;
                    notes.push(note);
                }
            }
        };
        if let Some(Said::Do("ring", region)) = self.said {
            take(purse, &BTreeSet::from([region]), "ring pays");
        }
        let scored = self
            .events
            .iter()
            .any(|event| matches!(event, Event::Scored { .. }));
        let thieves = |(_, people): &(&&str, &People)| {
            people.seat == self.before.seat && people.active && people.powers.contains(&"thieving")
        };
        if let Some((_, thieves)) = after.peoples.iter().find(thieves).filter(|_| scored) {
            take(
                purse,
                &thieves.held.keys().copied().collect(),
                "thieving takes",
            );
        }
    }

    /// A race went in decline: each active Historian with a token left gets a coin, the declining
    /// one too (D-15, B-68).
    fn historians(&self, purse: &mut [i32], notes: &mut Notes) {
        let declines = |event: &&Event| matches!(event, Event::Declined { .. });
        let coins = self.events.iter().filter(declines).count() as i32;
        for people in self.before.peoples.values() {
            let historian = people.active && people.powers.contains(&"historian");
            if coins > 0 && historian && people.tokens() > 0 {
                purse[usize::from(people.seat) - 1] += coins;
                notes.push("historians write");
            }
        }
    }
}

/// The declined races on the map (D-14); ghosts are none of them (N-25).
fn declined_races(position: &Position) -> i32 {
    let peoples = position.peoples.values();
    peoples
        .filter(|people| !people.active && !people.held.is_empty())
        .count() as i32
}
