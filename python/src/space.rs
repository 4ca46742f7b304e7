//! The action space: every action that can ever be said in a game has a number, the same in every state.

use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::{Action, Game};

/// Where actions of one kind with one first argument lie in the table.
#[derive(Clone, Copy, Default)]
struct Shelf {
    first: u32,
    /// How many second and third arguments there are.
    rows: u16,
    columns: u16,
}

/// The actions of a game, numbered from 0.
pub struct Space {
    actions: Vec<Action>,
    /// By kind and first argument of the stable integer.
    shelves: Vec<Shelf>,
    /// By second and third argument.
    numbers: Vec<u16>,
}

/// No action has this number.
pub const NONE: u16 = u16::MAX;

impl Space {
    /// Numbers the actions of a game in the order in which the rules name them.
    pub fn new(game: &Game) -> Result<Self, String> {
        let regions = match game.moves() {
            // Hexes that are laid or pushed can make regions up to the most a board can have.
            true => RegionSet::first(elbowroom_rules::ids::MAX_REGIONS),
            false => game.board().all(),
        };
        let actions = game.sayable(regions);
        if actions.len() >= usize::from(NONE) {
            return Err(format!("too many actions to number: {}", actions.len()));
        }
        let mut shelves = vec![Shelf::default(); 1 << 12];
        for action in &actions {
            let (shelf, row, column) = place(*action);
            let shelf = &mut shelves[shelf];
            shelf.rows = shelf.rows.max(row as u16 + 1);
            shelf.columns = shelf.columns.max(column as u16 + 1);
        }
        let mut room = 0;
        for shelf in &mut shelves {
            shelf.first = room;
            room += u32::from(shelf.rows) * u32::from(shelf.columns);
        }
        let mut numbers = vec![NONE; room as usize];
        for (action, number) in actions.iter().zip(0..) {
            let (shelf, row, column) = place(*action);
            let shelf = shelves[shelf];
            let at = shelf.first as usize + row * usize::from(shelf.columns) + column;
            numbers[at] = number;
        }
        Ok(Self {
            actions,
            shelves,
            numbers,
        })
    }

    /// How many actions there are.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// The action with a number.
    pub fn action(&self, number: usize) -> Option<Action> {
        self.actions.get(number).copied()
    }

    /// The number of an action, if it can ever be said in this game.
    #[inline]
    pub fn number(&self, action: Action) -> Option<u16> {
        let (shelf, row, column) = place(action);
        let shelf = self.shelves.get(shelf)?;
        if row >= usize::from(shelf.rows) || column >= usize::from(shelf.columns) {
            return None;
        }
        let at = shelf.first as usize + row * usize::from(shelf.columns) + column;
        self.numbers
            .get(at)
            .copied()
            .filter(|&number| number != NONE)
    }
}

/// Shelf, row and column of an action, from its stable integer.
#[inline(always)]
fn place(action: Action) -> (usize, usize, usize) {
    let code = action.code();
    let byte = |shift: u32| (code >> shift & 0xff) as usize;
    ((code >> 16) as usize, byte(8), byte(0))
}
