//! A record as turns, and each turn as what was decided between two dice.

use elbowroom_bots::study::{Way, is_over};
use elbowroom_rules::record::Entry;
use elbowroom_rules::{Action, Game, Odds, Pending, Seat, State};

/// What a seat decided from one moment to the end of its turn, or to a die. Luck parts what can be compared: nobody gave
/// away what a die took.
pub struct Segment {
    /// How many entries of the record came before each action of it.
    pub entries: Vec<usize>,
    /// Where it began.
    pub state: State,
    /// What was played.
    pub way: Way,
    /// The tiles that were drawn meanwhile, each with how many entries came before.
    pub draws: Vec<(usize, u8)>,
}

impl Segment {
    /// How many entries of the record came before it.
    pub fn entry(&self) -> usize {
        self.entries[0]
    }

    /// What was still to decide after so many entries of the record; nothing where that lies behind it.
    pub fn rest(&self, entry: usize) -> Option<Self> {
        let done = self.entries.iter().take_while(|&&at| at < entry).count();
        let steps = self.way.steps().get(done..)?;
        let (state, _) = *steps.first()?;
        let entries = self.entries[done..].to_vec();
        let draws = self.draws.iter().filter(|(at, _)| *at > entries[0]);
        Some(Self {
            draws: draws.copied().collect(),
            state,
            way: Way::played(steps.to_vec(), *self.way.end()),
            entries,
        })
    }
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
    entries: Vec<usize>,
    state: State,
    steps: Vec<(State, Action)>,
    draws: Vec<(usize, u8)>,
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
                    entries: Vec::new(),
                    state,
                    steps: Vec::new(),
                    draws: Vec::new(),
                });
                open.entries.push(number);
                open.steps.push((state, action));
            }
            Entry::Answer(answer) if !rolls => {
                if let Some(open) = &mut open {
                    open.draws.push((number, answer));
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
    let (seat, round, entry) = (turn.seat, turn.round, closed.entries[0]);
    let segment = Segment {
        entries: closed.entries,
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

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_bots::{Luck, make};
    use elbowroom_rules::record::Playing;
    use elbowroom_rules::{Setup, Viewer};

    /// Proves that every action of every seat in its own turn is in a segment once, in order, and that each segment leads
    /// from where it began to where the game really went.
    #[test]
    fn a_record_falls_into_turns_without_a_gap() {
        for players in 2..=5 {
            let game = Game::new(Setup::base(players).expect("a board")).expect("a sound set-up");
            let mut table = Playing::new(&game);
            let mut luck = Luck::new(7);
            let mut bots: Vec<_> = game
                .seats()
                .map(|seat| make("greedy", &game, seat.0.into()).expect("a bot"))
                .collect();
            let mut states = Vec::new();
            let mut own = Vec::new();
            loop {
                states.push(*table.state());
                match table.pending() {
                    Pending::Over => break,
                    Pending::Chance(odds) => {
                        table.answer(luck.answer(odds), &mut ()).expect("asked")
                    }
                    Pending::Decision(seat) => {
                        if seat == table.state().turn().seat && !is_over(table.state(), seat) {
                            own.push(states.len() - 1);
                        }
                        let view = game.view(table.state(), Viewer::Seat(seat));
                        let action = bots[seat.index()].choose(&view, &game.legal(table.state()));
                        table.act(action, &mut ()).expect("legal");
                    }
                }
            }
            let turns = turns(&game, table.start(), table.record());
            assert_eq!(
                turns.len(),
                usize::from(players) * usize::from(game.board().rounds())
            );
            let segments = || turns.iter().flat_map(|turn| &turn.segments);
            let found: Vec<usize> = segments()
                .flat_map(|segment| segment.entries.clone())
                .collect();
            assert_eq!(found, own);
            let mut rolled = 0;
            for segment in segments() {
                for ((state, action), &entry) in segment.way.steps().iter().zip(&segment.entries) {
                    assert_eq!(*state, states[entry]);
                    assert_eq!(
                        table.record()[entry],
                        Entry::Action(state.turn().seat, *action)
                    );
                }
                assert!(states[segment.entry()..].contains(segment.way.end()));
                rolled += u8::from(game.pending(segment.way.end()) == Pending::Chance(Odds::Die));
                let rest = segment
                    .rest(segment.entries[segment.entries.len() - 1])
                    .expect("the last action");
                assert_eq!(rest.way.steps().len(), 1);
                assert!(
                    segment
                        .rest(segment.entries[segment.entries.len() - 1] + 1)
                        .is_none()
                );
            }
            assert!(rolled > 0, "a game with dice");
        }
    }
}
