//! What a seat may say: as it picks or buys, before and between conquests, at the end of its turn.

use super::attack::Attack;
use super::position::{GHOSTS, Map, Position, TOKEN_LIKE};
use std::collections::{BTreeMap, BTreeSet};

/// One thing a seat may say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Said {
    /// Pick the combo in that place, counted from 0 at the top.
    Pick(u8),
    /// Buy a ghost (0) or one of the powers of the shop (from 1).
    Buy(u8),
    Decline,
    End,
    /// Take up spare tokens without attacking.
    Ready,
    Abandon(u8),
    /// Take up so many tokens of a region.
    TakeUp(u8, u8),
    Conquer(u8),
    /// Conquer with more tokens than needed.
    ConquerWith(u8, u8),
    /// Conquer with help that is paid for.
    Hire(u8),
    HireWith(u8, u8),
    Roll(u8),
    RollFirst,
    /// Turn a lone token of a region into a Sorcerer.
    Convert(u8),
    /// Attack a region with the dragon.
    Dragon(u8),
    /// Set the catapult up in a region.
    Catapult(u8),
    /// Take spare tokens back between conquests.
    Rally,
    /// Make a pact with a seat, counted from 1.
    Ally(u8),
    /// Let so many of a kind of token go with the next conquest or taking-up.
    With(&'static str, u8),
    /// A word of Underground with its target: a region, a place of the column, a relic; 0 where there is none.
    Do(&'static str, u8),
}

impl Said {
    /// The region that is attacked by this (P-08).
    pub fn attacks(self) -> Option<u8> {
        match self {
            Self::Conquer(region)
            | Self::ConquerWith(region, _)
            | Self::Hire(region)
            | Self::HireWith(region, _)
            | Self::Roll(region)
            | Self::Convert(region)
            | Self::Dragon(region)
            | Self::Do("bite" | "orb" | "wisp", region) => Some(region),
            _ => None,
        }
    }
}

/// What the combo in a place costs: one coin for each above it, three for Cursed ones (B-07, C-09).
pub fn combo_price(position: &Position, place: usize) -> u16 {
    let above = position.column[..place].iter();
    above
        .map(|combo| match combo.power {
            Some("cursed") => 3,
            _ => 1,
        })
        .sum()
}

/// The combos that the seat can pay (B-08).
pub fn pick_says(position: &Position) -> BTreeSet<Said> {
    let coins = position.coins[usize::from(position.seat) - 1];
    let places = 0..position.column.len();
    let payable = places.filter(|&place| combo_price(position, place) <= coins);
    payable.map(|place| Said::Pick(place as u8)).collect()
}

/// What the next ghost or power costs: ghosts and powers owned (N-13). Horde tokens are no ghosts
/// (N-24).
pub fn purchase_price(position: &Position) -> u16 {
    let ghosts = &position.peoples[GHOSTS];
    let owned = ghosts.tokens() - position.token_like(GHOSTS) + ghosts.powers.len() as u8;
    u16::from(owned)
}

/// What the Necromancer may buy (N-02, N-03, N-13, N-14).
pub fn purchase_says(position: &Position) -> BTreeSet<Said> {
    let ghosts = &position.peoples[GHOSTS];
    let mut says = BTreeSet::new();
    let shop = (1..).zip(&position.shop);
    let powers = shop.filter(|(_, power)| !ghosts.powers.contains(power));
    let powers = powers.map(|(what, _)| Said::Buy(what));
    if position.ask == Some("first-power") {
        // N-03: the first one is free.
        says.extend(powers);
        return says;
    }
    says.insert(Said::End);
    if position.coins[usize::from(ghosts.seat) - 1] >= purchase_price(position) {
        says.extend(powers);
        // N-02: fourteen ghosts in all.
        if position.out_of_tray(GHOSTS) < 14 {
            says.insert(Said::Buy(0));
        }
    }
    says
}

/// Where the volcano may go (U-27).
pub fn volcano_says(map: &Map) -> BTreeSet<Said> {
    let places = map.iter().filter(|(_, land)| land.volcano);
    places
        .map(|(&region, _)| Said::Do("volcano", region))
        .collect()
}

/// Whose power Shadow Mimes may take before the column moves: any other's (U-39); 0 is to keep theirs.
pub fn exchange_says(position: &Position) -> BTreeSet<Said> {
    let column = (1..).zip(&position.column);
    let others = column.filter(|(_, combo)| combo.race != "shadow-mimes" && combo.power.is_some());
    let places = others.map(|(place, _)| place).chain([0]);
    places.map(|place| Said::Do("exchange", place)).collect()
}

/// After scoring, the holder of the altar, declined or not, may give up a token of one of his declined races (U-71, U-102).
pub fn after_score_says(position: &Position) -> BTreeSet<Said> {
    let mut says = BTreeSet::from([Said::End]);
    for people in position.peoples.values() {
        if people.seat == position.seat && !people.active {
            says.extend(
                people
                    .held
                    .keys()
                    .map(|&region| Said::Do("sacrifice", region)),
            );
        }
    }
    says
}

impl Attack<'_> {
    /// Everything the race may say before and between its conquests.
    pub fn conquest_says(&self, prices: &BTreeMap<u8, u8>) -> BTreeSet<Said> {
        let mut says = BTreeSet::new();
        let rolled = self.diary.die.is_some();
        if self.force() > 0 {
            prices
                .iter()
                .for_each(|(&region, &price)| self.conquests(region, price, &mut says));
            // B-118, B-119: also before the conquest of the catapult.
            if self.has("berserk") && !rolled && self.force() >= self.least() {
                says.insert(Said::RollFirst);
            }
        }
        if self.is("barbarians") {
            self.who_goes(&mut says);
        }
        // Relics are made ready before a roll, as the catapult is set up.
        if !rolled && self.armed.is_none() {
            self.catapult_says(&mut says);
        }
        if !rolled {
            self.relic_says(&mut says);
        }
        // F-15: the catapult was set up for a conquest, and relics are made ready for one (U-63).
        if self.armed.is_some() || self.relics.any() {
            return says;
        }
        says.insert(Said::End);
        // B-120, B-160: a roll is for a conquest.
        if !rolled {
            says.extend(self.balrog_says(false));
            self.deeds(prices, &mut says);
            self.before_the_first(&mut says);
        }
        says
    }

    /// The ways to conquer one region.
    fn conquests(&self, region: u8, price: u8, says: &mut BTreeSet<Said>) {
        let force = self.force_against(region);
        // F-02: Barbarians may put more than the price.
        let with_more = |from: u8, to: u8| match self.is("barbarians") {
            true => from + 1..to + 1,
            false => 0..0,
        };
        let help = 2 * u8::from(self.can_hire(region));
        if self.may_roll_for(region, price) {
            says.insert(Said::Do("wisp", region));
        }
        if price <= force {
            says.insert(Said::Conquer(region));
            let more = with_more(price, force);
            says.extend(more.map(|tokens| Said::ConquerWith(region, tokens)));
        } else if price <= force + 3 + help && force >= self.least() && !self.has("berserk") {
            // B-42, B-47, B-121; C-04; F-22: with help for a coin it may lack five.
            says.insert(Said::Roll(region));
        }
        // F-21: where the help makes it cheaper.
        let helped = self.with_help(region, help);
        if helped < price && helped <= force {
            says.insert(Said::Hire(region));
            // F-02: more than this, but for the full price nobody needs to pay.
            let more = with_more(helped, force.min(price - 1));
            says.extend(more.map(|tokens| Said::HireWith(region, tokens)));
        }
    }

    /// F-25: Barbarians say of a kind of token how many go, once, where another token could go instead: in a conquest,
    /// or, before the first, in a taking-up.
    fn who_goes(&self, says: &mut BTreeSet<Said>) {
        let begun = self.position.phase == "conquest";
        for kind in TOKEN_LIKE {
            if self.diary.named.contains_key(kind) {
                continue;
            }
            let count = |pieces: &BTreeMap<&str, u8>| pieces.get(kind).copied().unwrap_or(0);
            let beside = if begun {
                0
            } else {
                count(&self.me.pieces_aside)
            };
            let mut groups = vec![(count(&self.me.pieces) + beside, self.force(), self.force())];
            let prepared = self.armed.is_some() || self.relics.any();
            if !self.diary.attempted.contains(self.race) && !prepared {
                let held = self.me.held.iter();
                groups.extend(held.map(|(region, &tokens)| {
                    let here = count(&self.position.spots[region].pieces);
                    (here, tokens, tokens - 1)
                }));
            }
            let mixed = groups.into_iter().filter(|(here, tokens, _)| here < tokens);
            let most = mixed.map(|(here, _, go)| here.min(go)).max().unwrap_or(0);
            if most > 0 {
                says.extend((0..=most).map(|count| Said::With(kind, count)));
            }
        }
    }

    /// What tiles offer besides ordinary conquests.
    fn deeds(&self, prices: &BTreeMap<u8, u8>, says: &mut BTreeSet<Said>) {
        // B-132, B-133, C-04, U-40.
        let dragon = self.has("dragon-master") && !self.diary.dragon_flown;
        if dragon && self.force() >= self.least() + self.surcharge() && !self.only_leader_attacks()
        {
            let targets = prices.keys().filter(|region| !self.is_plain(**region));
            says.extend(targets.map(|&region| Said::Dragon(region)));
        }
        if self.is("sorcerers") {
            says.extend(self.sorceries().into_iter().map(Said::Convert));
        }
        self.deeds_below(says);
        // C-11: readying brought everything to hand before the first conquest.
        let begun = self.diary.attempted.contains(self.race);
        let spare = self.me.held.keys().any(|region| self.spare(*region) > 0);
        if self.has("marauding") && !self.diary.rallied && begun && spare {
            says.insert(Said::Rally);
        }
    }

    /// Where the catapult may be set up (F-15, F-16), also with a relic at hand.
    fn catapult_says(&self, says: &mut BTreeSet<Said>) {
        let enough = self.force() >= self.least();
        if self.has("catapult") && !self.diary.thrown && enough {
            let places = self
                .me
                .held
                .keys()
                .filter(|&&region| self.can_throw(region));
            says.extend(places.map(|&region| Said::Catapult(region)));
        }
    }

    /// What is for the time before the first conquest: declining, abandoning, taking tokens up.
    fn before_the_first(&self, says: &mut BTreeSet<Said>) {
        // B-21: only before anything was done; N-25: ghosts never do.
        let choice = self.position.phase == "choice" && !self.diary.acted;
        if choice && self.position.is_living(self.race) {
            says.insert(Said::Decline);
        }
        // B-22, B-106: declined Ghouls may redeploy without a conquest.
        if self.position.phase == "ghoul-step" && self.force() > 0 {
            says.insert(Said::Ready);
        }
        // B-25.
        if self.diary.attempted.contains(self.race) {
            return;
        }
        for &region in self.me.held.keys() {
            says.insert(Said::Abandon(region));
            // B-24.
            if self.is("barbarians") && self.spare(region) > 0 {
                says.insert(Said::Ready);
                let some = 1..=self.spare(region);
                says.extend(some.map(|tokens| Said::TakeUp(region, tokens)));
            }
        }
    }

    /// Whether a dragon would protect the leader alone (L-14): nobody else is there to stand in
    /// its region. Others may take his place by redeploying, except where Barbarians attack (F-01).
    fn only_leader_attacks(&self) -> bool {
        if !self.position.has_leader(self.race) {
            return false;
        }
        if !self.is("barbarians") {
            return self.me.tokens() == 1;
        }
        let begun = self.position.phase == "conquest";
        let joins = self.me.pieces.contains_key("leader")
            || (!begun && self.me.pieces_aside.contains_key("leader"));
        // F-25: told to go, he is the one who goes with it.
        let told = self
            .diary
            .named
            .get("leader")
            .is_some_and(|&count| count > 0);
        told || self.force() == u8::from(joins)
    }

    /// Whether the catapult can be set up in a held region: it must be able to take something from
    /// there, be it with the best die and paid help (F-15, F-22, B-118).
    fn can_throw(&self, region: u8) -> bool {
        // L-14: it would protect the leader alone, and Barbarians do not redeploy (F-01).
        let lonely = self.me.held[&region] == 1 && self.position.has(region, "leader");
        if lonely && self.is("barbarians") {
            return false;
        }
        let armed = Self {
            armed: Some(region),
            ..*self
        };
        let mut prices = armed.prices().into_iter();
        prices.any(|(region, price)| {
            let help = 2 * u8::from(self.can_hire(region));
            price <= self.force() + 3 + help
        })
    }

    /// The regions with a token that Sorcerers may convert, once for each opponent (B-97), from the tray alone (B-98).
    fn sorceries(&self) -> BTreeSet<u8> {
        if self.position.tray("sorcerers") == 0 {
            return BTreeSet::new();
        }
        let lone = self.lone_enemies().into_iter();
        lone.filter(|&region| !self.diary.converted.contains(&self.owner(region)))
            .collect()
    }

    /// Everything the race may say at the end of its turn: pacts (B-127, B-129), none with ghosts
    /// (N-23).
    pub fn end_of_turn_says(&self) -> BTreeSet<Said> {
        let mut says = self.end_below();
        says.insert(Said::End);
        if self.has("diplomat") && !self.diary.allied {
            let ghosts = self.position.peoples.get(GHOSTS).map(|ghosts| ghosts.seat);
            let others = (1..=self.position.seats).filter(|&seat| seat != self.me.seat);
            let peaceful = others.filter(|seat| !self.diary.attacked.contains(seat));
            says.extend(
                peaceful
                    .filter(|&seat| Some(seat) != ghosts)
                    .map(Said::Ally),
            );
        }
        says
    }
}
