//! Why an action is not legal: the ruling, and the numbers.

mod list;

pub use list::Refusal;

use crate::state::{Ask, Stage, Turn};
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
            Self::Shop => words(
                "the Necromancer buys ghosts and powers",
                "le Nécromant achète fantômes et pouvoirs",
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
            Self::Defence => words(
                "displaced defenders are placed",
                "les défenseurs délogés se placent",
            ),
            Self::Over => words("the game is over", "la partie est terminée"),
        }
    }
}

impl Turn {
    /// What is to be done now: an answer, or what the stage asks for.
    pub const fn words(&self) -> Words<'static> {
        match self.ask {
            Ask::None => self.stage.words(),
            ask => ask.words(),
        }
    }
}

impl Ask {
    /// What is asked.
    pub const fn words(self) -> Words<'static> {
        match self {
            Self::None => words("nothing", "rien"),
            Self::Leader => words(
                "pay 1 coin for the leader of this race, or do without",
                "payer 1 jeton pour le Chef de ce peuple, ou s'en passer",
            ),
            Self::Hire => words(
                "the die fell short: pay for help, or give up",
                "le dé ne suffit pas : payer de l'aide, ou renoncer",
            ),
            Self::Ransom => words(
                "pay 1 coin as ransom for the captured leader, or leave him captive",
                "payer 1 jeton de rançon pour le Chef capturé, ou le laisser captif",
            ),
            Self::Loss => words(
                "which token is lost: one of the race or one of the extra tokens",
                "quel pion est perdu : un du peuple ou un des jetons en plus",
            ),
            Self::Tower => words(
                "which region keeps the ivory tower",
                "quelle région garde la tour d'ivoire",
            ),
            Self::FirstPower => words(
                "which of the drawn powers the Necromancer owns from the start",
                "quel pouvoir tiré le Nécromant possède dès le départ",
            ),
        }
    }

    /// The ruling behind the question.
    pub const fn ruling(self) -> &'static str {
        match self {
            Self::None => "B-20",
            Self::Leader => "L-01",
            Self::Hire => "F-22",
            Self::Ransom => "L-05",
            Self::Loss => "C-07",
            Self::Tower => "D-07",
            Self::FirstPower => "N-03",
        }
    }
}
