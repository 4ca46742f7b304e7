//! Who sits where, who is there, and whose time is up.

use super::{Client, Room, Turned};
use crate::limit::clean;
use crate::metrics::{less, more};
use crate::outbox::Outbox;
use crate::secret;
use crate::store::{SeatRow, Write};
use elbowroom_protocol::{Joined, SeatInfo, SeatKind, TableInfo, Trouble, limits};
use elbowroom_rules::{Language, Seat};
use std::time::Duration;
use tokio::time::Instant;

/// The bot that sits in for somebody.
pub(super) const STAND_IN: &str = "fair";

/// A seat and whether its person is there.
pub struct Chair {
    /// As stored.
    pub row: SeatRow,
    /// Since when its person is away.
    absent: Instant,
    /// Whether a bot sits in.
    stand_in: bool,
}

impl Chair {
    /// A seat whose person is not there yet.
    pub fn new(row: SeatRow) -> Self {
        Self {
            row,
            absent: Instant::now(),
            stand_in: false,
        }
    }

    fn is_person(&self) -> bool {
        self.row.token.is_some()
    }

    pub(super) fn is_open(&self) -> bool {
        self.row.token.is_none() && self.row.bot.is_none()
    }
}

/// A seat in a list; nobody is there.
pub fn seat_info(row: &SeatRow) -> SeatInfo {
    SeatInfo {
        seat: row.seat + 1,
        name: row.name.clone(),
        kind: match (&row.token, &row.bot) {
            (Some(_), _) => SeatKind::Person,
            (None, Some(_)) => SeatKind::Bot,
            (None, None) => SeatKind::Open,
        },
        bot: row.bot.clone(),
        present: false,
        stand_in: false,
        left: false,
        time_up: false,
        clock: None,
    }
}

impl Room {
    pub(super) fn enter(
        &mut self,
        client: u64,
        tokens: &[String],
        seen: u64,
        language: Language,
        outbox: Outbox,
    ) -> Result<(), Turned> {
        if self.clients.len() >= limits::CLIENTS_PER_TABLE {
            let what = format!("at most {} at a table", limits::CLIENTS_PER_TABLE);
            return Err((Trouble::Full, what));
        }
        let mut seats = Vec::new();
        for token in tokens {
            let hash = secret::hash(token);
            let chair = self
                .chairs
                .iter()
                .find(|chair| chair.row.token.as_ref() == Some(&hash));
            let Some(chair) = chair else {
                return Err((
                    Trouble::Token,
                    "this token opens no seat of this table".into(),
                ));
            };
            let seat = Seat(chair.row.seat);
            if !seats.contains(&seat) {
                seats.push(seat);
            }
        }
        seats.sort();
        if self.clients.is_empty() {
            // Nobody was here: the clock stood still.
            self.since = Instant::now();
            self.next_bot = Instant::now() + self.hub.config.pause;
        }
        more(&self.hub.metrics.clients);
        let new = Client {
            seats,
            language,
            outbox,
            // TODO(who): the address of the connection, when `Call::Enter` brings it.
            who: std::net::Ipv4Addr::LOCALHOST.into(),
        };
        self.clients.insert(client, new);
        self.welcome(client, seen);
        self.tell_seats();
        Ok(())
    }

    pub(super) fn gone(&mut self, client: u64) {
        if self.remove(client) {
            self.tell_seats();
        }
    }

    /// Takes a client off the list. False: it was not on it.
    pub(super) fn remove(&mut self, client: u64) -> bool {
        let Some(gone) = self.clients.remove(&client) else {
            return false;
        };
        less(&self.hub.metrics.clients);
        let now = Instant::now();
        for seat in gone.seats {
            if !self.is_present(seat) {
                self.chairs[seat.index()].absent = now;
            }
        }
        if self.clients.is_empty() {
            self.empty_since = now;
            self.carried += now - self.since;
        }
        true
    }

    /// Ends every connection.
    pub(super) fn dismiss(&mut self, trouble: Trouble, what: &str) {
        for (_, client) in self.clients.drain() {
            client.outbox.trouble(trouble, what);
            client.outbox.close();
            less(&self.hub.metrics.clients);
        }
    }

    pub(super) fn is_present(&self, seat: Seat) -> bool {
        self.clients
            .values()
            .any(|client| client.seats.contains(&seat))
    }

    /// Whether every seat is taken.
    pub(super) fn started(&self) -> bool {
        !self.chairs.iter().any(Chair::is_open)
    }

    pub(super) async fn join(&mut self, name: &str) -> Result<Joined, Turned> {
        let Some(at) = self.chairs.iter().position(Chair::is_open) else {
            return Err((Trouble::Full, "no seat is open at this table".into()));
        };
        let token = secret::fresh();
        let row = SeatRow {
            seat: at as u8,
            name: named(name, at),
            bot: None,
            token: Some(secret::hash(&token)),
        };
        let write = Write::Seats(self.row.id.clone(), vec![row.clone()]);
        if self.store(write).await.is_err() {
            return Err((Trouble::Failed, "the seat could not be stored".into()));
        }
        self.chairs[at] = Chair::new(row);
        self.since = Instant::now();
        self.tell_seats();
        if self.started() {
            self.tell_state();
        }
        Ok(Joined {
            seat: at as u8 + 1,
            token,
        })
    }

    /// Gives the seats of a client to bots.
    pub(super) async fn leave(&mut self, client: u64) {
        let Some(seats) = self.clients.get(&client).map(|client| client.seats.clone()) else {
            return;
        };
        let row = |seat: &Seat| SeatRow {
            seat: seat.0,
            name: STAND_IN.into(),
            bot: Some(STAND_IN.into()),
            token: None,
        };
        let rows: Vec<SeatRow> = seats.iter().map(row).collect();
        let write = Write::Seats(self.row.id.clone(), rows.clone());
        if rows.is_empty() || self.store(write).await.is_err() {
            return;
        }
        for row in rows {
            let at = usize::from(row.seat);
            self.chairs[at] = Chair::new(row);
        }
        // Whoever sat there, on any device, watches from now on.
        for client in self.clients.values_mut() {
            client.seats.retain(|seat| !seats.contains(seat));
        }
        self.tell_seats();
        self.tell_state();
    }

    /// Bots sit in for people who are away too long, as long as somebody waits for them.
    pub(super) fn tick_seats(&mut self, now: Instant) -> Instant {
        let mut wake = now + Duration::from_secs(3_600);
        let mut changed = false;
        let grace = self.hub.config.grace;
        let waited_for = self.clients.values().any(|client| !client.seats.is_empty());
        for at in 0..self.chairs.len() {
            let present = self.is_present(Seat(at as u8));
            let chair = &mut self.chairs[at];
            let due = chair.absent + grace;
            let away = chair.is_person() && !present && waited_for;
            changed |= chair.stand_in != (away && due <= now);
            chair.stand_in = away && due <= now;
            if away && due > now {
                wake = wake.min(due);
            }
        }
        if changed {
            self.tell_seats();
        }
        wake
    }

    /// Milliseconds the deciding seat has spent since it began to think.
    pub(super) fn spent(&self) -> u64 {
        if self.row.wish.clocks.is_none() || !self.started() {
            return 0;
        }
        (self.carried + self.since.elapsed()).as_millis() as u64
    }

    /// When the time of the deciding seat is up, a bot finishes the turn.
    pub(super) fn tick_clock(&mut self, now: Instant) -> Instant {
        let never = now + Duration::from_secs(3_600);
        let (Some(clocks), Some(seat)) = (self.row.wish.clocks, self.deciding()) else {
            return never;
        };
        let (round, turn) = self.turn();
        let flag = (round, turn, seat);
        let person = self.chairs[seat.index()].is_person();
        if !person || !self.started() || self.flagged == Some(flag) {
            return never;
        }
        let left = self.play.left(seat, clocks).saturating_sub(self.spent());
        if left == 0 {
            self.flagged = Some(flag);
            return now;
        }
        now + Duration::from_millis(left)
    }

    /// The bot that decides for a seat now, if one does.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<&str> {
        let chair = &self.chairs[seat.index()];
        let (round, turn) = self.turn();
        let flagged = self.flagged == Some((round, turn, seat));
        match &chair.row.bot {
            Some(level) => Some(level),
            None => (chair.stand_in || flagged).then_some(STAND_IN),
        }
    }

    pub(super) fn seat_infos(&self) -> Vec<SeatInfo> {
        let info = |chair: &Chair| {
            let seat = Seat(chair.row.seat);
            let clock = |clocks| {
                let spent = if self.deciding() == Some(seat) {
                    self.spent()
                } else {
                    0
                };
                (self.play.left(seat, clocks).saturating_sub(spent) / 1_000) as u32
            };
            SeatInfo {
                bot: chair
                    .row
                    .bot
                    .clone()
                    .or_else(|| chair.stand_in.then(|| STAND_IN.to_owned())),
                present: self.is_present(seat),
                stand_in: chair.stand_in,
                clock: self.row.wish.clocks.map(clock),
                ..seat_info(&chair.row)
            }
        };
        self.chairs.iter().map(info).collect()
    }

    pub(super) fn info(&self) -> TableInfo {
        TableInfo {
            table: self.row.id.clone(),
            board: self.play.game().board().name().to_owned(),
            seats: self.seat_infos(),
            round: self.row.round,
            rounds: self.play.game().board().rounds(),
            started: self.started(),
            over: self.row.over,
            made: self.row.made,
            ended: None,
            boxes: self.row.wish.boxes.clone().unwrap_or_default(),
            seed: self.row.wish.seed,
            ranks: Vec::new(),
        }
    }
}

/// The name of a person: what is left of the one given, or one made from the seat.
pub fn named(name: &str, at: usize) -> String {
    let name = clean(name, limits::NAME_CHARS);
    if name.is_empty() {
        format!("Player {}", at + 1)
    } else {
        name
    }
}
