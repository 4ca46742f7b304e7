//! Clients that send anything at all, or never read: they get typed errors, and the others play on.

mod common;

use common::*;
use elbowroom_bots::Luck;
use elbowroom_protocol::{Ask, ChairWish, Created, Join, NewTable, Problem, Say, Trouble, limits};
use elbowroom_server::client::{Connection, request};
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::timeout;

const FRAMES: [&str; 10] = [
    r#"{"ask":"hello","version":2,"tokens":["00"],"seen":0,"language":"fr"}"#,
    r#"{"ask":"act","id":1,"state":12,"action":"conquer 8"}"#,
    r#"{"ask":"act","id":2,"state":13,"action":"redeploy 3:2 8:1"}"#,
    r#"{"ask":"undo","id":3,"state":14}"#,
    r#"{"ask":"explain","id":4,"action":"place 3 2"}"#,
    r#"{"ask":"hint","id":5}"#,
    r#"{"ask":"chat","text":"h\u00e9llo\n"}"#,
    r#"{"ask":"leave"}"#,
    r#"{"ask":"rematch"}"#,
    r#"{"ask":"ping"}"#,
];

const BODIES: [&str; 4] = [
    r#"{"seats":[{"kind":"here","name":"Ann"},{"kind":"open"},{"kind":"bot","bot":"easy"}],"board":"base-3p"}"#,
    r#"{"seats":[{"kind":"here"},{"kind":"here"}],"switches":{"open-coins":true},"public":true,"seed":7}"#,
    r#"{"seats":[{"kind":"open"},{"kind":"open"}],"boxes":["base"],"clocks":{"bank":600,"turn":30}}"#,
    r#"{"name":"Bea"}"#,
];

/// Pieces that are likely to hurt.
const SPICE: [&str; 12] = [
    "18446744073709551615",
    "-1",
    "1e999",
    "null",
    "\"",
    "\\u0000",
    "{\"ask\":",
    "[[[[[[[[",
    "\u{202e}é𝄞",
    "conquer 255",
    "place 0 255",
    ",\"id\":9",
];

/// A text with a few things wrong with it.
fn spoil(text: &str, luck: &mut Luck) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..luck.below(4) {
        let at = luck.below(bytes.len() + 1);
        let end = at + luck.below(bytes.len() - at + 1);
        match luck.below(6) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => drop(bytes.splice(at..at, SPICE[luck.below(SPICE.len())].bytes())),
            3 => bytes.extend_from_within(at..end),
            4 if at < bytes.len() => bytes[at] = luck.below(256) as u8,
            4 => bytes.push(luck.below(256) as u8),
            _ => bytes = bytes.repeat(1 + luck.below(4)),
        }
    }
    if luck.below(100) == 0 {
        bytes.resize(limits::FRAME_BYTES + 1, b' ');
    }
    bytes
}

/// Whether something panicked since the first call, in any thread.
fn panics() -> u64 {
    static PANICS: AtomicU64 = AtomicU64::new(0);
    static HOOK: std::sync::Once = std::sync::Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            PANICS.fetch_add(1, Ordering::SeqCst);
            usual(info);
        }));
    });
    PANICS.load(Ordering::SeqCst)
}

/// Two people who play a game of their own to the end.
async fn honest_game(at: SocketAddr) -> JoinHandle<()> {
    let created = make(at, &wish(vec![here(), here(), bot("easy")])).await;
    let keys = tokens(&created);
    let mut one = Guest::come(at, &created.table, &keys[..1], 0).await;
    let mut two = Guest::come(at, &created.table, &keys[1..], 0).await;
    tokio::spawn(async move {
        tokio::join!(one.finish(), two.finish());
    })
}

/// Says hello, sends one frame after the other, and hears an answer to each; ends when it is sent away.
async fn annoy(at: SocketAddr, created: &Created, luck: &mut Luck, heard: &mut Vec<Trouble>) {
    let keys = tokens(created);
    let mine = &keys[..luck.below(keys.len() + 1)];
    let mut guest = Guest::come(at, &created.table, mine, 0).await;
    for fence in 1_000_000..1_000_040 {
        let bytes = spoil(FRAMES[luck.below(FRAMES.len())], luck);
        let binary = luck.below(8) == 0;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let too_long = !binary && text.len() > limits::FRAME_BYTES;
        // Hello is said once.
        let sound = !binary
            && !too_long
            && serde_json::from_str(&text).is_ok_and(|ask| !matches!(ask, Ask::Hello { .. }));
        let sent = if binary {
            guest.connection.send_bytes(bytes).await
        } else {
            guest.connection.send_text(text.clone()).await
        };
        sent.expect("the connection holds");
        // A question that always has an answer tells when the frame was dealt with.
        let action = "decline".to_owned();
        let explain = Ask::Explain { id: fence, action };
        let asked = guest.connection.ask(&explain).await.is_ok();
        let mut troubles = Vec::new();
        loop {
            match guest.hear().await {
                Some(Say::Explained { id, .. }) if id == fence => break,
                Some(Say::Trouble { trouble, .. }) => troubles.push(trouble),
                Some(_) => {}
                None => {
                    assert_eq!(troubles.last(), Some(&Trouble::TooLong), "{text}");
                    assert!(too_long, "{text}");
                    heard.append(&mut troubles);
                    return;
                }
            }
        }
        assert!(asked && !too_long);
        assert_eq!(troubles.contains(&Trouble::Malformed), !sound, "{text}");
        heard.append(&mut troubles);
    }
}

#[tokio::test]
async fn spoiled_frames_get_typed_errors_and_disturb_nobody() {
    let server = server().await;
    let at = server.address();
    let before = panics();
    let honest = honest_game(at).await;
    let mut luck = Luck::new(11);
    let mut heard = Vec::new();
    for _ in 0..60 {
        let created = make(at, &wish(vec![here(), here()])).await;
        annoy(at, &created, &mut luck, &mut heard).await;
    }
    honest.await.expect("the other game goes on to its end");
    for trouble in [Trouble::Malformed, Trouble::TooLong, Trouble::NotYours] {
        assert!(heard.contains(&trouble), "{trouble:?} was never told");
    }
    assert_eq!(panics(), before);
    server.stop().await;
}

#[tokio::test]
async fn bytes_that_are_no_frames_disturb_nobody() {
    let server = server().await;
    let at = server.address();
    let before = panics();
    let honest = honest_game(at).await;
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut luck = Luck::new(12);
    for round in 0..60 {
        let mut stream = TcpStream::connect(at).await.expect("a connection");
        if round % 3 > 0 {
            let upgrade = format!(
                "GET /api/tables/{}/socket HTTP/1.1\r\nHost: {at}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
                 Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
                created.table
            );
            stream.write_all(upgrade.as_bytes()).await.expect("sent");
            let mut status = [0; 12];
            stream.read_exact(&mut status).await.expect("an answer");
            assert_eq!(&status, b"HTTP/1.1 101");
        }
        let noise: Vec<u8> = (0..1 + luck.below(300))
            .map(|_| luck.below(256) as u8)
            .collect();
        // The server may have ended the connection by now.
        let _ = stream.write_all(&noise).await;
        let _ = stream.shutdown().await;
        let ended = timeout(Duration::from_secs(30), stream.read_to_end(&mut Vec::new())).await;
        assert!(ended.is_ok(), "the server lets go of it");
    }
    honest.await.expect("the other game goes on to its end");
    assert_eq!(panics(), before);
    server.stop().await;
}

fn is<T: DeserializeOwned>(body: &str) -> bool {
    serde_json::from_str::<T>(body).is_ok()
}

#[tokio::test]
async fn spoiled_requests_get_typed_errors() {
    let server = server().await;
    let at = server.address();
    let before = panics();
    let open = make(at, &wish(vec![here(), ChairWish::Open {}])).await;
    let join = format!("/api/tables/{}/join", open.table);
    let mut luck = Luck::new(13);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..600 {
        let body = spoil(BODIES[luck.below(BODIES.len())], &mut luck);
        let body = String::from_utf8_lossy(&body).into_owned();
        let (path, sound) = if luck.below(2) == 0 {
            ("/api/tables", is::<NewTable>(&body))
        } else {
            (&*join, body.is_empty() || is::<Join>(&body))
        };
        let (status, _, answer) = request(at, "POST", path, &body).await.expect("an answer");
        seen.insert(status);
        match status {
            200 | 201 => assert!(sound, "{path} {body}"),
            400 | 409 => {
                let problem: Problem = serde_json::from_slice(&answer).expect("a problem");
                assert!(!problem.text.is_empty());
                assert!(sound || problem.trouble == Trouble::Malformed, "{body}");
            }
            _ => panic!("{path} {body}: {status}"),
        }
    }
    assert_eq!(
        Vec::from_iter(seen),
        [200, 201, 400, 409],
        "every way was gone"
    );
    assert_eq!(panics(), before);
    server.stop().await;
}

/// A client that says hello and never reads, with little room for what it does not read.
async fn silent(at: SocketAddr, table: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4_096).expect("a small buffer");
    let mut stream = socket.connect(at).await.expect("a connection");
    let upgrade = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {at}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream.write_all(upgrade.as_bytes()).await.expect("sent");
    // One text frame under a mask of zeros.
    let hello = br#"{"ask":"hello","version":2}"#;
    let mut frame = vec![0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
    frame.extend_from_slice(hello);
    stream.write_all(&frame).await.expect("sent");
    stream
}

#[tokio::test]
async fn a_client_that_never_reads_is_cut_off_and_nobody_waits_for_it() {
    let server = server().await;
    let at = server.address();
    let honest = honest_game(at).await;
    let created = make(at, &wish(vec![here(), here()])).await;
    let keys = tokens(&created);
    let mut watcher = Guest::come(at, &created.table, &[], 0).await;
    let mut guest = Guest::come(at, &created.table, &keys, 0).await;
    let silent = [
        silent(at, &created.table).await,
        silent(at, &created.table).await,
    ];
    let watching = tokio::spawn(async move {
        watcher.finish().await;
        watcher
    });
    guest.act("pick 1").await;
    // The kernel takes some megabytes before anybody can tell: an action is done and taken back till then.
    let cut = || server.metrics().slow_clients.load(Ordering::SeqCst);
    let mut rounds = 0;
    while cut() < silent.len() as u64 {
        rounds += 1;
        assert!(rounds < 20_000, "nobody was cut off");
        let action = guest.table().actions[0].action.clone();
        assert!(matches!(guest.act(&action).await, Say::Done { .. }));
        let (id, state) = (guest.next, guest.number);
        guest.next += 1;
        let undo = Ask::Undo { id, state };
        guest.connection.ask(&undo).await.expect("sent");
        guest.until(|say| matches!(say, Say::Done { .. })).await;
    }
    // Everybody else plays to the end, here and elsewhere, and missed nothing.
    guest.finish().await;
    let watcher = watching.await.expect("watches to the end");
    assert_eq!(watcher.events, guest.events);
    honest.await.expect("the other game goes on to its end");
    // What was under way still comes, and then the connection has ended.
    for mut stream in silent {
        let ended = timeout(Duration::from_secs(60), async {
            while stream.read(&mut [0; 65_536]).await.is_ok_and(|n| n > 0) {}
        });
        assert!(ended.await.is_ok(), "the connection has ended");
    }
    assert_eq!(cut(), 2, "nobody else was cut off");
    server.stop().await;
}

#[tokio::test]
async fn many_who_come_at_once_find_one_table() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let come = |_| {
        let table = created.table.clone();
        tokio::spawn(async move { Guest::come(at, &table, &[], 0).await })
    };
    let coming: Vec<_> = (0..40).map(come).collect();
    let mut watchers = Vec::new();
    for one in coming {
        watchers.push(one.await.expect("a welcome"));
    }
    let loaded = server.metrics().tables_loaded.load(Ordering::SeqCst);
    assert_eq!(loaded, 1);
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    guest.act("pick 1").await;
    for watcher in &mut watchers {
        let number = guest.number;
        watcher
            .until(|say| matches!(say, Say::State { number: now, .. } if *now == number))
            .await;
    }
    let gone = Connection::hello(at, &"0".repeat(32), &[], 0).await;
    let said = gone.expect("a connection").hear().await.expect("an answer");
    assert!(matches!(
        said,
        Some(Say::Trouble {
            trouble: Trouble::NoTable,
            ..
        })
    ));
    server.stop().await;
}
