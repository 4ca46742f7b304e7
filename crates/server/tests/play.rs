//! Whole games over the wire.

mod common;

use common::*;
use elbowroom_protocol::{
    Ask, ChairWish, Clocks, Created, EventView, Join, Joined, Moment, Say, TableInfo, TurnPoints,
    WaitView,
};
use elbowroom_rules::notation::Replay;
use elbowroom_server::Server;
use elbowroom_server::client::{get, post, request};
use std::time::Duration;

#[tokio::test]
async fn bots_play_a_whole_game_before_a_spectator() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![bot("easy"), bot("random"), bot("fair")])).await;
    assert!(created.seats.is_empty());
    let mut guest = Guest::come(at, &created.table, &[], 0).await;
    guest.finish().await;
    assert_eq!(guest.table().ranks.len(), 3);
    let numbers: Vec<u64> = guest.events.iter().map(|event| event.number).collect();
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "in order");

    let (status, head, body) = request(at, "GET", &path(&created, "/replay"), "")
        .await
        .expect("an answer");
    assert_eq!(status, 200);
    assert!(head.contains("attachment"));
    let replay = Replay::read(&String::from_utf8(body).expect("text")).expect("a sound replay");
    let moments: Vec<Moment> = get(at, &path(&created, "/moments?language=fr"))
        .await
        .expect("moments");
    assert_eq!(moments.len(), replay.entries().len());
    let told: Vec<u64> = moments
        .iter()
        .flat_map(|moment| moment.events.iter().map(|event| event.number))
        .collect();
    assert_eq!(told, numbers, "the same events with the same numbers");
    let turns: Vec<TurnPoints> = get(at, &path(&created, "/points")).await.expect("points");
    assert_eq!(turns.len(), 30, "ten turns of three");
    for rank in &guest.table().ranks {
        let own = || turns.iter().filter(|turn| turn.seat == rank.seat);
        let last = own().next_back().expect("a turn");
        assert_eq!((last.round, last.coins), (10, rank.coins));
        assert!(own().all(|turn| turn.race.is_some()));
        let told = |kind: &str| {
            let of = |event: &&EventView| event.kind == kind && event.seat == Some(rank.seat);
            guest.events.iter().filter(of).count()
        };
        let conquered: usize = own().map(|turn| usize::from(turn.conquered)).sum();
        assert_eq!(conquered, told("conquered"));
        let declined = own().filter(|turn| turn.declined).count();
        assert_eq!(declined, told("declined"));
    }
    // Looking back hides nothing.
    let seats = moments.iter().flat_map(|moment| &moment.view.seats);
    assert!(seats.into_iter().all(|seat| seat.coins.is_some()));
    server.stop().await;
}

fn path(created: &Created, rest: &str) -> String {
    format!("/api/tables/{}{rest}", created.table)
}

#[tokio::test]
async fn explaining_tells_no_coins_to_others() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut watcher = Guest::come(at, &created.table, &[], 0).await;
    for place in 1..=6 {
        let action = format!("pick {place}");
        let ask = Ask::Explain { id: place, action };
        watcher.connection.ask(&ask).await.expect("sent");
        let said = watcher
            .until(|say| matches!(say, Say::Explained { .. }))
            .await;
        let Say::Explained { legal, text, .. } = said else {
            unreachable!()
        };
        assert!(legal && text.is_none(), "{text:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_hot_seat_shows_the_coins_of_whoever_decides() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    assert_eq!(guest.seats, [1, 2]);
    guest.finish().await;
    for view in &guest.views {
        if let WaitView::Seat { seat } = view.wait {
            let shown: Vec<u8> = view
                .seats
                .iter()
                .filter(|seat| seat.coins.is_some())
                .map(|seat| seat.seat)
                .collect();
            assert_eq!(shown, [seat]);
        }
    }
    guest.connection.ask(&Ask::Rematch {}).await.expect("sent");
    let Say::Rematch { table } = guest.until(|say| matches!(say, Say::Rematch { .. })).await else {
        unreachable!()
    };
    assert_ne!(table, created.table);
    let again = Guest::come(at, &table, &tokens(&created), 0).await;
    assert_eq!(again.seats, [1, 2], "the tokens open the same seats again");
    assert!(!again.is_over());
    server.stop().await;
}

#[tokio::test]
async fn repeats_are_harmless_and_stale_actions_are_refused() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    let old = guest.number;
    let first = guest.act("pick 1").await;
    let Say::Done { number, .. } = first else {
        panic!("{first:?}")
    };
    let repeat = Ask::Act {
        id: 1,
        state: old,
        action: "pick 1".into(),
    };
    guest.connection.ask(&repeat).await.expect("sent");
    let said = guest
        .until(|say| matches!(say, Say::Done { .. } | Say::Refused { .. }))
        .await;
    assert_eq!(said, Say::Done { id: 1, number });
    assert_eq!(guest.number, number, "applied once");

    let stale = Ask::Act {
        id: 50,
        state: old,
        action: "decline".into(),
    };
    guest.connection.ask(&stale).await.expect("sent");
    let said = guest.until(|say| matches!(say, Say::Refused { .. })).await;
    let Say::Refused { number: now, .. } = said else {
        unreachable!()
    };
    assert_eq!(now, number);

    let said = guest.act("conquer 99").await;
    assert!(
        matches!(
            said,
            Say::Refused {
                ruling: Some(_),
                ..
            }
        ),
        "{said:?}"
    );
    let said = guest.act("dance").await;
    assert!(matches!(said, Say::Refused { .. }));

    // What was taken back is an event of its own, and can be done again.
    let before = guest.table().clone();
    let action = guest
        .table()
        .actions
        .iter()
        .find(|action| action.verb == "conquer")
        .expect("something to conquer")
        .action
        .clone();
    assert!(matches!(guest.act(&action).await, Say::Done { .. }));
    assert!(guest.table().undo);
    let undo = Ask::Undo {
        id: 60,
        state: guest.number,
    };
    guest.connection.ask(&undo).await.expect("sent");
    guest
        .until(|say| matches!(say, Say::Done { id: 60, .. }))
        .await;
    guest.next = 100;
    let mut after = guest.table().clone();
    after.undo = before.undo;
    assert_eq!(after, before);
    assert_eq!(
        guest.events.last().map(|event| &*event.kind),
        Some("undone")
    );
    assert!(matches!(guest.act(&action).await, Say::Done { .. }));
    guest.finish().await;
    server.stop().await;
}

/// Coins that hold: what was taken back is dropped as `docs/protocol.md` says.
fn scored(events: &[EventView]) -> u32 {
    let mut held: Vec<&EventView> = Vec::new();
    for event in events {
        match event.back_to {
            Some(number) => held.retain(|earlier| earlier.number <= number),
            None => held.push(event),
        }
    }
    let coins = held.iter().filter(|event| event.kind == "scored");
    coins.filter_map(|event| event.amount).map(u32::from).sum()
}

#[tokio::test]
async fn what_was_taken_back_does_not_count_and_a_turn_that_is_over_stays() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    let (mut told, mut undone, mut refused) = (0, 0, 0);
    while !guest.is_over() {
        told += 1;
        let turn = guest.table().turn;
        guest.step().await;
        // Both sit at this device, and still nobody takes back what the other did.
        let passed = guest.table().turn != turn;
        assert!(!(passed && guest.table().undo), "the turn of another");
        // Every third action is taken back as soon as the table lets it.
        if !(passed && refused < 3 || told % 3 == 0 && guest.table().undo && undone <= 40) {
            continue;
        }
        let (id, state) = (guest.next, guest.number);
        guest.next += 1;
        guest
            .connection
            .ask(&Ask::Undo { id, state })
            .await
            .expect("sent");
        let said = guest
            .until(|say| matches!(say, Say::Done { id: known, .. } | Say::Refused { id: known, .. } if *known == id))
            .await;
        assert_eq!(matches!(said, Say::Refused { .. }), passed, "{said:?}");
        *(if passed { &mut refused } else { &mut undone }) += 1;
    }
    assert!(undone > 3 && refused > 0);
    let points: Vec<TurnPoints> = get(at, &path(&created, "/points")).await.expect("points");
    let sum: u32 = (points.iter().flat_map(|turn| &turn.sources))
        .map(|line| u32::from(line.coins))
        .sum();
    assert_eq!(scored(&guest.events), sum);
    let moments: Vec<Moment> = get(at, &path(&created, "/moments")).await.expect("moments");
    let kept: Vec<EventView> = moments.into_iter().flat_map(|m| m.events).collect();
    assert_eq!(scored(&kept), sum);
    let mut turns: Vec<(u8, u8)> = points.iter().map(|turn| (turn.round, turn.seat)).collect();
    turns.dedup();
    assert_eq!(turns.len(), points.len(), "each turn once");
    assert!(turns.is_sorted(), "in order");
    server.stop().await;
}

#[tokio::test]
async fn people_join_leave_and_are_stood_in_for() {
    let server = Server::start(elbowroom_server::Config {
        grace: Duration::from_millis(200),
        ..config("sqlite::memory:")
    })
    .await
    .expect("the server starts");
    let at = server.address();
    let mut table = wish(vec![here(), ChairWish::Open {}]);
    table.public = Some(true);
    let created = make(at, &table).await;
    let listed: Vec<TableInfo> = get(at, "/api/tables").await.expect("a list");
    assert_eq!(listed.len(), 1);
    assert!(!listed[0].started);
    let mut one = Guest::come(at, &created.table, &tokens(&created), 0).await;
    let said = one.act("pick 1").await;
    assert!(
        matches!(said, Say::Refused { .. }),
        "not every seat is taken"
    );
    let name = "Bea\u{7}".to_owned();
    let joined: Joined = post(at, &path(&created, "/join"), &Join { name })
        .await
        .expect("a seat");
    assert_eq!(joined.seat, 2);
    let full: Result<Joined, _> = post(at, &path(&created, "/join"), &Join::default()).await;
    assert!(full.expect_err("no seat").0.contains("full"));

    // Nobody comes for seat 2: a bot sits in, and goes when the person comes.
    one.until(
        |say| matches!(say, Say::Seats { seats, .. } if seats[1].stand_in && seats[1].name == "Bea"),
    )
    .await;
    let mut two = Guest::come(at, &created.table, std::slice::from_ref(&joined.token), 0).await;
    two.until(
        |say| matches!(say, Say::Seats { seats, .. } if seats[1].present && !seats[1].stand_in),
    )
    .await;
    two.connection.ask(&Ask::Leave {}).await.expect("sent");
    two.until(|say| matches!(say, Say::Seats { seats, .. } if seats[1].left))
        .await;
    one.finish().await;
    server.stop().await;
}

#[tokio::test]
async fn a_bot_finishes_the_turn_when_the_time_is_up() {
    let server = server().await;
    let at = server.address();
    let mut table = wish(vec![here(), bot("random")]);
    table.clocks = Some(Clocks { bank: 1, turn: 0 });
    let created = make(at, &table).await;
    let mut guest = Guest::come(at, &created.table, &tokens(&created), 0).await;
    assert!(guest.table().actions.len() > 1);
    while !guest.is_over() {
        guest.hear().await.expect("the connection holds");
    }
    assert_eq!(guest.infos[0].clock, Some(0));
    server.stop().await;
}

#[tokio::test]
async fn hints_explanations_and_words() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let keys = tokens(&created);
    let mut guest = Guest::come(at, &created.table, &keys[..1], 0).await;
    let mut other = Guest::come(at, &created.table, &keys[1..], 0).await;
    guest
        .connection
        .ask(&Ask::Hint { id: 5 })
        .await
        .expect("sent");
    let said = guest.until(|say| matches!(say, Say::Hint { .. })).await;
    let Say::Hint { action, reason, .. } = said else {
        unreachable!()
    };
    assert!(!reason.is_empty());
    assert!(matches!(guest.act(&action).await, Say::Done { .. }));
    let priced = guest.table().actions.iter().find(|a| a.price.is_some());
    let (action, price) = priced
        .map(|a| (a.action.clone(), a.price))
        .expect("something to conquer");
    guest
        .connection
        .ask(&Ask::Explain { id: 6, action })
        .await
        .expect("sent");
    let said = guest
        .until(|say| matches!(say, Say::Explained { .. }))
        .await;
    let Say::Explained {
        legal: true,
        parts,
        price: told,
        ..
    } = said
    else {
        panic!("{said:?}")
    };
    assert_eq!(told, price);
    assert!(!parts.is_empty());
    let text = "hello\u{0}\nthere".to_owned();
    guest
        .connection
        .ask(&Ask::Chat { text, name: None })
        .await
        .expect("sent");
    let said = other.until(|say| matches!(say, Say::Chat { .. })).await;
    // Nobody gave a name: each client calls the seat in its own language.
    let (name, text) = (String::new(), "hello there".to_owned());
    let seat = Some(1);
    assert_eq!(said, Say::Chat { seat, name, text });
    server.stop().await;
}
