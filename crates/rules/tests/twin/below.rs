//! What the texts of Underground offer besides ordinary conquests.

use super::attack::Attack;
use super::diary::Relics;
use super::position::People;
use super::says::Said;
use std::collections::BTreeSet;

/// The relics with the words that use them.
pub const RELICS: [(&str, &str); 6] = [
    ("froggys-ring", "ring"),
    ("stinky-trolls-socks", "socks"),
    ("killer-rabbit-sword", "sword"),
    ("shiny-orb", "orb"),
    ("flying-doormat", "doormat"),
    ("scepter-of-avarice", "scepter"),
];

/// The relic that a word uses.
pub fn relic(word: &str) -> &'static str {
    let mut known = RELICS.into_iter();
    known
        .find(|(_, known)| *known == word)
        .expect("it is a relic's word")
        .0
}

impl Attack<'_> {
    /// Whether a relic can be used: the active race holds it, or its bag stands for it, and it was not used this turn (U-48,
    /// U-63).
    fn can_use(&self, word: &'static str) -> bool {
        let held = self.me.active && self.position.holds(self.race, relic(word)).is_some();
        let real = held && !self.diary.used.contains(word);
        let bag = self.has("magic") && self.diary.bag == Some(word) && !self.diary.bag_used;
        real || bag
    }

    /// The relics that the bag may stand for: those on the map, while it stands for none this turn (U-48).
    fn bag_says(&self) -> impl Iterator<Item = Said> {
        let free = self.has("magic") && self.diary.bag.is_none();
        let known = RELICS.iter().enumerate();
        let found =
            known.filter(move |(_, (id, _))| free && self.position.markers.contains_key(id));
        found.map(|(place, _)| Said::Do("bag", place as u8))
    }

    /// Deeds before and between conquests.
    pub fn deeds_below(&self, says: &mut BTreeSet<Said>) {
        says.extend(self.bag_says());
        if self.has("vampire") {
            let bites = self.conversions().into_iter();
            let fresh = bites.filter(|region| !self.diary.bitten.contains(&self.owner(*region)));
            says.extend(fresh.map(|region| Said::Do("bite", region)));
        }
        if self.can_use("orb") {
            let orbs = self.conversions().into_iter();
            says.extend(orbs.map(|region| Said::Do("orb", region)));
        }
    }

    /// Relics that can be made ready for the next conquest.
    pub fn relic_says(&self, says: &mut BTreeSet<Said>) {
        let ready = [
            ("sword", self.relics.sword),
            ("socks", self.relics.socks),
            ("doormat", self.relics.doormat),
        ];
        for (word, already) in ready {
            if !already && self.can_use(word) && self.helps(word) {
                says.insert(Said::Do(word, 0));
            }
        }
    }

    /// Whether something can be attacked with one relic more.
    fn helps(&self, word: &str) -> bool {
        let mut relics = self.relics;
        relics.take(word);
        let armed = Self { relics, ..*self };
        let prices = armed.prices();
        let mut within = prices.into_iter().filter(|(region, price)| {
            let help = 2 * u8::from(armed.can_hire(*region));
            *price <= armed.force_against(*region) + 3 + help
        });
        self.force() >= self.least() && within.next().is_some()
    }

    /// Will-o'-Wisps roll before they attack a crystal region or one beside a crystal region of theirs, if no more than
    /// three tokens lack (U-24, U-26).
    pub fn may_roll_for(&self, region: u8, price: u8) -> bool {
        let crystal = |region: &u8| self.map[region].is("magic");
        let beside = |mine: &u8| crystal(mine) && self.adjacent(*mine, region);
        // B-119: a die rolled first is the one roll for a conquest.
        self.is("will-o-wisps")
            && self.diary.die.is_none()
            && !self.is_plain(region)
            && (crystal(&region) || self.me.held.keys().any(beside))
            && price <= self.force() + 3
    }

    /// The player of a region that is held.
    pub fn owner(&self, region: u8) -> u8 {
        self.holder(region).map_or(0, |(_, holder)| holder.seat)
    }

    /// The regions with a token that can be converted (B-97 to B-100, B-103, U-61, U-68): nobody's but a lone active one's,
    /// without a camp, and no Gnome (U-33).
    pub fn conversions(&self) -> BTreeSet<u8> {
        // U-16, U-61: from the tray, otherwise from hand, be it a hammer (U-42); two for Kobolds (P-04).
        if self.position.tray(self.race) + self.force() < self.least() {
            return BTreeSet::new();
        }
        self.lone_enemies()
    }

    /// The regions that hold what can be converted, wherever the new token comes from.
    pub fn lone_enemies(&self) -> BTreeSet<u8> {
        let convertible = |region: u8| {
            let Some((race, holder)) = self.holder(region) else {
                return false;
            };
            // B-158: no declined race, no ghosts.
            self.position.is_living(race)
                && holder.seat != self.me.seat
                && holder.held[&region] == 1
                && !self.position.has(region, "camp")
                && self.can_stand(region)
                && (self.beside_mine(region) || self.can_fly(region))
                && !self.is_spared(region)
                && !self.is_plain(region)
        };
        let regions = self.position.spots.keys().copied();
        regions.filter(|&region| convertible(region)).collect()
    }

    /// Where the Balrog may be sent (U-77, U-80, U-81, U-101): beside the Pentacle's region at first, later beside its own.
    pub fn balrog_says(&self, asked: bool) -> BTreeSet<Said> {
        let mut says = BTreeSet::new();
        let Some(pentacle) = self.position.holds(self.race, "wickedest-pentacle") else {
            return says;
        };
        // Whoever finds the Pentacle sends the Balrog, declined Ghouls too: that is no choice (U-15, U-77).
        if !asked && (!self.me.active || self.diary.balrog_moved) {
            return says;
        }
        let from = self.position.balrog.unwrap_or(pentacle);
        let near = self.map[&from].borders.iter().copied();
        let open = near.filter(|&region| self.lets_balrog_in(region));
        says.extend(open.map(|region| Said::Do("balrog", region)));
        says
    }

    fn lets_balrog_in(&self, region: u8) -> bool {
        let haunted = self.position.raider.is_some_and(|(at, _)| at == region);
        let closed = self.map[&region].terrain == "chasm" || self.is_guarded(region);
        !closed && !haunted && !self.is_plain(region)
    }

    /// Whether a region of an opponent is immune (P-24).
    fn is_guarded(&self, region: u8) -> bool {
        let guarded = |(race, holder): (&str, &People)| {
            holder.seat != self.me.seat && self.position.is_immune(region, race)
        };
        self.holder(region).is_some_and(guarded)
    }

    /// What is offered as a turn begins: a region of theirs for the Great Ancient (U-21), and regions of a declined Reborn race
    /// for tokens of the active one (U-57), two in a turn, each with a token from the tray or from hand (U-16), for Kobolds
    /// two.
    pub fn start_says(&self) -> BTreeSet<Said> {
        let mut says = BTreeSet::from([Said::End]);
        if self.is("cultists") && !self.diary.ancient_moved {
            let others = self
                .me
                .held
                .keys()
                .filter(|&&held| !self.position.has(held, "great-ancient"));
            says.extend(others.map(|&region| Said::Do("ancient", region)));
        }
        let enough = self.position.tray(self.race) + self.me.hand >= self.least();
        for people in self.position.peoples.values() {
            let mine = people.seat == self.me.seat && !people.active;
            if mine && people.powers.contains(&"reborn") && enough && self.diary.reborn < 2 {
                let open = people.held.keys().filter(|region| self.can_stand(**region));
                says.extend(open.map(|&region| Said::Do("reborn", region)));
            }
        }
        says
    }

    /// What is offered at the end of a turn: own regions for ring and scepter (U-65, U-70), any region for the ghost of the
    /// tomb raider that is not immune (U-72, U-73, U-100, U-101).
    pub fn end_below(&self) -> BTreeSet<Said> {
        let mut says: BTreeSet<Said> = self.bag_says().collect();
        says.extend(self.balrog_says(false));
        let place = self.position.markers.get("lost-dwarf-mine");
        // Any region of the player, also of his declined races.
        let mine = |people: &&People| people.seat == self.me.seat;
        let peoples = self.position.peoples.values().filter(mine);
        for &region in peoples.flat_map(|people| people.held.keys()) {
            // U-48: not twice in one region.
            if self.can_use("ring") && !self.diary.rings.contains(&region) {
                says.insert(Said::Do("ring", region));
            }
            let scepter = self.can_use("scepter") && !self.diary.scepters.contains(&region);
            if scepter && place != Some(&region) {
                says.insert(Said::Do("scepter", region));
            }
        }
        let crypt = self.position.holds(self.race, "crypt-of-the-tomb-raider");
        if let Some(crypt) = crypt.filter(|_| self.me.active && !self.diary.haunted) {
            let all = self.map.keys().copied();
            let open = all.filter(|&region| {
                region != crypt
                    && !self.is_guarded(region)
                    && self.position.balrog != Some(region)
                    && self.map[&region].terrain != "chasm"
            });
            says.extend(open.map(|region| Said::Do("haunt", region)));
        }
        says
    }
}

impl Relics {
    /// Whether any relic is ready.
    pub fn any(self) -> bool {
        self.sword || self.socks || self.doormat
    }

    /// Makes a relic ready.
    pub fn take(&mut self, word: &str) {
        match word {
            "sword" => self.sword = true,
            "socks" => self.socks = true,
            _ => self.doormat = true,
        }
    }
}
