//! Where the acting race may attack on the islands, and what it costs there.

use super::super::position::{Land, Map, People, Position};
use super::super::seen::{Seen, see};
use super::notes::Notes;
use super::{PLACES, can_hold, is_water, least};
use std::collections::{BTreeMap, BTreeSet};

/// The table with the eyes of the race whose turn it is.
#[derive(Clone)]
pub struct Eyes<'a> {
    pub map: &'a Map,
    pub position: &'a Position<'a>,
    pub notes: &'a Notes,
    pub race: &'a str,
    pub me: &'a People<'a>,
    /// Its regions, once its troops are readied (B-23).
    pub held: BTreeSet<u8>,
    /// The tokens it attacks with.
    pub force: u8,
    /// What it made ready for the next conquest.
    pub armed: BTreeSet<&'static str>,
}

impl<'a> Eyes<'a> {
    pub fn new(map: &'a Map, position: &'a Position<'a>, notes: &'a Notes) -> Option<Self> {
        let race = position.active_race(position.seat)?;
        let me = &position.peoples[race];
        let mut held: BTreeSet<u8> = me.held.keys().copied().collect();
        let mut force = me.hand;
        if position.phase == "choice" {
            // B-23: all but those that must stay come to hand.
            force += me.aside;
            for (region, tokens) in &me.held {
                let stay = position.own_tokens(*region).min(least(race));
                force += tokens - stay;
                if stay == 0 {
                    held.remove(region);
                }
            }
        }
        Some(Self {
            map,
            position,
            notes,
            race,
            me,
            held,
            force,
            armed: notes.armed.clone(),
        })
    }

    pub fn is(&self, race: &str) -> bool {
        self.race == race
    }

    pub fn has(&self, power: &str) -> bool {
        self.me.powers.contains(&power)
    }

    pub fn least(&self) -> u8 {
        least(self.race)
    }

    pub fn land(&self, region: u8) -> &'a Land {
        &self.map[&region]
    }

    pub fn seat(&self) -> u8 {
        self.me.seat
    }

    /// The coins it has.
    pub fn coins(&self) -> u16 {
        self.position.coins[usize::from(self.seat()) - 1]
    }

    /// The coins it pays with: those of human Worgen are there before anything is paid for (W-38).
    fn purse(&self) -> u16 {
        self.coins() + if self.forms() { 2 } else { 0 }
    }

    /// Whether the form of the Worgen is still to be chosen.
    pub fn forms(&self) -> bool {
        self.is("worgen") && !self.notes.formed && self.me.tokens() > 0
    }

    /// The race that holds a region.
    pub fn holder(&self, region: u8) -> Option<(&'a str, &'a People<'a>)> {
        if self.me.held.contains_key(&region) && !self.held.contains(&region) {
            return None;
        }
        let race = self.position.holder(region)?;
        Some((race, &self.position.peoples[race]))
    }

    /// The opponent who holds a region.
    pub fn foe(&self, region: u8) -> Option<(&'a str, &'a People<'a>)> {
        self.holder(region)
            .filter(|(_, holder)| holder.seat != self.seat())
    }

    /// Whether a region is next to one that it holds (W-04); every cavern is next to Kobolds (W-30, P-30).
    pub fn beside(&self, region: u8) -> bool {
        let borders = &self.land(region).borders;
        !borders.is_disjoint(&self.held) || self.has_tunnel(region)
    }

    fn has_tunnel(&self, region: u8) -> bool {
        self.is("kobolds-wow") && self.land(region).symbols.contains("cavern")
    }

    /// Whether a region holds a place that is known (W-19).
    fn has_place(&self, region: u8) -> bool {
        self.position.found_in(region, &PLACES).is_some()
    }

    /// How the race comes to a region: nothing if it does not, otherwise with how many tokens for the ship.
    pub fn way(&self, region: u8) -> Option<u8> {
        let land = self.land(region);
        if self.held.contains(&region) || !can_hold(self.race, land) {
            return None;
        }
        // W-19: what is next to them, with a place.
        if self.armed.contains("relic-hunt") && !(self.beside(region) && self.has_place(region)) {
            return None;
        }
        // W-58.
        if self.armed.contains("ashes") || self.beside(region) {
            return Some(0);
        }
        // W-31: they may begin in any water.
        if self.held.is_empty() && self.is("naga") && is_water(land) {
            return Some(0);
        }
        // W-48, W-64.
        let free = self.has("navigators") || self.position.uses(self.race, "meeting-stone");
        let anchor = land.symbols.contains("anchor");
        anchor.then_some(u8::from(!free))
    }

    /// Whether nothing can be done to a region, whatever is paid (P-24, W-40, W-67).
    pub fn is_closed(&self, region: u8) -> bool {
        self.foe(region).is_some() && self.position.has_tower(region)
    }

    /// Coins that another seat is owed before a region is touched: for the Aegis (W-60), and for its Pandaren tokens
    /// if any would be lost or moved (W-35).
    pub fn tolls(&self, region: u8, tokens_go: bool) -> BTreeMap<u8, u16> {
        let mut tolls = BTreeMap::new();
        let Some((race, holder)) = self.foe(region) else {
            return tolls;
        };
        if self.position.shielded_by(region) == Some(holder.seat) {
            *tolls.entry(holder.seat).or_default() += 2;
        }
        let bound = self.notes.harmony.contains(&self.seat());
        let paid = self.notes.paid.contains(&self.seat());
        if tokens_go && race == "pandaren" && holder.active && bound && !paid {
            *tolls.entry(holder.seat).or_default() += 2;
        }
        tolls
    }

    /// Coins owed before a region is attacked: those, and one for a swamp of the Marshland (W-51).
    pub fn fees(&self, region: u8) -> BTreeMap<u8, u16> {
        let mut fees = self.tolls(region, true);
        if let Some((_, holder)) = self.foe(region) {
            let marsh = holder.powers.contains(&"marshland");
            if marsh && self.land(region).terrain == "swamp" {
                *fees.entry(holder.seat).or_default() += 1;
            }
        }
        fees
    }

    /// Whether it has coins for all of that, and so many for something else.
    pub fn can_pay(&self, fees: &BTreeMap<u8, u16>, more: u16) -> bool {
        fees.values().sum::<u16>() + more <= self.purse()
    }

    /// Whether a region may be attacked by whoever comes there.
    pub fn is_open(&self, region: u8) -> bool {
        !self.is_closed(region) && self.can_pay(&self.fees(region), 0)
    }

    /// What stands in the way, before discounts (W-83).
    pub fn defence(&self, region: u8) -> u8 {
        let stands = |piece: &str| self.position.count(region, piece);
        let mut defence = 2 + u8::from(self.land(region).terrain == "mountain");
        defence += u8::from(self.position.has_murloc(region));
        if self.holder(region).is_some() {
            // B-37: one's own declined race too.
            defence += self.position.spots[&region].tokens;
            defence += stands("wisp-wall") + stands("fort");
        }
        defence
    }

    /// What its texts take off.
    pub fn discounts(&self, region: u8) -> BTreeMap<&'static str, u8> {
        let terrain = self.land(region).terrain;
        let peopled = self.position.has_murloc(region) || self.holder(region).is_some();
        let all = [
            // W-17, W-33, W-38, W-48.
            (
                "night elves' discount",
                u8::from(self.is("night-elves") && terrain == "forest"),
            ),
            (
                "dwarves' discount",
                2 * u8::from(self.is("dwarves-wow") && terrain == "mountain"),
            ),
            (
                "trolls' discount",
                u8::from(self.is("trolls-wow") && peopled),
            ),
            (
                "wolves' discount",
                u8::from(self.is("worgen") && self.notes.wolf),
            ),
            ("blacksmiths' discount", u8::from(self.has("blacksmiths"))),
            // W-58, W-19.
            (
                "frostmourne's discount",
                2 * u8::from(self.armed.contains("frostmourne")),
            ),
            (
                "ethereals' discount",
                2 * u8::from(self.armed.contains("relic-hunt")),
            ),
        ];
        all.into_iter().filter(|(_, off)| *off > 0).collect()
    }

    /// The price with so many tokens for the ship and so many from a die (P-04, P-05, W-05).
    pub fn price_by(&self, region: u8, ship: u8, die: u8) -> u8 {
        let off: u8 = self.discounts(region).values().sum();
        let full = self.defence(region) + ship;
        full.saturating_sub(off + die).max(self.least())
    }

    /// The price of a region that may be attacked.
    pub fn price(&self, region: u8) -> Option<u8> {
        let ship = self.way(region)?;
        self.is_open(region).then(|| self.price_by(region, ship, 0))
    }

    /// Every region it may attack, with its price.
    pub fn prices(&self) -> BTreeMap<u8, u8> {
        let regions = self.map.keys();
        regions
            .filter_map(|&region| Some((region, self.price(region)?)))
            .collect()
    }

    /// Notes who acts, and what makes regions cheaper or dearer.
    pub fn note(&self, prices: &BTreeMap<u8, u8>, seen: &mut Seen) {
        see(seen, self.race);
        self.me.powers.iter().for_each(|power| see(seen, power));
        for region in prices.keys() {
            for discount in self.discounts(*region).into_keys() {
                see(seen, discount);
            }
            if self.way(*region) == Some(1) {
                see(seen, "ship");
            }
        }
    }
}
