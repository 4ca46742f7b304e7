//! Worlds that are laid of hexes: what is in the box, and what the rules say of what somebody laid.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A name in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct BothNames {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

/// Everything that worlds are laid of: `GET /api/realm`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RealmBox {
    /// Every hex of the box.
    pub tiles: Vec<HexView>,
    /// The sides of a hex.
    pub sides: Vec<SideView>,
    /// What water can be.
    pub waters: Vec<WaterView>,
    /// The kinds of pieces.
    pub pieces: Vec<PieceKindView>,
    /// The fewest players and the most.
    pub players: [u8; 2],
    /// The farthest cell from the middle on both axes.
    pub reach: i8,
    /// The longest title, in characters.
    #[ts(type = "number")]
    pub title: usize,
}

/// A hex of the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct HexView {
    /// Its letter.
    pub id: String,
    /// Its thirds on each of the box's sides, clockwise.
    pub sides: Vec<Vec<ThirdView>>,
}

/// What is printed on a third of a hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ThirdView {
    /// The ground; none is water, whose ground the world says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ground: Option<String>,
    /// The symbol on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub symbol: Option<String>,
}

/// A side of the hexes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct SideView {
    /// As files say it.
    pub id: String,
    /// Its name.
    pub name: BothNames,
}

/// What water can be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct WaterView {
    /// As files say it.
    pub id: String,
    /// Its name.
    pub name: BothNames,
    /// The ground it makes.
    pub ground: String,
    /// Whether a world may say `landing`: races enter over its shore too.
    pub lands: bool,
}

/// A kind of piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct PieceKindView {
    /// As files say it.
    pub id: String,
    /// Its name.
    pub name: BothNames,
    /// Its picture.
    pub icon: String,
    /// How many are in the box, all numbers together.
    pub supply: u8,
    /// The field of a file that says where on a hex it lies: `third` or `side`.
    pub spot: String,
    /// The highest number, where pieces of this kind have numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub numbers: Option<u8>,
    /// The ground that it makes on each of the box's sides, if it makes any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub grounds: Vec<String>,
}

/// A world that is wanted: the body of `POST /api/realm/suggest`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct RealmWish {
    /// For so many players.
    pub players: u8,
    /// The sides that lie up: one of the box's, or `both`; the first if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sides: Option<String>,
    /// What water is; the first of the box if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub water: Option<String>,
    /// Whether there is ground that nobody takes; no if not said.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub chasms: bool,
    /// The same seed suggests the same world.
    #[ts(type = "number")]
    pub seed: u64,
}

/// A world that somebody began: the body of `POST /api/realm/finish`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct RealmBegun {
    /// The text of its file.
    pub realm: String,
    /// The same seed finishes it in the same way.
    #[ts(type = "number")]
    pub seed: u64,
}

/// What the rules say of a realm file, and of one that they suggest.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RealmCheck {
    /// Everything that keeps people from playing on it.
    pub faults: Vec<RealmFault>,
    /// The file, written anew; none where it could not be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// The fields of the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, unknown>")]
    pub laid: Option<serde_json::Value>,
    /// The board that it becomes, if it can be played on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<RealmBoard>,
    /// How much there is of everything, and how much is advised.
    pub advice: Vec<RealmAdvice>,
    /// Tiles that could do nothing there and are left out, whatever boxes are played with.
    pub left_out: Vec<LeftOut>,
}

/// One thing wrong with a realm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RealmFault {
    /// The line of the file, from 1, where one line is to blame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub line: Option<usize>,
    /// What was expected and what was found, in the language asked for.
    pub what: String,
}

/// The board of a realm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RealmBoard {
    /// The board file.
    pub file: String,
    /// How many regions it has.
    #[ts(type = "number")]
    pub regions: usize,
    /// Whether the rules of the world below hold where the two worlds differ.
    pub below: bool,
    /// The region of each third that was laid.
    pub thirds: Vec<ThirdRegion>,
}

/// The region of a third.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ThirdRegion {
    /// The cell of its hex.
    pub at: [i8; 2],
    /// The third, from 0 as they are counted on the tile.
    pub third: u8,
    /// The region.
    pub region: u8,
}

/// How much there is of something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RealmAdvice {
    /// What is counted.
    pub what: String,
    /// How many regions there are.
    #[ts(type = "number")]
    pub found: usize,
    /// The least that is well.
    #[ts(type = "number")]
    pub least: usize,
    /// The most that is well.
    #[ts(type = "number")]
    pub most: usize,
    /// Whether that is enough: `few`, `right` or `many`.
    pub verdict: String,
    /// The whole advice in words.
    pub text: String,
}

/// A tile that is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct LeftOut {
    /// Its name.
    pub name: String,
    /// What it does, which it could not do there.
    pub help: String,
}
