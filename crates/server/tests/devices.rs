//! The keys of a device go to another by a code that works once.

mod common;

use common::*;
use elbowroom_protocol::{Ask, Problem, Say, Take, Taken, Trouble};
use elbowroom_server::client::{post, request};
use std::net::SocketAddr;

/// Asks for a code; gives it, or the trouble.
async fn hand(guest: &mut Guest, tokens: &[String], host: Option<&str>) -> Result<String, Trouble> {
    let ask = Ask::Hand {
        id: 9,
        tokens: tokens.to_vec(),
        host: host.map(str::to_owned),
    };
    guest.connection.ask(&ask).await.expect("sent");
    loop {
        match guest.hear().await.expect("the connection holds") {
            Say::Handed { id, code, seconds } => {
                assert!(id == 9 && seconds > 0 && code.len() == 32);
                return Ok(code);
            }
            Say::Trouble { trouble, .. } => return Err(trouble),
            _ => {}
        }
    }
}

async fn refused(at: SocketAddr, path: &str, code: &str) {
    let take = Take { code: code.into() };
    let body = serde_json::to_string(&take).expect("JSON");
    let (status, _, body) = request(at, "POST", path, &body).await.expect("an answer");
    let problem: Problem = serde_json::from_slice(&body).expect("a problem");
    assert_eq!((status, problem.trouble), (409, Trouble::Token));
}

#[tokio::test]
async fn a_code_works_once() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here(), bot("easy")])).await;
    let keys = tokens(&created);
    let path = format!("/api/tables/{}/take", created.table);
    let mut ann = Guest::come(at, &created.table, &keys, 0).await;
    refused(at, &path, "00000000000000000000000000000000").await;
    let turned: Vec<String> = keys.iter().rev().cloned().collect();
    let code = hand(&mut ann, &turned, Some(&created.host))
        .await
        .expect("a code");
    let taken: Taken = post(at, &path, &Take { code: code.clone() })
        .await
        .expect("the keys");
    let mut seats = taken.seats.clone();
    seats.sort_by_key(|seat| seat.seat);
    assert_eq!(
        (seats, taken.host),
        (created.seats.clone(), Some(created.host.clone()))
    );
    ann.until(|say| matches!(say, Say::Taken { id: 9 })).await;
    refused(at, &path, &code).await;
    // The other device plays the seat, and the first one still does.
    let mut other = Guest::come(at, &created.table, &[taken.seats[0].token.clone()], 0).await;
    assert_eq!(other.seats, [taken.seats[0].seat]);
    ann.step().await;
    other.until(|say| matches!(say, Say::State { .. })).await;
    server.stop().await;
}

#[tokio::test]
async fn only_keys_of_this_device_go() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let keys = tokens(&created);
    let mut ann = Guest::come(at, &created.table, &keys[..1], 0).await;
    for (tokens, host) in [
        (vec![], None),
        (keys.clone(), None),
        (vec![keys[0].clone(), keys[0].clone()], None),
        (vec!["f".repeat(32)], None),
        (keys[..1].to_vec(), Some("f".repeat(32))),
    ] {
        let said = hand(&mut ann, &tokens, host.as_deref()).await;
        assert_eq!(said, Err(Trouble::Token), "{tokens:?}");
    }
    let mut watcher = Guest::come(at, &created.table, &[], 0).await;
    assert_eq!(
        hand(&mut watcher, &keys, None).await,
        Err(Trouble::NotYours)
    );
    // Of many codes the oldest give way.
    let path = format!("/api/tables/{}/take", created.table);
    let first = hand(&mut ann, &keys[..1], None).await.expect("a code");
    for _ in 0..elbowroom_protocol::limits::CODES {
        hand(&mut ann, &keys[..1], None).await.expect("a code");
    }
    refused(at, &path, &first).await;
    server.stop().await;
}
