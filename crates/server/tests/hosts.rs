//! Who sits where before the game begins, leaving and coming back, and the lobby.

mod common;

use common::*;
use elbowroom_protocol::{
    Ask, ChairWish, Joined, Problem, Say, SeatKind, TableInfo, Trouble, limits,
};
use elbowroom_server::client::{Connection, get, post, request};
use elbowroom_server::{Config, Server};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::sleep;

fn open() -> ChairWish {
    ChairWish::Open {}
}

async fn join(at: SocketAddr, table: &str, name: &str) -> Joined {
    let body = serde_json::json!({ "name": name });
    post(at, &format!("/api/tables/{table}/join"), &body)
        .await
        .expect("a seat")
}

async fn kinds(guest: &mut Guest, wanted: &[SeatKind]) {
    let same = |guest: &Guest| {
        let kinds: Vec<SeatKind> = guest.infos.iter().map(|info| info.kind).collect();
        kinds == wanted
    };
    while !same(guest) {
        guest.hear().await.expect("the connection holds");
    }
}

use SeatKind::{Bot, Open, Person};

#[tokio::test]
async fn the_host_frees_and_fills_seats_until_the_game_begins() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), open(), open()])).await;
    let mut host = Guest::come_as_host(at, &created).await;
    let bea = join(at, &created.table, "Bea").await;
    let mut guest = Guest::come(at, &created.table, std::slice::from_ref(&bea.token), 0).await;
    kinds(&mut host, &[Person, Person, Open]).await;
    // Only the host may.
    guest
        .connection
        .ask(&Ask::Chair {
            seat: 1,
            to: open(),
        })
        .await
        .expect("sent");
    let said = guest.until(|say| matches!(say, Say::Trouble { .. })).await;
    assert!(matches!(
        said,
        Say::Trouble {
            trouble: Trouble::NotYours,
            ..
        }
    ));
    // What makes no sense is said to make none.
    for (seat, to) in [
        (0, open()),
        (4, open()),
        (2, here()),
        (2, bot("search:600s")),
    ] {
        host.connection
            .ask(&Ask::Chair { seat, to })
            .await
            .expect("sent");
        let said = host.until(|say| matches!(say, Say::Trouble { .. })).await;
        assert!(
            matches!(
                said,
                Say::Trouble {
                    trouble: Trouble::Malformed,
                    ..
                }
            ),
            "{said:?}"
        );
    }
    // A person is removed, is told, and watches on; the key is no key any more.
    host.connection
        .ask(&Ask::Chair {
            seat: 2,
            to: open(),
        })
        .await
        .expect("sent");
    let said = guest.until(|say| matches!(say, Say::Trouble { .. })).await;
    assert!(
        matches!(
            said,
            Say::Trouble {
                trouble: Trouble::Token,
                ..
            }
        ),
        "{said:?}"
    );
    kinds(&mut host, &[Person, Open, Open]).await;
    let mut late = Connection::hello(at, &created.table, &[bea.token], 0)
        .await
        .expect("hello");
    assert!(matches!(
        late.hear().await,
        Ok(Some(Say::Trouble {
            trouble: Trouble::Token,
            ..
        }))
    ));
    // Bots fill the seats, and the game begins.
    for seat in [2, 3] {
        host.connection
            .ask(&Ask::Chair {
                seat,
                to: bot("easy"),
            })
            .await
            .expect("sent");
    }
    kinds(&mut host, &[Person, Bot, Bot]).await;
    while host.any_action().is_none() {
        host.hear().await.expect("the connection holds");
    }
    host.step().await;
    host.connection
        .ask(&Ask::Chair {
            seat: 2,
            to: open(),
        })
        .await
        .expect("sent");
    let said = host.until(|say| matches!(say, Say::Trouble { .. })).await;
    assert!(
        matches!(
            said,
            Say::Trouble {
                trouble: Trouble::NotYours,
                ..
            }
        ),
        "the game has begun"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_table_begins_with_fewer() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![open(), here(), open(), bot("easy")])).await;
    let mut host = Guest::come_as_host(at, &created).await;
    let bea = join(at, &created.table, "Bea").await;
    let mut guest = Guest::come(at, &created.table, std::slice::from_ref(&bea.token), 0).await;
    host.connection.ask(&Ask::Begin {}).await.expect("sent");
    let mut moved = Vec::new();
    for guest in [&mut host, &mut guest] {
        match guest.until(|say| matches!(say, Say::Moved { .. })).await {
            Say::Moved { table } => moved.push(table),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(moved[0], moved[1]);
    // The same keys open the seats of the new table, which has begun; the old link leads there.
    let new = &moved[0];
    let host = Guest::come(at, new, &tokens(&created), 0).await;
    let other = Guest::come(at, new, std::slice::from_ref(&bea.token), 0).await;
    assert_eq!((&host.seats[..], &other.seats[..]), (&[2][..], &[1][..]));
    let info: TableInfo = get(at, &format!("/api/tables/{new}")).await.expect("told");
    assert!(info.started && info.seats.len() == 3 && info.board == "base-3p");
    let mut late = Guest::come(at, &created.table, &[], 0).await;
    let said = late.until(|say| matches!(say, Say::Moved { .. })).await;
    assert_eq!(said, Say::Moved { table: new.clone() });
    let (status, _, _) = request(
        at,
        "POST",
        &format!("/api/tables/{}/join", created.table),
        "{}",
    )
    .await
    .expect("an answer");
    assert_eq!(status, 409, "nobody sits down at the old one");
    // One person alone is no game.
    let lonely = make(at, &wish(vec![here(), open()])).await;
    let mut host = Guest::come_as_host(at, &lonely).await;
    host.connection.ask(&Ask::Begin {}).await.expect("sent");
    let said = host.until(|say| matches!(say, Say::Trouble { .. })).await;
    assert!(
        matches!(
            said,
            Say::Trouble {
                trouble: Trouble::Malformed,
                ..
            }
        ),
        "{said:?}"
    );
    server.stop().await;
}

#[tokio::test]
async fn who_leaves_may_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = sqlite(folder.path());
    let server = Server::start(config(&*database)).await.expect("starts");
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let keys = tokens(&created);
    let mut one = Guest::come(at, &created.table, &keys[..1], 0).await;
    let mut two = Guest::come(at, &created.table, &keys[1..], 0).await;
    one.connection.ask(&Ask::Leave {}).await.expect("sent");
    // A bot plays on at once, and everybody sees who left.
    while two.any_action().is_none() {
        two.hear().await.expect("the connection holds");
    }
    let left = two.infos[0].clone();
    assert!(
        left.left && left.kind == Person && left.stand_in && !left.present,
        "{left:?}"
    );
    assert_eq!(left.bot.as_deref(), Some("fair"));
    server.stop().await;
    let server = Server::start(config(&*database)).await.expect("starts");
    let at = server.address();
    let mut two = Guest::come(at, &created.table, &keys[1..], 0).await;
    kinds(&mut two, &[Person, Person]).await;
    assert!(two.infos[0].left, "also after a restart");
    let back = Guest::come(at, &created.table, &keys[..1], 0).await;
    assert_eq!(back.seats, [1]);
    while two.infos[0].left {
        two.hear().await.expect("the connection holds");
    }
    let mut back = back;
    while two.any_action().is_some() {
        two.step().await;
    }
    while back.any_action().is_none() {
        back.hear().await.expect("the connection holds");
    }
    back.step().await;
    server.stop().await;
}

#[tokio::test]
async fn watchers_cannot_lock_a_player_out() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), here()])).await;
    let mut crowd = Vec::new();
    for _ in 0..limits::WATCHERS_PER_TABLE {
        crowd.push(Guest::come(at, &created.table, &[], 0).await);
    }
    let mut more = Connection::hello(at, &created.table, &[], 0)
        .await
        .expect("hello");
    assert!(matches!(
        more.hear().await,
        Ok(Some(Say::Trouble {
            trouble: Trouble::Full,
            ..
        }))
    ));
    let keys = tokens(&created);
    let mut devices = Vec::new();
    for _ in 0..=limits::CONNECTIONS_PER_SEAT {
        devices.push(Guest::come(at, &created.table, &keys[..1], 0).await);
    }
    // The oldest of too many devices gives way; the newest plays.
    let said = devices[0]
        .until(|say| matches!(say, Say::Trouble { .. }))
        .await;
    assert!(matches!(
        said,
        Say::Trouble {
            trouble: Trouble::Full,
            ..
        }
    ));
    let newest = devices.last_mut().expect("some");
    assert!(matches!(newest.act("pick 1").await, Say::Done { .. }));
    server.stop().await;
}

#[tokio::test]
async fn the_lobby_shows_tables_where_somebody_sits() {
    let server = Server::start(Config {
        listed: Duration::from_secs(2),
        ..config("sqlite::memory:")
    });
    let server = server.await.expect("starts");
    let at = server.address();
    let public = |seats| {
        let mut wish = wish(seats);
        wish.public = Some(true);
        wish
    };
    let left = make(at, &public(vec![here(), open(), open()])).await;
    let kept = make(at, &public(vec![here(), open(), open()])).await;
    let _host = Guest::come(at, &kept.table, &tokens(&kept), 0).await;
    let lobby = || async {
        get::<Vec<TableInfo>>(at, "/api/tables")
            .await
            .expect("a list")
    };
    assert_eq!(lobby().await.len(), 2);
    sleep(Duration::from_millis(3_500)).await;
    let shown = lobby().await;
    let names: Vec<&str> = shown.iter().map(|info| &*info.table).collect();
    assert_eq!(
        names,
        [&*kept.table],
        "where nobody sits any more is not shown"
    );
    assert!(shown[0].seats[0].present && !shown[0].seats[1].present);
    // It is still there for who has the link, and shown again when somebody sits down.
    let _back = Guest::come(at, &left.table, &tokens(&left), 0).await;
    while lobby().await.len() < 2 {
        sleep(Duration::from_millis(50)).await;
    }
    // One address does not take every open seat of a listed table.
    join(at, &kept.table, "Bea").await;
    let path = format!("/api/tables/{}/join", kept.table);
    let (status, _, body) = request(at, "POST", &path, "{}").await.expect("an answer");
    let problem: Problem = serde_json::from_slice(&body).expect("a problem");
    assert_eq!((status, problem.trouble), (409, Trouble::Full));
    server.stop().await;
}
