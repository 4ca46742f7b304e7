//! Who may have a database, what happens when it does not answer, and what is left of old games.

mod common;
mod postgres;

use common::*;
use elbowroom_protocol::{Moment, Problem, Say, TableInfo, TableNames, Trouble};
use elbowroom_server::client::{get, post, request};
use elbowroom_server::store::Store;
use elbowroom_server::{Config, Metrics, ServeError, Server, StoreError};
use postgres::Postgres;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{sleep, timeout};

async fn health(at: SocketAddr) -> u16 {
    let answer = timeout(Duration::from_secs(5), request(at, "GET", "/health", ""));
    answer
        .await
        .expect("health is told soon")
        .expect("an answer")
        .0
}

/// A second server on the same database is refused, and welcome when the first has gone.
async fn one_at_a_time(database: &str) {
    let first = Server::start(config(database)).await.expect("starts");
    let second = Server::start(config(database)).await.err();
    let Some(ServeError::Store(error @ StoreError::Taken(_))) = second else {
        panic!("a second server is refused, found {second:?}");
    };
    assert!(
        error.to_string().contains("another server uses it"),
        "{error}"
    );
    assert_eq!(health(first.address()).await, 200);
    first.stop().await;
    let third = Server::start(config(database))
        .await
        .expect("it is free again");
    third.stop().await;
}

#[tokio::test]
async fn a_file_has_one_server() {
    let folder = tempfile::tempdir().expect("a folder");
    one_at_a_time(&sqlite(folder.path())).await;
    // Whatever the file is called.
    let server = Server::start(config(sqlite(folder.path())))
        .await
        .expect("starts");
    #[cfg(unix)]
    {
        let file = folder.path().join("games.db");
        let (soft, hard) = (folder.path().join("soft.db"), folder.path().join("hard.db"));
        std::os::unix::fs::symlink(&file, &soft).expect("linked");
        std::fs::hard_link(&file, &hard).expect("linked");
        for link in [soft, hard] {
            let other = Server::start(config(format!("sqlite:{}", link.display()))).await;
            let error = other
                .err()
                .map(|error| error.to_string())
                .unwrap_or_default();
            assert!(error.contains("another server uses it"), "{error}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_has_one_server_and_may_stop_answering() {
    let Some(postgres) = Postgres::start() else {
        return;
    };
    one_at_a_time(&postgres.database()).await;
    let server = Server::start(config(postgres.database()))
        .await
        .expect("starts");
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let keys = tokens(&created);
    let mut guest = Guest::come(at, &created.table, &keys, 0).await;
    for _ in 0..10 {
        guest.step().await;
    }
    let (known, seen) = (guest.number, guest.events.len());
    assert_eq!(health(at).await, 200);
    postgres.freeze(true);
    // A proof of health is good for half a second; then each answer comes soon, and says that it is not well.
    while health(at).await != 503 {
        sleep(Duration::from_millis(100)).await;
    }
    let action = guest.any_action().expect("something to do");
    guest.send_act(&action).await;
    let said = guest.until_trouble().await;
    assert_eq!(said, Some(Trouble::Failed), "not acknowledged");
    postgres.freeze(false);
    while health(at).await != 200 {
        sleep(Duration::from_millis(100)).await;
    }
    // What was acknowledged is there; what was not may be said again.
    let mut again = Guest::come(at, &created.table, &keys, 0).await;
    assert!(again.number >= known && again.events.len() >= seen);
    again.next = 1_000;
    again.finish().await;
    // A database that does not answer does not keep the server up.
    let table = make(at, &wish(vec![here(), here()])).await;
    let mut last = Guest::come(at, &table.table, &tokens(&table), 0).await;
    postgres.freeze(true);
    last.send_act("pick 1").await;
    timeout(Duration::from_secs(10), server.stop())
        .await
        .expect("it stops");
    postgres.freeze(false);
}

#[tokio::test]
async fn old_games_become_replays_and_their_links_still_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = sqlite(folder.path());
    let server = Server::start(config(&*database)).await.expect("starts");
    let at = server.address();
    let created = make(at, &wish(vec![here(), bot("easy")])).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    guest.finish().await;
    let running = make(at, &wish(vec![here(), bot("easy")])).await;
    let path = |what: &str| format!("/api/tables/{}{what}", created.table);
    let before: Vec<Moment> = get(at, &path("/moments")).await.expect("moments");
    let (_, _, replay) = request(at, "GET", &path("/replay"), "")
        .await
        .expect("a replay");
    let info: TableInfo = get(at, &path("")).await.expect("told");
    assert!(info.over && info.ended.is_some() && info.ranks.len() == 2);
    server.stop().await;
    sleep(Duration::from_millis(1_100)).await;

    let server = Server::start(Config {
        keep_finished: Some(Duration::ZERO),
        ..config(&*database)
    });
    let server = server.await.expect("starts");
    let at = server.address();
    sleep(Duration::from_millis(500)).await;
    let after: Vec<Moment> = get(at, &path("/moments")).await.expect("moments");
    assert_eq!(after.len(), before.len());
    assert_eq!(
        after.last().map(|moment| &moment.view),
        before.last().map(|moment| &moment.view)
    );
    let (status, _, again) = request(at, "GET", &path("/replay"), "")
        .await
        .expect("a replay");
    assert_eq!((status, again), (200, replay));
    let names = TableNames {
        tables: vec![created.table.clone(), running.table.clone(), "x".into()],
    };
    let listed: Vec<TableInfo> = post(at, "/api/tables/list", &names).await.expect("a list");
    assert_eq!(listed.len(), 2);
    let old = listed
        .iter()
        .find(|one| one.table == created.table)
        .expect("listed");
    assert_eq!((&old.ranks, old.ended), (&info.ranks, info.ended));
    // Who sat there comes with the same key, sees the end of the game, and may play again.
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    assert!(guest.is_over() && guest.seats == [1]);
    let rematch = elbowroom_protocol::Ask::Rematch {};
    guest.connection.ask(&rematch).await.expect("sent");
    let said = guest.until(|say| matches!(say, Say::Rematch { .. })).await;
    let Say::Rematch { table } = said else {
        unreachable!("that was waited for");
    };
    let again = Guest::come(at, &table, &tokens(&created), 0).await;
    assert!(!again.is_over() && again.seats == [1]);
    server.stop().await;
    let store = Store::open(&database, Arc::new(Metrics::default()))
        .await
        .expect("opens");
    assert!(
        store.load(&created.table).await.expect("read").is_none(),
        "it is packed"
    );
    assert!(store.packed(&created.table).await.expect("read").is_some());
    assert!(
        store.load(&running.table).await.expect("read").is_some(),
        "a game that runs is not"
    );
}

#[tokio::test]
async fn a_disk_that_is_nearly_full_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(Config {
        least_free: u64::MAX,
        ..config(sqlite(folder.path()))
    });
    let server = server.await.expect("starts");
    let (status, _, body) = request(server.address(), "GET", "/health", "")
        .await
        .expect("an answer");
    let problem: Problem = serde_json::from_slice(&body).expect("a problem");
    assert_eq!((status, problem.trouble), (503, Trouble::Failed));
    assert!(problem.text.contains("nearly full"), "{}", problem.text);
    server.stop().await;
}

impl Guest {
    /// The trouble that ends the connection, or any.
    async fn until_trouble(&mut self) -> Option<Trouble> {
        loop {
            match self.hear().await? {
                Say::Trouble { trouble, .. } => return Some(trouble),
                Say::Done { .. } => panic!("acknowledged without a database"),
                _ => {}
            }
        }
    }
}
