//! Markers that are not race tokens.

use super::vocabulary::{Field, Phase, Vocabulary, fill, vocabulary};
use super::{Where, Words, words};
use crate::custom::{
    COINS, CountTold, FIRST, Fields, MOST_EACH_TURN, OwnWords, PlaceTold, SUPPLY, Told, WordTold,
    count, flag,
};
use crate::custom::{COMPANY, DEFENCE, IMMUNE, PLACED, RIPENS, STACKS, STAYS_IN_DECLINE, TAKEN};

vocabulary! {
    /// When a piece comes onto the board.
    pub enum Placed: Phase {
        /// One in each region as it is conquered.
        OnConquest = "on-conquest" {
            name: ["in each conquest", "à chaque conquête"],
            says: ["one in each region as it is conquered", "une dans chaque région conquise"],
            more: Phase::Conquest,
        }
        /// One in each region of a kind as it is conquered (W-17).
        OnConquestIn(Where) = "on-conquest-in" (Self::OnConquestIn(at)) [at: PlaceTold::needed()] {
            name: ["in some conquests", "à certaines conquêtes"],
            says: ["one in each region {at} as it is conquered", "une dans chaque région {at} conquise"],
            more: Phase::Conquest,
        }
        /// One in each of the first regions the race ever conquers.
        FirstConquests(u8) = "first-conquests" (Self::FirstConquests(first))
            [first: count(FIRST, 1..=MOST).up_to(SUPPLY)] {
            name: ["in the first conquests", "aux premières conquêtes"],
            says: ["one in each of its first {first} conquests", "une dans chacune de ses {first} premières conquêtes"],
            more: Phase::Conquest,
        }
        /// So many new ones at each redeployment, if the owner likes; they stay where they are.
        EachTurn(u8) = "each-turn" (Self::EachTurn(most))
            [most: count(MOST_EACH_TURN, 1..=MOST).up_to(SUPPLY).usually(1)] {
            name: ["new ones each turn", "de nouvelles chaque tour"],
            says: ["up to {most} placed each turn", "jusqu'à {most} posée(s) par tour"],
            more: Phase::Redeployment,
        }
        /// At each redeployment a new one for each region held there; they stay where they are put (U-45).
        ForRegions(Where) = "for-regions" (Self::ForRegions(at)) [at: PlaceTold::needed()] {
            name: ["new ones for regions", "de nouvelles par région"],
            says: ["a new one each turn for each region {at}", "une nouvelle chaque tour par région {at}"],
            more: Phase::Redeployment,
        }
        /// All taken up and placed anew at each redeployment; displaced ones with the tokens (B-124).
        Redeployed = "redeployed" {
            name: ["anew with the tokens", "à nouveau avec les pions"],
            says: ["placed anew with the tokens", "reposées avec les pions"],
            more: Phase::Redeployment,
        }
        /// All taken up and placed anew at the end of each turn, in different regions.
        EndOfTurn = "end-of-turn" {
            name: ["anew at the end of the turn", "à nouveau en fin de tour"],
            says: ["placed anew at the end of each turn", "reposées à la fin de chaque tour"],
            more: Phase::EndOfTurn,
        }
        /// By a verb of its tile: the first piece of the tile, one of a kind.
        ByVerb = "by-verb" {
            name: ["by its deed", "par son acte"],
            says: ["brought by its deed", "amenée par son action"],
            more: Phase::Conquest,
        }
        /// With the combo, as one of its tokens: it attacks, holds and defends like them (C-07, L-02). Printed tiles only.
        AsToken = "as-token" {
            name: ["with the combo, as a token", "avec le combo, comme un pion"],
            says: ["comes with the combo and fights as a token", "vient avec le combo et combat comme un pion"],
            more: Phase::Conquest,
        }
    }
}

/// What becomes of a piece that counts as a token when its region falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Falls {
    /// It is one of those of which one is lost; the owner says which (C-07).
    #[default]
    AmongTokens,
    /// It is lost before any other (W-43).
    First,
    /// It is taken instead of a token; its tile says what follows (L-04).
    Taken,
}

/// The most pieces of a kind in a game.
const MOST: u8 = 20;
/// The most of those that stack: they are counted in bits, three of them at most.
pub const MOST_STACKED: u8 = 7;

/// What a piece of a blank tile can be told.
pub struct Property {
    /// How a file says it.
    pub field: Field,
    /// What it means, for those who write tiles.
    pub means: &'static str,
}

/// Makes a kind of piece, its reader and its sentences of one list.
macro_rules! pieces {
    ($(
        $(#[doc = $means:literal])+
        $property:ident: $type:ty = $spec:expr => [$en:expr, $fr:expr];
    )+) => {
        /// A marker that is not a race token.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Piece<'a> {
            /// The stable identifier, also the word of its action.
            pub id: &'a str,
            /// Its name.
            pub name: Words<'a>,
            /// What putting one says on a button; where it says nothing, its name does.
            pub put: Words<'a>,
            /// Its picture, by its name in the set of icons.
            pub icon: &'a str,
            /// How many are in the box, a cap for the whole game (P-15).
            pub supply: u8,
            /// How many fit in one region.
            pub per_region: u8,
            /// When it comes onto the board.
            pub placed: Placed,
            /// For one that counts as a token: what becomes of it when its region falls.
            pub falls: Falls,
            /// For one that counts as a token: whether its tile brings it in the course of the game, not the combo (W-43, W-46).
            pub fetched: bool,
            /// Whether it stays with the ground, whoever comes and goes (U-12).
            pub rooted: bool,
            /// For one that counts as a token: whether it may not stand where it is immune (L-03).
            pub exposed: bool,
            $($(#[doc = $means])+ pub $property: $type),+
        }

        /// Reads a kind of piece, but for its names.
        pub(crate) fn read_piece(fields: &Fields) -> Piece<'static> {
            let stacks = flag(STACKS).read(fields).unwrap_or_default();
            let supply = supply(stacks).read(fields).unwrap_or(1);
            Piece {
                // Shown where only the rules speak; people hear its name from the game.
                id: "piece",
                name: words("piece", "pièce"),
                put: PIECE.put,
                icon: PIECE.icon,
                supply,
                per_region: if stacks { supply } else { 1 },
                placed: placed().read(fields).unwrap_or(Placed::OnConquest),
                falls: Falls::default(),
                fetched: false,
                rooted: false,
                exposed: false,
                $($property: $spec.read(fields).unwrap_or_default()),+
            }
        }

        /// What a piece does, in the order of the definitions.
        pub(crate) fn piece_said(piece: &Piece) -> Vec<OwnWords> {
            let mut said = vec![piece.placed.said()];
            if piece.per_region > 1 {
                said.push(fill(words("they stack", "elles s'empilent"), &[]));
            }
            $(if piece.$property != <$type>::default() {
                let told = $spec.say(piece.$property);
                said.push(fill(words($en, $fr), &[(stringify!($property), told)]));
            })+
            said
        }

        /// What a piece of a blank tile can be told, besides its names.
        pub fn properties() -> Vec<Property> {
            let property = |field, means: &'static str| Property { field, means: means.trim() };
            vec![
                property(supply(false).field(), "How many there are in the whole game (P-15)."),
                property(placed().field(), "When it comes onto the board."),
                property(flag(STACKS).field(), "Whether several stand in one region."),
                $(property($spec.field(), concat!($($means),+))),+
            ]
        }
    };
}

pieces! {
    /// What each adds to the price of its region.
    defence: u8 = count(DEFENCE, 0..=3).usually(0) => ["+{defence} defence", "+{defence} en défense"];
    /// Whether its region is immune to opponents (P-24).
    immune: bool = flag(IMMUNE) => ["its region is immune", "sa région est imprenable"];
    /// Whether it keeps a token from being alone (P-28).
    company: bool = flag(COMPANY) => ["no token beside it is alone", "aucun pion n'est seul à côté d'elle"];
    /// Coins each pays at scoring while the race is active.
    coins: u8 = count(COINS, 0..=3).usually(0) => ["{coins} coin(s) at scoring", "{coins} jeton(s) au décompte"];
    /// Coins to its owner as his next turn begins, and it is used up (F-06).
    ripens: u8 = count(RIPENS, 0..=3).usually(0) => [
        "{ripens} coin(s) as the next turn begins, and it is used up",
        "{ripens} jeton(s) au début du tour suivant, puis épuisée"
    ];
    /// Coins to whoever conquers its region (F-07); only for a piece that ripens.
    taken: u8 = count(TAKEN, 0..=1).usually(0) => ["a conqueror takes it for a coin", "un conquérant la prend pour un jeton"];
    /// Whether it stays with a declined token (B-187); a power needs the rule of that name too.
    stays_in_decline: bool = flag(STAYS_IN_DECLINE) => ["stays in decline", "reste en déclin"];
}

fn supply(stacks: bool) -> CountTold {
    count(SUPPLY, 1..=if stacks { MOST_STACKED } else { MOST }).begins(5)
}

fn placed() -> WordTold<Placed> {
    WordTold::new(PLACED).but(&[Placed::AsToken])
}

impl Piece<'_> {
    /// Whether a seat places it by an action of its own; others follow from what is done.
    pub const fn is_placed_by_hand(&self) -> bool {
        matches!(
            self.placed,
            Placed::EachTurn(_)
                | Placed::ForRegions(_)
                | Placed::Redeployed
                | Placed::EndOfTurn
                | Placed::AsToken
        )
    }
}

/// A piece that does nothing yet, one to a region.
pub const PIECE: Piece = Piece {
    id: "",
    name: words("", ""),
    put: words("", ""),
    icon: "knight-banner",
    supply: 1,
    per_region: 1,
    placed: Placed::ByVerb,
    falls: Falls::AmongTokens,
    fetched: false,
    rooted: false,
    exposed: false,
    defence: 0,
    immune: false,
    company: false,
    coins: 0,
    stays_in_decline: false,
    taken: 0,
    ripens: 0,
};
