//! The examples of `docs/protocol.md` are what a server says: each message of the protocol once, from a game that
//! is played here. `ELBOWROOM_BLESS=1` writes them anew.

mod common;

use common::*;
use elbowroom_protocol::{Ask, ChairWish, Clocks, Created, Say, VERSION};
use elbowroom_server::client::{Connection, request};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::net::SocketAddr;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
const BEGIN: &str = "<!-- examples: written by a test -->\n";
const END: &str = "<!-- end of the examples -->\n";

/// What is said in every run in its own way, and the words that stand for it.
#[derive(Default)]
struct Names(Vec<(String, &'static str)>);

impl Names {
    /// A message as the page shows it: long lists and texts are cut, keys have names.
    fn shown(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (found, shown) in &self.0 {
            text = text.replace(found, shown);
        }
        let mut value: Value = serde_json::from_str(&text).expect("JSON");
        cut(&mut value);
        serde_json::to_string(&value).expect("JSON")
    }
}

/// Lists end after two, texts after 60 characters; times are always the same.
fn cut(value: &mut Value) {
    match value {
        Value::Array(list) => {
            list.truncate(2);
            list.iter_mut().for_each(cut);
        }
        Value::Object(fields) => {
            for (name, value) in fields.iter_mut() {
                match name.as_str() {
                    "made" | "ended" => *value = 1_700_000_000.into(),
                    "clock" => *value = 600.into(),
                    _ => cut(value),
                }
            }
        }
        Value::String(text) if text.chars().count() > 60 => {
            *text = text.chars().take(59).chain(['…']).collect();
        }
        _ => {}
    }
}

/// The names of all variants, from what a wrong one is answered.
fn variants(error: &str) -> Vec<String> {
    let all = error.split("expected one of").nth(1).expect("a list");
    all.split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

#[derive(Default)]
struct Page {
    names: Names,
    asks: BTreeMap<String, String>,
    says: BTreeMap<String, String>,
    requests: Vec<(String, String, String)>,
}

impl Page {
    async fn request(&mut self, at: SocketAddr, method: &str, path: &str, body: &str) -> String {
        let (status, _, answer) = request(at, method, path, body).await.expect("an answer");
        let answer = String::from_utf8(answer).expect("text");
        let mut path = path.to_owned();
        for (found, shown) in &self.names.0 {
            path = path.replace(found, shown);
        }
        let shown = self.names.shown(&answer);
        let body = if body.starts_with('{') {
            self.names.shown(body)
        } else {
            body.to_owned()
        };
        self.requests.push((
            format!("{method} {path}"),
            body,
            format!("{status} {shown}"),
        ));
        answer
    }

    fn heard(&mut self, guest: &mut Guest) {
        for text in guest.texts.drain(..) {
            let value: Value = serde_json::from_str(&text).expect("JSON");
            let name = value["say"].as_str().expect("a name").to_owned();
            let shown = self.names.shown(&text);
            self.says.entry(name).or_insert(shown);
        }
    }

    async fn ask(&mut self, guest: &mut Guest, ask: &Ask) {
        let text = serde_json::to_string(ask).expect("JSON");
        let value: Value = serde_json::from_str(&text).expect("JSON");
        let name = value["ask"].as_str().expect("a name").to_owned();
        let shown = self.names.shown(&text);
        self.asks.entry(name).or_insert(shown);
        guest.connection.ask(ask).await.expect("sent");
    }

    /// Says hello and hears the welcome.
    async fn come(&mut self, at: SocketAddr, created: &Created, tokens: &[String]) -> Guest {
        let mut guest = Guest::come(at, &created.table, &[], 0).await;
        guest.connection = Connection::open(at, &created.table).await.expect("opens");
        guest.view = None;
        guest.texts.clear();
        let hello = Ask::Hello {
            version: VERSION,
            tokens: tokens.to_vec(),
            seen: 0,
            language: "en".into(),
            host: Some(created.host.clone()),
        };
        self.ask(&mut guest, &hello).await;
        guest.until(|say| matches!(say, Say::Seats { .. })).await;
        self.heard(&mut guest);
        guest
    }

    fn text(&self) -> String {
        let mut text = String::new();
        let mut block = |title: &str, rows: Vec<String>| {
            let _ = write!(text, "### {title}\n\n```text\n{}\n```\n\n", rows.join("\n"));
        };
        let requests = self.requests.iter().map(|(line, body, answer)| {
            let body = if body.is_empty() {
                String::new()
            } else {
                format!(" {body}")
            };
            format!("{line}{body}\n  → {answer}")
        });
        block("Requests and their answers", requests.collect());
        block("What a client asks", self.asks.values().cloned().collect());
        block("What a table says", self.says.values().cloned().collect());
        text
    }
}

async fn play(page: &mut Page) {
    let server = server().await;
    let at = server.address();
    let body = r#"{"seats":[{"kind":"here","name":"Ann"},{"kind":"open"},{"kind":"open"}],"public":true,"clocks":{"bank":600,"turn":30},"seed":7}"#;
    let (_, _, made) = request(at, "POST", "/api/tables", body)
        .await
        .expect("made");
    let created: Created = serde_json::from_slice(&made).expect("created");
    let names = &mut page.names.0;
    names.push((created.table.clone(), "4c3f9a…"));
    names.push((created.host.clone(), "b71e02…"));
    names.push((created.seats[0].token.clone(), "90d5aa…"));
    let shown = page.names.shown(&String::from_utf8_lossy(&made));
    page.requests.push((
        "POST /api/tables".into(),
        body.into(),
        format!("201 {shown}"),
    ));
    let path = |what: &str| format!("/api/tables/{}{what}", created.table);
    page.request(at, "GET", "/api/tables", "").await;
    let list = format!("{{\"tables\":[\"{}\"]}}", created.table);
    page.request(at, "POST", "/api/tables/list", &list).await;
    let mut ann = page.come(at, &created, &tokens(&created)).await;
    let (_, _, joined) = request(at, "POST", &path("/join"), r#"{"name":"Bea"}"#)
        .await
        .expect("a seat");
    let joined: Value = serde_json::from_slice(&joined).expect("joined");
    let bea_key = joined["token"].as_str().expect("a token").to_owned();
    page.names.0.push((bea_key.clone(), "17c2f4…"));
    let shown = page.names.shown(&joined.to_string());
    page.requests.push((
        format!("POST {}", "/api/tables/4c3f9a…/join"),
        r#"{"name":"Bea"}"#.into(),
        format!("200 {shown}"),
    ));
    page.request(at, "POST", "/api/tables", r#"{"seats":[]}"#)
        .await;
    page.request(at, "GET", &path("/points"), "").await;
    // The host fills a seat, frees it again, and begins with fewer.
    for to in [ChairWish::Bot { bot: "easy".into() }, ChairWish::Open {}] {
        page.ask(&mut ann, &Ask::Chair { seat: 3, to }).await;
        ann.until(|say| matches!(say, Say::Seats { .. })).await;
    }
    page.ask(&mut ann, &Ask::Watchers { talk: true }).await;
    ann.until(|say| {
        matches!(
            say,
            Say::Seats {
                watchers_talk: true,
                ..
            }
        )
    })
    .await;
    page.ask(&mut ann, &Ask::Begin {}).await;
    let Say::Moved { table } = ann.until(|say| matches!(say, Say::Moved { .. })).await else {
        unreachable!("that was waited for");
    };
    page.names.0.push((table, "e08b61…"));
    page.heard(&mut ann);
    server.stop().await;
}

/// A whole game of two at one device, so that there is an end to be told.
async fn play_whole(page: &mut Page) {
    let server = server().await;
    let at = server.address();
    let mut wanted = wish(vec![here(), here()]);
    wanted.clocks = Some(Clocks {
        bank: 3_600,
        turn: 0,
    });
    let created = make(at, &wanted).await;
    let names = &mut page.names.0;
    names.push((created.table.clone(), "4c3f9a…"));
    names.push((created.host.clone(), "b71e02…"));
    for (seat, shown) in created.seats.iter().zip(["90d5aa…", "17c2f4…"]) {
        names.push((seat.token.clone(), shown));
    }
    let keys = tokens(&created);
    let mut ann = page.come(at, &created, &keys).await;
    page.ask(&mut ann, &Ask::Hint { id: 1 }).await;
    ann.until(|say| matches!(say, Say::Hint { .. })).await;
    let coach = Ask::Coach {
        id: 1,
        heard: Vec::new(),
    };
    page.ask(&mut ann, &coach).await;
    ann.until(|say| matches!(say, Say::Coach { .. })).await;
    page.ask(&mut ann, &Ask::Ping {}).await;
    ann.until(|say| matches!(say, Say::Pong)).await;
    page.ask(
        &mut ann,
        &Ask::Chat {
            text: "Good luck!".into(),
            name: None,
        },
    )
    .await;
    ann.until(|say| matches!(say, Say::Chat { .. })).await;
    let pick = |state| Ask::Act {
        id: 2,
        state,
        action: "pick 1".into(),
    };
    let state = ann.number;
    page.ask(&mut ann, &pick(state)).await;
    ann.until(|say| matches!(say, Say::Done { .. })).await;
    page.heard(&mut ann);
    let explain = Ask::Explain {
        id: 3,
        action: "conquer 1".into(),
    };
    page.ask(&mut ann, &explain).await;
    ann.until(|say| matches!(say, Say::Explained { .. })).await;
    let wrong = Ask::Act {
        id: 4,
        state: ann.number,
        action: "decline".into(),
    };
    page.ask(&mut ann, &wrong).await;
    ann.until(|say| matches!(say, Say::Refused { .. })).await;
    let first = ann
        .table()
        .actions
        .iter()
        .find(|action| action.action.starts_with("conquer"));
    let action = first.expect("a conquest").action.clone();
    let act = Ask::Act {
        id: 5,
        state: ann.number,
        action,
    };
    page.ask(&mut ann, &act).await;
    ann.until(|say| matches!(say, Say::Done { .. })).await;
    let undo = Ask::Undo {
        id: 6,
        state: ann.number,
    };
    page.ask(&mut ann, &undo).await;
    ann.until(|say| matches!(say, Say::Done { .. })).await;
    page.ask(&mut ann, &Ask::Rematch {}).await;
    ann.until(|say| matches!(say, Say::Trouble { .. })).await;
    page.heard(&mut ann);
    ann.next = 100;
    ann.finish().await;
    page.ask(&mut ann, &Ask::Rematch {}).await;
    let Say::Rematch { table } = ann.until(|say| matches!(say, Say::Rematch { .. })).await else {
        unreachable!("that was waited for");
    };
    page.names.0.push((table, "e08b61…"));
    let hand = Ask::Hand {
        id: 7,
        tokens: keys[..1].to_vec(),
        host: None,
    };
    page.ask(&mut ann, &hand).await;
    let Say::Handed { code, .. } = ann.until(|say| matches!(say, Say::Handed { .. })).await else {
        unreachable!("that was waited for");
    };
    page.names.0.push((code.clone(), "c5d8e2…"));
    let take = format!("/api/tables/{}/take", created.table);
    let body = format!(r#"{{"code":"{code}"}}"#);
    page.request(at, "POST", &take, &body).await;
    ann.until(|say| matches!(say, Say::Taken { .. })).await;
    page.ask(&mut ann, &Ask::Leave {}).await;
    page.heard(&mut ann);
    let path = |what: &str| format!("/api/tables/{}{what}", created.table);
    page.request(at, "GET", &path(""), "").await;
    page.request(at, "GET", &path("/points?language=en"), "")
        .await;
    page.request(at, "GET", &path("/moments?language=fr"), "")
        .await;
    page.request(at, "POST", "/api/tiles/check?language=en", "id = 3")
        .await;
    let world =
        "name = \"small\"\nplayers = 2\n[[hex]]\ntile = \"A\"\nside = \"surface\"\nat = [0, 0]";
    page.request(at, "GET", "/api/realm", "").await;
    page.request(at, "POST", "/api/realm?language=en", world)
        .await;
    page.request(at, "GET", "/api/boards", "").await;
    page.request(at, "GET", "/api/lessons?language=en", "")
        .await;
    let pick =
        r#"{"language":"en","done":[],"ask":{"ask":"act","id":1,"state":1,"action":"pick 9"}}"#;
    page.request(at, "POST", "/api/lessons/pick", pick).await;
    page.request(at, "GET", "/api/book/die?language=en", "")
        .await;
    server.stop().await;
}

/// A hex that moves, so that the map is told.
async fn play_moving(page: &mut Page) {
    let server = server().await;
    let at = server.address();
    let mut wanted = wish(vec![here(), here()]);
    wanted.board = Some("s06-2p".into());
    let created = make(at, &wanted).await;
    let mut ann = Guest::come(at, &created.table, &tokens(&created), 0).await;
    ann.texts.clear();
    while !ann
        .texts
        .iter()
        .any(|text| text.contains("\"say\":\"map\""))
    {
        let actions = &ann.table().actions;
        let shown = actions.iter().find(|action| !action.preview.is_empty());
        let action = shown.expect("a hex to choose").action.clone();
        ann.act(&action).await;
    }
    page.heard(&mut ann);
    server.stop().await;
}

#[tokio::test]
async fn the_page_shows_what_is_said() {
    let mut page = Page::default();
    play(&mut page).await;
    play_whole(&mut page).await;
    play_moving(&mut page).await;
    let wrong = |text| {
        serde_json::from_str::<Ask>(text)
            .expect_err("no such message")
            .to_string()
    };
    let all = variants(&wrong(r#"{"ask":"?"}"#));
    assert_eq!(
        all.iter()
            .filter(|name| !page.asks.contains_key(*name))
            .collect::<Vec<_>>(),
        Vec::<&String>::new()
    );
    let wrong = |text| {
        serde_json::from_str::<Say>(text)
            .expect_err("no such message")
            .to_string()
    };
    let all = variants(&wrong(r#"{"say":"?"}"#));
    assert_eq!(
        all.iter()
            .filter(|name| !page.says.contains_key(*name))
            .collect::<Vec<_>>(),
        Vec::<&String>::new()
    );
    let file = std::fs::read_to_string(PAGE).expect("the page");
    let (before, rest) = file
        .split_once(BEGIN)
        .expect("the page says where examples begin");
    let (shown, after) = rest.split_once(END).expect("and where they end");
    let fresh = format!("\n{}", page.text());
    if std::env::var_os("ELBOWROOM_BLESS").is_some() {
        std::fs::write(PAGE, format!("{before}{BEGIN}{fresh}{END}{after}")).expect("written");
        return;
    }
    assert!(
        shown == fresh,
        "docs/protocol.md shows other messages; ELBOWROOM_BLESS=1 cargo test -p elbowroom-server --test protocol_page writes them anew"
    );
}
