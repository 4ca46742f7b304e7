//! Somebody solves a puzzle.

use super::key::Key;
use elbowroom_bots::study::is_over;
use elbowroom_rules::state::Stage;
use elbowroom_rules::{Action, Game, Odds, Pending, Refusal, Seat, State};

/// How it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Nothing is decided yet.
    Open,
    /// The decision was taken.
    Solved,
    /// It can no longer be taken in this turn.
    Missed,
}

/// An attempt at a puzzle: the turn as it is played.
pub struct Attempt<'g> {
    game: &'g Game,
    seat: Seat,
    key: Key,
    state: State,
    fate: Fate,
}

impl<'g> Attempt<'g> {
    /// Nothing is said yet.
    pub fn new(game: &'g Game, start: &State, key: Key) -> Self {
        Self {
            game,
            seat: start.turn().seat,
            key,
            state: *start,
            fate: Fate::Open,
        }
    }

    /// The position now.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// How it stands.
    pub fn fate(&self) -> Fate {
        self.fate
    }

    /// Plays an action.
    ///
    /// # Errors
    /// The refusal; nothing has changed then.
    pub fn say(&mut self, action: Action) -> Result<Fate, Refusal> {
        let step = self.game.check(&self.state, action)?;
        let solved = self.key.is_in(self.game, &self.state, action);
        self.game.apply(&mut self.state, step, &mut ());
        if self.fate == Fate::Open {
            self.fate = if solved {
                Fate::Solved
            } else if self.is_too_late(action) {
                Fate::Missed
            } else {
                Fate::Open
            };
        }
        Ok(self.fate)
    }

    /// Lets fate give the tile it was asked for; nothing happens where it was not.
    pub fn draw(&mut self, answer: u8) {
        let mut state = self.state;
        if self.game.answer(&mut state, answer, &mut ()).is_ok() {
            self.state = state;
        }
    }

    /// Whether the decision can no longer be taken after this action.
    fn is_too_late(&self, said: Action) -> bool {
        let (game, state) = (self.game, &self.state);
        // A die parts what can be compared, and whoever picks or declines has decided.
        if matches!(said, Action::Pick(_) | Action::Decline) || is_over(state, self.seat) {
            return true;
        }
        match game.pending(state) {
            Pending::Over | Pending::Chance(Odds::Die) => true,
            Pending::Chance(_) => false,
            Pending::Decision(_) => match self.key {
                Key::Take(_) => !matches!(
                    state.turn().stage,
                    Stage::Start | Stage::Choice | Stage::Conquest
                ),
                Key::Pick(_) | Key::Decline => {
                    state.due().is_none()
                        && matches!(state.turn().stage, Stage::Choice | Stage::Conquest)
                        && game.check(state, self.key.action()).is_err()
                }
            },
        }
    }
}
