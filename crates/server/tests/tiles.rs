//! Blank tiles at a table.

mod common;

use common::*;
use elbowroom_protocol::{Problem, TileCheck, limits};
use elbowroom_server::client::{get, request};
use serde_json::Value;

const MOLES: &str = include_str!("../../../examples/tiles/moles.toml");

#[tokio::test]
async fn a_table_plays_with_blank_tiles_and_tells_them() {
    let server = server().await;
    let at = server.address();
    let mut wanted = wish(vec![here(), bot("easy")]);
    wanted.tiles = Some(vec![MOLES.into()]);
    // Nothing is secret here, so the replay is given in the middle of the game.
    let open = serde_json::from_str(r#"{"open-coins":true}"#);
    wanted.switches = Some(open.expect("a switch"));
    let table = make(at, &wanted).await.table;
    let tiles: Value = get(at, &format!("/api/tables/{table}/tiles?language=fr"))
        .await
        .expect("the tiles");
    assert_eq!(tiles[0]["id"], "custom-moles");
    assert_eq!(tiles[0]["text"]["name"], "Taupes");
    let (_, _, replay) = request(at, "GET", &format!("/api/tables/{table}/replay"), "")
        .await
        .expect("the replay");
    assert!(
        String::from_utf8_lossy(&replay).contains("custom-moles"),
        "the replay carries the tile"
    );
}

#[tokio::test]
async fn faulty_and_too_many_tiles_are_refused() {
    let server = server().await;
    let at = server.address();
    for (tiles, expected) in [
        (vec!["[race]".to_owned()], "tiles[0]: line 1"),
        (vec![MOLES.to_owned(); 2], "K-07"),
        (vec![MOLES.to_owned(); limits::TILES + 1], "at most 12"),
    ] {
        let mut wanted = wish(vec![here(), here()]);
        wanted.tiles = Some(tiles);
        let body = serde_json::to_string(&wanted).unwrap();
        let (status, _, answer) = request(at, "POST", "/api/tables", &body).await.unwrap();
        let problem: Problem = serde_json::from_slice(&answer).unwrap();
        assert_eq!(status, 400);
        assert!(problem.text.contains(expected), "{}", problem.text);
    }
}

#[tokio::test]
async fn a_tile_is_checked_as_it_is_written() {
    let server = server().await;
    let check = async |text: &str| -> TileCheck {
        let path = "/api/tiles/check?language=fr";
        let (_, _, answer) = request(server.address(), "POST", path, text).await.unwrap();
        serde_json::from_slice(&answer).unwrap()
    };
    let sound = check(MOLES).await;
    assert!(sound.faults.is_empty());
    assert_eq!(sound.effects[0], "1 jeton par région avec une caverne");
    let faulty = check(&MOLES.replace("tokens = 5", "tokens = 50")).await;
    assert_eq!(faulty.faults[0].line, 4);
    assert!(faulty.effects.is_empty());
}
