//! The whole vocabulary of exceptions: what a race, a power or a piece can bend, as data.
//!
//! A [`Tile`] is made of facts, [`Rule`]s, [`Piece`]s and, for what the data cannot say, [`Hooks`].
//! How several tiles combine is written where the base rule lives, and in `docs/hooks.md`.

mod boxes;
mod deed;
mod piece;
mod rule;

pub use boxes::{BoxFacts, BoxSwitch, Choice, GameBox, Role};
pub use deed::{Deed, Hooks, NONE, Verb, Window};
pub use piece::{PIECE, Piece, Placed};
pub use rule::{Against, PRICE, Per, Price, Rule, Terrains, When, Where, terrains};

/// A text in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words<'a> {
    /// English.
    pub en: &'a str,
    /// French.
    pub fr: &'a str,
}

/// A text in English and in French.
pub const fn words<'a>(en: &'a str, fr: &'a str) -> Words<'a> {
    Words { en, fr }
}

/// What a tile is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A race banner.
    Race,
    /// A power badge.
    Power,
    /// Tokens of a seat that plays by rules of its own and picks no combo.
    Role,
}

impl Kind {
    /// The picture of a tile that names none.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Race | Self::Role => "person",
            Self::Power => PIECE.icon,
        }
    }
}

/// Everything one race or power changes.
#[derive(Clone, Copy, Debug)]
pub struct Tile<'a> {
    /// The stable identifier.
    pub id: &'a str,
    /// Race or power.
    pub kind: Kind,
    /// Where it comes from.
    pub from: GameBox,
    /// The number printed on the tile.
    pub tokens: u8,
    /// Race tokens in the box, a hard cap (P-14); 0 for a power.
    pub supply: u8,
    /// How sure the supply is.
    pub supply_known: Known,
    /// Its name.
    pub name: Words<'a>,
    /// What it does, in one or two sentences.
    pub help: Words<'a>,
    /// Its picture, by its name in the set of icons.
    pub icon: &'a str,
    /// The rulings that decide its cases.
    pub rulings: &'static [&'static str],
    /// What it changes, as data.
    pub rules: &'a [Rule],
    /// What it puts on the board. Pieces of a blank tile have no names here: a game tells them.
    pub pieces: &'a [Piece<'static>],
    /// What the data cannot say.
    pub hooks: Hooks,
}

/// Where a number that is printed nowhere comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// A source states it.
    Stated,
    /// It follows the rule that every stated number follows.
    Inferred,
    /// Nobody states it: our own choice.
    House,
}

const fn tile<'a>(kind: Kind, id: &'a str, name: Words<'a>, tokens: u8, supply: u8) -> Tile<'a> {
    Tile {
        id,
        kind,
        from: GameBox::Base,
        tokens,
        supply,
        supply_known: Known::Stated,
        name,
        help: words("", ""),
        icon: kind.icon(),
        rulings: &[],
        rules: &[],
        pieces: &[],
        hooks: NONE,
    }
}

impl Tile<'_> {
    /// The same tile from another box.
    pub const fn of(self, from: GameBox) -> Self {
        Self { from, ..self }
    }

    /// The same tile with a supply that no source states.
    pub const fn supply_is(self, supply_known: Known) -> Self {
        Self {
            supply_known,
            ..self
        }
    }
}

/// A race of the base game that changes nothing yet.
pub const fn race<'a>(id: &'a str, name: Words<'a>, tokens: u8, supply: u8) -> Tile<'a> {
    tile(Kind::Race, id, name, tokens, supply)
}

/// A power of the base game that changes nothing yet.
pub const fn power<'a>(id: &'a str, name: Words<'a>, tokens: u8) -> Tile<'a> {
    tile(Kind::Power, id, name, tokens, 0)
}
