//! What was said and rolled in the turn under way, written down by an onlooker, so that the twin
//! need not believe what the engine remembers.

use super::below::{RELICS, relic};
use super::position::{GHOSTS, People, Position};
use super::says::Said;
use std::collections::{BTreeMap, BTreeSet};

/// What the final die must show to take a region.
#[derive(Clone, Copy, Default)]
pub struct Lacks {
    pub alone: u8,
    /// The same with help that is paid for afterwards, if it can be paid (F-22).
    pub helped: Option<u8>,
}

/// The relics that help the next conquest (U-63).
#[derive(Clone, Copy, Default)]
pub struct Relics {
    pub sword: bool,
    pub socks: bool,
    pub doormat: bool,
}

/// What a die is rolled for.
enum Awaited {
    /// The choice of a region comes after the die.
    First,
    /// The region is announced.
    Final {
        lacks: Lacks,
        /// Whether success counts for the bonuses of the active race.
        counts: bool,
    },
    /// The die was not enough: help may be paid for.
    Help { counts: bool },
}

/// The notes of one game.
#[derive(Default)]
pub struct Diary {
    /// The round and the seat these notes are about.
    turn: (u8, u8),
    /// A combo was picked this turn.
    pub picked: bool,
    /// Something was done this turn, so that the race cannot decline any more (B-21).
    pub acted: bool,
    /// The active race did something this turn: the fountain has given its token (U-76).
    pub expands: bool,
    /// The races that attempted a conquest this turn (B-25).
    pub attempted: BTreeSet<String>,
    /// The seats whose active race the active race attacked this turn (P-08).
    pub attacked: BTreeSet<u8>,
    /// The seats that suffered a conversion this turn (B-97).
    pub converted: BTreeSet<u8>,
    /// The regions that the active race abandoned this turn (D-03).
    pub left: BTreeSet<u8>,
    /// The dragon has attacked this turn (B-132).
    pub dragon_flown: bool,
    /// Spare tokens were taken back this turn (C-11).
    pub rallied: bool,
    /// The catapult was set up this turn (F-16).
    pub thrown: bool,
    /// Where the catapult stands, if the next conquest is its own (F-15).
    pub armed: Option<u8>,
    /// The face of a die rolled before choosing a region (B-118).
    pub die: Option<u8>,
    /// Non-empty regions the active race conquered this turn (P-10, B-38, B-39, B-114).
    pub nonempty: u8,
    /// Seats with a pact and their allies, both counted from 1.
    pub pacts: BTreeMap<u8, u8>,
    /// How many of a kind of token go with the next conquest or taking-up (F-25).
    pub named: BTreeMap<&'static str, u8>,
    /// The powers that the Necromancer has not had for a whole turn (N-24).
    pub new_powers: BTreeSet<String>,
    /// The relics that were made ready for the next conquest.
    pub relics: Relics,
    /// The words of the relics that were used this turn (U-63).
    pub used: BTreeSet<&'static str>,
    /// The relic that the bag stands for this turn (U-48).
    pub bag: Option<&'static str>,
    /// The bag was used this turn.
    pub bag_used: bool,
    /// The seats that suffered a bite this turn (U-61).
    pub bitten: BTreeSet<u8>,
    /// The Balrog was sent this turn (U-77).
    pub balrog_moved: bool,
    /// A pact was made this turn.
    pub allied: bool,
    /// The ghost of the tomb raider was placed this turn (U-72).
    pub haunted: bool,
    /// The Great Ancient was moved this turn (U-21).
    pub ancient_moved: bool,
    /// Regions that were reborn this turn (U-57).
    pub reborn: u8,
    /// Where the scepter, or the bag that stands for it, was put this turn (U-70).
    pub scepters: BTreeSet<u8>,
    /// Where the ring, or the bag that stands for it, was put this turn (U-65).
    pub rings: BTreeSet<u8>,
    /// Seats with those that attacked them since their last turn, where they remember (U-62).
    pub grudges: BTreeMap<u8, BTreeSet<u8>>,
    /// Races that declined with Tomb, their own or Stonehedge's: all their tokens stay (U-47, U-84).
    pub entombed: BTreeSet<String>,
    /// Races of which some were driven out of a region by the socks: in decline they stand together with others (U-66).
    pub crowded: BTreeSet<String>,
    /// Races that could stay in rivers when they last redeployed, whatever they have lost since (U-02, U-84).
    pub afloat: BTreeSet<String>,
    /// The coins of Wealthy in Stonehedge were paid (U-85).
    pub wealth_paid: bool,
    awaited: Option<Awaited>,
}

impl Diary {
    /// Whether a seat remembers that another one attacked it.
    pub fn bears_grudge(&self, seat: u8, other: u8) -> bool {
        let grudge = self.grudges.get(&seat);
        grudge.is_some_and(|grudge| grudge.contains(&other))
    }

    /// Opens the page of the turn under way.
    pub fn open(&mut self, position: &Position) {
        let turn = (position.round, position.seat);
        let ghosts = position.peoples.get(GHOSTS).map(|ghosts| ghosts.seat);
        // N-24: powers are new until the Necromancer has scored; nothing but the redeployment of
        // others comes after that.
        let scored = self.turn != turn || position.phase == "defender-redeploy";
        if scored && ghosts == Some(self.turn.1) {
            self.new_powers.clear();
        }
        // A race keeps what it had when it was last active.
        for (race, people) in position.peoples.iter().filter(|(_, people)| people.active) {
            match people.powers.contains(&"tomb") {
                true => drop(self.entombed.insert((*race).to_owned())),
                false => drop(self.entombed.remove(*race)),
            }
        }
        let acting = |people: &People| people.active && people.seat == position.seat;
        let acting = position.peoples.iter().filter(|(_, people)| acting(people));
        for (race, people) in acting {
            match people.powers.contains(&"seafaring") {
                true => drop(self.afloat.insert((*race).to_owned())),
                false => drop(self.afloat.remove(*race)),
            }
        }
        if self.turn != turn {
            let mut pacts = std::mem::take(&mut self.pacts);
            // B-131: a pact ends when the Diplomat's turn begins.
            pacts.remove(&position.seat);
            let mut grudges = std::mem::take(&mut self.grudges);
            // U-62: markers return at the end of the turn in which they served.
            grudges.remove(&self.turn.1);
            *self = Self {
                turn,
                pacts,
                grudges,
                wealth_paid: self.wealth_paid,
                crowded: std::mem::take(&mut self.crowded),
                afloat: std::mem::take(&mut self.afloat),
                entombed: std::mem::take(&mut self.entombed),
                new_powers: std::mem::take(&mut self.new_powers),
                ..Self::default()
            };
        }
    }

    /// Whether a die that is rolled now is for a conquest.
    pub fn awaits_die(&self) -> bool {
        self.awaited.is_some()
    }

    /// Writes down what the acting race says, before it happens. `lacks` is what a final die must
    /// show.
    pub fn say(&mut self, position: &Position, said: Said, lacks: Lacks, below: bool) {
        match said {
            Said::Pick(_) => {
                self.picked = true;
                self.acted = true;
                return;
            }
            Said::Buy(what) => {
                let power = usize::from(what)
                    .checked_sub(1)
                    .map(|place| position.shop[place]);
                self.new_powers.extend(power.map(str::to_owned));
                return;
            }
            _ => {}
        }
        let race = position.acting.expect("a race acts");
        let me = &position.peoples[race];
        // B-21: to skip the step of the declined Ghouls is nothing done.
        // Neither are a move of the Great Ancient or of the Balrog, what Reborn does (P-34) and what the bag stands for: they
        // ready nothing.
        let before = matches!(
            said,
            Said::End | Said::Do("ancient" | "reborn" | "balrog" | "bag", _)
        );
        self.acted |= !before;
        self.expands |= !before && me.active;
        match said {
            Said::Ally(seat) => {
                self.allied = true;
                self.pacts.insert(me.seat, seat);
            }
            Said::Abandon(region) if me.active => {
                self.left.insert(region);
            }
            Said::RollFirst => {
                self.attempted.insert(race.to_owned());
                self.awaited = Some(Awaited::First);
            }
            Said::Rally => {
                self.rallied = true;
                self.named.clear();
            }
            Said::TakeUp(..) | Said::Ready => self.named.clear(),
            Said::With(kind, count) => {
                self.named.insert(kind, count);
            }
            Said::Catapult(region) => {
                self.thrown = true;
                self.armed = Some(region);
            }
            Said::Do(word, target) => self.use_below(position, race, word, target),
            _ => {}
        }
        let Some(region) = said.attacks() else {
            return;
        };
        self.attempted.insert(race.to_owned());
        let spot = position.spots.get(&region);
        let holder = spot.and_then(|spot| spot.race);
        let enemy = holder.filter(|holder| position.peoples[holder].seat != me.seat);
        let tribe = spot.is_some_and(|spot| spot.tribe);
        // B-38, B-39: below, one's own tokens make a region non-empty too.
        let counts = me.active && (tribe || enemy.is_some() || (below && holder.is_some()));
        if let Some(victim) = enemy {
            self.remember(position, position.peoples[victim].seat, me.seat);
        }
        if self.relics.socks {
            self.crowded.extend(holder.map(str::to_owned));
        }
        // N-23: whoever attacks ghosts attacks no active race.
        if let Some(victim) = enemy.filter(|enemy| me.active && position.is_living(enemy)) {
            let seat = position.peoples[victim].seat;
            self.attacked.insert(seat);
            match said {
                Said::Convert(_) => drop(self.converted.insert(seat)),
                Said::Do("bite", _) => drop(self.bitten.insert(seat)),
                _ => {}
            }
        }
        self.dragon_flown |= matches!(said, Said::Dragon(_));
        self.die = None;
        self.armed = None;
        self.relics = Relics::default();
        self.named.clear();
        match said {
            Said::Roll(_) | Said::Do("wisp", _) => {
                self.awaited = Some(Awaited::Final { lacks, counts })
            }
            _ => self.nonempty += u8::from(counts),
        }
    }

    /// Writes down the use of what Underground brings.
    fn use_below(&mut self, position: &Position, race: &str, word: &'static str, target: u8) {
        match word {
            "bag" => self.bag = Some(RELICS[usize::from(target)].1),
            "balrog" => {
                self.balrog_moved = true;
                // U-81: also by the Balrog.
                let victim = position.spots.get(&target).and_then(|spot| spot.race);
                let seats = victim.map(|victim| position.peoples[victim].seat);
                let mine = position.peoples[race].seat;
                if let Some(seat) = seats.filter(|seat| *seat != mine) {
                    self.remember(position, seat, mine);
                }
            }
            "ancient" => self.ancient_moved = true,
            "reborn" => self.reborn += 1,
            "haunt" => self.haunted = true,
            "sword" | "socks" | "doormat" | "orb" | "ring" | "scepter" => {
                // What is held comes before what the bag stands for.
                let held = position.holds(race, relic(word)).is_some();
                if !held || !self.used.insert(word) {
                    self.bag_used = true;
                }
                match word {
                    "ring" => drop(self.rings.insert(target)),
                    "scepter" => drop(self.scepters.insert(target)),
                    "orb" => {}
                    _ => self.relics.take(word),
                }
            }
            _ => {}
        }
    }

    /// A seat was attacked: with Vengeful it remembers by whom (U-62).
    fn remember(&mut self, position: &Position, seat: u8, attacker: u8) {
        let vengeful = |people: &People| {
            people.seat == seat && people.active && people.powers.contains(&"vengeful")
        };
        if position.peoples.values().any(vengeful) {
            self.grudges.entry(seat).or_default().insert(attacker);
        }
    }

    /// Writes down what the die of the acting race shows.
    pub fn roll(&mut self, face: u8) {
        match self.awaited.take() {
            Some(Awaited::First) => self.die = Some(face),
            Some(Awaited::Final { lacks, counts }) if face >= lacks.alone => {
                self.nonempty += u8::from(counts);
            }
            Some(Awaited::Final { lacks, counts }) => {
                let enough = lacks.helped.is_some_and(|helped| face >= helped);
                self.awaited = enough.then_some(Awaited::Help { counts });
            }
            _ => {}
        }
    }

    /// Whether help after the die is to be offered now (F-22).
    pub fn awaits_help(&self) -> bool {
        matches!(self.awaited, Some(Awaited::Help { .. }))
    }

    /// Writes down whether that help is paid for.
    pub fn help(&mut self, pays: bool) {
        if let Some(Awaited::Help { counts }) = self.awaited.take() {
            self.nonempty += u8::from(pays && counts);
        }
    }
}
