//! Boards whose hexes move: everybody is told the map as it lies, whoever comes later and whoever looks again too.

mod common;

use common::*;
use elbowroom_protocol::{Created, Moment, NewTable, Say};
use elbowroom_server::client::request;
use std::net::SocketAddr;

fn moving() -> NewTable {
    NewTable {
        board: Some("s06-2p".into()),
        ..wish(vec![here(), here()])
    }
}

/// The maps that a guest was told since this was asked last, as the messages came.
fn maps(guest: &mut Guest) -> Vec<String> {
    let says = guest.texts.drain(..);
    let says = says.map(|text| serde_json::from_str(&text).expect("a message"));
    says.filter_map(|say| match say {
        Say::Map { board } | Say::Welcome { board, .. } => Some(board),
        _ => None,
    })
    .collect()
}

/// The first action that shows a hex.
fn shown(guest: &Guest) -> String {
    let actions = &guest.table().actions;
    let shown = actions.iter().find(|action| !action.preview.is_empty());
    shown.expect("a hex to choose").action.clone()
}

/// Says the three steps of a push; the map before and after it.
async fn push(guest: &mut Guest) -> (String, String) {
    let before = maps(guest).pop().expect("the map of the welcome");
    for step in 0..3 {
        assert_eq!(maps(guest), Vec::<String>::new(), "step {step}");
        let action = shown(guest);
        assert!(matches!(guest.act(&action).await, Say::Done { .. }));
    }
    let kinds: Vec<String> = guest
        .texts
        .iter()
        .map(|text| serde_json::from_str::<serde_json::Value>(text).expect("JSON"))
        .map(|say| say["say"].as_str().unwrap_or_default().to_owned())
        .collect();
    let place = |kind: &str| kinds.iter().position(|known| known == kind);
    assert!(place("map") < place("state"), "{kinds:?}");
    let after = maps(guest);
    assert_eq!(after.len(), 1, "the map is told once");
    assert_ne!(after[0], before);
    (before, after[0].clone())
}

async fn text(at: SocketAddr, path: &str) -> String {
    let (status, _, body) = request(at, "GET", path, "").await.expect("an answer");
    assert_eq!(status, 200, "{path}");
    String::from_utf8(body).expect("text")
}

#[tokio::test]
async fn the_map_is_told_when_a_hex_moves_and_when_that_is_taken_back() {
    let server = server().await;
    let at = server.address();
    let created: Created = make(at, &moving()).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    let mut watcher = Guest::come(at, &created.table, &[], 0).await;
    maps(&mut watcher);
    let (before, after) = push(&mut guest).await;
    watcher.until(|say| matches!(say, Say::Map { .. })).await;
    assert_eq!(maps(&mut watcher), std::slice::from_ref(&after));
    let late = &mut Guest::come(at, &created.table, &[], 0).await;
    assert_eq!(
        maps(late),
        [after],
        "the welcome shows the board as it lies"
    );
    let undo = elbowroom_protocol::Ask::Undo {
        id: 100,
        state: guest.number,
    };
    guest.connection.ask(&undo).await.expect("sent");
    guest.until(|say| matches!(say, Say::Done { .. })).await;
    assert_eq!(maps(&mut guest), [before]);
    server.stop().await;
}

#[tokio::test]
async fn whoever_looks_at_a_game_again_sees_the_map_of_each_moment() {
    let server = server().await;
    let at = server.address();
    let created: Created = make(at, &moving()).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    let (before, after) = push(&mut guest).await;
    guest.act("pick 1").await;
    let first = text(at, &format!("/api/tables/{}/board", created.table)).await;
    assert_eq!(first, before);
    let moments = text(at, &format!("/api/tables/{}/moments", created.table)).await;
    let moments: Vec<Moment> = serde_json::from_str(&moments).expect("moments");
    let told: Vec<&String> = moments
        .iter()
        .filter_map(|one| one.board.as_ref())
        .collect();
    assert_eq!(told, [&after], "only where it has changed");
    server.stop().await;
}

#[tokio::test]
async fn boards_that_do_not_move_are_told_once() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    assert_eq!(maps(&mut guest).len(), 1);
    guest.act("pick 1").await;
    assert_eq!(maps(&mut guest), Vec::<String>::new());
    let actions = &guest.table().actions;
    assert!(actions.iter().all(|action| action.preview.is_empty()));
    server.stop().await;
}
