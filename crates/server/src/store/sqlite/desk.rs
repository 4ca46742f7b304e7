//! The one place that writes into a SQLite database.

use super::{Place, connect, locked};
use crate::error::StoreError;
use crate::metrics::Metrics;
use crate::store::line::{Value, lines};
use crate::store::write::{BATCH, Job, Write, tell};
use rusqlite::types::ToSqlOutput;
use rusqlite::{Connection, ToSql, params_from_iter};
use std::sync::Arc;
use tokio::sync::mpsc;

/// The one place that writes.
pub struct Desk {
    place: Place,
    connection: Option<Connection>,
}

impl Desk {
    /// A desk without a connection yet.
    pub fn new(place: Place) -> Self {
        Self {
            place,
            connection: None,
        }
    }

    /// Does something in a transaction: all of it is kept, or nothing.
    pub fn with(
        &mut self,
        work: impl FnOnce(&Connection) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let path = match &self.place {
            Place::Memory(connection) => {
                let connection = locked(connection);
                let done = transact(&connection, work);
                if done.is_err() && !connection.is_autocommit() {
                    connection.execute_batch("ROLLBACK")?;
                }
                return done;
            }
            Place::File(path) => path,
        };
        // Taken out: whatever fails, the connection is closed by falling.
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(path)?,
        };
        transact(&connection, work)?;
        self.connection = Some(connection);
        Ok(())
    }
}

fn transact(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let must = |yes: bool, what: &str| {
        if yes {
            Ok(())
        } else {
            Err(StoreError::Database(what.into()))
        }
    };
    must(connection.is_autocommit(), "a transaction was left open")?;
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    work(connection)?;
    must(
        !connection.is_autocommit(),
        "the transaction was given up half-way",
    )?;
    connection.prepare_cached("COMMIT")?.execute([])?;
    must(
        connection.is_autocommit(),
        "the transaction was not committed",
    )
}

/// Writes what comes until nobody is left who could send more.
pub fn write_all(mut desk: Desk, mut jobs: mpsc::Receiver<Job>, metrics: &Arc<Metrics>) {
    let mut batch: Vec<Job> = Vec::with_capacity(BATCH);
    while jobs.blocking_recv_many(&mut batch, BATCH) > 0 {
        let all =
            desk.with(|connection| batch.iter().try_for_each(|job| one(connection, &job.write)));
        for job in tell(&mut batch, all, metrics) {
            let mut alone = vec![job];
            let done = desk.with(|connection| one(connection, &alone[0].write));
            tell(&mut alone, done, metrics);
        }
    }
}

fn one(connection: &Connection, write: &Write) -> Result<(), StoreError> {
    for line in lines(write)? {
        let changed = connection
            .prepare_cached(line.sql)?
            .execute(params_from_iter(&line.values))?;
        if line.one && changed != 1 {
            return Err(StoreError::Conflict(format!(
                "one row expected to change, {changed} did"
            )));
        }
    }
    Ok(())
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Self::Number(number) => number.to_sql(),
            Self::Text(text) => text.to_sql(),
        }
    }
}
