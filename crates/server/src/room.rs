//! A table: one task owns it, and everybody else sends it calls.

mod advice;
mod seats;
pub(crate) mod show;
mod talk;
mod think;

use crate::error::StoreError;
use crate::hub::Hub;
use crate::metrics::{less, more};
use crate::outbox::Outbox;
use crate::play::{Draft, Play};
use crate::store::{TableRow, Write};
use crate::thinking::Who;
use advice::{Advice, Advised};
use elbowroom_protocol::{Ask, Joined, TableInfo, Trouble};
use elbowroom_rules::record::Entry;
use elbowroom_rules::{Action, Game, Language, Pending, Seat};
pub use seats::{Chair, named, seat_info};
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// Why somebody is turned away.
pub type Turned = (Trouble, String);

/// What a table is asked by connections, requests and its own bots.
pub enum Call {
    /// A client comes.
    Enter {
        /// The connection.
        client: u64,
        /// Its tokens.
        tokens: Vec<String>,
        /// The last event it has seen.
        seen: u64,
        /// Its language.
        language: Language,
        /// Where to answer.
        outbox: Outbox,
        /// Told whether it may stay.
        tell: oneshot::Sender<Result<(), Turned>>,
    },
    /// A client asks.
    Ask(u64, Ask),
    /// A client went.
    Gone(u64),
    /// Somebody wants the first open seat.
    Join(String, oneshot::Sender<Result<Joined, Turned>>),
    /// How the table looks in a list.
    Info(oneshot::Sender<TableInfo>),
    /// What was said so far.
    Record(oneshot::Sender<Record>),
    /// What a bot wants to do, thought out at that number.
    Plan(u64, Vec<Action>),
    /// What a bot advises, thought out at that number.
    Advice(u64, Option<Advised>),
    /// The server goes down.
    Close(oneshot::Sender<()>),
}

/// A game and what was said in it.
pub struct Record {
    /// The game.
    pub game: Arc<Game>,
    /// The entries, each with the number of the state after it.
    pub entries: Vec<(Entry, u64)>,
}

/// Somebody at the table.
struct Client {
    seats: Vec<Seat>,
    language: Language,
    outbox: Outbox,
    /// Whose share its hints count against, and the bots it plays with.
    who: Who,
}

/// A table and everybody at it.
pub struct Room {
    hub: Arc<Hub>,
    row: TableRow,
    play: Play,
    chairs: Vec<Chair>,
    clients: HashMap<u64, Client>,
    calls: mpsc::Receiver<Call>,
    own: mpsc::Sender<Call>,
    /// When the deciding seat began to think, and what it had spent before everybody left.
    since: Instant,
    carried: Duration,
    /// The turn that a bot finishes for a seat whose time is up.
    flagged: Option<(u8, Seat, Seat)>,
    /// What a bot is thinking about.
    thinking: Option<think::Planning>,
    /// The hint for the state now.
    advice: Option<Advice>,
    plan: VecDeque<Action>,
    plan_at: u64,
    next_bot: Instant,
    empty_since: Instant,
    broken: bool,
}

impl Room {
    /// A table from what is stored.
    pub fn new(
        hub: Arc<Hub>,
        row: TableRow,
        play: Play,
        chairs: Vec<Chair>,
        calls: mpsc::Receiver<Call>,
        own: mpsc::Sender<Call>,
    ) -> Self {
        let now = Instant::now();
        Self {
            hub,
            row,
            play,
            chairs,
            clients: HashMap::new(),
            calls,
            own,
            since: now,
            carried: Duration::ZERO,
            flagged: None,
            thinking: None,
            advice: None,
            plan: VecDeque::new(),
            plan_at: 0,
            next_bot: now,
            empty_since: now,
            broken: false,
        }
    }

    /// Lives until nobody is left, the server goes down, or the database fails.
    pub async fn run(mut self) {
        more(&self.hub.metrics.tables_loaded);
        if let Some(draft) = self.play.fate() {
            self.commit(draft).await;
        }
        loop {
            let wake = self.tick().await;
            if self.broken {
                self.dismiss(
                    Trouble::Failed,
                    "the database did not answer; come back in a moment",
                );
                self.hub.rooms.forget(&self.row.id, &self.calls, true);
                break;
            }
            tokio::select! {
                call = self.calls.recv() => match call {
                    None => break,
                    Some(Call::Close(done)) => {
                        self.dismiss(Trouble::Closing, "the server is going down; come back in a moment");
                        self.hub.rooms.forget(&self.row.id, &self.calls, true);
                        let _ = done.send(());
                        break;
                    }
                    Some(call) => self.answer(call).await,
                },
                () = sleep_until(wake) => {
                    let idle = self.clients.is_empty() && self.empty_since.elapsed() >= self.hub.config.idle;
                    if idle && self.hub.rooms.forget(&self.row.id, &self.calls, false) {
                        break;
                    }
                }
            }
        }
        less(&self.hub.metrics.tables_loaded);
    }

    async fn answer(&mut self, call: Call) {
        match call {
            Call::Enter {
                client,
                tokens,
                seen,
                language,
                outbox,
                tell,
            } => {
                let entered = self.enter(client, &tokens, seen, language, outbox);
                let stayed = entered.is_ok();
                if tell.send(entered).is_err() && stayed {
                    self.gone(client);
                }
            }
            Call::Ask(client, ask) => self.ask(client, ask).await,
            Call::Gone(client) => self.gone(client),
            Call::Join(name, tell) => {
                let joined = self.join(&name).await;
                let _ = tell.send(joined);
            }
            Call::Info(tell) => drop(tell.send(self.info())),
            Call::Record(tell) => drop(tell.send(Record {
                game: Arc::clone(self.play.game()),
                entries: self.play.record(),
            })),
            Call::Plan(at, actions) => self.planned(at, actions),
            Call::Advice(at, advised) => self.advise(at, advised),
            Call::Close(done) => drop(done.send(())),
        }
    }

    /// Does everything that is due and says when to look again.
    async fn tick(&mut self) -> Instant {
        let now = Instant::now();
        let mut wake = now + Duration::from_secs(3_600);
        self.tick_advice();
        if self.clients.is_empty() {
            self.thinking = None;
            return (self.empty_since + self.hub.config.idle).max(now + Duration::from_millis(50));
        }
        wake = wake.min(self.tick_seats(now));
        wake = wake.min(self.tick_clock(now));
        wake.min(self.tick_bots(now).await)
    }

    /// Stores a draft, keeps it and tells everybody. False: it is not kept, and the table is given up.
    async fn commit(&mut self, draft: Draft) -> bool {
        let (round, over) = draft.progress(self.play.game());
        let write = Write::Append {
            table: self.row.id.clone(),
            entries: draft.rows(),
            round,
            over,
        };
        if let Err(error) = self.hub.store.write(write).await {
            tracing::error!(table = %self.row.id, %error, "an action was not stored");
            self.broken = true;
            return false;
        }
        let (before, turn) = (self.play.number(), self.turn());
        self.play.keep(draft);
        (self.row.round, self.row.over) = (round, over);
        self.since = Instant::now();
        self.carried = Duration::ZERO;
        more(&self.hub.metrics.actions);
        if turn != self.turn() {
            self.flagged = None;
        }
        self.tell_news(before);
        if self.row.wish.clocks.is_some() {
            self.tell_seats();
        }
        true
    }

    /// Tells the database something about this table.
    async fn store(&mut self, write: Write) -> Result<(), StoreError> {
        let done = self.hub.store.write(write).await;
        self.broken |= done.is_err();
        done
    }

    fn turn(&self) -> (u8, Seat) {
        let turn = self.play.state().turn();
        (turn.round, turn.seat)
    }

    /// The seat that must decide.
    fn deciding(&self) -> Option<Seat> {
        match self.play.pending() {
            Pending::Decision(seat) => Some(seat),
            Pending::Chance(_) | Pending::Over => None,
        }
    }
}
