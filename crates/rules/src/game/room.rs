//! Room for everything: the lists of a game have fixed sizes, and none of them cuts anything off.
//!
//! How long a list can get follows from the board, the tiles and the pieces, so a set-up that could ask for
//! more is refused.

use super::{Game, SetupError, TileOnBoard};
use crate::action::MAX_ACTIONS;
use crate::price::CHANGES;
use arrayvec::ArrayVec;

/// Actions that name neither a region nor a verb and can stand in one list: fewer than this.
const SINGLE: usize = 8;

/// Adds to a list that has the room, by a bound that stands where the list is declared. Were the bound wrong, every
/// test would stop here; a server plays on.
#[inline(always)]
pub(crate) fn add<T, const N: usize>(list: &mut ArrayVec<T, N>, item: T) {
    let added = list.try_push(item).is_ok();
    debug_assert!(added, "no room in a list of {N}");
}

impl Game {
    /// Refuses a set-up that could ask for more room than there is. Pieces are counted where they get their planes.
    pub(super) fn check_room(&self) -> Result<(), SetupError> {
        let prices = self.most_in_force(|tile| tile.price.len());
        if prices > CHANGES {
            return Err(SetupError(format!(
                "a people could have {prices} price rules, at most {CHANGES} expected; leave a blank power out"
            )));
        }
        let actions = self.most_actions();
        if actions > MAX_ACTIONS {
            return Err(SetupError(format!(
                "a seat could have {actions} legal actions at once, at most {MAX_ACTIONS} expected; choose a smaller board or leave a blank tile out"
            )));
        }
        Ok(())
    }

    /// No list of legal actions is longer than this. A region is attacked with, left with or given so many of a
    /// people's tokens, or pieces, in one list; beside that there are the deeds of the tiles in force.
    pub fn most_actions(&self) -> usize {
        let regions = self.board().len();
        let verbs = self.most_in_force(|tile| tile.deeds.len());
        let targets = regions.max(usize::from(self.setup.seats));
        regions * usize::from(self.most_in_a_region()) + verbs * targets + SINGLE
    }

    /// The most tokens of one people, or pieces of one kind, that one region can have.
    pub(crate) fn most_in_a_region(&self) -> u8 {
        let supplies = self.races_in_play().chain(self.roles());
        let race = supplies.map(|(_, tile)| tile.supply).max().unwrap_or(0);
        // Those of one people fit in one region.
        let extras: u8 = self.extras.iter().map(|extra| extra.most).sum();
        let pieces = self.pieces().map(|(_, piece)| piece.per_region).max();
        (race + extras).max(pieces.unwrap_or(0))
    }

    /// The most that the tiles in force for one people can have of something together.
    fn most_in_force(&self, of: impl Fn(&TileOnBoard) -> usize) -> usize {
        let mut races = self.races_in_play().map(|(id, _)| of(self.race(id)));
        let mut powers: Vec<usize> = self
            .powers_in_play()
            .map(|(id, _)| of(self.power(id)))
            .collect();
        powers.sort_unstable_by(|a, b| b.cmp(a));
        // Beside its own, a people may have the powers of rings.
        let own = 1 + self.board().rings().len();
        let pair = races.by_ref().max().unwrap_or(0) + powers.iter().take(own).sum::<usize>();
        let roles = self.homes().iter();
        let role = roles
            .map(|home| of(self.race(home.race)) + powers.iter().take(home.powers).sum::<usize>())
            .max();
        let table: usize = self
            .table
            .iter()
            .map(|&id| of(self.tile_on_board(id)))
            .sum();
        pair.max(role.unwrap_or(0)) + table
    }
}
