//! What each client may see, and telling it.

use super::{Client, Room};
use crate::metrics::more;
use crate::outbox;
use crate::secret;
use axum::extract::ws::Utf8Bytes;
use elbowroom_protocol::{Say, TableView, VERSION, map_of, rank_views, table_view};
use elbowroom_rules::notation::parse_action;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::{Game, Language, Pending, Seat, State, View, Viewer};

/// Whose eyes a device has: its deciding seat's, or its only seat's; several seats that do not decide see
/// what a spectator sees, because they share a screen.
pub fn eyes(seats: &[Seat], deciding: Option<Seat>) -> Viewer {
    match (deciding.filter(|seat| seats.contains(seat)), seats) {
        (Some(seat), _) | (None, &[seat]) => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    }
}

/// The table as somebody may see it. The full state is used only for the actions of the viewer itself.
pub fn view_for(
    game: &Game,
    state: &State,
    viewer: Viewer,
    undo: bool,
    acts: bool,
    language: Language,
) -> TableView {
    let view: View = game.view(state, viewer);
    let coins: Vec<Option<u16>> = game.seats().map(|seat| view.coins(seat)).collect();
    let pending = game.pending(state);
    let own = match (viewer, pending) {
        (Viewer::Seat(seat), Pending::Decision(deciding)) => acts && seat == deciding,
        _ => false,
    };
    let mut table = table_view(game, &view, &coins, own.then_some(state), undo, language);
    if pending == Pending::Over {
        table.ranks = rank_views(game, state);
    }
    table
}

/// Why an action is legal or not in a state, and its price part by part.
pub fn explained(game: &Game, state: &State, id: u64, action: &str, language: Language) -> Say {
    let action = match parse_action(game, action) {
        Ok(action) => action,
        Err(error) => {
            return Say::Explained {
                id,
                legal: false,
                text: Some(error.to_string()),
                ruling: None,
                parts: Vec::new(),
                price: None,
                force: None,
            };
        }
    };
    let explained = game.explain(state, action);
    let people = state.people(state.turn().acting);
    let speaker = Speaker::new(game, language);
    let part = |&(part, amount)| (speaker.part(part, people.race).to_owned(), amount);
    Say::Explained {
        id,
        legal: explained.refusal.is_none(),
        text: explained.refusal.map(|no| no.text(language)),
        ruling: explained.refusal.map(|no| no.ruling().to_owned()),
        parts: explained.parts.iter().map(part).collect(),
        price: explained.price(),
        force: explained.force,
    }
}

impl Room {
    fn view(&self, seats: &[Seat], language: Language) -> TableView {
        let deciding = self.deciding();
        let undo = self.may_undo(seats);
        let viewer = eyes(seats, deciding);
        let (game, state) = (self.play.game(), self.play.state());
        let acts = self.started() && deciding.is_some_and(|seat| self.bot_of(seat).is_none());
        view_for(game, state, viewer, undo, acts, language)
    }

    fn state_text(&self, client: &Client) -> Utf8Bytes {
        outbox::text(&Say::State {
            number: self.play.number(),
            view: self.view(&client.seats, client.language),
        })
    }

    /// What people call the board, where somebody laid it.
    fn laid_title(&self) -> Option<String> {
        let wish = &self.row.wish;
        wish.board.clone().filter(|_| wish.realm.is_some())
    }

    /// The first messages to a client.
    pub(super) fn welcome(&mut self, id: u64, seen: u64) {
        let Some(client) = self.clients.get(&id) else {
            return;
        };
        let outbox = &client.outbox;
        let mut sent = outbox.say(&Say::Welcome {
            version: VERSION,
            table: self.row.id.clone(),
            seats: client.seats.iter().map(|seat| seat.0 + 1).collect(),
            board: map_of(self.play.game(), self.play.state()),
            title: self.laid_title(),
            host: client.host,
            pace: self.pace(),
            seed: self.row.wish.seed,
        });
        let viewer = eyes(&client.seats, self.deciding());
        let events = self.play.events_after(seen, viewer, client.language);
        if !events.is_empty() {
            sent &= outbox.say(&Say::Events { events });
        }
        sent &= outbox.send(self.state_text(client));
        if let Some(table) = self.row.rematch.clone() {
            // A table that is over before its game is goes on elsewhere.
            let moved = self.play.pending() != Pending::Over;
            sent &= outbox.say(&match moved {
                true => Say::Moved { table },
                false => Say::Rematch { table },
            });
        }
        if !sent {
            self.drop_slow(&[id]);
        }
    }

    /// Tells everybody what happened after a number, and how the table looks now.
    pub(super) fn tell_news(&mut self, before: u64) {
        // Devices with the same seats and language hear the same.
        let mut news: Vec<(&[Seat], Language, Utf8Bytes, Utf8Bytes)> = Vec::new();
        let mut slow = Vec::new();
        let deciding = self.deciding();
        let map = self.changed_map();
        for (&id, client) in &self.clients {
            let (seats, language) = (&*client.seats, client.language);
            let known = news
                .iter()
                .find(|(known, spoken, ..)| *known == seats && *spoken == language);
            let (events, state) = match known {
                Some((_, _, events, state)) => (events.clone(), state.clone()),
                None => {
                    let viewer = eyes(seats, deciding);
                    let events = self.play.events_after(before, viewer, language);
                    let events = outbox::text(&Say::Events { events });
                    let state = self.state_text(client);
                    news.push((seats, language, events.clone(), state.clone()));
                    (events, state)
                }
            };
            let drawn = || map.clone().is_none_or(|map| client.outbox.send(map));
            if !(client.outbox.send(events) && drawn() && client.outbox.send(state)) {
                slow.push(id);
            }
        }
        self.drop_slow(&slow);
    }

    /// The board, if it has changed since everybody was told of it.
    fn changed_map(&mut self) -> Option<Utf8Bytes> {
        let map = self.play.game().map_text(self.play.state());
        if map == self.map {
            return None;
        }
        self.map.clone_from(&map);
        map.map(|board| outbox::text(&Say::Map { board }))
    }

    /// Tells everybody how the table looks now.
    pub(super) fn tell_state(&mut self) {
        let told = |client: &Client| client.outbox.send(self.state_text(client));
        let slow: Vec<u64> = self
            .clients
            .iter()
            .filter(|(_, client)| !told(client))
            .map(|(id, _)| *id)
            .collect();
        self.drop_slow(&slow);
    }

    /// Tells everybody who sits where.
    pub(super) fn tell_seats(&mut self) {
        let seats = self.seat_infos();
        let present = seats.iter().filter(|info| info.present);
        let present = present.fold(0, |bits, info| bits | 1 << (info.seat - 1));
        self.hub.presence.note(&self.row.id, present);
        let watchers_talk = self.watchers_talk();
        self.tell_all(&Say::Seats {
            seats,
            watchers_talk,
        });
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&mut self, say: &Say) {
        let text = outbox::text(say);
        let slow: Vec<u64> = self
            .clients
            .iter()
            .filter(|(_, client)| !client.outbox.send(text.clone()))
            .map(|(id, _)| *id)
            .collect();
        self.drop_slow(&slow);
    }

    /// Clients that do not read are not waited for.
    fn drop_slow(&mut self, slow: &[u64]) {
        for id in slow {
            let ended = self
                .clients
                .get(id)
                .is_some_and(|client| client.outbox.has_ended());
            if self.remove(*id) && !ended {
                more(&self.hub.metrics.slow_clients);
                tracing::info!(table = %secret::tag(&self.row.id), client = id, "a slow client is cut off");
            }
        }
    }
}
