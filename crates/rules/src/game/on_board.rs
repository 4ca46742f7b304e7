//! Tiles and pieces worked out on the board of one game.

use super::{Cells, Closer, DeedOnBoard, Game, SetupError};
use crate::board::COIN_MINE;
use crate::deeds;
use crate::ids::{DeedId, PieceId, TileId, VerbId};
use crate::joint::{Joint, has};
use crate::region_set::RegionSet;
use crate::tile::{
    Against, Each, Faction, GameBox, Hooks, Kind, Memory, Per, Rule, Tile, Verb, When, Where,
    Window,
};
use crate::tiles;

/// A price rule worked out on the board.
#[derive(Clone)]
pub(crate) struct PriceOnBoard {
    pub amount: i8,
    pub at: RegionSet,
    pub beside: Option<RegionSet>,
    /// Only next to the region of the tile's first piece (U-20).
    pub beside_piece: bool,
    pub against: Against,
    pub when: When,
}

impl PriceOnBoard {
    /// Whether every conquest costs more by it, whatever is attacked (U-40).
    pub fn is_dearer(&self, all: RegionSet) -> bool {
        self.amount > 0 && self.at == all && self.beside.is_none() && self.when == When::Active
    }
}

/// What a coin is paid for, worked out on the board.
#[derive(Clone)]
pub(crate) enum PerOnBoard {
    Regions(RegionSet),
    Turn,
    FirstTurn,
    NonEmptyConquest,
    Beyond(u8),
    UpTo(u8),
    NoAttack,
    Abandoned,
    Every(u8, RegionSet),
    Crowd(u8),
    Alone,
    Place,
    Marker,
    Island,
    Block,
    OneBlock,
    Here,
    LikeHere,
}

#[derive(Clone)]
pub(crate) struct ScoreOnBoard {
    pub coins: u8,
    pub per: PerOnBoard,
    pub when: When,
}

/// A tile worked out on the board of this game.
#[derive(Clone)]
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
    pub gathers: bool,
    pub loot: u8,
    pub levy: u8,
    /// Coins and tokens.
    pub paid_discount: Option<(u8, u8)>,
    pub coins_per_declined_race: u8,
    pub coins_per_decline: u8,
    pub recruit_in: Vec<RegionSet>,
    /// New tokens at redeployment as long as it lies in a region held.
    pub recruits_here: u8,
    pub grows: u8,
    pub lent_for: RegionSet,
    pub adjacent: RegionSet,
    /// Regions that touch the same water, one set for each body of water.
    pub webs: Vec<RegionSet>,
    pub link_like_here: bool,
    pub plain_only: bool,
    pub toll: u8,
    pub consoled: u8,
    pub tribute: u8,
    pub die_for: RegionSet,
    pub grudge: bool,
    pub vanishes: bool,
    pub settles_in_decline: bool,
    pub saves_first_loss: bool,
    pub no_transport: bool,
    /// How many tokens stay in each region at decline.
    pub leaves_in_decline: u8,
    pub faction: Option<Faction>,
    /// Pieces that pay coins.
    pub pieces_pay: bool,
    /// The memo of a race counts pieces that were used up.
    pub lasting_memo: bool,
    pub pieces: Vec<PieceId>,
    pub deeds: Vec<DeedOnBoard>,
    /// The first cell of each of its memories.
    pub cells: Vec<usize>,
    pub hooks: Hooks,
    /// What it says by itself.
    pub alone: Joint,
}

impl TileOnBoard {
    /// Its deeds of a window: mostly none, and that is seen at once.
    #[inline(always)]
    pub fn deeds_in(&self, window: Window) -> impl Iterator<Item = &DeedOnBoard> {
        let any = self.alone.has(has::verbs(window));
        let deeds: &[DeedOnBoard] = if any { &self.deeds } else { &[] };
        deeds.iter().filter(move |deed| deed.window == window)
    }
}

impl Game {
    pub(crate) fn work_out(&mut self, tile: &Tile, id: TileId) -> Result<TileOnBoard, SetupError> {
        let mut on_board = TileOnBoard {
            tokens: self.setup.values.of(tile),
            faction: tile.faction,
            hooks: tile.hooks,
            pieces_pay: tile.pieces.iter().any(|piece| piece.coins > 0),
            lasting_memo: tile.pieces.iter().any(|piece| piece.ripens > 0),
            ..nothing()
        };
        for rule in tile.rules {
            self.work_out_rule(rule, &mut on_board);
        }
        let in_play = self.is_here(tile) && !self.left_out.contains(&tile.id);
        for piece in tile.pieces {
            let piece = self.work_out_piece(piece, in_play, id)?;
            on_board.pieces.push(piece);
        }
        if in_play {
            self.note_what_it_brings(tile, &on_board);
            for memory in tile.memory {
                let first = self.allot(*memory);
                on_board.cells.push(first);
            }
        }
        // A blank tile says a deed that it lends with a word of its own, so that two that lend it stay apart.
        let blank = tile.from == GameBox::Custom && matches!(tile.kind, Kind::Race | Kind::Power);
        let own = blank.then_some(tile.id);
        for verb in tile.hooks.verbs {
            let deed = self.number_deed(verb, id, own.unwrap_or(verb.word));
            on_board.deeds.push(deed);
        }
        for hooks in deeds::of(tile.rules, tile.pieces) {
            on_board.hooks = on_board.hooks.and(hooks);
            for verb in hooks.verbs {
                let deed = self.number_deed(verb, id, verb.word);
                on_board.deeds.push(deed);
            }
        }
        if in_play {
            let offers = |window| on_board.deeds.iter().any(|deed| deed.window == window);
            self.brings.attacks |= offers(Window::Attack);
            self.brings.choices |= offers(Window::Choice);
            self.brings.late_deeds |= offers(Window::Rise) || offers(Window::AfterScore);
            self.brings.conquered |= on_board.hooks.conquered.is_some();
            self.brings.after_die |= on_board.hooks.after_die.is_some();
            self.brings.anytime |= offers(Window::Anytime);
            self.brings.must |= on_board.deeds.iter().any(|deed| deed.verb.must.is_some());
            self.brings.fees |= on_board.hooks.fee.is_some();
            self.brings.barriers |= on_board.hooks.fee.is_some();
            self.brings.other_prices |= on_board.hooks.price.is_some();
            self.brings.expands |= on_board.hooks.expands.is_some();
            self.brings.before_redeployment |= on_board.hooks.before_redeployment.is_some();
            self.brings.within |= on_board.hooks.within.is_some();
            self.brings.entry_only |= on_board.hooks.entry_only.is_some();
            let picks = on_board.hooks.picking.is_some() || on_board.hooks.picked.is_some();
            self.brings.picks |= picks;
            if let Some(hook) = on_board.hooks.closes {
                let cell = on_board.cells.first().copied().unwrap_or(0);
                self.closers.push(Closer { hook, cell });
                self.brings.barriers = true;
            }
        }
        Ok(on_board)
    }

    fn number_deed(
        &mut self,
        verb: &'static Verb<'static>,
        tile: TileId,
        word: &str,
    ) -> DeedOnBoard {
        let known = self.words.iter().position(|known| known == word);
        let at = known.unwrap_or_else(|| {
            self.words.push(word.to_owned());
            self.words.len() - 1
        });
        // A word says one thing of its target, whichever tile is meant: so it can be read without a state.
        debug_assert!(
            self.deeds
                .iter()
                .all(|deed| { deed.word.index() != at || deed.verb.deed.is_said_like(&verb.deed) }),
            "`{word}` is said in two ways"
        );
        let deed = DeedOnBoard {
            id: DeedId(self.deeds.len() as u8),
            word: VerbId(at as u8),
            tile,
            window: verb.window,
            verb,
        };
        self.deeds.push(deed);
        deed
    }

    /// Gives a tile some cells of the state.
    pub(super) fn allot(&mut self, memory: Memory) -> usize {
        let count = match memory.each {
            Each::Tile(count) => usize::from(count),
            Each::Seat => usize::from(self.setup.seats),
            Each::Race => tiles::RACES.len() + self.setup.custom.len(),
        };
        let first = self.cells_used;
        self.cells_used += count;
        self.cells.push(Cells {
            first,
            count,
            memory,
        });
        first
    }

    pub(super) fn work_out_rule(&self, rule: &Rule, tile: &mut TileOnBoard) {
        match *rule {
            Rule::Score { coins, per, when } => {
                let per = match per {
                    Per::Region(Where::Here) => PerOnBoard::Here,
                    Per::Region(Where::LikeHere) => PerOnBoard::LikeHere,
                    Per::Region(at) => PerOnBoard::Regions(self.regions(at)),
                    Per::Every { regions, at } => PerOnBoard::Every(regions, self.regions(at)),
                    Per::Crowd(tokens) => PerOnBoard::Crowd(tokens),
                    Per::Alone => PerOnBoard::Alone,
                    Per::Place => PerOnBoard::Place,
                    Per::Marker => PerOnBoard::Marker,
                    Per::Island => PerOnBoard::Island,
                    Per::Block => PerOnBoard::Block,
                    Per::OneBlock => PerOnBoard::OneBlock,
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
                if price.when == When::Armed
                    && price.amount == -1
                    && !self.setup.switches.catapult_discount => {}
            Rule::Price(price) => tile.price.push(PriceOnBoard {
                amount: price.amount,
                at: self.regions(price.at),
                beside: price.beside.map(|at| self.regions(at)),
                beside_piece: price.beside == Some(Where::OwnPiece),
                against: price.against,
                when: price.when,
            }),
            Rule::Entry(at) => tile.entry |= self.regions(at),
            Rule::Reach(at) => tile.reach |= self.regions(at),
            Rule::Link(Where::LikeHere) => tile.link_like_here = true,
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
            Rule::Gathers => tile.gathers = true,
            Rule::Loot(coins) => tile.loot += coins,
            Rule::Levy(coins) => tile.levy += coins,
            // What follows is told by the word's own file.
            Rule::RollsForLosses => {}
            Rule::PaidDiscount { coins, tokens } => tile.paid_discount = Some((coins, tokens)),
            Rule::CoinsPerDeclinedRace(coins) => tile.coins_per_declined_race += coins,
            Rule::CoinsPerDecline(coins) => tile.coins_per_decline += coins,
            Rule::RecruitIn(Where::Here) => tile.recruits_here += 1,
            Rule::RecruitIn(at) => tile.recruit_in.push(self.regions(at)),
            Rule::Grows(tokens) => tile.grows += tokens,
            Rule::LentFor(at) => tile.lent_for |= self.regions(at),
            Rule::Adjacent(at) => {
                tile.adjacent |= self.regions(at);
                tile.entry |= self.regions(at);
            }
            Rule::ThroughWater => tile.webs.extend(self.board().webs(RegionSet::EMPTY)),
            Rule::PlainOnly => tile.plain_only = true,
            Rule::Toll(coins) => tile.toll += coins,
            Rule::SavesFirstLoss => tile.saves_first_loss = true,
            Rule::NoTransport => tile.no_transport = true,
            Rule::LeavesInDecline(tokens) => {
                tile.leaves_in_decline = tile.leaves_in_decline.max(tokens)
            }
            Rule::Consoled(coins) => tile.consoled += coins,
            Rule::Tribute(coins) => tile.tribute += coins,
            Rule::DieFor(at) => tile.die_for |= self.regions(at),
            Rule::Grudge => tile.grudge = true,
            Rule::Vanishes => tile.vanishes = true,
            Rule::SettlesInDecline => tile.settles_in_decline = true,
        }
    }

    pub(crate) fn regions(&self, at: Where) -> RegionSet {
        let board = self.board();
        match at {
            Where::Any => board.all(),
            Where::Land => self.land - board.water(),
            Where::Water => board.water(),
            Where::Terrain(terrains) => board.select(|region| terrains.mean(region.terrain)),
            Where::NextTo(terrains) => {
                board.neighbours(board.select(|region| terrains.mean(region.terrain)))
            }
            // Known only in the middle of a game.
            Where::Here | Where::LikeHere | Where::OwnPiece => RegionSet::EMPTY,
            Where::Symbol(symbol) => board.symbol(symbol),
            Where::CoinMine => board.marked(COIN_MINE),
            Where::Coastal => board.coast(),
        }
    }
}

/// A tile that says nothing.
pub(super) fn nothing() -> TileOnBoard {
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
        gathers: false,
        loot: 0,
        levy: 0,
        paid_discount: None,
        coins_per_declined_race: 0,
        coins_per_decline: 0,
        recruit_in: Vec::new(),
        recruits_here: 0,
        grows: 0,
        lent_for: RegionSet::EMPTY,
        adjacent: RegionSet::EMPTY,
        webs: Vec::new(),
        link_like_here: false,
        plain_only: false,
        toll: 0,
        consoled: 0,
        tribute: 0,
        die_for: RegionSet::EMPTY,
        grudge: false,
        vanishes: false,
        settles_in_decline: false,
        saves_first_loss: false,
        no_transport: false,
        leaves_in_decline: 1,
        faction: None,
        pieces_pay: false,
        lasting_memo: false,
        pieces: Vec::new(),
        deeds: Vec::new(),
        cells: Vec::new(),
        hooks: crate::tile::NONE,
        alone: Joint::NONE,
    }
}
