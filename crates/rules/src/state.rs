//! Everything that changes during a game: plain copyable data of fixed size.
//!
//! Only `effect.rs` changes it. There are no secrets in it but the coins of the seats.

use crate::ids::{
    MAX_REGIONS, MAX_SEATS, PeopleId, PieceId, PowerId, RaceId, RegionId, SLOTS, Seat,
};
use crate::region_set::{RegionSet, TileSet};

/// How many combos the column shows (B-05).
pub const COLUMN: usize = 6;
/// How many race banners a game can hold.
pub const MAX_RACES: usize = 64;
/// Bit planes for pieces: one for each kind, more for a kind that stacks.
pub const PLANES: usize = 16;
/// The plane of the lost tribes.
pub(crate) const TRIBES: usize = 0;
/// Stands for "no die on the table".
pub const NO_DIE: u8 = u8::MAX;
/// Stands for "no tile has prepared a conquest".
pub(crate) const NO_TILE: u8 = u8::MAX;
/// How many souls the well can hold besides ghosts.
pub const WELL: usize = 64;
/// How many powers the Necromancer draws (N-03).
pub const SHOP: usize = 6;

/// A race with its power in front of a seat. 16 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct People {
    /// The regions it holds.
    pub regions: RegionSet,
    /// Its banner; none: the slot is free.
    pub race: RaceId,
    /// Its badge, if it still has one.
    pub power: PowerId,
    /// Tokens in hand: to conquer with, to redeploy, or waiting to enter again.
    pub hand: u8,
    /// Tokens waiting beside the map until the next turn (B-81).
    pub aside: u8,
    /// What the race remembers until its owner's next turn.
    pub race_memo: u8,
    /// What the power remembers until its owner's next turn.
    pub power_memo: u8,
    /// Conquests made since it entered play, up to 255.
    pub conquests: u8,
    /// [`People::FRESH`], [`People::DISPLACED`], and the extra tokens it owns (`extras.rs`).
    pub(crate) marks: u8,
}

impl People {
    /// A free slot.
    pub const NONE: Self = Self {
        regions: RegionSet::EMPTY,
        race: RaceId::NONE,
        power: PowerId::NONE,
        hand: 0,
        aside: 0,
        race_memo: 0,
        power_memo: 0,
        conquests: 0,
        marks: 0,
    };
    /// Picked this turn.
    pub(crate) const FRESH: u8 = 1;
    /// Pieces lost with a region wait to be placed at the end of the attacker's turn (B-124).
    pub(crate) const DISPLACED: u8 = 2;

    /// Whether the slot holds a people.
    #[inline(always)]
    pub const fn exists(&self) -> bool {
        self.race.is_some()
    }

    /// Whether it has no token left, on the map, in hand or beside it: it earns nothing then (B-68).
    #[inline(always)]
    pub const fn is_spent(&self) -> bool {
        self.regions.is_empty() && self.hand == 0 && self.aside == 0
    }

    /// Whether the combo was picked this turn.
    pub const fn is_fresh(&self) -> bool {
        self.marks & Self::FRESH != 0
    }

    /// Whether pieces lost with a region wait for the end of the attacker's turn.
    pub const fn has_displaced_pieces(&self) -> bool {
        self.marks & Self::DISPLACED != 0
    }
}

/// A combo in the column. 4 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Combo {
    /// The banner.
    pub race: RaceId,
    /// The badge; none in the rare case of B-14.
    pub power: PowerId,
    /// Coins lying on it (B-07).
    pub coins: u8,
    /// Tokens from the tray waiting on it (F-11).
    pub waiting: u8,
}

impl Combo {
    /// An empty place.
    pub const NONE: Self = Self {
        race: RaceId::NONE,
        power: PowerId::NONE,
        coins: 0,
        waiting: 0,
    };
}

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Stage {
    /// A combo must be picked.
    Pick,
    /// The Necromancer buys ghosts and powers (N-12).
    Shop,
    /// Nothing done yet: decline, or begin to expand; for a declined people that acts: begin or pass.
    Choice,
    /// Conquests.
    Conquest,
    /// Tokens are placed in held regions.
    Redeploy,
    /// Pieces are placed in held regions.
    Pieces,
    /// What tiles allow at the end of the turn.
    EndOfTurn,
    /// The turn is scored; the race may still decline.
    LateDecline,
    /// A people driven out of a region places what was displaced.
    Defence,
    /// The game is over.
    Over,
}

/// What is being asked of fate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Chance {
    /// Nothing.
    None,
    /// A race banner for the next place of the column.
    Race,
    /// A power badge for the next place of the column.
    Power,
    /// The reinforcement die.
    Die,
    /// The die of a people that lost a token (F-13).
    Growth,
    /// A power badge for the Necromancer (N-03).
    Shop,
}

/// What somebody is asked before the turn goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Ask {
    /// Nothing.
    None,
    /// Whether to pay for the leader of the race just picked (L-01).
    Leader,
    /// Whether to pay after a die that fell short (F-22).
    Hire,
    /// Whether to pay the ransom of a leader (L-05).
    Ransom,
    /// Which token is lost (C-07).
    Loss,
    /// Which region keeps the tower (D-07).
    Tower,
    /// Which of six powers the Necromancer owns from the start (N-03).
    FirstPower,
}

/// The turn under way. 24 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Turn {
    /// Regions the active race abandoned this turn.
    pub left: RegionSet,
    /// Where it stands.
    pub stage: Stage,
    /// What fate owes, before anything else.
    pub chance: Chance,
    /// The round, counted from 1.
    pub round: u8,
    /// Whose turn it is.
    pub seat: Seat,
    /// The people that acts now; its seat decides.
    pub acting: PeopleId,
    /// The region announced for the final die.
    pub target: RegionId,
    /// The face of a die rolled before choosing a region, or [`NO_DIE`].
    pub die: u8,
    /// The kind of piece being placed.
    pub piece: PieceId,
    /// Seats whose active race the active race attacked this turn, one bit each.
    pub(crate) attacked: u8,
    /// Non-empty regions the active race conquered this turn.
    pub nonempty: u8,
    /// Tokens that must still leave the map (B-82).
    pub owed: u8,
    /// [`Turn::ATTEMPTED`], [`Turn::TOUCHED`].
    pub(crate) marks: u8,
    /// Pieces of the current kind placed this turn.
    pub placed: u8,
    /// What is asked before anything else.
    pub ask: Ask,
    /// The people that is asked, or for which fate is asked.
    pub asked: PeopleId,
    /// The tile whose verb prepared the next conquest, counted as in `Cx::tiles`, or [`NO_TILE`].
    pub(crate) armed: u8,
}

impl Turn {
    /// A conquest was attempted: regions can no longer be abandoned (B-25).
    pub(crate) const ATTEMPTED: u8 = 1;
    /// Something was done: the race can no longer decline this turn (B-21).
    pub(crate) const TOUCHED: u8 = 2;

    /// The turn of a seat, before anything is done in it.
    pub(crate) const fn new(round: u8, seat: Seat) -> Self {
        Self {
            left: RegionSet::EMPTY,
            stage: Stage::Pick,
            chance: Chance::None,
            round,
            seat,
            acting: PeopleId::active(seat),
            target: RegionId::NONE,
            die: NO_DIE,
            piece: PieceId::NONE,
            attacked: 0,
            nonempty: 0,
            owed: 0,
            marks: 0,
            placed: 0,
            ask: Ask::None,
            asked: PeopleId::NONE,
            armed: NO_TILE,
        }
    }

    /// The people that decides now: one that is asked, else the one that acts.
    #[inline(always)]
    pub fn decides(&self) -> PeopleId {
        if self.ask == Ask::None {
            self.acting
        } else {
            self.asked
        }
    }

    /// Whether a conquest was attempted by the acting people.
    pub const fn attempted(&self) -> bool {
        self.marks & Self::ATTEMPTED != 0
    }

    /// Whether a verb has prepared the next conquest.
    pub const fn is_armed(&self) -> bool {
        self.armed != NO_TILE
    }

    /// Whether this is an expansion turn for good (B-21).
    pub const fn touched(&self) -> bool {
        self.marks & Self::TOUCHED != 0
    }
}

/// What the Necromancer has besides his people. 82 bytes, all empty in games without him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Necromancer {
    /// Souls in the well, the oldest first; none: a soul that comes from no tray.
    pub(crate) well: [RaceId; WELL],
    /// How many of those there are.
    pub(crate) souls: u8,
    /// Ghosts lying on top of the well.
    pub ghosts_in_well: u8,
    /// The powers he drew.
    pub(crate) powers: [PowerId; SHOP],
    /// What each of them remembers until his next turn.
    pub(crate) memos: [u8; SHOP],
    /// Which of them he owns, one bit each.
    pub(crate) owned: u8,
    /// Which of them he got this turn, one bit each.
    pub(crate) fresh: u8,
    /// Whether he has won before the last round (N-21).
    pub victory: bool,
}

impl Necromancer {
    const NONE: Self = Self {
        well: [RaceId::NONE; WELL],
        souls: 0,
        ghosts_in_well: 0,
        powers: [PowerId::NONE; SHOP],
        memos: [0; SHOP],
        owned: 0,
        fresh: 0,
        victory: false,
    };

    /// The powers he drew, with whether he owns them.
    pub fn shop(&self) -> impl Iterator<Item = (PowerId, bool)> + '_ {
        let drawn = self.powers.iter().enumerate();
        drawn
            .filter(|(_, power)| power.is_some())
            .map(|(i, &power)| (power, self.owned >> i & 1 == 1))
    }

    /// How many souls lie in the well, ghosts included.
    pub fn souls(&self) -> u8 {
        self.souls + self.ghosts_in_well
    }
}

/// A whole game at one moment.
///
/// | bytes | what |
/// |---|---|
/// | 384 | peoples, four to a seat |
/// | 128 | pieces, as sets of regions |
/// | 48 | banners and badges not yet seen, badges discarded |
/// | 192 | holder and tokens of each region, tokens in each tray |
/// | 64 | banners that came back, in order |
/// | 12 | coins of the seats |
/// | 24 | the column |
/// | 24 | the turn |
/// | 48 | leaders held captive by each seat |
/// | 82 | what the Necromancer has |
/// | 4 | lengths |
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct State {
    pub(crate) people: [People; MAX_SEATS * SLOTS],
    pub(crate) pieces: [RegionSet; PLANES],
    pub(crate) races_left: TileSet,
    pub(crate) powers_left: TileSet,
    pub(crate) discard: TileSet,
    pub(crate) holder: [PeopleId; MAX_REGIONS],
    pub(crate) tokens: [u8; MAX_REGIONS],
    pub(crate) tray: [u8; MAX_RACES],
    pub(crate) returned: [RaceId; MAX_RACES],
    pub(crate) coins: [u16; MAX_SEATS],
    pub(crate) column: [Combo; COLUMN],
    pub(crate) turn: Turn,
    /// The races whose leader a seat holds captive, one bit each.
    pub(crate) captives: [u64; MAX_SEATS],
    pub(crate) necromancer: Necromancer,
    pub(crate) shown: u8,
    pub(crate) waiting: u8,
}

impl State {
    /// An empty table.
    pub(crate) fn empty() -> Self {
        Self {
            people: [People::NONE; MAX_SEATS * SLOTS],
            pieces: [RegionSet::EMPTY; PLANES],
            races_left: TileSet::default(),
            powers_left: TileSet::default(),
            discard: TileSet::default(),
            holder: [PeopleId::NONE; MAX_REGIONS],
            tokens: [0; MAX_REGIONS],
            tray: [0; MAX_RACES],
            returned: [RaceId::NONE; MAX_RACES],
            coins: [0; MAX_SEATS],
            column: [Combo::NONE; COLUMN],
            turn: Turn::new(1, Seat(0)),
            captives: [0; MAX_SEATS],
            necromancer: Necromancer::NONE,
            shown: 0,
            waiting: 0,
        }
    }

    /// The turn under way.
    #[inline(always)]
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// A people.
    #[inline(always)]
    pub fn people(&self, people: PeopleId) -> &People {
        &self.people[people.index()]
    }

    /// The people of a seat that exist, the active one first.
    #[inline]
    pub fn peoples(&self, seat: Seat) -> impl Iterator<Item = (PeopleId, &People)> {
        (0..SLOTS)
            .map(move |slot| PeopleId::new(seat, slot))
            .map(|id| (id, self.people(id)))
            .filter(|(_, people)| people.exists())
    }

    /// All regions a seat holds, with whichever people.
    #[inline(always)]
    pub fn regions_of(&self, seat: Seat) -> RegionSet {
        let first = PeopleId::active(seat).index();
        self.people[first..first + SLOTS]
            .iter()
            .fold(RegionSet::EMPTY, |all, people| all | people.regions)
    }

    /// Who holds a region.
    #[inline(always)]
    pub fn holder(&self, region: RegionId) -> PeopleId {
        self.holder[region.index() & (MAX_REGIONS - 1)]
    }

    /// How many race tokens stand in a region.
    #[inline(always)]
    pub fn tokens(&self, region: RegionId) -> u8 {
        self.tokens[region.index() & (MAX_REGIONS - 1)]
    }

    /// Whether a piece of any kind lies in a region, lost tribes aside.
    #[inline(always)]
    pub(crate) fn has_pieces(&self, region: RegionId) -> bool {
        let kinds = self.pieces[TRIBES + 1..].iter();
        kinds
            .fold(RegionSet::EMPTY, |all, &at| all | at)
            .has(region)
    }

    /// The regions with a lost tribe.
    #[inline(always)]
    pub fn tribes(&self) -> RegionSet {
        self.pieces[TRIBES]
    }

    /// The coins of a seat. A secret: clients get them through a view.
    pub fn coins(&self, seat: Seat) -> u16 {
        self.coins[seat.index()]
    }

    /// The tokens of a race left in the tray.
    pub fn tray(&self, race: RaceId) -> u8 {
        self.tray[race.index()]
    }

    /// The combos shown, from the top.
    #[inline(always)]
    pub fn column(&self) -> &[Combo] {
        &self.column[..usize::from(self.shown)]
    }

    /// The banners that came back and are not drawn yet, in the order of their return (B-12).
    pub fn returned(&self) -> &[RaceId] {
        &self.returned[..usize::from(self.waiting)]
    }

    /// The banners nobody has seen yet.
    pub fn races_left(&self) -> TileSet {
        self.races_left
    }

    /// The badges in the stack.
    pub fn powers_left(&self) -> TileSet {
        self.powers_left
    }

    /// The badges in the discard pile.
    pub fn discard(&self) -> TileSet {
        self.discard
    }

    /// The races whose leader a seat holds captive (L-04).
    pub fn captives(&self, seat: Seat) -> impl Iterator<Item = RaceId> {
        let held = self.captives[seat.index()];
        (0..MAX_RACES as u8)
            .filter(move |race| held >> race & 1 == 1)
            .map(RaceId)
    }

    /// What the Necromancer has besides his people.
    pub fn necromancer(&self) -> &Necromancer {
        &self.necromancer
    }

    /// Whether the active race attacked this seat's active race this turn (P-08).
    pub fn attacked(&self, seat: Seat) -> bool {
        self.turn.attacked >> seat.0 & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_stays_small() {
        assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
        assert_eq!((size_of::<People>(), size_of::<Turn>()), (16, 24));
    }
}
