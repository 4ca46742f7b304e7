//! A table: one task owns it, and everybody else sends it calls.

mod advice;
mod clock;
mod enter;
mod hand;
mod host;
mod seats;
pub(crate) mod show;
mod talk;
mod think;
mod wait;

use crate::both::{Both, both};
use crate::error::StoreError;
use crate::hub::Hub;
use crate::metrics::{less, more};
use crate::outbox::Outbox;
use crate::play::{Draft, Play};
use crate::secret;
use crate::store::{Append, TableRow, Write};
use crate::who::Who;
use advice::{Advice, Advised};
use elbowroom_protocol::{Ask, Joined, TableInfo, Taken, Trouble};
use elbowroom_rules::record::Entry;
use elbowroom_rules::{Action, Game, Language, Pending, Seat};
pub use seats::{Chair, named, table_info};
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// Why somebody is turned away.
pub type Turned = (Trouble, Both);

/// What a table is asked by connections, requests and its own bots.
pub enum Call {
    /// A client comes.
    Enter(Comer, oneshot::Sender<Result<(), Turned>>),
    /// A client asks.
    Ask(u64, Ask),
    /// A client went.
    Gone(u64),
    /// Somebody wants the first open seat, under a name, from an address.
    Join(String, Who, oneshot::Sender<Result<Joined, Turned>>),
    /// Somebody has a code for the keys of another device.
    Take(String, oneshot::Sender<Result<Taken, Turned>>),
    /// How the table looks in a list.
    Info(oneshot::Sender<TableInfo>),
    /// What was said so far.
    Record(oneshot::Sender<Record>),
    /// What a bot wants to do, thought out at that number.
    Plan(u64, Vec<Action>),
    /// What a bot advises, thought out at that number.
    Advice(u64, Option<Advised>),
    /// This node is not the owner any more.
    Lost,
    /// The server goes down.
    Close(oneshot::Sender<()>),
}

/// A client that comes.
#[derive(Clone)]
pub struct Comer {
    /// The connection.
    pub client: u64,
    /// Its address.
    pub who: Who,
    /// Its tokens.
    pub tokens: Vec<String>,
    /// The key of the host, if it has it.
    pub host: Option<String>,
    /// The last event it has seen.
    pub seen: u64,
    /// Its language.
    pub language: Language,
    /// Where to answer.
    pub outbox: Outbox,
}

/// A game and what was said in it.
pub struct Record {
    /// The game.
    pub game: Arc<Game>,
    /// The entries, each with the number of the state after it.
    pub entries: Vec<(Entry, u64)>,
    /// Whether the game is over: then everything may be told.
    pub over: bool,
}

/// Somebody at the table.
struct Client {
    seats: Vec<Seat>,
    host: bool,
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
    /// When the time of whoever thinks is noted next, and whether it was since the last entry.
    next_note: Instant,
    thought_noted: bool,
    /// When it is noted next that somebody sits here.
    next_seen: Instant,
    /// The lease of the database under which the table was loaded.
    lease: u64,
    /// What a bot is thinking about.
    thinking: Option<think::Planning>,
    /// The hint for the state now.
    advice: Option<Advice>,
    plan: VecDeque<Action>,
    plan_at: u64,
    next_bot: Instant,
    empty_since: Instant,
    broken: bool,
    /// The board as everybody knows it, where hexes move.
    map: Option<String>,
    /// Who took which open seat, since the table was loaded.
    takers: Vec<(Seat, Who)>,
    /// Codes for other devices.
    handed: Vec<hand::Handed>,
}

impl Room {
    /// A table from what is stored, and the lease under which it was loaded.
    pub fn new(
        hub: Arc<Hub>,
        (row, lease): (TableRow, u64),
        play: Play,
        chairs: Vec<Chair>,
        calls: mpsc::Receiver<Call>,
        own: mpsc::Sender<Call>,
    ) -> Self {
        let now = Instant::now();
        Self {
            carried: Duration::from_millis(row.thought),
            thought_noted: row.thought > 0,
            lease,
            map: play.game().map_text(play.state()),
            hub,
            row,
            play,
            chairs,
            clients: HashMap::new(),
            calls,
            own,
            since: now,
            next_note: now,
            next_seen: now,
            thinking: None,
            advice: None,
            plan: VecDeque::new(),
            plan_at: 0,
            next_bot: now,
            empty_since: now,
            broken: false,
            takers: Vec::new(),
            handed: Vec::new(),
        }
    }

    /// Lives until nobody is left, the server goes down, or the database fails.
    pub async fn run(mut self) {
        more(&self.hub.metrics.tables_loaded);
        if let Some(draft) = self.play.fate() {
            self.commit(draft).await;
        }
        self.note_wait().await;
        loop {
            let wake = self.tick().await;
            if self.broken {
                self.dismiss(
                    Trouble::Failed,
                    &both(
                        "the database did not answer; come back in a moment",
                        "la base de données n'a pas répondu ; revenez dans un instant",
                    ),
                );
                self.hub.rooms.forget(&self.row.id, &self.calls, true);
                break;
            }
            tokio::select! {
                call = self.calls.recv() => match call {
                    None => break,
                    Some(Call::Close(done)) => {
                        let what = both(
                            "the server is going down; come back in a moment",
                            "le serveur s'arrête ; revenez dans un instant",
                        );
                        self.dismiss(Trouble::Closing, &what);
                        self.hub.rooms.forget(&self.row.id, &self.calls, true);
                        let _ = done.send(());
                        break;
                    }
                    Some(call) => self.answer(call).await,
                },
                () = sleep_until(wake) => {
                    let idle = self.clients.is_empty() && !self.plays_alone() && self.empty_since.elapsed() >= self.hub.config.idle;
                    if idle && self.hub.rooms.forget(&self.row.id, &self.calls, false) {
                        break;
                    }
                }
            }
        }
        self.hub.presence.note(&self.row.id, 0);
        less(&self.hub.metrics.tables_loaded);
    }

    async fn answer(&mut self, call: Call) {
        match call {
            Call::Enter(comer, tell) => {
                let client = comer.client;
                let entered = self.enter(comer).await;
                let stayed = entered.is_ok();
                if tell.send(entered).is_err() && stayed {
                    self.gone(client);
                }
            }
            Call::Ask(client, ask) => self.ask(client, ask).await,
            Call::Gone(client) => self.gone(client),
            Call::Join(name, who, tell) => {
                let joined = self.join(&name, who).await;
                let _ = tell.send(joined);
            }
            Call::Take(code, tell) => drop(tell.send(self.take(&code))),
            Call::Info(tell) => drop(tell.send(self.info())),
            Call::Record(tell) => drop(tell.send(Record {
                game: Arc::clone(self.play.game()),
                entries: self.play.record(),
                over: self.row.over,
            })),
            Call::Plan(at, actions) => self.planned(at, actions),
            Call::Advice(at, advised) => self.advise(at, advised),
            Call::Lost => self.broken = true,
            Call::Close(done) => drop(done.send(())),
        }
    }

    /// Does everything that is due and says when to look again.
    async fn tick(&mut self) -> Instant {
        let now = Instant::now();
        let mut wake = now + Duration::from_secs(3_600);
        self.tick_advice();
        if self.clients.is_empty() {
            if self.turn_time().is_none() {
                self.thinking = None;
            } else {
                wake = self.tick_clock(now).await;
                wake = wake.min(self.tick_bots(now).await);
            }
            if self.plays_alone() {
                return wake;
            }
            let sleep = self.empty_since + self.hub.config.idle;
            return wake.min(sleep.max(now + Duration::from_millis(50)));
        }
        wake = wake.min(self.tick_seats(now));
        wake = wake.min(self.tick_clock(now).await);
        wake.min(self.tick_bots(now).await)
    }

    /// Stores a draft, keeps it and tells everybody. False: it is not kept, and the table is given up.
    async fn commit(&mut self, draft: Draft) -> bool {
        let (round, ranks) = draft.progress(self.play.game());
        let ended = ranks.map(|ranks| (crate::hub::now(), ranks));
        let wait = self.wait_after(&draft);
        let write = Write::Append(Append {
            table: self.row.id.clone(),
            entries: draft.rows(),
            round: (round != self.row.round).then_some(round),
            ended: ended.clone(),
            wait: (wait != self.row.wait).then_some(wait),
            thought: self.thought_noted,
        });
        if self.store(write).await.is_err() {
            return false;
        }
        let before = self.play.number();
        self.play.keep(draft);
        self.row.round = round;
        self.row.wait = wait;
        if let Some((at, ranks)) = ended {
            self.row.over = true;
            self.row.ended = Some(at);
            self.row.ranks = ranks;
        }
        self.thought_noted = false;
        self.begin_to_think();
        more(&self.hub.metrics.actions);
        self.tell_news(before);
        if self.row.wish.clocks.is_some() || self.turn_time().is_some() {
            self.tell_seats();
        }
        true
    }

    /// Tells the database something about this table.
    async fn store(&mut self, write: Write) -> Result<(), StoreError> {
        let done = self.hub.store.write_under(write, self.lease).await;
        if let Err(error) = &done {
            tracing::error!(table = %secret::tag(&self.row.id), %error, "something was not stored");
            self.broken = true;
        }
        done
    }

    /// Whether one of these seats can take its last action back: only while it is still the one to decide, even where
    /// the next one sits at the same device.
    fn may_undo(&self, seats: &[Seat]) -> bool {
        let last = self.play.can_undo();
        last.is_some_and(|seat| seats.contains(&seat)) && last == self.deciding()
    }

    /// The seat that must decide.
    fn deciding(&self) -> Option<Seat> {
        match self.play.pending() {
            Pending::Decision(seat) => Some(seat),
            Pending::Chance(_) | Pending::Over => None,
        }
    }
}
