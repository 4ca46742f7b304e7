//! Nobody gets time, luck or knowledge that others do not have.

mod common;

use common::*;
use elbowroom_protocol::{
    Ask, Clocks, Moment, NewTable, Problem, Say, TableInfo, Trouble, TurnPoints,
};
use elbowroom_server::client::{get, post, request};
use elbowroom_server::{Config, Server};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::sleep;

async fn clock(guest: &mut Guest, seat: usize) -> u32 {
    guest.until(|say| matches!(say, Say::Seats { .. })).await;
    guest.infos[seat].clock.expect("a table with clocks")
}

#[tokio::test]
async fn time_thought_is_spent_whatever_is_taken_back() {
    let server = server().await;
    let at = server.address();
    let mut table = wish(vec![here(), here()]);
    table.clocks = Some(Clocks { bank: 600, turn: 0 });
    let created = make(at, &table).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    assert!(matches!(guest.act("pick 1").await, Say::Done { .. }));
    // Conquests can be taken back, again and again; the clock runs on.
    for _ in 0..3 {
        let action = guest.any_action().expect("something to do");
        let said = guest.act(&action).await;
        assert!(matches!(said, Say::Done { .. }), "{said:?}");
        if !guest.table().undo {
            continue;
        }
        sleep(Duration::from_millis(1_100)).await;
        let undo = Ask::Undo {
            id: 1_000 + guest.next,
            state: guest.number,
        };
        guest.next += 1;
        guest.connection.ask(&undo).await.expect("sent");
        guest.until(|say| matches!(say, Say::Done { .. })).await;
    }
    guest
        .connection
        .ask(&Ask::Explain {
            id: 1,
            action: "end".into(),
        })
        .await
        .expect("sent");
    let mut other = Guest::come(at, &created.table, &[], 0).await;
    let left = clock(&mut other, 0).await;
    assert!(left <= 597, "{left} of 600 seconds are left");
    server.stop().await;
}

#[tokio::test]
async fn whoever_only_watches_spends_nobodys_time() {
    let server = server().await;
    let at = server.address();
    let mut table = wish(vec![here(), here()]);
    table.clocks = Some(Clocks { bank: 2, turn: 0 });
    let created = make(at, &table).await;
    let mut watcher = Guest::come(at, &created.table, &[], 0).await;
    sleep(Duration::from_millis(2_500)).await;
    let guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    let told = |guest: &Guest| guest.events.iter().any(|event| event.kind == "time-up");
    assert!(
        !told(&guest) && !told(&watcher),
        "nobody who plays was there"
    );
    while !told(&watcher) {
        watcher.hear().await.expect("the connection holds");
    }
    drop(guest);
    server.stop().await;
}

#[tokio::test]
async fn running_out_of_time_is_told_to_everybody() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = sqlite(folder.path());
    let server = Server::start(config(&*database)).await.expect("starts");
    let at = server.address();
    let mut table = wish(vec![here(), here()]);
    table.clocks = Some(Clocks { bank: 1, turn: 0 });
    let created = make(at, &table).await;
    let keys = tokens(&created);
    let mut one = Guest::come(at, &created.table, &keys[..1], 0).await;
    let mut two = Guest::come(at, &created.table, &keys[1..], 0).await;
    let mut told = Vec::new();
    for guest in [&mut one, &mut two] {
        while !guest.events.iter().any(|event| event.kind == "time-up") {
            guest.hear().await.expect("the connection holds");
        }
        let event = guest
            .events
            .iter()
            .find(|event| event.kind == "time-up")
            .expect("told");
        assert_eq!(event.seat, Some(1));
        assert!(
            event.text.contains("time of seat 1 is up"),
            "{}",
            event.text
        );
        told.push(event.clone());
    }
    assert_eq!(told[0], told[1]);
    server.stop().await;
    // It is told again under the same number after a restart.
    let server = Server::start(config(&*database)).await.expect("starts");
    let again = Guest::come(server.address(), &created.table, &keys[..1], 0).await;
    assert!(again.events.contains(&told[0]));
    server.stop().await;
}

/// A server as people use it, where luck cannot be chosen against others.
async fn fair() -> Server {
    let config = Config {
        chosen_seeds: false,
        ..config("sqlite::memory:")
    };
    Server::start(config).await.expect("the server starts")
}

fn open() -> elbowroom_protocol::ChairWish {
    elbowroom_protocol::ChairWish::Open {}
}

#[tokio::test]
async fn nobody_chooses_the_luck_of_others() {
    let server = fair().await;
    let at = server.address();
    for seats in [
        vec![here(), here()],
        vec![here(), open()],
        vec![open(), open(), bot("easy")],
    ] {
        let body = serde_json::to_string(&wish(seats)).expect("JSON");
        let (status, _, body) = request(at, "POST", "/api/tables", &body)
            .await
            .expect("an answer");
        let problem: Problem = serde_json::from_slice(&body).expect("a problem");
        assert_eq!((status, problem.trouble), (400, Trouble::Malformed));
        assert!(problem.text.starts_with("seed:"), "{}", problem.text);
    }
    // Alone against bots it may be chosen, and everybody who comes sees it.
    let chosen = make(at, &wish(vec![here(), bot("easy")])).await;
    let mut watcher = elbowroom_server::client::Connection::hello(at, &chosen.table, &[], 0)
        .await
        .expect("hello");
    let seed = loop {
        match watcher.hear().await.expect("heard") {
            Some(Say::Welcome { seed, .. }) => break seed,
            Some(_) => {}
            None => panic!("a welcome comes first"),
        }
    };
    assert_eq!(seed, Some(7));
    let info: TableInfo = get(at, &format!("/api/tables/{}", chosen.table))
        .await
        .expect("told");
    assert_eq!(info.seed, Some(7));
    // Nor does anybody else sit down there later, also where the one person is still waited for.
    let waiting = make(at, &wish(vec![open(), bot("easy")])).await;
    for table in [&chosen, &waiting] {
        let mut host = Guest::come_as_host(at, table).await;
        let free = Ask::Chair {
            seat: 2,
            to: open(),
        };
        host.connection.ask(&free).await.expect("sent");
        let said = host.until(|say| matches!(say, Say::Trouble { .. })).await;
        let refused = Trouble::NotYours;
        assert!(matches!(said, Say::Trouble { trouble, .. } if trouble == refused));
    }
    // Without a seed every table has luck of its own, and nobody is told a seed.
    let mut columns = Vec::new();
    for _ in 0..4 {
        let table = NewTable {
            seed: None,
            ..wish(vec![here(), here()])
        };
        let created = make(at, &table).await;
        let guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
        assert!(!guest.texts[0].contains("\"seed\""), "{}", guest.texts[0]);
        columns.push(format!("{:?}", guest.table().column));
    }
    columns.dedup();
    assert_eq!(
        columns.len(),
        4,
        "four times the same tiles are no accident"
    );
    server.stop().await;
}

async fn refused(at: SocketAddr, path: &str) -> bool {
    let (status, _, body) = request(at, "GET", path, "").await.expect("an answer");
    let problem: Option<Problem> = serde_json::from_slice(&body).ok();
    status == 409 && problem.is_some_and(|problem| problem.trouble == Trouble::NotYet)
}

#[tokio::test]
async fn what_sums_up_to_coins_is_told_when_the_game_is_over() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let path = |what: &str| format!("/api/tables/{}/{what}", created.table);
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    while !guest.events.iter().any(|event| event.kind == "scored") {
        guest.step().await;
    }
    assert!(refused(at, &path("points")).await && refused(at, &path("replay")).await);
    let moments: Vec<Moment> = get(at, &path("moments")).await.expect("moments");
    assert!(
        moments
            .iter()
            .all(|moment| moment.view.seats.iter().all(|seat| seat.coins.is_none()))
    );
    let coins = ["scored", "paid", "spent", "found", "gained", "picked"];
    let mut events = moments.iter().flat_map(|moment| &moment.events);
    assert!(events.all(|event| !coins.contains(&&*event.kind)));
    guest.finish().await;
    // Everybody's coins are shown: nothing is taken back any more.
    assert!(!guest.table().undo);
    let undo = Ask::Undo {
        id: 50_000,
        state: guest.number,
    };
    guest.connection.ask(&undo).await.expect("sent");
    let said = guest
        .until(|say| matches!(say, Say::Done { .. } | Say::Refused { .. }))
        .await;
    assert!(matches!(said, Say::Refused { .. }), "{said:?}");
    assert!(!refused(at, &path("replay")).await);
    let points: Vec<TurnPoints> = get(at, &path("points")).await.expect("points");
    assert!(!points.is_empty());
    // Looking back, everybody's coins are seen all the way.
    let moments: Vec<Moment> = get(at, &path("moments")).await.expect("moments");
    assert!(
        moments
            .iter()
            .all(|moment| moment.view.seats.iter().all(|seat| seat.coins.is_some()))
    );
    assert!(
        moments
            .iter()
            .any(|moment| moment.events.iter().any(|event| event.kind == "scored"))
    );
    server.stop().await;
}

#[tokio::test]
async fn open_coins_hide_nothing() {
    let server = server().await;
    let at = server.address();
    let body = r#"{"seats":[{"kind":"here"},{"kind":"here"}],"switches":{"open-coins":true}}"#;
    let table: NewTable = serde_json::from_str(body).expect("a wish");
    let created = make(at, &table).await;
    let path = |what: &str| format!("/api/tables/{}/{what}", created.table);
    let _: Vec<TurnPoints> = get(at, &path("points")).await.expect("points");
    assert!(!refused(at, &path("replay")).await);
    server.stop().await;
}

/// Every message of a client with a field too many is refused.
#[tokio::test]
async fn unknown_fields_are_refused_in_every_message() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    for ask in [
        r#""act","id":1,"state":1,"action":"pick 1""#,
        r#""undo","id":1,"state":1"#,
        r#""explain","id":1,"action":"pick 1""#,
        r#""hint","id":1"#,
        r#""chat","text":"x""#,
        r#""leave""#,
        r#""rematch""#,
        r#""chair","seat":1,"to":{"kind":"open"}"#,
        r#""begin""#,
        r#""watchers","talk":true"#,
        r#""ping""#,
    ] {
        let text = format!("{{\"ask\":{ask},\"more\":1}}");
        guest
            .connection
            .send_text(text.clone())
            .await
            .expect("sent");
        let said = guest.until(|say| !matches!(say, Say::Seats { .. })).await;
        assert!(
            matches!(
                said,
                Say::Trouble {
                    trouble: Trouble::Malformed,
                    ..
                }
            ),
            "{text}: {said:?}"
        );
    }
    // A list in the order of the fields is no message, and a number that no browser can write no id.
    for text in [
        r#"["ping"]"#,
        r#"{"ask":"undo","id":9007199254740992,"state":1}"#,
    ] {
        guest.connection.send_text(text.into()).await.expect("sent");
        let said = guest.until(|say| !matches!(say, Say::Seats { .. })).await;
        let malformed = Trouble::Malformed;
        assert!(matches!(said, Say::Trouble { trouble, .. } if trouble == malformed));
    }
    for (path, body) in [
        ("/api/tables/list", r#"[["x"]]"#),
        (
            "/api/tables",
            r#"{"seats":[{"kind":"open","more":1},{"kind":"here"}]}"#,
        ),
        ("/api/tables/list", r#"{"tables":[],"more":1}"#),
    ] {
        let (status, _, _) = request(at, "POST", path, body).await.expect("an answer");
        assert_eq!(status, 400, "{path}");
    }
    let known: Vec<TableInfo> = post(
        at,
        "/api/tables/list",
        &serde_json::json!({ "tables": [created.table] }),
    )
    .await
    .expect("a list");
    assert_eq!(known.len(), 1);
    server.stop().await;
}
