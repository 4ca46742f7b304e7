//! What a seat may know: the only way out to a client (R7, P-20).

use crate::event::Event;
use crate::game::Game;
use crate::ids::{MAX_SEATS, Seat};
use crate::state::{Stage, State};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A seat.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
    /// Somebody who looks back at a game that is over: nothing of it is secret any more (B-67).
    Afterwards,
}

/// The game as one viewer may see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    /// The state with every coin total hidden, also the viewer's own.
    state: State,
    coins: [Option<u16>; MAX_SEATS],
}

impl View {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Everything but the coins of the seats, which are 0 here.
    pub fn table(&self) -> &State {
        &self.state
    }

    /// The coins of a seat, if the viewer may know them.
    pub fn coins(&self, seat: Seat) -> Option<u16> {
        self.coins.get(seat.index()).copied().flatten()
    }

    /// A state that fits what the viewer knows, with guesses for what is hidden: for players that
    /// think ahead.
    pub fn imagine(&self, mut guess: impl FnMut(Seat) -> u16) -> State {
        let mut state = self.state;
        for (i, coins) in state.coins.iter_mut().enumerate() {
            *coins = self.coins[i].unwrap_or_else(|| guess(Seat(i as u8)));
        }
        state
    }
}

impl Game {
    /// The game as a viewer may see it. Coins are shown to their owner; to everybody with the switch
    /// `open-coins` (P-21) and when the game is over (B-67).
    pub fn view(&self, state: &State, viewer: Viewer) -> View {
        let open = self.setup.switches.open_coins
            || state.turn.stage == Stage::Over
            || viewer == Viewer::Afterwards;
        let mut coins = [None; MAX_SEATS];
        for seat in self.seats() {
            if open || viewer == Viewer::Seat(seat) {
                coins[seat.index()] = Some(state.coins(seat));
            }
        }
        let mut state = *state;
        state.coins = [0; MAX_SEATS];
        View {
            viewer,
            state,
            coins,
        }
    }

    /// An event as a viewer may see it. Coins are shown as they move, so nothing is hidden (P-20).
    pub fn view_event(&self, event: Event, _viewer: Viewer) -> Option<Event> {
        Some(event)
    }
}
