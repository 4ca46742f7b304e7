//! What the host of a table may do until the game begins: free seats, fill them, begin with fewer.

use super::talk::Asker;
use super::{Chair, Room};
use crate::hub::{draft_table, known_bot};
use crate::store::{SeatRow, Write};
use elbowroom_protocol::{ChairWish, Say, Trouble};
use elbowroom_rules::Seat;

impl Room {
    /// Whether somebody is the host; tells them if not.
    fn hosts(&self, asker: &Asker) -> bool {
        let client = self.clients.get(&asker.id);
        let hosts = client.is_some_and(|client| client.host);
        if !hosts {
            let what = asker.words(
                "only the host of this table may do that",
                "seul l'hôte de la table peut faire cela",
            );
            asker.outbox.trouble(Trouble::NotYours, what);
        }
        hosts
    }

    /// Whether the host may change who sits where; tells why not.
    fn may_host(&self, asker: &Asker) -> bool {
        if !self.hosts(asker) {
            return false;
        }
        let what = if self.row.over || self.play.has_begun() {
            asker.words("the game has begun", "la partie a commencé")
        } else {
            return true;
        };
        asker.outbox.trouble(Trouble::NotYours, what);
        false
    }

    /// Whether those who watch may talk.
    pub(super) fn watchers_talk(&self) -> bool {
        self.row.wish.watchers_talk == Some(true)
    }

    /// Lets those who watch talk, or not; at any time, also in games that are over.
    pub(super) async fn let_watchers_talk(&mut self, asker: &Asker, talk: bool) {
        if !self.hosts(asker) || self.watchers_talk() == talk {
            return;
        }
        let mut wish = self.row.wish.clone();
        wish.watchers_talk = Some(talk);
        // What is packed is not written to any more: there it holds as long as somebody is there.
        if !self.row.packed {
            let write = Write::Wish(self.row.id.clone(), Box::new(wish.clone()));
            if self.store(write).await.is_err() {
                return;
            }
        }
        self.row.wish = wish;
        self.tell_seats();
    }

    /// Frees a seat or gives it to a bot. Whoever sat there watches from now on.
    pub(super) async fn chair(&mut self, asker: &Asker, seat: u8, to: ChairWish) {
        if !self.may_host(asker) {
            return;
        }
        let at = usize::from(seat.wrapping_sub(1));
        let bot = match &to {
            ChairWish::Open {} => Ok(None),
            ChairWish::Bot { bot } => known_bot(bot).map(Some),
            ChairWish::Here { .. } => Err("to: open or bot expected, found here".to_owned()),
        };
        // An open seat is for a person too.
        let other = |chair: &Chair| {
            (chair.is_person() || chair.is_open()) && usize::from(chair.row.seat) != at
        };
        let chosen = self.row.wish.seed.is_some() && !self.hub.config.chosen_seeds;
        if chosen && matches!(to, ChairWish::Open {}) && self.chairs.iter().any(other) {
            let what = asker.words(
                "the luck of this table was chosen: one person plays here",
                "le hasard de cette table a été choisi : une seule personne y joue",
            );
            asker.outbox.trouble(Trouble::NotYours, what);
            return;
        }
        let seats = self.chairs.len();
        let bot = bot.and_then(|bot| match at < seats {
            true => Ok(bot),
            false => Err(format!("seat: 1 to {seats} expected, found {seat}")),
        });
        let bot = match bot {
            Ok(bot) => bot,
            Err(what) => {
                asker.outbox.trouble(Trouble::Malformed, what);
                return;
            }
        };
        let row = SeatRow {
            seat: at as u8,
            name: bot.clone().unwrap_or_default(),
            bot,
            token: None,
        };
        if !self.seat(vec![row]).await {
            return;
        }
        self.send_away(Seat(at as u8));
        self.begin_to_think();
        self.tell_seats();
        self.tell_state();
    }

    /// Whoever sat in a seat watches from now on, and is told so.
    fn send_away(&mut self, seat: Seat) {
        self.takers.retain(|(taken, _)| *taken != seat);
        for client in self.clients.values_mut() {
            if !client.seats.contains(&seat) {
                continue;
            }
            client.seats.retain(|own| *own != seat);
            client.outbox.trouble(
                Trouble::Token,
                match client.language {
                    elbowroom_rules::Language::English => "the host has freed your seat",
                    elbowroom_rules::Language::French => "l'hôte a libéré votre siège",
                },
            );
        }
    }

    /// Begins without the seats that are still open: at a new table for those who are there, with the same keys.
    pub(super) async fn begin(&mut self, asker: &Asker) {
        if !self.may_host(asker) {
            return;
        }
        let taken: Vec<&SeatRow> = self
            .chairs
            .iter()
            .filter(|chair| !chair.is_open())
            .map(|chair| &chair.row)
            .collect();
        if taken.len() == self.chairs.len() {
            let what = asker.words("every seat is taken", "tous les sièges sont pris");
            asker.outbox.trouble(Trouble::NotYours, what);
            return;
        }
        let mut wish = self.row.wish.clone();
        wish.seed = None;
        wish.board = None;
        wish.seats = taken
            .iter()
            .map(|row| match &row.bot {
                Some(bot) if row.token.is_none() => ChairWish::Bot { bot: bot.clone() },
                _ => ChairWish::Here {
                    name: Some(row.name.clone()),
                },
            })
            .collect();
        let seats = (0..)
            .zip(&taken)
            .map(|(seat, row)| SeatRow {
                seat,
                ..(*row).clone()
            })
            .collect();
        let draft = match draft_table(&self.hub, wish, seats, self.row.host.clone()) {
            Ok(draft) => draft,
            Err(what) => {
                asker
                    .outbox
                    .trouble(Trouble::Malformed, what.text(asker.language));
                return;
            }
        };
        let table = draft.row.id.clone();
        let write = Write::Move(self.row.id.clone(), Box::new(draft));
        if self.store(write).await.is_ok() {
            self.hub.note_made();
            self.row.rematch = Some(table.clone());
            self.row.over = true;
            self.tell_all(&Say::Moved { table });
        }
    }
}
