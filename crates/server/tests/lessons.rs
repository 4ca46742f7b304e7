//! Lessons, the rule book and the coach as a client meets them.

mod common;

use common::*;
use elbowroom_protocol::{Ask, LessonAnswer, LessonAsk, LessonInfo, Say};
use elbowroom_rules::Language;
use elbowroom_server::client::request;
use elbowroom_teach::{Session, lesson, ways_on};
use serde_json::{Value, json};
use std::net::SocketAddr;

async fn take(at: SocketAddr, id: &str, done: &[String], ask: Ask, language: &str) -> LessonAnswer {
    let body = LessonAsk {
        language: language.into(),
        done: done.to_vec(),
        ask,
    };
    let body = serde_json::to_string(&body).expect("JSON");
    let (status, _, answer) = request(at, "POST", &format!("/api/lessons/{id}"), &body)
        .await
        .expect("an answer");
    assert_eq!(status, 200, "{}", String::from_utf8_lossy(&answer));
    serde_json::from_slice(&answer).expect("an answer to a lesson")
}

fn act(action: &str) -> Ask {
    Ask::Act {
        id: 7,
        state: 0,
        action: action.into(),
    }
}

fn hello() -> Ask {
    serde_json::from_value(json!({"ask": "hello", "version": 2})).expect("hello")
}

#[tokio::test]
async fn every_lesson_is_taken_over_requests_in_both_languages() {
    let server = server().await;
    let at = server.address();
    let (_, _, list) = request(at, "GET", "/api/lessons?language=fr", "")
        .await
        .expect("a list");
    let list: Vec<LessonInfo> = serde_json::from_slice(&list).expect("lessons");
    assert!(list.len() >= 6);
    for (info, language) in list.iter().zip(["en", "fr"].into_iter().cycle()) {
        let lesson = lesson(&info.id).expect("a lesson");
        let mut session = Session::begin(lesson).expect("it begins");
        let mut answer = take(at, &info.id, &[], hello(), language).await;
        let mut number = 0;
        while !session.over() {
            // What nobody wants changes nothing, and a reason is told.
            let astray = take(at, &info.id, &answer.done, act("pick 9"), language).await;
            assert_eq!(astray.done, answer.done);
            assert!(matches!(&astray.says[..], [Say::Refused { text, .. }] if !text.is_empty()));
            let way = ways_on(&session).expect("a sound lesson").remove(0);
            session
                .say(&way, Language::English)
                .expect("a sound lesson");
            answer = take(at, &info.id, &answer.done, act(&way), language).await;
            assert_eq!(answer.done, session.done());
            for say in &answer.says {
                if let Say::State { number: now, .. } = say {
                    assert!(*now > number, "{}", info.id);
                    number = *now;
                }
            }
        }
        assert!(answer.now.over, "{}", info.id);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_lesson_goes_back_and_explains() {
    let server = server().await;
    let at = server.address();
    let first = take(at, "pick", &[], hello(), "en").await;
    assert!(matches!(first.says.first(), Some(Say::Welcome { .. })));
    let session = Session::begin(lesson("pick").expect("a lesson")).expect("it begins");
    let way = ways_on(&session).expect("a sound lesson").remove(0);
    let answer = take(at, "pick", &[], act(&way), "en").await;
    assert_eq!(answer.done, [way]);
    let back = take(
        at,
        "pick",
        &answer.done,
        Ask::Undo { id: 8, state: 0 },
        "en",
    )
    .await;
    assert_eq!((back.done.len(), back.now), (0, first.now));
    let explain = Ask::Explain {
        id: 9,
        action: "conquer 1".into(),
    };
    let why = take(at, "pick", &[], explain, "fr").await;
    assert!(
        matches!(&why.says[..], [Say::Explained { legal: false, text: Some(text), .. }] if text.contains("B-"))
    );
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_lesson_is_refused_in_words() {
    let server = server().await;
    let at = server.address();
    let many = vec!["next"; 101];
    for (path, body, status) in [
        ("/api/lessons/nobody", json!({"ask": {"ask": "ping"}}), 404),
        ("/api/lessons/pick", json!({"ask": {"ask": "ping"}}), 400),
        (
            "/api/lessons/pick",
            json!({"done": many, "ask": {"ask": "ping"}}),
            400,
        ),
        (
            "/api/lessons/pick",
            json!({"done": ["conquer 3"], "ask": {"ask": "ping"}}),
            400,
        ),
        (
            "/api/lessons/pick",
            json!({"done": [], "ask": {"ask": "dance"}}),
            400,
        ),
        ("/api/lessons/pick", json!({"done": 3}), 400),
    ] {
        let (found, _, answer) = request(at, "POST", path, &body.to_string())
            .await
            .expect("an answer");
        assert_eq!(found, status, "{body}");
        let problem: Value = serde_json::from_slice(&answer).expect("a problem");
        assert!(
            problem["text"]
                .as_str()
                .is_some_and(|text| !text.is_empty())
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn the_book_is_served_whole_and_page_by_page() {
    let server = server().await;
    let at = server.address();
    let get = async |path: &str| {
        let (status, _, body) = request(at, "GET", path, "").await.expect("an answer");
        (status, String::from_utf8(body).expect("text"))
    };
    let (_, index) = get("/api/book?language=fr").await;
    let index: Value = serde_json::from_str(&index).expect("an index");
    for chapter in index["chapters"].as_array().expect("chapters") {
        let id = chapter["id"].as_str().expect("a name");
        let (status, page) = get(&format!("/api/book/{id}?language=fr")).await;
        assert_eq!(status, 200);
        assert!(page.contains("<p>"), "{id}");
    }
    assert!(
        index["rulings"]["B-37"]
            .as_str()
            .is_some_and(|text| text.contains("2"))
    );
    assert_eq!(get("/api/book/nobody").await.0, 404);
    let (status, whole) = get("/book?language=en").await;
    assert_eq!(status, 200);
    assert!(whole.starts_with("<!doctype html>") && whole.len() > 100_000);
    server.stop().await;
}

#[tokio::test]
async fn the_coach_speaks_to_the_seat_that_decides_and_repeats_nothing() {
    let server = server().await;
    let at = server.address();
    let created = make(at, &wish(vec![here(), bot("easy")])).await;
    let mut ann = Guest::come(at, &created.table, &tokens(&created), 0).await;
    let mut heard: Vec<String> = Vec::new();
    loop {
        let ask = Ask::Coach {
            id: 1,
            heard: heard.clone(),
        };
        ann.connection.ask(&ask).await.expect("sent");
        let Say::Coach { key, text, .. } = ann.until(|say| matches!(say, Say::Coach { .. })).await
        else {
            unreachable!("that was waited for");
        };
        let Some(key) = key else { break };
        assert!(!heard.contains(&key) && !text.is_empty());
        heard.push(key);
    }
    assert!(heard.contains(&"pick".to_owned()));
    server.stop().await;
}
