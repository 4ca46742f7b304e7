//! The database by itself, and the server on it: SQLite always, PostgreSQL where it can be started.

mod common;
mod postgres;

use common::*;
use elbowroom_server::store::{
    Append, EntryKind, EntryRow, PackedRow, SeatRow, Store, TableDraft, TableRow, Wait, Write,
};
use elbowroom_server::{Metrics, Server, StoreError};
use postgres::Postgres;
use std::sync::Arc;
use std::time::Duration;

async fn open(database: &str) -> Store {
    Store::open(database, Arc::new(Metrics::default()))
        .await
        .expect("the database opens")
}

fn table(id: &str, listed: bool) -> TableRow {
    let mut wish = wish(vec![here(), bot("easy")]);
    wish.public = Some(listed);
    TableRow {
        id: id.into(),
        made: 1_700_000_000,
        wish,
        seed: u64::MAX - 5,
        round: 1,
        over: false,
        rematch: None,
        host: Some("host".into()),
        thought: 0,
        seen: 1_700_000_000,
        ended: None,
        ranks: Vec::new(),
        packed: false,
        wait: Wait::default(),
    }
}

fn seat(seat: u8, bot: Option<&str>, token: Option<&str>) -> SeatRow {
    SeatRow {
        seat,
        name: "Zoë 'quoted'".into(),
        bot: bot.map(str::to_owned),
        token: token.map(str::to_owned),
    }
}

fn entry(number: u64) -> EntryRow {
    EntryRow {
        number,
        kind: EntryKind::Act,
        seat: 1,
        text: format!("conquer {number}"),
        asked: number
            .is_multiple_of(2)
            .then_some((u64::MAX - number, number)),
        spent: number * 10,
    }
}

fn append(table: &str, numbers: std::ops::Range<u64>) -> Write {
    Write::Append(Append {
        table: table.into(),
        entries: numbers.map(entry).collect(),
        round: Some(3),
        ended: None,
        wait: None,
        thought: false,
    })
}

async fn row(store: &Store, id: &str) -> Option<TableRow> {
    store
        .load(id)
        .await
        .expect("read")
        .map(|stored| stored.table)
}

async fn seats_of(store: &Store, id: &str) -> Vec<SeatRow> {
    let stored = store.load(id).await.expect("read");
    stored.map(|stored| stored.seats).unwrap_or_default()
}

async fn entries_of(store: &Store, id: &str) -> Vec<EntryRow> {
    let stored = store.load(id).await.expect("read");
    stored.map(|stored| stored.entries).unwrap_or_default()
}

fn draft(row: TableRow, seats: &[SeatRow], entries: Vec<EntryRow>) -> Box<TableDraft> {
    Box::new(TableDraft {
        row,
        seats: seats.to_vec(),
        entries,
    })
}

async fn keeps_what_it_is_given(database: &str) {
    let store = open(database).await;
    let (shown, hidden) = (table("a", true), table("b", false));
    let seats = vec![seat(0, None, Some("hash")), seat(1, Some("easy"), None)];
    store
        .write(Write::Make(draft(shown.clone(), &seats, vec![entry(0)])))
        .await
        .expect("kept");
    store
        .write(Write::Make(draft(hidden, &seats, vec![])))
        .await
        .expect("kept");
    assert_eq!(row(&store, "a").await, Some(shown.clone()));
    assert_eq!(row(&store, "none").await, None);
    assert_eq!(seats_of(&store, "a").await, seats);
    store.write(append("a", 1..5)).await.expect("kept");
    let again = store.write(append("a", 4..6)).await;
    assert!(
        matches!(again, Err(StoreError::Conflict(_))),
        "no entry twice"
    );
    let entries = entries_of(&store, "a").await;
    assert_eq!(
        entries,
        (0..5).map(entry).collect::<Vec<_>>(),
        "all or none"
    );
    let joined = seat(1, None, Some("other"));
    store
        .write(Write::Seats("a".into(), vec![joined.clone()], None))
        .await
        .expect("kept");
    assert_eq!(seats_of(&store, "a").await[1], joined);
    // A rematch that cannot be stored leaves no trace, and one that can is all there.
    let taken = Write::Rematch("a".into(), draft(table("b", false), &seats, vec![]));
    assert!(store.write(taken).await.is_err(), "the name is taken");
    let first = row(&store, "a").await.expect("there");
    assert_eq!(first.rematch, None);
    let again = draft(table("c", false), &seats, vec![entry(0)]);
    store
        .write(Write::Rematch("a".into(), again))
        .await
        .expect("kept");
    assert_eq!(seats_of(&store, "c").await, seats);
    assert_eq!(entries_of(&store, "c").await, [entry(0)]);
    let lobby = store.lobby(0, 0, 100).await.expect("read");
    assert_eq!(lobby.len(), 1, "only what is listed");
    let (first, sitting) = &lobby[0];
    assert_eq!((first.round, first.rematch.as_deref()), (3, Some("c")));
    assert_eq!(sitting.len(), 2);
    let later = store.lobby(1_700_000_001, 0, 100).await.expect("read");
    assert!(later.is_empty(), "nobody was seen there since");
    let named = store.named(vec!["b".into(), "x".into(), "c".into()]).await;
    let mut named: Vec<String> = named
        .expect("read")
        .into_iter()
        .map(|(row, _)| row.id)
        .collect();
    named.sort();
    assert_eq!(named, ["b", "c"]);
    keeps_notes(&store).await;

    // Many at once: one that fails takes nobody with it.
    let store = Arc::new(store);
    let write = |number: u64| {
        let store = Arc::clone(&store);
        let write = if number == 7 {
            append("a", 0..1)
        } else {
            append("b", number..number + 1)
        };
        tokio::spawn(async move { store.write(write).await.is_ok() })
    };
    let all: Vec<_> = (0..50).map(write).collect();
    for (number, done) in all.into_iter().enumerate() {
        assert_eq!(done.await.expect("answered"), number != 7);
    }
    assert_eq!(entries_of(&store, "b").await.len(), 49);
    store.close(Duration::from_secs(5)).await;
    assert!(matches!(
        store.write(append("b", 90..91)).await,
        Err(StoreError::Closed)
    ));
    let store = open(database).await;
    assert_eq!(entries_of(&store, "b").await.len(), 49, "still there");
    store.close(Duration::from_secs(5)).await;
}

/// Time thought, the end of a game, and what is left of it when it is packed.
async fn keeps_notes(store: &Store) {
    let seats = vec![seat(0, None, Some("hash")), seat(1, Some("easy"), None)];
    let make = Write::Make(draft(table("n", false), &seats, vec![entry(0)]));
    store.write(make).await.expect("kept");
    let thought = Write::Thought("n".into(), 1_234);
    store.write(thought).await.expect("kept");
    assert_eq!(row(store, "n").await.expect("there").thought, 1_234);
    let ranks = vec![elbowroom_protocol::RankView {
        seat: 1,
        rank: 1,
        coins: 77,
        tokens: 9,
    }];
    let last = Append {
        table: "n".into(),
        entries: vec![entry(1)],
        round: None,
        ended: Some((1_700_000_500, ranks.clone())),
        wait: None,
        thought: true,
    };
    store.write(Write::Append(last)).await.expect("kept");
    let known = row(store, "n").await.expect("there");
    assert_eq!((known.thought, known.round, known.over), (0, 1, true));
    assert_eq!((known.ended, &known.ranks), (Some(1_700_000_500), &ranks));
    let old = |before| store.finished(before, 10);
    assert!(old(1_700_000_500).await.expect("read").is_empty());
    assert_eq!(old(1_700_000_501).await.expect("read"), ["n"]);
    let packed = PackedRow {
        table: known.clone(),
        seats: seats.clone(),
        replay: "lines".into(),
    };
    let pack = || Write::Pack(Box::new(packed.clone()));
    store.write(pack()).await.expect("kept");
    assert_eq!(row(store, "n").await, None);
    let read = store.packed("n").await.expect("read").expect("there");
    assert_eq!((&*read.replay, read.seats), ("lines", seats));
    assert_eq!(read.table.ranks, ranks);
    assert!(store.write(pack()).await.is_err(), "it is packed once");
    let unknown = store.write(Write::Thought("none".into(), 1)).await;
    assert!(
        matches!(unknown, Err(StoreError::Conflict(_))),
        "what changes nothing is not acknowledged"
    );
    assert_eq!(store.is_well(0).await, Ok(()));
}

async fn carries_a_game_over_a_restart(database: &str) {
    let server = Server::start(config(database)).await.expect("starts");
    let created = make(server.address(), &wish(vec![here(), bot("fair")])).await;
    let mut guest = Guest::come(server.address(), &created.table, &tokens(&created), 0).await;
    for _ in 0..30 {
        guest.step().await;
    }
    let seen = guest.events.last().map_or(0, |event| event.number);
    server.stop().await;
    let server = Server::start(config(database)).await.expect("starts");
    let mut again = Guest::come(server.address(), &created.table, &tokens(&created), seen).await;
    again.next = 1_000;
    assert!(again.number >= guest.number);
    again.finish().await;
    server.stop().await;
}

#[tokio::test]
async fn sqlite_does_it() {
    let folder = tempfile::tempdir().expect("a folder");
    keeps_what_it_is_given(&sqlite(folder.path())).await;
    carries_a_game_over_a_restart(&sqlite(folder.path())).await;
}

#[tokio::test]
async fn an_unknown_database_is_refused() {
    let opened = Store::open("mysql://x", Arc::new(Metrics::default())).await;
    assert!(matches!(opened, Err(StoreError::Address(_))));
}

#[tokio::test]
async fn postgres_does_it_too() {
    let Some(postgres) = Postgres::start() else {
        return;
    };
    keeps_what_it_is_given(&postgres.database()).await;
    carries_a_game_over_a_restart(&postgres.database()).await;
}
