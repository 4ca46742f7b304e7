//! Tables in a database: SQLite or PostgreSQL, with the same statements.
//!
//! Reads go to the pool. Writes go through one task that puts what waits into one transaction, so that
//! many tables share the cost of reaching the disk; a write is answered after its transaction is kept.

mod read;
mod schema;
mod write;

pub use write::Write;

use crate::error::StoreError;
use crate::metrics::Metrics;
use elbowroom_protocol::NewTable;
use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

/// How long the database may take to let somebody in.
const WAIT: Duration = Duration::from_secs(10);
/// Writes that may wait for the database.
const QUEUE: usize = 4_096;

/// One of the two databases.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Runs the same statement on either database.
macro_rules! on {
    ($pool:expr, $one:ident => $do:expr) => {
        match $pool {
            $crate::store::Pool::Sqlite($one) => $do,
            $crate::store::Pool::Postgres($one) => $do,
        }
    };
}
pub(crate) use on;

/// A table as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: String,
    /// Seconds since 1970 when it was made.
    pub made: u64,
    /// What was asked for, with everything filled in.
    pub wish: NewTable,
    /// The seed of dice and tiles.
    pub seed: u64,
    /// The round under way.
    pub round: u8,
    /// Whether the game is over.
    pub over: bool,
    /// The same table again, if somebody asked for it.
    pub rematch: Option<String>,
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// The seat, from 0.
    pub seat: u8,
    /// The name of its player.
    pub name: String,
    /// The level of its bot, if a bot plays it.
    pub bot: Option<String>,
    /// The hash of its token, if a person plays it. Neither bot nor token: it is open.
    pub token: Option<String>,
}

/// What an entry of the record is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// An action of a person.
    Act,
    /// An action of a bot, also of one that sits in for a person.
    Bot,
    /// An answer of fate.
    Fate,
    /// The last action was taken back.
    Undo,
}

impl EntryKind {
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Act => "act",
            Self::Bot => "bot",
            Self::Fate => "fate",
            Self::Undo => "undo",
        }
    }

    pub(crate) fn find(id: &str) -> Option<Self> {
        [Self::Act, Self::Bot, Self::Fate, Self::Undo]
            .into_iter()
            .find(|kind| kind.id() == id)
    }
}

/// An entry as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// Its place in the record, from 0.
    pub number: u64,
    /// What it is.
    pub kind: EntryKind,
    /// The seat that acted, from 0; 0 for fate.
    pub seat: u8,
    /// The action or the answer in words.
    pub text: String,
    /// The client's number of the action, and the state it answered.
    pub asked: Option<(u64, u64)>,
    /// Milliseconds the seat took.
    pub spent: u64,
}

/// A table that is not stored yet.
#[derive(Clone, PartialEq, Debug)]
pub struct TableDraft {
    /// The table.
    pub row: TableRow,
    /// Its seats.
    pub seats: Vec<SeatRow>,
    /// The first entries of its record.
    pub entries: Vec<EntryRow>,
}

/// A write that waits, and who waits for it.
type Job = (Write, oneshot::Sender<Result<(), StoreError>>);

/// The database.
#[derive(Debug)]
pub struct Store {
    pool: Pool,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl Store {
    /// Opens a database and brings its tables up to date.
    ///
    /// # Errors
    /// When the address is not one of ours, or the database says no.
    pub async fn open(address: &str, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        let kind = Kind::of(address)
            .ok_or_else(|| StoreError::Address(address.chars().take(12).collect()))?;
        let failed = |why| StoreError::Open(without_password(address), why);
        let pool = connect(address, kind)
            .await
            .map_err(|error| failed(why(&error)))?;
        schema::migrate(&pool).await.map_err(|error| {
            failed(match error {
                MigrateError::VersionMissing(_) => "it was made by a newer program".into(),
                MigrateError::Execute(error) => why(&error),
                other => other.to_string(),
            })
        })?;
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let writer = tokio::spawn(write::writer(pool.clone(), waiting, metrics));
        Ok(Self {
            pool,
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
        })
    }

    /// Writes, and comes back when it is kept.
    ///
    /// # Errors
    /// When it is not kept, or when that cannot be known.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (tell, told) = oneshot::channel();
        let jobs = self.jobs.lock().await.clone().ok_or(StoreError::Closed)?;
        jobs.send((write, tell))
            .await
            .map_err(|_| StoreError::Closed)?;
        told.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Writes what still waits and closes the database.
    pub async fn close(&self) {
        drop(self.jobs.lock().await.take());
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
        on!(&self.pool, pool => pool.close().await);
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        on!(&self.pool, pool => sqlx::query("SELECT 1").execute(pool).await.is_ok())
    }
}

/// Which database an address means.
#[derive(Clone, Copy)]
enum Kind {
    Sqlite,
    Postgres,
}

impl Kind {
    fn of(address: &str) -> Option<Self> {
        match address.split_once(':')?.0 {
            "sqlite" => Some(Self::Sqlite),
            "postgres" | "postgresql" => Some(Self::Postgres),
            _ => None,
        }
    }
}

/// The address as it may be shown.
fn without_password(address: &str) -> String {
    match (address.split_once("//"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, place))) => format!("{scheme}//…@{place}"),
        _ => address.to_owned(),
    }
}

/// What a person can do something about.
fn why(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::PoolTimedOut => format!("no answer in {} seconds", WAIT.as_secs()),
        other => other.to_string(),
    }
}

async fn connect(address: &str, kind: Kind) -> Result<Pool, sqlx::Error> {
    if let Kind::Postgres = kind {
        let pool = PgPoolOptions::new()
            .max_connections(8)
            .acquire_timeout(WAIT)
            .connect(address)
            .await?;
        return Ok(Pool::Postgres(pool));
    }
    let memory = address.contains(":memory:");
    let options = SqliteConnectOptions::from_str(address)?
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(WAIT)
        .statement_cache_capacity(64);
    let mut pool = SqlitePoolOptions::new()
        .max_connections(if memory { 1 } else { 4 })
        .acquire_timeout(WAIT);
    if memory {
        // The one connection is the database.
        pool = pool
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None);
    }
    Ok(Pool::Sqlite(pool.connect_with(options).await?))
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
