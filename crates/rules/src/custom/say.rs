//! What the words of a tile come to, in both languages, with what each effect declares (K-06).

use super::{CustomTile, OwnWords};
use crate::notation::agree;
use crate::refusal::Language;
use crate::tile::vocabulary::active;
use crate::tile::{
    Declares, Kind, Per, Phase, Piece, Placed, Rule, Vocabulary, Where, Window, Words, piece_said,
    words,
};

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
        let rules = self.rules.iter().map(|&said| rule(said));
        let pieces = self.pieces().map(|kind| piece(&kind));
        let deeds = self.hooks().verbs.iter().map(|verb| Line {
            en: format!("once per turn or target: {}", verb.name.en),
            fr: format!("une fois par tour ou par cible : {}", verb.name.fr),
            declares: Declares {
                per_turn: Some(1),
                attack: verb.window == Window::Conquest,
                ..active(match verb.window {
                    Window::Conquest => Phase::Conquest,
                    _ => Phase::EndOfTurn,
                })
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

fn rule(rule: Rule) -> Line {
    let OwnWords { en, fr } = rule.said();
    let declares = rule.word().more.declares;
    let declined = declares.declined || rule.lasts();
    Line {
        en,
        fr,
        declares: Declares {
            declined,
            ..declares
        },
    }
}

fn piece(kind: &Piece) -> Line {
    let said = piece_said(kind);
    let list = |of: fn(&OwnWords) -> &str| said.iter().map(of).collect::<Vec<_>>().join(", ");
    let supply = kind.supply;
    Line {
        en: format!("{} ×{supply}: {}", kind.name.en, list(|said| &said.en)),
        fr: format!("{} ×{supply} : {}", kind.name.fr, list(|said| &said.fr)),
        declares: Declares {
            declined: kind.stays_in_decline,
            per_turn: match kind.placed {
                Placed::EachTurn(most) => Some(most),
                _ => None,
            },
            ..active(kind.placed.word().more)
        },
    }
}
