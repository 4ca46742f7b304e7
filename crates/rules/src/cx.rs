//! What a rule may look at: the game, the state, and on whose behalf it asks.

mod in_force;
mod numbers;

use crate::board::Board;
use crate::check;
use crate::effect::By;
use crate::game::{DeedOnBoard, Game, TileOnBoard};
use crate::ids::{DeedId, PeopleId, PieceId, RegionId, SLOTS, Seat, TileId, VerbId};
use crate::joint::Joint;
use crate::region_set::RegionSet;
use crate::state::{ARMED, People, State};
use crate::tile::{Verb, When, Window};
use in_force::More;
pub(crate) use in_force::{Asked, Tiles};

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

    /// The tiles in force for this people, in the order of reactions: race, then power, then whatever lies out
    /// for it: what its seat owns, markers in its regions, what is in force for everybody.
    ///
    /// Nothing else reads race or power, so whatever joins them later joins here. In decline a
    /// badge that was discarded is no longer there to be listed (P-02).
    #[inline(always)]
    pub(crate) fn tiles(&self) -> Tiles<'a> {
        let me = self.me();
        Tiles {
            race: self.game.race(me.race),
            power: self.game.power(me.power),
            next: 0,
            more: self.more(),
        }
    }

    /// What is in force beside race and power.
    #[inline(always)]
    fn more(&self) -> More<'a> {
        More {
            game: self.game,
            state: self.state,
            left: if self.me().has_more() {
                self.places_of_more()
            } else {
                0
            },
        }
    }

    fn places_of_more(&self) -> u32 {
        if self.people.is_active() {
            self.state.more[self.seat().index()]
        } else {
            self.state.find_more(self.game, self.people)
        }
    }

    /// Asks all tiles in force together.
    #[inline(always)]
    pub(crate) fn joint<T>(&self, ask: impl Fn(&Joint) -> T) -> T {
        let me = self.me();
        let joint = self.game.joint(me.race, me.power);
        if me.has_more_numbers() {
            ask(&self.with_more(joint))
        } else {
            ask(joint)
        }
    }

    #[cold]
    fn with_more(&self, joint: &Joint) -> Joint {
        let mut all = *joint;
        for (_, tile) in self.more() {
            all = all.and(&tile.alone);
        }
        all
    }

    /// Whether one of the tiles in force has a trait.
    #[inline(always)]
    pub(crate) fn has(&self, some: u32) -> bool {
        if self.people.is_active() {
            return self.state.traits[self.seat().index()] & some != 0;
        }
        let me = self.me();
        self.game.joint(me.race, me.power).has(some)
            || self.more().any(|(_, tile)| tile.alone.has(some))
    }

    /// Whether one of the tiles in force has a trait, one by one.
    #[inline(always)]
    pub(crate) fn any(&self, has: impl Fn(&TileOnBoard) -> bool) -> bool {
        self.any_asked(|_, tile| has(tile))
    }

    /// Whether one of the tiles in force has a trait, told which it is.
    #[inline(always)]
    pub(crate) fn any_asked(&self, has: impl Fn(Asked, &TileOnBoard) -> bool) -> bool {
        let me = self.me();
        has(Asked::Race, self.game.race(me.race))
            || has(Asked::Power, self.game.power(me.power))
            || self.more().any(|(asked, tile)| has(asked, tile))
    }

    /// Whether a tile is in force twice: a marker and its copy.
    #[inline]
    pub(crate) fn has_twins(&self) -> bool {
        self.game.brings.markers && self.more().has_twins()
    }

    /// The sum of what the tiles in force say.
    #[inline(always)]
    pub(crate) fn sum(&self, of: impl Fn(&TileOnBoard) -> u8) -> u8 {
        self.tiles().map(|(_, tile)| of(tile)).sum()
    }

    /// The tiles in force whose verbs have prepared the next conquest.
    pub(crate) fn armed(&self) -> impl Iterator<Item = (Asked, &'a TileOnBoard)> + use<'a> {
        let cx = *self;
        let any = cx.people.is_active() && cx.state.turn.is_armed();
        let tiles = any.then(|| cx.tiles()).into_iter().flatten();
        tiles.filter(move |(asked, _)| cx.is_armed(*asked))
    }

    /// Whether a deed may be part of a conquest that is prepared: it prepares it too (U-63), or goes where no more than a way
    /// was prepared.
    #[cold]
    pub(crate) fn joins(&self, verb: &Verb) -> bool {
        let cheapens = |tile: &TileOnBoard| {
            tile.hooks.price.is_some() || tile.price.iter().any(|rule| rule.when == When::Armed)
        };
        let leads = |tile: &TileOnBoard| tile.hooks.aim.is_some() && !cheapens(tile);
        let ways = || self.armed().all(|(_, tile)| leads(tile));
        !self.is_armed(self.asked) && (verb.tool || (verb.led && ways()))
    }

    /// Whether a verb of a tile has prepared the next conquest.
    pub(crate) fn is_armed(&self, asked: Asked) -> bool {
        let bit = self.state.turn.armed & asked.arms() != 0;
        match asked {
            Asked::More(place) => bit && self.state.force[usize::from(place)].memo & ARMED != 0,
            _ => bit,
        }
    }

    /// The peoples whose deeds are offered in a window: the one asked about, and others of its seat where those in
    /// decline have a say.
    pub(crate) fn peoples(&self, window: Window) -> impl Iterator<Item = Self> + use<'a> {
        let late = self.game.brings.late_deeds && window.is_for_all();
        let (cx, slots) = (*self, if late { SLOTS } else { 1 });
        (0..slots)
            .map(move |slot| {
                if late {
                    PeopleId::new(cx.seat(), slot)
                } else {
                    cx.people
                }
            })
            .filter(move |&people| !late || cx.state.people(people).exists())
            .map(move |people| Self { people, ..cx })
    }

    /// Who can do a deed with this word that is not only an answer: rather a tile that allows it now with this target
    /// than another.
    pub(crate) fn who_can(&self, verb: VerbId, target: u8, count: u8) -> Option<(By, DeedId)> {
        let mut first: Option<(Cx, &DeedOnBoard)> = None;
        let window = if self.game.brings.late_deeds {
            Window::Rise
        } else {
            Window::Start
        };
        for cx in self.peoples(window) {
            for (asked, tile) in cx.tiles() {
                let said = |deed: &&DeedOnBoard| {
                    deed.word == verb
                        && deed.window != Window::Asked
                        && (cx.people == self.people || deed.window.is_for_all())
                };
                for deed in tile.deeds.iter().filter(said) {
                    let found = (cx.ask(asked), deed);
                    // Mostly there is one, and nobody asks whether it may.
                    let Some((other, other_deed)) = first else {
                        first = Some(found);
                        continue;
                    };
                    let refuse = |cx: &Cx, deed| check::refuse_deed(cx, deed, target, count);
                    let fresh = other.memo() != 0 && found.0.memo() == 0;
                    if refuse(&other, other_deed).is_some()
                        && (fresh || refuse(&found.0, deed).is_none())
                    {
                        first = Some(found);
                    }
                }
            }
        }
        first.map(|(cx, deed)| (cx.by(), deed.id))
    }

    /// Where the marker asked lies, if it is one; a seat's own has no place of its own.
    pub fn here(&self) -> Option<RegionId> {
        match self.asked {
            Asked::More(place) => self.state.force[usize::from(place)].whose.is_region(),
            _ => None,
        }
    }

    /// Whoever does something for the tile asked.
    pub(crate) fn by(&self) -> By {
        By {
            people: self.people,
            asked: self.asked,
            at: RegionId::NONE,
        }
    }

    /// What lies in a cell that the tile asked was allotted: which of its memories, and which cell of that.
    pub fn cell(&self, nth: usize, at: usize) -> u8 {
        let first = self.asked_tile().and_then(|tile| tile.cells.get(nth));
        first.map_or(0, |first| self.state.cell(first + at))
    }

    /// What the tile asked remembers since its owner's turn began.
    pub fn memo(&self) -> u8 {
        match self.asked {
            Asked::Race => self.me().race_memo,
            Asked::Power => self.me().power_memo,
            Asked::More(place) => self.state.force[usize::from(place)].memo,
            Asked::Table(_) => 0,
        }
    }

    /// Whether the tile asked came this turn, where it lies out (N-24).
    pub(crate) fn is_new(&self) -> bool {
        matches!(self.asked, Asked::More(place) if self.state.force[usize::from(place)].fresh)
    }

    /// The tile asked.
    pub(crate) fn asked_tile(&self) -> Option<&'a TileOnBoard> {
        let me = self.me();
        match self.asked {
            Asked::Race => Some(self.game.race(me.race)),
            Asked::Power => Some(self.game.power(me.power)),
            Asked::More(place) => {
                let force = self.state.force.get(usize::from(place))?;
                Some(self.game.tile_on_board(force.tile))
            }
            Asked::Table(tile) => Some(self.game.tile_on_board(tile)),
        }
    }

    /// Which of the tiles in force a tile is; one that is not lies over the table.
    pub(crate) fn asked_as(&self, tile: TileId) -> Asked {
        let me = self.me();
        if tile == TileId::race(me.race) {
            return Asked::Race;
        }
        if tile == TileId::power(me.power) {
            return Asked::Power;
        }
        let mut forces = self.state.forces().iter();
        match forces.position(|force| force.tile == tile) {
            Some(place) => Asked::More(place as u8),
            None => Asked::Table(tile),
        }
    }

    /// Its number.
    pub(crate) fn asked_id(&self) -> TileId {
        let me = self.me();
        match self.asked {
            Asked::Race => TileId::race(me.race),
            Asked::Power => TileId::power(me.power),
            Asked::More(place) => self.state.force[usize::from(place)].tile,
            Asked::Table(tile) => tile,
        }
    }

    /// The kind of piece that the tile asked names in that place of its list.
    pub fn piece(&self, nth: usize) -> PieceId {
        self.asked_tile()
            .and_then(|tile| tile.pieces.get(nth).copied())
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
            When::Declined => !self.people.is_active(),
            When::Armed => self.people.is_active() && self.is_armed(asked),
        }
    }
}
