//! What a seat may do, with everything a client must know to offer it well.

use elbowroom_rules::Group;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A legal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ActionView {
    /// The action in words, as it is sent back.
    pub action: String,
    /// Its first word: what kind of action it is.
    pub verb: String,
    /// What it does, for a button.
    pub label: String,
    /// Where a hand would reach for it.
    pub group: GroupView,
    /// Whether a person should be asked before it is done.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub asks: bool,
    /// Whether its number matters, so that it should be offered for choice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub weighed: bool,
    /// Its picture, where one says what it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub icon: Option<String>,
    /// What a tile has to say before it is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
    /// The region it names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub region: Option<u8>,
    /// The seat it names, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// How many tokens or pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub count: Option<u8>,
    /// What it costs in tokens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub price: Option<u8>,
    /// What it costs in coins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub coins: Option<u8>,
    /// How likely the final die succeeds, in sixths.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sixths: Option<u8>,
    /// The same if help is paid for afterwards, where that is possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub helped_sixths: Option<u8>,
    /// The hex that it chooses, moves or lays, as it would lie on the map.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ShapeView>>")]
    pub preview: Vec<ShapeView>,
}

/// A part of a hex on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ShapeView {
    /// Its corners: the map goes from 0 to 1000 both ways, and hexes may lie beyond it.
    pub outline: Vec<[i16; 2]>,
    /// Its ground.
    pub terrain: String,
    /// Its symbol, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub symbol: Option<String>,
}

/// Where a hand would reach for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum GroupView {
    /// The column of combos.
    Pick,
    /// What is for sale to one seat.
    Purchase,
    /// A region that may be taken: the action attacks.
    Attack,
    /// A region to which something else may be done.
    Deed,
    /// A region of one's own that may be left or thinned out.
    Withdraw,
    /// A region of which one must be given up.
    GiveUp,
    /// A region that may get tokens.
    Place,
    /// A region that may get pieces.
    Put,
    /// An answer to a question.
    Answer,
    /// The decline of the race.
    Decline,
    /// The end of what can be ended.
    End,
    /// Anything else without a region.
    Button,
}

impl From<Group> for GroupView {
    fn from(group: Group) -> Self {
        match group {
            Group::Pick => Self::Pick,
            Group::Purchase => Self::Purchase,
            Group::Attack => Self::Attack,
            Group::Deed => Self::Deed,
            Group::Withdraw => Self::Withdraw,
            Group::GiveUp => Self::GiveUp,
            Group::Place => Self::Place,
            Group::Put => Self::Put,
            Group::Answer => Self::Answer,
            Group::Decline => Self::Decline,
            Group::End => Self::End,
            Group::Button => Self::Button,
        }
    }
}

/// What one seat alone can buy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct SaleView {
    /// The seat, from 1.
    pub seat: u8,
    /// What the sale is called.
    pub title: String,
    /// What makes the price.
    pub help: String,
    /// What is on sale, and what was bought of it.
    pub goods: Vec<GoodView>,
}

/// One thing on sale.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct GoodView {
    /// Its picture.
    pub icon: String,
    /// Its name.
    pub name: String,
    /// What it does.
    pub help: String,
    /// Whether it was bought.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub owned: bool,
    /// What it costs in coins.
    pub price: u8,
    /// The action that buys it; it can be bought now if it is among the legal ones.
    pub action: String,
}
