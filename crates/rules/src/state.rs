//! Everything that changes during a game: plain copyable data of fixed size.
//!
//! Only `effect.rs` changes it. There are no secrets in it but the coins of the seats.

mod force;
mod turn;

pub use force::{Due, Force, Whose};
pub use turn::Turn;

use crate::game::Game;
use crate::ids::{MAX_REGIONS, MAX_SEATS, PeopleId, PowerId, RaceId, RegionId, SLOTS, Seat};
use crate::region_set::{RegionSet, TileSet};

/// How many combos the column shows (B-05).
pub const COLUMN: usize = 6;
/// How many race banners a game can hold.
pub const MAX_RACES: usize = 88;
/// Bit planes for pieces: one for each kind, more for a kind that stacks.
pub const PLANES: usize = 24;
/// The plane of the lost tribes.
pub(crate) const TRIBES: usize = 0;
/// Stands for "no die on the table".
pub const NO_DIE: u8 = u8::MAX;
/// In the memo of something that lies out: a verb of it has prepared the next conquest.
pub(crate) const ARMED: u8 = 0x80;
/// In the same place: the conquest that it prepared is under way.
pub(crate) const STRUCK: u8 = 0x40;
/// Bytes that the tiles of a game can remember in all.
pub const CELLS: usize = 184;
/// How many things can be in force beside races and powers.
pub const FORCES: usize = 24;
/// How many questions one action can leave.
pub const DUES: usize = 4;

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
    /// [`People::FRESH`] and the others below.
    pub(crate) marks: u8,
}

impl People {
    /// How many regions of a ring give what lies in it.
    pub(crate) const OF_A_RING: u8 = 5;

    /// Whether it holds enough of a ring to have what lies in it.
    pub(crate) fn rings(&self, ring: RegionSet) -> bool {
        (self.regions & ring).len() >= Self::OF_A_RING
    }

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
    /// More than race and power is in force for it.
    pub(crate) const MORE: u8 = 4;
    /// Some of its tokens come from no tray (`extras.rs`).
    pub(crate) const MIXED: u8 = 8;
    /// What is in force beside race and power says where conquests are allowed, or how many tokens.
    pub(crate) const MORE_NUMBERS: u8 = 16;
    /// Its tiles offer deeds as a turn begins or after scoring, in decline too.
    pub(crate) const LATE: u8 = 32;

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

    /// Whether more than race and power is in force for it.
    #[inline(always)]
    pub(crate) const fn has_more(&self) -> bool {
        self.marks & Self::MORE != 0
    }

    /// Whether what is in force beside race and power has a say in its numbers.
    #[inline(always)]
    pub(crate) const fn has_more_numbers(&self) -> bool {
        self.marks & Self::MORE_NUMBERS != 0
    }

    /// Whether its tiles offer deeds as a turn begins or after scoring.
    #[inline(always)]
    pub(crate) const fn acts_late(&self) -> bool {
        self.marks & Self::LATE != 0
    }

    /// Whether some of its tokens come from no tray.
    #[inline(always)]
    pub const fn is_mixed(&self) -> bool {
        self.marks & Self::MIXED != 0
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
    /// What tiles allow as the turn begins.
    Start,
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
    /// What tiles allow after the turn is scored.
    AfterScore,
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
    /// What a tile leaves to fate: the first of what is due.
    Due,
}

/// A whole game at one moment.
///
/// | bytes | what |
/// |---|---|
/// | 384 | peoples, four to a seat |
/// | 200 | pieces and markers, as sets of regions |
/// | 48 | banners and badges not yet seen, badges discarded |
/// | 216 | holder and tokens of each region, tokens in each tray |
/// | 88 | banners that came back, in order |
/// | 12 | coins of the seats |
/// | 28 | the column, and what everybody's tiles say |
/// | 24 | the turn |
/// | 144 | what is in force beside races and powers |
/// | 184 | what tiles remember, allotted when the game is made ready |
/// | 12 | what is due |
/// | 6 | lengths, and who has won at once |
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct State {
    pub(crate) people: [People; MAX_SEATS * SLOTS],
    pub(crate) pieces: [RegionSet; PLANES],
    pub(crate) races_left: TileSet,
    pub(crate) powers_left: TileSet,
    pub(crate) discard: TileSet,
    /// Regions with something that belongs to whoever holds them.
    pub(crate) marked: RegionSet,
    pub(crate) holder: [PeopleId; MAX_REGIONS],
    pub(crate) tokens: [u8; MAX_REGIONS],
    pub(crate) tray: [u8; MAX_RACES],
    pub(crate) returned: [RaceId; MAX_RACES],
    pub(crate) coins: [u16; MAX_SEATS],
    pub(crate) column: [Combo; COLUMN],
    /// What the active peoples of all seats say together, as traits (`joint.rs`).
    pub(crate) all_traits: u32,
    pub(crate) turn: Turn,
    pub(crate) force: [Force; FORCES],
    /// What all tiles in force for each seat's active people say together, as traits (`joint.rs`).
    pub(crate) traits: [u32; MAX_SEATS],
    /// Which of what lies out is among them, one bit each.
    pub(crate) more: [u32; MAX_SEATS],
    pub(crate) cells: [u8; CELLS],
    pub(crate) due: [Due; DUES],
    pub(crate) dues: u8,
    pub(crate) forces: u8,
    /// Who has won before the last round, if somebody has.
    pub(crate) winner: Seat,
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
            all_traits: 0,
            turn: Turn::new(1, Seat(0)),
            force: [Force::NONE; FORCES],
            marked: RegionSet::EMPTY,
            traits: [0; MAX_SEATS],
            more: [0; MAX_SEATS],
            cells: [0; CELLS],
            due: [Due::NONE; DUES],
            dues: 0,
            forces: 0,
            winner: Seat::NONE,
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
        self.people[PeopleId::all_of(seat)]
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
    pub(crate) fn has_pieces(&self, region: RegionId, planes: usize) -> bool {
        let kinds = self.pieces[TRIBES + 1..planes].iter();
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

    /// What must be decided before the turn goes on, if anything.
    #[inline(always)]
    pub fn due(&self) -> Option<&Due> {
        if self.dues > 0 {
            Some(&self.due[0])
        } else {
            None
        }
    }

    /// Whether a question, or fate, comes before anything else.
    #[inline(always)]
    pub fn is_interrupted(&self) -> bool {
        self.dues > 0 || self.turn.chance != Chance::None
    }

    /// The people that decides now: one that is asked, else the one that acts.
    #[inline(always)]
    pub fn decides(&self) -> PeopleId {
        self.due().map_or(self.turn.acting, |due| due.who)
    }

    /// What lies out beside races and powers, in order.
    pub fn forces(&self) -> &[Force] {
        &self.force[..usize::from(self.forces)]
    }

    /// Whether a tile in force for the active people of any seat has a trait.
    #[inline(always)]
    pub(crate) fn anybody_has(&self, some: u32) -> bool {
        self.all_traits & some != 0
    }

    /// What lies out and is in force for a people, one bit each.
    pub(crate) fn find_more(&self, game: &Game, people: PeopleId) -> u32 {
        let places = 0..usize::from(self.forces);
        places
            .filter(|&place| self.is_in_force(game, place, people))
            .fold(0, |all, place| all | 1 << place)
    }

    /// Whether something that lies out is in force for a people.
    #[inline]
    fn is_in_force(&self, game: &Game, place: usize, people: PeopleId) -> bool {
        let Force { whose, tile, .. } = self.force[place];
        match (whose.is_seat(), whose.is_region()) {
            (Some(seat), _) => people == PeopleId::active(seat),
            (None, Some(region)) => {
                // Of powers only those that work in decline (U-82, U-84).
                let idle = |power| !game.power(power).stays_in_decline;
                let spent = !people.is_active() && tile.as_power().is_some_and(idle);
                self.people(people).regions.has(region) && !spent
            }
            (None, None) if whose == Whose::ALL => true,
            (None, None) => {
                let ring = whose.is_ring();
                let ring = ring.and_then(|ring| game.board().rings().get(ring));
                ring.is_some_and(|&ring| people.is_active() && self.people(people).rings(ring))
            }
        }
    }

    /// What lies in a cell that a tile was allotted.
    #[inline]
    pub fn cell(&self, cell: usize) -> u8 {
        self.cells.get(cell).copied().unwrap_or(0)
    }

    /// Who has won before the last round, if somebody has (N-21).
    pub fn winner(&self) -> Option<Seat> {
        Some(self.winner).filter(|seat| seat.is_some())
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
        assert!(size_of::<State>() <= 1352, "{} bytes", size_of::<State>());
        assert_eq!((size_of::<People>(), size_of::<Turn>()), (16, 24));
        assert_eq!((size_of::<Force>(), size_of::<Due>()), (4, 3));
    }
}
