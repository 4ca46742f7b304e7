//! The example for authors of bots plays whole games against a server as strict as the one people use.

mod common;

#[path = "../examples/bot_client.rs"]
#[allow(dead_code, unreachable_pub, reason = "it is a program of its own")]
mod bot_client;

use common::*;
use elbowroom_protocol::ChairWish;

#[tokio::test]
async fn the_example_plays_to_the_end() {
    let server = strict().await;
    let at = server.address();
    let open = || ChairWish::Open {};
    let created = make(at, &wish(vec![open(), bot("easy"), open()])).await;
    let (one, two) = tokio::join!(
        bot_client::play(at, &created.table),
        bot_client::play(at, &created.table)
    );
    let ranks = one.expect("plays to the end");
    assert_eq!(ranks.len(), 3);
    assert_eq!(two.expect("plays to the end"), ranks);
    let third = bot_client::play(at, &created.table).await;
    assert!(third.expect_err("no seat is open").0.contains("full"));
    server.stop().await;
}
