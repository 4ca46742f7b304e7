//! What hexes on a table make of themselves, by ruling.

mod advice;
mod file;
mod ground;
mod neighbours;
mod outlines;
mod suggested;

use super::*;
use crate::board::Board;
use crate::ids::RegionId;
use crate::refusal::Language;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Numbers from a seed.
struct Luck(Xoshiro256PlusPlus);

impl Luck {
    fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.0.next_u32()) * n as u64) >> 32) as usize
    }
}

/// A hex by its letter.
fn tile(letter: char) -> HexTile {
    HexTile::try_from(letter.to_string()).expect("a letter from A to Z")
}

/// A hex with its surface up.
fn hex(letter: char, q: i8, r: i8, turn: u8) -> Hex {
    Hex {
        tile: tile(letter),
        side: Side::Surface,
        at: Cell { q, r },
        turn,
    }
}

/// These hexes for two, with rivers.
fn realm(hexes: impl IntoIterator<Item = Hex>) -> Realm {
    Realm {
        hexes: hexes.into_iter().collect(),
        ..Realm::empty("test", 2)
    }
}

impl Realm {
    /// The same with a piece on a third, or a river border on a side.
    fn with(mut self, kind: PieceKind, q: i8, r: i8, spot: u8) -> Self {
        let at = Cell { q, r };
        self.pieces.push(Piece { kind, at, spot });
        self
    }

    fn of_sea(self, landing: bool) -> Self {
        let water = Water::Sea;
        Self {
            water,
            landing,
            ..self
        }
    }

    /// Why no board comes of it.
    fn refused(&self) -> Vec<Problem> {
        let error = self.lay().expect_err("nobody can play on it");
        error.faults.into_iter().map(|fault| fault.what).collect()
    }
}

/// The regions that one borders, as plain numbers.
fn borders(board: &Board, region: u8) -> Vec<u8> {
    let near = board.borders(RegionId(region)).into_iter();
    near.map(|region| region.0).collect()
}
