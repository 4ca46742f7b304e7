//! The whole vocabulary of exceptions: what a race, a power or a piece can bend, as data.
//!
//! A [`Tile`] is made of facts, [`Rule`]s, [`Piece`]s and, for what the data cannot say, [`Hooks`].
//! How several tiles combine is written where the base rule lives, and in `docs/hooks.md`.

mod aspect;
mod boxes;
mod deed;
#[expect(clippy::type_complexity, reason = "a hook is told by its signature")]
mod hooks;
mod memory;
mod piece;
mod rule;
pub(crate) mod vocabulary;

pub use aspect::{Against, Earned, PRICE, Per, Price, Terrains, When, Where, terrains};
pub use boxes::{BoxFacts, BoxSwitch, Choice, GameBox, Role};
pub use deed::{
    Deed, Drawn, InFull, QUESTION, Question, TargetSays, VERB, Verb, WareTile, Ways, Window,
};
pub use hooks::{
    Closes, Deals, Fee, Held, Hooks, NO_SHOWS, NO_TABLE, NONE, Pays, Picking, Shows, Sides, Table,
    Taking, What,
};
pub use memory::{Each, Lasts, MEMORY, Memory, ShownTo};
pub use piece::{Falls, MOST_STACKED, PIECE, Piece, Placed, Property, properties};
pub(crate) use piece::{piece_said, read_piece};
pub use rule::Rule;
pub use vocabulary::{
    Asked, Declares, Entry, Field, Meets, Phase, Several, Vocabulary, Word, entries,
};

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
    /// What a box bends for everybody: it lies over the whole table.
    Box,
    /// A marker that moves to where it is used; it belongs to whoever holds its region.
    Relic,
    /// A marker that never moves; it belongs to whoever holds its region.
    Place,
    /// Something that a seat owns.
    Owned,
    /// What a board asks for everybody: it lies over the whole table.
    Scenario,
}

impl Kind {
    /// The identifier told to clients.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Race => "race",
            Self::Power => "power",
            Self::Role => "role",
            Self::Box => "box",
            Self::Relic => "relic",
            Self::Place => "place",
            Self::Owned => "owned",
            Self::Scenario => "scenario",
        }
    }

    /// Whether it lies in a region and belongs to whoever holds that.
    pub const fn is_marker(self) -> bool {
        matches!(self, Self::Relic | Self::Place)
    }

    /// The picture of a tile that names none.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Race | Self::Role => "person",
            _ => PIECE.icon,
        }
    }
}

/// The side that a race takes in a war of two (W-09); those that take none are neutral.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Faction {
    /// The Alliance.
    Alliance,
    /// The Horde.
    Horde,
}

impl Faction {
    /// The other side.
    pub const fn foe(self) -> Self {
        match self {
            Self::Alliance => Self::Horde,
            Self::Horde => Self::Alliance,
        }
    }

    /// The identifier told to clients.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Alliance => "alliance",
            Self::Horde => "horde",
        }
    }

    /// Its name.
    pub const fn name(self) -> Words<'static> {
        match self {
            Self::Alliance => words("Alliance", "Alliance"),
            Self::Horde => words("Horde", "Horde"),
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
    /// How sure that number is.
    pub tokens_known: Known,
    /// Race tokens in the box, a hard cap (P-14); 0 for a power.
    pub supply: u8,
    /// How sure the supply is.
    pub supply_known: Known,
    /// The side that a race takes, if it takes one.
    pub faction: Option<Faction>,
    /// Its name.
    pub name: Words<'a>,
    /// What it does, in one or two sentences.
    pub help: Words<'a>,
    /// The same in a line beside other tiles, where the help takes more; empty where it does not.
    pub short: Words<'a>,
    /// Its picture, by its name in the set of icons.
    pub icon: &'a str,
    /// The rulings that decide its cases.
    pub rulings: &'static [&'static str],
    /// What it changes, as data.
    pub rules: &'a [Rule],
    /// What it puts on the board. Pieces of a blank tile have no names here: a game tells them.
    pub pieces: &'a [Piece<'static>],
    /// What it remembers, beyond the byte that a race or power keeps until its owner's next turn.
    pub memory: &'static [Memory],
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

impl Known {
    /// Its name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stated => "stated",
            Self::Inferred => "inferred",
            Self::House => "house",
        }
    }
}

const fn tile<'a>(kind: Kind, id: &'a str, name: Words<'a>, tokens: u8, supply: u8) -> Tile<'a> {
    Tile {
        id,
        kind,
        from: GameBox::Base,
        tokens,
        supply,
        tokens_known: Known::Stated,
        supply_known: Known::Stated,
        faction: None,
        name,
        help: words("", ""),
        short: words("", ""),
        icon: kind.icon(),
        rulings: &[],
        rules: &[],
        pieces: &[],
        memory: &[],
        hooks: NONE,
    }
}

impl<'a> Tile<'a> {
    /// The same tile from another box.
    pub const fn of(self, from: GameBox) -> Self {
        Self { from, ..self }
    }

    /// What it does, in a line.
    pub const fn in_short(&self) -> Words<'a> {
        if self.short.en.is_empty() {
            self.help
        } else {
            self.short
        }
    }

    /// The same race on one side of a war.
    pub const fn sworn_to(self, faction: Faction) -> Self {
        Self {
            faction: Some(faction),
            ..self
        }
    }

    /// The same tile with a number that no source states.
    pub const fn tokens_are(self, tokens_known: Known) -> Self {
        Self {
            tokens_known,
            ..self
        }
    }

    /// The side that a race takes where there is a war, in words: neutral is a side as well (W-09). Nothing of other tiles.
    pub const fn side(&self) -> Option<Words<'static>> {
        match (self.kind, self.faction) {
            (Kind::Race, Some(faction)) => Some(faction.name()),
            (Kind::Race, None) if self.from.facts().islands => Some(words("Neutral", "Neutre")),
            _ => None,
        }
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

/// A tile of another kind that changes nothing yet.
pub const fn other<'a>(kind: Kind, id: &'a str, name: Words<'a>) -> Tile<'a> {
    tile(kind, id, name, 0, 0)
}

/// A power of the base game that changes nothing yet.
pub const fn power<'a>(id: &'a str, name: Words<'a>, tokens: u8) -> Tile<'a> {
    tile(Kind::Power, id, name, tokens, 0)
}
