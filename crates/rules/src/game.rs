//! One game made ready: the board, the tiles in play worked out on it, the switches.

use crate::board::Board;
use crate::ids::{MAX_SEATS, PieceId, PowerId, RaceId, Seat, VerbId};
use crate::region_set::RegionSet;
use crate::state::{PLANES, State, TRIBES};
use crate::tile::{Deed, GameBox, Hooks, Per, Piece, Rule, Tile, Verb, When, Where};
use crate::tiles;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Rules that reasonable tables play the other way. The default is the ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Switches {
    /// Everybody sees all coins (P-21).
    pub open_coins: bool,
    /// Coins lying on a combo help to pay for it (B-08).
    pub pocket_before_paying: bool,
    /// The attacker's own tokens raise the price of their region (B-37).
    pub own_tokens_defend: bool,
    /// One's own declined tokens do not make a region non-empty (B-39).
    pub non_empty_needs_enemy: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            open_coins: false,
            pocket_before_paying: false,
            own_tokens_defend: false,
            non_empty_needs_enemy: true,
        }
    }
}

/// How a game begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// The board.
    pub board: Board,
    /// How many seats; the board says how many it is made for, another number is allowed.
    pub seats: u8,
    /// Who begins (B-02).
    pub first: Seat,
    /// The boxes whose tiles are in play.
    pub boxes: Vec<GameBox>,
    /// Rules played the other way.
    pub switches: Switches,
}

impl Setup {
    /// The base game on its board for so many players.
    pub fn base(players: u8) -> Option<Self> {
        Some(Self {
            board: Board::for_players(players)?,
            seats: players,
            first: Seat(0),
            boxes: vec![GameBox::Base],
            switches: Switches::default(),
        })
    }
}

/// Why a set-up makes no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub(crate) String);

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SetupError {}

/// A price rule worked out on the board.
pub(crate) struct PriceOnBoard {
    pub amount: i8,
    pub at: RegionSet,
    pub beside: Option<RegionSet>,
}

/// What a coin is paid for, worked out on the board.
pub(crate) enum PerOnBoard {
    Regions(RegionSet),
    Turn,
    FirstTurn,
    NonEmptyConquest,
}

pub(crate) struct ScoreOnBoard {
    pub coins: u8,
    pub per: PerOnBoard,
    pub when: When,
}

/// A tile worked out on the board of this game.
pub(crate) struct TileOnBoard {
    pub tokens: u8,
    pub price: Vec<PriceOnBoard>,
    pub score: Vec<ScoreOnBoard>,
    pub entry: RegionSet,
    pub reach: RegionSet,
    pub link: RegionSet,
    pub access: RegionSet,
    pub no_casualties: bool,
    pub die_before_each: bool,
    pub lent: u8,
    pub recruit_per: u8,
    pub stands_in_decline: bool,
    pub acts_in_decline: bool,
    pub own_decline_slot: bool,
    pub decline_after_turn: bool,
    pub stays_in_decline: bool,
    pub pieces: Vec<PieceId>,
    pub verbs: Vec<VerbId>,
    pub hooks: Hooks,
}

/// A kind of piece and the bit planes of the state that hold it.
#[derive(Clone, Copy)]
pub(crate) struct PieceOnBoard {
    pub piece: Piece,
    pub plane: usize,
    pub planes: usize,
}

/// A game made ready. It never changes; the [`State`] does.
pub struct Game {
    pub(crate) setup: Setup,
    pub(crate) races: Vec<TileOnBoard>,
    pub(crate) powers: Vec<TileOnBoard>,
    pub(crate) pieces: Vec<PieceOnBoard>,
    /// Planes that raise the price, with what a bit in them adds.
    pub(crate) defending: Vec<(usize, u8)>,
    pub(crate) verbs: Vec<&'static Verb>,
    pub(crate) land: RegionSet,
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
            pieces: Vec::new(),
            defending: vec![(TRIBES, 1)],
            verbs: Vec::new(),
        };
        let mut plane = TRIBES + 1;
        game.races = tiles::RACES
            .iter()
            .map(|tile| game.work_out(tile, &mut plane))
            .collect();
        game.powers = tiles::POWERS
            .iter()
            .map(|tile| game.work_out(tile, &mut plane))
            .collect();
        // The last place of each list answers for "no tile".
        for list in [&mut game.races, &mut game.powers] {
            list.push(nothing());
        }
        assert!(
            plane <= PLANES,
            "the catalogue has more kinds of pieces than the state has planes"
        );
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
        for (id, _) in self.powers_in_play() {
            state.powers_left.add(id.0);
        }
        state.coins[..usize::from(setup.seats)].fill(5);
        state.pieces[TRIBES] = setup.board.tribes();
        state.turn.seat = setup.first;
        state.turn.acting = crate::ids::PeopleId::active(setup.first);
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
        Seat((seat.0 + 1) % self.setup.seats)
    }

    /// The races of the boxes in play.
    pub fn races_in_play(&self) -> impl Iterator<Item = (RaceId, &'static Tile)> {
        let numbered = tiles::RACES.iter().enumerate();
        numbered
            .filter(|(_, t)| self.setup.boxes.contains(&t.from))
            .map(|(i, t)| (RaceId(i as u8), *t))
    }

    /// The powers of the boxes in play.
    pub fn powers_in_play(&self) -> impl Iterator<Item = (PowerId, &'static Tile)> {
        let numbered = tiles::POWERS.iter().enumerate();
        numbered
            .filter(|(_, t)| self.setup.boxes.contains(&t.from))
            .map(|(i, t)| (PowerId(i as u8), *t))
    }

    /// The definition of a race.
    pub fn race_tile(&self, race: RaceId) -> Option<&'static Tile> {
        tiles::RACES.get(race.index()).copied()
    }

    /// The definition of a power.
    pub fn power_tile(&self, power: PowerId) -> Option<&'static Tile> {
        tiles::POWERS.get(power.index()).copied()
    }

    /// The kinds of pieces, in the order of their numbers.
    pub fn pieces(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.pieces
            .iter()
            .enumerate()
            .map(|(i, p)| (PieceId(i as u8), &p.piece))
    }

    /// The definition of a piece.
    pub fn piece(&self, piece: PieceId) -> Option<&Piece> {
        self.pieces.get(piece.index()).map(|p| &p.piece)
    }

    /// How many pieces of a kind stand in a region.
    pub fn pieces_at(&self, state: &State, piece: PieceId, region: crate::ids::RegionId) -> u8 {
        self.pieces
            .get(piece.index())
            .map_or(0, |p| p.at(state, region))
    }

    /// The special deeds, in the order of their numbers.
    pub fn verbs(&self) -> impl Iterator<Item = (VerbId, &'static Verb)> {
        self.verbs
            .iter()
            .enumerate()
            .map(|(i, verb)| (VerbId(i as u8), *verb))
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

    fn work_out(&mut self, tile: &'static Tile, plane: &mut usize) -> TileOnBoard {
        let mut on_board = TileOnBoard {
            tokens: tile.tokens,
            hooks: tile.hooks,
            ..nothing()
        };
        for rule in tile.rules {
            self.work_out_rule(rule, &mut on_board);
        }
        for piece in tile.pieces {
            let planes = (u8::BITS - piece.per_region.leading_zeros()) as usize;
            on_board.pieces.push(PieceId(self.pieces.len() as u8));
            self.pieces.push(PieceOnBoard {
                piece: *piece,
                plane: *plane,
                planes,
            });
            if piece.defence > 0 {
                self.defending
                    .extend((0..planes).map(|i| (*plane + i, piece.defence << i)));
            }
            *plane += planes;
        }
        for verb in tile.hooks.verbs {
            on_board.verbs.push(VerbId(self.verbs.len() as u8));
            self.verbs.push(verb);
        }
        on_board
    }

    fn work_out_rule(&self, rule: &Rule, tile: &mut TileOnBoard) {
        match *rule {
            Rule::Score { coins, per, when } => {
                let per = match per {
                    Per::Region(at) => PerOnBoard::Regions(self.regions(at)),
                    Per::Turn => PerOnBoard::Turn,
                    Per::FirstTurn => PerOnBoard::FirstTurn,
                    Per::NonEmptyConquest => PerOnBoard::NonEmptyConquest,
                };
                tile.score.push(ScoreOnBoard { coins, per, when });
            }
            Rule::Price { amount, at, beside } => {
                let beside = beside.map(|at| self.regions(at));
                tile.price.push(PriceOnBoard {
                    amount,
                    at: self.regions(at),
                    beside,
                });
            }
            Rule::Entry(at) => tile.entry |= self.regions(at),
            Rule::Reach(at) => tile.reach |= self.regions(at),
            Rule::Link(at) => tile.link |= self.regions(at),
            Rule::Access(at) => tile.access |= self.regions(at),
            Rule::NoCasualties => tile.no_casualties = true,
            Rule::DieBeforeEach => tile.die_before_each = true,
            Rule::Lent(tokens) => tile.lent += tokens,
            Rule::RecruitPer(conquests) => tile.recruit_per = conquests,
            Rule::StandsInDecline => tile.stands_in_decline = true,
            Rule::ActsInDecline => tile.acts_in_decline = true,
            Rule::OwnDeclineSlot => tile.own_decline_slot = true,
            Rule::DeclineAfterTurn => tile.decline_after_turn = true,
            Rule::StaysInDecline => tile.stays_in_decline = true,
        }
    }

    fn regions(&self, at: Where) -> RegionSet {
        let board = self.board();
        match at {
            Where::Any => board.all(),
            Where::Land => self.land,
            Where::Water => board.water(),
            Where::Terrain(terrains) => board.select(|region| terrains.contains(&region.terrain)),
            Where::Symbol(symbol) => board.symbol(symbol),
            Where::Coastal => board.coast(),
        }
    }
}

fn nothing() -> TileOnBoard {
    TileOnBoard {
        tokens: 0,
        price: Vec::new(),
        score: Vec::new(),
        entry: RegionSet::EMPTY,
        reach: RegionSet::EMPTY,
        link: RegionSet::EMPTY,
        access: RegionSet::EMPTY,
        no_casualties: false,
        die_before_each: false,
        lent: 0,
        recruit_per: 0,
        stands_in_decline: false,
        acts_in_decline: false,
        own_decline_slot: false,
        decline_after_turn: false,
        stays_in_decline: false,
        pieces: Vec::new(),
        verbs: Vec::new(),
        hooks: crate::tile::NONE,
    }
}

impl PieceOnBoard {
    /// How many stand in a region.
    #[inline(always)]
    pub fn at(&self, state: &State, region: crate::ids::RegionId) -> u8 {
        (0..self.planes)
            .map(|i| state.pieces[self.plane + i].bit(region) << i)
            .sum()
    }

    /// The regions with at least one.
    #[inline(always)]
    pub fn regions(&self, state: &State) -> RegionSet {
        (0..self.planes).fold(RegionSet::EMPTY, |all, i| {
            all | state.pieces[self.plane + i]
        })
    }

    /// How many are on the board.
    #[inline(always)]
    pub fn on_board(&self, state: &State) -> u8 {
        (0..self.planes)
            .map(|i| state.pieces[self.plane + i].len() << i)
            .sum()
    }

    /// How many are in the supply or in hand.
    #[inline(always)]
    pub fn available(&self, state: &State) -> u8 {
        self.piece.supply.saturating_sub(self.on_board(state))
    }
}
