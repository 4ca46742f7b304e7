//! Why an action is not legal: the ruling, and the numbers.

use crate::ids::{RegionId, Seat};
use crate::notation::agree;
use crate::state::Stage;
use crate::tile::{Question, Words, words};

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

/// Why an action is refused. A refused action changes nothing (P-23). The fields are the numbers it names.
#[allow(missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// A die or a tile must be drawn first.
    ChanceFirst,
    /// The action does not belong to this stage of the turn.
    NotNow(Stage),
    /// The board has no such region.
    NoSuchRegion { region: RegionId, last: RegionId },
    /// The column has no such place.
    NoSuchCombo { place: u8, shown: u8 },
    /// The table has no such seat.
    NoSuchSeat { seat: Seat, seats: u8 },
    /// The combo costs more than the seat owns.
    TooDear { price: u8, coins: u16 },
    /// Something that a tile sells costs more than the seat owns.
    Costs { ruling: &'static str, price: u8, coins: u16 },
    /// The race has already begun to expand this turn.
    AlreadyExpanding,
    /// A declined people that could act comes first.
    DeclinedFirst,
    /// The region is held by the same people.
    AlreadyHeld { region: RegionId },
    /// Water that this people cannot hold.
    Water { region: RegionId },
    /// A piece makes the region immune.
    Immune {
        region: RegionId,
        piece: &'static str,
    },
    /// A pact protects the region.
    Pact { region: RegionId, seat: Seat },
    /// The first conquest must be an entry.
    NoEntry { region: RegionId },
    /// The region borders none of the people's regions.
    NotAdjacent { region: RegionId },
    /// Too few tokens in hand.
    NotEnough {
        region: RegionId,
        needs: u8,
        has: u8,
    },
    /// Nothing in hand to attack with.
    EmptyHand,
    /// Even the best roll would not do.
    TooShort {
        region: RegionId,
        needs: u8,
        has: u8,
    },
    /// The final die is for those who lack tokens.
    EnoughTokens {
        region: RegionId,
        needs: u8,
        has: u8,
    },
    /// This race rolls before choosing, and has no final die.
    RollsFirst,
    /// This race does not roll before choosing.
    NoFirstRoll,
    /// The die lies on the table and must be used.
    DieOnTable { face: u8 },
    /// One roll before each conquest.
    OneRollEach { face: u8 },
    /// A roll before choosing needs a token in hand.
    NothingToRollFor,
    /// Abandoning comes before the first conquest.
    TooLateToAbandon,
    /// The people does not hold the region.
    NotHeld { region: RegionId },
    /// More than is in hand, or nothing at all.
    NotInHand { asked: u8, has: u8 },
    /// More pieces than are there to be placed, or none at all.
    NoMorePieces { asked: u8, has: u8 },
    /// Tokens must leave the map first.
    MustVacate { owed: u8 },
    /// Tokens in hand must be placed first.
    MustPlace { left: u8 },
    /// Another kind of piece is being placed, or none.
    WrongPiece,
    /// The region has no room for more of these pieces.
    PieceFull { region: RegionId },
    /// The tile that allows this is not in force.
    NoSuchDeed,
    /// A question was put and must be answered first.
    AnswerFirst(&'static Question),
    /// The region of a declined race that is immune.
    ImmuneRace { region: RegionId },
    /// The region was abandoned this turn by a race that may not come back in it.
    JustAbandoned { region: RegionId },
    /// A prepared conquest reaches other regions only.
    OutOfAim { region: RegionId },
    /// A conquest was prepared and must be made first.
    AimFirst,
    /// Only a race that stays put conquers with more than the price.
    JustThePrice,
    /// Only a race that stays put takes tokens up region by region.
    AllAtOnce,
    /// A token may not stand where it is immune.
    TooSafe { piece: Words<'static>, region: RegionId },
    /// A region may not be made immune: only this token would stand in it.
    WouldHide { piece: Words<'static> },
    /// A reason told by a tile.
    Tile(&'static Reason),
    /// A reason told by a tile, of a region that its words name.
    TileAt { reason: &'static Reason, region: RegionId },
}

impl Refusal {
    /// The ruling that decides.
    pub const fn ruling(&self) -> &'static str {
        match self {
            Self::Over => "B-77",
            Self::ChanceFirst => "P-22",
            Self::NotNow(_) => "B-20",
            Self::NoSuchRegion { .. } => "B-06",
            Self::NoSuchCombo { .. } => "B-05",
            Self::NoSuchSeat { .. } => "B-02",
            Self::TooDear { .. } => "B-08",
            Self::AlreadyExpanding | Self::DeclinedFirst => "B-21",
            Self::AlreadyHeld { .. } => "B-34",
            Self::Water { .. } => "B-144",
            Self::Immune { .. } => "P-24",
            Self::Pact { .. } => "B-130",
            Self::NoEntry { .. } => "B-28",
            Self::NotAdjacent { .. } => "B-32",
            Self::NotEnough { .. } => "B-37",
            Self::EmptyHand | Self::TooShort { .. } => "B-42",
            Self::EnoughTokens { .. } => "B-47",
            Self::RollsFirst => "B-121",
            Self::NoFirstRoll => "B-118",
            Self::DieOnTable { .. } => "B-120",
            Self::OneRollEach { .. } | Self::NothingToRollFor => "B-119",
            Self::TooLateToAbandon => "B-25",
            Self::NotHeld { .. } => "P-29",
            Self::NotInHand { .. } => "B-60",
            Self::MustVacate { .. } => "B-82",
            Self::MustPlace { .. } => "B-60",
            Self::WrongPiece => "B-64",
            Self::PieceFull { .. } | Self::NoMorePieces { .. } => "P-15",
            Self::NoSuchDeed => "P-01",
            Self::AnswerFirst(question) => question.ruling,
            Self::ImmuneRace { .. } => "D-01",
            Self::JustAbandoned { .. } => "D-03",
            Self::OutOfAim { .. } | Self::AimFirst => "F-15",
            Self::JustThePrice => "F-02",
            Self::AllAtOnce => "B-24",
            Self::TooSafe { .. } => "L-03",
            Self::WouldHide { .. } => "L-14",
            Self::Costs { ruling, .. } => ruling,
            Self::Tile(reason) | Self::TileAt { reason, .. } => reason.ruling,
        }
    }

    /// The reason with its numbers and its ruling, for a person.
    pub fn text(&self, language: Language) -> String {
        let fr = language == Language::French;
        let say = |en: String, french: String| agree(language, if fr { &french } else { &en });
        let plain = |words: Words| words.text(language).to_owned();
        let reason = match *self {
            Self::Over => plain(words("the game is over", "la partie est terminée")),
            Self::ChanceFirst => plain(words(
                "a die or a tile must be drawn first",
                "il faut d'abord lancer le dé ou tirer une tuile",
            )),
            Self::NotNow(stage) => say(
                format!("not possible now: {}", stage.words().en),
                format!("impossible maintenant : {}", stage.words().fr),
            ),
            Self::NoSuchRegion { region, last } => say(
                format!("no region {region}: 0 to {last} expected"),
                format!("pas de région {region} : 0 à {last} attendu"),
            ),
            Self::NoSuchCombo { place, shown } => say(
                format!("no combo {}: 1 to {shown} expected", place as u16 + 1),
                format!(
                    "pas de combinaison {} : 1 à {shown} attendu",
                    place as u16 + 1
                ),
            ),
            Self::NoSuchSeat { seat, seats } => say(
                format!("no seat {}: 1 to {seats} expected", seat.0 as u16 + 1),
                format!("pas de siège {} : 1 à {seats} attendu", seat.0 as u16 + 1),
            ),
            Self::TooDear { price, coins } | Self::Costs { price, coins, .. } => say(
                format!("costs {price} coin(s), {coins} owned"),
                format!("coûte {price} jeton(s), {coins} en poche"),
            ),
            Self::AlreadyExpanding => plain(words(
                "this turn's expansion has begun: too late to decline",
                "l'expansion de ce tour a commencé : trop tard pour passer en déclin",
            )),
            Self::DeclinedFirst => plain(words(
                "a declined race acts first: end its step without an action, then decline",
                "un peuple en déclin joue d'abord : terminez son étape sans agir, puis passez en déclin",
            )),
            Self::AlreadyHeld { region } => say(
                format!("region {region} is already held by this race"),
                format!("la région {region} est déjà tenue par ce peuple"),
            ),
            Self::Water { region } => say(
                format!("region {region} is water, closed to this race"),
                format!("la région {region} est de l'eau, fermée à ce peuple"),
            ),
            Self::Immune { region, piece } => say(
                format!("region {region} is immune: a {piece} is there"),
                format!("la région {region} est imprenable : {piece} s'y trouve"),
            ),
            Self::Pact { region, seat } => say(
                format!("region {region} belongs to seat {seat}, bound by a pact"),
                format!("la région {region} est au siège {seat}, lié par un pacte"),
            ),
            Self::NoEntry { region } => say(
                format!(
                    "the first conquest must be on the board's edge or a sea shore; region {region} is not"
                ),
                format!(
                    "la première conquête se fait au bord du plateau ou sur la côte d'une mer ; pas en région {region}"
                ),
            ),
            Self::NotAdjacent { region } => say(
                format!("region {region} borders no region of this race"),
                format!("la région {region} ne borde aucune région de ce peuple"),
            ),
            Self::NotEnough { region, needs, has } => say(
                format!("region {region} needs {needs} token(s), {has} in hand"),
                format!("la région {region} demande {needs} pion(s), {has} en main"),
            ),
            Self::EmptyHand => plain(words(
                "at least 1 token in hand is needed",
                "il faut au moins 1 pion en main",
            )),
            Self::TooShort { region, needs, has } => say(
                format!(
                    "region {region} needs {needs} token(s), {has} in hand: the die brings 3 at most"
                ),
                format!(
                    "la région {region} demande {needs} pion(s), {has} en main : le dé en apporte 3 au plus"
                ),
            ),
            Self::EnoughTokens { region, needs, has } => say(
                format!("no die: region {region} needs {needs} token(s), {has} in hand are enough"),
                format!(
                    "pas de dé : la région {region} demande {needs} pion(s), les {has} en main suffisent"
                ),
            ),
            Self::RollsFirst => plain(words(
                "this race rolls before choosing a region and has no final die",
                "ce peuple lance le dé avant de choisir une région et n'a pas de dé final",
            )),
            Self::NoFirstRoll => plain(words(
                "this race does not roll before choosing a region",
                "ce peuple ne lance pas le dé avant de choisir une région",
            )),
            Self::DieOnTable { face } => say(
                format!("a {face} was rolled: conquer a region with it or end the conquests"),
                format!(
                    "le dé montre {face} : conquérez une région avec ou terminez les conquêtes"
                ),
            ),
            Self::OneRollEach { face } => say(
                format!("one roll for each conquest: a {face} lies on the table"),
                format!("un seul jet par conquête : le dé montre {face}"),
            ),
            Self::NothingToRollFor => plain(words(
                "a roll needs at least 1 token in hand",
                "il faut au moins 1 pion en main pour lancer le dé",
            )),
            Self::TooLateToAbandon => plain(words(
                "regions are abandoned before the first conquest of the turn",
                "on abandonne des régions avant la première conquête du tour",
            )),
            Self::NotHeld { region } => say(
                format!("region {region} is not held by this race"),
                format!("la région {region} n'est pas tenue par ce peuple"),
            ),
            Self::NotInHand { asked, has } | Self::NoMorePieces { asked, has } => say(
                format!("{asked} asked for, 1 to {has} expected"),
                format!("{asked} demandé, 1 à {has} attendu"),
            ),
            Self::MustVacate { owed } => say(
                format!("{owed} token(s) must leave the map first: give up regions"),
                format!("{owed} pion(s) doi(ven)t d'abord quitter la carte : cédez des régions"),
            ),
            Self::MustPlace { left } => say(
                format!("{left} token(s) or piece(s) in hand must be placed first"),
                format!("{left} pion(s) en main doi(ven)t d'abord être placé(s)"),
            ),
            Self::WrongPiece => plain(words(
                "this piece is not to be placed now",
                "cette pièce ne se place pas maintenant",
            )),
            Self::PieceFull { region } => say(
                format!("region {region} has no room for more of these"),
                format!("la région {region} n'a plus de place pour ces pièces"),
            ),
            Self::NoSuchDeed => plain(words(
                "no tile of this race allows that",
                "aucune tuile de ce peuple ne le permet",
            )),
            Self::AnswerFirst(question) => say(
                format!("first to be answered: {}", question.words.en),
                format!("il faut d'abord répondre : {}", question.words.fr),
            ),
            Self::ImmuneRace { region } => say(
                format!("region {region} is immune: its declined race cannot be touched"),
                format!("la région {region} est imprenable : son peuple en déclin est intouchable"),
            ),
            Self::JustAbandoned { region } => say(
                format!("region {region} was abandoned this turn and cannot be attacked in it"),
                format!("la région {region} a été abandonnée ce tour et ne peut y être attaquée"),
            ),
            Self::OutOfAim { region } => say(
                format!("region {region} is out of range: exactly one region must lie between"),
                format!(
                    "la région {region} est hors de portée : il faut exactement une région entre deux"
                ),
            ),
            Self::AimFirst => plain(words(
                "a conquest is prepared: first choose the region it attacks",
                "une conquête est préparée : choisissez d'abord la région à attaquer",
            )),
            Self::JustThePrice => plain(words(
                "this race conquers with exactly the price; it redeploys afterwards",
                "ce peuple conquiert avec le prix exact ; il se redéploie ensuite",
            )),
            Self::AllAtOnce => plain(words(
                "this race takes all spare tokens up at once",
                "ce peuple reprend tous ses pions en trop d'un coup",
            )),
            Self::TooSafe { piece, region } => say(
                format!(
                    "the {} may not stand in region {region}, which is immune or has no token left for it",
                    piece.en
                ),
                format!(
                    "{} : pas en région {region}, imprenable ou sans pion pour cela",
                    piece.fr
                ),
            ),
            Self::WouldHide { piece } => say(
                format!("nobody but the {} would stand there, which may not hide", piece.en),
                format!("{} y serait seul et ne peut se cacher", piece.fr),
            ),
            Self::TileAt { reason, region } => {
                plain(reason.words).replace("{region}", &region.to_string())
            }
            Self::Tile(reason) => plain(reason.words),
        };
        format!("{reason} ({})", self.ruling())
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
            Self::Defence => words(
                "displaced defenders are placed",
                "les défenseurs délogés se placent",
            ),
            Self::Over => words("the game is over", "la partie est terminée"),
        }
    }
}
