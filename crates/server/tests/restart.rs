//! A server that ends in the middle goes on where it was.

mod common;

use common::*;
use elbowroom_bots::Luck;
use elbowroom_protocol::{Ask, Moment, Say, Trouble};
use elbowroom_server::client::get;
use elbowroom_server::{Config, Server};
use std::time::Duration;
use tokio::runtime::Runtime;

/// A server whose runtime can be torn away.
fn start(database: &str) -> (Runtime, Server) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime");
    let server = runtime
        .block_on(Server::start(config(database)))
        .expect("the server starts");
    (runtime, server)
}

#[test]
fn torn_away_again_and_again_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = sqlite(folder.path());
    let client = Runtime::new().expect("a runtime");
    let (mut runtime, mut server) = start(&database);
    let (created, mut seen, mut next) = client.block_on(async {
        let created = make(server.address(), &wish(vec![here(), bot("easy"), here()])).await;
        (created, 0, 1)
    });
    let mut luck = Luck::new(5);
    let mut told = Vec::new();
    let mut last: Option<(u64, u64, String, u64)> = None;
    for round in 0.. {
        let at = server.address();
        let over = client.block_on(async {
            let mut guest = Guest::come(at, &created.table, &tokens(&created), seen).await;
            (guest.next, guest.luck) = (next, Luck::new(round));
            if let Some((id, state, action, number)) = last.clone() {
                // The last action is said again, as by a client that did not hear the answer.
                let ask = Ask::Act { id, state, action };
                guest.connection.ask(&ask).await.expect("sent");
                let said = guest
                    .until(|say| matches!(say, Say::Done { .. } | Say::Refused { .. }))
                    .await;
                assert_eq!(said, Say::Done { id, number });
            }
            let steps = 3 + luck.below(20);
            for _ in 0..steps {
                if guest.is_over() {
                    break;
                }
                let Some(action) = guest.any_action() else {
                    guest.hear().await.expect("the connection holds");
                    continue;
                };
                let state = guest.number;
                let said = guest.act(&action).await;
                let Say::Done { id, number } = said else {
                    panic!("{action}: {said:?}")
                };
                last = Some((id, state, action, number));
            }
            next = guest.next;
            seen = guest.events.last().map_or(seen, |event| event.number);
            told.append(&mut guest.events);
            guest.is_over()
        });
        if over {
            break;
        }
        runtime.shutdown_timeout(Duration::from_secs(5));
        drop(server);
        (runtime, server) = start(&database);
    }
    // Everything was told once, in order, and is what the record tells.
    let moments: Vec<Moment> = client
        .block_on(get(
            server.address(),
            &format!("/api/tables/{}/moments", created.table),
        ))
        .expect("moments");
    let all: Vec<_> = moments
        .into_iter()
        .flat_map(|moment| moment.events)
        .collect();
    assert_eq!(told, all);
    runtime.block_on(server.stop());
}

#[tokio::test]
async fn a_table_sleeps_and_wakes() {
    let server = Server::start(Config {
        idle: Duration::from_millis(50),
        ..config("sqlite::memory:")
    })
    .await
    .expect("the server starts");
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    for _ in 0..20 {
        guest.step().await;
    }
    let (number, view) = (guest.number, guest.table().clone());
    drop(guest);
    let loaded = || {
        server
            .metrics()
            .tables_loaded
            .load(std::sync::atomic::Ordering::Relaxed)
    };
    while loaded() > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut guest = Guest::come(at, &created.table, &tokens(&created), number).await;
    assert_eq!((guest.number, guest.table()), (number, &view));
    assert!(guest.events.is_empty());
    guest.next = 1_000;
    guest.finish().await;
    server.stop().await;
}

#[tokio::test]
async fn going_down_is_told() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    let stopping = tokio::spawn(server.stop());
    let closing = |say: &Say| {
        matches!(
            say,
            Say::Trouble {
                trouble: Trouble::Closing,
                ..
            }
        )
    };
    guest.until(closing).await;
    assert!(guest.hear().await.is_none());
    stopping.await.expect("it stops");
}
