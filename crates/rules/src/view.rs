//! What a seat may know: the only way out to a client (R7, P-20).

use crate::event::Event;
use crate::game::{Cells, Game};
use crate::ids::{MAX_SEATS, Seat, TileId, TilePlace};
use crate::state::{Stage, State};
use crate::tile::{Each, ShownTo};

/// What a cell says of a tile that lies face down for whoever looks.
pub(crate) const FACE_DOWN: u8 = u8::MAX;

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
        self.hide_cells(&mut state, viewer);
        View {
            viewer,
            state,
            coins,
        }
    }

    /// What a tile keeps from others is as it was at the start, for them.
    fn hide_cells(&self, state: &mut State, viewer: Viewer) {
        let over = state.turn.stage == Stage::Over || viewer == Viewer::Afterwards;
        let secret = |cells: &&Cells| cells.memory.shown == ShownTo::Owner;
        for cells in self.cells.iter().filter(secret).filter(|_| !over) {
            let own = match (viewer, cells.memory.each) {
                (Viewer::Seat(seat), Each::Seat) => Some(seat.index()),
                _ => None,
            };
            for at in (0..cells.count).filter(|&at| Some(at) != own) {
                state.cells[cells.first + at] = cells.memory.start;
            }
        }
        let hides = self.table.iter();
        let hides = hides.filter_map(|&id| self.tile_on_board(id).hooks.table.hides);
        for hides in hides.filter(|_| !over) {
            let seat = match viewer {
                Viewer::Seat(seat) => Some(seat),
                _ => None,
            };
            for (cell, tile) in hides(self, state, seat) {
                self.turn_over(state, cell, tile);
            }
        }
    }

    /// A tile lies face down: as far as anybody knows it could still be in the stack.
    fn turn_over(&self, state: &mut State, cell: usize, tile: TileId) {
        state.cells[cell] = FACE_DOWN;
        match tile.place() {
            TilePlace::Race(race) => state.races_left.add(race.0),
            TilePlace::Power(power) => state.powers_left.add(power.0),
            _ => {}
        }
    }

    /// An event, if a viewer may know of it.
    pub fn view_event(&self, event: Event, viewer: Viewer) -> Option<Seen> {
        Seen::by(viewer, event, audience(&event))
    }

    /// The events of which a viewer may know, in their order.
    pub fn view_events<'e>(
        &'e self,
        events: &'e [Event],
        viewer: Viewer,
    ) -> impl Iterator<Item = Seen> + 'e {
        let seen = move |&event| self.view_event(event, viewer);
        events.iter().filter_map(seen)
    }
}

/// Who may know of something that happened. What one seat knows better than the others is two events: one for
/// everybody, and one for that seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Audience {
    Everybody,
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "nothing of these boxes happens in secret (P-20)")
    )]
    Only(Seat),
}

fn audience(event: &Event) -> Audience {
    match event {
        // Everything is shown as it happens, also coins (P-20). Each kind is named, so that a new one is
        // decided on and not forgotten.
        Event::Turn { .. }
        | Event::Shown { .. }
        | Event::Picked { .. }
        | Event::Readied { .. }
        | Event::Abandoned { .. }
        | Event::Rolled { .. }
        | Event::Failed { .. }
        | Event::Conquered { .. }
        | Event::Converted { .. }
        | Event::TribeGone { .. }
        | Event::Lost { .. }
        | Event::PieceSet { .. }
        | Event::PieceGone { .. }
        | Event::Recruited { .. }
        | Event::Forged { .. }
        | Event::Revealed { .. }
        | Event::Moved { .. }
        | Event::SetAside { .. }
        | Event::Vacated { .. }
        | Event::Placed { .. }
        | Event::Allied { .. }
        | Event::Scored { .. }
        | Event::Paid { .. }
        | Event::Spent { .. }
        | Event::Found { .. }
        | Event::Gained { .. }
        | Event::TakenUp { .. }
        | Event::TokenLost { .. }
        | Event::Gathered { .. }
        | Event::Tale { .. }
        | Event::Declined { .. }
        | Event::Vanished { .. }
        | Event::Over => Audience::Everybody,
    }
}

/// An event of which its viewer may know. Nothing else is told in words or sent to a client, and only this file
/// makes one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen(Event);

impl Seen {
    fn by(viewer: Viewer, event: Event, audience: Audience) -> Option<Self> {
        let knows = match (audience, viewer) {
            (Audience::Everybody, _) | (_, Viewer::Afterwards) => true,
            (Audience::Only(seat), viewer) => viewer == Viewer::Seat(seat),
        };
        knows.then_some(Self(event))
    }
}

impl std::ops::Deref for Seen {
    type Target = Event;
    fn deref(&self) -> &Event {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_event_is_seen_by_its_seat_alone_and_afterwards() {
        let secret = |viewer| Seen::by(viewer, Event::Over, Audience::Only(Seat(1)));
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Afterwards] {
            assert_eq!(secret(viewer), Some(Seen(Event::Over)), "{viewer:?}");
        }
        for viewer in [
            Viewer::Seat(Seat(0)),
            Viewer::Seat(Seat(2)),
            Viewer::Spectator,
        ] {
            assert_eq!(secret(viewer), None, "{viewer:?}");
        }
    }
}
