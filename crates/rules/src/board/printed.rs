//! The boards that come with the rules.

use super::Board;
use crate::islands::{Islands, IslandsError};
use crate::notation::plain_line;
use crate::realm::Realm;
use std::fmt;

const PRINTED: [(&str, &str); 8] = [
    ("base-2p", include_str!("../boards/base-2p.toml")),
    ("base-3p", include_str!("../boards/base-3p.toml")),
    ("base-4p", include_str!("../boards/base-4p.toml")),
    ("base-5p", include_str!("../boards/base-5p.toml")),
    (
        "underground-2p",
        include_str!("../boards/underground-2p.toml"),
    ),
    (
        "underground-3p",
        include_str!("../boards/underground-3p.toml"),
    ),
    (
        "underground-4p",
        include_str!("../boards/underground-4p.toml"),
    ),
    (
        "underground-5p",
        include_str!("../boards/underground-5p.toml"),
    ),
];

/// The worlds of the scenarios, laid of hexes: their layouts are ours.
macro_rules! layouts {
    ($($name:literal)+) => {
        &[$(($name, include_str!(concat!("../boards/realms/", $name, ".realm.toml"))),)+]
    };
}

const LAYOUTS: &[(&str, &str)] = layouts! {
    "s01-2p" "s01-3p" "s01-4p" "s01-5p" "s01-6p"
    "s02-2p" "s02-3p" "s02-4p" "s02-5p" "s02-6p"
    "s03-2p" "s03-3p" "s03-4p" "s03-5p" "s03-6p"
    "s04-3p" "s04-4p" "s04-5p" "s04-6p"
    "s05-4p" "s05-5p"
    "s06-2p" "s06-3p" "s06-4p" "s06-5p" "s06-6p"
    "s07-2p" "s07-3p" "s07-4p" "s07-5p" "s07-6p"
    "s08-3p" "s08-4p" "s08-5p"
    "s09-2p" "s09-3p" "s09-4p" "s09-5p" "s09-6p"
    "s10-3p" "s10-4p"
    "s11-5p"
    "s12-3p" "s12-4p" "s12-5p"
};

impl Board {
    /// The names of the boards that come with the rules.
    pub fn printed_names() -> impl Iterator<Item = &'static str> {
        PRINTED.iter().chain(LAYOUTS).map(|(name, _)| *name)
    }

    /// The names of the boards that come with the rules, in a few words: of the worlds of scenarios only how they look.
    pub fn names_told() -> String {
        let printed: Vec<&str> = PRINTED.iter().map(|(name, _)| *name).collect();
        let first = LAYOUTS.first().map_or("", |(name, _)| *name);
        format!(
            "{}, the islands of a set such as {}, or the world of a scenario such as {first}",
            printed.join(", "),
            Islands::EXAMPLE
        )
    }

    /// A board that comes with the rules: also a set of islands, by its faces.
    pub fn printed(name: &str) -> Option<Self> {
        if let Ok(islands) = Islands::parse(name) {
            return Some(islands.board());
        }
        let named = |(known, _): &&(&str, &str)| *known == name;
        // A test reads every printed board, so this cannot fail at run time.
        if let Some((_, text)) = LAYOUTS.iter().find(named) {
            let laid = Realm::parse(text).and_then(|realm| realm.board());
            return Some(laid.expect("printed worlds are sound"));
        }
        let (_, text) = PRINTED.iter().find(named)?;
        Some(Self::parse(text).expect("printed boards are sound"))
    }

    /// The same, or what was expected instead.
    ///
    /// # Errors
    /// There is no board of that name.
    pub fn named(name: &str) -> Result<Self, NoSuchBoard> {
        Self::printed(name).ok_or_else(|| match Islands::parse(name) {
            Err(error) if Islands::is_meant(name) => NoSuchBoard::Islands(error),
            _ => NoSuchBoard::Unknown(plain_line(name, 40)),
        })
    }

    /// The base board for a number of players.
    pub fn for_players(players: u8) -> Option<Self> {
        Self::printed(&format!("base-{players}p"))
    }

    /// Whether this is the board of that name which comes with the rules.
    pub fn is_printed(&self) -> bool {
        let same = |(name, text): &(&str, &str)| *name == self.name && *text == self.source;
        let laid = || Self::printed(&self.name).is_some_and(|laid| laid.source == self.source);
        let made = self.scenario.is_some() || self.has_islands();
        PRINTED.iter().any(same) || made && laid()
    }
}

/// A name that no board has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoSuchBoard {
    /// No board is called like that.
    Unknown(String),
    /// Islands are meant, but these make no set.
    Islands(IslandsError),
}

impl fmt::Display for NoSuchBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(found) => {
                let names = Board::names_told();
                write!(f, "one of {names} expected, found `{found}`")
            }
            Self::Islands(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NoSuchBoard {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_printed_board_is_sound_and_named_as_its_file() {
        for (name, text) in PRINTED {
            let board = Board::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(board.name(), name);
        }
    }
}
