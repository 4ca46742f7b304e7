//! Many tables and clients at once, to see what a server bears.
//!
//! Every client plays random legal actions at a person's pace, and asks for a rematch when a game is over.
//! What is measured is the time from sending an action until the last client of its table has the events
//! and the state after it, with what the network and the clients themselves add. An action that not everybody
//! hears of is counted, so that a server does not look fast by losing something.

use crate::client::{ClientError, Connection, post};
use elbowroom_bots::Luck;
use elbowroom_protocol::{Ask, ChairWish, Created, NewTable, Say, WaitView};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

/// How long clients listen after the last action was sent.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// How long clients take to come to a rematch before anybody acts.
const CHANGE_OF_TABLE: Duration = Duration::from_secs(1);

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
    /// Actions that not every client of the table heard of.
    pub unheard: usize,
    /// For each action, the time until the last client of its table had the events; sorted.
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

/// What a client must know of a state to go on: reading all of it would measure the reader.
#[derive(Deserialize)]
struct StateText {
    number: u64,
    view: ViewText,
}

#[derive(Deserialize)]
struct ViewText {
    wait: WaitView,
    actions: Vec<ActionText>,
}

#[derive(Deserialize)]
struct ActionText {
    action: String,
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

/// The clients of one table, and the actions they have not all heard of.
#[derive(Debug)]
struct Crowd {
    clients: usize,
    /// By game (a rematch is another) and the state the action answered: when it was sent, and how many know.
    sent: BTreeMap<(u32, u64), (Instant, usize)>,
    delays: Vec<Duration>,
}

impl Crowd {
    /// A client that knew the state `from` of a game now knows the state `to`.
    fn heard(&mut self, game: u32, from: u64, to: u64) {
        let (clients, delays) = (self.clients, &mut self.delays);
        let known = self.sent.range_mut((game, from)..(game, to));
        let mut all: Vec<(u32, u64)> = Vec::new();
        for (&key, (sent, count)) in known {
            *count += 1;
            if *count == clients {
                delays.push(sent.elapsed());
                all.push(key);
            }
        }
        for key in all {
            self.sent.remove(&key);
        }
    }
}

/// Makes the tables, sends the clients, and waits for the end.
///
/// # Errors
/// When the server does not let tables be made.
pub async fn run(load: Load, counts: Arc<Counts>) -> Result<Report, ClientError> {
    let mut comers = Vec::new();
    let mut crowds = Vec::new();
    let each = load.clients.div_ceil(load.tables.max(1)).max(1);
    let mut left = load.clients;
    for table in 0..load.tables {
        let here = || ChairWish::Here { name: None };
        let wish = NewTable {
            board: None,
            realm: None,
            boxes: None,
            switches: None,
            tiles: None,
            monsters: None,
            seats: vec![here(), here()],
            public: None,
            watchers_talk: None,
            pace: None,
            clocks: None,
            seed: None,
        };
        let created: Created = post(load.address, "/api/tables", &wish).await?;
        let here = each.min(left);
        let crowd = Arc::new(Mutex::new(Crowd {
            clients: here,
            sent: BTreeMap::new(),
            delays: Vec::new(),
        }));
        for at in 0..here {
            let token = created.seats.get(at).map(|seat| seat.token.clone());
            let seed = (table * each + at) as u64;
            comers.push((created.table.clone(), token, Arc::clone(&crowd), seed));
        }
        crowds.push(crowd);
        left -= here;
    }
    // Everybody comes first; then the time runs.
    let start = Instant::now() + Duration::from_millis(500 + 3 * comers.len() as u64);
    let end = start + load.time;
    let mut clients = Vec::new();
    for (i, (table, token, crowd, seed)) in comers.into_iter().enumerate() {
        let counts = Arc::clone(&counts);
        let at = Duration::from_millis(2 * i as u64);
        clients.push(tokio::spawn(async move {
            sleep(at).await;
            let client = Client {
                address: load.address,
                tokens: token.into_iter().collect(),
                think: load.think,
                start,
                end,
                crowd,
                counts,
                luck: Luck::new(seed),
                next: 1,
            };
            client.live(table).await
        }));
    }
    let mut report = Report {
        clients: clients.len(),
        ..Report::default()
    };
    for client in clients {
        report.failed += usize::from(!matches!(client.await, Ok(Ok(()))));
    }
    for crowd in crowds {
        let mut crowd = lock(&crowd);
        report.unheard += crowd.sent.len();
        report.delays.append(&mut crowd.delays);
    }
    report.delays.sort_unstable();
    report.actions = counts.actions.load(Ordering::Relaxed);
    report.refused = counts.refused.load(Ordering::Relaxed);
    Ok(report)
}

fn lock(crowd: &Mutex<Crowd>) -> MutexGuard<'_, Crowd> {
    crowd.lock().unwrap_or_else(|e| e.into_inner())
}

struct Client {
    address: SocketAddr,
    tokens: Vec<String>,
    think: Duration,
    start: Instant,
    end: Instant,
    crowd: Arc<Mutex<Crowd>>,
    counts: Arc<Counts>,
    luck: Luck,
    next: u64,
}

impl Client {
    /// Plays one game after the other until the time is up.
    async fn live(mut self, mut table: String) -> Result<(), ClientError> {
        let mut connection = self.come(&table).await?;
        self.counts.present.fetch_add(1, Ordering::Relaxed);
        for game in 0.. {
            match self.play(&mut connection, game).await? {
                Some(next) => table = next,
                None => break,
            }
            self.start = Instant::now() + CHANGE_OF_TABLE;
            connection = self.come(&table).await?;
        }
        Ok(())
    }

    async fn come(&self, table: &str) -> Result<Connection, ClientError> {
        Connection::hello(self.address, table, &self.tokens, 0).await
    }

    /// Plays a game; gives the table of the rematch, or nothing when the time is up.
    async fn play(
        &mut self,
        connection: &mut Connection,
        game: u32,
    ) -> Result<Option<String>, ClientError> {
        let mut known = 0;
        loop {
            let Ok(heard) = timeout_at(self.end + LAST_WORDS, connection.hear_text()).await else {
                return Ok(None);
            };
            let text = heard?.ok_or_else(|| ClientError("cut off".into()))?;
            if text.starts_with(r#"{"say":"events""#) {
                continue;
            }
            if text.starts_with(r#"{"say":"state""#) {
                let StateText { number, view } =
                    serde_json::from_str(&text).map_err(|error| ClientError(error.to_string()))?;
                lock(&self.crowd).heard(game, known, number);
                known = number;
                self.answer(connection, game, number, &view).await?;
                continue;
            }
            match serde_json::from_str(&text) {
                Ok(Say::Done { .. }) => {
                    self.counts.actions.fetch_add(1, Ordering::Relaxed);
                }
                Ok(Say::Refused { .. } | Say::Trouble { .. }) => {
                    self.counts.refused.fetch_add(1, Ordering::Relaxed);
                }
                Ok(Say::Rematch { table }) => return Ok(Some(table)),
                Ok(_) => {}
                Err(error) => return Err(ClientError(error.to_string())),
            }
        }
    }

    /// Does anything legal after a while, or wants to play again.
    async fn answer(
        &mut self,
        connection: &mut Connection,
        game: u32,
        state: u64,
        view: &ViewText,
    ) -> Result<(), ClientError> {
        let over = view.wait == WaitView::Over && !self.tokens.is_empty();
        let count = view.actions.len();
        if count == 0 && !over {
            return Ok(());
        }
        let pause = self.think.mul_f32(2.0 * self.luck.fraction());
        // Counted from the start, so that not all tables act in the same instant.
        sleep_until(Instant::now().max(self.start) + pause).await;
        if Instant::now() >= self.end {
            return Ok(());
        }
        if over {
            return connection.ask(&Ask::Rematch {}).await;
        }
        let action = view.actions[self.luck.below(count)].action.clone();
        let id = self.next;
        self.next += 1;
        let now = Instant::now();
        lock(&self.crowd).sent.insert((game, state), (now, 0));
        connection.ask(&Ask::Act { id, state, action }).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_counts_once_everybody_knows_it() {
        let mut crowd = Crowd {
            clients: 2,
            sent: BTreeMap::new(),
            delays: Vec::new(),
        };
        crowd.sent.insert((0, 7), (Instant::now(), 0));
        crowd.sent.insert((1, 7), (Instant::now(), 0));
        crowd.heard(0, 3, 7);
        crowd.heard(0, 7, 9);
        assert_eq!((crowd.delays.len(), crowd.sent.len()), (0, 2));
        crowd.heard(0, 0, 9);
        assert_eq!((crowd.delays.len(), crowd.sent.len()), (1, 1));
    }
}
