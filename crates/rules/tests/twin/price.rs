//! What a region costs the acting race, and with what it pays.

use super::attack::Attack;
use super::diary::Lacks;
use super::position::{People, is_below};
use super::says::Said;
use std::collections::{BTreeMap, BTreeSet};

impl Attack<'_> {
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

    /// What defends a region, before all discounts (B-37, U-01, U-103), with the surcharge of Mummies (U-40).
    pub fn full_price(&self, region: u8) -> u8 {
        let land = &self.map[&region];
        let mut price = if land.terrain == "river" { 1 } else { 2 };
        price += u8::from(land.is("mountain")) + u8::from(land.peak);
        // U-75.
        let keep = self.position.markers.get("keep-on-the-motherland") == Some(&region);
        price += u8::from(keep);
        price += self.surcharge();
        if !self.finds_empty(region) {
            price += self.occupants(region);
        }
        price
    }

    /// What Mummies pay on top, whatever the price (U-40).
    pub fn surcharge(&self) -> u8 {
        u8::from(self.is("mummies"))
    }

    /// Tokens, monsters and the pieces that leave with their owner: what an empty region would not hold (U-29).
    fn occupants(&self, region: u8) -> u8 {
        let Some(spot) = self.position.spots.get(&region) else {
            return 0;
        };
        let mut price = match spot.tribe {
            true if self.has_monsters(region) => 2,
            tribe => u8::from(tribe),
        };
        for piece in ["troll-lair", "fortress", "camp", "shield-piece"] {
            price += spot.pieces.get(piece).copied().unwrap_or(0);
        }
        // B-37: on a base board the attacking player's own tokens add nothing. Leaders and horde tokens are
        // among the tokens (L-02, C-07), ghosts as well (N-29).
        let counts =
            |(_, holder): (&str, &People)| is_below(self.map) || holder.seat != self.me.seat;
        if self.holder(region).is_some_and(counts) {
            price += spot.tokens;
        }
        price
    }

    /// Whether the two that live in a region are monsters, not a lost tribe (U-08, X-08).
    fn has_monsters(&self, region: u8) -> bool {
        self.map[&region].monsters || self.position.given_monsters.contains(&region)
    }

    /// Whether a region is taken as if it were empty: with the socks (U-66), or by Flames beside the volcano or at the end
    /// of a chain of theirs from there (U-29).
    fn finds_empty(&self, region: u8) -> bool {
        if self.is_plain(region) {
            return false;
        }
        self.relics.socks || (self.is("flames") && self.is_fiery(region))
    }

    fn is_fiery(&self, region: u8) -> bool {
        let Some(volcano) = self.position.volcano else {
            return false;
        };
        let mut fire = BTreeSet::from([volcano]);
        loop {
            let lit = |held: &&u8| fire.iter().any(|&at| self.adjacent(at, **held));
            let more: Vec<u8> = (self.me.held.keys())
                .filter(|held| !fire.contains(held))
                .filter(lit)
                .copied()
                .collect();
            if more.is_empty() {
                return fire.iter().any(|&at| self.adjacent(at, region));
            }
            fire.extend(more);
        }
    }

    /// What the texts of the race take off the price of a region.
    pub fn discounts(&self, region: u8) -> BTreeMap<&'static str, u8> {
        // U-33.
        if self.is_plain(region) {
            return BTreeMap::new();
        }
        let land = &self.map[&region];
        // B-88, B-89, B-167, X-06: one for a mountain next to the target.
        let mountain = |mine: &u8| self.map[mine].is("mountain") && self.adjacent(*mine, region);
        let giants = self.is("giants") && self.me.held.keys().any(mountain);
        // B-104, X-05: a region beside water, also a sea beside water; rivers have no coast (U-06).
        let wet = land.borders.iter().any(|near| self.map[near].is_water());
        let coastal = wet && land.terrain != "river";
        // U-20.
        let ancient = |mine: &u8| self.position.has(*mine, "great-ancient");
        let near_ancient = |mine: &u8| ancient(mine) && self.adjacent(*mine, region);
        let cultists = self.is("cultists") && self.me.held.keys().any(near_ancient);
        // U-62.
        let grudge =
            |(_, holder): (&str, &People)| self.diary.bears_grudge(self.me.seat, holder.seat);
        let vengeful = self.has("vengeful") && self.holder(region).is_some_and(grudge);
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
            ("ogres' discount", u8::from(self.is("ogres"))),
            ("cultists' discount", u8::from(cultists)),
            ("vengeful discount", u8::from(vengeful)),
            // U-67.
            ("sword's discount", 2 * u8::from(self.relics.sword)),
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
        self.me.hand + self.me.aside + spare + self.fountain()
    }

    /// The token that the fountain gives as an expansion begins (U-76).
    fn fountain(&self) -> u8 {
        let held = self.me.active
            && self
                .position
                .holds(self.race, "fountain-of-youth")
                .is_some();
        u8::from(held && !self.diary.expands && self.position.tray(self.race) > 0)
    }

    /// The tokens it can attack a region with: no hammers against Gnomes (U-34).
    pub fn force_against(&self, region: u8) -> u8 {
        let hammers = match self.is_plain(region) {
            true => self.me.hammers,
            false => 0,
        };
        self.force() - hammers
    }

    /// What a final die must show for what is said (B-42, F-22), or one rolled for an announced region (U-24).
    pub fn lacks(&self, said: Said) -> Lacks {
        let (Said::Roll(region) | Said::Do("wisp", region)) = said else {
            return Lacks::default();
        };
        let force = self.force_against(region);
        let helped = || self.with_help(region, 2).saturating_sub(force);
        Lacks {
            alone: self.price(region).saturating_sub(force),
            helped: self.can_hire(region).then(helped),
        }
    }

    /// How many tokens take a region at once when this is said (B-41, B-122, F-02, F-21, B-132).
    pub fn marching(&self, said: Said) -> Option<u8> {
        match said {
            Said::Conquer(region) => Some(self.price(region)),
            Said::Hire(region) => Some(self.with_help(region, 2)),
            Said::ConquerWith(_, tokens) | Said::HireWith(_, tokens) => Some(tokens),
            // P-05, C-04.
            Said::Dragon(_) => Some(self.least() + self.surcharge()),
            _ => None,
        }
    }
}
