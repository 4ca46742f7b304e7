//! Who may talk, and in which language the server answers.

mod common;
mod raw;

use common::*;
use elbowroom_protocol::{Ask, Problem, Say, Trouble, VERSION, limits};
use elbowroom_server::Server;
use elbowroom_server::client::Connection;
use raw::*;
use std::net::SocketAddr;

fn chat(text: &str, name: Option<&str>) -> Ask {
    Ask::Chat {
        text: text.into(),
        name: name.map(str::to_owned),
    }
}

/// The next word or trouble that somebody hears.
async fn hears(guest: &mut Guest) -> Say {
    let heard = |say: &Say| matches!(say, Say::Chat { .. } | Say::Trouble { .. });
    guest.until(heard).await
}

async fn is_refused(guest: &mut Guest) -> bool {
    let said = hears(guest).await;
    matches!(said, Say::Trouble { trouble, .. } if trouble == Trouble::NotYours)
}

async fn may_talk(guest: &mut Guest, wanted: bool) {
    let told =
        |say: &Say| matches!(say, Say::Seats { watchers_talk, .. } if *watchers_talk == wanted);
    guest.until(told).await;
}

#[tokio::test]
async fn those_who_watch_talk_where_the_host_lets_them() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut host = Guest::come_as_host(at, &created).await;
    let mut watcher = Guest::come(at, &created.table, &[], 0).await;
    let hi = chat("hi", Some("Eve"));
    watcher.connection.ask(&hi).await.expect("sent");
    assert!(is_refused(&mut watcher).await, "usually they may not");
    // Nobody but the host lets them, not even who sits here.
    let keys = tokens(&created);
    let mut player = Guest::come(at, &created.table, &keys[..1], 0).await;
    let talk = |talk| Ask::Watchers { talk };
    for guest in [&mut watcher, &mut player] {
        guest.connection.ask(&talk(true)).await.expect("sent");
        assert!(is_refused(guest).await);
    }
    host.connection.ask(&talk(true)).await.expect("sent");
    may_talk(&mut watcher, true).await;
    watcher.connection.ask(&hi).await.expect("sent");
    let said = Say::Chat {
        seat: None,
        name: "Eve".into(),
        text: "hi".into(),
    };
    assert_eq!(hears(&mut host).await, said, "without a seat");
    assert_eq!(hears(&mut player).await, said);
    // A name is cleaned and cut like every other, and nobody must give one.
    let long = format!("\u{202e}{}", "x".repeat(99));
    for (name, shown) in [
        (Some(long.as_str()), "x".repeat(limits::NAME_CHARS)),
        (None, String::new()),
    ] {
        watcher
            .connection
            .ask(&chat("hi", name))
            .await
            .expect("sent");
        let heard = hears(&mut host).await;
        assert!(matches!(&heard, Say::Chat { seat: None, name, .. } if *name == shown));
    }
    // Who sits here keeps the name of the seat, whatever they say.
    let mask = chat("hi", Some("Eve"));
    player.connection.ask(&mask).await.expect("sent");
    let heard = hears(&mut host).await;
    assert!(matches!(&heard, Say::Chat { seat: Some(1), name, .. } if name.is_empty()));
    host.connection.ask(&talk(false)).await.expect("sent");
    may_talk(&mut watcher, false).await;
    watcher.connection.ask(&hi).await.expect("sent");
    assert!(is_refused(&mut watcher).await);
    server.stop().await;
}

#[tokio::test]
async fn a_table_can_be_made_so_and_stays_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let start = || Server::start(config(sqlite(folder.path())));
    let at_start = start().await.expect("started");
    let mut wanted = wish(vec![here(), here()]);
    wanted.watchers_talk = Some(true);
    let created = make(at_start.address(), &wanted).await;
    let other = make(at_start.address(), &wish(vec![here(), here()])).await;
    let mut host = Guest::come_as_host(at_start.address(), &other).await;
    host.connection
        .ask(&Ask::Watchers { talk: true })
        .await
        .expect("sent");
    may_talk(&mut host, true).await;
    at_start.stop().await;
    let again = start().await.expect("started");
    for table in [&created.table, &other.table] {
        let mut watcher = Guest::come(again.address(), table, &[], 0).await;
        let hi = chat("hi", None);
        watcher.connection.ask(&hi).await.expect("sent");
        assert!(matches!(hears(&mut watcher).await, Say::Chat { .. }));
    }
    again.stop().await;
}

/// What the first answer to a hello in a language says.
async fn told(at: SocketAddr, table: &str, tokens: Vec<String>, language: &str) -> String {
    let mut connection = Connection::open(at, table).await.expect("open");
    let hello = Ask::Hello {
        version: VERSION,
        tokens,
        seen: 0,
        language: language.into(),
        host: None,
    };
    connection.ask(&hello).await.expect("sent");
    match connection.hear().await.expect("an answer") {
        Some(Say::Trouble { text, .. }) => text,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn failures_are_told_in_the_language_asked_for() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), bot("easy")])).await;
    let nowhere = "0".repeat(32);
    let french = "cette table n'existe pas";
    assert_eq!(told(at, &nowhere, vec![], "fr").await, french);
    let english = "there is no such table";
    assert_eq!(told(at, &nowhere, vec![], "en").await, english);
    let key = vec!["x".repeat(32)];
    let wrong = told(at, &created.table, key, "fr").await;
    assert_eq!(wrong, "cette clé n'ouvre aucun siège de cette table");

    let ask = async |method: &str, path: &str, accepted: &str| {
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: a\r\nAccept-Language: {accepted}\r\nContent-Length: 0\r\n\r\n"
        );
        let reply = say(at, text.as_bytes()).await;
        let problem: Problem = serde_json::from_slice(&reply.body).expect("a problem");
        problem.text
    };
    let table = |id: &str, rest: &str| format!("/api/tables/{id}{rest}");
    for (path, accepted, wanted) in [
        (table(&nowhere, ""), "fr-CA, en;q=0.5", french),
        (table(&nowhere, ""), "de", english),
        (table(&nowhere, "/points?language=fr"), "en", french),
        (table(&nowhere, "/points?language=en"), "fr", english),
        ("/api/nowhere".into(), "fr", "il n'y a rien ici"),
    ] {
        assert_eq!(ask("GET", &path, accepted).await, wanted, "{path}");
    }
    let secret = ask("GET", &table(&created.table, "/points"), "fr").await;
    assert!(secret.contains("secrets"), "{secret}");
    let full = ask("POST", &table(&created.table, "/join"), "fr").await;
    assert_eq!(full, "aucun siège n'est libre à cette table");
    server.stop().await;
}
