//! Clocks: time thought is noted as it passes, and told to everybody when it is up.

use super::Room;
use crate::store::Write;
use elbowroom_rules::Seat;
use std::time::Duration;
use tokio::time::Instant;

/// How often the time of whoever thinks is noted, so that it survives whatever happens to the server.
const NOTED: Duration = Duration::from_secs(1);

impl Room {
    /// Milliseconds the deciding seat has spent since it began to think.
    pub(super) fn spent(&self) -> u64 {
        if self.row.wish.clocks.is_none() || !self.started() {
            return 0;
        }
        let running = if self.anybody_sits() {
            self.since.elapsed()
        } else {
            Duration::ZERO
        };
        (self.carried + running).as_millis() as u64
    }

    /// Whether somebody who sits here is connected: the clock runs only then, whoever watches.
    pub(super) fn anybody_sits(&self) -> bool {
        let mut clients = self.clients.values();
        clients.any(|client| !client.seats.is_empty())
    }

    /// After somebody came or went: stops the clock or sets it going.
    pub(super) fn mind_clock(&mut self, ran: bool) {
        let runs = self.anybody_sits();
        if ran && !runs {
            self.carried += self.since.elapsed();
            self.note_thought();
        } else if runs && !ran {
            self.since = Instant::now();
        }
    }

    /// When the time of the deciding seat is up, a bot finishes the turn.
    pub(super) async fn tick_clock(&mut self, now: Instant) -> Instant {
        let never = now + Duration::from_secs(3_600);
        if let Some(left) = self.days_left() {
            let asked = self.deciding().filter(|_| self.started());
            return match asked.filter(|&seat| self.bot_of(seat).is_none()) {
                None => never,
                Some(seat) if left == 0 => {
                    self.time_is_up(seat, 0).await;
                    now
                }
                Some(_) => never.min(now + Duration::from_millis(left)),
            };
        }
        let (Some(clocks), Some(seat)) = (self.row.wish.clocks, self.deciding()) else {
            return never;
        };
        let person = self.chairs[seat.index()].is_person();
        let waits = !self.started() || !self.anybody_sits();
        if !person || waits || self.play.is_flagged(seat) {
            return never;
        }
        let spent = self.spent();
        let time = self.play.time_left(seat, clocks).saturating_sub(spent);
        if time == 0 {
            self.time_is_up(seat, spent).await;
            return now;
        }
        if self.next_note <= now {
            self.note_thought();
        }
        self.next_note.min(now + Duration::from_millis(time))
    }

    async fn time_is_up(&mut self, seat: Seat, spent: u64) {
        let draft = self.play.flag(seat, spent);
        if self.commit(draft).await {
            self.tell_seats();
        }
    }

    /// Notes what the deciding seat has thought so far. Nobody waits for it.
    pub(super) fn note_thought(&mut self) {
        let spent = self.spent();
        if spent == 0 || self.row.over {
            return;
        }
        self.thought_noted = true;
        self.next_note = Instant::now() + NOTED;
        self.hub
            .store
            .write_later(Write::Thought(self.row.id.clone(), spent), self.lease);
    }

    /// Begins to count for whoever decides now.
    pub(super) fn begin_to_think(&mut self) {
        self.since = Instant::now();
        self.carried = Duration::ZERO;
        self.next_note = self.since + NOTED;
    }
}
