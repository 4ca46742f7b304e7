//! Markers that are not race tokens.

use super::{Words, words};

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
    put: words("", ""),
    icon: "knight-banner",
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
