//! Tables in a database: SQLite or PostgreSQL, with the same statements.
//!
//! Reads have connections of their own. Writes go through one place that puts what waits into one
//! transaction, so that many tables share the cost of reaching the disk; a write is answered after the
//! database has confirmed its transaction on the connection that wrote it.

mod line;
mod postgres;
mod row;
mod schema;
mod sql;
mod sqlite;
mod write;

pub mod backup;

pub use postgres::Peer;
pub use row::{EntryKind, EntryRow, PackedRow, SeatRow, TableDraft, TableRow, Wait};
pub use write::{Append, Write};

use crate::error::StoreError;
use crate::metrics::Metrics;
use postgres::{Node, Postgres};
use row::RawTable;
use serde::Serialize;
use sqlite::Sqlite;
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};
use write::Job;

/// How long the database may take to let somebody in.
const WAIT: Duration = Duration::from_secs(10);
/// How long it may take to prove that it writes.
const PROOF: Duration = Duration::from_millis(800);
/// How long a proof is good for.
const FRESH: Duration = Duration::from_millis(500);
/// Writes that may wait for the database.
const QUEUE: usize = 4_096;

/// One of the two databases.
enum Database {
    Sqlite(Sqlite),
    Postgres(Box<Postgres>),
}

/// Asks either database the same.
macro_rules! on {
    ($database:expr, $one:ident => $do:expr) => {
        match $database {
            Database::Sqlite($one) => $do,
            Database::Postgres($one) => $do,
        }
    };
}

/// A table with everything that is stored of it.
pub struct Stored {
    /// The table.
    pub table: TableRow,
    /// Its seats.
    pub seats: Vec<SeatRow>,
    /// Its record.
    pub entries: Vec<EntryRow>,
}

/// Which tables are asked for.
enum Which {
    /// Those that are listed, run, and where somebody was seen since; `slow`: where days are the pace.
    Lobby { since: u64, slow: u64, most: usize },
    /// Those of these names.
    Named(Vec<String>),
}

/// What ends when the database is closed.
enum Writing {
    Thread(std::thread::JoinHandle<()>),
    Task(tokio::task::JoinHandle<()>),
}

/// The database.
pub struct Store {
    database: Database,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writing: Mutex<Option<Writing>>,
    proof: tokio::sync::Mutex<Option<(Instant, Result<(), String>)>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|error| error.into_inner())
}

impl Store {
    /// Opens a database and brings its tables up to date.
    ///
    /// # Errors
    /// When the address is not one of ours, another server uses the database, or the database says no.
    pub async fn open(address: &str, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        Self::open_as(address, metrics, false).await
    }

    /// The same, also for one of several servers that share a database and join its nodes then.
    ///
    /// # Errors
    /// As for `open`; a SQLite file is not shared.
    pub async fn open_as(
        address: &str,
        metrics: Arc<Metrics>,
        shared: bool,
    ) -> Result<Self, StoreError> {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let (database, writing) = match address.split_once(':').map(|(kind, _)| kind) {
            Some("sqlite") if shared => {
                let what = "several servers share a postgres:// database, not a SQLite file";
                return Err(StoreError::Open(address.to_owned(), what.into()));
            }
            Some("sqlite") => {
                let sqlite = Sqlite::open(address).await?;
                let writing = Writing::Thread(sqlite.writer(waiting, metrics));
                (Database::Sqlite(sqlite), writing)
            }
            Some("postgres" | "postgresql") => {
                let postgres = Postgres::open(address, shared).await?;
                let writing = Writing::Task(postgres.writer(waiting, metrics).await);
                (Database::Postgres(Box::new(postgres)), writing)
            }
            _ => return Err(StoreError::Address(address.chars().take(12).collect())),
        };
        Ok(Self {
            database,
            jobs: Mutex::new(Some(jobs)),
            writing: Mutex::new(Some(writing)),
            proof: tokio::sync::Mutex::default(),
        })
    }

    /// The lease under which a table is loaded now; 0 where the database has only one user by its nature. Where servers
    /// share it, the table becomes this one's own.
    ///
    /// # Errors
    /// When another node has it, or the database says no.
    pub async fn claim(&self, id: &str) -> Result<u64, StoreError> {
        match &self.database {
            Database::Sqlite(_) => Ok(0),
            Database::Postgres(postgres) => match &postgres.node {
                None => Ok(postgres.lease.load(Ordering::SeqCst)),
                Some(node) => postgres.claim(node, id).await,
            },
        }
    }

    /// This server among those that share the database, if they do.
    fn node(&self) -> Option<(&Postgres, &Node)> {
        match &self.database {
            Database::Sqlite(_) => None,
            Database::Postgres(postgres) => Some((&**postgres, postgres.node.as_ref()?)),
        }
    }

    /// Whether several servers share the database.
    pub fn is_shared(&self) -> bool {
        self.node().is_some()
    }

    /// Whether another node lives at an address.
    pub fn has_peer(&self, address: IpAddr) -> bool {
        self.node().is_some_and(|(_, node)| node.has_peer(address))
    }

    /// Whether somebody knows the secret of this node.
    pub fn is_known_to(&self, said: &str) -> bool {
        self.node().is_some_and(|(_, node)| node.is_known_to(said))
    }

    /// The other node that owns a table, if one does.
    ///
    /// # Errors
    /// When the database says no.
    pub async fn owner(&self, id: &str) -> Result<Option<Peer>, StoreError> {
        match self.node() {
            Some((postgres, node)) => postgres.owner(node, id).await,
            None => Ok(None),
        }
    }

    /// Joins the nodes under the address where they reach this one.
    ///
    /// # Errors
    /// When the database says no.
    pub async fn join(&self, address: &str) -> Result<(), StoreError> {
        match self.node() {
            Some((postgres, node)) => postgres.join(node, address).await,
            None => Ok(()),
        }
    }

    /// Joins them anew.
    ///
    /// # Errors
    /// When the database says no.
    pub async fn join_again(&self) -> Result<(), StoreError> {
        match self.node() {
            Some((postgres, node)) => postgres.join_again(node).await,
            None => Ok(()),
        }
    }

    /// Renews the lease of this node. False: it had run out.
    ///
    /// # Errors
    /// When the database says no.
    pub async fn renew(&self) -> Result<bool, StoreError> {
        match self.node() {
            Some((postgres, node)) => postgres.renew(node).await,
            None => Ok(true),
        }
    }

    /// Writes, and comes back when it is kept.
    ///
    /// # Errors
    /// When it is not kept, or when that cannot be known.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.write_under(write, 0).await
    }

    /// Writes for a table that was loaded under a lease.
    ///
    /// # Errors
    /// When it is not kept, or when that cannot be known.
    pub async fn write_under(&self, write: Write, lease: u64) -> Result<(), StoreError> {
        let (tell, told) = oneshot::channel();
        let jobs = locked(&self.jobs).clone().ok_or(StoreError::Closed)?;
        jobs.send(Job { write, lease, tell })
            .await
            .map_err(|_| StoreError::Closed)?;
        told.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Writes in its turn; nobody waits for it, and where too much waits already it is left out.
    pub fn write_later(&self, write: Write, lease: u64) {
        let (tell, _) = oneshot::channel();
        if let Some(jobs) = &*locked(&self.jobs) {
            let _ = jobs.try_send(Job { write, lease, tell });
        }
    }

    /// Writes what still waits and closes the database. Waits for it only so long.
    pub async fn close(&self, wait: Duration) {
        drop(locked(&self.jobs).take());
        let writing = locked(&self.writing).take();
        let ended = async {
            match writing {
                None => {}
                Some(Writing::Task(task)) => drop(task.await),
                Some(Writing::Thread(thread)) => {
                    drop(tokio::task::spawn_blocking(move || thread.join()).await);
                }
            }
        };
        if timeout(wait, ended).await.is_err() {
            tracing::error!("the database did not take what still waited");
        }
        if let Some((postgres, node)) = self.node() {
            let _ = timeout(wait, postgres.leave(node)).await;
        }
        on!(&self.database, database => database.close());
    }

    /// Whether the database writes and has room to write: proved by writing, at most every half second, within
    /// a second. The error tells what is wrong.
    ///
    /// # Errors
    /// What is wrong.
    pub async fn is_well(&self, least_free: u64) -> Result<(), String> {
        self.has_room(least_free)?;
        let slow = || Err("the database does not answer".to_owned());
        let proved = async {
            let mut proof = self.proof.lock().await;
            if let Some((at, known)) = &*proof
                && at.elapsed() < FRESH
            {
                return known.clone();
            }
            let wrote = timeout(PROOF, self.write(Write::Beat)).await;
            let known = match wrote {
                Ok(Ok(())) => Ok(()),
                Ok(Err(error)) => Err(error.to_string()),
                Err(_) => slow(),
            };
            *proof = Some((Instant::now(), known.clone()));
            known
        };
        timeout(PROOF + Duration::from_millis(100), proved)
            .await
            .unwrap_or_else(|_| slow())
    }

    fn has_room(&self, least: u64) -> Result<(), String> {
        let Database::Sqlite(sqlite) = &self.database else {
            return Ok(());
        };
        let folder = sqlite.path().map(|path| match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => std::path::Path::new("."),
        });
        match folder.map(fs4::available_space) {
            Some(Ok(free)) if free < least => Err(format!(
                "the disk is nearly full: {} KiB are left",
                free / 1_024
            )),
            Some(Err(error)) => Err(format!("the disk cannot be asked: {error}")),
            _ => Ok(()),
        }
    }

    /// A table with everything in it.
    ///
    /// # Errors
    /// When the database says no, or what it holds is damaged.
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        on!(&self.database, database => database.load(id).await)
    }

    /// A packed table.
    ///
    /// # Errors
    /// When the database says no, or what it holds is damaged.
    pub async fn packed(&self, id: &str) -> Result<Option<PackedRow>, StoreError> {
        on!(&self.database, database => database.packed(id).await)
    }

    /// The newest tables that are listed and not over, where somebody was seen since a time, another one where days
    /// are the pace.
    ///
    /// # Errors
    /// When the database says no, or what it holds is damaged.
    pub async fn lobby(
        &self,
        since: u64,
        slow: u64,
        most: usize,
    ) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
        let which = Which::Lobby { since, slow, most };
        on!(&self.database, database => database.tables(which).await)
    }

    /// The tables of these names.
    ///
    /// # Errors
    /// When the database says no, or what it holds is damaged.
    pub async fn named(
        &self,
        ids: Vec<String>,
    ) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
        let which = Which::Named(ids);
        on!(&self.database, database => database.tables(which).await)
    }

    /// Finished tables that ended before a time, oldest first.
    ///
    /// # Errors
    /// When the database says no.
    pub async fn finished(&self, before: u64, most: usize) -> Result<Vec<String>, StoreError> {
        on!(&self.database, database => database.finished(before, most).await)
    }

    /// Tables that are due at a time though nobody may be there, the longest first.
    ///
    /// # Errors
    /// When the database says no.
    pub async fn due(&self, at: u64, most: usize) -> Result<Vec<String>, StoreError> {
        on!(&self.database, database => database.due(at, most).await)
    }
}

/// Puts rows of a table and one of its seats together; rows of one table follow each other.
fn gather(rows: Vec<(RawTable, SeatRow)>) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
    let mut tables: Vec<(TableRow, Vec<SeatRow>)> = Vec::new();
    for (table, seat) in rows {
        match tables.last_mut() {
            Some((known, seats)) if known.id == table.id => seats.push(seat),
            _ => tables.push((table.row()?, vec![seat])),
        }
    }
    Ok(tables)
}

/// Something as the text that is stored.
fn text_of(what: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(what).map_err(|error| StoreError::Damaged(error.to_string()))
}

/// The address as it may be shown.
fn without_password(address: &str) -> String {
    match (address.split_once("//"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, place))) => format!("{scheme}//…@{place}"),
        _ => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::without_password;

    #[test]
    fn a_password_is_not_shown() {
        let address = "postgres://ann:se@cret@localhost/games";
        assert_eq!(without_password(address), "postgres://…@localhost/games");
        assert_eq!(without_password("sqlite:a.db"), "sqlite:a.db");
    }
}
