//! One game made ready: the board, the tiles in play worked out on it, the switches.

mod brings;
mod catalogue;
mod deeds;
mod moving;
mod on_board;
mod pieces;
pub(crate) mod room;
mod setup;
mod values;

pub(crate) use brings::Brings;
pub(crate) use catalogue::Stock;
pub(crate) use moving::Moving;
pub use moving::Now;
pub(crate) use on_board::{PerOnBoard, ScoreOnBoard, TileOnBoard};
pub(crate) use pieces::PieceOnBoard;
pub use setup::{Setup, SetupError, Switches, roles};
pub use values::{Values, ValuesError};

use crate::board::Board;
use crate::custom;
use crate::cx::Cx;
use crate::extras::{EXTRAS, Extra};
use crate::ids::{DeedId, MAX_SEATS, PeopleId, PieceId, PowerId, RaceId, Seat, TileId, VerbId};
use crate::joint::Joint;
use crate::refusal::Reason;
use crate::region_set::{RegionSet, TileSet};
use crate::state::{CELLS, PLANES, State, TRIBES};
use crate::tile::{
    Closes, Deals, Each, GameBox, Kind, Lasts, MEMORY, Memory, Picking, Sides, Tile, Verb, Window,
    Words,
};
use crate::tiles;
use crate::turn::moments::Moments;
use arrayvec::ArrayVec;
use on_board::nothing;

/// A place off the board from which a seat plays that picks no combo.
#[derive(Clone, Copy, Debug)]
pub struct Home {
    /// The tile that gives it.
    pub tile: TileId,
    /// The seat.
    pub seat: Seat,
    /// Its tokens.
    pub race: RaceId,
    /// Regions that nobody can take because of it.
    pub closed: RegionSet,
    /// Regions that can be reached from it.
    pub shore: RegionSet,
    /// Why nobody takes what is closed.
    pub why_closed: &'static Reason,
    /// Why a region cannot be reached from there.
    pub too_far: &'static Reason,
    /// Why that seat does not decline.
    pub never_declines: &'static Reason,
    /// How many powers it can own.
    pub powers: usize,
    /// How many tokens it has in all.
    pub tokens: u8,
    /// Where tokens at home are: "on the …".
    pub at_home: Words<'static>,
    /// What leaving tokens at home says on a button.
    pub stay_home: Words<'static>,
    /// What the seat is told when it places its tokens.
    pub place: Words<'static>,
}

/// A tile that closes regions, with its first cell: that is 0 while it closes none.
#[derive(Clone)]
pub(crate) struct Closer {
    pub hook: Closes,
    pub cell: usize,
}

/// A deed of a tile, numbered.
#[derive(Clone, Copy)]
pub(crate) struct DeedOnBoard {
    pub id: DeedId,
    pub word: VerbId,
    pub tile: TileId,
    pub window: Window,
    pub verb: &'static Verb<'static>,
}

impl DeedOnBoard {
    /// Whether the tile asked has done it already, where it may do it once a turn.
    #[inline(always)]
    pub fn is_done(&self, cx: &Cx) -> bool {
        self.verb.once.is_some() && cx.memo() != 0
    }
}

/// Cells of the state that a tile was given.
#[derive(Clone)]
pub(crate) struct Cells {
    pub first: usize,
    pub count: usize,
    pub memory: Memory,
}

/// A cell for each seat, for good.
const SEATS: Memory = Memory {
    each: Each::Seat,
    ..MEMORY
};

/// A game made ready. It never changes; the [`State`] does.
#[derive(Clone)]
pub struct Game {
    pub(crate) setup: Setup,
    pub(crate) races: Vec<TileOnBoard>,
    pub(crate) powers: Vec<TileOnBoard>,
    /// Tiles that are neither, as they are defined and worked out.
    pub(crate) other_tiles: Vec<&'static Tile<'static>>,
    pub(crate) others: Vec<TileOnBoard>,
    /// Those of them that lie over the whole table.
    pub(crate) table: Vec<TileId>,
    /// What each race says with each power, races one after the other.
    pub(crate) joints: Vec<Joint>,
    pub(crate) pieces: Vec<PieceOnBoard>,
    /// Planes that raise the price, with what a bit in them adds.
    pub(crate) defending: Vec<(usize, u8)>,
    /// Those of them that stay with the ground.
    pub(crate) rooted: Vec<(usize, u8)>,
    /// Tiles of the boxes in play that can do nothing on this board.
    pub(crate) left_out: Vec<&'static str>,
    /// Relics and places in play.
    pub(crate) markers: TileSet,
    /// What is in the box: invariants count it at every step.
    pub(crate) stock: Stock,
    /// Tiles that close regions to a seat, with why.
    pub(crate) closers: Vec<Closer>,
    /// Regions whose natives come in twos (U-08).
    pub(crate) in_pairs: RegionSet,
    /// What the switches of B-37 and B-39 say on this board.
    pub(crate) own_tokens_defend: bool,
    pub(crate) non_empty_needs_enemy: bool,
    /// The first cell of those that count tokens which only attack, for each seat: how many it has, and then how many
    /// of them were used this turn (U-41).
    pub(crate) lent_cells: usize,
    /// The first cell of those that note who attacked each seat (U-62).
    pub(crate) grudge_cells: usize,
    /// The first cell of those that note whose first loss of this turn was none (W-16).
    pub(crate) saved_cells: usize,
    /// Planes of pieces that make a region immune.
    pub(crate) immune_planes: Vec<usize>,
    /// The kinds of pieces that are in play and are no tokens.
    pub(crate) kinds_in_play: Vec<PieceId>,
    /// Those of any kind that keep tokens company (P-28).
    pub(crate) companions: Vec<PieceId>,
    /// Those in play that turn into coins, with time or when their region falls.
    pub(crate) worth_coins: Vec<PieceId>,
    pub(crate) deeds: Vec<DeedOnBoard>,
    /// The words of deeds, in the order of their numbers.
    pub(crate) words: Vec<String>,
    /// What the state keeps for tiles.
    pub(crate) cells: Vec<Cells>,
    /// Those of them that are wiped as a turn begins.
    pub(crate) cells_of_a_turn: Vec<Cells>,
    /// How many cells are given away.
    pub(crate) cells_used: usize,
    /// How many planes of the state hold pieces.
    pub(crate) planes: usize,
    pub(crate) blanks: custom::Numbers,
    pub(crate) land: RegionSet,
    pub(crate) brings: Brings,
    /// The kinds of pieces that count as tokens.
    pub(crate) extras: ArrayVec<Extra, EXTRAS>,
    /// The planes that hold them.
    pub(crate) extra_planes: Vec<usize>,
    /// Seats that pick no combo, with where they play from.
    pub(crate) homes: Vec<Home>,
    /// Regions that are closed to everybody, because somebody lives there.
    pub(crate) closed: RegionSet,
    pub(crate) moments: Moments,
    /// Whoever has a say in what the column is filled with.
    pub(crate) deals: Option<(TileId, Deals)>,
    /// Whoever asks those who must pick, where there is no column.
    pub(crate) picking: Option<(TileId, Picking)>,
    /// Who plays for whom, if not everybody for himself.
    pub(crate) sides: Option<&'static Sides>,
    /// The most coins that a declined race can ask for as a toll (U-38).
    pub(crate) highest_toll: u8,
    /// Where hexes move during the game.
    pub(crate) moving: Option<Moving>,
}

impl Game {
    /// Makes a game ready.
    ///
    /// # Errors
    /// Says which part of the set-up does not fit.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        Self::with_tiles(setup, &[])
    }

    /// The same with tiles beside those of the boxes that are neither races nor powers.
    pub(crate) fn with_tiles(
        setup: Setup,
        beside: &[&'static Tile<'static>],
    ) -> Result<Self, SetupError> {
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
        setup.values.check()?;
        let first = setup.board.clone();
        let scenario = first.scenario().and_then(tiles::scenario);
        let changes = scenario.is_some_and(|tile| tile.hooks.table.world.is_some());
        if changes && first.realm().is_none() {
            return Err(SetupError(
                "a world laid of hexes expected in this scenario (R-26, R-43)".into(),
            ));
        }
        let nominal = scenario.and_then(|tile| tile.hooks.table.nominal);
        let nominal = nominal.and_then(|nominal| nominal(&setup));
        let setup = Setup {
            board: nominal.unwrap_or(setup.board),
            ..setup
        };
        let mut game = Self {
            land: setup.board.open(),
            own_tokens_defend: setup.own_tokens_defend(),
            non_empty_needs_enemy: setup.non_empty_needs_enemy(),
            setup,
            races: Vec::new(),
            powers: Vec::new(),
            other_tiles: tiles::OTHERS.iter().chain(beside).copied().collect(),
            others: Vec::new(),
            table: Vec::new(),
            joints: Vec::new(),
            pieces: Vec::new(),
            defending: Vec::new(),
            rooted: Vec::new(),
            left_out: Vec::new(),
            markers: TileSet::default(),
            stock: Stock::default(),
            closers: Vec::new(),
            in_pairs: RegionSet::EMPTY,
            lent_cells: 0,
            grudge_cells: 0,
            saved_cells: 0,
            immune_planes: Vec::new(),
            kinds_in_play: Vec::new(),
            companions: Vec::new(),
            worth_coins: Vec::new(),
            deeds: Vec::new(),
            words: Vec::new(),
            cells: Vec::new(),
            cells_of_a_turn: Vec::new(),
            cells_used: 0,
            planes: TRIBES + 1,
            blanks: custom::Numbers::default(),
            brings: Brings::default(),
            extras: ArrayVec::new(),
            extra_planes: Vec::new(),
            homes: Vec::new(),
            closed: RegionSet::EMPTY,
            moments: Moments::default(),
            deals: None,
            picking: None,
            sides: None,
            highest_toll: 0,
            moving: None,
        };
        let idle = tiles::all().chain(tiles::OTHERS.iter().copied());
        let idle = idle.filter(|tile| game.is_here(tile));
        let idle: Vec<&str> = idle
            .filter(|tile| game.is_left_out(tile))
            .map(|tile| tile.id)
            .collect();
        game.left_out = idle;
        for (tile, id) in tiles::RACES.iter().zip((0..).map(RaceId)) {
            let on_board = game.work_out(tile, TileId::race(id))?;
            game.races.push(on_board);
        }
        for (tile, id) in tiles::POWERS.iter().zip((0..).map(PowerId)) {
            let on_board = game.work_out(tile, TileId::power(id))?;
            game.powers.push(on_board);
        }
        for (place, tile) in game.other_tiles.clone().into_iter().enumerate() {
            let id = TileId::other(place);
            let on_board = game.work_out(tile, id)?;
            game.others.push(on_board);
            let in_play = game.has(tile);
            let over_all = matches!(tile.kind, Kind::Box | Kind::Role | Kind::Scenario);
            let everywhere = over_all || tile.kind.is_marker();
            if in_play && everywhere {
                game.table.push(id);
                // Those of scenarios lie where their worlds say.
                let drawn = tile.from != GameBox::Realms;
                if tile.kind.is_marker() && drawn {
                    game.markers.add(place as u8);
                }
            }
        }
        game.number_blanks()?;
        // The last place of each list answers for "no tile".
        for list in [&mut game.races, &mut game.powers, &mut game.others] {
            list.push(nothing());
        }
        game.finish()?;
        game.note_moving(first);
        game.stock = game.take_stock();
        Ok(game)
    }

    /// What can be worked out only when all tiles are known.
    fn finish(&mut self) -> Result<(), SetupError> {
        // Races and powers hear of the moments they want to, before what lies over the table.
        let mut moments = std::mem::take(&mut self.moments);
        let races = self.races_in_play().map(|(id, _)| TileId::race(id));
        let powers = self.powers_in_play().map(|(id, _)| TileId::power(id));
        for id in races.chain(powers) {
            moments.gather(id, &self.tile_on_board(id).hooks.table);
        }
        self.moments = moments;
        for id in self.table.clone() {
            let moments = self.tile_on_board(id).hooks.table;
            let home = moments
                .set_up
                .map_or(Ok(None), |set_up| set_up(&self.setup))?;
            self.homes
                .extend(home.map(|home| Home { tile: id, ..home }));
            self.moments.gather(id, &moments);
            self.picking = self.picking.or(moments.picking.map(|asks| (id, asks)));
            self.sides = self.sides.or(moments.sides);
            self.deals = self.deals.or(moments.deals.map(|deals| (id, deals)));
        }
        let homes = self.homes.iter();
        let closed = self.setup.board.closed();
        self.closed = homes.fold(closed, |all, home| all | home.closed);
        self.in_pairs = self.setup.monsters();
        if self.brings.lent_for {
            self.lent_cells = self.allot(SEATS);
            self.allot(Memory {
                lasts: Lasts::OwnTurn,
                ..SEATS
            });
        }
        if self.brings.grudge {
            self.grudge_cells = self.allot(SEATS);
        }
        if self.brings.saves_first_loss {
            self.saved_cells = self.allot(Memory {
                lasts: Lasts::AnyTurn,
                ..SEATS
            });
        }
        let of_a_turn =
            |cells: &&Cells| matches!(cells.memory.lasts, Lasts::OwnTurn | Lasts::AnyTurn);
        self.cells_of_a_turn = self.cells.iter().filter(of_a_turn).cloned().collect();
        // Exposed tokens come first (`extras.rs`).
        self.extras.sort_by_key(|extra| !extra.exposed);
        let highest = |tiles: &[TileOnBoard]| tiles.iter().map(|tile| tile.toll).max().unwrap_or(0);
        self.highest_toll = highest(&self.races) + highest(&self.powers);
        self.join();
        if self.planes > PLANES {
            return Err(SetupError(format!(
                "too many kinds of pieces: room for {PLANES}, found {}; leave a box or a blank tile with pieces out",
                self.planes
            )));
        }
        if self.cells_used > CELLS {
            return Err(SetupError(format!(
                "too much to remember: room for {CELLS} cells, found {}; leave a box out",
                self.cells_used
            )));
        }
        self.check_room()
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
        state.pieces[TRIBES] = setup.board.tribes() | setup.monsters();
        state.turn.seat = setup.first;
        state.turn.acting = PeopleId::active(setup.first);
        self.prepare(&mut state);
        crate::turn::open(self, &mut state);
        self.catch_up(&mut state, &mut ());
        state
    }

    /// What lies over the whole table is laid out.
    pub(crate) fn prepare(&self, state: &mut State) {
        for cells in &self.cells {
            state.cells[cells.first..cells.first + cells.count].fill(cells.memory.start);
        }
        crate::turn::prepare(self, state);
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

    /// Who plays for whom: how often what each seat has counts for each seat. Nothing where everybody plays for himself.
    #[inline]
    pub fn sides(&self) -> Option<&'static Sides> {
        self.sides
    }

    /// Whether a seat wins and loses with another: it is that seat, or of its team.
    #[inline]
    pub fn is_with(&self, seat: Seat, other: Seat) -> bool {
        let alike = |sides: &Sides| sides.get(seat.index()) == sides.get(other.index());
        seat == other || self.sides.is_some_and(alike)
    }

    /// The seat after another, clockwise.
    pub fn next_seat(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next < self.setup.seats { next } else { 0 })
    }

    /// The home of a seat that picks no combo.
    #[inline(always)]
    pub fn home(&self, seat: Seat) -> Option<&Home> {
        self.homes.iter().find(|home| home.seat == seat)
    }

    /// The seats that pick no combo, with where they play from.
    pub fn homes(&self) -> &[Home] {
        &self.homes
    }

    /// Whether a people is a living active race: not in decline, and no tokens of a role (N-23).
    #[inline(always)]
    pub fn is_active_race(&self, people: PeopleId) -> bool {
        people.is_active() && (self.homes.is_empty() || self.home(people.seat()).is_none())
    }
}
