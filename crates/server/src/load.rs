//! Many tables and clients at once, to see what a server bears.
//!
//! Every client plays random legal actions at a person's pace. The time from sending an action until each
//! client of the table has its events is measured, with what the network and the clients themselves add.

use crate::client::{ClientError, Connection, post};
use elbowroom_bots::Luck;
use elbowroom_protocol::{Ask, ChairWish, Created, NewTable, Say};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

/// How much load, and where.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// The server.
    pub address: SocketAddr,
    /// Tables.
    pub tables: usize,
    /// Clients, dealt to the tables; more than two at a table watch.
    pub clients: usize,
    /// How long, once everybody is there.
    pub time: Duration,
    /// How long a client thinks before an action, on average.
    pub think: Duration,
}

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Clients that took part.
    pub clients: usize,
    /// Clients that could not come or were cut off.
    pub failed: usize,
    /// Actions done.
    pub actions: u64,
    /// Actions refused.
    pub refused: u64,
    /// Times from an action to a client's events, sorted.
    pub delays: Vec<Duration>,
}

impl Report {
    /// The delay that so many in a hundred are within.
    pub fn percentile(&self, percent: f64) -> Duration {
        let at = (self.delays.len() as f64 * percent / 100.0) as usize;
        let last = self.delays.len().saturating_sub(1);
        self.delays.get(at.min(last)).copied().unwrap_or_default()
    }
}

/// What the clients count together.
#[derive(Debug, Default)]
pub struct Counts {
    /// Clients that are there.
    pub present: AtomicU64,
    /// Actions done.
    pub actions: AtomicU64,
    refused: AtomicU64,
}

/// When the action that answered each state of a table was sent.
type Sent = Arc<Mutex<HashMap<u64, Instant>>>;

/// Makes the tables, sends the clients, and waits for the end.
///
/// # Errors
/// When the server does not let tables be made.
pub async fn run(load: Load, counts: Arc<Counts>) -> Result<Report, ClientError> {
    let mut comers = Vec::new();
    let each = load.clients.div_ceil(load.tables.max(1)).max(1);
    let mut left = load.clients;
    for table in 0..load.tables {
        let here = || ChairWish::Here { name: None };
        let wish = NewTable {
            board: None,
            boxes: None,
            switches: None,
            seats: vec![here(), here()],
            public: None,
            clocks: None,
            seed: Some(table as u64),
        };
        let created: Created = post(load.address, "/api/tables", &wish).await?;
        let sent = Sent::default();
        for at in 0..each.min(left) {
            let token = created.seats.get(at).map(|seat| seat.token.clone());
            let seed = (table * each + at) as u64;
            comers.push((created.table.clone(), token, Arc::clone(&sent), seed));
        }
        left -= each.min(left);
    }
    // Everybody comes first; then the time runs.
    let start = Instant::now() + Duration::from_millis(500 + 3 * comers.len() as u64);
    let end = start + load.time;
    let mut clients = Vec::new();
    for (i, (table, token, sent, seed)) in comers.into_iter().enumerate() {
        let counts = Arc::clone(&counts);
        let at = Duration::from_millis(2 * i as u64);
        clients.push(tokio::spawn(async move {
            sleep(at).await;
            let mut client = Client {
                think: load.think,
                start,
                end,
                sent,
                counts,
                luck: Luck::new(seed),
                delays: Vec::new(),
            };
            let done = client.live(load.address, &table, token).await;
            (done, client.delays)
        }));
    }
    let mut report = Report {
        clients: clients.len(),
        ..Report::default()
    };
    for client in clients {
        match client.await {
            Ok((done, mut delays)) => {
                report.failed += usize::from(done.is_err());
                report.delays.append(&mut delays);
            }
            Err(_) => report.failed += 1,
        }
    }
    report.delays.sort_unstable();
    report.actions = counts.actions.load(Ordering::Relaxed);
    report.refused = counts.refused.load(Ordering::Relaxed);
    Ok(report)
}

struct Client {
    think: Duration,
    start: Instant,
    end: Instant,
    sent: Sent,
    counts: Arc<Counts>,
    luck: Luck,
    delays: Vec<Duration>,
}

impl Client {
    async fn live(
        &mut self,
        address: SocketAddr,
        table: &str,
        token: Option<String>,
    ) -> Result<(), ClientError> {
        let tokens: Vec<String> = token.into_iter().collect();
        let mut connection = Connection::hello(address, table, &tokens, 0).await?;
        self.counts.present.fetch_add(1, Ordering::Relaxed);
        let (mut number, mut next) = (0, 1);
        loop {
            let Ok(heard) = timeout_at(self.end, connection.hear()).await else {
                return Ok(());
            };
            match heard? {
                None => return Err(ClientError("cut off".into())),
                Some(Say::Events { .. }) => self.note(number),
                Some(Say::State { number: now, view }) => {
                    number = now;
                    let count = view.actions.len();
                    if count == 0 {
                        continue;
                    }
                    let action = view.actions[self.luck.below(count)].action.clone();
                    let pause = self.think.mul_f32(2.0 * self.luck.fraction());
                    sleep_until((Instant::now() + pause).max(self.start)).await;
                    let ask = Ask::Act {
                        id: next,
                        state: number,
                        action,
                    };
                    next += 1;
                    self.sent().insert(number, Instant::now());
                    connection.ask(&ask).await?;
                }
                Some(Say::Done { .. }) => {
                    self.counts.actions.fetch_add(1, Ordering::Relaxed);
                }
                Some(Say::Refused { .. } | Say::Trouble { .. }) => {
                    self.counts.refused.fetch_add(1, Ordering::Relaxed);
                }
                Some(_) => {}
            }
        }
    }

    fn sent(&self) -> std::sync::MutexGuard<'_, HashMap<u64, Instant>> {
        self.sent.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// Events came that followed a state.
    fn note(&mut self, number: u64) {
        let sent = self.sent().get(&number).copied();
        if let Some(sent) = sent {
            self.delays.push(sent.elapsed());
        }
    }
}
