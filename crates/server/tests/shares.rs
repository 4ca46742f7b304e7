//! Thinking is shared: nobody waits long because others think much, and nothing is thought for nobody.

mod common;

use common::{Guest, bot, here, make, server, tokens, wish};
use elbowroom_protocol::{Ask, Created, Say, Trouble};
use elbowroom_server::Server;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::sleep;

fn count(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

/// Somebody who only looks on, so that the bots of a table play.
async fn look_on(address: SocketAddr, table: &Created) -> JoinHandle<()> {
    let mut guest = Guest::come(address, &table.table, &[], 0).await;
    tokio::spawn(async move { while guest.hear().await.is_some() {} })
}

/// Tables of five masters at work, more than there are cores.
async fn masters(server: &Server) -> Vec<JoinHandle<()>> {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let mut watchers = Vec::new();
    for _ in 0..3 * cores {
        let five = wish((0..5).map(|_| bot("master")).collect());
        let table = make(server.address(), &five).await;
        watchers.push(look_on(server.address(), &table).await);
    }
    watchers
}

/// Waits until no bot thinks and none waits to: soon, not after all that was asked for.
async fn idle(server: &Server) {
    let metrics = server.metrics();
    while count(&metrics.thoughts_live) + count(&metrics.thoughts_waiting) > 0 {
        sleep(Duration::from_millis(5)).await;
    }
}

async fn ask_hint(guest: &mut Guest, id: u64) {
    let sent = guest.connection.ask(&Ask::Hint { id }).await;
    sent.expect("sent");
}

#[tokio::test]
async fn hints_of_a_client_that_went_are_not_thought() {
    let server = server().await;
    for seed in 0..3 {
        let mut two = wish(vec![here(), bot("easy")]);
        two.seed = Some(seed);
        let table = make(server.address(), &two).await;
        let mut guest = Guest::come(server.address(), &table.table, &tokens(&table), 0).await;
        while guest.table().actions.is_empty() {
            guest.hear().await.expect("the connection holds");
        }
        for id in 0..215 {
            ask_hint(&mut guest, id).await;
        }
        // The last of them was read.
        guest
            .connection
            .ask(&Ask::Chat { text: "!".into() })
            .await
            .expect("sent");
        guest.until(|say| matches!(say, Say::Chat { .. })).await;
        drop(guest);
    }
    while count(&server.metrics().clients) > 0 {
        sleep(Duration::from_millis(5)).await;
    }
    idle(&server).await;
    // One for each table, however many were asked for; the bots had a few of their own.
    let metrics = server.metrics();
    assert!(count(&metrics.thoughts_cancelled) <= 3);
    assert!(count(&metrics.thoughts) + count(&metrics.thoughts_cancelled) < 40);
    server.stop().await;
}

#[tokio::test]
async fn masters_that_nobody_watches_stop() {
    let server = server().await;
    let watchers = masters(&server).await;
    while count(&server.metrics().thoughts_live) == 0 {
        sleep(Duration::from_millis(5)).await;
    }
    for watcher in watchers {
        watcher.abort();
    }
    while count(&server.metrics().clients) > 0 {
        sleep(Duration::from_millis(5)).await;
    }
    idle(&server).await;
    assert!(count(&server.metrics().thoughts_cancelled) > 0);
    // When somebody comes back, they go on.
    server.stop().await;
}

#[tokio::test]
async fn an_easy_bot_does_not_wait_for_masters() {
    let server = server().await;
    let watchers = masters(&server).await;
    let table = make(server.address(), &wish(vec![bot("easy"), bot("easy")])).await;
    let mut guest = Guest::come(server.address(), &table.table, &[], 0).await;
    let before = count(&server.metrics().thoughts);
    // Ten rounds of both.
    while !guest.is_over() {
        guest.hear().await.expect("the connection holds");
    }
    let all = count(&server.metrics().thoughts) - before;
    // The game has twenty turns, each thought out at once but for dice and answers.
    let easy = guest.events.len() as u64;
    assert!(all < easy, "{all} thoughts in a game of {easy} events");
    watchers.iter().for_each(JoinHandle::abort);
    server.stop().await;
}

#[tokio::test]
async fn a_hint_is_thought_out_once_for_a_state() {
    let server = server().await;
    let table = make(server.address(), &wish(vec![here(), here()])).await;
    let mut one = Guest::come(server.address(), &table.table, &tokens(&table), 0).await;
    let mut two = Guest::come(server.address(), &table.table, &tokens(&table), 0).await;
    let thoughts = || count(&server.metrics().thoughts);
    let mut said = Vec::new();
    for id in 1..=3 {
        ask_hint(&mut one, id).await;
        ask_hint(&mut two, id).await;
    }
    for guest in [&mut one, &mut two] {
        for wanted in 1..=3 {
            let hint = guest.until(|say| matches!(say, Say::Hint { .. })).await;
            let Say::Hint { id, action, reason } = hint else {
                unreachable!()
            };
            assert_eq!(id, wanted);
            said.push((action, reason));
        }
    }
    assert_eq!(thoughts(), 1);
    ask_hint(&mut two, 9).await;
    two.until(|say| matches!(say, Say::Hint { id: 9, .. }))
        .await;
    assert_eq!(thoughts(), 1);
    assert_eq!(count(&server.metrics().hints_known), 6);
    said.dedup();
    assert_eq!(said.len(), 1, "{said:?}");
    // Another state is another thought, and what is not ready when the table moves on is not told.
    one.act(&said[0].0).await;
    ask_hint(&mut one, 10).await;
    one.until(|say| matches!(say, Say::Hint { id: 10, .. }))
        .await;
    assert_eq!(thoughts(), 2);
    server.stop().await;
}

#[tokio::test]
async fn a_hint_comes_too_late_when_the_table_has_moved_on() {
    let server = server().await;
    // So that the hint waits.
    let watchers = masters(&server).await;
    let table = make(server.address(), &wish(vec![here(), here()])).await;
    let mut guest = Guest::come(server.address(), &table.table, &tokens(&table), 0).await;
    for id in 0..9 {
        ask_hint(&mut guest, id).await;
    }
    let is_trouble = |say: &Say| matches!(say, Say::Trouble { .. });
    let say = guest.until(is_trouble).await;
    assert!(
        matches!(
            say,
            Say::Trouble {
                trouble: Trouble::Busy,
                ..
            }
        ),
        "{say:?}"
    );
    let action = guest.any_action().expect("a person decides");
    guest.send_act(&action).await;
    for _ in 0..8 {
        let say = guest.until(is_trouble).await;
        let Say::Trouble { trouble, text } = say else {
            unreachable!()
        };
        assert_eq!(
            (trouble, text.contains("moved on")),
            (Trouble::NotYours, true)
        );
    }
    watchers.iter().for_each(JoinHandle::abort);
    server.stop().await;
}

#[tokio::test]
async fn a_hard_bot_is_served_before_the_queue_of_masters() {
    let server = server().await;
    let watchers = masters(&server).await;
    while count(&server.metrics().thoughts) == 0 {
        sleep(Duration::from_millis(5)).await;
    }
    let before = count(&server.metrics().thoughts);
    let table = make(server.address(), &wish(vec![bot("hard"), bot("hard")])).await;
    let mut guest = Guest::come(server.address(), &table.table, &[], 0).await;
    let turns = |guest: &Guest| guest.views.last().map_or(0, |view| view.round);
    while turns(&guest) < 2 {
        guest.hear().await.expect("the connection holds");
    }
    // Two turns of three or four thoughts each; a queue would let every table of masters go first each time.
    let all = count(&server.metrics().thoughts) - before;
    let tables = watchers.len() as u64;
    assert!(all < 2 * tables, "{all} thoughts");
    watchers.iter().for_each(JoinHandle::abort);
    server.stop().await;
}
