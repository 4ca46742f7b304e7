//! What the acting race may say before and between its conquests on the islands.

use super::attack::Eyes;
use super::can_hold;
use std::collections::{BTreeMap, BTreeSet};

/// Things a seat may say, as text.
pub type Says = BTreeSet<String>;

/// A word for each of some regions.
pub fn each(word: &str, regions: impl IntoIterator<Item = u8>) -> Says {
    let regions = regions.into_iter();
    regions.map(|region| format!("{word} {region}")).collect()
}

impl Eyes<'_> {
    /// Everything it may say before and between its conquests.
    pub fn conquest_says(&self, prices: &BTreeMap<u8, u8>) -> Says {
        let mut says = self.attacks(prices);
        for word in ["ashes", "frostmourne", "relic-hunt"] {
            if self.may_prepare(word) {
                says.insert(word.to_owned());
            }
        }
        // What is prepared is for a conquest.
        says.extend(self.led());
        if !self.armed.is_empty() {
            return says;
        }
        says.insert("end".to_owned());
        says.extend(self.assaults());
        says.extend(self.thefts());
        says.extend(self.portals());
        says.extend(self.frights());
        // B-25.
        if !self.notes.attempted {
            says.extend(each("abandon", self.held.iter().copied()));
        }
        let choice = self.position.phase == "choice" && !self.notes.expands;
        if choice {
            says.insert("decline".to_owned());
        }
        // W-38: without a coin they stay human.
        if self.forms() && self.coins() > 0 {
            says.insert("wolf".to_owned());
        }
        says
    }

    /// Attacks with a price of their own: they go where the ashes lead, but nothing makes them cheaper (W-46, W-58, W-61).
    fn led(&self) -> Says {
        let ways = self.armed.iter().all(|word| *word == "ashes");
        let says = ways.then(|| self.championships().into_iter().chain(self.hammers()));
        says.into_iter().flatten().collect()
    }

    /// Conquests and final dice (B-42, B-47, W-37).
    fn attacks(&self, prices: &BTreeMap<u8, u8>) -> Says {
        let mut says = Says::new();
        for (region, price) in prices {
            if *price <= self.force {
                says.insert(format!("conquer {region}"));
            } else if *price <= self.force + 3 && self.force >= self.least() {
                says.insert(format!("roll {region}"));
            }
        }
        says
    }

    /// Whether something can be made ready for the next conquest, and would serve it.
    fn may_prepare(&self, word: &'static str) -> bool {
        let artifact = match word {
            "ashes" => Some("ashes-of-alar"),
            "frostmourne" => Some("frostmourne"),
            _ => None,
        };
        let mine = match artifact {
            Some(artifact) => self.is_mine(artifact) && self.notes.uses(word) == 0,
            None => self.is("ethereals") && self.notes.uses("relics") == 0,
        };
        if !mine || self.armed.contains(word) {
            return false;
        }
        let mut armed = self.clone();
        armed.armed.insert(word);
        let prices = armed.prices();
        !armed.attacks(&prices).is_empty() || !armed.led().is_empty()
    }

    /// Whether it holds an artifact, its troops being readied (W-56).
    pub fn is_mine(&self, artifact: &str) -> bool {
        let region = self.position.markers.get(artifact);
        region.is_some_and(|region| self.held.contains(region))
    }

    /// Whom Gnomes may assault from the air (W-21, W-22).
    fn assaults(&self) -> Says {
        if !self.is("gnomes-wow") || self.notes.uses("assault") > 0 || self.force < self.least() {
            return Says::new();
        }
        let open = |region: &u8| {
            let land = self.land(*region);
            !self.held.contains(region) && can_hold(self.race, land) && self.is_open(*region)
        };
        each("assault", self.map.keys().copied().filter(open))
    }

    /// Where the champion may go alone (W-46).
    fn championships(&self) -> Says {
        if !self.has("champion") || self.notes.uses("champion") > 0 || self.held.is_empty() {
            return Says::new();
        }
        let open = |region: &u8| {
            let land = self.land(*region);
            let mine = self.held.contains(region);
            let near = self.beside(*region) || self.armed.contains("ashes");
            !mine && can_hold(self.race, land) && near && self.is_open(*region)
        };
        each("champion", self.map.keys().copied().filter(open))
    }

    /// What the Doomhammer may take (W-61): two coins more must be there.
    fn hammers(&self) -> Says {
        let mine = self.is_mine("doomhammer") && self.notes.uses("hammer") == 0;
        if !mine || self.force < self.least() {
            return Says::new();
        }
        let open = |region: &u8| {
            self.way(*region).is_some()
                && !self.is_closed(*region)
                && self.can_pay(&self.fees(*region), 2)
        };
        each("hammer", self.map.keys().copied().filter(open))
    }
}
