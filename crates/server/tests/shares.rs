//! Thinking is shared: nobody waits long because others think much, and nothing is thought for nobody.

mod common;

use common::{Guest, bot, here, make, server, tokens, wish};
use elbowroom_protocol::{Ask, Say, Trouble, WaitView};
use elbowroom_server::Server;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::sleep;

fn count(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

/// Every test keeps all cores busy: one after the other they are done sooner.
static ALONE: Mutex<()> = Mutex::const_new(());

/// Tables of five masters, and those who look on, so that the bots play.
struct Masters {
    watchers: Vec<JoinHandle<()>>,
    tables: Vec<String>,
    /// Actions that were seen.
    actions: Arc<AtomicU64>,
}

impl Drop for Masters {
    fn drop(&mut self) {
        self.watchers.iter().for_each(JoinHandle::abort);
    }
}

/// Tables of masters at work, more than there are cores.
async fn masters(server: &Server) -> Masters {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let actions = Arc::new(AtomicU64::new(0));
    let (mut watchers, mut tables) = (Vec::new(), Vec::new());
    for _ in 0..3 * cores {
        let five = wish((0..5).map(|_| bot("master")).collect());
        let table = make(server.address(), &five).await;
        let mut guest = Guest::come(server.address(), &table.table, &[], 0).await;
        tables.push(table.table);
        let actions = Arc::clone(&actions);
        watchers.push(tokio::spawn(async move {
            // However long a busy machine takes.
            while let Ok(Some(say)) = guest.connection.hear().await {
                if let Say::State { .. } = say {
                    actions.fetch_add(1, Ordering::Relaxed);
                }
            }
        }));
    }
    Masters {
        watchers,
        tables,
        actions,
    }
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
    let _alone = ALONE.lock().await;
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
            .ask(&Ask::Chat {
                text: "!".into(),
                name: None,
            })
            .await
            .expect("sent");
        guest.until(|say| matches!(say, Say::Chat { .. })).await;
        drop(guest);
    }
    while count(&server.metrics().clients) > 0 {
        sleep(Duration::from_millis(5)).await;
    }
    let done = count(&server.metrics().thoughts);
    idle(&server).await;
    assert_eq!(count(&server.metrics().thoughts), done);
    // One for each table, however many were asked for; the bots had a few of their own.
    let metrics = server.metrics();
    assert!(count(&metrics.thoughts_cancelled) <= 3);
    assert!(count(&metrics.thoughts) + count(&metrics.thoughts_cancelled) < 40);
    server.stop().await;
}

#[tokio::test]
async fn masters_that_nobody_watches_stop() {
    let _alone = ALONE.lock().await;
    let server = server().await;
    let masters = masters(&server).await;
    while count(&server.metrics().thoughts_live) == 0 {
        sleep(Duration::from_millis(5)).await;
    }
    let table = masters.tables[0].clone();
    drop(masters);
    while count(&server.metrics().clients) > 0 {
        sleep(Duration::from_millis(5)).await;
    }
    let done = count(&server.metrics().thoughts);
    idle(&server).await;
    // What had begun was given up, not brought to its end.
    assert_eq!(count(&server.metrics().thoughts), done);
    assert!(count(&server.metrics().thoughts_cancelled) > 0);
    // When somebody comes back, they go on.
    let _guest = Guest::come(server.address(), &table, &[], 0).await;
    while count(&server.metrics().thoughts_live) == 0 {
        sleep(Duration::from_millis(5)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn an_easy_bot_does_not_wait_for_masters() {
    let _alone = ALONE.lock().await;
    let server = server().await;
    let masters = masters(&server).await;
    let table = make(server.address(), &wish(vec![bot("easy"), bot("easy")])).await;
    let mut guest = Guest::come(server.address(), &table.table, &[], 0).await;
    let before = count(&masters.actions);
    let tables = masters.watchers.len() as u64;
    // A whole game of twenty turns, and hardly a turn of each master table: without lanes every one of
    // the bot's decisions would wait for several turns of masters.
    while !guest.is_over() {
        guest.hear().await.expect("the connection holds");
        let seen = count(&masters.actions) - before;
        assert!(seen < 20 * tables, "{seen} actions of masters");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_hint_is_thought_out_once_for_a_state() {
    let _alone = ALONE.lock().await;
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
    let _alone = ALONE.lock().await;
    let server = server().await;
    // So that the hint waits.
    let _masters = masters(&server).await;
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
    server.stop().await;
}

#[tokio::test]
async fn a_hard_bot_is_served_before_the_queue_of_masters() {
    let _alone = ALONE.lock().await;
    let server = server().await;
    let masters = masters(&server).await;
    while count(&server.metrics().thoughts_live) == 0 {
        sleep(Duration::from_millis(5)).await;
    }
    let before = count(&server.metrics().thoughts);
    let table = make(server.address(), &wish(vec![bot("hard"), bot("hard")])).await;
    let mut guest = Guest::come(server.address(), &table.table, &[], 0).await;
    // However long a busy machine takes, until the first has had its turn.
    let second = WaitView::Seat { seat: 2 };
    loop {
        let say = guest.connection.hear().await.expect("the connection holds");
        if matches!(say, Some(Say::State { view, .. }) if view.wait == second) {
            break;
        }
    }
    // In a plain queue every table of masters would go first each time.
    let all = count(&server.metrics().thoughts) - before;
    let tables = masters.watchers.len() as u64;
    assert!(all < 2 * tables, "{all} thoughts");
    server.stop().await;
}
