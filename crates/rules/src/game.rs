//! One game made ready: the board, the tiles in play worked out on it, the switches.

use crate::board::{Board, Terrain};
use crate::custom::{self, CustomTile};
use crate::extras::{self, EXTRAS, LEADER_PIECE};
use crate::ids::{MAX_SEATS, PeopleId, PieceId, PowerId, RaceId, Seat, VerbId};
use crate::joint::Joint;
use crate::region_set::{RegionSet, TileSet};
use crate::state::{PLANES, State, TRIBES};
use crate::tile::{
    Against, Deed, GameBox, Hooks, Kind, Per, Piece, Placed, Rule, Tile, Verb, When, Where,
};
use crate::tiles;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

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
    /// The catapult's conquest costs one token less (F-15).
    pub catapult_discount: bool,
    /// A captive leader may be ransomed later, as his owner's turn begins (L-06).
    pub late_ransom: bool,
    /// Ghosts in the Necromancer's reserve at the start: 13, or 12 or 11 to make it harder for the others (N-02).
    pub ghost_reserve: u8,
    /// Another race's tokens and banner are used up for a blank race instead of an own supply (K-03).
    pub stand_in: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            open_coins: false,
            pocket_before_paying: false,
            own_tokens_defend: false,
            non_empty_needs_enemy: true,
            catapult_discount: true,
            late_ransom: false,
            ghost_reserve: 13,
            stand_in: false,
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
    /// Blank tiles that somebody filled in (K-09).
    pub custom: Vec<Arc<CustomTile>>,
}

impl Setup {
    /// The base game on its board for so many players.
    pub fn base(players: u8) -> Option<Self> {
        Self::with(players, vec![GameBox::Base])
    }

    /// How many seats the board is made for, with the Necromancer if he plays.
    pub fn usual_seats(&self) -> u8 {
        self.board.players() + u8::from(self.boxes.contains(&GameBox::Necromancer))
    }

    /// These boxes on the base board for so many players; with a Necromancer, for one fewer (N-01).
    pub fn with(players: u8, boxes: Vec<GameBox>) -> Option<Self> {
        let ordinary = players.checked_sub(u8::from(boxes.contains(&GameBox::Necromancer)))?;
        Some(Self {
            board: Board::for_players(ordinary)?,
            seats: players,
            first: Seat(0),
            boxes,
            switches: Switches::default(),
            custom: Vec::new(),
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
    pub against: Against,
    pub when: When,
}

/// What a coin is paid for, worked out on the board.
pub(crate) enum PerOnBoard {
    Regions(RegionSet),
    Turn,
    FirstTurn,
    NonEmptyConquest,
    Beyond(u8),
    UpTo(u8),
    NoAttack,
    Abandoned,
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
    pub least: u8,
    pub passed_coins: u8,
    pub passed_tokens: u8,
    pub garrison: u8,
    pub stays_put: bool,
    pub immune_in_decline: bool,
    pub shuns_abandoned: bool,
    pub tower: bool,
    pub loot: u8,
    pub levy: u8,
    pub rolls_for_losses: bool,
    /// Coins and tokens.
    pub paid_discount: Option<(u8, u8)>,
    pub coins_per_declined_race: u8,
    pub coins_per_decline: u8,
    /// Pieces that pay coins.
    pub pieces_pay: bool,
    /// The memo of a race counts pieces that were used up.
    pub lasting_memo: bool,
    pub pieces: Vec<PieceId>,
    pub verbs: Vec<VerbId>,
    pub hooks: Hooks,
}

/// A kind of piece and the bit planes of the state that hold it.
#[derive(Clone, Copy)]
pub(crate) struct PieceOnBoard {
    /// Without its names, if it comes with a blank tile: `Game::piece` knows them.
    pub piece: Piece<'static>,
    pub plane: usize,
    pub planes: usize,
}

/// What only tiles of some boxes bring: base games never look further than these flags.
#[derive(Clone, Copy, Default)]
pub(crate) struct Brings {
    /// Regions that are immune without a piece.
    pub immune_in_decline: bool,
    /// Coins change hands when regions fall.
    pub loot_or_levy: bool,
    /// Coins for declines.
    pub coins_per_decline: bool,
    /// Pieces that turn into coins.
    pub ripens: bool,
    /// Conquests made cheaper for coins.
    pub paid_discount: bool,
    /// Races that do not redeploy.
    pub stays_put: bool,
    /// Races that need more than one token.
    pub least: bool,
    /// More than a coin for a combo that is passed over.
    pub passed: bool,
}

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
        Seat((seat.0 + 1) % self.setup.seats)
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

    pub(crate) fn work_out(&mut self, tile: &Tile, plane: &mut usize) -> TileOnBoard {
        let mut on_board = TileOnBoard {
            tokens: tile.tokens,
            hooks: tile.hooks,
            pieces_pay: tile.pieces.iter().any(|piece| piece.coins > 0),
            lasting_memo: tile.pieces.iter().any(|piece| piece.ripens > 0),
            ..nothing()
        };
        for rule in tile.rules {
            self.work_out_rule(rule, &mut on_board);
        }
        let in_play = tile.from == GameBox::Custom || self.setup.boxes.contains(&tile.from);
        for piece in tile.pieces {
            on_board
                .pieces
                .push(self.work_out_piece(piece, in_play, plane));
        }
        if in_play {
            let brings = &mut self.brings;
            brings.immune_in_decline |= on_board.immune_in_decline;
            brings.loot_or_levy |= on_board.loot > 0 || on_board.levy > 0;
            brings.coins_per_decline |=
                on_board.coins_per_decline > 0 || on_board.coins_per_declined_race > 0;
            brings.passed |= on_board.passed_coins > 1 || on_board.passed_tokens > 0;
            brings.least |= on_board.least > 1;
            brings.stays_put |= on_board.stays_put;
            brings.paid_discount |= on_board.paid_discount.is_some();
            brings.ripens |= tile.pieces.iter().any(|piece| piece.ripens > 0);
        }
        for verb in tile.hooks.verbs {
            on_board.verbs.push(VerbId(self.verbs.len() as u8));
            self.verbs.push(verb);
        }
        on_board
    }

    /// Numbers a kind of piece; only pieces of boxes in play need room in the state.
    fn work_out_piece(
        &mut self,
        piece: &Piece<'static>,
        in_play: bool,
        plane: &mut usize,
    ) -> PieceId {
        let id = PieceId(self.pieces.len() as u8);
        let planes = if in_play {
            (u8::BITS - piece.per_region.leading_zeros()) as usize
        } else {
            0
        };
        self.pieces.push(PieceOnBoard {
            piece: *piece,
            plane: *plane,
            planes,
        });
        if piece.defence > 0 {
            self.defending
                .extend((0..planes).map(|i| (*plane + i, piece.defence << i)));
        }
        if piece.immune {
            self.immune_planes.extend((0..planes).map(|i| *plane + i));
        }
        if in_play && piece.placed != Placed::AsToken {
            self.kinds_in_play.push(id);
        }
        if in_play && piece.placed == Placed::AsToken {
            let kind = if piece.id == LEADER_PIECE.id {
                extras::LEADER
            } else {
                extras::TROOP
            };
            self.extras[kind] = id;
        }
        *plane += planes;
        id
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

    fn work_out_rule(&self, rule: &Rule, tile: &mut TileOnBoard) {
        match *rule {
            Rule::Score { coins, per, when } => {
                let per = match per {
                    Per::Region(at) => PerOnBoard::Regions(self.regions(at)),
                    Per::Turn => PerOnBoard::Turn,
                    Per::FirstTurn => PerOnBoard::FirstTurn,
                    Per::NonEmptyConquest => PerOnBoard::NonEmptyConquest,
                    Per::Beyond(regions) => PerOnBoard::Beyond(regions),
                    Per::UpTo(regions) => PerOnBoard::UpTo(regions),
                    Per::NoAttack => PerOnBoard::NoAttack,
                    Per::Abandoned => PerOnBoard::Abandoned,
                };
                tile.score.push(ScoreOnBoard { coins, per, when });
            }
            // The discount of a prepared conquest is a switch (F-15).
            Rule::Price(price)
                if price.when == When::Armed && !self.setup.switches.catapult_discount => {}
            Rule::Price(price) => tile.price.push(PriceOnBoard {
                amount: price.amount,
                at: self.regions(price.at),
                beside: price.beside.map(|at| self.regions(at)),
                against: price.against,
                when: price.when,
            }),
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
            Rule::Least(tokens) => tile.least = tile.least.max(tokens),
            Rule::PassedCoins(coins) => tile.passed_coins = tile.passed_coins.max(coins),
            Rule::PassedTokens(tokens) => tile.passed_tokens += tokens,
            Rule::Garrison(tokens) => tile.garrison = tokens,
            Rule::StaysPut => tile.stays_put = true,
            Rule::ImmuneInDecline => tile.immune_in_decline = true,
            Rule::ShunsAbandoned => tile.shuns_abandoned = true,
            Rule::Tower => tile.tower = true,
            Rule::Loot(coins) => tile.loot += coins,
            Rule::Levy(coins) => tile.levy += coins,
            Rule::RollsForLosses => tile.rolls_for_losses = true,
            Rule::PaidDiscount { coins, tokens } => tile.paid_discount = Some((coins, tokens)),
            Rule::CoinsPerDeclinedRace(coins) => tile.coins_per_declined_race += coins,
            Rule::CoinsPerDecline(coins) => tile.coins_per_decline += coins,
        }
    }

    fn regions(&self, at: Where) -> RegionSet {
        let board = self.board();
        match at {
            Where::Any => board.all(),
            Where::Land => self.land,
            Where::Water => board.water(),
            Where::Terrain(terrains) => board.select(|region| terrains.has(region.terrain)),
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
        least: 1,
        passed_coins: 1,
        passed_tokens: 0,
        garrison: u8::MAX,
        stays_put: false,
        immune_in_decline: false,
        shuns_abandoned: false,
        tower: false,
        loot: 0,
        levy: 0,
        rolls_for_losses: false,
        paid_discount: None,
        coins_per_declined_race: 0,
        coins_per_decline: 0,
        pieces_pay: false,
        lasting_memo: false,
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
