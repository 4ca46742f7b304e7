//! The words that rules are told: when, where, against whom, for what.

use super::vocabulary::{Vocabulary, vocabulary};
use crate::board::{Symbol, Terrain};
use crate::custom::{NEAR, PlaceTold, REGIONS, SymbolTold, TERRAIN, TOKENS, TerrainsTold, count};

vocabulary! {
    /// While a rule works.
    pub enum When: () {
        /// Only while the race is active (P-02).
        Active = "active" {
            name: ["while active", "tant qu’il est actif"],
            says: ["", ""],
            more: (),
        }
        /// Active and in decline.
        Always = "always" {
            name: ["always", "toujours"],
            says: [", even in decline", ", même en déclin"],
            more: (),
        }
        /// Active, in rounds with an even number (C-15).
        EvenRounds = "even-rounds" {
            name: ["in even rounds", "aux manches paires"],
            says: [", in even rounds", ", aux manches paires"],
            more: (),
        }
        /// Only in decline (U-60).
        Declined = "declined" {
            name: ["in decline", "en déclin"],
            says: [", in decline", ", en déclin"],
            more: (),
        }
        /// Active, for the one conquest that a verb of the tile has just prepared.
        Armed = "armed" {
            name: ["after its deed", "après son acte"],
            says: [", for the conquest its deed prepared", ", pour la conquête préparée"],
            more: (),
        }
    }
}

vocabulary! {
    /// Who stands in a region.
    pub enum Against: () {
        /// Anybody or nobody.
        Anyone = "anyone" {
            name: ["anyone", "n’importe qui"],
            says: ["", ""],
            more: (),
        }
        /// Declined tokens, lost tribes or tokens of a role (C-01, C-02).
        Declined = "declined" {
            name: ["declined and tribes", "déclin et tribus"],
            says: [
                ", against declined tokens and lost tribes",
                ", contre les pions en déclin et les tribus oubliées"
            ],
            more: (),
        }
        /// Anybody: a race, active or declined, or natives (W-14, W-33).
        Occupied = "occupied" {
            name: ["whoever is there", "quiconque s’y trouve"],
            says: [", if anybody is there", ", si quelqu’un s’y trouve"],
            more: (),
        }
        /// Races of seats that attacked the owner since his last turn (U-62); needs the word of that name.
        Grudge = "grudge" {
            name: ["who attacked", "qui a attaqué"],
            says: [", against those who attacked you", ", contre ceux qui vous ont attaqué"],
            more: (),
        }
    }
}

vocabulary! {
    /// A kind of region.
    pub enum Where: () {
        /// Every region.
        Any = "any" {
            name: ["every region", "toute région"],
            says: ["anywhere", "partout"],
            more: (),
        }
        /// Every region but seas and lakes.
        Land = "land" {
            name: ["land", "terre"],
            says: ["on land", "sur terre"],
            more: (),
        }
        /// Seas and lakes.
        Water = "water" {
            name: ["water", "eau"],
            says: ["on water", "sur l'eau"],
            more: (),
        }
        /// One of these terrains.
        Terrain(Terrains) = "terrain" (Self::Terrain(terrain)) [terrain: TerrainsTold(TERRAIN)] {
            name: ["some terrains…", "certains terrains…"],
            says: ["of {terrain}", "de type {terrain}"],
            more: (),
        }
        /// Carrying this symbol.
        Symbol(Symbol) = "symbol" (Self::Symbol(symbol)) [symbol: SymbolTold] {
            name: ["a symbol", "un symbole"],
            says: ["with {symbol}", "avec {symbol}"],
            more: (),
        }
        /// Next to one of these terrains (U-17).
        NextTo(Terrains) = "near" (Self::NextTo(near)) [near: TerrainsTold(NEAR)] {
            name: ["next to some terrains…", "à côté de certains terrains…"],
            says: ["next to {near}", "à côté de {near}"],
            more: (),
        }
        /// The region of the marker itself. Markers only.
        Here = "here" {
            name: ["here", "ici"],
            says: ["where it lies", "où il se trouve"],
            more: (),
        }
        /// The terrain of the marker's region (U-74). Markers only.
        LikeHere = "like-here" {
            name: ["like here", "comme ici"],
            says: ["of the terrain where it lies", "du terrain où il se trouve"],
            more: (),
        }
        /// Where the first piece of the tile stands (U-20). Printed tiles only.
        OwnPiece = "own-piece" {
            name: ["its piece", "sa pièce"],
            says: ["where its piece stands", "où se trouve sa pièce"],
            more: (),
        }
        /// With a coin mine, which is no mine. Printed tiles only.
        CoinMine = "coin-mine" {
            name: ["a coin mine", "une mine de jetons"],
            says: ["with a coin mine", "avec une mine de jetons"],
            more: (),
        }
        /// Next to water (B-104).
        Coastal = "coastal" {
            name: ["next to water", "au bord de l’eau"],
            says: ["on the coast", "sur la côte"],
            more: (),
        }
    }
}

impl Where {
    /// Whether a blank tile can say it: what asks where a marker or a piece is, only printed tiles can.
    pub fn is_for_files(word: &str) -> bool {
        let printed = [Self::Here, Self::LikeHere, Self::OwnPiece, Self::CoinMine];
        printed.iter().all(|only| only.word().word != word)
    }
}

/// Some terrains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terrains(u32);

impl Terrains {
    /// Whether a terrain is one of them.
    pub const fn has(self, terrain: Terrain) -> bool {
        self.0 >> terrain as u32 & 1 == 1
    }

    /// Whether a terrain counts as one of them.
    pub fn mean(self, terrain: Terrain) -> bool {
        self.iter().any(|one| one.is_kin(terrain))
    }

    /// Those of them, in the order of the definitions.
    pub fn iter(self) -> impl Iterator<Item = Terrain> {
        Terrain::ALL
            .into_iter()
            .filter(move |&terrain| self.has(terrain))
    }
}

/// These terrains.
pub const fn terrains(list: &[Terrain]) -> Terrains {
    let (mut bits, mut i) = (0, 0);
    while i < list.len() {
        bits |= 1 << list[i] as u32;
        i += 1;
    }
    Terrains(bits)
}

/// What earns a coin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Earned {
    /// What a race holds, in decline too if its rule says so.
    Holding,
    /// What only an active race does (P-03).
    Doing,
}

vocabulary! {
    /// What a coin is paid for.
    pub enum Per: Earned {
        /// Each region held of that kind.
        Region(Where) = "region" (Self::Region(at)) [at: PlaceTold::usually(Where::Any)] {
            name: ["each region", "chaque région"],
            says: ["for each region {at}", "par région {at}"],
            more: Earned::Holding,
        }
        /// The turn, as long as the race has a token left (B-68).
        Turn = "turn" {
            name: ["the turn", "le tour"],
            says: ["each turn", "chaque tour"],
            more: Earned::Holding,
        }
        /// The turn in which the combo was picked (B-152).
        FirstTurn = "first-turn" {
            name: ["its first turn", "son premier tour"],
            says: ["in its first turn", "au premier tour"],
            more: Earned::Doing,
        }
        /// Each non-empty region conquered this turn (B-38, P-10).
        NonEmptyConquest = "non-empty-conquest" {
            name: ["each non-empty conquest", "chaque conquête non vide"],
            says: ["for each non-empty region conquered this turn", "par région non vide conquise ce tour"],
            more: Earned::Doing,
        }
        /// Each region held beyond so many (F-20).
        Beyond(u8) = "region-beyond" (Self::Beyond(regions)) [regions: count(REGIONS, 1..=20).begins(3)] {
            name: ["each region beyond", "chaque région au-delà de"],
            says: ["for each region beyond {regions}", "par région au-delà de {regions}"],
            more: Earned::Holding,
        }
        /// The turn, with one to so many regions held (F-23).
        UpTo(u8) = "few-regions" (Self::UpTo(regions)) [regions: count(REGIONS, 1..=20).begins(3)] {
            name: ["holding at most", "tenir au plus"],
            says: ["with 1 to {regions} region(s)", "avec 1 à {regions} région(s)"],
            more: Earned::Holding,
        }
        /// The turn, if no active race was attacked in it (D-17).
        NoAttack = "no-attack" {
            name: ["a turn without attack", "un tour sans attaque"],
            says: ["if no active race was attacked this turn", "si aucun peuple actif n'a été attaqué ce tour"],
            more: Earned::Doing,
        }
        /// Each full number of regions of a kind (U-56).
        Every {
            /// How many make one.
            regions: u8,
            /// Of which kind.
            at: Where,
        } = "regions-each" (Self::Every { regions, at }) [
            regions: count(REGIONS, 2..=10).begins(2),
            at: PlaceTold::usually(Where::Any)
        ] {
            name: ["so many regions", "tant de régions"],
            says: ["for every {regions} region(s) {at}", "toutes les {regions} région(s) {at}"],
            more: Earned::Holding,
        }
        /// Each region with at least so many tokens (U-56).
        Crowd(u8) = "crowded-region" (Self::Crowd(tokens)) [tokens: count(TOKENS, 2..=9).begins(3)] {
            name: ["each crowded region", "chaque région peuplée"],
            says: ["for each region with {tokens} token(s) or more", "par région avec {tokens} pion(s) ou plus"],
            more: Earned::Holding,
        }
        /// Each region with nobody next to it: no other people, tribe or monster (U-23).
        Alone = "lonely-region" {
            name: ["each lonely region", "chaque région isolée"],
            says: ["for each region with nobody else next to it", "par région sans personne d'autre à côté"],
            more: Earned::Holding,
        }
        /// Each place held, with its marker (U-56).
        Place = "place" {
            name: ["each place", "chaque lieu"],
            says: ["for each place held", "par lieu occupé"],
            more: Earned::Holding,
        }
        /// Each place, relic and artifact held, turned up (W-39).
        Marker = "marker" {
            name: ["each place, relic and artifact", "chaque lieu, relique et artefact"],
            says: ["for each place, relic and artifact held", "par lieu, relique et artefact occupé"],
            more: Earned::Holding,
        }
        /// Each island with a region held; a board without islands is one (W-48).
        Island = "island" {
            name: ["each island", "chaque île"],
            says: ["for each island with a region held", "par île où une région est occupée"],
            more: Earned::Holding,
        }
        /// Each block of regions that hang together (U-51).
        Block = "block" {
            name: ["each block of regions", "chaque bloc de régions"],
            says: ["for each block of regions", "par bloc de régions"],
            more: Earned::Holding,
        }
        /// The turn, if all regions hang together (U-51).
        OneBlock = "one-block" {
            name: ["one single block", "un seul bloc"],
            says: ["if all regions form one block", "si toutes les régions forment un bloc"],
            more: Earned::Holding,
        }
        /// Each region abandoned this turn (D-03).
        Abandoned = "abandoned-region" {
            name: ["each region abandoned", "chaque région abandonnée"],
            says: ["for each region abandoned this turn", "par région abandonnée ce tour"],
            more: Earned::Doing,
        }
    }
}

/// A change of the price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// Tokens more or, below zero, fewer.
    pub amount: i8,
    /// In which regions.
    pub at: Where,
    /// Only next to a region of this kind that the race holds; counts once (B-88).
    pub beside: Option<Where>,
    /// Only where somebody like this stands.
    pub against: Against,
    /// While it works.
    pub when: When,
}

/// A price that changes nothing, everywhere.
pub const PRICE: Price = Price {
    amount: 0,
    at: Where::Any,
    beside: None,
    against: Against::Anyone,
    when: When::Active,
};
