//! Several servers on one database. Each is a node with a lease that it renews; each table has one owner among the
//! nodes, and a term that rises with every owner. Whoever writes for a table proves its term in the same transaction,
//! so a node that lost a table without knowing writes nothing more of it.
//!
//! All times are the database's own.

use super::Postgres;
use crate::error::StoreError;
use crate::secret;
use std::collections::HashSet;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, MutexGuard};

/// How long a node that is not heard of keeps its tables, in milliseconds.
const LEASE: i64 = 5_000;

/// The time of the database, in milliseconds since 1970.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

/// Numbers of nodes are never used twice: what a node owned that is gone is nobody's.
const JOIN: &str = concat!(
    "WITH number AS (UPDATE lease SET epoch = epoch + 1 WHERE one = 1 RETURNING epoch), ",
    "old AS (DELETE FROM nodes WHERE address = $1 OR until < ",
    now!(),
    " - 86400000) INSERT INTO nodes (node, address, secret, until) SELECT epoch, $1, $2, ",
    now!(),
    " + $3 FROM number RETURNING node"
);
const RENEW: &str = concat!(
    "UPDATE nodes SET until = ",
    now!(),
    " + $2 WHERE node = $1 AND until > ",
    now!(),
    " RETURNING node"
);
const PEERS: &str = concat!("SELECT address FROM nodes WHERE until > ", now!());
const LEAVE: &str = "DELETE FROM nodes WHERE node = $1";
const OWNER: &str = concat!(
    "SELECT n.address, n.secret FROM tables t JOIN nodes n ON n.node = t.owner ",
    "WHERE t.id = $1 AND n.node <> $2 AND n.until > ",
    now!()
);
const CLAIM: &str = concat!(
    "UPDATE tables SET owner = $2, term = term + 1 WHERE id = $1 ",
    "AND EXISTS (SELECT 1 FROM nodes WHERE node = $2 AND until > ",
    now!(),
    ") AND (owner IS NULL OR owner = $2 OR NOT EXISTS ",
    "(SELECT 1 FROM nodes n WHERE n.node = tables.owner AND n.until > ",
    now!(),
    ")) RETURNING term"
);
const IS_THERE: &str = "SELECT 1 FROM tables WHERE id = $1";

/// Another node: where it is, and what proves to it that a node asks.
#[derive(Clone, Debug)]
pub struct Peer {
    /// Its address.
    pub address: String,
    /// Its secret.
    pub secret: String,
}

/// This node, as the others know it.
pub struct Node {
    number: AtomicI64,
    secret: String,
    address: Mutex<String>,
    peers: Mutex<HashSet<IpAddr>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|error| error.into_inner())
}

impl Node {
    /// A node that has not joined yet.
    pub fn new() -> Self {
        Self {
            number: AtomicI64::new(0),
            secret: secret::fresh(),
            address: Mutex::default(),
            peers: Mutex::default(),
        }
    }

    fn number(&self) -> i64 {
        self.number.load(Ordering::SeqCst)
    }

    /// Whether another node lives at an address.
    pub fn has_peer(&self, address: IpAddr) -> bool {
        locked(&self.peers).contains(&address.to_canonical())
    }

    /// Whether somebody knows this node's secret. Hashes are compared, so that the time it takes tells nothing.
    pub fn is_known_to(&self, said: &str) -> bool {
        secret::hash(said) == secret::hash(&self.secret)
    }
}

impl Postgres {
    /// Joins the nodes under an address.
    pub async fn join(&self, node: &Node, address: &str) -> Result<(), StoreError> {
        address.clone_into(&mut locked(&node.address));
        self.join_again(node).await
    }

    /// Joins them anew: what this node owned before is nobody's now.
    pub async fn join_again(&self, node: &Node) -> Result<(), StoreError> {
        let address = locked(&node.address).clone();
        let rows = self.query(JOIN, &[&address, &node.secret, &LEASE]).await?;
        let number = rows.first().map(|row| row.try_get(0)).transpose()?;
        node.number.store(number.unwrap_or(0), Ordering::SeqCst);
        self.meet(node).await
    }

    /// Renews the lease. False: it had run out, and others may have taken the tables.
    pub async fn renew(&self, node: &Node) -> Result<bool, StoreError> {
        let kept = self.query(RENEW, &[&node.number(), &LEASE]).await?;
        self.meet(node).await?;
        Ok(!kept.is_empty())
    }

    async fn meet(&self, node: &Node) -> Result<(), StoreError> {
        let mut peers = HashSet::new();
        for row in self.query(PEERS, &[]).await? {
            let address: String = row.try_get(0)?;
            let address = address.parse::<SocketAddr>().ok();
            peers.extend(address.map(|at| at.ip().to_canonical()));
        }
        *locked(&node.peers) = peers;
        Ok(())
    }

    /// Gives everything up at once, so that nobody has to wait for the lease to run out.
    pub async fn leave(&self, node: &Node) {
        let number = node.number.swap(0, Ordering::SeqCst);
        let _ = self.query(LEAVE, &[&number]).await;
    }

    /// The other node that owns a table, if one does.
    pub async fn owner(&self, node: &Node, id: &str) -> Result<Option<Peer>, StoreError> {
        let rows = self.query(OWNER, &[&id, &node.number()]).await?;
        let peer = |row: &tokio_postgres::Row| -> Result<Peer, StoreError> {
            Ok(Peer {
                address: row.try_get(0)?,
                secret: row.try_get(1)?,
            })
        };
        rows.first().map(peer).transpose()
    }

    /// Makes a table this node's own, if it is no other's. Gives its term, 0 where there is no such table.
    pub async fn claim(&self, node: &Node, id: &str) -> Result<u64, StoreError> {
        if let Some(row) = self.query(CLAIM, &[&id, &node.number()]).await?.first() {
            return Ok(row.try_get::<_, i64>(0)? as u64);
        }
        let there = !self.query(IS_THERE, &[&id]).await?.is_empty();
        if there {
            Err(StoreError::Elsewhere)
        } else {
            Ok(0)
        }
    }
}
