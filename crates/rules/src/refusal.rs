//! Why an action is not legal: the ruling, and the numbers.

mod list;

pub use list::Refusal;

use crate::state::Stage;
use crate::tile::{Words, words};

/// A reason that belongs to one tile and is told in its file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The ruling.
    pub ruling: &'static str,
    /// The reason.
    pub words: Words<'static>,
}

/// The language of a text for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl<'a> Words<'a> {
    /// The text in a language.
    pub const fn text(&self, language: Language) -> &'a str {
        match language {
            Language::English => self.en,
            Language::French => self.fr,
        }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for Refusal {}

impl Stage {
    /// What is to be done in this stage.
    pub const fn words(self) -> Words<'static> {
        match self {
            Self::Pick => words("a combo is to be picked", "il faut choisir une combinaison"),
            Self::Start => words(
                "the turn begins with what a tile offers",
                "le tour commence par ce qu'une tuile propose",
            ),
            Self::Choice => words(
                "the turn begins: expand or decline",
                "le tour commence : conquérir ou passer en déclin",
            ),
            Self::Conquest => words("conquests are under way", "les conquêtes sont en cours"),
            Self::Redeploy => words("tokens are redeployed", "les pions se redéploient"),
            Self::Pieces => words("pieces are placed", "les pièces se placent"),
            Self::EndOfTurn => words("the turn is ending", "le tour se termine"),
            Self::LateDecline => words(
                "the turn is scored: decline or end",
                "le tour est compté : déclin ou fin",
            ),
            Self::AfterScore => words(
                "the turn is scored: what a tile offers comes last",
                "le tour est compté : ce qu'une tuile propose vient en dernier",
            ),
            Self::Defence => words(
                "displaced defenders are placed",
                "les défenseurs délogés se placent",
            ),
            Self::Over => words("the game is over", "la partie est terminée"),
        }
    }
}
