//! Letting connections in, as many as there may be, and seeing them off at the end.

use crate::hub::Hub;
use crate::line::Line;
use crate::metrics::more;
use crate::node::{ASKS_FOR, SECRET};
use crate::who::{Passed, Placeless, Who, is_trusted, sender};
use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io::ErrorKind;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{interval, sleep, timeout};
use tower::ServiceExt;

/// How long requests under way may take when the server stops.
const LAST_REQUESTS: Duration = Duration::from_secs(3);
/// How long to wait when the system has no more connections to give: some end meanwhile.
const BREATH: Duration = Duration::from_millis(200);
/// How often addresses that have not come for a while are forgotten.
const FORGET: Duration = Duration::from_secs(60);
/// What is read at most before a request is understood.
const HEAD_BYTES: usize = 64 * 1024;

/// Lets connections in until the server is told to stop, and then waits a little for those under way.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    hub: Arc<Hub>,
    mut stopped: oneshot::Receiver<()>,
) {
    let seats = Arc::new(Semaphore::new(hub.config.connections));
    let (stop, stopping) = watch::channel(());
    let mut connections = JoinSet::new();
    let mut forget = interval(FORGET);
    loop {
        let accepted = tokio::select! {
            _ = &mut stopped => break,
            _ = forget.tick() => {
                hub.gate.forget();
                continue;
            }
            Some(_) = connections.join_next() => continue,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => match admit(stream, peer.ip(), &hub, &seats) {
                Some(line) => {
                    let (app, hub) = (app.clone(), Arc::clone(&hub));
                    let serving = converse(line, peer.ip(), app, hub, stopping.clone());
                    connections.spawn(serving);
                }
                None => more(&hub.metrics.refused_connections),
            },
            // The other end gave up.
            Err(error) if is_of_one(error.kind()) => {}
            Err(error) => {
                tracing::warn!(%error, "no connection can be let in just now");
                sleep(BREATH).await;
            }
        }
    }
    drop(listener);
    let _ = stop.send(());
    let all_ended = async { while connections.join_next().await.is_some() {} };
    let in_time = timeout(LAST_REQUESTS, all_ended).await;
    if in_time.is_err() {
        tracing::info!(left = connections.len(), "requests under way are given up");
    }
    // What is left ends with the set.
}

/// Whether an error is about one connection and says nothing about the next.
fn is_of_one(kind: ErrorKind) -> bool {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        kind,
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

/// Finds places for a connection. Those of a proxy are other people's, so they are not counted for its address.
fn admit(stream: TcpStream, peer: IpAddr, hub: &Hub, seats: &Arc<Semaphore>) -> Option<Line> {
    let seat = Arc::clone(seats).try_acquire_owned().ok()?;
    let place = if is_placeless(peer, hub) {
        None
    } else {
        Some(hub.gate.places.take(Who::of(peer))?)
    };
    // Small messages leave at once.
    let _ = stream.set_nodelay(true);
    let patience = hub.config.unread_wait;
    let metrics = Arc::clone(&hub.metrics);
    Some(Line::new(stream, metrics, patience, place, seat))
}

/// Whether connections of an address are other people's: those of proxies and of other nodes.
fn is_placeless(peer: IpAddr, hub: &Hub) -> bool {
    is_trusted(peer, &hub.config.trusted_proxies) || hub.store.has_peer(peer)
}

/// Whom another node asks for, if one does.
fn passed_on(request: &hyper::Request<Incoming>, hub: &Hub) -> Option<Who> {
    let said = |name| request.headers().get(name)?.to_str().ok();
    let known = hub.store.is_known_to(said(SECRET)?);
    let address = said(ASKS_FOR)?.parse().ok().filter(|_| known);
    address.map(Who::of)
}

/// Answers the requests of a connection until it ends or becomes a WebSocket.
async fn converse(
    line: Line,
    peer: IpAddr,
    app: Router,
    hub: Arc<Hub>,
    mut stopping: watch::Receiver<()>,
) {
    let head_wait = hub.config.head_wait;
    let answer = service_fn(move |mut request: hyper::Request<Incoming>| {
        let (mut who, proxied) = sender(peer, request.headers(), &hub.config.trusted_proxies);
        let passed = passed_on(&request, &hub);
        who = passed.unwrap_or(who);
        let known = request.extensions_mut();
        known.insert(Passed(passed.is_some()));
        known.insert(Placeless(passed.is_none() && is_placeless(peer, &hub)));
        known.insert(who);
        known.insert(proxied);
        app.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_wait)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(line), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        _ = stopping.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
}
