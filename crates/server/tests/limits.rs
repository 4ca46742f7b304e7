//! What a table does not put up with, and how it says so.

mod common;

use common::*;
use elbowroom_protocol::{Ask, Problem, Say, Trouble, limits};
use elbowroom_server::client::{Connection, request};
use elbowroom_server::{Config, Server};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::timeout;

async fn trouble(connection: &mut Connection) -> Option<Trouble> {
    loop {
        let said = timeout(Duration::from_secs(20), connection.hear())
            .await
            .expect("an answer");
        match said {
            Ok(Some(Say::Trouble { trouble, .. })) => return Some(trouble),
            Ok(Some(_)) => {}
            Ok(None) | Err(_) => return None,
        }
    }
}

async fn answer_to(at: SocketAddr, table: &str, text: &str) -> Option<Trouble> {
    let mut connection = Connection::open(at, table).await.expect("a connection");
    connection.send_text(text.into()).await.expect("sent");
    trouble(&mut connection).await
}

#[tokio::test]
async fn every_wrong_first_message_gets_its_trouble() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let table = &*created.table;
    let cases = [
        ("gibberish", Trouble::Malformed),
        (r#"{"ask":"dance"}"#, Trouble::Malformed),
        (r#"{"ask":"ping"}"#, Trouble::HelloFirst),
        (r#"{"ask":"hello","version":99}"#, Trouble::Version),
        (
            r#"{"ask":"hello","version":2,"tokens":["00"]}"#,
            Trouble::Token,
        ),
        (
            r#"{"ask":"hello","version":2,"more":1}"#,
            Trouble::Malformed,
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(answer_to(at, table, text).await, Some(expected), "{text}");
    }
    let hello = r#"{"ask":"hello","version":2}"#;
    for unknown in ["0123456789abcdef0123456789abcdef", "x", "..%2f.."] {
        assert_eq!(answer_to(at, unknown, hello).await, Some(Trouble::NoTable));
    }
    for length in [limits::FRAME_BYTES + 1, 60_000, 500_000] {
        let long = format!("\"{}\"", "x".repeat(length));
        assert_eq!(
            answer_to(at, table, &long).await,
            Some(Trouble::TooLong),
            "{length}"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn a_seated_client_is_told_what_is_wrong_and_may_stay() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    guest.connection.send_text("{}".into()).await.expect("sent");
    assert_eq!(
        trouble(&mut guest.connection).await,
        Some(Trouble::Malformed)
    );
    assert!(matches!(guest.act("pick 1").await, Say::Done { .. }));

    let mut watcher = Guest::come(at, &created.table, &[], 0).await;
    for ask in [
        Ask::Leave {},
        Ask::Rematch {},
        Ask::Hint { id: 1 },
        Ask::Chat {
            text: "hi".into(),
            name: None,
        },
        Ask::Watchers { talk: true },
        Ask::Act {
            id: 1,
            state: guest.number,
            action: "decline".into(),
        },
    ] {
        watcher.connection.ask(&ask).await.expect("sent");
        assert_eq!(
            trouble(&mut watcher.connection).await,
            Some(Trouble::NotYours),
            "{ask:?}"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn a_hasty_client_is_slowed_down() {
    let server = strict().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    for _ in 0..limits::MESSAGE_BURST + 20 {
        guest.connection.ask(&Ask::Ping {}).await.expect("sent");
    }
    assert_eq!(trouble(&mut guest.connection).await, Some(Trouble::TooFast));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(
        matches!(guest.act("pick 1").await, Say::Done { .. }),
        "and may go on"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_table_takes_so_many_clients() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut all = Vec::new();
    for _ in 0..limits::WATCHERS_PER_TABLE {
        all.push(Guest::come(at, &created.table, &[], 0).await);
    }
    let mut more = Connection::hello(at, &created.table, &[], 0)
        .await
        .expect("hello");
    assert_eq!(trouble(&mut more).await, Some(Trouble::Full));
    server.stop().await;
}

async fn problem(at: SocketAddr, path: &str, body: &str) -> (u16, Option<Trouble>) {
    let (status, _, body) = request(at, "POST", path, body).await.expect("an answer");
    let problem: Option<Problem> = serde_json::from_slice(&body).ok();
    (status, problem.map(|problem| problem.trouble))
}

#[tokio::test]
async fn requests_have_limits_too() {
    let server = Server::start(Config {
        tables_per_hour: 3,
        ..config("sqlite::memory:")
    })
    .await
    .expect("the server starts");
    let at = server.address();
    let bad = [
        "{}",
        "nonsense",
        r#"{"seats":[]}"#,
        r#"{"seats":[{"kind":"here"}],"tables":1}"#,
    ];
    for body in bad {
        let (status, trouble) = problem(at, "/api/tables", body).await;
        assert!(status == 400 || status == 429, "{body}: {status}");
        assert!(trouble.is_some());
    }
    let heavy = r#"{"seats":[{"kind":"bot","bot":"search:600s"},{"kind":"here"}]}"#;
    assert_eq!(problem(at, "/api/tables", heavy).await.0, 400);
    let good = r#"{"seats":[{"kind":"here"},{"kind":"here"}]}"#;
    assert_eq!(problem(at, "/api/tables", good).await.0, 201);
    let (status, trouble) = problem(at, "/api/tables", good).await;
    assert_eq!((status, trouble), (429, Some(Trouble::TooFast)));
    let long = format!("\"{}\"", "x".repeat(limits::BODY_BYTES + 1));
    assert_eq!(problem(at, "/api/tables", &long).await.0, 413);
    assert_eq!(problem(at, "/api/tables/x/join", "{}").await.0, 404);
    for (path, expected) in [
        ("/health", 200),
        ("/metrics", 200),
        ("/api/rules?language=fr", 200),
        ("/api/boards", 200),
        ("/api/boards/base-3p", 200),
        ("/api/boards/other", 404),
        ("/api/nothing", 404),
        ("/", 200),
        ("/table/0123", 200),
        ("/missing.js", 404),
        ("/../Cargo.toml", 404),
    ] {
        let (status, _, _) = request(at, "GET", path, "").await.expect("an answer");
        assert_eq!(status, expected, "{path}");
    }
    server.stop().await;
}
