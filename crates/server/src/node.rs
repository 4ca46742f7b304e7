//! This server as one of several on a database: it keeps its lease, and passes on what belongs to another.

use crate::failed::Failed;
use crate::hub::Hub;
use crate::metrics::more;
use crate::room::Call;
use crate::secret;
use crate::store::Peer;
use crate::who::{Passed, Who};
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, Version};
use axum::middleware::Next;
use axum::response::Response;
use hyper::client::conn::http1;
use hyper::upgrade::on;
use hyper_util::rt::TokioIo;
use std::error::Error;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::io::copy_bidirectional;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// How a node proves to another that it is one, and for whom it asks.
pub const SECRET: &str = "x-elbowroom-node";
pub const ASKS_FOR: &str = "x-elbowroom-for";

/// How often the lease is renewed: several times before it would run out.
const BEAT: Duration = Duration::from_secs(1);
/// How long another node may take to let us in.
const PATIENCE: Duration = Duration::from_secs(3);

/// Keeps the lease until the server goes down. Whoever lost it gives every table up and joins anew.
pub async fn stay(hub: Weak<Hub>) {
    loop {
        sleep(BEAT).await;
        let Some(hub) = hub.upgrade().filter(|hub| !hub.is_closing()) else {
            return;
        };
        let stayed = match hub.store.renew().await {
            Ok(true) => continue,
            Ok(false) => {
                tracing::warn!(
                    "the database did not hear of this node in time: its tables are given up"
                );
                for room in hub.rooms.all() {
                    // One that takes no calls waits for the database, and hears it there.
                    let _ = room.try_send(Call::Lost);
                }
                hub.store.join_again().await
            }
            Err(error) => Err(error),
        };
        if let Err(error) = stayed {
            tracing::error!(%error, "this node cannot renew its lease");
        }
    }
}

/// Passes requests about a table on to the node that owns it.
pub async fn pass_on(
    State(hub): State<Arc<Hub>>,
    request: Request,
    next: Next,
) -> Result<Response, Failed> {
    let table = table_of(request.uri().path()).filter(|_| hub.store.is_shared());
    let passed = request.extensions().get::<Passed>() == Some(&Passed(true));
    let owner = match table {
        // What was passed on to us is answered here, also when the table has just gone elsewhere.
        Some(id) if !passed && hub.rooms.loaded(id).is_none() => hub.store.owner(id).await?,
        _ => None,
    };
    match owner {
        None => Ok(next.run(request).await),
        Some(peer) => {
            more(&hub.metrics.passed_on);
            let sent = timeout(PATIENCE, send(&peer, request)).await;
            let sent = sent.unwrap_or_else(|_| Err("no answer in time".into()));
            sent.map_err(|error| {
                tracing::warn!(node = peer.address, %error, "a request could not be passed on");
                Failed::moving()
            })
        }
    }
}

/// The table that a request is about.
fn table_of(path: &str) -> Option<&str> {
    let rest = path.strip_prefix("/api/tables/")?;
    let id = rest.split('/').next()?;
    secret::is_name(id).then_some(id)
}

type Sent = Result<Response, Box<dyn Error + Send + Sync>>;

/// Sends a request to a node and gives its answer; a WebSocket is joined with the node's own.
async fn send(peer: &Peer, mut request: Request) -> Sent {
    let stream = TcpStream::connect(&peer.address).await?;
    stream.set_nodelay(true)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection.with_upgrades());
    let upgrade = on(&mut request);
    let who = request.extensions().get::<Who>().map(Who::address);
    let (mut parts, body) = request.into_parts();
    parts.version = Version::HTTP_11;
    let asks_for = who.map(|who| who.to_string()).unwrap_or_default();
    parts
        .headers
        .insert(SECRET, HeaderValue::from_str(&peer.secret)?);
    parts
        .headers
        .insert(ASKS_FOR, HeaderValue::from_str(&asks_for)?);
    let mut answer = sender
        .send_request(Request::from_parts(parts, body))
        .await?;
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
        let theirs = on(&mut answer);
        tokio::spawn(async move {
            let Ok((ours, theirs)) = tokio::try_join!(upgrade, theirs) else {
                return;
            };
            // Whichever end goes, the other hears of it.
            let _ = copy_bidirectional(&mut TokioIo::new(ours), &mut TokioIo::new(theirs)).await;
        });
    }
    Ok(answer.map(Body::new))
}

#[cfg(test)]
mod tests {
    use super::table_of;

    #[test]
    fn requests_about_a_table_are_known() {
        let id = "0123456789abcdef0123456789abcdef";
        for rest in ["", "/join", "/socket", "/moments"] {
            assert_eq!(table_of(&format!("/api/tables/{id}{rest}")), Some(id));
        }
        for other in ["/api/tables", "/api/tables/list", "/api/rules", "/"] {
            assert_eq!(table_of(other), None, "{other}");
        }
    }
}
