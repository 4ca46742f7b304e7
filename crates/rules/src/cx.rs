//! What a rule may look at: the game, the state, and on whose behalf it asks.

use crate::game::{Game, TileOnBoard};
use crate::ids::{PeopleId, PieceId, RegionId, Seat};
use crate::region_set::RegionSet;
use crate::state::{People, Stage, State};

/// Which tile of a combo is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Race,
    Power,
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

    /// The tiles in force for this people, in the order of reactions: race, then power.
    ///
    /// Nothing else reads race or power, so whatever joins them later joins here. In decline a
    /// badge that was discarded is no longer there to be listed (P-02).
    #[inline(always)]
    pub(crate) fn tiles(&self) -> [(Asked, &'a TileOnBoard); 2] {
        let me = self.me();
        [
            (Asked::Race, self.game.race(me.race)),
            (Asked::Power, self.game.power(me.power)),
        ]
    }

    /// Whether one of the tiles in force has a trait.
    #[inline(always)]
    pub(crate) fn any(&self, has: impl Fn(&TileOnBoard) -> bool) -> bool {
        self.tiles().iter().any(|(_, tile)| has(tile))
    }

    /// The union of what the tiles say about regions to attack; nothing in decline (P-02, B-108).
    #[inline(always)]
    pub(crate) fn union(&self, of: impl Fn(&TileOnBoard) -> RegionSet) -> RegionSet {
        if !self.people.is_active() {
            return RegionSet::EMPTY;
        }
        let [(_, race), (_, power)] = self.tiles();
        of(race) | of(power)
    }

    /// What the tile asked remembers since its owner's turn began.
    pub fn memo(&self) -> u8 {
        match self.asked {
            Asked::Race => self.me().race_memo,
            Asked::Power => self.me().power_memo,
        }
    }

    /// The tokens of this race left in the tray.
    pub fn tray(&self) -> u8 {
        self.state.tray(self.me().race)
    }

    /// The kind of piece that the tile asked names in that place of its list.
    pub fn piece(&self, nth: usize) -> PieceId {
        let [(_, race), (_, power)] = self.tiles();
        let tile = if self.asked == Asked::Race {
            race
        } else {
            power
        };
        tile.pieces.get(nth).copied().unwrap_or(PieceId::NONE)
    }

    /// Tokens in a region together with the pieces that keep them company (P-28).
    pub fn company(&self, region: RegionId) -> u8 {
        let pieces = self.game.pieces.iter().filter(|kind| kind.piece.company);
        self.state.tokens(region) + pieces.map(|kind| kind.at(self.state, region)).sum::<u8>()
    }

    /// Tokens beyond the one that holds each region.
    #[inline]
    pub fn spare(&self) -> u8 {
        let regions = self.me().regions;
        let standing: u8 = regions
            .into_iter()
            .map(|region| self.state.tokens(region))
            .sum();
        standing - regions.len()
    }

    /// Tokens this people can attack with now. Before anything is done this counts what readying
    /// would bring to hand (B-23).
    #[inline]
    pub fn force(&self) -> u8 {
        let me = self.me();
        if self.state.turn.stage == Stage::Choice {
            me.hand + me.aside + self.spare()
        } else {
            me.hand
        }
    }
}
