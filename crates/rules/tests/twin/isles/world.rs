//! The table as a step of a game should leave it: who holds what, how many tokens each race has left, what lies where, and the
//! coins of everybody.

use super::super::position::Position;
use super::end::Holders;
use super::income::{holders, murlocs};
use super::{ARTIFACTS, PLACES};
use std::collections::{BTreeMap, BTreeSet};

/// Pieces that lie in regions; those that count as tokens are told apart.
pub const PIECES: [&str; 6] = [
    "wisp-wall",
    "fort",
    "watch-tower",
    "military-objective",
    "bomb",
    "hidden-marker",
];

/// What can be compared after each step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct World {
    pub coins: Vec<i32>,
    /// The tokens of each race, wherever they are, without beasts and champion.
    pub tokens: BTreeMap<String, i32>,
    /// The beasts and champions that each race has, in hand or on the map.
    pub beasts: BTreeMap<String, i32>,
    pub active: BTreeMap<u8, String>,
    pub holders: Holders,
    pub murlocs: BTreeSet<u8>,
    pub pieces: BTreeMap<&'static str, BTreeSet<u8>>,
    pub markers: BTreeMap<&'static str, u8>,
}

impl World {
    /// Reads it from a position.
    pub fn of(position: &Position) -> Self {
        let known = ARTIFACTS.iter().chain(&PLACES);
        let markers = known.filter_map(|id| Some((*id, *position.markers.get(id)?)));
        let lie = |piece: &&'static str| {
            let spots = position.spots.keys().copied();
            let there: BTreeSet<u8> = spots.filter(|at| position.has(*at, piece)).collect();
            (*piece, there)
        };
        let mut world = Self {
            coins: position.coins.iter().map(|&coins| coins.into()).collect(),
            holders: holders(position),
            murlocs: murlocs(position),
            pieces: PIECES.iter().map(lie).collect(),
            markers: markers.collect(),
            ..Self::default()
        };
        for (race, people) in &position.peoples {
            let beasts: u8 = people
                .held
                .keys()
                .map(|at| position.count(*at, "beast"))
                .sum();
            let of_hand = |kind: &str| {
                let beside = people.pieces.get(kind).copied().unwrap_or(0);
                beside + people.pieces_aside.get(kind).copied().unwrap_or(0)
            };
            let like = position.token_like(race);
            world.tokens.insert(
                (*race).to_owned(),
                i32::from(people.tokens()) - i32::from(like),
            );
            let beasts = beasts + of_hand("beast");
            world.beasts.insert((*race).to_owned(), beasts.into());
            if people.active {
                world.active.insert(people.seat, (*race).to_owned());
            }
        }
        world.tidy();
        world
    }

    /// Drops what says nothing.
    pub fn tidy(&mut self) {
        self.beasts.retain(|_, beasts| *beasts > 0);
        self.tokens.retain(|_, tokens| *tokens > 0);
        self.pieces.retain(|_, regions| !regions.is_empty());
    }

    /// Takes a piece out of a region.
    pub fn clear(&mut self, piece: &str, region: u8) {
        if let Some(regions) = self.pieces.get_mut(piece) {
            regions.remove(&region);
        }
    }

    /// Puts a piece into a region.
    pub fn set(&mut self, piece: &'static str, region: u8) {
        self.pieces.entry(piece).or_default().insert(region);
    }

    /// Whether a piece is in a region.
    pub fn has(&self, piece: &str, region: u8) -> bool {
        let regions = self.pieces.get(piece);
        regions.is_some_and(|regions| regions.contains(&region))
    }

    /// How many of a piece lie on the map.
    pub fn lying(&self, piece: &str) -> usize {
        self.pieces.get(piece).map_or(0, BTreeSet::len)
    }

    /// A region is nobody's any more: what its holder built there goes (W-17, W-40, W-52).
    pub fn empty(&mut self, region: u8) {
        self.holders.remove(&region);
        for piece in ["wisp-wall", "fort", "watch-tower"] {
            self.clear(piece, region);
        }
    }

    /// Coins go from one seat, counted from 1, to another.
    pub fn pay(&mut self, from: u8, to: u8, coins: u16) {
        self.coins[usize::from(from) - 1] -= i32::from(coins);
        self.coins[usize::from(to) - 1] += i32::from(coins);
    }

    /// Coins come to a seat from the bank, or go there.
    pub fn gain(&mut self, seat: u8, coins: i32) {
        self.coins[usize::from(seat) - 1] += coins;
    }

    /// What differs from another one, in words.
    pub fn differs(&self, engine: &Self) -> Option<String> {
        let mut wrong = Vec::new();
        let mut see = |what: &str, twin: String, engine: String| {
            if twin != engine {
                wrong.push(format!("{what}: twin {twin}, engine {engine}"));
            }
        };
        see("coins", text(&self.coins), text(&engine.coins));
        see("tokens", text(&self.tokens), text(&engine.tokens));
        see("beasts", text(&self.beasts), text(&engine.beasts));
        see("active", text(&self.active), text(&engine.active));
        see("holders", text(&self.holders), text(&engine.holders));
        see("murlocs", text(&self.murlocs), text(&engine.murlocs));
        see("pieces", text(&self.pieces), text(&engine.pieces));
        see("markers", text(&self.markers), text(&engine.markers));
        (!wrong.is_empty()).then(|| wrong.join("; "))
    }
}

fn text(what: &impl std::fmt::Debug) -> String {
    format!("{what:?}")
}
