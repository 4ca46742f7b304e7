//! Copies of a SQLite database, made while it is in use, and putting one back.

use super::sqlite::{connect, lock, version};
use super::{schema, sqlite};
use crate::error::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};

/// What a copy holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Tables, finished ones included.
    pub tables: u64,
    /// Tables that were packed into replays.
    pub packed: u64,
    /// Entries of their records.
    pub entries: u64,
    /// The size of the file.
    pub bytes: u64,
}

/// The file of a database address, or why it cannot be copied here.
///
/// # Errors
/// When it is no SQLite file.
pub fn file_of(address: &str) -> Result<PathBuf, StoreError> {
    let path = address
        .strip_prefix("sqlite:")
        .filter(|path| *path != ":memory:");
    let path = path.map(|path| PathBuf::from(path.strip_prefix("//").unwrap_or(path)));
    path.ok_or_else(|| {
        StoreError::Open(
            super::without_password(address),
            "this copies SQLite files only; for PostgreSQL use pg_dump and pg_restore".into(),
        )
    })
}

/// Copies a database that may be in use into a new file, and looks whether the copy is sound. The copy is of one
/// moment: a game is in it with all actions acknowledged before that, or not at all.
///
/// # Errors
/// When there is no such database, the copy is there already, or it cannot be made.
pub fn backup(from: &Path, to: &Path) -> Result<Copied, StoreError> {
    let wrong = |what: String| StoreError::Open(to.display().to_string(), what);
    if !from.is_file() {
        return Err(StoreError::Open(
            from.display().to_string(),
            "there is no such file".into(),
        ));
    }
    if to.exists() {
        return Err(wrong("there is a file of that name; name another".into()));
    }
    // Under another name until it is whole: what has the name of a copy is one.
    let half = beside(to, ".half");
    let _ = std::fs::remove_file(&half);
    let copied = (|| {
        let source = connect(from)?;
        source.execute("VACUUM INTO $1", [half.to_string_lossy()])?;
        drop(source);
        let copied = check(&half)?;
        std::fs::File::open(&half)
            .and_then(|file| file.sync_all())
            .map_err(|error| wrong(error.to_string()))?;
        std::fs::rename(&half, to).map_err(|error| wrong(error.to_string()))?;
        Ok(copied)
    })();
    if copied.is_err() {
        let _ = std::fs::remove_file(&half);
    }
    copied
}

/// Puts a copy in the place of a database that nobody uses. What was there is kept beside it under the name given
/// back.
///
/// # Errors
/// When the copy is not sound, a server uses the database, or it cannot be replaced.
pub async fn restore(
    copy: &Path,
    database: &Path,
) -> Result<(Copied, Option<PathBuf>), StoreError> {
    let place = database.display().to_string();
    let wrong = |error: std::io::Error| StoreError::Open(place.clone(), error.to_string());
    let copied = check(copy)?;
    let _lock = lock(database, &place).await?;
    let half = beside(database, ".half");
    std::fs::copy(copy, &half).map_err(wrong)?;
    std::fs::File::open(&half)
        .and_then(|file| file.sync_all())
        .map_err(wrong)?;
    let mut kept = None;
    if database.exists() {
        // What the write-ahead log still holds goes into the file that is put aside.
        let old = connect(database)?;
        old.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        drop(old);
        let aside = (1..)
            .map(|number| beside(database, &format!(".old-{number}")))
            .find(|path| !path.exists());
        if let Some(aside) = aside {
            std::fs::rename(database, &aside).map_err(wrong)?;
            kept = Some(aside);
        }
        for rest in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(beside(database, rest));
        }
    }
    std::fs::rename(&half, database).map_err(wrong)?;
    Ok((copied, kept))
}

/// Looks whether a file is a sound database of this program.
fn check(path: &Path) -> Result<Copied, StoreError> {
    let wrong = |what: String| StoreError::Open(path.display().to_string(), what);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection =
        Connection::open_with_flags(path, flags).map_err(|error| wrong(error.to_string()))?;
    let sound: String = connection
        .query_row("PRAGMA integrity_check", [], |row| row.get(0))
        .map_err(|error| wrong(error.to_string()))?;
    if sound != "ok" {
        return Err(wrong(format!("it is damaged: {sound}")));
    }
    let count = |table: &str| {
        connection.query_row(&format!("SELECT COUNT(*) FROM {table}"), [], |row| {
            row.get::<_, i64>(0)
        })
    };
    let known = sqlite::version(&connection)?;
    if known == 0 {
        return Err(wrong("it holds no games".into()));
    }
    schema::missing(known).map_err(wrong)?;
    Ok(Copied {
        tables: count("tables")? as u64,
        packed: if version(&connection)? >= 2 {
            count("packed")? as u64
        } else {
            0
        },
        entries: count("entries")? as u64,
        bytes: std::fs::metadata(path).map_or(0, |data| data.len()),
    })
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
