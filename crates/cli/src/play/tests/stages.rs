//! What tiles ask of a person, each answered with its keys.

use super::*;

const NAMES: [&str; 2] = ["Anna", "fair"];

fn told(app: &App, what: &str) -> bool {
    app.log.iter().any(|line| line.contains(what))
}

#[test]
fn a_diplomat_names_a_seat_or_none() {
    let position = r#"{ "board": "base-3p", "phase": "end-of-turn", "seats": [
        { "active": { "race": "humans", "power": "diplomat" } },
        { "active": { "race": "elves", "power": "stout" } },
        { "active": { "race": "orcs", "power": "flying" } }],
      "regions": [{ "region": 1, "seat": 1, "tokens": 2 }, { "region": 5, "seat": 2, "tokens": 2 },
        { "region": 9, "seat": 3, "tokens": 2 }] }"#;
    let names = ["Anna", "fair", "fair"];
    let mut app = at(position, &names);
    assert!(app.notice().contains("2 fair, 3 fair"), "{}", app.notice());
    app.press(Command::Number(1));
    assert!(app.message.contains("B-127"), "{}", app.message);
    app.press(Command::Number(3));
    assert!(told(&app, "pact with fair 3"));
    let mut app = at(position, &names);
    app.press(Command::End);
    assert_eq!(app.decider(), Some(Seat(1)));
}

#[test]
fn a_stout_race_is_offered_a_late_decline() {
    let position = r#"{ "board": "base-2p", "phase": "stout-decline", "seats": [
        { "active": { "race": "humans", "power": "stout" } },
        { "active": { "race": "elves", "power": "flying" } }],
      "regions": [{ "region": 1, "seat": 1, "tokens": 2 }, { "region": 5, "seat": 2, "tokens": 2 }] }"#;
    let mut app = at(position, &NAMES);
    assert!(matches!(app.overlay, Overlay::Question { .. }));
    app.press(Command::Yes);
    assert!(told(&app, "Humans go in decline"));
    let mut app = at(position, &NAMES);
    app.press(Command::No);
    assert!(!told(&app, "decline") && app.decider() == Some(Seat(1)));
}

#[test]
fn a_driven_out_person_places_tokens_out_of_turn() {
    let position = r#"{ "board": "base-2p", "phase": "defender-redeploy", "seat": 2, "seats": [
        { "active": { "race": "humans", "power": "flying", "hand": 3 } },
        { "active": { "race": "elves", "power": "stout" } }],
      "regions": [{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 1, "tokens": 1 },
        { "region": 5, "seat": 2, "tokens": 2 }],
      "turn": { "acting": { "seat": 1, "people": "active" } } }"#;
    let mut app = at(position, &NAMES);
    assert!(app.mine() && app.staging.is_some());
    type_keys(
        &mut app,
        &[
            Command::More,
            Command::Less,
            Command::Spread,
            Command::Enter,
        ],
    );
    assert!(told(&app, "Anna places "), "{:?}", app.log);
}

#[test]
fn heroes_and_camps_are_put_one_by_one() {
    let position = |power: &str, piece: &str| {
        format!(
            r#"{{ "board": "base-2p", "phase": "pieces", "seats": [
            {{ "active": {{ "race": "humans", "power": "{power}" }} }},
            {{ "active": {{ "race": "elves", "power": "flying" }} }}],
          "regions": [{{ "region": 1, "seat": 1, "tokens": 2 }}, {{ "region": 2, "seat": 1, "tokens": 2 }},
            {{ "region": 6, "seat": 1, "tokens": 2 }}, {{ "region": 9, "seat": 2, "tokens": 2 }}],
          "turn": {{ "piece": "{piece}" }} }}"#
        )
    };
    let mut app = at(&position("heroic", "hero"), &NAMES);
    assert!(app.notice().contains("hero"), "{}", app.notice());
    type_keys(&mut app, &[Command::Enter, Command::Next, Command::Enter]);
    assert_eq!(app.decider(), Some(Seat(1)), "{}", app.message);
    let mut app = at(&position("bivouacking", "camp"), &NAMES);
    let shown = [Command::Enter, Command::More, Command::Undo, Command::Enter];
    type_keys(&mut app, &shown);
    assert!(text_of(&mut app).contains("Cx2"), "two camps so far");
    type_keys(&mut app, &[Command::Enter; 3]);
    assert_eq!(app.decider(), Some(Seat(1)), "{}", app.message);
}

#[test]
fn sorcerers_convert_and_are_told_why_not() {
    let position = r#"{ "board": "base-2p", "seats": [
        { "active": { "race": "sorcerers", "power": "flying", "hand": 1 } },
        { "active": { "race": "elves", "power": "stout" } }],
      "regions": [{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 2, "tokens": 1 },
        { "region": 5, "seat": 2, "tokens": 2 }] }"#;
    let mut app = at(position, &NAMES);
    app.cursor = RegionId(5);
    app.press(Command::Deed('c'));
    assert!(app.message.contains("not alone"), "{}", app.message);
    app.cursor = RegionId(2);
    assert!(app.keys().contains("c convert"), "{}", app.keys());
    app.press(Command::Deed('c'));
    assert!(told(&app, "convert region 2"));
}

#[test]
fn berserks_roll_first() {
    let position = r#"{ "board": "base-2p", "seats": [
        { "active": { "race": "orcs", "power": "berserk", "hand": 5 } },
        { "active": { "race": "elves", "power": "stout" } }],
      "regions": [{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 9, "seat": 2, "tokens": 1 }] }"#;
    let mut app = at(position, &NAMES);
    assert!(app.keys().contains("r roll"));
    app.press(Command::Roll);
    assert!(told(&app, "rolls"));
    assert!(app.status().contains("die"), "{}", app.status());
    app.press(Command::Roll);
    assert!(app.message.contains("B-119"), "{}", app.message);
}

#[test]
fn amazons_are_warned_and_give_regions_up() {
    let position = r#"{ "board": "base-2p", "phase": "conquest", "seats": [
        { "active": { "race": "amazons", "power": "flying", "hand": 2 } },
        { "active": { "race": "elves", "power": "stout" } }],
      "regions": [{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 1, "tokens": 1 },
        { "region": 6, "seat": 1, "tokens": 1 }, { "region": 9, "seat": 2, "tokens": 1 }] }"#;
    let mut app = at(position, &NAMES);
    assert!(app.notice().contains("B-82"), "{}", app.notice());
    type_keys(&mut app, &[Command::End, Command::Yes]);
    assert!(app.notice().contains("must leave"), "{}", app.notice());
    app.press(Command::Enter);
    assert!(told(&app, "give up region"), "{}", app.message);
}

#[test]
fn declined_ghouls_take_their_tokens_up() {
    let position = r#"{ "board": "base-2p", "phase": "ghoul-step", "seats": [
        { "active": { "race": "humans", "power": "flying" }, "declined": [{ "race": "ghouls" }] },
        { "active": { "race": "elves", "power": "stout" } }],
      "regions": [{ "region": 1, "seat": 1, "people": "ghouls", "tokens": 2 },
        { "region": 2, "seat": 1, "people": "ghouls", "tokens": 3 },
        { "region": 16, "seat": 1, "tokens": 3 }, { "region": 9, "seat": 2, "tokens": 1 }],
      "turn": { "acting": { "seat": 1, "people": "ghouls" } } }"#;
    let mut app = at(position, &NAMES);
    assert!(app.keys().contains("r take up"), "{}", app.keys());
    app.press(Command::Roll);
    assert!(told(&app, "Ghouls: 3 tokens in hand"), "{:?}", app.log);
    type_keys(&mut app, &[Command::End, Command::Yes]);
    assert!(app.staging.is_some());
    type_keys(&mut app, &[Command::Spread, Command::Enter]);
    assert_eq!(
        app.acting(),
        app.game.active(Seat(0)),
        "now the active race"
    );
}

#[test]
fn regions_are_abandoned_with_their_key() {
    let mut app = at(FIGHT, &NAMES);
    app.cursor = RegionId(6);
    app.press(Command::Abandon);
    assert!(told(&app, "abandon region 6"));
    app.press(Command::Undo);
    assert!(app.message.contains("abandon 6"), "{}", app.message);
}

#[test]
fn coins_of_others_are_never_drawn() {
    let mut app = at(
        &FIGHT.replace("\"coins\": 4", "\"coins\": 88"),
        &["Anna", "Ben"],
    );
    assert!(
        !text_of(&mut app).contains("88"),
        "the screen between two people"
    );
    app.press(Command::Enter);
    assert!(!text_of(&mut app).contains("88"));
    for page in [Command::Help, Command::Info, Command::Tile, Command::Log] {
        app.press(page);
        assert!(!text_of(&mut app).contains("88"), "{page:?}");
        app.press(Command::No);
    }
}
