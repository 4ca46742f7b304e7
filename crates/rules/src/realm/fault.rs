//! What is wrong with a realm, in both languages.

use super::{Cell, HexTile, MAX_TITLE, PieceKind, REACH};
use crate::ids::{MAX_REGIONS, MAX_SEATS};
use crate::refusal::Language;
use crate::tile::{Words, words};
use crate::tiles;
use std::fmt;

/// One thing wrong with a realm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The text is no realm file; told in the words of the reader.
    Unreadable(String),
    /// The name is no name of a board.
    Name,
    /// The title is too long or has signs that cannot be shown.
    Title,
    /// Another number of players than can play.
    Players(u8),
    /// Another number of rounds than can be played.
    Rounds(u8),
    /// A landing needs a sea.
    Landing,
    /// No scenario has this identifier.
    Scenario(String),
    /// A marker does not say which relic or place it is.
    NoMarker,
    /// A vein does not say which it is and how deep.
    Vein,
    /// A hex lies twice.
    TileTwice(HexTile),
    /// Two hexes lie in one cell.
    CellTwice(Cell),
    /// A hex lies too far away.
    TooFar(Cell),
    /// A hex is turned by another number than 0 to 5.
    Turn(u8),
    /// A piece lies where no hex is.
    NoHex(PieceKind, Cell),
    /// A piece does not say where on its hex it lies, or says too much.
    Spot(PieceKind),
    /// A tunnel has another number than its markers.
    TunnelNumber(Option<u8>),
    /// A number that only a tunnel has.
    NoNumber(PieceKind),
    /// More pieces of a kind than the box has.
    TooMany(PieceKind, usize),
    /// A number of a tunnel more than twice.
    TunnelThrice(u8),
    /// A kind twice on one third, or between two hexes.
    Twice(PieceKind),
    /// A piece needs land, and lies on water or on a chasm.
    NeedsLand(PieceKind),
    /// A peak without a mountain.
    PeakAlone,
    /// Two pieces that cannot share a third.
    NotTogether(PieceKind, PieceKind),
    /// A river border that does not lie between two waters, or in a sea.
    NoRiver,
    /// Nobody plays without land.
    NoLand,
    /// More regions than a board can have.
    TooManyRegions(usize),
    /// A tunnel with one end only.
    OneEnd(u8),
    /// Land that cannot be reached from the rest.
    CutOff(HexTile, u8),
    /// No land can be entered.
    NoEntry,
    /// The board refuses it for another reason, told in its words.
    Board(String),
}

impl Problem {
    /// What was expected, in words.
    pub fn text(&self, language: Language) -> String {
        let say = |said: Words| said.text(language).to_owned();
        let name = |kind: PieceKind| kind.name().text(language);
        let with = |said: Words, gaps: &[&dyn fmt::Display]| {
            let mut text = said.text(language).to_owned();
            for gap in gaps {
                text = text.replacen("{}", &gap.to_string(), 1);
            }
            text
        };
        match self {
            Self::Unreadable(what) | Self::Board(what) => what.clone(),
            Self::Name => say(words(
                "name: 1 to 40 lower-case letters, digits and hyphens expected",
                "name : 1 à 40 lettres minuscules, chiffres et traits d'union attendus",
            )),
            Self::Title => with(
                words(
                    "title: at most {} characters of plain text in one line expected",
                    "title : au plus {} caractères de texte simple sur une ligne attendus",
                ),
                &[&MAX_TITLE],
            ),
            Self::Players(found) => with(
                words(
                    "players: 2 to {} expected, found {}",
                    "players : 2 à {} attendu, {} trouvé",
                ),
                &[&MAX_SEATS, found],
            ),
            Self::Rounds(found) => with(
                words(
                    "rounds: 1 to 20 expected, found {}",
                    "rounds : 1 à 20 attendu, {} trouvé",
                ),
                &[found],
            ),
            Self::Landing => say(words(
                "landing: races land from a sea only, water = \"sea\" expected (R-08)",
                "landing : on ne débarque que d'une mer, water = \"sea\" attendu (R-08)",
            )),
            Self::Scenario(found) => {
                let known: Vec<&str> = tiles::scenarios().map(|tile| tile.id).collect();
                with(
                    words(
                        "scenario: one of {} expected, found {}",
                        "scenario : un de {} attendu, {} trouvé",
                    ),
                    &[&known.join(", "), found],
                )
            }
            Self::NoMarker => say(words(
                "a marker is a relic or a place: tile = its identifier expected",
                "un marqueur est une relique ou un lieu : tile = son identifiant attendu",
            )),
            Self::Vein => say(words(
                "a vein has a number from 1 to 3 and a level: number and level = \"a\", \"b\" or \"c\" expected (R-50)",
                "un filon a un numéro de 1 à 3 et un niveau : number et level = \"a\", \"b\" ou \"c\" attendus (R-50)",
            )),
            Self::TileTwice(tile) => with(
                words(
                    "hex {}: each hex is in the box once, found it twice (R-02)",
                    "hexagone {} : chacun n'est qu'une fois dans la boîte, trouvé deux fois (R-02)",
                ),
                &[tile],
            ),
            Self::CellTwice(cell) => with(
                words(
                    "one hex in each cell expected, found two at {}",
                    "un seul hexagone par case attendu, deux trouvés en {}",
                ),
                &[cell],
            ),
            Self::TooFar(cell) => with(
                words(
                    "at: {} to {} on both axes expected, found {}",
                    "at : {} à {} attendu sur les deux axes, {} trouvé",
                ),
                &[&-REACH, &REACH, cell],
            ),
            Self::Turn(found) => with(
                words(
                    "turn: 0 to 5 expected, found {}",
                    "turn : 0 à 5 attendu, {} trouvé",
                ),
                &[found],
            ),
            Self::NoHex(kind, cell) => with(
                words(
                    "{} lies on a hex, there is none at {}",
                    "{} se pose sur un hexagone, il n'y en a pas en {}",
                ),
                &[&name(*kind), cell],
            ),
            Self::Spot(PieceKind::RiverBorder) => say(words(
                "a river border lies on a side of its cell: side = 0 to 5 expected",
                "une séparation de rivière se pose sur un côté de sa case : side = 0 à 5 attendu",
            )),
            Self::Spot(kind) => with(
                words(
                    "{} lies on a third of a hex: third = 0 to 2 expected",
                    "{} se pose sur un tiers d'hexagone : third = 0 à 2 attendu",
                ),
                &[&name(*kind)],
            ),
            Self::TunnelNumber(found) => {
                let text = with(
                    words(
                        "a tunnel has a number: number = 1 to {} expected (R-14)",
                        "un tunnel a un numéro : number = 1 à {} attendu (R-14)",
                    ),
                    &[&PieceKind::TUNNELS],
                );
                match found {
                    Some(found) => text + &with(words(", found {}", ", {} trouvé"), &[found]),
                    None => text,
                }
            }
            Self::NoNumber(kind) => with(
                words(
                    "only a tunnel or a vein has a number, found one on {}",
                    "seul un tunnel ou un filon a un numéro, trouvé sur {}",
                ),
                &[&name(*kind)],
            ),
            Self::TooMany(kind, found) => with(
                words(
                    "{}: at most {} are in the box, found {}",
                    "{} : au plus {} dans la boîte, {} trouvé(s)",
                ),
                &[&name(*kind), &kind.supply(), found],
            ),
            Self::TunnelThrice(number) => with(
                words(
                    "tunnel {}: two ends expected, found more (R-14)",
                    "tunnel {} : deux bouts attendus, trouvé davantage (R-14)",
                ),
                &[number],
            ),
            Self::Twice(kind) => with(
                words(
                    "{}: one in a place expected, found two",
                    "{} : une seule pièce par endroit attendue, deux trouvées",
                ),
                &[&name(*kind)],
            ),
            Self::NeedsLand(kind) => with(
                words(
                    "{} needs land, found water or a chasm",
                    "{} : de la terre attendue, eau ou gouffre trouvé",
                ),
                &[&name(*kind)],
            ),
            Self::PeakAlone => say(words(
                "a peak needs a mountain under it (R-07)",
                "un pic demande une montagne dessous (R-07)",
            )),
            Self::NotTogether(one, other) => with(
                words(
                    "one or the other expected on a third, found {} and {}",
                    "l'un ou l'autre attendu sur un tiers, trouvé {} et {}",
                ),
                &[&name(*one), &name(*other)],
            ),
            Self::NoRiver => say(words(
                "a river border lies between two hexes where a river crosses their common side (R-08)",
                "une séparation de rivière se pose entre deux hexagones, là où une rivière traverse leur côté commun (R-08)",
            )),
            Self::NoLand => say(words(
                "at least one hex with land expected",
                "au moins un hexagone avec de la terre attendu",
            )),
            Self::TooManyRegions(found) => with(
                words(
                    "at most {} regions fit on a board, found {}: take up a hex or let waters touch",
                    "au plus {} régions tiennent sur un plateau, {} trouvées : retirez un hexagone ou laissez les eaux se toucher",
                ),
                &[&MAX_REGIONS, found],
            ),
            Self::OneEnd(number) => with(
                words(
                    "tunnel {}: two ends expected, found one (R-14)",
                    "tunnel {} : deux bouts attendus, un seul trouvé (R-14)",
                ),
                &[number],
            ),
            Self::CutOff(tile, third) => with(
                words(
                    "third {} of hex {} cannot be reached over land, rivers and tunnels from the rest (R-12)",
                    "le tiers {} de l'hexagone {} ne peut être atteint du reste par la terre, les rivières et les tunnels (R-12)",
                ),
                &[third, tile],
            ),
            Self::NoEntry => say(words(
                "nobody can enter: at least one region of land that faces the outside expected (R-10)",
                "personne ne peut entrer : au moins une région de terre tournée vers l'extérieur attendue (R-10)",
            )),
        }
    }
}

/// A problem, and where the file says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RealmFault {
    /// The line, counted from 1; none where no file was read.
    pub line: Option<usize>,
    /// The problem.
    pub what: Problem,
}

impl RealmFault {
    /// The fault in words, with its line.
    pub fn text(&self, language: Language) -> String {
        let what = self.what.text(language);
        match (self.line, language) {
            (Some(line), Language::English) => format!("line {line}: {what}"),
            (Some(line), Language::French) => format!("ligne {line} : {what}"),
            (None, _) => what,
        }
    }
}

/// Everything that is wrong with a realm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RealmError {
    /// At least one fault.
    pub faults: Vec<RealmFault>,
}

impl RealmError {
    /// These problems, without lines.
    pub(super) fn of(problems: impl IntoIterator<Item = Problem>) -> Self {
        let fault = |what| RealmFault { line: None, what };
        Self {
            faults: problems.into_iter().map(fault).collect(),
        }
    }

    /// Every fault in words.
    pub fn text(&self, language: Language) -> String {
        let faults = self.faults.iter().map(|fault| fault.text(language));
        faults.collect::<Vec<_>>().join("; ")
    }
}

impl fmt::Display for RealmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for RealmError {}
