//! What was said and rolled in the turn under way, written down by an onlooker, so that the twin
//! need not believe what the engine remembers.

use crate::position::{GHOSTS, Position};
use crate::says::Said;
use std::collections::{BTreeMap, BTreeSet};

/// What the final die must show to take a region.
#[derive(Clone, Copy, Default)]
pub struct Lacks {
    pub alone: u8,
    /// The same with help that is paid for afterwards, if it can be paid (F-22).
    pub helped: Option<u8>,
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
    awaited: Option<Awaited>,
}

impl Diary {
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
        if self.turn != turn {
            let mut pacts = std::mem::take(&mut self.pacts);
            // B-131: a pact ends when the Diplomat's turn begins.
            pacts.remove(&position.seat);
            *self = Self {
                turn,
                pacts,
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
    pub fn say(&mut self, position: &Position, said: Said, lacks: Lacks) {
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
        self.acted |= said != Said::End;
        match said {
            Said::Ally(seat) => {
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
        let counts = me.active && (tribe || enemy.is_some());
        // N-23: whoever attacks ghosts attacks no active race.
        if let Some(victim) = enemy.filter(|enemy| me.active && position.is_living(enemy)) {
            let seat = position.peoples[victim].seat;
            self.attacked.insert(seat);
            if matches!(said, Said::Convert(_)) {
                self.converted.insert(seat);
            }
        }
        self.dragon_flown |= matches!(said, Said::Dragon(_));
        self.die = None;
        self.armed = None;
        self.named.clear();
        match said {
            Said::Roll(_) => self.awaited = Some(Awaited::Final { lacks, counts }),
            _ => self.nonempty += u8::from(counts),
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
