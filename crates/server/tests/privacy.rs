//! Nobody receives the coins of others. Everything that reaches a client over whole games is searched for
//! numbers that go with what only the owner may know, wherever they stand and whatever they are called.

mod common;

use common::*;
use elbowroom_bots::Luck;
use elbowroom_protocol::NewTable;
use elbowroom_server::client::request;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::SocketAddr;

/// Every number in a message with the place where it stands; also the numbers within words.
fn numbers(value: &Value, place: &str, found: &mut Vec<(String, u64)>) {
    match value {
        Value::Null | Value::Bool(_) => {}
        Value::Number(number) => found.extend(number.as_u64().map(|n| (place.to_owned(), n))),
        Value::String(text) => {
            let digits = text.split(|c: char| !c.is_ascii_digit());
            let whole = digits.filter_map(|digits| digits.parse().ok());
            found.extend(
                whole
                    .enumerate()
                    .map(|(i, n)| (format!("{place} word {i}"), n)),
            );
        }
        Value::Array(list) => {
            for (i, item) in list.iter().enumerate() {
                // Events stand now here and now there in a list: kind and seat tell them apart.
                let name = match (item.get("kind"), item.get("seat")) {
                    (Some(kind), seat) => format!("{kind} {}", seat.unwrap_or(&Value::Null)),
                    (None, _) => i.to_string(),
                };
                numbers(item, &format!("{place}[{name}]"), found);
                numbers(
                    item,
                    &format!("{place}[{} to the end]", list.len() - i),
                    found,
                );
            }
        }
        Value::Object(fields) => {
            for (name, item) in fields {
                numbers(item, &format!("{place}.{name}"), found);
            }
        }
    }
}

/// How a place went with the coins of a seat.
#[derive(Default)]
struct Trace {
    seen: usize,
    equal: usize,
    totals: BTreeSet<u64>,
}

/// Places in everything one client received, each held against the coins of each seat.
#[derive(Default)]
struct Search(BTreeMap<(String, u8), Trace>);

impl Search {
    /// Looks at a message that came when the seats had so many coins.
    fn look(&mut self, from: &str, message: &Value, coins: &[u64]) {
        let mut found = Vec::new();
        numbers(message, from, &mut found);
        for (place, number) in found {
            for (seat, &total) in (1..).zip(coins) {
                let trace = self.0.entry((place.clone(), seat)).or_default();
                trace.seen += 1;
                if number == total {
                    trace.equal += 1;
                    trace.totals.insert(total);
                }
            }
        }
    }

    /// Places that went with the coins of a seat most of the time and through several changes.
    fn leaks(&self) -> Vec<(&str, u8)> {
        let goes_with = |trace: &Trace| {
            trace.seen >= 8 && trace.equal * 10 >= trace.seen * 6 && trace.totals.len() >= 4
        };
        let found = self.0.iter().filter(|(_, trace)| goes_with(trace));
        found.map(|((place, seat), _)| (&**place, *seat)).collect()
    }

    fn seats(&self) -> BTreeSet<u8> {
        self.leaks().into_iter().map(|(_, seat)| seat).collect()
    }
}

/// What one client received of a game that was not over: each message with the number of its state.
fn received(guest: &Guest) -> Vec<(u64, Value)> {
    let (mut list, mut waiting, mut number) = (Vec::new(), Vec::new(), 0);
    for text in &guest.texts {
        let message: Value = serde_json::from_str(text).expect("JSON");
        match message["say"].as_str() {
            // Events come before the state they lead to.
            Some("events") => waiting.push(message),
            Some("state") => {
                if message["view"]["wait"]["for"] == "over" {
                    return list;
                }
                number = message["number"].as_u64().expect("a number");
                list.extend(waiting.drain(..).map(|message| (number, message)));
                list.push((number, message));
            }
            _ => list.push((number, message)),
        }
    }
    panic!("the game was not played to its end")
}

/// The coins of every seat in every state, as their owners were told.
fn truth(players: &[Guest]) -> HashMap<u64, Vec<u64>> {
    let mut truth: HashMap<u64, Vec<u64>> = HashMap::new();
    for (seat, guest) in players.iter().enumerate() {
        for (number, message) in received(guest) {
            if let Some(coins) = message["view"]["seats"][seat]["coins"].as_u64() {
                let known = truth
                    .entry(number)
                    .or_insert_with(|| vec![0; players.len()]);
                known[seat] = coins;
            }
        }
    }
    truth
}

/// What was read over HTTP in the middle of a game, with the number of the state then.
type Pages = Vec<(u64, String, Value)>;

async fn read_pages(at: SocketAddr, table: &str, number: u64, pages: &mut Pages) {
    let own = format!("/api/tables/{table}");
    let parts = ["", "/replay", "/moments", "/moments?language=fr", "/points"];
    let mut paths: Vec<String> = parts.iter().map(|part| format!("{own}{part}")).collect();
    paths.extend(["/api/tables".to_owned(), "/metrics".to_owned()]);
    for path in paths {
        let (status, _, body) = request(at, "GET", &path, "").await.expect("an answer");
        // What sums up to coins waits for the end of the game; what is said instead is searched too.
        assert!([200, 409].contains(&status), "{path}: {status}");
        let text = String::from_utf8(body).expect("text");
        // Files of lines are lists of lines.
        let page =
            serde_json::from_str(&text).unwrap_or_else(|_| text.lines().map(Value::from).collect());
        pages.push((number, path.replace(table, "id"), page));
    }
}

struct Played {
    players: Vec<Guest>,
    watcher: Guest,
    pages: Pages,
}

/// A whole game with one device for each seat, a spectator, and somebody who reads every page.
async fn play(at: SocketAddr, table: NewTable) -> Played {
    let created = make(at, &table).await;
    let mut guests = Vec::new();
    for key in tokens(&created) {
        guests.push(Guest::come(at, &created.table, &[key], 0).await);
    }
    guests.push(Guest::come(at, &created.table, &[], 0).await);
    let mut first = guests.remove(0);
    let finish = |(i, mut guest): (usize, Guest)| {
        guest.luck = Luck::new(i as u64);
        tokio::spawn(async move {
            guest.finish().await;
            guest
        })
    };
    let others: Vec<_> = guests.into_iter().enumerate().map(finish).collect();
    let mut pages = Vec::new();
    let mut steps = 0;
    while !first.is_over() {
        if !first.table().actions.is_empty() {
            // Nothing moves while this seat must decide.
            if steps % 6 == 0 {
                read_pages(at, &created.table, first.number, &mut pages).await;
            }
            steps += 1;
        }
        first.step().await;
    }
    let mut players = vec![first];
    for other in others {
        players.push(other.await.expect("plays to the end"));
    }
    let watcher = players.pop().expect("the spectator came last");
    Played {
        players,
        watcher,
        pages,
    }
}

fn search_socket(guest: &Guest, truth: &HashMap<u64, Vec<u64>>) -> Search {
    let mut search = Search::default();
    for (number, message) in received(guest) {
        if let Some(coins) = truth.get(&number) {
            search.look("socket", &message, coins);
        }
    }
    search
}

fn search_pages(pages: &Pages, truth: &HashMap<u64, Vec<u64>>) -> Search {
    let mut search = Search::default();
    for (number, path, page) in pages {
        search.look(path, page, &truth[number]);
    }
    // Each moment of the longest look at the game so far, held against the coins of its own time.
    let mut looks = pages
        .iter()
        .filter(|(_, path, _)| path.ends_with("/moments"));
    let (_, _, last) = looks.next_back().expect("somebody looked");
    for moment in last.as_array().expect("a list") {
        let number = moment["number"].as_u64().expect("a number");
        if let Some(coins) = truth.get(&number) {
            search.look("moment", moment, coins);
        }
    }
    search
}

fn table(seats: usize, open_coins: bool) -> NewTable {
    let mut table = wish(vec![here(); seats]);
    table.public = Some(true);
    table.seed = Some(seats as u64);
    if open_coins {
        let switches = serde_json::from_str(r#"{"open-coins":true}"#);
        table.switches = Some(switches.expect("a switch"));
    }
    table
}

#[tokio::test]
async fn nobody_is_told_the_coins_of_others() {
    let server = server().await;
    for seats in 2..=5 {
        let game = play(server.address(), table(seats, false)).await;
        let truth = truth(&game.players);
        assert!(truth.len() > 50 && game.pages.len() > 30);
        assert_eq!(search_socket(&game.watcher, &truth).leaks(), []);
        assert_eq!(search_pages(&game.pages, &truth).leaks(), []);
        for (seat, guest) in (1..).zip(&game.players) {
            // The search does find what may be known: the seat's own coins.
            let own = BTreeSet::from([seat]);
            let search = search_socket(guest, &truth);
            assert_eq!(search.seats(), own, "{:?}", search.leaks());
        }
        everybody_sees_the_same(&game);
    }
    server.stop().await;
}

/// Events are the same for all, byte for byte; a view is the spectator's and what the seat itself adds.
fn everybody_sees_the_same(game: &Played) {
    let events = |guest: &Guest| {
        let texts = guest.texts.iter();
        let events = texts.filter(|text| text.starts_with(r#"{"say":"events""#));
        events.cloned().collect::<Vec<String>>()
    };
    let views = |guest: &Guest| {
        let states = received(guest).into_iter();
        let views = states.filter_map(|(number, mut message)| {
            let view = message.get_mut("view")?.take();
            Some((number, view))
        });
        views.collect::<BTreeMap<u64, Value>>()
    };
    let (told, shown) = (events(&game.watcher), views(&game.watcher));
    for (seat, guest) in game.players.iter().enumerate() {
        assert_eq!(events(guest), told);
        let mut own = views(guest);
        for view in own.values_mut() {
            view["seats"][seat]
                .as_object_mut()
                .and_then(|seat| seat.remove("coins"))
                .expect("its own coins");
            view["actions"] = Value::Array(Vec::new());
            view["undo"] = false.into();
            (view["shortfall"], view["in_hand"]) = (0.into(), 0.into());
            // What it is asked to do, and with how many tokens, is told to the seat that decides.
            for own in ["force", "task"] {
                view.as_object_mut().map(|view| view.remove(own));
            }
        }
        assert_eq!(own, shown, "seat {}", seat + 1);
    }
}

#[tokio::test]
async fn the_search_finds_coins_that_are_open() {
    let server = server().await;
    let game = play(server.address(), table(3, true)).await;
    let truth = truth(&game.players);
    let all = BTreeSet::from([1, 2, 3]);
    assert_eq!(search_socket(&game.watcher, &truth).seats(), all);
    assert_eq!(search_pages(&game.pages, &truth).seats(), all);
    for guest in &game.players {
        assert_eq!(search_socket(guest, &truth).seats(), all);
    }
    server.stop().await;
}
