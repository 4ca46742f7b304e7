//! What replays tell about races, powers and pairs, and about relics and places.
//!
//! A [`Tale`] is what one game has to say; [`Stats`] adds tales up in whole numbers, so the order in which
//! they come does not matter; a [`Report`] is what is shown of it.

pub mod html;
mod report;
mod table;
mod tale;

pub use report::{
    DeclineLine, Line, MarkerLine, Report, RoundLine, write_boards_csv, write_csv,
    write_markers_csv,
};
pub use table::{SeatLine, TableLine};
pub(crate) use tale::Teller;
pub use tale::{Find, Pick, Tale};

use elbowroom_rules::tile::{GameBox, Tile};
use elbowroom_rules::tiles::{OTHERS, POWERS, RACES};
use std::collections::{BTreeMap, BTreeSet};
use table::TableTally;

/// A victory in whole numbers: it can be shared by two to six seats.
const WIN: u64 = 60;

/// A tile by its number, which orders printed tiles, and its identifier, which tells blank ones apart.
type Named = (u8, String);

/// By race and power; one of them alone has the other at none.
type Tallies = BTreeMap<(Option<Named>, Option<Named>), Tally>;

/// What is counted for a race, a power or a pair.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Tally {
    picks: u64,
    paid: u64,
    found: u64,
    turns: u64,
    active: u64,
    decline: u64,
    /// Seats that picked it, each once a game.
    seats: u64,
    /// Their victories, in parts of [`WIN`].
    wins: u64,
}

impl Tally {
    fn add(&mut self, pick: &Pick) {
        self.picks += 1;
        self.paid += u64::from(pick.paid);
        self.found += u64::from(pick.found);
        self.turns += u64::from(pick.turns);
        self.active += u64::from(pick.active);
        self.decline += u64::from(pick.decline);
    }
}

/// What is counted for a relic or a place.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct MarkerTally {
    found: u64,
    rounds: u64,
    moves: u64,
    coins: u64,
    /// Seats that found it.
    seats: u64,
    /// Their victories, in parts of [`WIN`].
    wins: u64,
}

impl MarkerTally {
    fn add(&mut self, find: &Find) {
        self.found += 1;
        self.rounds += u64::from(find.round);
        self.moves += u64::from(find.moves);
        self.coins += u64::from(find.coins);
    }
}

/// A sum and of how many.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Mean {
    sum: u64,
    of: u64,
}

impl Mean {
    fn add(&mut self, value: u64) {
        self.sum += value;
        self.of += 1;
    }

    fn value(self) -> Option<f64> {
        (self.of > 0).then(|| self.sum as f64 / self.of as f64)
    }
}

/// What many games have to say.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Stats {
    games: u64,
    /// In how many of them each box was in play, in the order of [`GameBox::ALL`].
    boxes: [u64; GameBox::ALL.len()],
    tallies: Tallies,
    /// Relics and places that came to light, by their place in the catalogue.
    markers: BTreeMap<usize, MarkerTally>,
    tables: BTreeMap<(String, u8), TableTally>,
    /// By round: coins of winners, and of the others.
    curve: BTreeMap<u8, (Mean, Mean)>,
    declines_by_round: BTreeMap<u8, u64>,
    declines_by_turns: BTreeMap<u8, u64>,
}

impl Stats {
    /// How many games were added.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Adds one game.
    pub fn add(&mut self, tale: &Tale) {
        self.games += 1;
        for (from, games) in GameBox::ALL.iter().zip(&mut self.boxes) {
            *games += u64::from(tale.boxes.contains(from));
        }
        let winners = tale.ranks.iter().filter(|&&rank| rank == 1).count() as u64;
        let won = |seat: u8| tale.ranks.get(usize::from(seat)) == Some(&1);
        let share = |seat: u8| if won(seat) { WIN / winners.max(1) } else { 0 };
        let table = (tale.board.clone(), tale.ranks.len() as u8);
        let table = self.tables.entry(table).or_default();
        table.add(tale, share);
        let mut seen = BTreeSet::new();
        for pick in &tale.picks {
            let race = Some((pick.race, name(RACES, &tale.blank_races, pick.race)));
            let power = Some((pick.power, name(POWERS, &tale.blank_powers, pick.power)));
            for key in [(race.clone(), None), (None, power.clone()), (race, power)] {
                let first = seen.insert((pick.seat, key.clone()));
                let pair = key.0.is_some() && key.1.is_some();
                let here = (!pair).then_some(&mut table.tallies);
                for tallies in here.into_iter().chain([&mut self.tallies]) {
                    let tally = tallies.entry(key.clone()).or_default();
                    tally.add(pick);
                    if first {
                        tally.seats += 1;
                        tally.wins += share(pick.seat);
                    }
                }
            }
            if let Some(round) = pick.declined {
                *self.declines_by_round.entry(round).or_default() += 1;
                *self.declines_by_turns.entry(pick.turns).or_default() += 1;
            }
        }
        for find in &tale.finds {
            // Relics and places are all printed: none is blank.
            let Some(place) = OTHERS.iter().position(|tile| tile.id == find.marker) else {
                continue;
            };
            let tally = self.markers.entry(place).or_default();
            tally.add(find);
            if let Some(seat) = find.seat {
                tally.seats += 1;
                tally.wins += share(seat);
            }
        }
        for &(round, seat, coins) in &tale.coins {
            let (winners, others) = self.curve.entry(round).or_default();
            if won(seat) { winners } else { others }.add(u64::from(coins));
        }
    }

    /// The boxes that were in play, with the number of games.
    fn boxes(&self) -> impl Iterator<Item = (GameBox, u64)> {
        let boxes = GameBox::ALL.into_iter().zip(self.boxes);
        boxes.filter(|(_, games)| *games > 0)
    }
}

/// The identifier of a tile: printed ones come first, then the blank ones of the game.
fn name(printed: &[&'static Tile<'static>], blank: &[String], number: u8) -> String {
    let number = usize::from(number);
    match printed.get(number) {
        Some(tile) => tile.id.to_owned(),
        None => blank
            .get(number - printed.len())
            .cloned()
            .unwrap_or_default(),
    }
}
