//! How a game begins: board, seats, boxes, switches.

use super::Values;
use crate::board::Board;
use crate::custom::CustomTile;
use crate::ids::{RegionId, Seat};
use crate::islands::Islands;
use crate::region_set::RegionSet;
use crate::tile::{GameBox, Kind};
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
    /// Whether the attacker's own tokens raise the price of their region (B-37); as the board says, if not said: not
    /// above the earth, but below it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own_tokens_defend: Option<bool>,
    /// Whether one's own declined tokens do not make a region non-empty (B-39); as the board says, if not said: so above
    /// the earth, not below it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub non_empty_needs_enemy: Option<bool>,
    /// The conquest that a tool has prepared costs one token less (F-15).
    pub catapult_discount: bool,
    /// Who was captured may still be paid for as his owner's turn begins (L-06).
    pub late_ransom: bool,
    /// Tokens that a role has in reserve at the start: 13, or 12 or 11 to make it harder for the others (N-02).
    pub ghost_reserve: u8,
    /// At decline of those who vanish the older declined race stays (U-49).
    #[serde(skip_serializing_if = "is_off")]
    pub vanishing_keeps_older: bool,
    /// Another race's tokens and banner are used up for a blank race instead of an own supply (K-03).
    pub stand_in: bool,
    /// An active race without a token gives its banner back at once, and its owner picks in his next turn (B-59).
    #[serde(skip_serializing_if = "is_off")]
    pub wiped_out_picks: bool,
    /// Tiles that are awkward without a column are dealt too, with coins or tokens to make up for it.
    #[serde(skip_serializing_if = "is_off")]
    pub s09_adjusted: bool,
    /// Coins on the rows of a market move up with what lies on them.
    #[serde(skip_serializing_if = "is_off")]
    pub s11_coins_shift: bool,
    /// A box for itself is mixed with others.
    #[serde(skip_serializing_if = "is_off")]
    pub islands_mix: bool,
    /// Coins for regions of the other half go to declined races too.
    #[serde(skip_serializing_if = "is_off")]
    pub s12_declined_bonus: bool,
}

/// A switch that came later is not written where it is off, so that older replays keep their hashes.
fn is_off(switch: &bool) -> bool {
    !switch
}

impl Switches {
    /// Every switch with a value, those too that are not written while they are as usual: what can be said at all.
    pub fn all_said() -> Self {
        Self {
            own_tokens_defend: Some(false),
            non_empty_needs_enemy: Some(true),
            wiped_out_picks: true,
            vanishing_keeps_older: true,
            s09_adjusted: true,
            s11_coins_shift: true,
            s12_declined_bonus: true,
            islands_mix: true,
            ..Self::default()
        }
    }
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            open_coins: false,
            pocket_before_paying: false,
            own_tokens_defend: None,
            non_empty_needs_enemy: None,
            catapult_discount: true,
            late_ransom: false,
            ghost_reserve: 13,
            stand_in: false,
            wiped_out_picks: false,
            vanishing_keeps_older: false,
            s09_adjusted: false,
            s11_coins_shift: false,
            s12_declined_bonus: false,
            islands_mix: false,
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
    /// On a board without monsters of its own: regions of lost tribes whose tribes give way to monsters, so that relics
    /// and places are in play.
    pub monsters: RegionSet,
    /// Blank tiles that somebody filled in (K-09).
    pub custom: Vec<Arc<CustomTile>>,
    /// Numbers that are not those printed on the tiles.
    pub values: Values,
}

impl Setup {
    /// The base game on its board for so many players.
    pub fn base(players: u8) -> Option<Self> {
        Self::with(players, vec![GameBox::Base])
    }

    /// How many seats the board is made for, with those that pick no combo.
    pub fn usual_seats(&self) -> u8 {
        self.board.players() + roles(&self.boxes)
    }

    /// These boxes on their board for so many players, not counting those that pick no combo (N-01): the base board, or
    /// that of a box which is a game of its own and comes first.
    pub fn with(players: u8, boxes: Vec<GameBox>) -> Option<Self> {
        Some(Self {
            board: Self::usual_board(players, &boxes)?,
            seats: players,
            first: Seat(0),
            boxes,
            switches: Switches::default(),
            monsters: RegionSet::EMPTY,
            custom: Vec::new(),
            values: Values::default(),
        })
    }

    /// Whether the attacker's own tokens raise the price of their region (B-37).
    pub fn own_tokens_defend(&self) -> bool {
        let switch = self.switches.own_tokens_defend;
        switch.unwrap_or(self.board.counts_own())
    }

    /// Whether one's own declined tokens do not make a region non-empty (B-39).
    pub fn non_empty_needs_enemy(&self) -> bool {
        let switch = self.switches.non_empty_needs_enemy;
        switch.unwrap_or(!self.board.counts_own())
    }

    /// A legal set of regions for monsters on a surface board: on symbols of lost tribes, none beside another, one more
    /// than players; or as the scenario says. Luck is asked for a number below another.
    pub fn draw_monsters(board: &Board, mut luck: impl FnMut(usize) -> usize) -> Option<RegionSet> {
        if let Some(hideouts) = Self::hideouts(board) {
            return Some(draw_hideouts(board, &hideouts, luck));
        }
        let wanted = usize::from(board.players()) + 1;
        let tribes: Vec<RegionId> = board.tribes().into_iter().collect();
        // Boards are small: a few tries find a set wherever there are some.
        for _ in 0..1000 {
            let mut left = tribes.clone();
            let mut drawn = RegionSet::EMPTY;
            while !left.is_empty() && usize::from(drawn.len()) < wanted {
                let region = left.swap_remove(luck(left.len()));
                if !board.borders(region).meets(drawn) {
                    drawn = drawn.with(region);
                }
            }
            if usize::from(drawn.len()) == wanted {
                return Some(drawn);
            }
        }
        None
    }

    /// Where monsters may live on a board by its scenario: in one region of each of these.
    pub(crate) fn hideouts(board: &Board) -> Option<Vec<RegionSet>> {
        let scenario = board.scenario().and_then(tiles::scenario)?;
        scenario
            .hooks
            .table
            .hideouts
            .map(|hideouts| hideouts(board))
    }

    /// The board of some boxes for so many players.
    pub fn usual_board(players: u8, boxes: &[GameBox]) -> Option<Board> {
        let ordinary = players.checked_sub(roles(boxes))?;
        let mut own = boxes.iter().filter(|from| from.facts().boards.is_some());
        let first = own.next().filter(|_| !boxes.contains(&GameBox::Base));
        if first.is_some_and(|first| first.facts().islands) {
            // Whoever has luck to ask draws others.
            return Islands::all(ordinary).next().map(|set| set.board());
        }
        let name = first.and_then(|first| first.facts().boards);
        Board::printed(&format!("{}-{ordinary}p", name.unwrap_or("base")))
    }

    /// Islands for boxes that are played on some: those that luck draws, which is asked for a number below another (W-01).
    pub fn draw_islands(
        players: u8,
        boxes: &[GameBox],
        luck: impl FnMut(usize) -> usize,
    ) -> Option<Islands> {
        let usual = Self::usual_board(players, boxes)?;
        usual.has_islands().then(|| Islands::draw(players, luck))?
    }

    /// The boxes that a board asks for where nobody says others: those of the worlds it shows, and monsters bring what
    /// they guard.
    pub fn usual_boxes(board: &Board) -> Vec<GameBox> {
        let wants = |from: &GameBox| {
            let facts = from.facts();
            let guarded = facts.markers && !board.monsters().is_empty();
            let lives = guarded || !board.world(facts.below).is_empty();
            facts.boards.is_some() && facts.islands == board.has_islands() && lives
        };
        GameBox::ALL.into_iter().filter(wants).collect()
    }

    /// Regions in which monsters live at the start (U-08, X-08).
    pub fn monsters(&self) -> RegionSet {
        if self.boxes.iter().any(|from| from.facts().markers) {
            self.board.monsters() | self.monsters
        } else {
            self.board.monsters()
        }
    }
}

/// One region of each set, on different grounds as far as there are some.
fn draw_hideouts(
    board: &Board,
    hideouts: &[RegionSet],
    mut luck: impl FnMut(usize) -> usize,
) -> RegionSet {
    let mut drawn = RegionSet::EMPTY;
    for &regions in hideouts {
        let seen = drawn
            .into_iter()
            .fold(RegionSet::EMPTY, |all, region| all | board.like(region));
        let new = regions - seen;
        let open = if new.is_empty() { regions } else { new };
        let open: Vec<RegionId> = open.into_iter().collect();
        if !open.is_empty() {
            drawn = drawn.with(open[luck(open.len())]);
        }
    }
    drawn
}

/// How many seats of some boxes pick no combo.
pub fn roles(boxes: &[GameBox]) -> u8 {
    let roles = tiles::OTHERS.iter().filter(|tile| tile.kind == Kind::Role);
    roles.filter(|tile| boxes.contains(&tile.from)).count() as u8
}

/// Why a set-up makes no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub(crate) String);

impl SetupError {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SetupError {}
