//! The told log says where coins and tokens go, also where rules of single tiles move them.

use elbowroom_rules::Viewer;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{parse_line, read_position};
use elbowroom_rules::record::Playing;
use elbowroom_rules::{Language, Odds, Pending};
use serde_json::{Value, json};

/// What is told of these actions, in English and French; tiles are drawn in the order of the catalogue.
fn told(position: Value, said: &[&str]) -> (Vec<String>, Vec<String>) {
    let (game, state) = read_position(&position.to_string()).expect("a position");
    let mut table = Playing::from(&game, state);
    let mut events = Vec::new();
    for line in said {
        while let Pending::Chance(odds) = table.pending() {
            assert_ne!(odds, Odds::Die, "no die is rolled here");
            table.answer(odds.case(0), &mut events).expect("drawn");
        }
        let actions = parse_line(&game, line).expect("an action");
        table.act_all(&actions, &mut events).expect("a legal line");
    }
    let tell = |language| {
        let speaker = Speaker::new(&game, language);
        game.view_events(&events, Viewer::Spectator)
            .map(|event| speaker.event(event))
            .collect()
    };
    (tell(Language::English), tell(Language::French))
}

#[track_caller]
fn assert_told(log: &(Vec<String>, Vec<String>), english: &str, french: &str) {
    let (en, fr) = log;
    let at = |log: &[String], text: &str| log.iter().position(|line| line == text);
    let (en_at, fr_at) = (at(en, english), at(fr, french));
    assert!(en_at.is_some(), "`{english}` in {en:#?}");
    assert_eq!(en_at, fr_at, "`{french}` in {fr:#?}");
}

#[test]
fn the_coin_for_a_leader_is_told() {
    let position = json!({
        "board": "base-2p", "boxes": ["base", "leaders-box"],
        "seats": [{ "coins": 5 }],
        "column": [{ "race": "ratmen", "power": "hill" }],
    });
    let log = told(position, &["pick 1", "pay"]);
    assert_told(
        &log,
        "Seat 1 pays 1 to the bank.",
        "Le siège 1 paie 1 à la banque.",
    );
}

#[test]
fn the_region_of_the_tower_is_told() {
    let position = json!({
        "board": "base-2p", "boxes": ["base", "grand-dames-box"],
        "seats": [{ "active": { "race": "priestesses", "power": "wealthy" } }],
        "regions": [
            { "region": 1, "seat": 1, "tokens": 3 },
            { "region": 2, "seat": 1, "tokens": 1 },
            { "region": 6, "seat": 1, "tokens": 2 },
        ],
    });
    let log = told(position, &["decline", "keep 2"]);
    assert_told(
        &log,
        "Seat 1's Priestesses gather in region 2: 3 tokens.",
        "Prêtresses du siège 1 : 3 pions réunis en région 2.",
    );
}

#[test]
fn the_region_of_tokens_taken_up_is_told() {
    let log = told(barbarians(), &["take 1 2"]);
    assert_told(
        &log,
        "Seat 1 takes 2 Barbarians up from region 1.",
        "Barbares du siège 1 : 2 pions repris de la région 1.",
    );
}

/// Barbarians with a leader among those in a region.
fn barbarians() -> Value {
    json!({
        "board": "base-2p", "boxes": ["base", "be-not-afraid-box", "leaders-box"],
        "seats": [{ "active": { "race": "barbarians", "power": "hill", "hand": 0 } }],
        "regions": [{ "region": 1, "seat": 1, "tokens": 4, "pieces": { "leader": 1 } }],
    })
}

#[test]
fn a_leader_who_is_not_redeployed_is_told_where_he_goes_and_stands() {
    let log = told(barbarians(), &["take 1 3", "conquer 2 3"]);
    assert_told(
        &log,
        "1 leader leaves region 1.",
        "1 Chef quitte la région 1.",
    );
    assert_told(&log, "1 leader in region 2.", "1 Chef en région 2.");
}

#[test]
fn others_who_march_with_their_leader_name_him_only_at_the_end() {
    let mut position = barbarians();
    position["seats"][0]["active"]["race"] = json!("ratmen");
    let (english, _) = told(position, &["conquer 2", "end"]);
    let leader: Vec<&String> = english
        .iter()
        .filter(|line| line.contains("leader"))
        .collect();
    assert!(leader.is_empty(), "{leader:?}");
}

/// A horde token and a token of the race stand together and lose their region.
fn horde() -> Value {
    json!({
        "board": "base-2p", "boxes": ["base", "cursed-box"],
        "seats": [
            { "active": { "race": "orcs", "power": "wealthy", "hand": 4 } },
            { "active": { "race": "ratmen", "power": "hordes" } },
        ],
        "regions": [
            { "region": 1, "seat": 1, "tokens": 1 },
            { "region": 2, "seat": 2, "tokens": 2, "pieces": { "horde-token": 1 } },
            { "region": 5, "seat": 2, "tokens": 2 },
        ],
    })
}

#[test]
fn the_token_that_was_lost_is_told() {
    let log = told(horde(), &["conquer 2", "lose horde-token"]);
    assert_told(
        &log,
        "Seat 2's Ratmen lose 1 horde token.",
        "Hommes-rats du siège 2 : perte de 1 jeton de horde.",
    );
    let log = told(horde(), &["conquer 2", "lose token"]);
    assert_told(
        &log,
        "Seat 2's Ratmen lose 1 race token.",
        "Hommes-rats du siège 2 : perte de 1 pion du peuple.",
    );
}

#[test]
fn the_token_that_was_lost_is_told_where_nobody_is_asked() {
    let mut position = horde();
    position["regions"][1]["tokens"] = json!(1);
    let log = told(position, &["conquer 2"]);
    assert_told(
        &log,
        "Seat 2's Ratmen lose 1 horde token.",
        "Hommes-rats du siège 2 : perte de 1 jeton de horde.",
    );
}

#[test]
fn a_ransom_that_is_not_paid_is_told() {
    let position = json!({
        "board": "base-2p", "boxes": ["base", "leaders-box"],
        "seats": [
            { "active": { "race": "orcs", "power": "wealthy", "hand": 5 } },
            { "coins": 3, "active": { "race": "ratmen", "power": "hill" } },
        ],
        "regions": [
            { "region": 1, "seat": 1, "tokens": 1 },
            { "region": 2, "seat": 2, "tokens": 2, "pieces": { "leader": 1 } },
            { "region": 5, "seat": 2, "tokens": 2 },
        ],
    });
    let log = told(position, &["conquer 2", "end"]);
    assert_told(
        &log,
        "Seat 2 pays no ransom: the leader of the Ratmen stays with seat 1.",
        "Le siège 2 ne paie pas la rançon : son Chef (Hommes-rats) reste au siège 1.",
    );
}
