//! Numbers of tokens that a table prints on tiles otherwise.

use super::SetupError;
use crate::notation::plain_line;
use crate::tile::{Kind, Tile};
use crate::tiles;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The most tokens a power can bring, and the longest file that is read.
const MAX_OF_POWER: u8 = 20;
const MAX_BYTES: usize = 16 << 10;

/// The numbers that take the place of those printed on races and powers, by their identifiers. Some of ours are chosen
/// because no source tells them; a table that knows better, or tries something, says so here.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Values(BTreeMap<String, u8>);

/// Why a file of values cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValuesError(String);

impl fmt::Display for ValuesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ValuesError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    values: Values,
}

impl Values {
    /// Reads a file: a table `[values]` with a line for each tile, `identifier = 4`.
    ///
    /// # Errors
    /// What was expected, and where.
    pub fn parse(text: &str) -> Result<Self, ValuesError> {
        if text.len() > MAX_BYTES {
            return Err(ValuesError(format!("at most {MAX_BYTES} bytes expected")));
        }
        let file: File =
            toml::from_str(text).map_err(|error| ValuesError(error.to_string().trim().into()))?;
        file.values.check().map_err(|error| ValuesError(error.0))?;
        Ok(file.values)
    }

    /// One more number.
    pub fn with(mut self, tile: &str, tokens: u8) -> Self {
        self.0.insert(tile.to_owned(), tokens);
        self
    }

    /// Whether every number is the printed one.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of a tile.
    pub fn of(&self, tile: &Tile) -> u8 {
        self.0.get(tile.id).copied().unwrap_or(tile.tokens)
    }

    /// The file that says the same.
    pub fn text(&self) -> String {
        let lines = self
            .0
            .iter()
            .map(|(id, tokens)| format!("{id} = {tokens}\n"));
        format!("[values]\n{}", lines.collect::<String>())
    }

    /// Refuses names that no race and no power has, and numbers that its box cannot pay out.
    pub(super) fn check(&self) -> Result<(), SetupError> {
        for (id, &tokens) in &self.0 {
            let Some(tile) = tiles::all().find(|tile| tile.id == id) else {
                return Err(SetupError::new(format!(
                    "values: the identifier of a race or power expected, found `{}`",
                    plain_line(id, 40)
                )));
            };
            let most = match tile.kind {
                Kind::Race => tile.supply,
                _ => MAX_OF_POWER,
            };
            if tokens > most {
                return Err(SetupError::new(format!(
                    "values.{id}: 0 to {most} expected, found {tokens}"
                )));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_other_numbers() {
        let values = Values::parse("[values]\ntrolls = 7\nflying = 2\n").expect("a sound file");
        let trolls = tiles::find("trolls").expect("a race");
        let elves = tiles::find("elves").expect("a race");
        assert_eq!((values.of(trolls), values.of(elves)), (7, elves.tokens));
        assert_eq!(Values::parse(&values.text()), Ok(values));
    }

    #[test]
    fn faults_name_what_was_expected() {
        for (text, part) in [
            (
                "[values]\nogre = 3\n",
                "race or power expected, found `ogre`",
            ),
            (
                "[values]\ntrolls = 11\n",
                "values.trolls: 0 to 10 expected, found 11",
            ),
            ("[values]\nflying = 21\n", "values.flying: 0 to 20 expected"),
            ("[values]\ntrolls = -1\n", "line 2"),
            ("[value]\n", "line 1"),
            ("", "missing field `values`"),
        ] {
            let error = Values::parse(text).expect_err(text).to_string();
            assert!(error.contains(part), "{text:?}: {error}");
        }
    }
}
