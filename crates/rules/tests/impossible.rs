//! Positions that no game can come to are refused; the error names the field, what was expected and what was found.

use elbowroom_rules::notation::read_position;
use serde_json::{Value, json};

const SEA: u8 = 0;

fn told(position: &Value) -> Option<String> {
    let read = read_position(&position.to_string());
    read.err().map(|error| error.to_string())
}

/// The position of one race in one region.
fn one(people: Value, slot: &str, region: Value) -> Value {
    let mut seat = json!({});
    seat[slot] = if slot == "declined" {
        json!([people])
    } else {
        people
    };
    let mut held = region;
    held["seat"] = json!(1);
    held["people"] = json!(slot);
    json!({
        "board": "base-2p",
        "boxes": ["base", "cursed-box", "grand-dames-box", "be-not-afraid-box", "leaders-box"],
        "seats": [seat, { "active": { "race": "humans" } }],
        "seat": 2,
        "regions": [held],
    })
}

fn active(race: &str, power: &str, region: Value) -> Value {
    one(json!({ "race": race, "power": power }), "active", region)
}

fn declined(race: &str, region: Value) -> Value {
    one(json!({ "race": race }), "declined", region)
}

/// Refused with these words; the same position with another race or power is read.
#[track_caller]
fn refused(wrong: &Value, error: &str, right: &Value) {
    assert_eq!(told(wrong).as_deref(), Some(error));
    assert_eq!(told(right), None);
}

#[test]
fn water_is_held_by_those_who_can() {
    let sea = json!({ "region": SEA, "tokens": 1 });
    refused(
        &active("orcs", "hill", sea.clone()),
        "regions[0].seat: a race that can hold water expected in region 0 (B-144), found `orcs`",
        &active("orcs", "seafaring", sea.clone()),
    );
    let people = |power: Value| {
        one(
            json!({ "race": "orcs", "power": power }),
            "declined",
            sea.clone(),
        )
    };
    refused(
        &people(Value::Null),
        "regions[0].seat: a race that can hold water expected in region 0 (B-144), found `orcs`",
        &people(json!("seafaring")),
    );
}

#[test]
fn nobody_holds_the_lake_of_the_island() {
    let position = |region: u8| {
        json!({
            "board": "base-2p", "boxes": ["base", "necromancer-box"], "players": 3,
            "seats": [{ "active": { "race": "orcs", "power": "seafaring" } }],
            "regions": [{ "region": region, "seat": 1, "tokens": 1 }],
        })
    };
    let lake = (0..23).find(|&region| told(&position(region)).is_some());
    let lake = lake.expect("a board with a lake");
    refused(
        &position(lake),
        &format!(
            "regions[0].seat: nobody expected: region {lake} is the lake of the Necromancer's island: nobody takes it (N-20), found `orcs`"
        ),
        &position(SEA),
    );
}

#[test]
fn pieces_stand_with_those_who_bring_them() {
    let with = |piece: &str| json!({ "region": 1, "tokens": 2, "pieces": { piece: 1 } });
    refused(
        &active("orcs", "hill", with("hero")),
        "regions[0].pieces.hero: a race or power that brings `hero` expected, found `orcs` with `hill`",
        &active("orcs", "heroic", with("hero")),
    );
    refused(
        &active("orcs", "hill", with("troll-lair")),
        "regions[0].pieces.troll-lair: a race or power that brings `troll-lair` expected, found `orcs` with `hill`",
        &active("trolls", "hill", with("troll-lair")),
    );
    refused(
        &active("orcs", "hill", with("horde-token")),
        "regions[0].pieces.horde-token: a race or power that brings `horde-token` expected, found `orcs` with `hill`",
        &active("orcs", "hordes", with("horde-token")),
    );
}

#[test]
fn pieces_of_boxes_that_are_not_in_play_are_refused() {
    let mut position = active("orcs", "hill", json!({ "region": 1, "tokens": 2 }));
    position["boxes"] = json!(["base"]);
    position["regions"][0]["pieces"] = json!({ "pot-of-gold": 1 });
    let error = told(&position).expect("no pots in the base game");
    assert!(
        error.starts_with("regions[0].pieces.pot-of-gold: "),
        "{error}"
    );
    position["regions"][0]["pieces"] = json!({ "leader": 1 });
    let error = told(&position).expect("no leaders in the base game");
    assert!(error.starts_with("regions[0].pieces.leader: "), "{error}");
}

#[test]
fn pieces_in_decline_are_those_that_stay() {
    let with = |piece: &str| json!({ "region": 1, "tokens": 1, "pieces": { piece: 1 } });
    refused(
        &declined("halflings", with("hole-in-the-ground")),
        "regions[0].pieces.hole-in-the-ground: an active race expected: `hole-in-the-ground` does not stay in decline (B-187), found declined `halflings`",
        &declined("trolls", with("troll-lair")),
    );
}

#[test]
fn extra_tokens_in_hand_belong_to_those_who_bring_them() {
    let people = |race: &str, power: &str, piece: &str| {
        let people = json!({ "race": race, "power": power, "hand": 2, "pieces": { piece: 1 } });
        json!({
            "board": "base-2p", "boxes": ["base", "cursed-box", "leaders-box"],
            "seats": [{ "active": people }],
        })
    };
    refused(
        &people("orcs", "hill", "horde-token"),
        "seats[0].active.pieces.horde-token: a race or power that brings `horde-token` expected, found `orcs` with `hill`",
        &people("orcs", "hordes", "horde-token"),
    );
    let mut more_than_tokens = people("orcs", "hill", "leader");
    assert_eq!(told(&more_than_tokens), None);
    more_than_tokens["seats"][0]["active"]["hand"] = json!(0);
    assert_eq!(
        told(&more_than_tokens).as_deref(),
        Some("seats: orcs: 1 pieces that count as tokens, among 0 tokens")
    );
}

#[test]
fn declined_races_keep_one_token_in_a_region() {
    let pile = json!({ "region": 1, "tokens": 3 });
    refused(
        &declined("dwarves", pile.clone()),
        "regions[0].tokens: 1 expected: declined `dwarves` keep one token in a region (B-69), found 3",
        &declined("ghouls", pile.clone()),
    );
    assert_eq!(told(&declined("priestesses", pile)), None, "a tower");
}

#[test]
fn tokens_wait_beside_the_map_where_a_tile_says_so() {
    let people = |race: &str| {
        one(
            json!({ "race": race, "power": "hill", "aside": 2 }),
            "active",
            json!({ "region": 1, "tokens": 1 }),
        )
    };
    refused(
        &people("orcs"),
        "seats[0].active.aside: 0 expected: no tokens of `orcs` wait beside the map, found 2",
        &people("amazons"),
    );
}

#[test]
fn ghosts_have_no_leader_to_capture() {
    let position = |race: &str| {
        json!({
            "board": "base-2p", "boxes": ["base", "leaders-box", "necromancer-box"], "players": 3,
            "seats": [{ "captives": [race] }],
        })
    };
    refused(
        &position("necromancer-ghost"),
        "seats[0].captives[0]: a race with a leader, named once, expected (L-09), found `necromancer-ghost`",
        &position("orcs"),
    );
}

#[test]
fn errors_say_what_is_meant_not_how_the_program_calls_it() {
    for (text, error) in [
        (
            r#"{"board":"base-2p","seats":[{"coins":70000}]}"#,
            "line 1: seats[0].coins: a number from 0 to 65535 expected, found `70000`",
        ),
        (
            r#"{"board":"base-2p","round":"two"}"#,
            "line 1: round: a number from 0 to 255 expected, found `two`",
        ),
        (
            r#"{"board":"base-2p","regions":{}}"#,
            "line 1: regions: a list expected, found an object",
        ),
        (
            r#"{"board":"base-2p","switches":3}"#,
            "line 1: switches: an object expected, found `3`",
        ),
        (
            r#"{"board":"base-2p","phase":"tea"}"#,
            "phase: one of pick-combo, choice, ghoul-step, conquest, redeploy, pieces, end-of-turn, stout-decline, start, after-score, defender-redeploy, game-over expected, found `tea`",
        ),
    ] {
        let read = read_position(text).err().map(|error| error.to_string());
        assert_eq!(read.as_deref(), Some(error));
    }
}

#[test]
fn only_a_seat_without_a_race_was_wiped_out() {
    let position = |switch: bool, active: Value| {
        json!({
            "board": "base-2p",
            "switches": { "wiped-out-picks": switch },
            "seats": [
                { "active": active, "declined": [{ "race": "ghouls" }] },
                { "active": { "race": "humans", "hand": 3 } },
            ],
            "phase": "ghoul-step",
            "turn": { "wiped_out": true },
            "regions": [{ "region": 5, "seat": 1, "people": "ghouls", "tokens": 3 }],
        })
    };
    let error = "turn.wiped_out: a seat without an active race that picks no combo expected, with `wiped-out-picks` on (B-59)";
    let right = position(true, Value::Null);
    refused(&position(false, Value::Null), error, &right);
    let orcs = json!({ "race": "orcs", "hand": 2 });
    refused(&position(true, orcs), error, &right);
}

#[test]
fn only_those_who_never_redeploy_have_said_who_goes() {
    let position = |race: &str, with: Value| {
        json!({
            "board": "base-2p",
            "boxes": ["base", "cursed-box", "be-not-afraid-box"],
            "seats": [{ "active": { "race": race, "power": "hordes", "hand": 4, "pieces": { "horde-token": 1 } } }],
            "phase": "conquest",
            "turn": { "with": with },
            "regions": [{ "region": 5, "seat": 1, "tokens": 3 }],
        })
    };
    let right = position("barbarians", json!({ "horde-token": 0 }));
    refused(
        &position("orcs", json!({ "horde-token": 0 })),
        "turn.with.horde-token: no token of that kind could go or stay in place of another (F-25)",
        &right,
    );
    refused(
        &position("barbarians", json!({ "horde-token": 2 })),
        "turn.with.horde-token: 2 asked for, 0 to 1 can go along (F-25)",
        &right,
    );
    refused(
        &position("barbarians", json!({ "spoon": 1 })),
        "turn.with.spoon: a piece that counts as a token expected",
        &right,
    );
}
