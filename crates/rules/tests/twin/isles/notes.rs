//! What was said and rolled in the turn under way, so that the twin need not believe what the engine remembers.

use super::super::position::Position;
use super::at_war;
use super::faction;
use std::collections::{BTreeMap, BTreeSet};

/// What a die or a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// The final die for a region: what it must show, and how many tokens go.
    Final { region: u8, lacks: u8, tokens: u8 },
    /// The free die of an assault (W-21).
    Assault { region: u8 },
    /// Whether the assault becomes the final conquest, after its die.
    Press { region: u8, lacks: u8 },
    /// The other region of a portal (W-49).
    Portal { region: u8 },
    /// Where a frightened token goes (W-53).
    Flee { region: u8 },
    /// Where those of a race go who may not stay alone (W-37).
    Rejoin { region: u8 },
    /// Which artifact is stolen, and where it goes (W-19).
    Carry { region: u8 },
}

/// The notes of one game.
#[derive(Clone, Default)]
pub struct Notes {
    /// The round and the seat these notes are about.
    pub turn: (u8, u8),
    /// The turn is one of conquests: something was done (B-21).
    pub expands: bool,
    /// A conquest was attempted (B-25).
    pub attempted: bool,
    /// The conquests are over.
    pub over: bool,
    /// Regions taken from each race this turn (W-10).
    pub beaten: BTreeMap<String, u8>,
    /// Regions taken in which anybody stood (P-10).
    pub nonempty: u8,
    /// Regions taken from races of the Alliance (W-34).
    pub alliance: u8,
    /// The seats whose active race was attacked this turn (P-08).
    pub attacked: BTreeSet<u8>,
    /// The seats in harmony with the Pandaren, and those that have paid for this turn (W-35).
    pub harmony: BTreeSet<u8>,
    pub paid: BTreeSet<u8>,
    /// The seats whose first loss of this turn was spared (W-16).
    pub spared: BTreeSet<u8>,
    /// What was used this turn, and how often: `portal`, `frighten`, `assault`, `champion`, `relics`, artifacts.
    pub used: BTreeMap<&'static str, u8>,
    /// What was made ready for the next conquest: `ashes`, `frostmourne`, `relic-hunt`.
    pub armed: BTreeSet<&'static str>,
    /// The Worgen have chosen their form (W-38), and whether they are wolves.
    pub formed: bool,
    pub wolf: bool,
    /// The side a neutral race chose for this turn (W-62).
    pub side: Option<String>,
    /// It was asked for it.
    pub sided: bool,
    /// The tokens that were discarded because of the Forsaken, less those bought (W-36).
    pub corpses: u8,
    /// Objectives placed at this end of turn (W-27).
    pub objectives: u8,
    /// The artifact that was placed at this end of turn.
    pub placed: BTreeSet<&'static str>,
    /// Bombs turned up since the Goblins were picked (W-23).
    pub bombs: u8,
    /// What comes next.
    pub awaited: Option<Awaited>,
}

impl Notes {
    /// Opens the page of the turn under way. Gives whether a turn begins.
    pub fn open(&mut self, position: &Position) -> bool {
        let turn = (position.round, position.seat);
        if self.turn == turn {
            return false;
        }
        let mut harmony = std::mem::take(&mut self.harmony);
        // W-35: the tokens return as the turn of the Pandaren begins.
        if position.active_race(position.seat) == Some("pandaren") {
            harmony.clear();
        }
        *self = Self {
            turn,
            harmony,
            bombs: self.bombs,
            ..Self::default()
        };
        true
    }

    /// How often something was used this turn.
    pub fn uses(&self, what: &str) -> u8 {
        self.used.get(what).copied().unwrap_or(0)
    }

    /// Writes down that something was used.
    pub fn spend(&mut self, what: &'static str) {
        *self.used.entry(what).or_default() += 1;
    }

    /// The side the acting race is on in this turn (W-62, W-81).
    pub fn side_of(&self, race: &str) -> String {
        let chosen = self.side.clone();
        chosen
            .filter(|_| faction(race) == "neither")
            .unwrap_or_else(|| faction(race).to_owned())
    }

    /// An active race of another seat is attacked, or its tokens are touched (P-08, W-35).
    pub fn attack(&mut self, position: &Position, region: u8) {
        let Some(race) = position.holder(region) else {
            return;
        };
        let victim = &position.peoples[race];
        if victim.active && victim.seat != position.seat {
            self.attacked.insert(victim.seat);
        }
    }

    /// A region falls: what counts for bonuses (W-10, W-34, P-10).
    pub fn take(&mut self, position: &Position, region: u8) {
        self.nonempty += u8::from(position.is_peopled(region));
        if let Some(race) = position.holder(region) {
            *self.beaten.entry(race.to_owned()).or_default() += 1;
            self.alliance += u8::from(faction(race) == "alliance");
        }
    }

    /// The races of the other side that were beaten, with the regions they lost: each pays a coin, and one more if it lost two
    /// to whoever holds the battlefield (W-10, W-62).
    pub fn foes(&self, race: &str) -> impl Iterator<Item = (&String, &u8)> {
        let side = self.side_of(race);
        let foes = self.beaten.iter();
        foes.filter(move |(foe, _)| at_war(&side, faction(foe)))
    }
}
