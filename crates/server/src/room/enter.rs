//! Coming to a table: which seats a device has, whether there is room, and who comes back.

use super::seats::not_stored;
use super::{Client, Comer, Room, Turned};
use crate::both::both;
use crate::metrics::more;
use crate::secret;
use crate::store::SeatRow;
use elbowroom_protocol::{Trouble, limits};
use elbowroom_rules::Seat;
use elbowroom_rules::ids::MAX_SEATS;
use tokio::time::Instant;

impl Room {
    /// Lets a client in.
    pub(super) async fn enter(&mut self, comer: Comer) -> Result<(), Turned> {
        let seats = self.seats_of(&comer.tokens)?;
        self.make_room(&seats)?;
        self.come_back(&seats).await?;
        if self.clients.is_empty() {
            self.next_bot = Instant::now() + self.hub.config.pause;
        }
        let ran = self.anybody_sits();
        more(&self.hub.metrics.clients);
        let host = comer.host.as_deref().map(secret::hash);
        let seated = !seats.is_empty();
        let new = Client {
            seats,
            host: host.is_some() && host == self.row.host,
            language: comer.language,
            outbox: comer.outbox,
            who: comer.who,
        };
        self.clients.insert(comer.client, new);
        self.mind_clock(ran);
        if seated {
            self.note_seen();
        }
        self.welcome(comer.client, comer.seen);
        self.tell_seats();
        Ok(())
    }

    /// The seats that tokens open.
    pub(super) fn seats_of(&self, tokens: &[String]) -> Result<Vec<Seat>, Turned> {
        let mut seats = Vec::new();
        for token in tokens.iter().take(MAX_SEATS * 2) {
            let hash = secret::hash(token);
            let chair = self
                .chairs
                .iter()
                .find(|chair| chair.row.token.as_ref() == Some(&hash));
            let Some(chair) = chair else {
                let what = both(
                    "this token opens no seat of this table",
                    "cette clé n'ouvre aucun siège de cette table",
                );
                return Err((Trouble::Token, what));
            };
            let seat = Seat(chair.row.seat);
            if !seats.contains(&seat) {
                seats.push(seat);
            }
        }
        seats.sort();
        Ok(seats)
    }

    /// Watchers have a number of places; a valid key always gets in. Who opens too many connections with the
    /// same key loses the oldest of them.
    fn make_room(&mut self, seats: &[Seat]) -> Result<(), Turned> {
        let alike = |client: &Client| match seats.is_empty() {
            true => client.seats.is_empty(),
            false => client.seats.iter().any(|seat| seats.contains(seat)),
        };
        let known: Vec<u64> = self
            .clients
            .iter()
            .filter(|(_, client)| alike(client))
            .map(|(id, _)| *id)
            .collect();
        if seats.is_empty() && known.len() >= limits::WATCHERS_PER_TABLE {
            let most = limits::WATCHERS_PER_TABLE;
            let what = both(
                format!("at most {most} watch a table"),
                format!("au plus {most} personnes regardent une table"),
            );
            return Err((Trouble::Full, what));
        }
        if !seats.is_empty() && known.len() >= limits::CONNECTIONS_PER_SEAT {
            let oldest = known.into_iter().min().and_then(|id| {
                let client = self.clients.get(&id)?;
                Some((id, client.outbox.clone(), client.language))
            });
            if let Some((id, outbox, language)) = oldest {
                let what = both(
                    "this seat was opened on too many devices; this one is the oldest",
                    "ce siège est ouvert sur trop d'appareils ; celui-ci est le plus ancien",
                );
                outbox.trouble(Trouble::Full, what.text(language));
                outbox.close();
                self.remove(id);
            }
        }
        Ok(())
    }

    /// Somebody who left sits down again.
    async fn come_back(&mut self, seats: &[Seat]) -> Result<(), Turned> {
        let back = |seat: &&Seat| self.chairs[seat.index()].row.has_left();
        let rows: Vec<SeatRow> = seats
            .iter()
            .filter(back)
            .map(|seat| SeatRow {
                bot: None,
                ..self.chairs[seat.index()].row.clone()
            })
            .collect();
        if rows.is_empty() || self.row.over {
            return Ok(());
        }
        if self.seat(rows).await {
            Ok(())
        } else {
            Err((Trouble::Failed, not_stored()))
        }
    }
}
