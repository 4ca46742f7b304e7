//! Blank tiles (K.): a race or a power that somebody wrote with the words of `tile.rs`, as a TOML file.
//!
//! A [`CustomTile`] owns its texts, so a stranger's tile leaves nothing behind. In a game it is numbered after
//! the printed tiles; the rules never ask which is which. The file format is `docs/blank-tiles.md`.

mod fields;
mod number;
mod read;
mod say;
pub(crate) mod sense;
mod told;

pub use crate::tile::{Declares, Phase};
pub(crate) use fields::Fields;
pub(crate) use number::Numbers;
pub(crate) use read::is_plain;
pub use say::Line;
pub(crate) use told::*;

use crate::tile::{GameBox, Hooks, Kind, Known, NONE, Piece, Rule, Tile, Words, words};
use std::fmt;

/// The longest tile file that is read, in bytes.
pub const MAX_BYTES: usize = 8 << 10;
/// The most blank tiles in one game.
pub const MAX_TILES: usize = 32;
/// The most rules of one tile.
pub const MAX_RULES: usize = 12;
/// The most of them that change prices.
pub const MAX_PRICES: usize = 4;
/// The most kinds of pieces of one tile.
pub const MAX_PIECES: usize = 2;
/// The longest name, in characters.
pub const MAX_NAME: usize = 32;
/// The longest help text, in characters.
pub const MAX_HELP: usize = 400;
/// How many tokens a race has beyond its value, if it does not say (K-03), and the highest value of a power (K-02).
pub const SPARE: u8 = 5;
/// The highest value of a race, unless its supply allows more (K-01).
pub const USUAL_VALUE: u8 = 10;
/// The highest value that any supply allows.
pub const MAX_VALUE: u8 = 20;
/// The most tokens of a race.
pub const MAX_SUPPLY: u8 = 30;

/// A text in both languages that a tile owns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnWords {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl OwnWords {
    /// The text as others borrow it.
    pub fn words(&self) -> Words<'_> {
        Words {
            en: &self.en,
            fr: &self.fr,
        }
    }
}

/// What a kind of piece is called.
#[derive(Clone, PartialEq, Eq, Debug)]
struct PieceName {
    id: String,
    name: OwnWords,
}

/// A blank tile that somebody filled in and that makes sense.
#[derive(Clone, Debug)]
pub struct CustomTile {
    source: String,
    kind: Kind,
    id: String,
    name: OwnWords,
    help: OwnWords,
    tokens: u8,
    supply: u8,
    stand_in: Option<String>,
    rules: Vec<Rule>,
    /// Without their names, which would have to outlive the tile.
    pieces: Vec<Piece<'static>>,
    piece_names: Vec<PieceName>,
    /// The printed tile whose deed it lends.
    lender: Option<&'static Tile<'static>>,
}

/// Two tiles are the same if their files are.
impl PartialEq for CustomTile {
    fn eq(&self, other: &Self) -> bool {
        self.source == other.source
    }
}

/// One thing wrong with a tile file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected and what was found.
    pub what: String,
}

/// Everything that is wrong with a tile file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileError {
    /// At least one fault, in the order of the file.
    pub faults: Vec<Fault>,
}

impl fmt::Display for TileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            let gap = if i == 0 { "" } else { "; " };
            write!(f, "{gap}line {}: {}", fault.line, fault.what)?;
        }
        Ok(())
    }
}

impl std::error::Error for TileError {}

impl CustomTile {
    /// The file it was read from.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// Race or power.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Its identifier: `custom-` and more (K-07).
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The race whose tokens stand in for it, where the set-up wants that (K-03).
    pub fn stand_in(&self) -> Option<&str> {
        self.stand_in.as_deref()
    }

    /// The tile as every other tile is seen.
    pub fn tile(&self) -> Tile<'_> {
        Tile {
            faction: None,
            id: &self.id,
            kind: self.kind,
            from: GameBox::Custom,
            tokens: self.tokens,
            supply: self.supply,
            tokens_known: Known::House,
            supply_known: Known::House,
            name: self.name.words(),
            help: self.help.words(),
            short: words("", ""),
            icon: self.kind.icon(),
            rulings: &["K-05"],
            rules: &self.rules,
            pieces: &self.pieces,
            memory: &[],
            hooks: self.hooks(),
        }
    }

    fn hooks(&self) -> Hooks {
        self.lender.map_or(NONE, |tile| tile.hooks)
    }

    /// Its kinds of pieces, with their names.
    pub fn pieces(&self) -> impl Iterator<Item = Piece<'_>> {
        let named = self.pieces.iter().zip(&self.piece_names);
        named.map(|(piece, named)| Piece {
            id: &named.id,
            name: named.name.words(),
            ..*piece
        })
    }
}
