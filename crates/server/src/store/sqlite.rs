//! SQLite: one connection writes, on a thread of its own; a few others read.
//!
//! A connection on which anything failed is closed, never used again: after a full disk or a failed read of
//! the disk nobody can tell what it still holds open. What was written counts as kept only when this very
//! connection was in a transaction that it began and is in none after the commit.

mod desk;

use super::row::{PackedRow, RawEntry, RawPacked, RawTable, SeatRow, TableRow};
use super::write::Job;
use super::{Stored, WAIT, Which, schema, sql, text_of};
use crate::error::StoreError;
use crate::metrics::Metrics;
use desk::{Desk, write_all};
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, Row};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{sleep, timeout};

/// Connections that read at once.
const READERS: usize = 4;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Self::Conflict(error.to_string()),
            _ => Self::Database(error.to_string()),
        }
    }
}

/// Where the database is.
#[derive(Clone)]
enum Place {
    File(PathBuf),
    /// The one connection is the database.
    Memory(Arc<Mutex<Connection>>),
}

/// A SQLite database.
pub struct Sqlite {
    place: Place,
    idle: Arc<Mutex<Vec<Connection>>>,
    permits: Arc<Semaphore>,
    /// Held as long as this process uses the file; the system frees it however the process ends.
    lock: Mutex<Option<Arc<Lock>>>,
}

impl Sqlite {
    /// Opens the database of an address `sqlite:PATH` or `sqlite::memory:` and brings it up to date.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let path = address.strip_prefix("sqlite:").unwrap_or(address);
        let path = path.strip_prefix("//").unwrap_or(path);
        let failed = |error: String| StoreError::Open(address.to_owned(), error);
        let (place, lock) = if path == ":memory:" {
            let connection =
                Connection::open_in_memory().map_err(|error| failed(error.to_string()))?;
            connection.set_prepared_statement_cache_capacity(64);
            (Place::Memory(Arc::new(Mutex::new(connection))), None)
        } else {
            let path = PathBuf::from(path);
            let lock = lock(&path, address).await?;
            (Place::File(path), Some(lock))
        };
        let mut desk = Desk::new(place.clone());
        let migrated = tokio::task::spawn_blocking(move || desk.with(migrate)).await;
        match migrated {
            Ok(Ok(())) => {}
            Ok(Err(StoreError::Database(what) | StoreError::Conflict(what))) => {
                return Err(failed(what));
            }
            Ok(Err(error)) => return Err(error),
            Err(error) => return Err(failed(error.to_string())),
        }
        Ok(Self {
            place,
            idle: Arc::default(),
            permits: Arc::new(Semaphore::new(READERS)),
            lock: Mutex::new(lock.map(Arc::new)),
        })
    }

    /// The file, if there is one.
    pub fn path(&self) -> Option<&Path> {
        match &self.place {
            Place::File(path) => Some(path),
            Place::Memory(_) => None,
        }
    }

    /// Starts the thread that writes what comes until nobody is left who could send more.
    pub fn writer(
        &self,
        jobs: mpsc::Receiver<Job>,
        metrics: Arc<Metrics>,
    ) -> std::thread::JoinHandle<()> {
        let desk = Desk::new(self.place.clone());
        let lock = locked(&self.lock).clone();
        std::thread::Builder::new()
            .name("elbowroom-write".into())
            .spawn(move || {
                // Nobody else may have the file before the last write is done.
                let _lock = lock;
                write_all(desk, jobs, &metrics);
            })
            .expect("the system gives a thread")
    }

    /// Reads on a connection of the readers.
    async fn read<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let slow = |_| StoreError::Database("too many read at once".into());
        let permit = timeout(WAIT, Arc::clone(&self.permits).acquire_owned())
            .await
            .map_err(slow)?;
        let (place, idle) = (self.place.clone(), Arc::clone(&self.idle));
        let read = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let path = match &place {
                Place::Memory(connection) => return ask(&locked(connection)),
                Place::File(path) => path,
            };
            let known = locked(&idle).pop();
            let connection = match known {
                Some(connection) => connection,
                None => {
                    let connection = connect(path)?;
                    connection.pragma_update(None, "query_only", true)?;
                    connection
                }
            };
            let got = ask(&connection);
            if got.is_ok() {
                locked(&idle).push(connection);
            }
            got
        });
        read.await
            .map_err(|error| StoreError::Database(error.to_string()))?
    }

    /// A table with everything in it.
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| {
            let mut asked = connection.prepare_cached(&sql::table())?;
            let Some(row) = asked.query_row([&id], raw_table).optional()? else {
                return Ok(None);
            };
            let seats = connection
                .prepare_cached(sql::SEATS)?
                .query_map([&id], |row| seat(row, 0))?
                .collect::<Result<_, _>>()?;
            let entries = connection
                .prepare_cached(sql::ENTRIES)?
                .query_map([&id], raw_entry)?
                .map(|raw| raw.map_err(StoreError::from)?.row())
                .collect::<Result<_, _>>()?;
            let table = row.row()?;
            Ok(Some(Stored {
                table,
                seats,
                entries,
            }))
        })
        .await
    }

    /// A packed table.
    pub async fn packed(&self, id: &str) -> Result<Option<PackedRow>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| {
            let mut asked = connection.prepare_cached(sql::PACKED)?;
            let raw = asked.query_row([&id], raw_packed).optional()?;
            raw.map(RawPacked::row).transpose()
        })
        .await
    }

    /// Some tables with their seats, in one query.
    pub async fn tables(&self, which: Which) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
        self.read(move |connection| {
            let both = |row: &Row| Ok((raw_table(row)?, seat(row, sql::TABLE_COLUMNS)?));
            let named = "SELECT * FROM tables WHERE id IN (SELECT value FROM json_each($1))";
            let rows: Vec<(RawTable, SeatRow)> = match which {
                Which::Lobby { since, slow, most } => connection
                    .prepare_cached(&sql::with_seats(sql::LOBBY))?
                    .query_map([since as i64, slow as i64, most as i64], both)?
                    .collect::<Result<_, _>>()?,
                Which::Named(ids) => connection
                    .prepare_cached(&sql::with_seats(named))?
                    .query_map([text_of(&ids)?], both)?
                    .collect::<Result<_, _>>()?,
            };
            super::gather(rows)
        })
        .await
    }

    /// Finished tables that ended before a time, oldest first.
    pub async fn finished(&self, before: u64, most: usize) -> Result<Vec<String>, StoreError> {
        self.ids(sql::FINISHED, before, most).await
    }

    /// Tables that are due, the longest first.
    pub async fn due(&self, at: u64, most: usize) -> Result<Vec<String>, StoreError> {
        self.ids(sql::DUE, at, most).await
    }

    async fn ids(
        &self,
        asked: &'static str,
        at: u64,
        most: usize,
    ) -> Result<Vec<String>, StoreError> {
        self.read(move |connection| {
            let ids = connection
                .prepare_cached(asked)?
                .query_map([at as i64, most as i64], |row| row.get(0))?
                .collect::<Result<_, _>>()?;
            Ok(ids)
        })
        .await
    }

    /// Closes the connections that read, and lets others have the file.
    pub fn close(&self) {
        locked(&self.idle).clear();
        drop(locked(&self.lock).take());
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|error| error.into_inner())
}

/// What keeps a second process away from a file as long as it is held.
pub struct Lock(#[allow(dead_code, reason = "held, not read")] Vec<File>);

/// Keeps a second process away from the file: two would write over each other's games. A file beside it is locked,
/// and where that disturbs nobody the file itself, which has the same lock under every name it is linked to.
pub async fn lock(path: &Path, address: &str) -> Result<Lock, StoreError> {
    let wrong = |error: std::io::Error| StoreError::Open(address.to_owned(), error.to_string());
    let own = File::options()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)
        .map_err(wrong)?;
    let mut name = path.canonicalize().map_err(wrong)?.into_os_string();
    name.push(".lock");
    let mut files = vec![File::create(&name).map_err(wrong)?];
    if cfg!(unix) {
        files.push(own);
    }
    for file in &files {
        hold(file).await.map_err(|error| match error {
            TryLockError::WouldBlock => StoreError::Taken(address.to_owned()),
            TryLockError::Error(error) => wrong(error),
        })?;
    }
    Ok(Lock(files))
}

/// Locks a file. A process that is just going down is waited for.
async fn hold(file: &File) -> Result<(), TryLockError> {
    for _ in 0..20 {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => sleep(Duration::from_millis(100)).await,
            done => return done,
        }
    }
    file.try_lock()
}

/// A fresh connection to a file.
pub fn connect(path: &Path) -> Result<Connection, rusqlite::Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(WAIT)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// The version of a database. Older programs noted it in a table of their own.
pub fn version(connection: &Connection) -> Result<i64, rusqlite::Error> {
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let old = "SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
    if version == 0 && connection.query_row(old, [], |row| row.get::<_, i64>(0))? > 0 {
        return connection.query_row(
            "SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations",
            [],
            |row| row.get(0),
        );
    }
    Ok(version)
}

fn migrate(connection: &Connection) -> Result<(), StoreError> {
    for step in schema::missing(version(connection)?).map_err(StoreError::Database)? {
        connection.execute_batch(step)?;
    }
    connection.pragma_update(None, "user_version", schema::NEWEST)?;
    Ok(())
}

fn raw_table(row: &Row) -> Result<RawTable, rusqlite::Error> {
    Ok(RawTable {
        id: row.get(0)?,
        made: row.get(1)?,
        wish: row.get(2)?,
        seed: row.get(3)?,
        round: row.get(4)?,
        over: row.get(5)?,
        rematch: row.get(6)?,
        host: row.get(7)?,
        thought: row.get(8)?,
        seen: row.get(9)?,
        ended: row.get(10)?,
        ranks: row.get(11)?,
        decides: row.get(12)?,
        due: row.get(13)?,
    })
}

fn seat(row: &Row, from: usize) -> Result<SeatRow, rusqlite::Error> {
    Ok(SeatRow {
        seat: row.get::<_, i64>(from)? as u8,
        name: row.get(from + 1)?,
        bot: row.get(from + 2)?,
        token: row.get(from + 3)?,
    })
}

fn raw_packed(row: &Row) -> Result<RawPacked, rusqlite::Error> {
    Ok(RawPacked {
        id: row.get(0)?,
        made: row.get(1)?,
        ended: row.get(2)?,
        wish: row.get(3)?,
        seats: row.get(4)?,
        ranks: row.get(5)?,
        replay: row.get(6)?,
    })
}

fn raw_entry(row: &Row) -> Result<RawEntry, rusqlite::Error> {
    Ok(RawEntry {
        number: row.get(0)?,
        kind: row.get(1)?,
        seat: row.get(2)?,
        text: row.get(3)?,
        ask: row.get(4)?,
        asked: row.get(5)?,
        spent: row.get(6)?,
    })
}
