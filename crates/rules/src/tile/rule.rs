//! The words a rule is made of: when, where, for what, how much.

use crate::board::{Symbol, Terrain};

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
