//! Deeds: what a tile lets somebody decide, or leaves to fate. Whoever is asked answers with the word of the verb.

use super::Words;
use crate::api::Purse;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::game::Game;
use crate::ids::{PieceId, RegionId, Seat, TileId};
use crate::notation::speech::Speaker;
use crate::price::Prices;
use crate::realm::Hex;
use crate::refusal::{Reason, Refusal};
use crate::region_set::{RegionSet, TileSet};
use crate::state::State;

/// When a verb may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// As the turn begins, before anything else; a stage of its own that the owner ends.
    Start,
    /// While the race may still decline.
    Choice,
    /// Between conquests.
    Conquest,
    /// With an attack: as another way to make it, or to say who goes along.
    Attack,
    /// After redeployment, before scoring; the owner may pass.
    EndOfTurn,
    /// As the turn of its owner begins who has an active race; also for a people in decline (U-57).
    Rise,
    /// At any moment of the turn but while the die lies on the table (U-77).
    Anytime,
    /// After scoring; also for a people in decline (U-71).
    AfterScore,
    /// Only when it is asked: a rule has put it among what is due.
    Asked,
}

impl Window {
    /// Whether peoples in decline have a say too.
    pub(crate) const fn is_for_all(self) -> bool {
        matches!(self, Self::Rise | Self::AfterScore)
    }
}

/// With how many tokens a region may be attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ways {
    /// What it costs.
    pub price: u8,
    /// The most that may be sent instead; the price itself where there is no choice.
    pub most: u8,
    /// By how much it differs from the usual price, before the least that a conquest needs.
    pub change: i8,
}

/// What a verb does, and to what. The functions that refuse say why not; those that act say what follows.
#[derive(Clone, Copy)]
pub enum Deed {
    /// Something done without a target.
    Now {
        /// Why not, if not.
        refuse: fn(&Cx) -> Option<Refusal>,
        /// What follows.
        act: fn(&mut Hands, By),
    },
    /// Something done to a region.
    Region {
        /// Regions worth asking about; the refusal decides.
        candidates: fn(&Cx) -> RegionSet,
        /// Why not, if not; told the candidates, which are the same for every region.
        refuse: fn(&Cx, RegionId, RegionSet) -> Option<Refusal>,
        /// What follows.
        act: fn(&mut Hands, By, RegionId),
    },
    /// Something agreed with a seat.
    Seat {
        /// Why not, if not.
        refuse: fn(&Cx, Seat) -> Option<Refusal>,
        /// What follows.
        act: fn(&mut Hands, By, Seat),
    },
    /// A region in reach attacked in another way.
    Attack {
        /// At what price, and with how many more; asked for so many, or 0 for the price itself.
        ways: fn(&Cx, &Prices, RegionId, u8) -> Result<Ways, Refusal>,
        /// What follows, with so many tokens, or 0 for the price itself.
        act: fn(&mut Hands, By, RegionId, u8),
    },
    /// A choice between kinds of tokens: a piece, or none for one of the race.
    Token {
        /// Why not, if not.
        refuse: fn(&Cx, PieceId) -> Option<Refusal>,
        /// What follows.
        act: fn(&mut Hands, By, PieceId),
    },
    /// How many of a kind of token, a piece, go along.
    Tokens {
        /// Why not, if not.
        refuse: fn(&Cx, PieceId, u8) -> Option<Refusal>,
        /// What follows.
        act: fn(&mut Hands, By, PieceId, u8),
    },
    /// A choice from a list: things that have a word, then others by number from 1.
    Ware {
        /// The words of the first.
        named: &'static [&'static str],
        /// How many there can be in all.
        most: u8,
        /// The tile that one of them is, if it is one.
        tile: WareTile,
        /// Why not, if not.
        refuse: fn(&Cx, u8) -> Option<Refusal>,
        /// What follows.
        act: fn(&mut Hands, By, u8),
    },
    /// A yes or no; `end` says no.
    Offer {
        /// Why yes cannot be said: such an offer is not made, or taken back when that comes true.
        refuse: fn(&Cx) -> Option<Refusal>,
        /// What follows from yes.
        yes: fn(&mut Hands, By),
        /// What follows from no.
        no: fn(&mut Hands, By),
    },
    /// Fate: the reinforcement die.
    Die {
        /// What follows from a face.
        act: fn(&mut Hands, By, u8),
    },
    /// Fate: one of some coins that lie face down.
    Coin {
        /// Which there can be.
        from: fn(&Game, &State) -> Purse,
        /// What follows from the one that came.
        act: fn(&mut Hands, By, u8),
    },
    /// Fate: one race or power of a set, or another tile by its place among those that are neither.
    Draw {
        /// What is drawn.
        what: Drawn,
        /// Which can come.
        from: fn(&Game, &State) -> TileSet,
        /// What follows from the one that came.
        act: fn(&mut Hands, By, u8),
    },
}

/// What fate draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// Banners.
    Races,
    /// Badges.
    Powers,
    /// Other tiles.
    Others,
}

/// Two questions are the same if they have the same name.
impl PartialEq for Question {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Question {}

impl Deed {
    /// Whether another deed names its targets in the same way.
    pub fn is_said_like(&self, other: &Self) -> bool {
        let without = |deed: &Self| matches!(deed, Self::Now { .. } | Self::Offer { .. });
        (without(self) && without(other))
            || std::mem::discriminant(self) == std::mem::discriminant(other)
    }

    /// Whether fate answers it.
    pub const fn is_fate(&self) -> bool {
        matches!(
            self,
            Self::Die { .. } | Self::Coin { .. } | Self::Draw { .. }
        )
    }
}

/// What somebody is asked, where a verb is only used then.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// Its name in positions.
    pub id: &'static str,
    /// The ruling behind it.
    pub ruling: &'static str,
    /// The question.
    pub words: Words<'static>,
    /// Whether a position may put it.
    pub fits: fn(&Cx) -> bool,
    /// What it is called.
    pub title: Words<'static>,
    /// What whoever decides is told, in a sentence or two.
    pub task: fn(&Speaker, &State) -> String,
    /// The same at length, with numbers, rulings and the names of the seats; where it says nothing, there is no more to
    /// say.
    pub in_full: InFull,
    /// What `end` says on a button.
    pub no: Words<'static>,
}

/// A question that asks nothing yet.
pub const QUESTION: Question = Question {
    id: "",
    ruling: "",
    words: super::words("", ""),
    fits: |_| false,
    title: super::words("", ""),
    task: |_, _| String::new(),
    in_full: |_, _, _| None,
    no: super::words("No, thank you", "Non merci"),
};

/// A deed that a tile allows.
#[derive(Clone, Copy, Debug)]
pub struct Verb<'a> {
    /// The word of its action.
    pub word: &'a str,
    /// What it does, for a button.
    pub name: Words<'a>,
    /// In a word, beside its key.
    pub short: Words<'a>,
    /// The letter of its key, also its sign on a map of letters.
    pub key: char,
    /// Its picture, by its name in the set of icons.
    pub icon: &'a str,
    /// What it says and shows for one of its targets, where that differs.
    pub target: Option<TargetSays>,
    /// The hex that one of its targets is, where it would lie, or a third of it.
    pub preview: Option<Previews>,
    /// When.
    pub window: Window,
    /// How.
    pub deed: Deed,
    /// Whether it takes a region.
    pub attacks: bool,
    /// Whether it prepares the next conquest beside others that do (U-63).
    pub tool: bool,
    /// Whether it is also done where tools lead: to what they make the next target. What they take off prices is no help to it.
    pub led: bool,
    /// At the end of a turn: why that does not end as long as this can be done.
    pub must: Option<&'static Reason>,
    /// Whether a person should be asked before it is done: it gives something up, costs coins or may fail.
    pub asks_first: bool,
    /// What it costs in tokens, where that does not depend on the region.
    pub price: Option<fn(&Cx) -> u8>,
    /// What it costs in coins.
    pub coins: Option<fn(&Cx) -> u8>,
    /// The same for one of the things that are offered.
    pub coins_for: Option<fn(&Cx, u8) -> u8>,
    /// What is asked, if it is.
    pub question: Option<Question>,
    /// Why not again, where it is done once a turn: the memo of its tile says that it was.
    pub once: Option<&'static Reason>,
    /// Why it is not done at another time, where that has a reason of its own.
    pub not_now: Option<&'static Reason>,
}

/// A hex as it would lie, and the third that matters, if one does.
pub type Previews = fn(&Game, &State, u8) -> Option<(Hex, Option<u8>)>;

/// The tile that a thing for sale is, if it is one.
pub type WareTile = fn(&Game, &State, u8) -> Option<TileId>;

/// A question at length, told what the seats are called.
pub type InFull = fn(&Speaker, &State, &dyn Fn(Seat) -> String) -> Option<String>;

/// What a deed says on a button for one of its targets, and its picture.
pub type TargetSays = for<'g> fn(&Speaker<'g>, &State, u8) -> (String, Option<&'g str>);

/// A verb that does nothing yet.
pub const VERB: Verb = Verb {
    word: "",
    name: super::words("", ""),
    short: super::words("", ""),
    key: ' ',
    icon: super::PIECE.icon,
    target: None,
    preview: None,
    attacks: false,
    tool: false,
    led: false,
    must: None,
    asks_first: false,
    window: Window::Conquest,
    deed: Deed::Now {
        refuse: |_| None,
        act: |_, _| {},
    },
    price: None,
    coins: None,
    coins_for: None,
    question: None,
    once: None,
    not_now: None,
};

impl std::fmt::Debug for Deed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Now { .. } => "Now",
            Self::Region { .. } => "Region",
            Self::Seat { .. } => "Seat",
            Self::Attack { .. } => "Attack",
            Self::Token { .. } => "Token",
            Self::Tokens { .. } => "Tokens",
            Self::Ware { .. } => "Ware",
            Self::Offer { .. } => "Offer",
            Self::Die { .. } => "Die",
            Self::Coin { .. } => "Coin",
            Self::Draw { .. } => "Draw",
        })
    }
}
