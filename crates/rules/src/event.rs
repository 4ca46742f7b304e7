//! What happened, told as it happens. Every field of these events is public (P-20): coins are
//! shown as they move, only the totals of the seats are secret.

use crate::ids::{PieceId, PowerId, RaceId, RegionId, Seat, TileId};
use crate::tile::Words;

/// What a coin was paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Regions of the active race.
    Regions(RaceId),
    /// Regions of a declined race.
    Declined(RaceId),
    /// A race's own text.
    Race(RaceId),
    /// A power's own text.
    Power(PowerId),
    /// Another tile's text.
    Tile(TileId),
    /// Something that a tile names itself.
    Named(&'static Named),
}

/// A source of coins that a tile names itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Named {
    /// Its identifier, told to clients.
    pub id: &'static str,
    /// Its name.
    pub words: Words<'static>,
}

/// What only a tile tells: told in its file. The words may name `{seat}`, `{other}` (another seat), `{race}`,
/// `{power}` and `{amount}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tale {
    /// What kind of event it is, told to clients.
    pub kind: &'static str,
    /// The sentence.
    pub words: Words<'static>,
    /// Whether coins come or go with it.
    pub moves_coins: bool,
}

/// Of whom a tale tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct TaleOf {
    pub seat: Seat,
    pub other: Seat,
    pub race: RaceId,
    pub power: PowerId,
    pub amount: u8,
}

impl TaleOf {
    /// A tale of one seat.
    pub const fn seat(seat: Seat) -> Self {
        Self {
            seat,
            other: Seat::NONE,
            race: RaceId::NONE,
            power: PowerId::NONE,
            amount: 0,
        }
    }
}

impl Source {
    /// The text of a tile that lies out.
    pub(crate) fn of(tile: TileId) -> Self {
        tile.as_power().map_or(Self::Tile(tile), Self::Power)
    }
}

/// One thing that happened. The fields say what their names say.
#[allow(missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn begins.
    Turn { round: u8, seat: Seat },
    /// A combo appears in the column, counted from 0 at the top.
    Shown {
        place: u8,
        race: RaceId,
        power: PowerId,
    },
    /// A combo is picked.
    Picked {
        seat: Seat,
        race: RaceId,
        power: PowerId,
        paid: u8,
        found: u8,
        tokens: u8,
    },
    /// Spare tokens come to hand.
    Readied { seat: Seat, race: RaceId, hand: u8 },
    /// Some tokens of one region come to hand.
    TakenUp {
        seat: Seat,
        race: RaceId,
        region: RegionId,
        tokens: u8,
    },
    /// A region is left before the conquests.
    Abandoned {
        seat: Seat,
        race: RaceId,
        region: RegionId,
    },
    /// The die shows a face.
    Rolled { seat: Seat, face: u8 },
    /// The final die failed.
    Failed {
        seat: Seat,
        region: RegionId,
        needs: u8,
        has: u8,
    },
    /// A region is conquered.
    Conquered {
        seat: Seat,
        race: RaceId,
        region: RegionId,
        tokens: u8,
    },
    /// A lone token is converted.
    Converted {
        seat: Seat,
        race: RaceId,
        region: RegionId,
    },
    /// A lost tribe is destroyed.
    TribeGone { region: RegionId },
    /// Defenders lose a region.
    Lost {
        seat: Seat,
        race: RaceId,
        region: RegionId,
        dead: u8,
        withdrawn: u8,
    },
    /// Which of the tokens that stood together was lost: a piece that counts as one, or none for one of the race.
    TokenLost {
        seat: Seat,
        race: RaceId,
        piece: PieceId,
    },
    /// Pieces are set in a region.
    PieceSet {
        piece: PieceId,
        region: RegionId,
        count: u8,
    },
    /// Pieces leave a region.
    PieceGone {
        piece: PieceId,
        region: RegionId,
        count: u8,
    },
    /// New tokens join.
    Recruited {
        seat: Seat,
        race: RaceId,
        tokens: u8,
    },
    /// New tokens that only attack are got; they wait until the next turn.
    Forged {
        seat: Seat,
        race: RaceId,
        tokens: u8,
    },
    /// A relic or a place is found: by a seat, or by nobody.
    Revealed {
        seat: Seat,
        tile: TileId,
        region: RegionId,
    },
    /// Something that belongs to no people moves to a region.
    Moved { tile: TileId, region: RegionId },
    /// Tokens leave the map until the next turn.
    SetAside {
        seat: Seat,
        race: RaceId,
        tokens: u8,
    },
    /// A region is given up because tokens had to leave.
    Vacated {
        seat: Seat,
        race: RaceId,
        region: RegionId,
    },
    /// Tokens are placed in a held region.
    Placed {
        seat: Seat,
        race: RaceId,
        region: RegionId,
        tokens: u8,
    },
    /// A pact holds until the seat's next turn.
    Allied { seat: Seat, ally: Seat },
    /// Coins are scored.
    Scored {
        seat: Seat,
        source: Source,
        coins: u8,
    },
    /// Coins go from one seat to another.
    Paid { from: Seat, to: Seat, coins: u8 },
    /// Coins go to the bank.
    Spent { seat: Seat, coins: u8 },
    /// Coins found in a conquered region.
    Found { seat: Seat, coins: u8 },
    /// Coins from the bank outside scoring.
    Gained { seat: Seat, coins: u8 },
    /// Something that only a tile tells.
    Tale { tale: &'static Tale, who: TaleOf },
    /// A race that goes in decline leaves all its regions but one, where its tokens stack up.
    Gathered {
        seat: Seat,
        race: RaceId,
        region: RegionId,
        tokens: u8,
    },
    /// A race goes in decline.
    Declined { seat: Seat, race: RaceId },
    /// A race leaves the game and its banner returns.
    Vanished { seat: Seat, race: RaceId },
    /// The game ends.
    Over,
}

impl Event {
    /// Whether coins come or go with it.
    pub fn moves_coins(&self) -> bool {
        matches!(
            self,
            Self::Scored { .. }
                | Self::Paid { .. }
                | Self::Spent { .. }
                | Self::Found { .. }
                | Self::Gained { .. }
                | Self::Picked { .. }
                | Self::Tale {
                    tale: Tale {
                        moves_coins: true,
                        ..
                    },
                    ..
                }
        )
    }
}

/// Where events are told.
pub trait Sink {
    /// Takes one event.
    fn tell(&mut self, event: Event);
}

/// Nobody listens: costs nothing.
impl Sink for () {
    #[inline(always)]
    fn tell(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    fn tell(&mut self, event: Event) {
        self.push(event);
    }
}
