//! One game made ready: the board, the tiles in play worked out on it, the switches.

mod on_board;
pub(crate) mod room;
mod setup;

pub(crate) use on_board::{Brings, PerOnBoard, PieceOnBoard, TileOnBoard};
pub use setup::{Setup, SetupError, Switches};

use crate::board::{Board, Terrain};
use crate::custom;
use crate::extras::{self, EXTRAS, LEADER_PIECE};
use crate::ids::{MAX_SEATS, PeopleId, PieceId, PowerId, RaceId, Seat, VerbId};
use crate::joint::Joint;
use crate::region_set::{RegionSet, TileSet};
use crate::state::{PLANES, State, TRIBES};
use crate::tile::{Deed, GameBox, Kind, Piece, Tile, Verb};
use crate::tiles;
use on_board::nothing;

/// Where the Necromancer sits and from where his ghosts come.
#[derive(Clone, Copy)]
pub(crate) struct Island {
    pub seat: Seat,
    pub ghosts: RaceId,
    pub lake: RegionSet,
    pub shore: RegionSet,
}

/// A game made ready. It never changes; the [`State`] does.
pub struct Game {
    pub(crate) setup: Setup,
    pub(crate) races: Vec<TileOnBoard>,
    pub(crate) powers: Vec<TileOnBoard>,
    /// What each race says with each power, races one after the other.
    pub(crate) joints: Vec<Joint>,
    pub(crate) pieces: Vec<PieceOnBoard>,
    /// Planes that raise the price, with what a bit in them adds.
    pub(crate) defending: Vec<(usize, u8)>,
    /// Planes of pieces that make a region immune.
    pub(crate) immune_planes: Vec<usize>,
    /// The kinds of pieces that are in play and are no tokens.
    pub(crate) kinds_in_play: Vec<PieceId>,
    pub(crate) verbs: Vec<&'static Verb<'static>>,
    pub(crate) blanks: custom::Numbers,
    pub(crate) land: RegionSet,
    pub(crate) brings: Brings,
    /// The kinds of pieces that count as tokens: the leader, the extra token.
    pub(crate) extras: [PieceId; EXTRAS],
    pub(crate) island: Option<Island>,
    /// Races and powers that can forbid an attack.
    pub(crate) pacts: (TileSet, TileSet),
}

impl Game {
    /// Makes a game ready.
    ///
    /// # Errors
    /// Says which part of the set-up does not fit.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        if !(2..=MAX_SEATS as u8).contains(&setup.seats) {
            return Err(SetupError(format!(
                "2 to {MAX_SEATS} seats expected, found {}",
                setup.seats
            )));
        }
        if setup.first.0 >= setup.seats {
            return Err(SetupError(format!(
                "first seat: 1 to {} expected, found {}",
                setup.seats, setup.first
            )));
        }
        if setup.boxes.is_empty() {
            return Err(SetupError("at least one box expected".into()));
        }
        let mut game = Self {
            land: setup.board.all() - setup.board.water(),
            setup,
            races: Vec::new(),
            powers: Vec::new(),
            joints: Vec::new(),
            pieces: Vec::new(),
            defending: vec![(TRIBES, 1)],
            immune_planes: Vec::new(),
            kinds_in_play: Vec::new(),
            verbs: Vec::new(),
            blanks: custom::Numbers::default(),
            brings: Brings::default(),
            extras: [PieceId::NONE; EXTRAS],
            island: None,
            pacts: Default::default(),
        };
        game.island = game.find_island()?;
        let mut plane = TRIBES + 1;
        game.races = tiles::RACES
            .iter()
            .map(|tile| game.work_out(tile, &mut plane))
            .collect();
        game.powers = tiles::POWERS
            .iter()
            .map(|tile| game.work_out(tile, &mut plane))
            .collect();
        game.work_out_piece(
            &LEADER_PIECE,
            game.setup.boxes.contains(&GameBox::Leaders),
            &mut plane,
        );
        game.number_blanks(&mut plane)?;
        // The last place of each list answers for "no tile".
        for list in [&mut game.races, &mut game.powers] {
            list.push(nothing());
        }
        let pacts = |tiles: &[TileOnBoard]| {
            let mut set = TileSet::default();
            let pact = |tile: &TileOnBoard| tile.hooks.spared_by.is_some();
            let with = (0..).zip(tiles).filter(|(_, tile)| pact(tile));
            with.for_each(|(id, _)| set.add(id));
            set
        };
        game.pacts = (pacts(&game.races), pacts(&game.powers));
        let placed = |piece: usize| game.pieces[piece].piece.placed;
        game.joints = game
            .races
            .iter()
            .flat_map(|race| game.powers.iter().map(move |power| (race, power)))
            .map(|(race, power)| Joint::NONE.with(race, placed).with(power, placed))
            .collect();
        if plane > PLANES {
            return Err(SetupError(format!(
                "too many kinds of pieces: room for {PLANES}, found {plane}; leave a box or a blank tile with pieces out"
            )));
        }
        game.check_room()?;
        Ok(game)
    }

    /// The state before the first tile is drawn (B-03, B-04).
    pub fn start(&self) -> State {
        let mut state = State::empty();
        let setup = &self.setup;
        for (id, race) in self.races_in_play() {
            state.races_left.add(id.0);
            state.tray[id.index()] = race.supply;
        }
        if let Some(island) = self.island {
            crate::necromancer::prepare(self, &mut state, island);
        }
        for (id, _) in self.powers_in_play() {
            state.powers_left.add(id.0);
        }
        state.coins[..usize::from(setup.seats)].fill(5);
        state.pieces[TRIBES] = setup.board.tribes();
        state.turn.seat = setup.first;
        state.turn.acting = PeopleId::active(setup.first);
        crate::turn::open(self, &mut state);
        state
    }

    /// The set-up of this game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The board of this game.
    #[inline(always)]
    pub fn board(&self) -> &Board {
        &self.setup.board
    }

    /// The seats of this game in play order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.setup.seats).map(Seat)
    }

    /// The seat after another, clockwise.
    pub fn next_seat(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next < self.setup.seats { next } else { 0 })
    }

    /// The seat of the Necromancer: to the right of the first, so the last of each round (N-01).
    pub fn necromancer(&self) -> Option<Seat> {
        self.island.map(|island| island.seat)
    }

    /// The ghosts that stay with the Necromancer.
    pub fn ghosts(&self) -> Option<(RaceId, Tile<'_>)> {
        let island = self.island?;
        self.race_tile(island.ghosts)
            .map(|tile| (island.ghosts, tile))
    }

    /// Whether a people is a living active race: not in decline, and no ghosts (N-23).
    #[inline(always)]
    pub fn is_active_race(&self, people: PeopleId) -> bool {
        people.is_active()
            && self
                .island
                .is_none_or(|island| island.seat != people.seat())
    }

    /// The kind of piece that stands for a leader, if leaders are in play.
    pub fn leader(&self) -> Option<PieceId> {
        Some(self.extras[extras::LEADER]).filter(|piece| piece.is_some())
    }

    /// The races of the boxes in play, then the blank ones.
    pub fn races_in_play(&self) -> impl Iterator<Item = (RaceId, Tile<'_>)> {
        let numbered = (0..).map(RaceId).zip(tiles::RACES.iter());
        numbered
            .filter(|(_, tile)| tile.kind == Kind::Race && self.has(tile))
            .map(|(id, tile)| (id, **tile))
            .chain(self.blanks(Kind::Race).map(|(id, tile)| (RaceId(id), tile)))
    }

    /// The powers of the boxes in play, then the blank ones.
    pub fn powers_in_play(&self) -> impl Iterator<Item = (PowerId, Tile<'_>)> {
        let numbered = (0..).map(PowerId).zip(tiles::POWERS.iter());
        numbered
            .filter(|(_, tile)| self.has(tile))
            .map(|(id, tile)| (id, **tile))
            .chain(
                self.blanks(Kind::Power)
                    .map(|(id, tile)| (PowerId(id), tile)),
            )
    }

    /// Whether a printed tile is in play: its box is, and its tokens do not stand in for a blank race (K-03).
    fn has(&self, tile: &Tile) -> bool {
        self.setup.boxes.contains(&tile.from) && !self.stands_in(tile)
    }

    /// The definition of a race.
    pub fn race_tile(&self, race: RaceId) -> Option<Tile<'_>> {
        match tiles::RACES.get(race.index()) {
            Some(tile) => Some(**tile),
            None => self.blank(Kind::Race, race.0),
        }
    }

    /// The definition of a power.
    pub fn power_tile(&self, power: PowerId) -> Option<Tile<'_>> {
        match tiles::POWERS.get(power.index()) {
            Some(tile) => Some(**tile),
            None => self.blank(Kind::Power, power.0),
        }
    }

    /// The kinds of pieces, in the order of their numbers.
    pub fn pieces(&self) -> impl Iterator<Item = (PieceId, Piece<'_>)> {
        (0..self.pieces.len() as u8)
            .map(PieceId)
            .filter_map(|id| Some((id, self.piece(id)?)))
    }

    /// The definition of a piece.
    pub fn piece(&self, piece: PieceId) -> Option<Piece<'_>> {
        let printed = self.pieces.get(piece.index())?.piece;
        Some(self.blank_piece(piece).unwrap_or(printed))
    }

    /// How many pieces of a kind stand in a region.
    pub fn pieces_at(&self, state: &State, piece: PieceId, region: crate::ids::RegionId) -> u8 {
        self.pieces
            .get(piece.index())
            .map_or(0, |p| p.at(state, region))
    }

    /// The special deeds, in the order of their numbers.
    pub fn verbs(&self) -> impl Iterator<Item = (VerbId, Verb<'_>)> {
        (0..self.verbs.len() as u8)
            .map(VerbId)
            .filter_map(|id| Some((id, self.verb(id)?)))
    }

    /// The definition of a special deed.
    pub fn verb(&self, verb: VerbId) -> Option<Verb<'_>> {
        let printed = **self.verbs.get(verb.index())?;
        Some(self.blank_verb(verb).unwrap_or(printed))
    }

    /// Whether a special deed is done with a seat, not to a region.
    pub fn verb_names_seat(&self, verb: VerbId) -> bool {
        self.verbs
            .get(verb.index())
            .is_some_and(|verb| matches!(verb.deed, Deed::Seat { .. }))
    }

    #[inline(always)]
    pub(crate) fn race(&self, race: RaceId) -> &TileOnBoard {
        &self.races[race.index().min(self.races.len() - 1)]
    }

    #[inline(always)]
    pub(crate) fn power(&self, power: PowerId) -> &TileOnBoard {
        &self.powers[power.index().min(self.powers.len() - 1)]
    }

    /// What a race says with a power.
    #[inline(always)]
    pub(crate) fn joint(&self, race: RaceId, power: PowerId) -> &Joint {
        let race = race.index().min(self.races.len() - 1);
        let power = power.index().min(self.powers.len() - 1);
        &self.joints[race * self.powers.len() + power]
    }

    /// Finds room for the island, if there is a Necromancer (N-01, N-27).
    fn find_island(&self) -> Result<Option<Island>, SetupError> {
        let setup = &self.setup;
        if !setup.boxes.contains(&GameBox::Necromancer) {
            return Ok(None);
        }
        if setup.seats < 3 {
            return Err(SetupError(format!(
                "a Necromancer needs at least 3 seats (N-01), found {}",
                setup.seats
            )));
        }
        if !(11..=13).contains(&setup.switches.ghost_reserve) {
            return Err(SetupError(format!(
                "ghost-reserve: 11 to 13 expected (N-02), found {}",
                setup.switches.ghost_reserve
            )));
        }
        let board = &setup.board;
        let lakes = board.select(|region| region.terrain == Terrain::Lake);
        let Some(lake) = lakes.lowest() else {
            return Err(SetupError(
                "a Necromancer needs a board with a lake (N-27)".into(),
            ));
        };
        let ghosts = tiles::RACES.iter().position(|tile| tile.kind == Kind::Role);
        let lake = RegionSet::one(lake);
        Ok(ghosts.map(|ghosts| Island {
            seat: Seat((setup.first.0 + setup.seats - 1) % setup.seats),
            ghosts: RaceId(ghosts as u8),
            lake,
            shore: board.neighbours(lake),
        }))
    }
}
