//! What a table waits for. It is stored with everything that changes it: lists tell it without loading the table, and
//! a table that plays by days is woken when it is due, also by a server that was killed meanwhile.

use super::{Chair, Room};
use crate::hub::now;
use crate::play::Draft;
use crate::store::{SeatRow, Wait, Write};
use elbowroom_protocol::Pace;
use elbowroom_rules::{Pending, Seat};
use std::time::Duration;

impl Room {
    /// How long the table waits for its people.
    pub(super) fn pace(&self) -> Pace {
        self.row.wish.pace.unwrap_or_default()
    }

    /// The time that everybody has each time, where days are the pace.
    pub(super) fn turn_time(&self) -> Option<Duration> {
        self.hub.config.turn_time(self.pace())
    }

    /// Whether a bot must act though nobody is there to see it.
    pub(super) fn plays_alone(&self) -> bool {
        let deciding = self.deciding().filter(|_| self.started());
        self.turn_time().is_some() && deciding.is_some_and(|seat| self.bot_of(seat).is_some())
    }

    /// Milliseconds until the time of whoever decides is up, where days are the pace.
    pub(super) fn days_left(&self) -> Option<u64> {
        self.turn_time()?;
        let due = self.row.wait.due?;
        Some(due.saturating_sub(now()) * 1_000)
    }

    /// `anew`: time is given anew; `alone`: a bot decides. The same seat goes on with the time it has.
    fn wait(&self, deciding: Option<Seat>, anew: bool, alone: bool) -> Wait {
        let decides = deciding.map(|seat| seat.0);
        let (known, now) = (self.row.wait.due, now());
        let anew = anew || decides != self.row.wait.decides;
        let due = self.turn_time().filter(|_| decides.is_some()).map(|time| {
            // A bot is due since it had to decide; that is noted once.
            let kept = known.filter(|&due| if alone { due <= now } else { !anew });
            kept.unwrap_or(if alone { now } else { now + time.as_secs() })
        });
        Wait { decides, due }
    }

    /// What the table waits for after a draft.
    pub(super) fn wait_after(&self, draft: &Draft) -> Wait {
        let (state, before) = (draft.state(), self.play.state().turn());
        let deciding = match self.play.game().pending(state) {
            Pending::Decision(seat) if self.started() => Some(seat),
            _ => None,
        };
        let turn = state.turn();
        // Whoever takes the end of a turn back has no more time than before.
        let anew = (turn.round, turn.seat) != (before.round, before.seat) && !draft.takes_back();
        let alone = deciding.is_some_and(|seat| {
            let left = self.chairs[seat.index()].row.bot.is_some();
            left || draft.flags() || self.play.is_flagged_in(state, seat)
        });
        self.wait(deciding, anew, alone)
    }

    /// What it waits for when some seats are as they are said.
    fn wait_with(&self, rows: &[SeatRow]) -> Wait {
        let row = |chair: &Chair| {
            let other = rows.iter().find(|row| row.seat == chair.row.seat);
            other.unwrap_or(&chair.row).clone()
        };
        let all: Vec<SeatRow> = self.chairs.iter().map(row).collect();
        let runs = !self.row.over && !all.iter().any(SeatRow::is_open);
        let deciding = self.deciding().filter(|_| runs);
        let anew = !self.started() || rows.iter().any(|row| Some(Seat(row.seat)) == deciding);
        let alone = deciding
            .is_some_and(|seat| all[seat.index()].bot.is_some() || self.play.is_flagged(seat));
        self.wait(deciding, anew, alone)
    }

    /// Notes what it waits for if that was never noted.
    pub(super) async fn note_wait(&mut self) {
        let wait = self.wait_with(&[]);
        if wait != self.row.wait && !self.row.packed {
            let write = Write::Wait(self.row.id.clone(), wait);
            if self.store(write).await.is_ok() {
                self.row.wait = wait;
            }
        }
    }

    /// Stores who sits in some seats and keeps it. False: it is not stored.
    pub(super) async fn seat(&mut self, rows: Vec<SeatRow>) -> bool {
        let wait = self.wait_with(&rows);
        let news = (wait != self.row.wait).then_some(wait);
        let write = Write::Seats(self.row.id.clone(), rows.clone(), news);
        if self.store(write).await.is_err() {
            return false;
        }
        self.row.wait = wait;
        for row in rows {
            let at = usize::from(row.seat);
            self.chairs[at] = Chair::new(row);
        }
        true
    }
}
