//! The one place that writes into a PostgreSQL database, and holds the lease.

use super::{PATIENCE, migrate, no_answer};
use crate::error::StoreError;
use crate::metrics::Metrics;
use crate::store::line::{Line, guard, lines};
use crate::store::write::{BATCH, Job, tell};
use futures_util::future::try_join_all;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, NoTls, Statement};

/// The advisory lock of this program: the first letters of its name.
const LOCK: i64 = 0x656c_626f_7772_6f6d;
/// Held while the database is brought up to date.
const RENOVATION: i64 = LOCK + 1;

/// The one place that writes.
pub struct Desk {
    config: Config,
    lease: Arc<AtomicU64>,
    /// Whether other servers use the database too.
    shared: bool,
    line: Option<Wire>,
    /// The session of the last connection: it may outlive us where the network does not tell.
    session: Option<i32>,
}

/// A connection with the statements it knows.
struct Wire {
    client: Client,
    driver: JoinHandle<()>,
    known: HashMap<&'static str, Statement>,
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.driver.abort();
    }
}

impl Desk {
    /// A desk without a connection yet.
    pub fn new(config: Config, lease: Arc<AtomicU64>, shared: bool) -> Self {
        Self {
            config,
            lease,
            shared,
            line: None,
            session: None,
        }
    }

    /// Connects, takes the lease, and brings the database up to date.
    pub async fn connect(&mut self) -> Result<(), StoreError> {
        let (client, connection) = self.config.connect(NoTls).await?;
        let driver = tokio::spawn(async move { drop(connection.await) });
        let line = Wire {
            client,
            driver,
            known: HashMap::new(),
        };
        let client = &line.client;
        if let Some(old) = self.session.take() {
            // What is left of our own last connection must not keep us out.
            let _ = client
                .query("SELECT pg_terminate_backend($1)", &[&old])
                .await;
        }
        // Those that share it keep out who wants it alone, and the other way round.
        let lock = match self.shared {
            true => "SELECT pg_try_advisory_lock_shared($1)",
            false => "SELECT pg_try_advisory_lock($1)",
        };
        let began = Instant::now();
        while !client
            .query_one(lock, &[&LOCK])
            .await?
            .try_get::<_, bool>(0)?
        {
            if began.elapsed() > Duration::from_secs(2) {
                return Err(StoreError::Taken("the database".into()));
            }
            sleep(Duration::from_millis(100)).await;
        }
        client
            .query("SELECT pg_advisory_lock($1)", &[&RENOVATION])
            .await?;
        migrate(client).await?;
        client
            .query("SELECT pg_advisory_unlock($1)", &[&RENOVATION])
            .await?;
        let epoch: i64 = client
            .query_one("SELECT epoch FROM lease WHERE one = 1", &[])
            .await?
            .try_get(0)?;
        let known = self.lease.load(Ordering::SeqCst);
        if !self.shared && (known == 0 || known != epoch as u64) {
            let next = client
                .query_one(
                    "UPDATE lease SET epoch = epoch + 1 WHERE one = 1 RETURNING epoch",
                    &[],
                )
                .await?;
            self.lease
                .store(next.try_get::<_, i64>(0)? as u64, Ordering::SeqCst);
        }
        self.session = Some(
            client
                .query_one("SELECT pg_backend_pid()", &[])
                .await?
                .try_get(0)?,
        );
        self.line = Some(line);
        Ok(())
    }

    /// Keeps all or none, within a time.
    async fn keep(&mut self, jobs: &[Job]) -> Result<(), StoreError> {
        if self.line.is_none() {
            timeout(PATIENCE, self.connect())
                .await
                .map_err(|_| no_answer())??;
        }
        let now = self.lease.load(Ordering::SeqCst);
        let is_stale = |job: &Job| job.lease != 0 && job.lease != now;
        if !self.shared && jobs.iter().any(is_stale) {
            return Err(StoreError::Stale);
        }
        // Taken out: whatever fails, the connection is closed by falling.
        let Some(mut line) = self.line.take() else {
            return Err(no_answer());
        };
        timeout(PATIENCE, line.transact(jobs, self.shared))
            .await
            .map_err(|_| no_answer())??;
        self.line = Some(line);
        Ok(())
    }
}

impl Wire {
    /// One transaction. Its statements are sent one after the other without waiting for each answer.
    async fn transact(&mut self, jobs: &[Job], shared: bool) -> Result<(), StoreError> {
        let mut all: Vec<Line> = Vec::new();
        for job in jobs {
            let owned = job.write.table().filter(|_| shared && job.lease != 0);
            all.extend(owned.map(|table| guard(table, job.lease)));
            all.append(&mut lines(&job.write)?);
        }
        for line in &all {
            if !self.known.contains_key(line.sql) {
                let statement = self.client.prepare(line.sql).await?;
                self.known.insert(line.sql, statement);
            }
        }
        let (client, known) = (&self.client, &self.known);
        client.batch_execute("BEGIN").await?;
        let id = client
            .query_one("SELECT txid_current()", &[])
            .await?
            .try_get::<_, i64>(0)?;
        let run = all.iter().map(|line| async move {
            let values: Vec<&(dyn ToSql + Sync)> =
                line.values.iter().map(|value| value as _).collect();
            let changed = client.execute(&known[line.sql], &values).await?;
            if line.one && changed != 1 {
                return Err(StoreError::Conflict(format!(
                    "one row expected to change, {changed} did"
                )));
            }
            Ok(())
        });
        try_join_all(run).await?;
        client.batch_execute("COMMIT").await?;
        // A transaction that was given up is also answered without an error: only this tells.
        let state = client.query_one("SELECT txid_status($1)", &[&id]).await?;
        match state.try_get::<_, Option<&str>>(0)? {
            Some("committed") => Ok(()),
            other => Err(StoreError::Database(format!(
                "the transaction is {}",
                other.unwrap_or("gone")
            ))),
        }
    }
}

/// Writes what comes until nobody is left who could send more.
pub async fn write_all(mut desk: Desk, mut jobs: mpsc::Receiver<Job>, metrics: Arc<Metrics>) {
    let mut batch: Vec<Job> = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let all = desk.keep(&batch).await;
        for job in tell(&mut batch, all, &metrics) {
            let mut alone = vec![job];
            let done = desk.keep(&alone).await;
            tell(&mut alone, done, &metrics);
        }
    }
}
