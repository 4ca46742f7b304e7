//! Every refusal, said once: its numbers, its ruling, its sentence in both languages.

use super::{Language, Reason};
use crate::ids::{RegionId, Seat};
use crate::notation::agree;
use crate::state::Stage;
use crate::tile::{Question, Words};

/// Makes the enum, the rulings and the sentences of one list, so that none of them can be forgotten. A sentence
/// is what `format!` takes; its endings in brackets follow the numbers before them (`agree`).
macro_rules! refusals {
    ($(
        $(#[$what:meta])*
        $name:ident $({ $($field:ident: $kind:ty),* })? $(($only:ident: $sole:ty))? = $ruling:expr;
        en $english:tt
        fr $french:tt
    )*) => {
        /// Why an action is refused. A refused action changes nothing (P-23). The fields are the numbers it names.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Refusal {
            $($(#[$what])* $name $({ $($field: $kind),* })? $(($sole))?,)*
        }

        impl Refusal {
            /// The ruling that decides.
            #[allow(unused_variables)]
            pub const fn ruling(&self) -> &'static str {
                match *self {
                    $(Self::$name $({ $($field),* })? $(($only))? => $ruling,)*
                }
            }

            #[allow(unused_variables)]
            fn english(&self) -> String {
                match *self {
                    $(Self::$name $({ $($field),* })? $(($only))? => format! $english,)*
                }
            }

            #[allow(unused_variables)]
            fn french(&self) -> String {
                match *self {
                    $(Self::$name $({ $($field),* })? $(($only))? => format! $french,)*
                }
            }
        }
    };
}

impl Refusal {
    /// The reason with its numbers and its ruling, for a person.
    pub fn text(&self, language: Language) -> String {
        let reason = match language {
            Language::English => self.english(),
            Language::French => self.french(),
        };
        format!("{} ({})", agree(language, &reason), self.ruling())
    }
}

/// The number of a place or seat as people count.
const fn from_one(number: u8) -> u16 {
    number as u16 + 1
}

refusals! {
    // The turn.

    /// The game is over.
    Over = "B-77";
    en("the game is over")
    fr("la partie est terminée")
    /// A die or a tile must be drawn first.
    ChanceFirst = "P-22";
    en("a die or a tile must be drawn first")
    fr("il faut d'abord lancer le dé ou tirer une tuile")
    /// The action does not belong to this stage of the turn.
    NotNow(stage: Stage) = "B-20";
    en("not possible now: {}", stage.words().en)
    fr("impossible maintenant : {}", stage.words().fr)
    /// A question was put and must be answered first.
    AnswerFirst(question: &'static Question) = question.ruling;
    en("first to be answered: {}", question.words.en)
    fr("il faut d'abord répondre : {}", question.words.fr)
    /// The race has already begun to expand this turn.
    AlreadyExpanding = "B-21";
    en("this turn's expansion has begun: too late to decline")
    fr("l'expansion de ce tour a commencé : trop tard pour passer en déclin")
    /// A declined people that could act comes first.
    DeclinedFirst = "B-21";
    en("a declined race acts first: end its step without an action, then decline")
    fr("un peuple en déclin joue d'abord : terminez son étape sans agir, puis passez en déclin")
    /// Abandoning comes before the first conquest.
    TooLateToAbandon = "B-25";
    en("regions are abandoned before the first conquest of the turn")
    fr("on abandonne des régions avant la première conquête du tour")
    /// The tile that allows this is not in force.
    NoSuchDeed = "P-01";
    en("no tile of this race allows that")
    fr("aucune tuile de ce peuple ne le permet")
    /// A conquest was prepared and must be made first.
    AimFirst = "F-15";
    en("a conquest is prepared: first choose the region it attacks")
    fr("une conquête est préparée : choisissez d'abord la région à attaquer")

    // What the table does not have.

    /// The board has no such region.
    NoSuchRegion { region: RegionId, last: RegionId } = "B-06";
    en("no region {region}: 0 to {last} expected")
    fr("pas de région {region} : 0 à {last} attendu")
    /// The column has no such place.
    NoSuchCombo { place: u8, shown: u8 } = "B-05";
    en("no combo {}: 1 to {shown} expected", from_one(place))
    fr("pas de combinaison {} : 1 à {shown} attendu", from_one(place))
    /// The table has no such seat.
    NoSuchSeat { seat: Seat, seats: u8 } = "B-02";
    en("no seat {}: 1 to {seats} expected", from_one(seat.0))
    fr("pas de siège {} : 1 à {seats} attendu", from_one(seat.0))

    // Coins.

    /// The combo costs more than the seat owns.
    TooDear { price: u8, coins: u16 } = "B-08";
    en("costs {price} coin(s), {coins} owned")
    fr("coûte {price} jeton(s), {coins} en poche")
    /// Something that a tile sells costs more than the seat owns.
    Costs { ruling: &'static str, price: u8, coins: u16 } = ruling;
    en("costs {price} coin(s), {coins} owned")
    fr("coûte {price} jeton(s), {coins} en poche")

    // Reach.

    /// The region is held by the same people.
    AlreadyHeld { region: RegionId } = "B-34";
    en("region {region} is already held by this race")
    fr("la région {region} est déjà tenue par ce peuple")
    /// Water that this people cannot hold.
    Water { region: RegionId } = "B-144";
    en("region {region} is water, closed to this race")
    fr("la région {region} est de l'eau, fermée à ce peuple")
    /// A piece makes the region immune.
    Immune { region: RegionId, piece: Words<'static> } = "P-24";
    en("region {region} is immune: {} there", piece.en)
    fr("la région {region} est imprenable : {} sur place", piece.fr)
    /// The region of a declined race that is immune.
    ImmuneRace { region: RegionId } = "D-01";
    en("region {region} is immune: its declined race cannot be touched")
    fr("la région {region} est imprenable : son peuple en déclin est intouchable")
    /// A pact protects the region.
    Pact { region: RegionId, seat: Seat } = "B-130";
    en("region {region} belongs to seat {seat}, bound by a pact")
    fr("la région {region} est au siège {seat}, lié par un pacte")
    /// A declined race asks for a toll that the seat cannot pay.
    Toll { region: RegionId } = "U-38";
    en("region {region} costs a toll to its declined race's owner, and you have no coin")
    fr("la région {region} coûte un péage au maître de son peuple en déclin, et vous n'avez pas de jeton")
    /// No tile helps against the race that holds the region.
    PlainOnly { region: RegionId } = "U-33";
    en("nothing but plain tokens over a plain border takes region {region}: no tile helps against its race")
    fr("seuls de simples pions par une vraie frontière prennent la région {region} : aucune tuile n'aide contre son peuple")
    /// The first conquest must be an entry.
    NoEntry { region: RegionId } = "B-28";
    en("the first conquest must be on the board's edge or a sea shore; region {region} is not")
    fr("la première conquête se fait au bord du plateau ou sur la côte d'une mer ; pas en région {region}")
    /// The region borders none of the people's regions.
    NotAdjacent { region: RegionId } = "B-32";
    en("region {region} borders no region of this race")
    fr("la région {region} ne borde aucune région de ce peuple")
    /// The region was abandoned this turn by a race that may not come back in it.
    JustAbandoned { region: RegionId } = "D-03";
    en("region {region} was abandoned this turn and cannot be attacked in it")
    fr("la région {region} a été abandonnée ce tour et ne peut y être attaquée")
    /// A prepared conquest reaches other regions only.
    OutOfAim { region: RegionId } = "F-15";
    en("region {region} is out of range: exactly one region must lie between")
    fr("la région {region} est hors de portée : il faut exactement une région entre deux")

    // Tokens and the price.

    /// Too few tokens in hand.
    NotEnough { region: RegionId, needs: u8, has: u8 } = "B-37";
    en("region {region} needs {needs} token(s), {has} in hand")
    fr("la région {region} demande {needs} pion(s), {has} en main")
    /// Nothing in hand to attack with.
    EmptyHand = "B-42";
    en("at least 1 token in hand is needed")
    fr("il faut au moins 1 pion en main")
    /// Only a race that stays put conquers with more than the price.
    JustThePrice = "F-02";
    en("this race conquers with exactly the price; it redeploys afterwards")
    fr("ce peuple conquiert avec le prix exact ; il se redéploie ensuite")
    /// Only a race that stays put takes tokens up region by region.
    AllAtOnce = "B-24";
    en("this race takes all spare tokens up at once")
    fr("ce peuple reprend tous ses pions en trop d'un coup")
    /// More of a kind than can go along.
    CannotGo { asked: u8, has: u8 } = "F-25";
    en("{asked} asked for, 0 to {has} can go along")
    fr("{asked} demandé, 0 à {has} peuvent partir")

    // The die.

    /// Even the best roll would not do.
    TooShort { region: RegionId, needs: u8, has: u8 } = "B-42";
    en("region {region} needs {needs} token(s), {has} in hand: the die brings 3 at most")
    fr("la région {region} demande {needs} pion(s), {has} en main : le dé en apporte 3 au plus")
    /// The final die is for those who lack tokens.
    EnoughTokens { region: RegionId, needs: u8, has: u8 } = "B-47";
    en("no die: region {region} needs {needs} token(s), {has} in hand are enough")
    fr("pas de dé : la région {region} demande {needs} pion(s), les {has} en main suffisent")
    /// This race rolls before choosing, and has no final die.
    RollsFirst = "B-121";
    en("this race rolls before choosing a region and has no final die")
    fr("ce peuple lance le dé avant de choisir une région et n'a pas de dé final")
    /// This race does not roll before choosing.
    NoFirstRoll = "B-118";
    en("this race does not roll before choosing a region")
    fr("ce peuple ne lance pas le dé avant de choisir une région")
    /// The die lies on the table and must be used.
    DieOnTable { face: u8 } = "B-120";
    en("a {face} was rolled: conquer a region with it or end the conquests")
    fr("le dé montre {face} : conquérez une région avec ou terminez les conquêtes")
    /// One roll before each conquest.
    OneRollEach { face: u8 } = "B-119";
    en("one roll for each conquest: a {face} lies on the table")
    fr("un seul jet par conquête : le dé montre {face}")
    /// A roll before choosing needs a token in hand.
    NothingToRollFor = "B-119";
    en("a roll needs at least 1 token in hand")
    fr("il faut au moins 1 pion en main pour lancer le dé")

    // Placing tokens and pieces.

    /// The people does not hold the region.
    NotHeld { region: RegionId } = "P-29";
    en("region {region} is not held by this race")
    fr("la région {region} n'est pas tenue par ce peuple")
    /// More than is in hand, or nothing at all.
    NotInHand { asked: u8, has: u8 } = "B-60";
    en("{asked} asked for, 1 to {has} expected")
    fr("{asked} demandé, 1 à {has} attendu")
    /// Tokens must leave the map first.
    MustVacate { owed: u8 } = "B-82";
    en("{owed} token(s) must leave the map first: give up regions")
    fr("{owed} pion(s) doi(ven)t d'abord quitter la carte : cédez des régions")
    /// Tokens in hand must be placed first.
    MustPlace { left: u8 } = "B-60";
    en("{left} token(s) or piece(s) in hand must be placed first")
    fr("{left} pion(s) en main doi(ven)t d'abord être placé(s)")
    /// Another kind of piece is being placed, or none.
    WrongPiece = "B-64";
    en("this piece is not to be placed now")
    fr("cette pièce ne se place pas maintenant")
    /// More pieces than are there to be placed, or none at all.
    NoMorePieces { asked: u8, has: u8 } = "P-15";
    en("{asked} asked for, 1 to {has} expected")
    fr("{asked} demandé, 1 à {has} attendu")
    /// The region has no room for more of these pieces.
    PieceFull { region: RegionId } = "P-15";
    en("region {region} has no room for more of these")
    fr("la région {region} n'a plus de place pour ces pièces")
    /// A token may not stand where it is immune.
    TooSafe { piece: Words<'static>, region: RegionId } = "L-03";
    en("the {} may not stand in region {region}, which is immune or has no token left for it", piece.en)
    fr("{} : pas en région {region}, imprenable ou sans pion pour cela", piece.fr)
    /// A region may not be made immune: only this token would stand in it.
    WouldHide { piece: Words<'static> } = "L-14";
    en("nobody but the {} would stand there, which may not hide", piece.en)
    fr("{} : seul à s'y tenir, et il ne se cache pas", piece.fr)

    /// A reason told by a tile.
    Tile(reason: &'static Reason) = reason.ruling;
    en("{}", reason.words.en)
    fr("{}", reason.words.fr)
    /// A reason told by a tile, of a region that its words name.
    TileAt { reason: &'static Reason, region: RegionId } = reason.ruling;
    en("{}", reason.words.en.replace("{region}", &region.to_string()))
    fr("{}", reason.words.fr.replace("{region}", &region.to_string()))
}
