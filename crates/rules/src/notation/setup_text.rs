//! The set-up of a game as JSON, shared by positions and replays.

use crate::board::Board;
use crate::custom::{CustomTile, MAX_TILES};
use crate::game::{Game, Setup, Switches, Values, roles};
use crate::ids::{RegionId, Seat};
use crate::region_set::RegionSet;
use crate::tile::GameBox;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A set-up as it stands in a file. Everything may be left out but the board.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupText {
    /// A board that comes with the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Or a whole board file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board_toml: Option<String>,
    #[serde(default = "base", skip_serializing_if = "is_base")]
    pub boxes: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub first: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub switches: Switches,
    /// Regions of lost tribes that monsters have instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub monsters: Vec<u8>,
    /// Blank tiles, each as its whole file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub custom: Vec<String>,
    /// Numbers that are not those printed on the tiles.
    #[serde(default, skip_serializing_if = "Values::is_empty")]
    pub values: Values,
}

fn base() -> Vec<String> {
    vec![GameBox::Base.id().to_owned()]
}
fn is_base(boxes: &[String]) -> bool {
    boxes == base()
}
fn one() -> u8 {
    1
}
fn is_one(first: &u8) -> bool {
    *first == 1
}
fn is_default(switches: &Switches) -> bool {
    *switches == Switches::default()
}

impl SetupText {
    /// The set-up of a game as text.
    pub fn of(game: &Game) -> Self {
        let (setup, board) = (game.setup(), game.first_board());
        let printed = board.is_printed();
        Self {
            board: printed.then(|| board.name().to_owned()),
            board_toml: (!printed).then(|| board.source().to_owned()),
            boxes: setup
                .boxes
                .iter()
                .map(|from| from.id().to_owned())
                .collect(),
            players: (setup.seats != setup.usual_seats()).then_some(setup.seats),
            first: setup.first.0 + 1,
            switches: setup.switches,
            monsters: setup.monsters.into_iter().map(|region| region.0).collect(),
            custom: setup
                .custom
                .iter()
                .map(|tile| tile.source().to_owned())
                .collect(),
            values: setup.values.clone(),
        }
    }

    /// Makes the game ready; an error names the field.
    pub fn game(&self) -> Result<Game, (String, String)> {
        let fault = |field: &str, what: String| Err((field.to_owned(), what));
        let board = match (&self.board, &self.board_toml) {
            (Some(name), None) => match Board::named(name) {
                Ok(board) => board,
                Err(error) => return fault("board", error.to_string()),
            },
            (None, Some(text)) => match Board::parse(text) {
                Ok(board) => board,
                Err(error) => return fault("board_toml", error.to_string()),
            },
            (None, None) => return fault("board", "the name of a board expected".into()),
            (Some(_), Some(_)) => {
                return fault(
                    "board_toml",
                    "either board or board_toml expected, found both".into(),
                );
            }
        };
        let mut boxes = Vec::new();
        for name in &self.boxes {
            match GameBox::named(name) {
                Some(from) if boxes.contains(&from) => {
                    return fault("boxes", format!("`{}` named twice", from.id()));
                }
                Some(from) => boxes.push(from),
                None => {
                    let known: Vec<&str> = GameBox::ALL.into_iter().map(GameBox::id).collect();
                    let shown: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
                    return fault(
                        "boxes",
                        format!("one of {} expected, found `{shown}`", known.join(", ")),
                    );
                }
            }
        }
        if self.custom.len() > MAX_TILES {
            let found = self.custom.len();
            return fault(
                "custom",
                format!("at most {MAX_TILES} blank tiles expected, found {found}"),
            );
        }
        let mut custom = Vec::new();
        for (i, text) in self.custom.iter().enumerate() {
            match CustomTile::parse(text) {
                Ok(tile) => custom.push(Arc::new(tile)),
                Err(error) => return fault(&format!("custom[{i}]"), error.to_string()),
            }
        }
        // Who picks no combo plays on the board of the others (N-01).
        let usual = board.players() + roles(&boxes);
        let seats = self.players.unwrap_or(usual);
        if !(1..=seats).contains(&self.first) {
            return fault(
                "first",
                format!("1 to {seats} expected, found {}", self.first),
            );
        }
        let first = Seat(self.first - 1);
        let mut monsters = RegionSet::EMPTY;
        for &region in &self.monsters {
            if usize::from(region) >= board.len() {
                let last = board.len() - 1;
                return fault("monsters", format!("0 to {last} expected, found {region}"));
            }
            monsters = monsters.with(RegionId(region));
        }
        let setup = Setup {
            board,
            seats,
            first,
            boxes,
            switches: self.switches,
            monsters,
            custom,
            values: self.values.clone(),
        };
        Game::new(setup).map_err(|error| ("players".to_owned(), error.to_string()))
    }
}
