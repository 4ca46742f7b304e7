//! Requests of all kinds: slow ones, bad ones, too many, from other sites; and what every answer has.

mod common;
mod raw;

use common::*;
use elbowroom_protocol::{ChairWish, Problem, Trouble, limits};
use elbowroom_server::client::request;
use elbowroom_server::{Config, Server};
use raw::*;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

/// A moment that a patient server would outlast.
const SHORT: Duration = Duration::from_millis(300);

async fn with(change: impl FnOnce(&mut Config)) -> Server {
    let mut config = config("sqlite::memory:");
    change(&mut config);
    Server::start(config).await.expect("the server starts")
}

/// Whether the other end lets go of a connection soon; gives what it said before.
async fn last_words(stream: &mut TcpStream) -> Option<String> {
    let mut said = Vec::new();
    let ended = timeout(Duration::from_secs(5), stream.read_to_end(&mut said)).await;
    ended.ok()?.ok();
    Some(String::from_utf8_lossy(&said).into_owned())
}

#[tokio::test]
async fn a_head_that_does_not_come_ends_the_connection() {
    let server = with(|config| config.head_wait = SHORT).await;
    for start in ["", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "] {
        let mut stream = TcpStream::connect(server.address()).await.expect("open");
        stream.write_all(start.as_bytes()).await.expect("sent");
        assert!(last_words(&mut stream).await.is_some(), "{start:?} stays");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let server = with(|config| config.body_wait = SHORT).await;
    for path in ["/api/tables", "/api/tiles/check"] {
        let mut stream = TcpStream::connect(server.address()).await.expect("open");
        let head = format!("POST {path} HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{{");
        stream.write_all(head.as_bytes()).await.expect("sent");
        let answer = last_words(&mut stream).await.expect("the connection ends");
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
        assert!(answer.contains(r#"{"trouble":"malformed","text":"#));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_body_that_drips_is_cut_off_too() {
    let server = with(|config| config.request_wait = Duration::from_millis(700)).await;
    let mut stream = TcpStream::connect(server.address()).await.expect("open");
    let head = "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n";
    stream.write_all(head.as_bytes()).await.expect("sent");
    let (mut reader, mut writer) = stream.into_split();
    let drip = tokio::spawn(async move {
        while writer.write_all(b" ").await.is_ok() {
            sleep(Duration::from_millis(50)).await;
        }
    });
    let mut start = [0; 12];
    let answered = timeout(Duration::from_secs(5), reader.read_exact(&mut start)).await;
    answered.expect("soon").expect("an answer");
    assert_eq!(&start, b"HTTP/1.1 503");
    drip.abort();
    server.stop().await;
}

#[tokio::test]
async fn an_answer_that_is_not_read_is_given_up() {
    let server = with(|config| config.unread_wait = SHORT).await;
    let at = server.address();
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4_096).expect("a small buffer");
    let mut stream = socket.connect(at).await.expect("open");
    let ask = "GET /api/rules HTTP/1.1\r\nHost: a\r\n\r\n".repeat(150);
    let _ = stream.write_all(ask.as_bytes()).await;
    let open = || {
        server
            .metrics()
            .connections
            .load(std::sync::atomic::Ordering::SeqCst)
    };
    let deadline = Instant::now() + Duration::from_secs(20);
    while open() > 0 {
        assert!(Instant::now() < deadline, "the connection is still held");
        sleep(Duration::from_millis(50)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn stopping_waits_for_nobody_in_particular() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut held = Vec::new();
    for start in [
        "",
        "GET / HTTP/1.1\r\nHost:",
        "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{",
        &format!("{}\r\n", upgrade(&created.table, "")),
    ] {
        let mut stream = TcpStream::connect(at).await.expect("open");
        stream.write_all(start.as_bytes()).await.expect("sent");
        held.push(stream);
    }
    sleep(SHORT).await;
    let began = Instant::now();
    server.stop().await;
    assert!(began.elapsed() < Duration::from_secs(5));
    assert!(TcpStream::connect(at).await.is_err(), "nobody listens");
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let server = with(|config| config.connections_per_address = 3).await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    // A socket goes on counting.
    let guest = Guest::come(at, &created.table, &[], 0).await;
    let mut held = Vec::new();
    for _ in 0..2 {
        held.push(TcpStream::connect(at).await.expect("open"));
    }
    sleep(SHORT).await;
    let mut more = TcpStream::connect(at).await.expect("open");
    assert_eq!(last_words(&mut more).await.as_deref(), Some(""));
    drop(guest);
    let mut tries = 0;
    while request(at, "GET", "/health", "").await.is_err() {
        tries += 1;
        assert!(tries < 50, "the place is free again");
        sleep(Duration::from_millis(100)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn all_addresses_together_have_so_many_connections() {
    let server = with(|config| config.connections = 1).await;
    let _held = TcpStream::connect(server.address()).await.expect("open");
    sleep(SHORT).await;
    let mut more = TcpStream::connect(server.address()).await.expect("open");
    assert_eq!(last_words(&mut more).await.as_deref(), Some(""));
    server.stop().await;
}

#[tokio::test]
async fn reading_has_a_pace() {
    let server = with(|config| config.reads = (1, 3)).await;
    let at = server.address();
    for _ in 0..3 {
        assert_eq!(ask(at, "GET", "/api/boards", &[], "").await.status, 200);
    }
    let tile = ask(at, "POST", "/api/tiles/check", &[], "x").await;
    assert_eq!(tile.status, 429);
    let answer = ask(at, "GET", "/api/boards", &[], "").await;
    assert_eq!((answer.status, answer.trouble()), (429, Trouble::TooFast));
    let wait: u64 = answer.header("retry-after").parse().expect("seconds");
    assert!((1..=2).contains(&wait));
    for path in ["/health", "/metrics", "/"] {
        assert_eq!(ask(at, "GET", path, &[], "").await.status, 200, "{path}");
    }
    sleep(Duration::from_millis(1_200)).await;
    assert_eq!(ask(at, "GET", "/api/boards", &[], "").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn who_made_too_many_tables_hears_when_to_come_back() {
    let server = with(|config| config.tables_per_hour = 1).await;
    let at = server.address();
    let body = r#"{"seats":[{"kind":"here"},{"kind":"here"}]}"#;
    assert_eq!(ask(at, "POST", "/api/tables", &[], body).await.status, 201);
    let answer = ask(at, "POST", "/api/tables", &[], body).await;
    assert_eq!((answer.status, answer.trouble()), (429, Trouble::TooFast));
    let wait: u64 = answer.header("retry-after").parse().expect("seconds");
    assert!((3_000..=3_600).contains(&wait), "{wait}");
    server.stop().await;
}

#[tokio::test]
async fn long_answers_are_compressed_and_short_ones_not() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let moments = format!("/api/tables/{}/moments", created.table);
    let gzip = [("accept-encoding", "gzip, br")];
    for path in ["/api/rules", &moments] {
        let plain = ask(at, "GET", path, &[], "").await;
        assert_eq!(plain.header("content-encoding"), "");
        let packed = ask(at, "GET", path, &gzip, "").await;
        assert_eq!(packed.header("content-encoding"), "gzip", "{path}");
        assert_eq!(packed.header("vary"), "accept-encoding");
        assert!(packed.body.len() * 2 < plain.body.len(), "{path}");
        assert_eq!(unpacked(&packed.body), plain.body, "{path}");
    }
    let short = ask(at, "GET", "/api/boards/none", &gzip, "").await;
    assert_eq!(short.header("content-encoding"), "");
    server.stop().await;
}

#[tokio::test]
async fn every_answer_says_what_pages_may_do() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let table = format!("/api/tables/{}", created.table);
    for (path, kept) in [
        ("/", "no-cache"),
        ("/missing.js", "no-store"),
        ("/api/nothing", "no-store"),
        ("/api/rules", ""),
        ("/api/tables", "no-store"),
        (&table, "no-store"),
        (&format!("{table}/replay"), "no-store"),
        (&format!("{table}/moments"), "no-store"),
        ("/health", "no-store"),
    ] {
        let answer = ask(at, "GET", path, &[], "").await;
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("default-src 'self'"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"));
        let scripts = policy.split(';').find(|part| part.contains("script-src"));
        assert_eq!(scripts.map(str::trim), Some("script-src 'self'"));
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert!(answer.header("permissions-policy").contains("camera=()"));
        assert_eq!(answer.header("cache-control"), kept, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn pages_of_other_sites_may_not_ask() {
    let server = with(|config| {
        config.origins = vec!["https://friend.example".parse().expect("an origin")];
    })
    .await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let ours = format!("http://{at}");
    let body = r#"{"seats":[{"kind":"here"},{"kind":"here"}]}"#;
    for (origin, allowed) in [
        (&*ours, true),
        ("https://friend.example", true),
        ("https://foe.example", false),
        ("http://127.0.0.1", false),
        ("null", false),
    ] {
        let line = format!("Origin: {origin}\r\n");
        let answer = open(at, &created.table, &line).await;
        assert_eq!(answer.status, if allowed { 101 } else { 403 }, "{origin}");
        if !allowed {
            assert_eq!(answer.trouble(), Trouble::NotYours);
        }
        let answer = ask(at, "POST", "/api/tables", &[("origin", origin)], body).await;
        assert_eq!(answer.status, if allowed { 201 } else { 403 }, "{origin}");
    }
    assert_eq!(open(at, &created.table, "").await.status, 101);
    server.stop().await;
}

#[tokio::test]
async fn whatever_fails_has_the_documented_body() {
    let server = server().await;
    let at = server.address();
    let seats = vec![here(), ChairWish::Open {}];
    let created = make(at, &wish(seats)).await;
    let table = format!("/api/tables/{}", created.table);
    let of = |rest: &str| format!("{table}{rest}");
    let long = "x".repeat(limits::BODY_BYTES + 1);
    let malformed = Trouble::Malformed;
    let cases: [(&str, &str, &[u8], u16, Trouble); 37] = [
        ("GET", "/missing.js", b"", 404, malformed),
        ("POST", "/", b"", 405, malformed),
        ("DELETE", "/index.html", b"", 405, malformed),
        ("GET", "/api", b"", 404, malformed),
        ("GET", "/api/", b"", 404, malformed),
        ("PUT", "/api/nothing", b"", 404, malformed),
        ("DELETE", "/api/tables", b"", 405, malformed),
        ("POST", &table, b"", 405, malformed),
        ("GET", &of("/join"), b"", 405, malformed),
        ("POST", &of("/replay"), b"", 405, malformed),
        ("POST", "/api/rules", b"", 405, malformed),
        ("POST", "/health", b"", 405, malformed),
        ("GET", "/api/rules?color=red", b"", 400, malformed),
        (
            "GET",
            "/api/rules?language=en&language=fr",
            b"",
            400,
            malformed,
        ),
        ("GET", "/api/rules?language=%ff&x", b"", 400, malformed),
        ("GET", &of("/moments?languag=en"), b"", 400, malformed),
        ("GET", "/api/boards?x=1", b"", 400, malformed),
        ("GET", "/api/tables?page=2", b"", 400, malformed),
        ("POST", &of("/join?name=Bea"), b"", 400, malformed),
        ("GET", &of("/points?x"), b"", 400, malformed),
        ("GET", &of("/tiles?x=1"), b"", 400, malformed),
        ("GET", &of("/board?x=1"), b"", 400, malformed),
        ("GET", "/api/tables/none/board", b"", 404, Trouble::NoTable),
        ("POST", "/api/realm", b"\xff", 400, malformed),
        ("POST", "/api/realm", long.as_bytes(), 413, Trouble::TooLong),
        ("POST", "/api/tiles/check?x=1", b"x", 400, malformed),
        ("POST", "/api/tiles/check", b"\xff\xfe", 400, malformed),
        (
            "POST",
            "/api/tiles/check",
            long.as_bytes(),
            413,
            Trouble::TooLong,
        ),
        (
            "POST",
            "/api/tables",
            long.as_bytes(),
            413,
            Trouble::TooLong,
        ),
        ("POST", "/api/tables", b"\xff", 400, malformed),
        ("POST", "/api/tables", b"{}", 400, malformed),
        ("GET", "/api/tables/%ff", b"", 400, malformed),
        ("GET", "/api/tables/none", b"", 404, Trouble::NoTable),
        ("GET", "/api/boards/%ff", b"", 400, malformed),
        ("GET", "/api/boards/none", b"", 404, malformed),
        ("GET", &of("/socket"), b"", 400, malformed),
        ("POST", &of("/socket"), b"", 405, malformed),
    ];
    for (method, path, body, status, trouble) in cases {
        let answer = ask_bytes(at, method, path, &[], body).await;
        let what = format!("{method} {path}: {}", answer.head);
        assert_eq!(answer.status, status, "{what}");
        assert_eq!(answer.header("content-type"), "application/json", "{what}");
        let problem: Problem = serde_json::from_slice(&answer.body).expect(&what);
        assert_eq!(problem.trouble, trouble, "{what}");
        assert!(
            !problem.text.is_empty() && problem.text.len() < 1_000,
            "{what}"
        );
    }
    let answer = ask(at, "GET", "/api/rules?language=eo", &[], "").await;
    assert_eq!(answer.status, 200, "other languages are English");
    // An upgrade of another version of the WebSocket.
    let old = upgrade(&created.table, "").replace("Version: 13", "Version: 8");
    let answer = say(at, old.as_bytes()).await;
    assert!(answer.status == 400 || answer.status == 426);
    assert_eq!(answer.trouble(), Trouble::Malformed);
    server.stop().await;
}
