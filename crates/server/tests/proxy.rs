//! Behind a proxy: whose requests they are, and whose word is taken.

mod common;
mod raw;

use common::*;
use elbowroom_protocol::Trouble;
use elbowroom_server::{Config, Server};
use raw::*;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::sleep;

const TWO: &str = r#"{"seats":[{"kind":"here"},{"kind":"here"}]}"#;

/// A server that trusts a network and lets each address have one table and two connections.
async fn behind(network: &str) -> Server {
    Server::start(Config {
        tables_per_hour: 1,
        connections_per_address: 2,
        trusted_proxies: vec![network.parse().expect("a network")],
        ..config("sqlite::memory:")
    })
    .await
    .expect("the server starts")
}

async fn make_for(at: SocketAddr, forwarded: &str) -> u16 {
    let headers = [("x-forwarded-for", forwarded)];
    ask(at, "POST", "/api/tables", &headers, TWO).await.status
}

#[tokio::test]
async fn each_client_of_a_proxy_has_its_own_limits() {
    let server = behind("127.0.0.0/8").await;
    let at = server.address();
    for (forwarded, expected) in [
        ("203.0.113.1", 201),
        ("203.0.113.1", 429),
        ("203.0.113.2", 201),
        // What a client writes itself stands further left.
        ("198.51.100.7, 203.0.113.2", 429),
        ("203.0.113.3, 127.0.0.9", 201),
        ("203.0.113.3", 429),
        ("2001:db8::1", 201),
        ("2001:db8::2", 429),
        ("::ffff:203.0.113.3", 429),
        // The proxy itself, when it says nothing that can be understood.
        ("unknown", 201),
        ("203.0.113.9, nonsense", 429),
    ] {
        assert_eq!(make_for(at, forwarded).await, expected, "{forwarded}");
    }
    server.stop().await;
}

#[tokio::test]
async fn nobody_else_is_believed() {
    let server = behind("10.0.0.0/8").await;
    let at = server.address();
    assert_eq!(make_for(at, "203.0.113.1").await, 201);
    assert_eq!(make_for(at, "203.0.113.2").await, 429);
    server.stop().await;
}

#[tokio::test]
async fn sockets_through_a_proxy_are_counted_for_who_opens_them() {
    let server = behind("127.0.0.1/32").await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut held = Vec::new();
    for _ in 0..5 {
        held.push(TcpStream::connect(at).await.expect("open"));
    }
    let one = "X-Forwarded-For: 203.0.113.1\r\n";
    let two = "X-Forwarded-For: 203.0.113.2\r\n";
    let first = open(at, &created.table, one).await;
    let second = open(at, &created.table, one).await;
    assert_eq!((first.status, second.status), (101, 101));
    let third = open(at, &created.table, one).await;
    assert_eq!((third.status, third.trouble()), (429, Trouble::Busy));
    assert_eq!(open(at, &created.table, two).await.status, 101);
    drop(first);
    let mut tries = 0;
    while open(at, &created.table, one).await.status != 101 {
        tries += 1;
        assert!(tries < 50, "the place is free again");
        sleep(Duration::from_millis(100)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn the_host_that_a_proxy_names_is_the_one_that_pages_come_from() {
    let lines = "X-Forwarded-Host: play.example\r\nOrigin: https://play.example\r\n";
    for (network, expected) in [("127.0.0.1/32", 101), ("10.0.0.0/8", 403)] {
        let server = behind(network).await;
        let at = server.address();
        let created = make(at, &wish(vec![here(), here()])).await;
        let answer = open(at, &created.table, lines).await;
        assert_eq!(answer.status, expected, "{network}");
        server.stop().await;
    }
}
