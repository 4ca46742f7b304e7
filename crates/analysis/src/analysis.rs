//! The analysis of a finished game.

use crate::chance::{chances, rounds_left, won};
use crate::walk::{Segment, Turn, turns};
use elbowroom_bots::GoOn;
use elbowroom_bots::study::{Asked, Hopes, Study, Way};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::record::Entry;
use elbowroom_rules::{Game, Pending, Seat, State};
use std::fmt;

/// How deep an analysis looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// Positions looked at for each turn, to find the best; weighing it against what was played looks at four times as many.
    pub nodes: usize,
    /// The seed of what is drawn and rolled in thought: the same seed gives the same analysis.
    pub seed: u64,
}

/// What was decided at one moment, beside the best that was found.
pub struct Moment {
    /// How many entries of the record came before it.
    pub entry: usize,
    /// What was played.
    pub played: Way,
    /// The best that was found: what was played, where nothing better was.
    pub best: Way,
    /// What the seats could hope for with the best.
    pub hopes: Hopes,
    /// Coins of expected lead that were given away: 0 where what was played is as good as the best, as far as can be told.
    pub lost: f32,
    /// The standard error of that, from weighing again and again.
    pub error: f32,
    /// The chance of winning that was given away with them, of 1.
    pub lost_chance: f32,
}

impl Moment {
    /// Whether a better way was found.
    pub fn is_better(&self) -> bool {
        self.lost > 0.0
    }
}

/// A turn of the game, as the analysis tells it.
pub struct TurnTold {
    /// Whose turn it was.
    pub seat: Seat,
    /// In which round, from 1.
    pub round: u8,
    /// How many entries of the record came before it: the link to this moment.
    pub entry: usize,
    /// Where it began.
    pub start: State,
    /// The chance of each seat to win as it began.
    pub before: [f32; MAX_SEATS],
    /// The same as the next turn began, or as the game ended.
    pub after: [f32; MAX_SEATS],
    /// What was decided in it, in order.
    pub moments: Vec<Moment>,
}

impl TurnTold {
    /// Coins of expected lead that the turn gave away.
    pub fn lost(&self) -> f32 {
        self.moments.iter().map(|moment| moment.lost).sum()
    }

    /// The chance of winning that it gave away, of 1.
    pub fn lost_chance(&self) -> f32 {
        self.moments.iter().map(|moment| moment.lost_chance).sum()
    }

    /// How much of the whole chance changed hands.
    pub fn swing(&self) -> f32 {
        let pairs = self.before.iter().zip(self.after);
        pairs
            .map(|(before, after)| (before - after).abs())
            .sum::<f32>()
            / 2.0
    }
}

/// A finished game, turn by turn.
pub struct Analysis {
    /// Every turn, in order.
    pub turns: Vec<TurnTold>,
    /// The places of the turns in which most changed, in the order of the game: three, where so many mattered.
    pub turning: Vec<usize>,
}

/// How many turning points are told.
const TURNING: usize = 3;
/// A turn in which less of the chance changed hands turned nothing.
const LEAST_SWING: f32 = 0.03;

impl Analysis {
    /// Coins that a seat gave away in a turn, on average.
    pub fn mean_lost(&self, seat: Seat) -> f32 {
        let own = || self.turns.iter().filter(|turn| turn.seat == seat);
        own().map(TurnTold::lost).sum::<f32>() / own().count().max(1) as f32
    }
}

/// A game that is not over yet: its secrets are not told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfinished;

impl fmt::Display for Unfinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a finished game expected, this one is still under way")
    }
}

impl std::error::Error for Unfinished {}

/// Analyses a finished game; told after each turn how many are done, and of how many. Where it is told not to go on, what
/// is left is looked at briefly.
///
/// # Errors
/// When the game is not over.
pub fn analyse(
    game: &Game,
    start: &State,
    entries: &[Entry],
    depth: Depth,
    go_on: GoOn<'_>,
    mut done: impl FnMut(usize, usize),
) -> Result<Analysis, Unfinished> {
    let end = end_of(game, start, entries)?;
    let walked = turns(game, start, entries);
    let count = walked.len();
    let mut told: Vec<TurnTold> = Vec::with_capacity(count);
    done(0, count);
    for (number, turn) in walked.into_iter().enumerate() {
        // A turn has a seed of its own, so that one moment can be looked at again alone.
        let turn = tell(game, turn, depth, go_on);
        if let Some(last) = told.last_mut() {
            last.after = turn.before;
        }
        told.push(turn);
        done(number + 1, count);
    }
    if let Some(last) = told.last_mut() {
        last.after = won(game, &end);
    }
    let mut turning: Vec<usize> = (0..told.len())
        .filter(|&at| told[at].swing() >= LEAST_SWING)
        .collect();
    turning.sort_by(|&a, &b| told[b].swing().total_cmp(&told[a].swing()));
    turning.truncate(TURNING);
    turning.sort_unstable();
    Ok(Analysis {
        turns: told,
        turning,
    })
}

/// What could be decided after so many entries of a finished game's record, or at the first moment after that at which
/// somebody decides in its own turn; nothing where nobody does any more.
///
/// # Errors
/// When the game is not over.
pub fn moment_at(
    game: &Game,
    start: &State,
    entries: &[Entry],
    entry: usize,
    depth: Depth,
    go_on: GoOn<'_>,
) -> Result<Option<Moment>, Unfinished> {
    end_of(game, start, entries)?;
    let walked = turns(game, start, entries);
    let segments = walked.iter().flat_map(|turn| &turn.segments);
    let rest = segments.filter_map(|segment| segment.rest(entry)).next();
    Ok(rest.map(|rest| moment(game, &rest, depth, go_on)))
}

/// The end of a finished game.
fn end_of(game: &Game, start: &State, entries: &[Entry]) -> Result<State, Unfinished> {
    let mut end = *start;
    for entry in entries {
        entry.play(game, &mut end, &mut ());
    }
    match game.pending(&end) {
        Pending::Over => Ok(end),
        _ => Err(Unfinished),
    }
}

fn tell(game: &Game, turn: Turn, depth: Depth, go_on: GoOn<'_>) -> TurnTold {
    let (seat, round, entry, start) = (turn.seat, turn.round, turn.entry, *turn.start());
    // A turn with many dice is many small questions.
    let parts = turn.segments.len();
    let nodes = (depth.nodes / parts).max(depth.nodes / 8).max(1);
    let depth = Depth { nodes, ..depth };
    let segments = turn.segments.into_iter();
    let moments: Vec<Moment> = segments
        .map(|segment| moment(game, &segment, depth, go_on))
        .collect();
    let before = chances(game, &moments[0].hopes, rounds_left(game, &start));
    TurnTold {
        seat,
        round,
        entry,
        start,
        before,
        after: before,
        moments,
    }
}

/// How often turns are weighed, each time by another seed: the mean is told, and the spread tells what it is worth.
const WEIGHINGS: usize = 4;

/// What was decided at a moment, beside the best that is found.
///
/// One search finds the best; then it and what was played are looked at equally often, by other seeds, so that neither
/// gains from having been chosen.
pub fn moment(game: &Game, segment: &Segment, depth: Depth, go_on: GoOn<'_>) -> Moment {
    let (entry, state, played) = (segment.entry(), segment.state, segment.way.clone());
    let seat = state.turn().seat;
    let draws: Vec<u8> = segment.draws.iter().map(|(_, tile)| *tile).collect();
    let mut study = Study::new(game, depth.seed ^ (entry as u64) << 20);
    let asked = Asked {
        draws: &draws,
        allows: None,
    };
    let ways = study.ways(&state, &asked, depth.nodes, go_on);
    let found = ways
        .into_iter()
        .next()
        .filter(|best| !best.is_like(&played));
    let both: Vec<&Way> = std::iter::once(&played).chain(&found).collect();
    let mut means = [[0.0; MAX_SEATS]; 2];
    let mut leads = [0.0; WEIGHINGS];
    for lead in &mut leads {
        let weighed = study.weigh(&state, &both, depth.nodes / 2, go_on);
        for (mean, hopes) in means.iter_mut().zip(&weighed) {
            for (mean, hope) in mean.iter_mut().zip(hopes) {
                *mean += hope / WEIGHINGS as f32;
            }
        }
        let margins: Vec<f32> = weighed.iter().map(|one| study.margin(one, seat)).collect();
        *lead = margins.last().unwrap_or(&0.0) - margins[0];
    }
    let (lost, error) = mean_and_error(&leads);
    let left = rounds_left(game, &state);
    let chance = |hopes| chances(game, hopes, left)[seat.index()];
    match found {
        Some(best) if lost > error => Moment {
            entry,
            played,
            best,
            hopes: means[1],
            lost,
            error,
            lost_chance: (chance(&means[1]) - chance(&means[0])).max(0.0),
        },
        _ => Moment {
            entry,
            best: played.clone(),
            played,
            hopes: means[0],
            lost: 0.0,
            error,
            lost_chance: 0.0,
        },
    }
}

/// The mean, and its standard error.
fn mean_and_error(values: &[f32]) -> (f32, f32) {
    let count = values.len() as f32;
    let mean = values.iter().sum::<f32>() / count;
    let spread: f32 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (spread / (count - 1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::mean_and_error;

    #[test]
    fn the_error_of_a_mean_shrinks_with_the_root() {
        let (mean, error) = mean_and_error(&[1.0, 3.0, 1.0, 3.0]);
        assert_eq!(mean, 2.0);
        assert!((error - (4.0_f32 / 3.0 / 4.0).sqrt()).abs() < 1e-6);
        assert_eq!(mean_and_error(&[2.5; 4]), (2.5, 0.0));
    }
}
