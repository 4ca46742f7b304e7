//! Tables over HTTP and WebSocket, kept in SQLite or PostgreSQL (`docs/protocol.md`).
//!
//! One task owns each table. An action is stored before it is acknowledged, so a server that is killed at
//! any moment goes on with every acknowledged action when it comes back.
//!
//! | where | what |
//! |---|---|
//! | [`Server`] | starting and stopping |
//! | `hub`, `rooms` | all tables: making, finding, loading, unloading |
//! | `room` | one table: seats, clients, bots, clocks |
//! | `node` | several servers on one database: the lease, and requests for tables of another |
//! | `wake` | tables that play by days, looked after though nobody is there |
//! | `thinking` | where bots think: threads, queues, shares |
//! | `play` | its game: record, numbered events, undo; no I/O |
//! | [`store`] | the database |
//! | `accept`, `line` | connections: how many, how long, and their end |
//! | `layers`, `limit`, `who`, `origin` | what every request goes through: limits, time-outs, headers, whose page asks |
//! | `socket`, `http`, `web`, `failed` | what comes in from outside, and how it is told that it failed |
//! | [`client`], [`load`] | the other end: for tests, bots and load |

mod accept;
mod book;
mod both;
pub mod client;
mod config;
mod error;
mod failed;
mod games;
mod http;
mod hub;
mod layers;
mod lessons;
mod library;
mod limit;
mod line;
mod lists;
pub mod load;
mod metrics;
mod moments;
mod node;
mod origin;
mod outbox;
mod play;
mod realm;
mod room;
mod rooms;
mod secret;
mod shelf;
mod socket;
pub mod store;
mod thinking;
mod wake;
mod web;
mod who;

pub use config::{Config, default_database};
pub use error::{ServeError, StoreError};
pub use ipnet::IpNet;
pub use metrics::Metrics;
pub use origin::Origin;

use hub::Hub;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that is running.
pub struct Server {
    address: SocketAddr,
    hub: Arc<Hub>,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl Server {
    /// Opens the database and the address, and serves.
    ///
    /// # Errors
    /// When one of them cannot be opened.
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        let metrics = Arc::new(Metrics::default());
        let shared = config.node.is_some();
        let store = store::Store::open_as(&config.database, Arc::clone(&metrics), shared).await?;
        let network =
            |error: std::io::Error| ServeError::Network(config.address.to_string(), error);
        let listener = TcpListener::bind(config.address).await.map_err(network)?;
        let address = listener.local_addr().map_err(network)?;
        if let Some(mut node) = config.node {
            if node.port() == 0 {
                node.set_port(address.port());
            }
            store.join(&node.to_string()).await?;
        }
        let hub = Hub::new(config, store, metrics);
        if shared {
            tokio::spawn(node::stay(Arc::downgrade(&hub)));
        }
        let app = http::router(Arc::clone(&hub));
        if let Some(age) = hub.config.keep_finished {
            tokio::spawn(pack_old(Arc::downgrade(&hub), age));
        }
        tokio::spawn(wake::wake(Arc::downgrade(&hub)));
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(accept::serve(listener, app, Arc::clone(&hub), stopped));
        tracing::info!(%address, "serving");
        Ok(Self {
            address,
            hub,
            stop,
            serving,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What was counted since the start.
    pub fn metrics(&self) -> &Metrics {
        &self.hub.metrics
    }

    /// Tells everybody, stores what waits, and stops.
    pub async fn stop(self) {
        tracing::info!("going down");
        let _ = self.stop.send(());
        self.hub.close().await;
        // It gives up requests that hang.
        let _ = self.serving.await;
    }

    /// Serves until the process is told to end (Ctrl-C or SIGTERM), then stops.
    pub async fn run_until_told(self) {
        told_to_end().await;
        self.stop().await;
    }
}

/// Packs finished tables into replays, every hour.
async fn pack_old(hub: std::sync::Weak<Hub>, age: std::time::Duration) {
    while let Some(hub) = hub.upgrade() {
        if hub.is_closing() {
            return;
        }
        match hub.pack(hub::now().saturating_sub(age.as_secs())).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "finished tables were packed into replays"),
            Err(error) => tracing::error!(%error, "finished tables could not be packed"),
        }
        drop(hub);
        tokio::time::sleep(std::time::Duration::from_secs(3_600)).await;
    }
}

async fn told_to_end() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
