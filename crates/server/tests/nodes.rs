//! Several servers on one PostgreSQL: any of them serves any table. `crates/cli/tests/nodes.rs` kills them.

mod common;
mod postgres;

use common::*;
use elbowroom_protocol::{Ask, Moment, Say, TableInfo};
use elbowroom_server::client::{get, request};
use elbowroom_server::store::{Append, EntryKind, EntryRow, SeatRow, Store, Write};
use elbowroom_server::{Config, Metrics, ServeError, Server, StoreError};
use postgres::Postgres;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn node(database: String) -> Config {
    Config {
        node: Some(([127, 0, 0, 1], 0).into()),
        ..config(database)
    }
}

async fn start(postgres: &Postgres) -> Server {
    Server::start(node(postgres.database()))
        .await
        .expect("a node starts")
}

fn passed_on(server: &Server) -> u64 {
    server.metrics().passed_on.load(Ordering::Relaxed)
}

#[tokio::test(flavor = "multi_thread")]
async fn people_of_one_table_are_at_different_nodes() {
    let Some(postgres) = Postgres::start() else {
        return;
    };
    let (one, two) = (start(&postgres).await, start(&postgres).await);
    let created = make(one.address(), &wish(vec![here(), here()])).await;
    let keys = tokens(&created);
    // Whoever comes first brings the table to its node.
    let mut ann = Guest::come(two.address(), &created.table, &keys[..1], 0).await;
    let mut bob = Guest::come(one.address(), &created.table, &keys[1..], 0).await;
    assert_eq!((passed_on(&one) > 0, passed_on(&two)), (true, 0));
    let chat = Ask::Chat {
        text: "Hello over there".into(),
        name: None,
    };
    bob.connection.ask(&chat).await.expect("sent");
    ann.until(|say| matches!(say, Say::Chat { text, .. } if text == "Hello over there"))
        .await;
    // They play to the end, each hearing what the other does.
    let (_, _) = tokio::join!(ann.finish(), bob.finish());
    let numbers = |guest: &Guest| guest.events.iter().map(|one| one.number).max();
    assert_eq!(numbers(&ann), numbers(&bob));
    for server in [&one, &two] {
        let path = |what: &str| format!("/api/tables/{}{what}", created.table);
        let info: TableInfo = get(server.address(), &path("")).await.expect("told");
        assert!(info.over && info.seats.iter().all(|seat| seat.present));
        let moments: Vec<Moment> = get(server.address(), &path("/moments"))
            .await
            .expect("moments");
        assert!(!moments.is_empty());
        let (status, _, _) = request(server.address(), "GET", &path("/nothing"), "")
            .await
            .expect("an answer");
        assert_eq!(status, 404, "what is wrong is told by whichever node");
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_goes_down_leaves_its_tables_to_the_others_at_once() {
    let Some(postgres) = Postgres::start() else {
        return;
    };
    let (one, two) = (start(&postgres).await, start(&postgres).await);
    let created = make(one.address(), &wish(vec![here(), here()])).await;
    let mut guest = Guest::come(one.address(), &created.table, &tokens(&created), 0).await;
    for _ in 0..10 {
        guest.step().await;
    }
    let (number, seen) = (
        guest.number,
        guest.events.last().map_or(0, |one| one.number),
    );
    one.stop().await;
    let mut again = Guest::come(two.address(), &created.table, &tokens(&created), seen).await;
    assert!(again.number >= number && again.events.iter().all(|one| one.number > seen));
    again.next = 1_000;
    again.finish().await;
    assert_eq!(passed_on(&two), 0);
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_the_database_alone_and_who_shares_it_keep_each_other_out() {
    let Some(postgres) = Postgres::start() else {
        return;
    };
    let taken = |started: Result<Server, ServeError>| {
        matches!(started.err(), Some(ServeError::Store(StoreError::Taken(_))))
    };
    let shared = start(&postgres).await;
    assert!(taken(Server::start(config(postgres.database())).await));
    shared.stop().await;
    let alone = Server::start(config(postgres.database())).await;
    let alone = alone.expect("it is free");
    assert!(taken(Server::start(node(postgres.database())).await));
    alone.stop().await;
    let file = Server::start(node("sqlite::memory:".into())).await.err();
    let said = file.map(|error| error.to_string()).unwrap_or_default();
    assert!(said.contains("postgres://"), "{said}");
}

/// Sends a request with headers of one's own; gives the status.
async fn send(server: &Server, path: &str, headers: &str) -> u16 {
    let mut stream = TcpStream::connect(server.address()).await.expect("let in");
    let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n");
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer).await;
    let status = answer.split(' ').nth(1).and_then(|text| text.parse().ok());
    status.expect("a status")
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_taken_for_a_node_without_its_secret() {
    let Some(postgres) = Postgres::start() else {
        return;
    };
    let server = Server::start(Config {
        reads: (1, 3),
        ..node(postgres.database())
    });
    let server = server.await.expect("starts");
    let headers =
        "X-Elbowroom-Node: 00000000000000000000000000000000\r\nX-Elbowroom-For: 192.0.2.1\r\n";
    let mut refused = false;
    for _ in 0..20 {
        refused |= send(&server, "/api/boards", headers).await == 429;
    }
    assert!(refused, "its pace is counted like anybody's");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_lost_a_table_without_knowing_writes_nothing_more_of_it() {
    let Some(postgres) = Postgres::start() else {
        return;
    };
    let server = start(&postgres).await;
    let table = make(server.address(), &wish(vec![here(), here()]))
        .await
        .table;
    server.stop().await;
    let mut stores = Vec::new();
    for address in ["127.0.0.1:1", "127.0.0.1:2"] {
        let database = postgres.database();
        let store = Store::open_as(&database, Arc::new(Metrics::default()), true);
        let store = store.await.expect("it opens");
        store.join(address).await.expect("joined");
        stores.push(store);
    }
    let (one, two) = (&stores[0], &stores[1]);
    let first = one.claim(&table).await.expect("it is nobody's");
    assert!(matches!(
        two.claim(&table).await,
        Err(StoreError::Elsewhere)
    ));
    let owner = two.owner(&table).await.expect("read").expect("an owner");
    assert_eq!(owner.address, "127.0.0.1:1");
    let thought = |spent| Write::Thought(table.clone(), spent);
    one.write_under(thought(5), first).await.expect("its own");
    // Its lease runs out and it joins anew: what was its own is anybody's.
    one.join_again().await.expect("joined");
    let second = two.claim(&table).await.expect("it is nobody's");
    assert!(second > first);
    let number = two
        .load(&table)
        .await
        .expect("read")
        .expect("there")
        .entries
        .len() as u64;
    let entry = EntryRow {
        number,
        kind: EntryKind::Act,
        seat: 0,
        text: "pick 1".into(),
        asked: Some((1, 0)),
        spent: 0,
    };
    let seat = SeatRow {
        seat: 0,
        name: "Eve".into(),
        bot: None,
        token: Some("other".into()),
    };
    let append = Append {
        table: table.clone(),
        entries: vec![entry],
        round: None,
        ended: None,
        wait: None,
        thought: false,
    };
    for write in [
        thought(9),
        Write::Append(append.clone()),
        Write::Seats(table.clone(), vec![seat], None),
    ] {
        let late = one.write_under(write.clone(), first).await;
        assert!(
            matches!(late, Err(StoreError::Conflict(_))),
            "{write:?}: {late:?}"
        );
    }
    let stored = two.load(&table).await.expect("read").expect("there");
    assert_eq!(
        (stored.table.thought, stored.entries.len() as u64),
        (5, number)
    );
    assert!(stored.seats.iter().all(|seat| seat.name != "Eve"));
    // The owner goes on.
    two.write_under(Write::Append(append), second)
        .await
        .expect("its own");
    for store in &stores {
        store.close(Duration::from_secs(5)).await;
    }
}
