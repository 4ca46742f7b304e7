//! What the words of a tile come to, in both languages, with what each effect declares (K-06).

mod piece;
mod rule;

use super::CustomTile;
use crate::notation::agree;
use crate::refusal::Language;
use crate::tile::{Kind, Per, Rule, When, Where, Window, Words, words};
use piece::piece;
use rule::rule;

/// The part of the game an effect belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Picking or passing over a combo.
    Column,
    /// Conquests.
    Conquest,
    /// A region is lost.
    Loss,
    /// Redeployment.
    Redeployment,
    /// The end of the turn.
    EndOfTurn,
    /// Scoring.
    Scoring,
    /// Going in decline, and what follows from it.
    Decline,
}

impl Phase {
    /// Its name.
    pub const fn name(self) -> Words<'static> {
        match self {
            Self::Column => words("column", "colonne"),
            Self::Conquest => words("conquest", "conquête"),
            Self::Loss => words("loss", "perte"),
            Self::Redeployment => words("redeployment", "redéploiement"),
            Self::EndOfTurn => words("end of turn", "fin de tour"),
            Self::Scoring => words("scoring", "décompte"),
            Self::Decline => words("decline", "déclin"),
        }
    }
}

/// What an effect declares, so that the principles decide how it meets others (K-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declares {
    /// When it happens.
    pub phase: Phase,
    /// Whether it works while the race is active.
    pub active: bool,
    /// Whether it works in decline.
    pub declined: bool,
    /// How often in a turn; none: as often as its occasion comes.
    pub per_turn: Option<u8>,
    /// Whether it is an attack and a conquest (P-08, P-09).
    pub attack: bool,
}

/// One effect of a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
    /// What it declares.
    pub declares: Declares,
}

impl CustomTile {
    /// Every effect of the tile in words: rules, then pieces, then the deed it lends.
    pub fn lines(&self) -> Vec<Line> {
        let rules = self.rules.iter().map(rule);
        let pieces = self.pieces().map(|kind| piece(&kind));
        let deeds = self.hooks().verbs.iter().map(|verb| Line {
            en: format!("once per turn or target: {}", verb.name.en),
            fr: format!("une fois par tour ou par cible : {}", verb.name.fr),
            declares: Declares {
                phase: match verb.window {
                    Window::Conquest => Phase::Conquest,
                    Window::EndOfTurn => Phase::EndOfTurn,
                },
                active: true,
                declined: false,
                per_turn: Some(1),
                attack: verb.window == Window::Conquest,
            },
        });
        let agreed = |line: Line| Line {
            en: agree(Language::English, &line.en),
            fr: agree(Language::French, &line.fr),
            ..line
        };
        rules.chain(pieces).chain(deeds).map(agreed).collect()
    }

    /// Hints for a fair value (K-08).
    pub fn hints(&self) -> Vec<Words<'static>> {
        let mut hints = Vec::new();
        let pays_regions = self.rules.iter().any(|rule| {
            matches!(
                rule,
                Rule::Score {
                    per: Per::Region(Where::Any | Where::Land),
                    ..
                }
            )
        });
        let effects = self.lines().len();
        let (low, high) = if pays_regions {
            (2, 3)
        } else if effects <= 1 {
            if self.kind == Kind::Race {
                (5, 6)
            } else {
                (4, 5)
            }
        } else {
            return hints;
        };
        if self.tokens > high {
            hints.push(if pays_regions {
                words(
                    "a coin for every region is strong: a value of 2 to 3 is usual",
                    "un jeton par région est fort : une valeur de 2 à 3 est habituelle",
                )
            } else {
                words(
                    "more tokens than usual: 5 to 6 for a race with a weak ability, 4 to 5 for a power; each more is worth half a region per turn",
                    "plus de pions que d'habitude : 5 à 6 pour un peuple à capacité faible, 4 à 5 pour un pouvoir ; chacun de plus vaut une demi-région par tour",
                )
            });
        } else if self.tokens < low {
            hints.push(words(
                "fewer tokens than usual for what it does",
                "moins de pions que d'habitude pour ce qu'elle fait",
            ));
        }
        hints
    }
}

fn declares(phase: Phase, when: When) -> Declares {
    Declares {
        phase,
        active: true,
        declined: when == When::Always,
        per_turn: None,
        attack: false,
    }
}
