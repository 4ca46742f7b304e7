//! Tables that wait: ten minutes, or days, also while nobody is there and whatever happens to the server.

mod common;

use common::*;
use elbowroom_protocol::{Ask, NewTable, Pace, Problem, Say, SeatInfo, TableInfo, TableNames};
use elbowroom_server::client::{get, post, request};
use elbowroom_server::{Config, Server};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::sleep;

fn slow(seats: Vec<elbowroom_protocol::ChairWish>) -> NewTable {
    NewTable {
        pace: Some(Pace::Day),
        ..wish(seats)
    }
}

/// What a list tells of a table; that loads nothing.
async fn listed(at: SocketAddr, table: &str) -> TableInfo {
    let names = TableNames {
        tables: vec![table.to_owned()],
    };
    let list: Vec<TableInfo> = post(at, "/api/tables/list", &names).await.expect("a list");
    list.into_iter().next().expect("it is there")
}

async fn until(at: SocketAddr, table: &str, done: impl Fn(&TableInfo) -> bool) -> TableInfo {
    loop {
        let info = listed(at, table).await;
        if done(&info) {
            return info;
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Plays until another seat must decide, or the game is over.
async fn play_turn(guest: &mut Guest) {
    let turn = guest.table().turn;
    while guest.table().turn == turn && !guest.table().actions.is_empty() {
        guest.step().await;
    }
}

#[tokio::test]
async fn bots_play_on_though_nobody_is_there() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &slow(vec![here(), bot("easy"), here()])).await;
    let keys = tokens(&created);
    let first = listed(at, &created.table).await;
    assert_eq!((first.pace, first.deciding), (Pace::Day, Some(1)));
    let due = first.due.expect("somebody's time runs");
    assert!(due >= first.made + 86_400);
    let mut ann = Guest::come(at, &created.table, &keys[..1], 0).await;
    play_turn(&mut ann).await;
    drop(ann);
    // It is the bot's turn now, until it comes to a person: the next, or whom it attacked.
    let info = until(at, &created.table, |info| info.deciding != Some(2)).await;
    assert!(info.deciding.is_some());
    assert!(info.due.is_some_and(|later| later >= due));
    assert!(info.seats.iter().all(|seat| !seat.stand_in));
    server.stop().await;
}

#[tokio::test]
async fn the_time_of_a_turn_survives_undo_and_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = sqlite(folder.path());
    let server = Server::start(config(&*database)).await.expect("starts");
    let at = server.address();
    let created = make(at, &slow(vec![here(), here()])).await;
    let keys = tokens(&created);
    let due = listed(at, &created.table).await.due.expect("time runs");
    sleep(Duration::from_millis(1_100)).await;
    let mut ann = Guest::come(at, &created.table, &keys[..1], 0).await;
    ann.step().await;
    ann.step().await;
    let undo = Ask::Undo {
        id: 5_000,
        state: ann.number,
    };
    ann.connection.ask(&undo).await.expect("sent");
    ann.until(|say| matches!(say, Say::Done { .. } | Say::Refused { .. }))
        .await;
    assert_eq!(listed(at, &created.table).await.due, Some(due));
    server.stop().await;
    let server = Server::start(config(&*database)).await.expect("starts");
    let at = server.address();
    assert_eq!(listed(at, &created.table).await.due, Some(due));
    let mut ann = Guest::come(at, &created.table, &keys[..1], 0).await;
    ann.next = 1_000;
    assert_eq!(listed(at, &created.table).await.due, Some(due));
    play_turn(&mut ann).await;
    // The next one has a day from now on.
    let info = until(at, &created.table, |info| info.deciding == Some(2)).await;
    assert!(info.due.is_some_and(|later| later > due));
    server.stop().await;
}

#[tokio::test]
async fn time_runs_out_though_nobody_is_there_and_the_server_was_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = sqlite(folder.path());
    let short = || Config {
        day: Duration::from_secs(2),
        wake: Duration::from_millis(50),
        idle: Duration::from_millis(50),
        ..config(&*database)
    };
    let server = Server::start(short()).await.expect("starts");
    let at = server.address();
    let created = make(at, &slow(vec![here(), here()])).await;
    until(at, &created.table, |info| info.deciding == Some(2)).await;
    server.stop().await;
    // Its time passes while the server is away.
    sleep(Duration::from_millis(2_100)).await;
    let server = Server::start(short()).await.expect("starts");
    let at = server.address();
    until(at, &created.table, |info| info.round == 2).await;
    let late = Guest::come(at, &created.table, &tokens(&created), 0).await;
    let up: Vec<_> = late
        .events
        .iter()
        .filter(|one| one.kind == "time-up")
        .collect();
    assert_eq!((up[0].seat, up[1].seat), (Some(1), Some(2)), "{up:?}");
    server.stop().await;
}

async fn seats(at: SocketAddr, table: &str) -> Vec<SeatInfo> {
    let info: TableInfo = get(at, &format!("/api/tables/{table}"))
        .await
        .expect("told");
    info.seats
}

#[tokio::test]
async fn bots_sit_in_when_the_pace_says_so() {
    let config = Config {
        grace: Duration::ZERO,
        relaxed: Duration::from_secs(3_600),
        ..config("sqlite::memory:")
    };
    let server = Server::start(config).await.expect("starts");
    let at = server.address();
    let mut tables = Vec::new();
    for pace in [None, Some(Pace::Relaxed), Some(Pace::ThreeDays)] {
        let table = NewTable {
            pace,
            ..wish(vec![here(), here()])
        };
        let created = make(at, &table).await;
        let keys = tokens(&created);
        let guest = Guest::come(at, &created.table, &keys[..1], 0).await;
        let said: serde_json::Value = serde_json::from_str(&guest.texts[0]).expect("JSON");
        let told = serde_json::to_value(pace.unwrap_or_default()).expect("JSON");
        assert_eq!(said["pace"], told, "the table tells its pace");
        tables.push((created.table, guest));
    }
    while !seats(at, &tables[0].0).await[1].stand_in {
        sleep(Duration::from_millis(20)).await;
    }
    for (table, _) in &tables[1..] {
        let other = &seats(at, table).await[1];
        assert!(!other.stand_in && !other.present, "{other:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn who_leaves_a_slow_table_is_played_for_at_once() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &slow(vec![here(), here()])).await;
    let keys = tokens(&created);
    let mut ann = Guest::come(at, &created.table, &keys[..1], 0).await;
    ann.connection.ask(&Ask::Leave {}).await.expect("sent");
    drop(ann);
    let info = until(at, &created.table, |info| info.deciding == Some(2)).await;
    assert!(info.due.is_some());
    // Who comes back has time anew when it is their turn.
    let mut bob = Guest::come(at, &created.table, &keys[1..], 0).await;
    let ann = Guest::come(at, &created.table, &keys[..1], 0).await;
    play_turn(&mut bob).await;
    let info = until(at, &created.table, |info| info.deciding == Some(1)).await;
    assert!(info.due.is_some_and(|due| due >= info.made + 86_400));
    drop(ann);
    server.stop().await;
}

#[tokio::test]
async fn what_does_not_go_with_days_is_refused() {
    let server = server().await;
    let at = server.address();
    let clocks = NewTable {
        clocks: Some(elbowroom_protocol::Clocks { bank: 60, turn: 0 }),
        ..slow(vec![here(), here()])
    };
    for (table, field) in [
        (clocks, "clocks:"),
        (slow(vec![bot("easy"), bot("easy")]), "pace:"),
    ] {
        let body = serde_json::to_string(&table).expect("JSON");
        let (status, _, body) = request(at, "POST", "/api/tables", &body)
            .await
            .expect("an answer");
        let problem: Problem = serde_json::from_slice(&body).expect("a problem");
        assert_eq!(status, 400);
        assert!(problem.text.starts_with(field), "{}", problem.text);
    }
    server.stop().await;
}

#[tokio::test]
async fn slow_tables_are_listed_longer() {
    let config = Config {
        listed: Duration::from_secs(1),
        listed_slow: Duration::from_secs(3_600),
        ..config("sqlite::memory:")
    };
    let server = Server::start(config).await.expect("starts");
    let at = server.address();
    let open = || elbowroom_protocol::ChairWish::Open {};
    let mut made = Vec::new();
    for pace in [None, Some(Pace::ThreeDays)] {
        let table = NewTable {
            pace,
            public: Some(true),
            ..wish(vec![here(), open()])
        };
        made.push(make(at, &table).await.table);
    }
    loop {
        let list: Vec<TableInfo> = get(at, "/api/tables").await.expect("a list");
        let there = |table: &String| list.iter().any(|info| info.table == *table);
        assert!(there(&made[1]), "the slow one is listed");
        if !there(&made[0]) {
            break;
        }
        sleep(Duration::from_millis(100)).await;
    }
    server.stop().await;
}
