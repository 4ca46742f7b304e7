//! Who sits where, who is there, and whose time is up.

use super::{Room, Turned};
use crate::both::{Both, both};
use crate::limit::clean;
use crate::metrics::less;
use crate::realm;
use crate::secret;
use crate::store::{SeatRow, TableRow, Write};
use crate::who::Who;
use elbowroom_protocol::{Joined, SeatInfo, SeatKind, TableInfo, Trouble, limits};
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Board, Seat};
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

    pub(super) fn is_person(&self) -> bool {
        self.row.token.is_some()
    }

    pub(super) fn is_open(&self) -> bool {
        self.row.is_open()
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
        stand_in: row.has_left(),
        left: row.has_left(),
        time_up: false,
        clock: None,
    }
}

impl Room {
    /// Notes that somebody who sits here was seen, where lists show the table.
    pub(super) fn note_seen(&mut self) {
        let now = crate::hub::now();
        self.row.seen = now;
        // Well before lists forget the table.
        self.next_seen = Instant::now() + self.hub.config.listed / 3;
        if self.row.wish.public == Some(true) && !self.row.over {
            let write = Write::Seen(self.row.id.clone(), now);
            self.hub.store.write_later(write, self.lease);
        }
    }

    pub(super) fn gone(&mut self, client: u64) {
        if self.remove(client) {
            self.tell_seats();
        }
    }

    /// Takes a client off the list. False: it was not on it.
    pub(super) fn remove(&mut self, client: u64) -> bool {
        let ran = self.anybody_sits();
        let Some(gone) = self.clients.remove(&client) else {
            return false;
        };
        self.mind_clock(ran);
        less(&self.hub.metrics.clients);
        let now = Instant::now();
        if !gone.seats.is_empty() {
            self.note_seen();
        }
        for seat in gone.seats {
            if !self.is_present(seat) {
                self.chairs[seat.index()].absent = now;
            }
        }
        if self.clients.is_empty() {
            self.empty_since = now;
        }
        true
    }

    /// Ends every connection.
    pub(super) fn dismiss(&mut self, trouble: Trouble, what: &Both) {
        if !self.clients.is_empty() {
            self.note_thought();
        }
        for (_, client) in self.clients.drain() {
            client.outbox.trouble(trouble, what.text(client.language));
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

    pub(super) async fn join(&mut self, name: &str, who: Who) -> Result<Joined, Turned> {
        let Some(at) = self.chairs.iter().position(Chair::is_open) else {
            let what = both(
                "no seat is open at this table",
                "aucun siège n'est libre à cette table",
            );
            return Err((Trouble::Full, what));
        };
        if self.row.over {
            return Err((Trouble::Full, goes_on_elsewhere()));
        }
        // A link goes to friends, who may all sit in one house; a listed table is for everybody.
        let listed = self.row.wish.public == Some(true);
        if listed && self.takers.iter().any(|(_, taker)| *taker == who) {
            let what = both(
                "one address takes one open seat of a listed table",
                "une adresse prend un seul siège libre d'une table publique",
            );
            return Err((Trouble::Full, what));
        }
        let token = secret::fresh();
        let row = SeatRow {
            seat: at as u8,
            name: named(name),
            bot: None,
            token: Some(secret::hash(&token)),
        };
        if !self.seat(vec![row]).await {
            return Err((Trouble::Failed, not_stored()));
        }
        self.takers.push((Seat(at as u8), who));
        self.begin_to_think();
        self.tell_seats();
        if self.started() {
            self.tell_state();
        }
        Ok(Joined {
            seat: at as u8 + 1,
            token,
        })
    }

    /// Lets bots play the seats of a client until somebody comes back with their keys.
    pub(super) async fn leave(&mut self, client: u64) {
        let Some(seats) = self.clients.get(&client).map(|client| client.seats.clone()) else {
            return;
        };
        let row = |seat: &Seat| SeatRow {
            bot: Some(STAND_IN.into()),
            ..self.chairs[seat.index()].row.clone()
        };
        let rows: Vec<SeatRow> = seats.iter().map(row).collect();
        if rows.is_empty() || self.row.over || !self.seat(rows).await {
            return;
        }
        // Whoever sat there, on any device, watches from now on.
        let ran = self.anybody_sits();
        for client in self.clients.values_mut() {
            client.seats.retain(|seat| !seats.contains(seat));
        }
        self.mind_clock(ran);
        self.tell_seats();
        self.tell_state();
    }

    /// Bots sit in for people who are away too long, as long as somebody waits for them.
    pub(super) fn tick_seats(&mut self, now: Instant) -> Instant {
        let mut wake = now + Duration::from_secs(3_600);
        let mut changed = false;
        let grace = self.hub.config.grace(self.pace());
        let waited_for = self.clients.values().any(|client| !client.seats.is_empty());
        if waited_for {
            if self.next_seen <= now {
                self.note_seen();
            }
            wake = wake.min(self.next_seen);
        }
        for at in 0..self.chairs.len() {
            let present = self.is_present(Seat(at as u8));
            let chair = &mut self.chairs[at];
            let away = chair.is_person() && !chair.row.has_left() && !present && waited_for;
            let due = grace.filter(|_| away).map(|grace| chair.absent + grace);
            let sits_in = due.is_some_and(|due| due <= now);
            changed |= chair.stand_in != sits_in;
            chair.stand_in = sits_in;
            if let Some(due) = due.filter(|due| *due > now) {
                wake = wake.min(due);
            }
        }
        if changed {
            self.tell_seats();
        }
        wake
    }

    /// The bot that decides for a seat now, if one does.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<&str> {
        let chair = &self.chairs[seat.index()];
        match &chair.row.bot {
            Some(level) => Some(level),
            None => (chair.stand_in || self.play.is_flagged(seat)).then_some(STAND_IN),
        }
    }

    pub(super) fn seat_infos(&self) -> Vec<SeatInfo> {
        let asked = self.deciding().filter(|_| self.started());
        let asked = asked.filter(|&seat| self.bot_of(seat).is_none());
        let info = |chair: &Chair| {
            let seat = Seat(chair.row.seat);
            let clock = |clocks| {
                let spent = if self.deciding() == Some(seat) {
                    self.spent()
                } else {
                    0
                };
                (self.play.time_left(seat, clocks).saturating_sub(spent) / 1_000) as u32
            };
            SeatInfo {
                bot: chair
                    .row
                    .bot
                    .clone()
                    .or_else(|| chair.stand_in.then(|| STAND_IN.to_owned())),
                present: self.is_present(seat),
                stand_in: chair.stand_in || chair.row.has_left(),
                time_up: self.play.is_flagged(seat),
                clock: match self.row.wish.clocks {
                    Some(clocks) => Some(clock(clocks)),
                    None => self
                        .days_left()
                        .filter(|_| asked == Some(seat))
                        .map(|left| (left / 1_000) as u32),
                },
                ..seat_info(&chair.row)
            }
        };
        self.chairs.iter().map(info).collect()
    }

    pub(super) fn info(&self) -> TableInfo {
        let rows: Vec<SeatRow> = self.chairs.iter().map(|chair| chair.row.clone()).collect();
        TableInfo {
            seats: self.seat_infos(),
            rounds: self.play.game().board().rounds(),
            ..table_info(self.row.clone(), &rows, 0)
        }
    }
}

/// The boxes of a table.
fn boxes_of(row: &TableRow) -> Vec<String> {
    let base = || vec![GameBox::Base.id().to_owned()];
    row.wish.boxes.clone().unwrap_or_else(base)
}

/// A table in a list, from what is stored; `present` has a bit for each seat whose person is there.
pub fn table_info(row: TableRow, seats: &[SeatRow], present: u8) -> TableInfo {
    let board = row.wish.board.clone().unwrap_or_default();
    let info = |seat: &SeatRow| SeatInfo {
        present: present & (1 << seat.seat) != 0,
        ..seat_info(seat)
    };
    let decides = row.wait.decides.map(usize::from);
    let bot_decides = decides
        .and_then(|seat| seats.get(seat))
        .is_some_and(|seat| seat.bot.is_some());
    TableInfo {
        rounds: match &row.wish.realm {
            Some(file) => realm::rounds(file),
            None => Board::printed(&board).map(|board| board.rounds()),
        }
        .unwrap_or_default(),
        laid: row.wish.realm.is_some(),
        started: seats
            .iter()
            .all(|seat| seat.token.is_some() || seat.bot.is_some()),
        seats: seats.iter().map(info).collect(),
        boxes: boxes_of(&row),
        pace: row.wish.pace.unwrap_or_default(),
        deciding: row.wait.decides.map(|seat| seat + 1),
        // Where a bot plays, nobody's time runs.
        due: row.wait.due.filter(|_| !bot_decides),
        seed: row.wish.seed,
        table: row.id,
        board,
        round: row.round,
        over: row.over,
        made: row.made,
        ended: row.ended,
        ranks: row.ranks,
    }
}

/// The name of a person: what is left of the one given. Who gave none is called by everybody in their own language.
pub fn named(name: &str) -> String {
    clean(name, limits::NAME_CHARS)
}

/// The table was begun with fewer seats.
pub(super) fn goes_on_elsewhere() -> Both {
    both(
        "this table goes on elsewhere",
        "cette table continue ailleurs",
    )
}

/// Somebody could not sit down.
pub(super) fn not_stored() -> Both {
    both(
        "the seat could not be stored",
        "le siège n'a pas pu être enregistré",
    )
}
