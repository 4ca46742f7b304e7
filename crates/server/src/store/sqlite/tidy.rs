//! What the writer appends to the log is moved into the file by somebody else, so that nobody waits for it.

use super::connect;
use rusqlite::Connection;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// How often.
const TIDY: Duration = Duration::from_secs(1);
/// Pages of the log from which the writer is held up for a moment, so that the log begins anew.
const LONG: i64 = 8_192;

/// Moves the log into the file every second, until the other end is dropped.
pub fn tidy_up(path: PathBuf, until: Receiver<()>) {
    let mut connection: Option<Connection> = None;
    while until.recv_timeout(TIDY) == Err(RecvTimeoutError::Timeout) {
        let tidied = match &connection {
            Some(connection) => checkpoint(connection),
            None => connect(&path).and_then(|fresh| {
                let tidied = checkpoint(&fresh);
                connection = Some(fresh);
                tidied
            }),
        };
        // A full disk: the log waits, and so do we.
        if let Err(error) = tidied {
            tracing::debug!(%error, "the log could not be moved");
            connection = None;
        }
    }
}

fn checkpoint(connection: &Connection) -> Result<(), rusqlite::Error> {
    let pages = |sql| connection.query_row(sql, [], |row| row.get::<_, i64>(1));
    if pages("PRAGMA wal_checkpoint(PASSIVE)")? > LONG {
        pages("PRAGMA wal_checkpoint(RESTART)")?;
    }
    Ok(())
}
