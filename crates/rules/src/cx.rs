//! What a rule may look at: the game, the state, and on whose behalf it asks.

use crate::board::Board;
use crate::game::{Game, TileOnBoard};
use crate::ids::{PeopleId, PieceId, RegionId, Seat, VerbId};
use crate::joint::{Joint, has};
use crate::region_set::RegionSet;
use crate::state::{People, Stage, State};
use crate::tile::When;

/// Which of the tiles in force is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Race,
    Power,
    /// A power that the Necromancer owns, by its place among those he drew.
    Owned(u8),
}

impl Asked {
    /// A number for the state.
    pub const fn code(self) -> u8 {
        match self {
            Self::Race => 0,
            Self::Power => 1,
            Self::Owned(place) => place + 2,
        }
    }
}

/// The tiles in force, one after the other. Race and power come without a loop, so that nobody pays for what
/// only the Necromancer has.
pub(crate) struct Tiles<'a> {
    game: &'a Game,
    state: &'a State,
    race: &'a TileOnBoard,
    power: &'a TileOnBoard,
    told: u8,
    owned: u8,
}

impl<'a> Iterator for Tiles<'a> {
    type Item = (Asked, &'a TileOnBoard);

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        match self.told {
            0 => {
                self.told = 1;
                Some((Asked::Race, self.race))
            }
            1 => {
                self.told = 2;
                Some((Asked::Power, self.power))
            }
            _ if self.owned == 0 => None,
            _ => self.next_owned(),
        }
    }

    #[inline(always)]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(mut self, init: B, mut tell: F) -> B {
        let both = tell(init, (Asked::Race, self.race));
        let mut all = tell(both, (Asked::Power, self.power));
        while self.owned != 0 {
            let Some(owned) = self.next_owned() else {
                break;
            };
            all = tell(all, owned);
        }
        all
    }
}

impl<'a> Tiles<'a> {
    #[cold]
    fn next_owned(&mut self) -> Option<(Asked, &'a TileOnBoard)> {
        let place = self.owned.trailing_zeros() as u8;
        self.owned &= self.owned - 1;
        let power = self.state.necromancer.powers.get(usize::from(place))?;
        Some((Asked::Owned(place), self.game.power(*power)))
    }
}

/// The context of a question: everything to read, nothing to change.
#[derive(Clone, Copy)]
pub struct Cx<'a> {
    /// The game made ready.
    pub game: &'a Game,
    /// The moment asked about.
    pub state: &'a State,
    /// The people on whose behalf it is asked.
    pub people: PeopleId,
    pub(crate) asked: Asked,
}

impl<'a> Cx<'a> {
    /// A question on behalf of a people.
    #[inline(always)]
    pub(crate) fn new(game: &'a Game, state: &'a State, people: PeopleId) -> Self {
        Self {
            game,
            state,
            people,
            asked: Asked::Race,
        }
    }

    /// A question on behalf of the people that acts now.
    #[inline(always)]
    pub(crate) fn acting(game: &'a Game, state: &'a State) -> Self {
        Self::new(game, state, state.turn.acting)
    }

    /// The same question put to one tile of the combo.
    #[inline(always)]
    pub(crate) fn ask(self, asked: Asked) -> Self {
        Self { asked, ..self }
    }

    /// The people on whose behalf it is asked.
    #[inline(always)]
    pub fn me(&self) -> &'a People {
        self.state.people(self.people)
    }

    /// Its seat.
    #[inline(always)]
    pub fn seat(&self) -> Seat {
        self.people.seat()
    }

    /// The tiles in force for this people, in the order of reactions: race, then power, then the powers
    /// that only the Necromancer has.
    ///
    /// Nothing else reads race or power, so whatever joins them later joins here. In decline a
    /// badge that was discarded is no longer there to be listed (P-02).
    #[inline(always)]
    pub(crate) fn tiles(&self) -> Tiles<'a> {
        let me = self.me();
        let race = self.game.race(me.race);
        let owned = if race.role {
            self.state.necromancer.owned
        } else {
            0
        };
        Tiles {
            game: self.game,
            state: self.state,
            race,
            power: self.game.power(me.power),
            told: 0,
            owned,
        }
    }

    /// Asks all tiles in force together.
    #[inline(always)]
    pub(crate) fn joint<T>(&self, ask: impl Fn(&Joint) -> T) -> T {
        let me = self.me();
        let joint = self.game.joint(me.race, me.power);
        if joint.has(has::OWNS_MORE) {
            ask(&self.with_owned(*joint))
        } else {
            ask(joint)
        }
    }

    /// The powers that the Necromancer owns join the rest.
    #[cold]
    fn with_owned(&self, joint: Joint) -> Joint {
        let placed = |piece: usize| self.game.pieces[piece].piece.placed;
        let owned = self.tiles().skip(2);
        owned.fold(joint, |joint, (_, tile)| joint.with(tile, placed))
    }

    /// Whether one of the tiles in force has a trait.
    #[inline(always)]
    pub(crate) fn has(&self, some: u32) -> bool {
        self.joint(|joint| joint.has(some))
    }

    /// Whether one of the tiles in force has a trait, one by one.
    #[inline(always)]
    pub(crate) fn any(&self, has: impl Fn(&TileOnBoard) -> bool) -> bool {
        self.any_asked(|_, tile| has(tile))
    }

    /// Whether one of the tiles in force has a trait, told which it is.
    #[inline(always)]
    pub(crate) fn any_asked(&self, has: impl Fn(Asked, &TileOnBoard) -> bool) -> bool {
        let mut tiles = self.tiles();
        has(Asked::Race, tiles.race)
            || has(Asked::Power, tiles.power)
            || (tiles.owned != 0 && {
                tiles.told = 2;
                tiles.any(|(asked, tile)| has(asked, tile))
            })
    }

    /// The sum of what the tiles in force say.
    #[inline(always)]
    pub(crate) fn sum(&self, of: impl Fn(&TileOnBoard) -> u8) -> u8 {
        self.tiles().map(|(_, tile)| of(tile)).sum()
    }

    /// The fewest tokens that conquer a region and stay in it (P-04); one in decline (C-06).
    #[inline(always)]
    pub fn least(&self) -> u8 {
        if self.game.brings.least && self.people.is_active() {
            self.joint(|joint| joint.least)
        } else {
            1
        }
    }

    /// The tile in force that a number of the state names.
    pub(crate) fn tile(&self, code: u8) -> Option<(Asked, &'a TileOnBoard)> {
        self.tiles().find(|(asked, _)| asked.code() == code)
    }

    /// Which tile in force brings a verb.
    pub(crate) fn who_can(&self, verb: VerbId) -> Option<Asked> {
        self.tiles()
            .find(|(_, tile)| tile.verbs.contains(&verb))
            .map(|(asked, _)| asked)
    }

    /// Whether this people does not redeploy in its own turn (F-01).
    #[inline(always)]
    pub(crate) fn stays_put(&self) -> bool {
        self.game.brings.stays_put && self.people.is_active() && self.has(has::STAYS_PUT)
    }

    /// What a cheaper conquest costs in coins and how many tokens it saves, if there is one and the seat
    /// can pay it (F-21).
    #[inline(always)]
    pub(crate) fn paid_discount(&self) -> Option<(u8, u8)> {
        if !self.game.brings.paid_discount || !self.people.is_active() {
            return None;
        }
        let coins = self.state.coins[self.seat().index()];
        self.tiles()
            .find_map(|(_, tile)| tile.paid_discount)
            .filter(|&(price, _)| coins >= u16::from(price))
    }

    /// Tokens fewer that coins can make a conquest cost now; 0 without such help (F-21).
    #[inline(always)]
    pub(crate) fn paid_help(&self) -> u8 {
        self.paid_discount().map_or(0, |(_, fewer)| fewer)
    }

    /// What the tile asked remembers since its owner's turn began.
    pub fn memo(&self) -> u8 {
        match self.asked {
            Asked::Race => self.me().race_memo,
            Asked::Power => self.me().power_memo,
            Asked::Owned(place) => self.state.necromancer.memos[usize::from(place)],
        }
    }

    /// The tokens of this race left in the tray.
    pub fn tray(&self) -> u8 {
        self.state.tray(self.me().race)
    }

    /// The kind of piece that the tile asked names in that place of its list.
    pub fn piece(&self, nth: usize) -> PieceId {
        let tile = self.tile(self.asked.code());
        tile.and_then(|(_, tile)| tile.pieces.get(nth).copied())
            .unwrap_or(PieceId::NONE)
    }

    /// The regions with a kind of piece.
    pub fn regions_with(&self, piece: PieceId) -> RegionSet {
        let kind = self.game.pieces.get(piece.index());
        kind.map_or(RegionSet::EMPTY, |kind| kind.regions(self.state))
    }

    /// The board of this game.
    pub fn board(&self) -> &'a Board {
        self.game.board()
    }

    /// Whether a rule of the tile asked works now.
    #[inline(always)]
    pub(crate) fn works(&self, asked: Asked, when: When) -> bool {
        match when {
            When::Active => self.people.is_active(),
            When::Always => true,
            When::EvenRounds => self.people.is_active() && self.state.turn.round.is_multiple_of(2),
            When::Armed => self.people.is_active() && self.state.turn.armed == asked.code(),
        }
    }

    /// Tokens in a region together with the pieces that keep them company (P-28).
    pub fn company(&self, region: RegionId) -> u8 {
        let pieces = self.game.pieces.iter().filter(|kind| kind.piece.company);
        self.state.tokens(region) + pieces.map(|kind| kind.at(self.state, region)).sum::<u8>()
    }

    /// Tokens beyond those that hold each region.
    #[inline]
    pub fn spare(&self) -> u8 {
        let least = self.least();
        let regions = self.me().regions.into_iter();
        regions
            .map(|region| self.state.tokens(region).saturating_sub(least))
            .sum()
    }

    /// Tokens this people can attack with now. Before anything is done this counts what readying
    /// would bring to hand (B-23).
    #[inline]
    pub fn force(&self) -> u8 {
        let me = self.me();
        if self.state.turn.stage == Stage::Choice {
            // Who stays put chooses what to take up (B-24).
            let spare = if self.stays_put() { 0 } else { self.spare() };
            me.hand + me.aside + spare
        } else {
            me.hand
        }
    }
}
