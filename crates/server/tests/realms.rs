//! Worlds that people lay: what the server says of them, and tables on them.

mod common;

use common::*;
use elbowroom_protocol::{
    Ask, NewTable, Problem, RealmBegun, RealmBox, RealmCheck, RealmWish, Say, TableInfo, limits,
};
use elbowroom_rules::Board;
use elbowroom_rules::notation::Replay;
use elbowroom_server::Server;
use elbowroom_server::client::{get, post, request};
use std::net::SocketAddr;

const SMALL: &str = r#"
name = "two-lakes"
title = "Deux « Lacs »"
players = 2
water = "river"
[[hex]]
tile = "A"
side = "surface"
at = [0, 0]
[[hex]]
tile = "M"
side = "surface"
at = [1, 0]
turn = 3
[[piece]]
kind = "mountain"
at = [0, 0]
third = 1
"#;

async fn check(at: SocketAddr, text: &str, language: &str) -> RealmCheck {
    let path = format!("/api/realm?language={language}");
    let (status, _, answer) = request(at, "POST", &path, text).await.expect("an answer");
    assert_eq!(status, 200);
    serde_json::from_slice(&answer).expect("a check")
}

fn suggestion(players: u8, seed: u64) -> RealmWish {
    RealmWish {
        players,
        sides: None,
        water: None,
        chasms: false,
        seed,
    }
}

#[tokio::test]
async fn the_box_tells_everything_that_worlds_are_laid_of() {
    let server = server().await;
    let told: RealmBox = get(server.address(), "/api/realm").await.expect("the box");
    assert_eq!(told.tiles.len(), 26);
    for tile in &told.tiles {
        assert_eq!(tile.sides.len(), told.sides.len(), "{}", tile.id);
        assert!(tile.sides.iter().all(|thirds| thirds.len() == 3));
    }
    for kind in &told.pieces {
        assert!(kind.supply > 0 && !kind.name.en.is_empty() && !kind.name.fr.is_empty());
        // Whatever lies on the table can be said in a file.
        let field = format!("{} = 0", kind.spot);
        let number = kind.numbers.map_or(String::new(), |_| "number = 1".into());
        let piece = format!(
            "[[piece]]\nkind = \"{}\"\nat = [0, 0]\n{field}\n{number}",
            kind.id
        );
        let text = format!("{SMALL}{piece}\n");
        for fault in check(server.address(), &text, "en").await.faults {
            assert!(
                !fault.what.contains("unknown"),
                "{}: {}",
                kind.id,
                fault.what
            );
        }
    }
}

#[tokio::test]
async fn a_world_is_told_with_its_board_its_fields_and_advice() {
    let server = server().await;
    let told = check(server.address(), SMALL, "fr").await;
    assert_eq!(told.faults, []);
    let board = told.board.expect("people can play on it");
    assert!(board.file.contains("name = \"two-lakes\""));
    assert_eq!(
        (board.regions, board.thirds.len(), board.below),
        (6, 6, false)
    );
    let laid = told.laid.expect("its fields");
    assert_eq!(laid["title"], "Deux « Lacs »");
    assert_eq!(laid["hex"][1]["turn"], 3);
    assert_eq!(laid["piece"][0]["kind"], "mountain");
    let land = &told.advice[0];
    assert_eq!((land.found, land.verdict.as_str()), (5, "few"));
    assert!(land.text.contains("peu"), "{}", land.text);
    assert!(!told.left_out.is_empty());
    // What it tells is the same world.
    let again = check(server.address(), &told.text.expect("a file"), "fr").await;
    assert_eq!(again.laid, Some(laid));
}

#[tokio::test]
async fn what_is_no_world_is_told_in_both_languages_and_never_too_long() {
    let server = server().await;
    let at = server.address();
    let told = check(at, "garbage", "en").await;
    assert_eq!((told.faults.len(), told.faults[0].line), (1, Some(1)));
    assert!(told.text.is_none() && told.laid.is_none() && told.board.is_none());
    let unknown = SMALL.replace("\"mountain\"", "\"windmill\"");
    assert!(
        check(at, &unknown, "en").await.faults[0]
            .what
            .contains("windmill")
    );
    let twice = SMALL.replace("tile = \"M\"", "tile = \"A\"");
    let (english, french) = (check(at, &twice, "en").await, check(at, &twice, "fr").await);
    assert_eq!(english.faults[0].line, french.faults[0].line);
    assert_ne!(english.faults[0].what, french.faults[0].what);
    // It lies there, but nobody can play on it yet.
    let apart = SMALL.replace("at = [1, 0]", "at = [5, 0]");
    let told = check(at, &apart, "en").await;
    assert!(told.board.is_none() && told.laid.is_some() && !told.advice.is_empty());
    assert!(
        told.faults[0].what.contains("R-12"),
        "{}",
        told.faults[0].what
    );
    let long = format!("{SMALL}# {}", "x".repeat(limits::REALM_BYTES));
    assert!(
        check(at, &long, "en").await.faults[0]
            .what
            .contains("at most")
    );
    let longer = "x".repeat(limits::BODY_BYTES + 1);
    for (path, body, status) in [
        ("/api/realm", longer.as_str(), 413),
        ("/api/realm/suggest", longer.as_str(), 413),
        ("/api/realm/suggest", "[3]", 400),
        ("/api/realm/suggest", r#"{"players":3}"#, 400),
        (
            "/api/realm/suggest",
            r#"{"players":3,"seed":1,"water":"lava"}"#,
            400,
        ),
        (
            "/api/realm/suggest",
            r#"{"players":3,"seed":1,"sides":"left"}"#,
            400,
        ),
        ("/api/realm/finish", r#"{"realm":3,"seed":1}"#, 400),
        ("/api/realm?color=red", "x", 400),
        ("/api/realm/other", "x", 404),
    ] {
        let (found, _, answer) = request(at, "POST", path, body).await.expect("an answer");
        assert_eq!(found, status, "{path} {}", &body[..body.len().min(60)]);
        let problem: Problem = serde_json::from_slice(&answer).expect("a problem");
        assert!(problem.text.len() < 1_000);
    }
}

#[tokio::test]
async fn worlds_are_suggested_by_seed_and_finished_as_they_were_begun() {
    let server = server().await;
    let at = server.address();
    let suggest = async |wish: &RealmWish| -> RealmCheck {
        post(at, "/api/realm/suggest?language=en", wish)
            .await
            .expect("a world")
    };
    let first = suggest(&suggestion(3, 5)).await;
    assert_eq!(first, suggest(&suggestion(3, 5)).await);
    assert_ne!(first.text, suggest(&suggestion(3, 6)).await.text);
    assert!(first.faults.is_empty() && first.board.is_some());
    let both = RealmWish {
        sides: Some("both".into()),
        water: Some("sea".into()),
        ..suggestion(2, 1)
    };
    let text = suggest(&both).await.text.expect("a world");
    assert!(text.contains("underground") && text.contains("\"surface\"") && text.contains("sea"));
    assert_eq!(suggest(&suggestion(9, 1)).await.faults.len(), 1);
    let begun = RealmBegun {
        realm: SMALL.into(),
        seed: 4,
    };
    let done: RealmCheck = post(at, "/api/realm/finish?language=en", &begun)
        .await
        .expect("a world");
    let laid = done.laid.expect("a world");
    assert_eq!(
        (
            laid["hex"][0]["tile"].as_str(),
            laid["hex"][1]["turn"].as_i64()
        ),
        (Some("A"), Some(3))
    );
    assert_eq!(done.advice[0].verdict, "right");
}

fn on(realm: &str) -> NewTable {
    NewTable {
        realm: Some(realm.into()),
        public: Some(true),
        ..wish(vec![here(), bot("easy")])
    }
}

#[tokio::test]
async fn a_table_on_a_world_is_played_listed_kept_and_played_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = sqlite(folder.path());
    let server = Server::start(config(&database)).await.expect("starts");
    let created = make(server.address(), &on(SMALL)).await;
    let is_right = |info: &TableInfo| {
        assert_eq!((info.board.as_str(), info.laid), ("Deux « Lacs »", true));
        assert_eq!(info.rounds, 10);
    };
    let mut guest = Guest::come(server.address(), &created.table, &tokens(&created), 0).await;
    assert_eq!(guest.view.as_ref().expect("a view").regions.len(), 6);
    let titled = r#""title":"Deux « Lacs »""#;
    assert!(guest.texts.iter().any(|text| text.contains(titled)));
    let lobby: Vec<TableInfo> = get(server.address(), "/api/tables")
        .await
        .expect("the lobby");
    is_right(&lobby[0]);
    for _ in 0..8 {
        if let Some(action) = guest.any_action() {
            guest.act(&action).await;
        } else {
            guest.hear().await.expect("the connection holds");
        }
    }
    drop(guest);
    server.stop().await;

    // Another server finds the world in what is stored.
    let server = Server::start(config(&database)).await.expect("starts");
    let at = server.address();
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    guest.next = 1_000;
    let info: TableInfo = get(at, &format!("/api/tables/{}", created.table))
        .await
        .expect("the table");
    is_right(&info);
    guest.finish().await;
    let path = format!("/api/tables/{}/board", created.table);
    let (status, _, file) = request(at, "GET", &path, "").await.expect("the board");
    assert_eq!(
        (
            status,
            Board::parse(&String::from_utf8(file).expect("text"))
                .expect("a board")
                .len()
        ),
        (200, 6)
    );
    let path = format!("/api/tables/{}/replay", created.table);
    let (_, _, replay) = request(at, "GET", &path, "").await.expect("the replay");
    let replay = Replay::read(&String::from_utf8(replay).expect("text")).expect("a replay");
    assert_eq!(replay.game().board().name(), "two-lakes");
    guest.connection.ask(&Ask::Rematch {}).await.expect("sent");
    let Say::Rematch { table } = guest.until(|say| matches!(say, Say::Rematch { .. })).await else {
        unreachable!("that was waited for");
    };
    let info: TableInfo = get(at, &format!("/api/tables/{table}"))
        .await
        .expect("the table");
    is_right(&info);
}

#[tokio::test]
async fn a_table_is_refused_on_what_is_no_world_and_on_two_boards() {
    let server = server().await;
    let at = server.address();
    let mut both = on(SMALL);
    both.board = Some("base-2p".into());
    let apart = SMALL.replace("at = [1, 0]", "at = [5, 0]");
    let long = format!("{SMALL}# {}", "x".repeat(limits::REALM_BYTES));
    for (wanted, expected) in [
        (on("x"), "realm: line 1"),
        (on(&apart), "R-12"),
        (on(&long), "at most"),
        (both, "found both"),
    ] {
        let body = serde_json::to_string(&wanted).expect("a wish");
        let (status, _, answer) = request(at, "POST", "/api/tables", &body)
            .await
            .expect("an answer");
        let problem: Problem = serde_json::from_slice(&answer).expect("a problem");
        assert_eq!(status, 400);
        assert!(problem.text.contains(expected), "{}", problem.text);
    }
}
