//! The whole vocabulary of exceptions: what a race, a power or a piece can bend, as data.
//!
//! A [`Tile`] is made of facts, [`Rule`]s, [`Piece`]s and, for what the data cannot say, [`Hooks`].
//! How several tiles combine is written where the base rule lives, and in `docs/hooks.md`.

use crate::board::{Symbol, Terrain};
use crate::cx::Cx;
use crate::effect::Effects;
use crate::ids::{RegionId, Seat};
use crate::refusal::Refusal;
use crate::region_set::RegionSet;

/// A text in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words<'a> {
    /// English.
    pub en: &'a str,
    /// French.
    pub fr: &'a str,
}

/// A text in English and in French.
pub const fn words<'a>(en: &'a str, fr: &'a str) -> Words<'a> {
    Words { en, fr }
}

/// What a tile is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A race banner.
    Race,
    /// A power badge.
    Power,
    /// Tokens of a seat that plays by rules of its own and picks no combo.
    Role,
}

/// The product a tile comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameBox {
    /// The base game.
    Base,
    /// Cursed!
    Cursed,
    /// Grand Dames of Small World.
    GrandDames,
    /// Be Not Afraid…
    BeNotAfraid,
    /// Leaders of Small World: a leader for each race.
    Leaders,
    /// Necromancer Island: the last seat plays the Necromancer.
    Necromancer,
    /// No box: a blank tile that somebody filled in (`custom.rs`).
    Custom,
}

impl GameBox {
    /// Every box the rules know. Blank tiles come from none: they are named one by one.
    pub const ALL: [Self; 6] = [
        Self::Base,
        Self::Cursed,
        Self::GrandDames,
        Self::BeNotAfraid,
        Self::Leaders,
        Self::Necromancer,
    ];

    /// The identifier used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Cursed => "cursed-box",
            Self::GrandDames => "grand-dames-box",
            Self::BeNotAfraid => "be-not-afraid-box",
            Self::Leaders => "leaders-box",
            Self::Necromancer => "necromancer-box",
            Self::Custom => "custom",
        }
    }

    /// The box with an identifier; the ending `-box` may be left out.
    pub fn named(id: &str) -> Option<Self> {
        let plain = |id: &str| id.strip_suffix("-box").unwrap_or(id).to_owned();
        Self::ALL
            .into_iter()
            .find(|from| plain(from.id()) == plain(id))
    }

    /// Its name.
    pub const fn name(self) -> Words<'static> {
        match self {
            Self::Base => words("Small World", "Small World"),
            Self::Cursed => words("Cursed!", "Maudits !"),
            Self::GrandDames => words("Grand Dames", "Honneur aux Dames !"),
            Self::BeNotAfraid => words("Be Not Afraid…", "Même pas peur !"),
            Self::Leaders => words("Leaders", "Les Chefs"),
            Self::Necromancer => words("Necromancer Island", "L'Île du Nécromant"),
            Self::Custom => words("Blank tiles", "Tuiles vierges"),
        }
    }
}

/// Everything one race or power changes.
#[derive(Clone, Copy, Debug)]
pub struct Tile<'a> {
    /// The stable identifier.
    pub id: &'a str,
    /// Race or power.
    pub kind: Kind,
    /// Where it comes from.
    pub from: GameBox,
    /// The number printed on the tile.
    pub tokens: u8,
    /// Race tokens in the box, a hard cap (P-14); 0 for a power.
    pub supply: u8,
    /// How sure the supply is.
    pub supply_known: Known,
    /// Its name.
    pub name: Words<'a>,
    /// What it does, in one or two sentences.
    pub help: Words<'a>,
    /// The rulings that decide its cases.
    pub rulings: &'static [&'static str],
    /// What it changes, as data.
    pub rules: &'a [Rule],
    /// What it puts on the board. Pieces of a blank tile have no names here: a game tells them.
    pub pieces: &'a [Piece<'static>],
    /// What the data cannot say.
    pub hooks: Hooks,
}

/// Where a number that is printed nowhere comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// A source states it.
    Stated,
    /// It follows the rule that every stated number follows.
    Inferred,
    /// Nobody states it: our own choice.
    House,
}

const fn tile<'a>(kind: Kind, id: &'a str, name: Words<'a>, tokens: u8, supply: u8) -> Tile<'a> {
    Tile {
        id,
        kind,
        from: GameBox::Base,
        tokens,
        supply,
        supply_known: Known::Stated,
        name,
        help: words("", ""),
        rulings: &[],
        rules: &[],
        pieces: &[],
        hooks: NONE,
    }
}

impl Tile<'_> {
    /// The same tile from another box.
    pub const fn of(self, from: GameBox) -> Self {
        Self { from, ..self }
    }

    /// The same tile with a supply that no source states.
    pub const fn supply_is(self, supply_known: Known) -> Self {
        Self {
            supply_known,
            ..self
        }
    }
}

/// A race of the base game that changes nothing yet.
pub const fn race<'a>(id: &'a str, name: Words<'a>, tokens: u8, supply: u8) -> Tile<'a> {
    tile(Kind::Race, id, name, tokens, supply)
}

/// A power of the base game that changes nothing yet.
pub const fn power<'a>(id: &'a str, name: Words<'a>, tokens: u8) -> Tile<'a> {
    tile(Kind::Power, id, name, tokens, 0)
}

/// While a rule works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Only while the race is active (P-02).
    Active,
    /// Active and in decline.
    Always,
    /// Active, in rounds with an even number (C-15).
    EvenRounds,
    /// Active, for the one conquest that a verb of the tile has just prepared.
    Armed,
}

/// Who stands in a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Against {
    /// Anybody or nobody.
    Anyone,
    /// Declined tokens, lost tribes or ghosts (C-01, C-02).
    Declined,
}

/// A kind of region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// Every region.
    Any,
    /// Every region but seas and lakes.
    Land,
    /// Seas and lakes.
    Water,
    /// One of these terrains.
    Terrain(Terrains),
    /// Carrying this symbol.
    Symbol(Symbol),
    /// Next to water (B-104).
    Coastal,
}

/// Some terrains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terrains(u8);

impl Terrains {
    /// Whether a terrain is one of them.
    pub const fn has(self, terrain: Terrain) -> bool {
        self.0 >> terrain as u8 & 1 == 1
    }

    /// Those of them, in the order of the definitions.
    pub fn iter(self) -> impl Iterator<Item = Terrain> {
        Terrain::ALL
            .into_iter()
            .filter(move |&terrain| self.has(terrain))
    }
}

/// These terrains.
pub const fn terrains(list: &[Terrain]) -> Terrains {
    let (mut bits, mut i) = (0, 0);
    while i < list.len() {
        bits |= 1 << list[i] as u8;
        i += 1;
    }
    Terrains(bits)
}

/// What a coin is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    /// Each region held of that kind.
    Region(Where),
    /// The turn, as long as the race has a token left (B-68).
    Turn,
    /// The turn in which the combo was picked (B-152).
    FirstTurn,
    /// Each non-empty region conquered this turn (B-38, P-10).
    NonEmptyConquest,
    /// Each region held beyond so many (F-20).
    Beyond(u8),
    /// The turn, with one to so many regions held (F-23).
    UpTo(u8),
    /// The turn, if no active race was attacked in it (D-17).
    NoAttack,
    /// Each region abandoned this turn (D-03).
    Abandoned,
}

/// A change of the price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// Tokens more or, below zero, fewer.
    pub amount: i8,
    /// In which regions.
    pub at: Where,
    /// Only next to a region of this kind that the race holds; counts once (B-88).
    pub beside: Option<Where>,
    /// Only where somebody like this stands.
    pub against: Against,
    /// While it works.
    pub when: When,
}

/// A price that changes nothing, everywhere.
pub const PRICE: Price = Price {
    amount: 0,
    at: Where::Any,
    beside: None,
    against: Against::Anyone,
    when: When::Active,
};

/// One word of the vocabulary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Coins at scoring. Several add up.
    Score {
        /// How many.
        coins: u8,
        /// For what.
        per: Per,
        /// While active, or always.
        when: When,
    },
    /// A change of the price. Several add up, then the least price holds (P-04, P-06).
    Price(Price),
    /// First conquests are allowed here too. Several unite.
    Entry(Where),
    /// Every conquest is allowed here, bordering or not. Several unite.
    Reach(Where),
    /// Regions of this kind are next to each other for conquests (P-30). Several unite.
    Link(Where),
    /// Water that is a region for this race (B-144). Several unite.
    Access(Where),
    /// No token is lost when a region is conquered (B-87).
    NoCasualties,
    /// The die may be rolled before each conquest, and there is no final die (B-118, B-121).
    DieBeforeEach,
    /// Tokens that only attack: taken back after redeployment (B-81).
    Lent(u8),
    /// One new token at redeployment for so many non-empty conquests (B-96).
    RecruitPer(u8),
    /// In decline every token stays, and defends itself like an active one (B-105, B-111).
    StandsInDecline,
    /// In decline it goes on conquering, before the active race (B-106).
    ActsInDecline,
    /// In decline it does not count toward the limit of one declined race (B-147).
    OwnDeclineSlot,
    /// It may decline after scoring an expansion turn (B-149).
    DeclineAfterTurn,
    /// The badge stays beside its banner in decline (B-15).
    StaysInDecline,
    /// The fewest tokens that conquer a region and stay in it (C-03). The highest counts.
    Least(u8),
    /// Coins laid on this combo by whoever passes it over (C-09). The highest counts.
    PassedCoins(u8),
    /// Tokens from the tray that join this combo when it is passed over (F-11). Several add up.
    PassedTokens(u8),
    /// The most tokens in a region after redeployment; the others wait beside the map (F-09).
    Garrison(u8),
    /// No redeployment at the end of its own turn; it may conquer with more than the price (F-01, F-02).
    StaysPut,
    /// In decline its regions are immune (D-01).
    ImmuneInDecline,
    /// Regions abandoned this turn may not be attacked in it (D-03).
    ShunsAbandoned,
    /// In decline its regions become one tower, which scores its tokens (D-07, D-08).
    Tower,
    /// Coins taken from the owner of each active race's region that is conquered (C-14). Several add up.
    Loot(u8),
    /// Coins that an opponent gives for each region he conquers from it (F-19). Several add up.
    Levy(u8),
    /// A die for each token lost while active; so many new ones come (F-13).
    RollsForLosses,
    /// A conquest may be made cheaper for coins, once each (F-21).
    PaidDiscount {
        /// What it costs.
        coins: u8,
        /// Tokens fewer.
        tokens: u8,
    },
    /// Coins as it is picked, for each declined race on the map (D-14).
    CoinsPerDeclinedRace(u8),
    /// Coins each time a race goes in decline, its own included (D-15).
    CoinsPerDecline(u8),
}

/// When a piece comes onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placed {
    /// One in each region as it is conquered.
    OnConquest,
    /// One in each of the first regions the race ever conquers.
    FirstConquests(u8),
    /// So many new ones at each redeployment, if the owner likes; they stay where they are.
    EachTurn(u8),
    /// All taken up and placed anew at each redeployment; displaced ones with the tokens (B-124).
    Redeployed,
    /// All taken up and placed anew at the end of each turn, in different regions.
    EndOfTurn,
    /// By a verb of its tile.
    ByVerb,
    /// With the combo, as one of its tokens: it attacks, holds and defends like them (C-07, L-02).
    AsToken,
}

/// A marker that is not a race token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece<'a> {
    /// The stable identifier, also the word of its action.
    pub id: &'a str,
    /// Its name.
    pub name: Words<'a>,
    /// How many are in the box, a cap for the whole game (P-15).
    pub supply: u8,
    /// How many fit in one region.
    pub per_region: u8,
    /// When it comes onto the board.
    pub placed: Placed,
    /// What each adds to the price of its region.
    pub defence: u8,
    /// Whether its region is immune to opponents (P-24).
    pub immune: bool,
    /// Whether it keeps a token from being alone (P-28).
    pub company: bool,
    /// Coins each pays at scoring while the race is active.
    pub coins: u8,
    /// Whether it stays with a declined token (B-187).
    pub stays_in_decline: bool,
    /// Coins to whoever conquers its region (F-07).
    pub taken: u8,
    /// Coins to its owner as his next turn begins, and it is used up (F-06).
    pub ripens: u8,
}

impl Piece<'_> {
    /// Whether a seat places it by an action of its own; others follow from what is done.
    pub const fn is_placed_by_hand(&self) -> bool {
        matches!(
            self.placed,
            Placed::EachTurn(_) | Placed::Redeployed | Placed::EndOfTurn | Placed::AsToken
        )
    }
}

/// A piece that does nothing yet, one to a region.
pub const PIECE: Piece = Piece {
    id: "",
    name: words("", ""),
    supply: 1,
    per_region: 1,
    placed: Placed::ByVerb,
    defence: 0,
    immune: false,
    company: false,
    coins: 0,
    stays_in_decline: false,
    taken: 0,
    ripens: 0,
};

/// When a verb may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// Between conquests.
    Conquest,
    /// After redeployment, before scoring; the owner may pass.
    EndOfTurn,
}

/// What a verb does, and to what.
#[derive(Clone, Copy)]
pub enum Deed {
    /// Something done to a region.
    Region {
        /// Regions worth asking about; the refusal decides.
        candidates: fn(&Cx) -> RegionSet,
        /// Why not, if not; told the candidates, which are the same for every region.
        refuse: fn(&Cx, RegionId, RegionSet) -> Option<Refusal>,
        /// What follows.
        act: fn(&Cx, RegionId, &mut Effects),
    },
    /// Something done without a target.
    Now {
        /// Why not, if not.
        refuse: fn(&Cx) -> Option<Refusal>,
        /// What follows.
        act: fn(&Cx, &mut Effects),
    },
    /// Something agreed with a seat.
    Seat {
        /// Why not, if not.
        refuse: fn(&Cx, Seat) -> Option<Refusal>,
        /// What follows.
        act: fn(&Cx, Seat, &mut Effects),
    },
}

/// A special deed that a tile allows its owner.
#[derive(Clone, Copy, Debug)]
pub struct Verb<'a> {
    /// The word of its action.
    pub word: &'a str,
    /// What it does, for a button.
    pub name: Words<'a>,
    /// When.
    pub window: Window,
    /// How.
    pub deed: Deed,
}

impl std::fmt::Debug for Deed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Region { .. } => "Region",
            Self::Now { .. } => "Now",
            Self::Seat { .. } => "Seat",
        })
    }
}

/// What the data cannot say. Each hook has one way to combine.
#[derive(Clone, Copy, Debug)]
pub struct Hooks {
    /// Extra actions. Those of all tiles in force are offered.
    pub verbs: &'static [Verb<'static>],
    /// Whether this active race may not be attacked by a seat's active race. One is enough.
    pub spared_by: Option<fn(&Cx, Seat) -> bool>,
    /// While a verb of this tile has prepared the next conquest: the only regions it may take.
    pub aim: Option<fn(&Cx) -> RegionSet>,
}

/// No hook at all.
pub const NONE: Hooks = Hooks {
    verbs: &[],
    spared_by: None,
    aim: None,
};
