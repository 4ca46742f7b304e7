//! The one task that writes.

use super::{EntryRow, Job, Pool, SeatRow, TableDraft, TableRow};
use crate::error::StoreError;
use crate::metrics::{Metrics, more};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::mpsc;

/// Writes that share one transaction at most.
const BATCH: usize = 256;

/// Something to be kept.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// A new table.
    Make(Box<TableDraft>),
    /// More of a record; the round and whether the game is over after it.
    Append {
        /// The table.
        table: String,
        /// The entries.
        entries: Vec<EntryRow>,
        /// The round under way.
        round: u8,
        /// Whether the game is over.
        over: bool,
    },
    /// Who sits where, of some seats.
    Seats(String, Vec<SeatRow>),
    /// The same table again, and where it is: both are kept, or neither.
    Rematch(String, Box<TableDraft>),
}

/// Writes what comes until nobody is left who could send more.
pub async fn writer(pool: Pool, mut jobs: mpsc::Receiver<Job>, metrics: Arc<Metrics>) {
    let mut batch: Vec<Job> = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let writes: Vec<&Write> = batch.iter().map(|(write, _)| write).collect();
        let all = keep(&pool, &writes).await;
        more(&metrics.commits);
        let alone = batch.len() == 1;
        match all {
            Ok(entries) => {
                metrics.entries.fetch_add(entries, Ordering::Relaxed);
                for (_, tell) in batch.drain(..) {
                    let _ = tell.send(Ok(()));
                }
            }
            Err(error) if alone => {
                more(&metrics.failed_writes);
                tracing::error!(%error, "a write failed");
                if let Some((_, tell)) = batch.pop() {
                    let _ = tell.send(Err(error));
                }
            }
            Err(error) => {
                // One of them is at fault: each on its own.
                tracing::warn!(%error, writes = batch.len(), "a transaction failed; writing one by one");
                for (write, tell) in batch.drain(..) {
                    let done = keep(&pool, &[&write]).await;
                    if let Err(error) = &done {
                        more(&metrics.failed_writes);
                        tracing::error!(%error, "a write failed");
                    }
                    let _ = tell.send(done.map(|_| ()));
                }
            }
        }
    }
}

/// Keeps all or none; gives the number of entries.
async fn keep(pool: &Pool, writes: &[&Write]) -> Result<u64, StoreError> {
    match pool {
        Pool::Sqlite(pool) => sqlite::keep(pool, writes).await,
        Pool::Postgres(pool) => postgres::keep(pool, writes).await,
    }
}

/// The statements, once for each kind of connection: their types differ, their words do not.
macro_rules! statements {
    ($name:ident, $database:ty) => {
        mod $name {
            use super::*;
            use sqlx::{Pool, Transaction};

            type Tx<'t> = Transaction<'t, $database>;

            pub async fn keep(
                pool: &Pool<$database>,
                writes: &[&Write],
            ) -> Result<u64, StoreError> {
                let mut tx = pool.begin().await?;
                let mut entries = 0;
                for write in writes {
                    entries += one(&mut tx, write).await?;
                }
                tx.commit().await?;
                Ok(entries)
            }

            async fn one(tx: &mut Tx<'_>, write: &Write) -> Result<u64, StoreError> {
                match write {
                    Write::Make(new) => make(tx, new).await,
                    Write::Append {
                        table,
                        entries,
                        round,
                        over,
                    } => {
                        sqlx::query("UPDATE tables SET round = $1, over = $2 WHERE id = $3 AND (round <> $1 OR over <> $2)")
                            .bind(i64::from(*round))
                            .bind(i64::from(*over))
                            .bind(table)
                            .execute(&mut **tx)
                            .await?;
                        append(tx, table, entries).await
                    }
                    Write::Seats(table, seats) => {
                        for row in seats {
                            seat(tx, table, row).await?;
                        }
                        Ok(0)
                    }
                    Write::Rematch(table, new) => {
                        sqlx::query("UPDATE tables SET rematch = $1 WHERE id = $2")
                            .bind(&new.row.id)
                            .bind(table)
                            .execute(&mut **tx)
                            .await?;
                        make(tx, new).await
                    }
                }
            }

            async fn make(tx: &mut Tx<'_>, new: &TableDraft) -> Result<u64, StoreError> {
                insert(tx, &new.row).await?;
                for row in &new.seats {
                    seat(tx, &new.row.id, row).await?;
                }
                append(tx, &new.row.id, &new.entries).await
            }

            async fn insert(tx: &mut Tx<'_>, table: &TableRow) -> Result<(), StoreError> {
                let wish = serde_json::to_string(&table.wish)
                    .map_err(|error| StoreError::Damaged(error.to_string()))?;
                sqlx::query("INSERT INTO tables (id, made, wish, seed, listed, round, over) VALUES ($1, $2, $3, $4, $5, $6, $7)")
                    .bind(&table.id)
                    .bind(table.made as i64)
                    .bind(wish)
                    .bind(table.seed as i64)
                    .bind(i64::from(table.wish.public == Some(true)))
                    .bind(i64::from(table.round))
                    .bind(i64::from(table.over))
                    .execute(&mut **tx)
                    .await?;
                Ok(())
            }

            async fn seat(tx: &mut Tx<'_>, table: &str, row: &SeatRow) -> Result<(), StoreError> {
                sqlx::query(
                    "INSERT INTO seats (table_id, seat, name, bot, token) VALUES ($1, $2, $3, $4, $5) \
                     ON CONFLICT (table_id, seat) DO UPDATE SET name = $3, bot = $4, token = $5",
                )
                .bind(table)
                .bind(i64::from(row.seat))
                .bind(&row.name)
                .bind(&row.bot)
                .bind(&row.token)
                .execute(&mut **tx)
                .await?;
                Ok(())
            }

            async fn append(
                tx: &mut Tx<'_>,
                table: &str,
                rows: &[EntryRow],
            ) -> Result<u64, StoreError> {
                for row in rows {
                    sqlx::query(
                        "INSERT INTO entries (table_id, number, kind, seat, text, ask, asked, spent) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                    )
                    .bind(table)
                    .bind(row.number as i64)
                    .bind(row.kind.id())
                    .bind(i64::from(row.seat))
                    .bind(&row.text)
                    .bind(row.asked.map(|(id, _)| id as i64))
                    .bind(row.asked.map(|(_, state)| state as i64))
                    .bind(row.spent as i64)
                    .execute(&mut **tx)
                    .await?;
                }
                Ok(rows.len() as u64)
            }
        }
    };
}

statements!(sqlite, sqlx::Sqlite);
statements!(postgres, sqlx::Postgres);
