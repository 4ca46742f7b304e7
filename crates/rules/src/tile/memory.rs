//! What a tile remembers: cells of the state, allotted when a game is made ready, so that only tiles in play take
//! room.

/// For whom there is a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Each {
    /// So many for the tile itself.
    Tile(u8),
    /// One for each seat.
    Seat,
    /// One for each race of the catalogue.
    Race,
}

/// How long a cell keeps its byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasts {
    /// Until the next turn of the seat it belongs to begins.
    OwnTurn,
    /// Until the next turn begins, whoever's.
    AnyTurn,
    /// Until the race of its seat declines.
    UntilDecline,
    /// The whole game.
    Game,
}

/// Who may see a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShownTo {
    /// Everybody.
    All,
    /// The seat it belongs to; nobody, where it belongs to none.
    Owner,
}

/// Some cells of a tile, all alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    /// For whom.
    pub each: Each,
    /// How long.
    pub lasts: Lasts,
    /// Who may see them.
    pub shown: ShownTo,
    /// What lies in them at the start.
    pub start: u8,
    /// Whether the first of them says a region, counted from 1: where regions are numbered anew it goes along.
    pub region: bool,
}

/// Public cells for the whole game, empty at the start.
pub const MEMORY: Memory = Memory {
    each: Each::Tile(1),
    lasts: Lasts::Game,
    shown: ShownTo::All,
    start: 0,
    region: false,
};
