//! Moments at which a tile is called because data cannot say what it does.

use super::{Kind, Tile, Verb, Words};
use crate::action::Action;
use crate::belongings::{Belonging, Mark, Sale};
use crate::board::Board;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Source;
use crate::game::{Game, Home, Setup, SetupError};
use crate::ids::{MAX_SEATS, PeopleId, RaceId, RegionId, Seat, TileId};
use crate::notation::position::Notation;
use crate::notation::speech::Speaker;
use crate::realm::Realm;
use crate::refusal::Reason;
use crate::region_set::{RegionSet, TileSet};
use crate::state::State;

/// A region that was taken, as it was before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taking {
    /// The region.
    pub region: RegionId,
    /// Who held it, if anybody did.
    pub holder: PeopleId,
    /// The race of that people: it may be gone by now.
    pub race: RaceId,
    /// Whether natives were driven out of it.
    pub natives: bool,
    /// How many tokens stood there, natives too.
    pub defenders: u8,
    /// Whether somebody took it; if not it was only cleared.
    pub conquered: bool,
}

/// What an opponent pays before he attacks a region, or does anything to the tokens there; who cannot pay does neither.
#[derive(Clone, Copy, Debug)]
pub struct Fee {
    /// How much a seat owes to the people asked for something done to a region of it.
    pub asks: fn(&Cx, Seat, RegionId) -> u8,
    /// It was paid.
    pub paid: fn(&mut Hands, By, Seat),
    /// The least of what it is due for; whatever does more is paid for too.
    pub against: What,
    /// Why nothing of that is done without it.
    pub why: &'static Reason,
}

/// What is done to a region of an opponent, from the least to the most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum What {
    /// Anything at all: something that lies there is broken or taken (W-60).
    Meddle,
    /// Tokens there are lost, or move (W-35).
    Touch,
    /// It is attacked (W-51).
    Attack,
}

/// How a tile closes regions.
#[derive(Clone, Copy, Debug)]
pub struct Closes {
    /// The regions closed to a seat, from the first cell of the tile on; asked only while that is not 0.
    pub regions: fn(&State, usize, Seat) -> RegionSet,
    /// Why.
    pub why: &'static Reason,
    /// Whether nobody even passes through them.
    pub blocks: bool,
}

/// What the data cannot say. Each hook has one way to combine.
#[derive(Clone, Copy, Debug)]
pub struct Hooks {
    /// Whether it can do anything in a game set up like this; where it does not say, its words tell.
    pub works: Option<fn(&Setup) -> bool>,
    /// What it lets somebody decide. Those of all tiles in force are offered.
    pub verbs: &'static [Verb<'static>],
    /// Whether this active race may not be attacked by a seat's active race. One is enough.
    pub spared_by: Option<fn(&Cx, Seat) -> bool>,
    /// While a verb of this tile has prepared the next conquest: the only regions it may take.
    pub aim: Option<fn(&Cx) -> RegionSet>,
    /// Why that conquest takes no other region, where it is not for its distance.
    pub out_of_aim: Option<&'static Reason>,
    /// Tokens fewer that a decision after the final die can make a conquest cost. Several add up.
    pub after_die: Option<fn(&Cx) -> u8>,
    /// With so many tokens, the final die among them, a region was not taken: gives whether somebody is asked before
    /// that stands. The first counts.
    pub fell_short: Option<fn(&mut Hands, By, RegionId, u8) -> bool>,
    /// The race has conquered a region. All are called.
    pub conquered: Option<fn(&mut Hands, By, &Taking)>,
    /// What it changes of the race's prices, where that is known only in the middle of a turn: by how many tokens, and
    /// where. Several add up.
    pub price: Option<fn(&Cx) -> (RegionSet, i8)>,
    /// The race begins to expand, or goes on after it was picked, by this action. All are called.
    pub expands: Option<fn(&mut Hands, By, Action)>,
    /// Coins that come with that first action, before anything is paid for it. Several add up.
    pub brings_coins: Option<fn(&Cx) -> u8>,
    /// Conquests are over, and tokens are about to be placed: gives whether somebody is asked first. The first counts.
    pub before_redeployment: Option<fn(&mut Hands, By) -> bool>,
    /// What opponents pay before they attack. Several add up.
    pub fee: Option<Fee>,
    /// The race is about to decline: gives whether somebody is asked first. The first counts.
    pub before_decline: Option<fn(&mut Hands, By) -> bool>,
    /// The race declines: which of its tokens stay; what is not done here is done as usual. The first counts.
    pub in_decline: Option<fn(&mut Hands, By) -> bool>,
    /// What is said before somebody declines for good.
    pub decline_note: Option<fn(&Speaker, &Cx) -> Option<String>>,
    /// The race lost tokens to an attack while active. All are called.
    pub after_loss: Option<fn(&mut Hands, By)>,
    /// The combo was paid for but lies in the column still, in that place: gives whether somebody is asked first.
    pub picking: Option<fn(&mut Hands, By, u8) -> bool>,
    /// The combo was picked, and its tokens are in hand. All are called.
    pub picked: Option<fn(&mut Hands, By)>,
    /// Regions that are taken at the price of an empty one. Several unite.
    pub as_empty: Option<fn(&Cx) -> RegionSet>,
    /// Occupants of what the conquest that it has prepared takes leave without a loss. One is enough.
    pub spares: bool,
    /// First conquests only in these regions, whatever else opens others, and why.
    pub within: Option<(fn(&Cx) -> RegionSet, &'static Reason)>,
    /// First conquests only there, as long as one of them can be attacked.
    pub entry_only: Option<(fn(&Cx) -> RegionSet, &'static Reason)>,
    /// Regions that are closed to a seat because of this tile, whoever has it. Several unite.
    pub closes: Option<Closes>,
    /// What a scoring pays because of it beyond what its words say. Several add up.
    pub score: Option<fn(&Cx) -> u8>,
    /// A marker was found, or its region has another holder.
    pub held: Option<fn(&mut Hands, TileId, Held)>,
    /// What lies over the whole table is called at moments of everybody's turns.
    pub table: Table,
}

/// Which tiles the column is filled with, where a scenario has a say in it.
#[derive(Clone, Copy, Debug)]
pub struct Deals {
    /// Those of these banners that may come next; all of them, if none may.
    pub races: fn(&Game, &State) -> TileSet,
    /// Those of these badges that may come to the banner that was laid.
    pub powers: fn(&Game, &State) -> TileSet,
    /// A banner was laid.
    pub laid: fn(&mut Hands, TileId, RaceId),
}

/// Asks a seat that must pick; gives whether it did.
pub type Picking = fn(&mut Hands, TileId, Seat) -> bool;

/// For each seat, how often the coins and tokens of every seat count where it is ranked.
pub type Sides = [[u8; MAX_SEATS]; MAX_SEATS];

/// What something pays a seat whose turn is scored, and for what.
pub type Pays = fn(&Game, &State, Seat) -> (Source, u8);

/// What has become of a marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// It was found: by a people, or none if nobody conquered its region.
    Found(PeopleId, RegionId),
    /// Its region was conquered by a people.
    Taken(PeopleId, RegionId),
    /// A people has left its region, or was driven out.
    Left(PeopleId, RegionId),
}

/// Moments at which a tile that lies over the whole table is called, told its own number.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// A game is made ready: whether the set-up has what it needs, and what home it gives a seat of its own.
    pub set_up: Option<fn(&Setup) -> Result<Option<Home>, SetupError>>,
    /// Tiles of other boxes that are left out because of it.
    pub leaves_out: Option<fn(&Setup, &Tile) -> bool>,
    /// The only kind of marker that natives guard.
    pub guarded: Option<Kind>,
    /// Why nobody enters elsewhere, on a board with gates.
    pub gates: Option<&'static Reason>,
    /// Where monsters may live on a board without its own: in one region of each of these.
    pub hideouts: Option<fn(&Board) -> Vec<RegionSet>>,
    /// Whether every water of its worlds is a sea, also within land.
    pub seas: bool,
    /// Which tiles the column is filled with.
    pub deals: Option<Deals>,
    /// Where hexes move or are laid during the game: how they lie now, told by the first of its memories.
    pub world: Option<fn(&Game, &State) -> Realm>,
    /// Where the board of a set-up only says what there is: one of everything that could come to lie.
    pub nominal: Option<fn(&Setup) -> Option<Board>>,
    /// The table is laid.
    pub prepare: Option<fn(&mut Hands, TileId)>,
    /// A game begins: what stands on the map at the start. Positions say that themselves.
    pub begins: Option<fn(&mut Hands, TileId)>,
    /// There is no column: whoever must pick is asked. Gives whether he is; if not he passes (P-17).
    pub picking: Option<Picking>,
    /// Whether it has a banner or a badge.
    pub keeps: Option<fn(&Game, &State, TileId) -> bool>,
    /// Tiles that lie face down for a seat, or for those who only watch: the cells that hold them, and what they are.
    pub hides: Option<fn(&Game, &State, Option<Seat>) -> Vec<(usize, TileId)>>,
    /// Who plays for whom: what each seat is ranked by at the end, instead of its own coins and tokens on the map.
    pub sides: Option<&'static Sides>,
    /// Before the column is laid: gives whether that may be done now.
    pub opening: Option<fn(&mut Hands, TileId) -> bool>,
    /// Before anything of a turn, once the column is laid: gives whether somebody is asked.
    pub ahead: Option<fn(&mut Hands, TileId) -> bool>,
    /// A combo was picked.
    pub picked: Option<fn(&mut Hands, TileId, PeopleId)>,
    /// Tokens were lost to an attack and lie in their tray; no race: tokens that come from none.
    pub lost: Option<fn(&mut Hands, TileId, RaceId, u8)>,
    /// A token of this tile was taken with its region; it is in the hand of its people.
    pub taken: Option<fn(&mut Hands, TileId, PeopleId, RegionId)>,
    /// A race declined; so many of its tokens went back to the tray.
    pub declined: Option<fn(&mut Hands, TileId, RaceId, u8)>,
    /// A turn begins.
    pub turn_begins: Option<fn(&mut Hands, TileId, Seat)>,
    /// A region was conquered, or cleared by what is no people.
    pub conquered: Option<fn(&mut Hands, TileId, &Taking)>,
    /// What it pays a seat whose turn is scored, and for what.
    pub score: Option<Pays>,
    /// A turn is about to be scored, or was ended by a decline.
    pub before_score: Option<fn(&mut Hands, TileId, Seat)>,
    /// A turn was scored.
    pub after_score: Option<fn(&mut Hands, TileId, Seat)>,
    /// A turn is over, and everybody who was displaced has placed his tokens; whether it was the last of a round. Gives
    /// whether the next may begin: if not, those who are displaced now place theirs, and it is asked again.
    pub turn_over: Option<fn(&mut Hands, TileId, bool) -> bool>,
    /// The last turn is over.
    pub over: Option<fn(&mut Hands, TileId)>,
    /// How many tokens of a race it holds out of play (P-14).
    pub holds: Option<fn(&Game, &State, TileId, RaceId) -> u8>,
    /// What must hold of it in every state.
    pub invariant: Option<fn(&Game, &State) -> Result<(), String>>,
    /// What of it moves over the map, if it is not the tile itself.
    pub moves: Option<Words<'static>>,
    /// What clients show of it.
    pub shows: Shows,
    /// What positions say of it.
    pub says: Option<&'static Notation>,
}

/// What clients show of a tile that lies over the whole table.
#[derive(Clone, Copy, Debug)]
pub struct Shows {
    /// What lies before a seat.
    pub belongings: Option<for<'g> fn(&Speaker<'g>, &State, Seat) -> Vec<Belonging<'g>>>,
    /// What stands in a region besides tokens and pieces.
    pub mark: Option<for<'g> fn(&Speaker<'g>, &State, RegionId) -> Vec<Mark<'g>>>,
    /// What one seat alone can buy.
    pub sale: Option<for<'g> fn(&Speaker<'g>, &State) -> Option<Sale<'g>>>,
    /// Why the game ended before its last round was played, if it did.
    pub ending: Option<fn(&Speaker, &State) -> Option<String>>,
    /// What else of it stands on the map, with its picture: something of which there is one.
    pub stands: Option<(&'static str, &'static str)>,
    /// Pictures it uses that stand for no tile, piece or deed.
    pub icons: &'static [&'static str],
}

/// Nothing to show.
pub const NO_SHOWS: Shows = Shows {
    belongings: None,
    mark: None,
    sale: None,
    ending: None,
    stands: None,
    icons: &[],
};

/// No moment of the table.
pub const NO_TABLE: Table = Table {
    set_up: None,
    leaves_out: None,
    guarded: None,
    gates: None,
    hideouts: None,
    seas: false,
    deals: None,
    world: None,
    nominal: None,
    prepare: None,
    begins: None,
    picking: None,
    keeps: None,
    hides: None,
    sides: None,
    opening: None,
    ahead: None,
    picked: None,
    lost: None,
    taken: None,
    declined: None,
    turn_begins: None,
    conquered: None,
    score: None,
    before_score: None,
    after_score: None,
    turn_over: None,
    over: None,
    holds: None,
    invariant: None,
    moves: None,
    shows: NO_SHOWS,
    says: None,
};

/// No hook at all.
pub const NONE: Hooks = Hooks {
    works: None,
    verbs: &[],
    spared_by: None,
    aim: None,
    out_of_aim: None,
    after_die: None,
    fell_short: None,
    conquered: None,
    price: None,
    expands: None,
    brings_coins: None,
    before_redeployment: None,
    fee: None,
    before_decline: None,
    in_decline: None,
    decline_note: None,
    after_loss: None,
    picking: None,
    picked: None,
    as_empty: None,
    spares: false,
    within: None,
    entry_only: None,
    closes: None,
    score: None,
    held: None,
    table: NO_TABLE,
};

impl Hooks {
    /// These together with those of a word of the vocabulary; a moment that both want stays with the first.
    pub(crate) fn and(self, other: &Self) -> Self {
        Self {
            works: self.works,
            verbs: self.verbs,
            spared_by: self.spared_by.or(other.spared_by),
            aim: self.aim.or(other.aim),
            out_of_aim: self.out_of_aim.or(other.out_of_aim),
            after_die: self.after_die.or(other.after_die),
            fell_short: self.fell_short.or(other.fell_short),
            conquered: self.conquered.or(other.conquered),
            price: self.price.or(other.price),
            expands: self.expands.or(other.expands),
            brings_coins: self.brings_coins.or(other.brings_coins),
            before_redeployment: self.before_redeployment.or(other.before_redeployment),
            fee: self.fee.or(other.fee),
            before_decline: self.before_decline.or(other.before_decline),
            in_decline: self.in_decline.or(other.in_decline),
            decline_note: self.decline_note.or(other.decline_note),
            after_loss: self.after_loss.or(other.after_loss),
            picking: self.picking.or(other.picking),
            picked: self.picked.or(other.picked),
            as_empty: self.as_empty.or(other.as_empty),
            spares: self.spares || other.spares,
            within: self.within.or(other.within),
            entry_only: self.entry_only.or(other.entry_only),
            closes: self.closes.or(other.closes),
            score: self.score.or(other.score),
            held: self.held.or(other.held),
            table: self.table,
        }
    }
}
