//! The JSON of a position, field by field.

use super::position::Combo;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Deserialize)]
pub struct PositionText<'a> {
    pub round: u8,
    pub seat: u8,
    pub phase: &'a str,
    #[serde(default, borrow)]
    pub turn: TurnText<'a>,
    #[serde(borrow)]
    pub seats: Vec<SeatText<'a>>,
    #[serde(borrow)]
    pub regions: Vec<RegionText<'a>>,
    #[serde(default, borrow)]
    pub column: Vec<Combo<'a>>,
    #[serde(default, borrow)]
    pub necromancer: NecromancerText<'a>,
    /// Regions whose symbols were given to monsters.
    #[serde(default)]
    pub monsters: Vec<u8>,
    /// Relics and places that were found.
    #[serde(default, borrow)]
    pub markers: BTreeMap<&'a str, MarkerText>,
    pub stonehedge: Option<PowerText<'a>>,
    pub balrog: Option<u8>,
    pub volcano: Option<u8>,
    #[serde(rename = "tomb-raider-ghost")]
    pub raider: Option<RaiderText>,
    #[serde(default)]
    pub bombs: BombsText,
}

/// Bombs that were turned up.
#[derive(Clone, Copy, Default, Deserialize)]
pub struct BombsText {
    pub live: u8,
    pub dud: u8,
}

/// Where a relic or place lies.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum MarkerText {
    At(u8),
    Used { region: u8 },
}

impl MarkerText {
    /// The region in which it lies.
    pub fn region(&self) -> u8 {
        match *self {
            Self::At(region) | Self::Used { region } => region,
        }
    }
}

/// The power of a place: its name, or that with what it remembers.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum PowerText<'a> {
    #[serde(borrow)]
    Name(&'a str),
    Told {
        #[serde(borrow)]
        power: &'a str,
    },
}

impl<'a> PowerText<'a> {
    pub fn power(&self) -> &'a str {
        match self {
            Self::Name(power) | Self::Told { power } => power,
        }
    }
}

#[derive(Deserialize)]
pub struct RaiderText {
    pub region: u8,
    pub master: u8,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub struct NecromancerText<'a> {
    #[serde(borrow)]
    pub well: Vec<&'a str>,
    pub ghosts_in_well: u8,
    #[serde(borrow)]
    pub powers: Vec<&'a str>,
    #[serde(borrow)]
    pub owned: Vec<&'a str>,
}

#[derive(Default, Deserialize)]
pub struct TurnText<'a> {
    #[serde(borrow)]
    pub acting: Option<ActingText<'a>>,
    pub ask: Option<&'a str>,
    pub armed: Option<&'a str>,
    pub chance: Option<&'a str>,
    #[serde(borrow)]
    pub asked: Option<ActingText<'a>>,
}

#[derive(Deserialize)]
pub struct ActingText<'a> {
    pub seat: u8,
    pub people: &'a str,
}

#[derive(Deserialize)]
pub struct SeatText<'a> {
    pub coins: u16,
    #[serde(borrow)]
    pub active: Option<PeopleText<'a>>,
    #[serde(default, borrow)]
    pub declined: Vec<PeopleText<'a>>,
    #[serde(default, borrow)]
    pub captives: Vec<&'a str>,
    #[serde(default)]
    pub grudge: BTreeSet<u8>,
    pub harmony: Option<&'a str>,
    #[serde(default)]
    pub loss_saved: bool,
}

#[derive(Deserialize)]
pub struct PeopleText<'a> {
    pub race: &'a str,
    pub power: Option<&'a str>,
    pub hand: u8,
    #[serde(default)]
    pub aside: u8,
    #[serde(default)]
    pub lent: u8,
    #[serde(default)]
    pub lent_used: u8,
    #[serde(default, borrow)]
    pub pieces: BTreeMap<&'a str, u8>,
    #[serde(default, borrow)]
    pub pieces_aside: BTreeMap<&'a str, u8>,
}

#[derive(Deserialize)]
pub struct RegionText<'a> {
    pub region: u8,
    pub seat: Option<u8>,
    pub people: Option<&'a str>,
    #[serde(default)]
    pub tokens: u8,
    #[serde(default, borrow)]
    pub pieces: BTreeMap<&'a str, u8>,
    #[serde(default)]
    pub lost_tribe: bool,
}
