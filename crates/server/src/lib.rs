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
//! | `thinking` | where bots think: threads, queues, shares |
//! | `play` | its game: record, numbered events, undo; no I/O |
//! | [`store`] | the database |
//! | `socket`, `http`, `web` | what comes in from outside |
//! | [`client`], [`load`] | the other end: for tests, bots and load |

pub mod client;
mod config;
mod error;
mod http;
mod hub;
mod library;
mod limit;
pub mod load;
mod metrics;
mod moments;
mod outbox;
mod play;
mod room;
mod rooms;
mod secret;
mod socket;
pub mod store;
mod thinking;
mod web;

pub use config::{Config, default_database};
pub use error::{ServeError, StoreError};
pub use metrics::Metrics;

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
    serving: JoinHandle<std::io::Result<()>>,
}

impl Server {
    /// Opens the database and the address, and serves.
    ///
    /// # Errors
    /// When one of them cannot be opened.
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        use axum::serve::ListenerExt;
        let metrics = Arc::new(Metrics::default());
        let store = store::Store::open(&config.database, Arc::clone(&metrics)).await?;
        let network =
            |error: std::io::Error| ServeError::Network(config.address.to_string(), error);
        let listener = TcpListener::bind(config.address).await.map_err(network)?;
        let address = listener.local_addr().map_err(network)?;
        let hub = Hub::new(config, store, metrics);
        let app =
            http::router(Arc::clone(&hub)).into_make_service_with_connect_info::<SocketAddr>();
        let (stop, stopped) = oneshot::channel();
        // Small messages leave at once.
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        let serving = tokio::spawn(async move {
            axum::serve(listener, app)
                .with_graceful_shutdown(async {
                    let _ = stopped.await;
                })
                .await
        });
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
        // Requests that hang must not keep the server up.
        let wait = std::time::Duration::from_secs(3);
        let abort = self.serving.abort_handle();
        if tokio::time::timeout(wait, self.serving).await.is_err() {
            abort.abort();
        }
    }

    /// Serves until the process is told to end (Ctrl-C or SIGTERM), then stops.
    pub async fn run_until_told(self) {
        told_to_end().await;
        self.stop().await;
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
