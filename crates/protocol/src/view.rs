//! The table as one device may see it: what is in it (`fill` makes it from the rules' own views).

use crate::offer::{ActionView, SaleView};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct TableView {
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Whose turn it is, from 1.
    pub turn: u8,
    /// The phase of the turn: `pick-combo`, `choice`, `conquest`, …
    pub phase: String,
    /// What somebody is asked before the turn goes on, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub question: Option<String>,
    /// What a seat of this device is asked to do, in words, where more is to be said than the phase says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub task: Option<String>,
    /// What the game waits for.
    pub wait: WaitView,
    /// The seats in play order.
    pub seats: Vec<SeatView>,
    /// The regions in the order of their numbers.
    pub regions: Vec<RegionView>,
    /// The combos from the top.
    pub column: Vec<ComboView>,
    /// Legal actions, when a seat of this device must decide.
    pub actions: Vec<ActionView>,
    /// Tokens to attack with, when a seat of this device must decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub force: Option<u8>,
    /// Regions that would have to be given up at redeployment.
    pub shortfall: u8,
    /// Tokens in hand to be placed, or pieces of the kind being placed.
    pub in_hand: u8,
    /// The kind of piece being placed, if any, and how many of them can be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub piece: Option<PieceView>,
    /// Whether the last action of this device can be taken back.
    pub undo: bool,
    /// What a scoring now would pay the seat whose turn it is.
    pub score: Vec<ScoreLine>,
    /// The ranking, once the game is over.
    pub ranks: Vec<RankView>,
    /// Why the game ended before its last round, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<String>,
    /// What one seat alone can buy, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sale: Option<SaleView>,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "for", rename_all = "kebab-case")]
#[ts(export)]
pub enum WaitView {
    /// A seat, from 1.
    Seat {
        /// The seat.
        seat: u8,
    },
    /// A die or a tile.
    Fate,
    /// Nothing: the game is over.
    Over,
}

/// A seat's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct SeatView {
    /// The seat, from 1.
    pub seat: u8,
    /// Its coins, if this device may know them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub coins: Option<u16>,
    /// Its active race.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub active: Option<PeopleView>,
    /// Its declined races.
    pub declined: Vec<PeopleView>,
    /// The role it plays by rules of its own, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub role: Option<RoleView>,
    /// What else lies before it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<BelongingView>>")]
    pub belongings: Vec<BelongingView>,
}

/// A seat that plays by rules of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RoleView {
    /// Its name.
    pub name: String,
    /// Its picture.
    pub icon: String,
}

/// Something that lies before a seat besides its peoples and coins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct BelongingView {
    /// Its picture.
    pub icon: String,
    /// What it is, with its number.
    pub text: String,
    /// What it means.
    pub help: String,
    /// How many of it, where it is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u8>,
    /// The tile, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tile: Option<String>,
}

/// A race with its power.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct PeopleView {
    /// The race.
    pub race: String,
    /// The power, if it still has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub power: Option<String>,
    /// Tokens in hand.
    pub hand: u8,
    /// Tokens beside the map.
    pub aside: u8,
    /// Regions held.
    pub regions: u8,
    /// Tokens on the map.
    pub tokens: u8,
    /// Where those that are neither on the map nor in hand wait, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub waiting: Option<String>,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RegionView {
    /// Its number.
    pub region: u8,
    /// Who holds it, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The race that holds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub race: Option<String>,
    /// Whether that race is in decline.
    pub declined: bool,
    /// Race tokens.
    pub tokens: u8,
    /// Whether natives live there: a lost tribe, if nothing else is said.
    pub tribe: bool,
    /// Whether these are monsters: two of them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub monsters: bool,
    /// Whether it is a murloc.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub murloc: bool,
    /// Pieces.
    pub pieces: Vec<PieceView>,
    /// What else stands there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<MarkView>>")]
    pub marks: Vec<MarkView>,
}

/// Something that stands in a region besides tokens and pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct MarkView {
    /// Its picture.
    pub icon: String,
    /// What it is, with its number.
    pub text: String,
    /// What it means, where that is not said elsewhere.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub help: String,
    /// The tile or piece, if it is one: a relic, a place, or what one of them brought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tile: Option<String>,
    /// Whose it is, from 1; not said where it belongs to whoever holds the region.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The picture of the tokens that wait on it, and how many of them, if any do.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub token: String,
    /// How many of them.
    pub number: u8,
    /// Whether it lies between regions, and each of them tells of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub between: bool,
}

/// Pieces of one kind in a region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct PieceView {
    /// The kind.
    pub piece: String,
    /// How many.
    pub count: u8,
    /// Its name.
    pub name: String,
    /// Its picture.
    pub icon: String,
    /// Whether it is one of the tokens and stands out among them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub leads: bool,
}

/// A combo of the column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ComboView {
    /// The race.
    pub race: String,
    /// The power.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub power: Option<String>,
    /// What it costs.
    pub price: u8,
    /// Coins lying on it.
    pub coins: u8,
    /// Tokens it would bring.
    pub tokens: u8,
    /// How many of those came to wait on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub waiting: u8,
    /// Regions in which it is paid more than a coin a turn, each with all that it is paid there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(u8, u8)>>")]
    pub pays: Vec<(u8, u8)>,
}

/// Coins from one source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ScoreLine {
    /// `regions`, `declined`, a race or a power.
    pub source: String,
    /// In words.
    pub text: String,
    /// How many.
    pub coins: u8,
    /// The race that earned them, where it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub race: Option<String>,
}

/// One turn of a seat and what it earned in it: `GET /api/tables/{id}/points`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct TurnPoints {
    /// The round, from 1.
    pub round: u8,
    /// The seat, from 1.
    pub seat: u8,
    /// Coins from each source, as they were scored.
    pub sources: Vec<ScoreLine>,
    /// All its coins at the end of the round.
    pub coins: u16,
    /// The race it played, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub race: Option<String>,
    /// The power of that race.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub power: Option<String>,
    /// Whether that race went in decline.
    pub declined: bool,
    /// How many regions it conquered.
    pub conquered: u8,
}

/// How a seat ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RankView {
    /// The seat, from 1.
    pub seat: u8,
    /// The rank, from 1.
    pub rank: u8,
    /// Its coins.
    pub coins: u16,
    /// Its tokens on the map.
    pub tokens: u16,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct EventView {
    /// Its number.
    #[ts(type = "number")]
    pub number: u64,
    /// What kind of event: `conquered`, `lost`, `rolled`, `scored`, …
    pub kind: String,
    /// In words.
    pub text: String,
    /// The seat it concerns, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The region it concerns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub region: Option<u8>,
    /// Its number: tokens, coins, the face of a die.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub amount: Option<u8>,
    /// The source of scored coins, or the tile that was found or moved something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<String>,
    /// The race it concerns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub race: Option<String>,
    /// The power that a picked race has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub power: Option<String>,
    /// For `undone`: what came after this number does not hold any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub back_to: Option<u64>,
}
