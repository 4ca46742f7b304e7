//! PostgreSQL: one connection writes and holds the lease, a few others read.
//!
//! The lease is an advisory lock of the writing connection: it ends with its owner, however that ends, and
//! whoever writes holds it by the nature of the thing. A counter in the database tells whether another server
//! had the lease in between; tables loaded before that are stale.
//!
//! Several servers that are told to share a database take the lock together, and each table has an owner of its own
//! among them (`nodes.rs`).

mod desk;
mod nodes;

use super::line::Value;
use super::row::{PackedRow, RawEntry, RawPacked, RawTable, SeatRow, TableRow};
use super::write::Job;
use super::{Stored, WAIT, Which, gather, schema, sql, without_password};
use crate::error::StoreError;
use crate::metrics::Metrics;
use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use desk::{Desk, write_all};
pub use nodes::{Node, Peer};
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Config, NoTls, Row};

/// Connections that read at once.
const READERS: usize = 8;
/// How long a transaction may take. A database that is slower than that is as good as gone.
const PATIENCE: Duration = Duration::from_secs(5);
impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        let class = error
            .code()
            .map(|code| code.code().get(..2).unwrap_or_default().to_owned());
        let why = match error.as_db_error() {
            Some(said) => said.message().to_owned(),
            None => match error.source() {
                Some(source) => format!("{error}: {source}"),
                None => error.to_string(),
            },
        };
        // Class 23: a constraint is violated.
        if class.as_deref() == Some("23") {
            Self::Conflict(why)
        } else {
            Self::Database(why)
        }
    }
}

impl ToSql for Value<'_> {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Self::Number(number) => number.to_sql(kind, out),
            Self::Text(text) => text.as_deref().to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::INT8 | Type::TEXT)
    }

    to_sql_checked!();
}

/// A PostgreSQL database.
pub struct Postgres {
    pool: Pool,
    config: Config,
    desk: tokio::sync::Mutex<Option<Desk>>,
    /// The lease under which tables are loaded now.
    pub lease: Arc<AtomicU64>,
    /// This server among those that share the database, if they do.
    pub node: Option<Node>,
}

impl Postgres {
    /// Opens the database, takes the lease and brings the database up to date.
    pub async fn open(address: &str, shared: bool) -> Result<Self, StoreError> {
        let shown = without_password(address);
        let failed = |why: String| StoreError::Open(shown.clone(), why);
        let mut config: Config = address
            .parse()
            .map_err(|error: tokio_postgres::Error| failed(StoreError::from(error).plain()))?;
        config.connect_timeout(PATIENCE);
        let recycling_method = RecyclingMethod::Fast;
        let manager =
            Manager::from_config(config.clone(), NoTls, ManagerConfig { recycling_method });
        let pool = Pool::builder(manager)
            .max_size(READERS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(WAIT))
            .create_timeout(Some(PATIENCE))
            .recycle_timeout(Some(PATIENCE))
            .build()
            .map_err(|error| failed(error.to_string()))?;
        let lease = Arc::new(AtomicU64::new(0));
        let mut desk = Desk::new(config.clone(), Arc::clone(&lease), shared);
        let slow = |_| failed(format!("no answer in {} seconds", PATIENCE.as_secs() * 2));
        let opened = timeout(PATIENCE * 2, desk.connect()).await.map_err(slow)?;
        match opened {
            Ok(()) => {}
            Err(StoreError::Taken(_)) => return Err(StoreError::Taken(shown)),
            Err(error) => return Err(failed(error.plain())),
        }
        Ok(Self {
            pool,
            config,
            desk: tokio::sync::Mutex::new(Some(desk)),
            lease,
            node: shared.then(Node::new),
        })
    }

    /// Starts the task that writes what comes until nobody is left who could send more.
    pub async fn writer(&self, jobs: mpsc::Receiver<Job>, metrics: Arc<Metrics>) -> JoinHandle<()> {
        let desk = self.desk.lock().await.take();
        let desk = desk.unwrap_or_else(|| {
            let shared = self.node.is_some();
            Desk::new(self.config.clone(), Arc::clone(&self.lease), shared)
        });
        tokio::spawn(write_all(desk, jobs, metrics))
    }

    /// Asks, and gives up on a database that does not answer.
    async fn query(
        &self,
        sql: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        let asked = async {
            let client = self
                .pool
                .get()
                .await
                .map_err(|error| StoreError::Database(error.to_string()))?;
            let statement = client.prepare_cached(sql).await?;
            Ok(client.query(&statement, values).await?)
        };
        timeout(WAIT, asked).await.map_err(|_| no_answer())?
    }

    /// A table with everything in it.
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let Some(row) = self.query(&sql::table(), &[&id]).await?.pop() else {
            return Ok(None);
        };
        let seats = self.query(sql::SEATS, &[&id]).await?;
        let entries = self.query(sql::ENTRIES, &[&id]).await?;
        Ok(Some(Stored {
            table: raw_table(&row)?.row()?,
            seats: seats
                .iter()
                .map(|row| seat(row, 0))
                .collect::<Result<_, _>>()?,
            entries: entries
                .iter()
                .map(|row| raw_entry(row)?.row())
                .collect::<Result<_, _>>()?,
        }))
    }

    /// A packed table.
    pub async fn packed(&self, id: &str) -> Result<Option<PackedRow>, StoreError> {
        let row = self.query(sql::PACKED, &[&id]).await?.pop();
        let raw = |row: Row| -> Result<RawPacked, StoreError> {
            Ok(RawPacked {
                id: row.try_get(0)?,
                made: row.try_get(1)?,
                ended: row.try_get(2)?,
                wish: row.try_get(3)?,
                seats: row.try_get(4)?,
                ranks: row.try_get(5)?,
                replay: row.try_get(6)?,
            })
        };
        row.map(|row| raw(row)?.row()).transpose()
    }

    /// Some tables with their seats, in one query.
    pub async fn tables(&self, which: Which) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
        let rows = match which {
            Which::Lobby { since, slow, most } => {
                let asked = sql::with_seats(sql::LOBBY);
                let bounds: [i64; 3] = [since as i64, slow as i64, most as i64];
                self.query(&asked, &[&bounds[0], &bounds[1], &bounds[2]])
                    .await?
            }
            Which::Named(ids) => {
                let asked = sql::with_seats("SELECT * FROM tables WHERE id = ANY($1)");
                self.query(&asked, &[&ids]).await?
            }
        };
        let both = |row: &Row| Ok((raw_table(row)?, seat(row, sql::TABLE_COLUMNS)?));
        gather(rows.iter().map(both).collect::<Result<_, StoreError>>()?)
    }

    /// Finished tables that ended before a time, oldest first.
    pub async fn finished(&self, before: u64, most: usize) -> Result<Vec<String>, StoreError> {
        let rows = self
            .query(sql::FINISHED, &[&(before as i64), &(most as i64)])
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Tables that are due, the longest first.
    pub async fn due(&self, at: u64, most: usize) -> Result<Vec<String>, StoreError> {
        let rows = self
            .query(sql::DUE, &[&(at as i64), &(most as i64)])
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Closes the connections that read.
    pub fn close(&self) {
        self.pool.close();
    }
}

fn no_answer() -> StoreError {
    StoreError::Database("no answer in time".into())
}

/// Brings the database up to date. Older programs noted the version in a table of their own.
async fn migrate(client: &Client) -> Result<(), StoreError> {
    client
        .batch_execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        .await?;
    let known = client
        .query_opt("SELECT MAX(version) FROM schema_version", &[])
        .await?;
    let mut version: i64 = known
        .map(|row| row.try_get::<_, Option<i64>>(0))
        .transpose()?
        .flatten()
        .unwrap_or(0);
    if version == 0 {
        match client
            .query_one(
                "SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations",
                &[],
            )
            .await
        {
            Ok(row) => version = row.try_get(0)?,
            Err(error) if error.code() == Some(&SqlState::UNDEFINED_TABLE) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let steps = schema::missing(version).map_err(StoreError::Database)?;
    for (step, number) in steps.iter().zip(version + 1..) {
        let whole = format!("BEGIN; {step}; INSERT INTO schema_version VALUES ({number}); COMMIT;");
        client.batch_execute(&whole).await?;
    }
    Ok(())
}

fn raw_table(row: &Row) -> Result<RawTable, StoreError> {
    Ok(RawTable {
        id: row.try_get(0)?,
        made: row.try_get(1)?,
        wish: row.try_get(2)?,
        seed: row.try_get(3)?,
        round: row.try_get(4)?,
        over: row.try_get(5)?,
        rematch: row.try_get(6)?,
        host: row.try_get(7)?,
        thought: row.try_get(8)?,
        seen: row.try_get(9)?,
        ended: row.try_get(10)?,
        ranks: row.try_get(11)?,
        decides: row.try_get(12)?,
        due: row.try_get(13)?,
    })
}

fn seat(row: &Row, from: usize) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        seat: row.try_get::<_, i64>(from)? as u8,
        name: row.try_get(from + 1)?,
        bot: row.try_get(from + 2)?,
        token: row.try_get(from + 3)?,
    })
}

fn raw_entry(row: &Row) -> Result<RawEntry, StoreError> {
    Ok(RawEntry {
        number: row.try_get(0)?,
        kind: row.try_get(1)?,
        seat: row.try_get(2)?,
        text: row.try_get(3)?,
        ask: row.try_get(4)?,
        asked: row.try_get(5)?,
        spent: row.try_get(6)?,
    })
}
