//! What was said and rolled in the turn under way, written down by an onlooker, so that the twin
//! need not believe what the engine remembers.

use crate::attack::Said;
use crate::position::Position;
use std::collections::{BTreeMap, BTreeSet};

/// A region announced for the final die.
struct Announced {
    /// What the die must show.
    lacks: u8,
    /// Whether success counts for the bonuses of the active race.
    counts: bool,
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
    /// The dragon has attacked this turn (B-132).
    pub dragon_flown: bool,
    /// Non-empty regions the active race conquered this turn (P-10, B-38, B-39, B-114).
    pub nonempty: u8,
    /// Seats with a pact and their allies, both counted from 1.
    pub pacts: BTreeMap<u8, u8>,
    announced: Option<Announced>,
}

impl Diary {
    /// Opens the page of the turn under way.
    pub fn open(&mut self, position: &Position) {
        let turn = (position.round, position.seat);
        if self.turn != turn {
            let mut pacts = std::mem::take(&mut self.pacts);
            // B-131: a pact ends when the Diplomat's turn begins.
            pacts.remove(&position.seat);
            *self = Self {
                turn,
                pacts,
                ..Self::default()
            };
        }
    }

    /// Writes down that a combo was picked.
    pub fn pick(&mut self) {
        self.picked = true;
        self.acted = true;
    }

    /// Writes down what the acting race says, before it happens. `lacks` is what a final die must
    /// show.
    pub fn say(&mut self, position: &Position, said: Said, lacks: u8) {
        let race = position.acting.expect("a race acts");
        let me = &position.peoples[race];
        // B-21: to skip the step of the declined Ghouls is nothing done.
        self.acted |= said != Said::End;
        match said {
            Said::Decline | Said::End | Said::Ready | Said::Abandon(_) => {}
            Said::Ally(seat) => {
                self.pacts.insert(me.seat, seat);
            }
            Said::RollFirst => {
                self.attempted.insert(race.to_owned());
            }
            Said::Conquer(region)
            | Said::Roll(region)
            | Said::Convert(region)
            | Said::Dragon(region) => {
                self.attempted.insert(race.to_owned());
                let spot = position.spots.get(&region);
                let holder = spot
                    .and_then(|spot| spot.race)
                    .map(|race| &position.peoples[race]);
                let enemy = holder.filter(|holder| holder.seat != me.seat);
                let tribe = spot.is_some_and(|spot| spot.tribe);
                let counts = me.active && (tribe || enemy.is_some());
                if let Some(victim) = enemy.filter(|enemy| me.active && enemy.active) {
                    self.attacked.insert(victim.seat);
                    if matches!(said, Said::Convert(_)) {
                        self.converted.insert(victim.seat);
                    }
                }
                self.dragon_flown |= matches!(said, Said::Dragon(_));
                match said {
                    Said::Roll(_) => self.announced = Some(Announced { lacks, counts }),
                    _ => self.nonempty += u8::from(counts),
                }
            }
        }
    }

    /// Writes down what the die shows.
    pub fn roll(&mut self, face: u8) {
        if let Some(announced) = self.announced.take() {
            self.nonempty += u8::from(announced.counts && face >= announced.lacks);
        }
    }
}
