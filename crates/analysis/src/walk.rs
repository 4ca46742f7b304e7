//! A record as turns, and each turn as what was decided between two dice.

use elbowroom_bots::study::{Way, is_over};
use elbowroom_rules::record::Entry;
use elbowroom_rules::{Action, Game, Odds, Pending, Seat, State};

/// What a seat decided from one moment to the end of its turn, or to a die. Luck parts what can be compared: nobody gave
/// away what a die took.
pub struct Segment {
    /// How many entries of the record came before it.
    pub entry: usize,
    /// Where it began.
    pub state: State,
    /// What was played.
    pub way: Way,
    /// The tiles that were drawn meanwhile.
    pub draws: Vec<u8>,
}

/// A turn of a seat.
pub struct Turn {
    /// Whose turn it was.
    pub seat: Seat,
    /// In which round, from 1.
    pub round: u8,
    /// How many entries of the record came before its first decision.
    pub entry: usize,
    /// What was decided in it, in order; at least one.
    pub segments: Vec<Segment>,
}

impl Turn {
    /// Where it began.
    pub fn start(&self) -> &State {
        &self.segments[0].state
    }
}

/// A segment that is not at its end yet.
struct Open {
    entry: usize,
    state: State,
    steps: Vec<(State, Action)>,
    draws: Vec<u8>,
}

/// The turns of a record that began with a state. What was decided in another seat's turn is no part of them, nor is
/// what was begun and broken off.
pub fn turns(game: &Game, start: &State, entries: &[Entry]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut open: Option<Open> = None;
    let mut state = *start;
    for (number, &entry) in entries.iter().enumerate() {
        let seat = state.turn().seat;
        let rolls = game.pending(&state) == Pending::Chance(Odds::Die);
        close_if(rolls, &mut open, &state, &mut turns);
        match entry {
            Entry::Action(decides, action) if decides == seat && !is_over(&state, seat) => {
                let open = open.get_or_insert_with(|| Open {
                    entry: number,
                    state,
                    steps: Vec::new(),
                    draws: Vec::new(),
                });
                open.steps.push((state, action));
            }
            Entry::Answer(answer) if !rolls => {
                if let Some(open) = &mut open {
                    open.draws.push(answer);
                }
            }
            _ => {}
        }
        entry.play(game, &mut state, &mut ());
    }
    close_if(false, &mut open, &state, &mut turns);
    turns
}

/// Closes what is open where a die must fall or the turn is over.
fn close_if(rolls: bool, open: &mut Option<Open>, state: &State, turns: &mut Vec<Turn>) {
    let over = |open: &mut Open| rolls || is_over(state, open.state.turn().seat);
    let Some(closed) = open.take_if(over) else {
        return;
    };
    let turn = closed.state.turn();
    let (seat, round, entry) = (turn.seat, turn.round, closed.entry);
    let segment = Segment {
        entry,
        state: closed.state,
        way: Way::played(closed.steps, *state),
        draws: closed.draws,
    };
    match turns.last_mut() {
        Some(last) if (last.seat, last.round) == (seat, round) => last.segments.push(segment),
        _ => turns.push(Turn {
            seat,
            round,
            entry,
            segments: vec![segment],
        }),
    }
}
