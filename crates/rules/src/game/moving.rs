//! Worlds whose hexes move or are laid while people play: the game made ready again on the board as it lies.
//!
//! Borders do not belong into a state that searches copy, so the state keeps where the hexes lie, and [`Game::now`] gives the
//! game on that board. Tiles, pieces, cells and deeds keep their numbers; only what is worked out on regions is done anew.

use super::{Game, TileOnBoard};
use crate::action::Action;
use crate::board::Board;
use crate::event::Sink;
use crate::ids::{PowerId, RaceId, TileId};
use crate::joint::Joint;
use crate::realm::{Hex, Preview, Realm, Ways};
use crate::state::State;
use crate::tile::Placed;
use crate::turn;
use std::borrow::Cow;
use std::ops::{Deref, Range};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

/// How many boards of a game are kept ready: those of the lines that a search looks at.
const KEPT: usize = 16;

/// What is known of a world that changes.
#[derive(Clone)]
pub(crate) struct Moving {
    /// Tells how the hexes lie.
    world: fn(&Game, &State) -> Realm,
    /// The cells of the state that it is told by.
    cells: Range<usize>,
    /// What they say where this game holds; nothing for the board that the game was set up with.
    lies: Vec<u8>,
    /// The board that the game was set up with.
    began: Arc<Board>,
    /// The last boards, the newest first. They know of each other, but the game that was set up keeps them.
    known: Weak<Known>,
    keeps: Option<Arc<Known>>,
    /// Where each hex can be pushed, once somebody has asked.
    ways: OnceLock<Vec<Ways>>,
    /// The hexes as they lie, alike.
    laid: OnceLock<LaidHexes>,
}

/// The hexes as they lie.
#[derive(Clone)]
pub(crate) struct LaidHexes {
    pub hexes: Vec<Hex>,
    /// The region of each of their thirds.
    pub numbered: Vec<[u8; 3]>,
    /// What another hex meets beside them.
    pub beside: Ways,
}

type Known = Mutex<Vec<Arc<Game>>>;

impl Moving {
    fn of<'s>(&self, state: &'s State) -> &'s [u8] {
        &state.cells[self.cells.clone()]
    }
}

/// A game on the board as it lies.
pub enum Now<'g> {
    /// The board is where it was.
    Same(&'g Game),
    /// It has changed.
    Moved(Arc<Game>),
}

impl Deref for Now<'_> {
    type Target = Game;

    fn deref(&self) -> &Game {
        match self {
            Self::Same(game) => game,
            Self::Moved(game) => game,
        }
    }
}

impl Game {
    /// Notes that the world changes, if the scenario says so.
    pub(super) fn note_moving(&mut self, first: Board) {
        let Some((id, world)) = self.table.iter().find_map(|&id| {
            let world = self.tile_on_board(id).hooks.table.world?;
            Some((id, world))
        }) else {
            return;
        };
        let cell = self.tile_on_board(id).cells.first().copied();
        let allotted = self.cells.iter().find(|cells| Some(cells.first) == cell);
        let known = Arc::default();
        self.moving = allotted.map(|allotted| Moving {
            world,
            cells: allotted.first..allotted.first + allotted.count,
            lies: Vec::new(),
            began: Arc::new(first),
            known: Arc::downgrade(&known),
            keeps: Some(known),
            ways: OnceLock::new(),
            laid: OnceLock::new(),
        });
    }

    /// The same game on the board as it lies in a state. Where the world does not change, this is the game itself.
    #[inline(always)]
    pub fn now(&self, state: &State) -> Now<'_> {
        match &self.moving {
            None => Now::Same(self),
            Some(moving) => self.find_now(moving, state),
        }
    }

    /// Whether the board of this game is no longer the one of a state.
    #[inline(always)]
    pub(crate) fn is_left_behind(&self, state: &State) -> bool {
        let moving = self.moving.as_ref();
        moving.is_some_and(|moving| moving.of(state) != moving.lies)
    }

    /// Whether hexes move or are laid during this game.
    pub fn moves(&self) -> bool {
        self.moving.is_some()
    }

    /// The board that the game was set up with.
    pub fn first_board(&self) -> &Board {
        let moving = self.moving.as_ref();
        moving.map_or(self.board(), |moving| &moving.began)
    }

    /// The board as it lies in a state, drawn.
    pub fn map(&self, state: &State) -> Cow<'_, Board> {
        let laid = self.realm(state).and_then(|realm| realm.drawn());
        laid.map_or(Cow::Borrowed(self.board()), Cow::Owned)
    }

    /// The same as a board file, where hexes move.
    pub fn map_text(&self, state: &State) -> Option<String> {
        Some(self.realm(state)?.drawn_text())
    }

    /// How the hex that an action moves or lays would lie on the map, if it does that.
    pub fn preview(&self, state: &State, action: Action) -> Vec<Preview> {
        let Action::Do(verb, target, _) = action else {
            return Vec::new();
        };
        let says = self
            .deed_of(state, verb, target)
            .and_then(|verb| verb.preview);
        let hex = says.and_then(|says| says(&self.now(state), state, target));
        let realm = self.realm(state);
        let Some(((hex, third), realm)) = hex.zip(realm) else {
            return Vec::new();
        };
        let thirds = (0..).zip(realm.preview(&hex));
        let wanted = thirds.filter(|(at, _)| third.is_none_or(|third| third == *at));
        wanted.map(|(_, preview)| preview).collect()
    }

    /// The hexes as they lie in a state, where they move.
    pub fn realm(&self, state: &State) -> Option<Realm> {
        let moving = self.moving.as_ref()?;
        Some((moving.world)(self, state))
    }

    /// Where a hex of the board can be pushed, worked out once for all of them.
    pub(crate) fn ways(&self, state: &State, hex: usize) -> Option<&Ways> {
        let moving = self.moving.as_ref()?;
        debug_assert!(!self.is_left_behind(state), "asked on another board");
        let ways = moving.ways.get_or_init(|| {
            let realm = (moving.world)(self, state);
            (0..realm.hexes.len()).map(|hex| realm.ways(hex)).collect()
        });
        ways.get(hex)
    }

    /// The hexes of the board as they lie, worked out once.
    pub(crate) fn laid(&self, state: &State) -> Option<&LaidHexes> {
        let moving = self.moving.as_ref()?;
        debug_assert!(!self.is_left_behind(state), "asked on another board");
        Some(moving.laid.get_or_init(|| {
            let realm = (moving.world)(self, state);
            LaidHexes {
                numbered: realm.numbered(),
                beside: Ways::beside(&realm),
                hexes: realm.hexes,
            }
        }))
    }

    #[cold]
    fn find_now(&self, moving: &Moving, state: &State) -> Now<'_> {
        let lies = moving.of(state);
        if lies == moving.lies {
            return Now::Same(self);
        }
        let is_it = |game: &Arc<Self>| {
            let moving = game.moving.as_ref();
            moving.is_some_and(|moving| moving.lies == lies)
        };
        let known = moving.known.upgrade().unwrap_or_default();
        let lock = || known.lock().unwrap_or_else(PoisonError::into_inner);
        let mut boards = lock();
        if let Some(at) = boards.iter().position(is_it) {
            boards[..=at].rotate_right(1);
            return Now::Moved(Arc::clone(&boards[0]));
        }
        // Others look on in the meantime.
        let last = boards.first().map(Arc::clone);
        drop(boards);
        let made = Arc::new(last.as_deref().unwrap_or(self).on_board_of(state));
        let mut boards = lock();
        boards.truncate(KEPT - 1);
        boards.insert(0, Arc::clone(&made));
        Now::Moved(made)
    }

    fn on_board_of(&self, state: &State) -> Self {
        let mut game = self.clone();
        if let Some(moving) = &mut game.moving {
            moving.lies = moving.of(state).to_vec();
            moving.keeps = None;
            moving.ways = OnceLock::new();
            moving.laid = OnceLock::new();
            // Whoever moves a hex asks first whether a board has room for it.
            if let Some(board) = (moving.world)(self, state).ground() {
                game.setup.board = board;
            }
        }
        game.work_out_again();
        game
    }

    /// Works everything out again that depends on the board.
    fn work_out_again(&mut self) {
        self.land = self.setup.board.open();
        self.in_pairs = self.setup.monsters();
        let homes = self.homes.iter();
        let closed = self.setup.board.closed();
        self.closed = homes.fold(closed, |all, home| all | home.closed);
        let lists = [
            std::mem::take(&mut self.races),
            std::mem::take(&mut self.powers),
            std::mem::take(&mut self.others),
        ];
        let id = |list: usize, place: usize| match list {
            0 => TileId::race(RaceId(place as u8)),
            1 => TileId::power(PowerId(place as u8)),
            _ => TileId::other(place),
        };
        let mut lists = lists.into_iter().enumerate().map(|(list, tiles)| {
            let numbered = tiles.into_iter().enumerate();
            let again = numbered.map(|(place, tile)| self.again(id(list, place), tile));
            again.collect::<Vec<TileOnBoard>>()
        });
        let lists = [lists.next(), lists.next(), lists.next()].map(Option::unwrap_or_default);
        [self.races, self.powers, self.others] = lists;
        for kind in 0..self.pieces.len() {
            self.pieces[kind].held = self.placed_for(&self.pieces[kind].piece);
        }
        self.join();
    }

    /// A tile worked out on another board.
    fn again(&self, id: TileId, before: TileOnBoard) -> TileOnBoard {
        let Some(tile) = self.tile(id) else {
            return before;
        };
        let mut on_board = TileOnBoard {
            tokens: before.tokens,
            pieces_pay: before.pieces_pay,
            lasting_memo: before.lasting_memo,
            pieces: before.pieces,
            deeds: before.deeds,
            cells: before.cells,
            hooks: before.hooks,
            ..super::nothing()
        };
        for rule in tile.rules {
            self.work_out_rule(rule, &mut on_board);
        }
        on_board
    }

    /// What each tile says by itself, and what each race says with each power.
    pub(super) fn join(&mut self) {
        let pieces: Vec<Placed> = self.pieces.iter().map(|kind| kind.piece.placed).collect();
        let placed = |piece: usize| pieces[piece];
        for list in [&mut self.races, &mut self.powers, &mut self.others] {
            for tile in list {
                tile.alone = Joint::NONE.with(tile, placed);
            }
        }
        self.joints.clear();
        for race in &self.races {
            let with = self.powers.iter();
            let with = with.map(|power| race.alone.and(&power.alone));
            self.joints.extend(with);
        }
    }

    /// Goes on where hexes were moved: on the board as it lies then.
    pub(crate) fn catch_up<S: Sink>(&self, state: &mut State, sink: &mut S) {
        let mut left_behind = self.is_left_behind(state);
        while left_behind {
            let now = self.now(state);
            turn::go_on(&now, state, sink);
            left_behind = now.is_left_behind(state);
        }
    }
}
