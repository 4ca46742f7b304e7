//! The program as its users meet it: what it prints, and how it refuses.

#[path = "commands/analyse.rs"]
mod analyse;
#[path = "commands/learn.rs"]
mod learn;
mod support;

use serde_json::Value;
use support::{elbowroom, json, refused, said};

const POSITION: &str = r#"{
  "board": "base-2p",
  "seats": [
    { "coins": 7, "active": { "race": "trolls", "power": "stout", "hand": 3 } },
    { "coins": 4, "active": { "race": "elves", "power": "fortified" } }
  ],
  "regions": [
    { "region": 1, "seat": 1, "tokens": 1 },
    { "region": 2, "seat": 2, "tokens": 2, "pieces": { "fortress": 1 } }
  ]
}"#;

/// What is answered where the rules refuse: told like any answer, but with code 1.
fn no(arguments: &[&str], input: &str) -> String {
    let output = elbowroom(arguments, input);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    assert!(output.stderr.is_empty(), "{arguments:?} complained");
    String::from_utf8(output.stdout).expect("text")
}

fn json_no(arguments: &[&str], input: &str) -> Value {
    serde_json::from_str(&no(arguments, input)).expect("JSON")
}

#[test]
fn a_price_is_a_number_or_a_refusal() {
    assert_eq!(said(&["position", "price", "-", "2"], POSITION), "5\n");
    assert_eq!(
        no(&["position", "price", "-", "8"], POSITION),
        "region 8 borders no region of this race (B-32)\n"
    );
    let answer = json_no(&["position", "price", "-", "0", "--json"], POSITION);
    assert_eq!(answer["ruling"], "B-144");
}

#[test]
fn the_exit_codes_are_told() {
    let help = said(&["position", "--help"], "");
    assert!(help.contains("Exit codes:"), "{help}");
    assert!(
        help.contains("1  price and explain: the rules refuse it"),
        "{help}"
    );
}

/// Mercenary Orcs before a region of price 5, with 3 tokens and 4 coins.
const MERCENARY: &str = r#"{
  "board": "base-2p", "boxes": ["base", "cursed-box", "grand-dames-box", "be-not-afraid-box"],
  "seats": [
    { "coins": 4, "active": { "race": "orcs", "power": "mercenary", "hand": 3 } },
    { "active": { "race": "elves", "power": "hill" } }
  ],
  "regions": [
    { "region": 1, "seat": 1, "tokens": 1 },
    { "region": 2, "seat": 2, "tokens": 3 }
  ]
}"#;

#[test]
fn an_explanation_of_paid_help_names_it() {
    assert_eq!(
        said(&["position", "explain", "-", "hire", "2"], MERCENARY),
        "hire 2: legal\n  +2 any region\n  +3 tokens\n  -2 Mercenary\n  = 3 tokens, 3 in hand\n  = 1 coin, 4 owned\n"
    );
    let listed = said(&["position", "legal", "-"], MERCENARY);
    assert!(
        listed.contains("hire 2           3 tokens of 3, 1 coin\n"),
        "{listed}"
    );
}

#[test]
fn what_a_tile_allows_has_its_price() {
    let dragon = POSITION.replace("stout", "dragon-master");
    let listed = said(&["position", "legal", "-"], &dragon);
    assert!(
        listed.contains("dragon 2         1 token of 3\n"),
        "{listed}"
    );
    assert_eq!(
        said(&["position", "explain", "-", "dragon", "2"], &dragon),
        "dragon 2: legal\n  +1 fixed price\n  = 1 token, 3 in hand\n"
    );
    let empty = dragon.replace(r#""hand": 3"#, r#""hand": 0"#);
    let answer = json_no(
        &["position", "explain", "-", "dragon", "2", "--json"],
        &empty,
    );
    assert_eq!(
        (&answer["price"], &answer["in_hand"]),
        (&1.into(), &0.into())
    );
}

#[test]
fn what_is_paid_in_coins_has_its_price() {
    let start = r#"{ "board": "base-2p", "seats": [{ "coins": 2 }] }"#;
    let listed = said(&["position", "legal", "-"], start);
    assert!(listed.contains("pick 3           2 coins\n"), "{listed}");
    assert_eq!(
        said(&["position", "explain", "-", "pick", "3"], start),
        "pick 3: legal\n  = 2 coins, 2 owned\n"
    );
    assert_eq!(
        no(&["position", "explain", "-", "pick", "4"], start),
        "pick 4: refused: costs 3 coins, 2 owned (B-08)\n  = 3 coins, 2 owned\n"
    );
    let necromancer = r#"{
      "board": "base-2p", "boxes": ["base", "necromancer-box"], "players": 3, "seat": 3,
      "seats": [{}, {}, { "coins": 9 }],
      "necromancer": { "powers": ["hill", "forest"], "owned": ["hill"] }
    }"#;
    let listed = json(&["position", "legal", "-", "--json"], necromancer);
    let ghost = listed["actions"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["action"] == "buy ghost");
    let price = ghost.expect("a ghost for sale")["coins"].clone();
    let answer = json(
        &["position", "explain", "-", "buy", "ghost", "--json"],
        necromancer,
    );
    assert!(price.as_u64().is_some_and(|price| price > 0), "{listed}");
    assert_eq!((&answer["coins"], &answer["owned"]), (&price, &9.into()));
}

#[test]
fn a_position_that_goes_on_by_itself_says_so() {
    let nothing_to_place = r#"{
      "board": "base-2p", "phase": "redeploy",
      "seats": [
        { "active": { "race": "orcs", "power": "hill" } },
        { "active": { "race": "elves", "power": "forest", "hand": 3 } }
      ],
      "regions": [{ "region": 1, "seat": 1, "tokens": 1 }]
    }"#;
    let told = "nobody has anything to decide in this position: the game goes on by itself to round 1, seat 2, choice\n  Seat 1 scores 1: regions (Orcs).\n";
    for question in [
        &["legal", "-"][..],
        &["score", "-"],
        &["price", "-", "1"],
        &["apply", "-"],
    ] {
        let answer = said(&[&["position"], question].concat(), nothing_to_place);
        assert!(answer.starts_with(told), "{question:?}: {answer}");
    }
    let answer = json(&["position", "legal", "-", "--json"], nothing_to_place);
    assert_eq!(answer["went_on"][0], "Seat 1 scores 1: regions (Orcs).");
    let answer = json(&["position", "legal", "-", "--json"], POSITION);
    assert_eq!(answer["went_on"], Value::Null);
}

#[test]
fn an_explanation_lists_every_part_of_the_price() {
    let answer = json_no(
        &["position", "explain", "-", "conquer", "2", "--json"],
        POSITION,
    );
    assert_eq!(
        (&answer["legal"], &answer["price"], &answer["in_hand"]),
        (&false.into(), &5.into(), &3.into())
    );
    let sum: i64 = answer["parts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|part| part["amount"].as_i64().unwrap())
        .sum();
    assert_eq!(sum, 5);
    assert_eq!(
        answer["refusal"],
        "region 2 needs 5 tokens, 3 in hand (B-37)"
    );
}

#[test]
fn legal_actions_have_texts_codes_and_prices() {
    let answer = json(&["position", "legal", "-", "--json"], POSITION);
    let actions = answer["actions"].as_array().unwrap();
    let roll = actions
        .iter()
        .find(|row| row["action"] == "roll 2")
        .expect("short by two: a die may help");
    assert_eq!(roll["price"], 5);
    assert!(roll["code"].as_u64().is_some());
}

#[test]
fn score_adds_up_by_source() {
    let answer = json(
        &["position", "score", "-", "--seat", "2", "--json"],
        POSITION,
    );
    assert_eq!(answer["total"], 2, "a region and a fortress");
}

#[test]
fn apply_tells_what_happened_and_gives_the_new_position() {
    let answer = json(
        &[
            "position", "apply", "-", "roll 2", "--chance", "3", "--json",
        ],
        POSITION,
    );
    let events: Vec<&str> = answer["events"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert!(
        events.contains(&"Seat 2's Elves lose region 2: 0 lost, 2 withdraw."),
        "{events:?}"
    );
    assert_eq!(answer["position"]["phase"], "redeploy");
    let next = json(
        &["position", "apply", "-", "redeploy 2:2", "end", "--json"],
        &answer["position"].to_string(),
    );
    assert_eq!(
        next["position"]["seats"][0]["coins"], 9,
        "two regions were scored"
    );
}

#[test]
fn bad_input_is_refused_in_one_line_with_code_two() {
    assert!(refused(&["position", "price", "-", "99"], POSITION).contains("0 to 22 expected"));
    assert!(
        refused(&["position", "apply", "-", "conquer 2"], POSITION)
            .contains("needs 5 tokens, 3 in hand (B-37)")
    );
    assert!(
        refused(&["position", "apply", "-", "fly 2"], POSITION).contains("unknown action `fly`")
    );
    assert!(
        refused(
            &["position", "apply", "-", "roll 2", "--chance", "7"],
            POSITION
        )
        .contains("from 0 to 3")
    );
    assert!(
        refused(
            &["position", "apply", "-", "end", "--chance", "1"],
            POSITION
        )
        .contains("not asked for")
    );
    assert!(refused(&["position", "legal", "-"], "{").contains("line 1"));
    assert!(refused(&["position", "legal", "missing.json"], "").contains("missing.json"));
    assert!(refused(&["board", "show", "base-7p"], "").contains("base-2p"));
    assert!(refused(&["board", "check", "-"], "name = 3").contains("line 1"));
    assert!(refused(&["replay", "verify", "-"], "nonsense").contains("line 1"));
    let head = r#"{"elbowroom_replay":1,"setup":{"board":"base-2p","players":900}}"#;
    assert!(
        refused(&["replay", "verify", "-"], head)
            .contains("setup.players: a number from 0 to 255 expected, found `900`")
    );
    assert!(refused(&["rules", "hobbits"], "").contains("halflings"));
    assert!(refused(&["bench", "--players", "9"], "").contains("2 to 5"));
}

#[test]
fn the_checksum_of_a_seed_does_not_depend_on_the_time() {
    let run =
        |seconds: &str| json(&["bench", "--seconds", seconds, "--json"], "")["checksum"].clone();
    assert_eq!(run("0.01"), run("0.3"));
}

#[test]
fn a_world_of_hexes_is_measured_like_any_board() {
    let line = ["bench", "--seconds", "0.01", "--board", "s01-3p", "--json"];
    let told = json(&line, "");
    assert_eq!(
        (&told["board"], &told["players"]),
        (&"s01-3p".into(), &3.into())
    );
    assert!(told["ms_to_game"].as_f64().is_some_and(|ms| ms > 0.0));
    assert!(refused(&["bench", "--board", "nowhere"], "").contains("nowhere"));
}

#[test]
fn a_whole_game_can_be_typed_saved_and_verified() {
    let file = std::env::temp_dir().join(format!("elbowroom-test-{}.replay", std::process::id()));
    let path = file.to_str().expect("a plain path");
    let game = [
        "play",
        "--seats",
        "you,random",
        "--seed",
        "5",
        "--save",
        path,
    ];
    // Left in the middle and gone on with; then always the first action offered.
    let told = said(&game, "pick 1\nconquer 1\nquit\n");
    assert!(told.contains("seat 2: random"), "{told}");
    let typed = "end\n".to_owned() + &"1\n".repeat(400);
    let told = said(&["play", "--continue", path], &typed);
    assert!(told.contains("1. seat"), "the game was played to its end");
    let answer = json(&["replay", "verify", path, "--json"], "");
    assert_eq!(
        (&answer["verified"], &answer["over"]),
        (&true.into(), &true.into())
    );
    assert!(said(&["replay", "show", path, "--french"], "").contains("Manche 10"));
    assert!(said(&["play", "--replay", path], "").contains("The game is over."));
    std::fs::remove_file(&file).expect("the replay was written");
    std::fs::remove_file(format!("{path}.seats")).expect("the seats were written beside it");
}

#[test]
fn a_game_with_bad_options_does_not_start() {
    for (arguments, told) in [
        (&["--players", "9"][..], "2 to 5"),
        (&["--seats", "you,hrad"], "`hard`?"),
        (&["--board", "base-7p"], "base-2p"),
        (&["--switch", "coins=on"], "open-coins"),
        (&["--switch", "ghost-reserve=9"], "11, 12 or 13"),
        (&["--boxes", "underworld"], "grand-dames"),
        (&["--boxes", "necromancer", "--players", "2"], "3 to 6"),
        (&["--boxes", "all", "--players", "6"], "2 to 5"),
        (&["--continue", "missing.replay"], "missing.replay"),
        (&["--save", "/nowhere/at/all/x.replay"], "/nowhere"),
    ] {
        let line = [&["play", "--plain"], arguments].concat();
        assert!(refused(&line, "").contains(told), "{arguments:?}");
    }
}

#[test]
fn a_server_that_cannot_start_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let damaged = folder.path().join("damaged.db");
    std::fs::write(&damaged, "no database at all".repeat(100)).expect("written");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = taken.local_addr().expect("an address").to_string();
    let none = "127.0.0.1:0";
    let nowhere = folder.path().join("missing").join("games.db");
    let cases = [
        (&*taken, "sqlite::memory:".to_owned(), &*taken),
        (
            none,
            format!("sqlite:{}", damaged.display()),
            "damaged.db: file is not a database",
        ),
        (
            none,
            format!("sqlite:{}", nowhere.display()),
            "games.db: No such file or directory",
        ),
        (
            none,
            "mysql://somewhere".to_owned(),
            "sqlite:PATH or postgres://… expected",
        ),
        (
            none,
            "games.db".to_owned(),
            "sqlite:PATH or postgres://… expected",
        ),
    ];
    for (address, database, expected) in cases {
        let told = refused(
            &["serve", "--address", address, "--database", &database],
            "",
        );
        assert!(told.contains(expected), "{database}: {told}");
    }
    let nobody = refused(
        &["loadtest", "--address", "127.0.0.1:1", "--tables", "1"],
        "",
    );
    assert!(nobody.contains("127.0.0.1:1"), "{nobody}");
    for much in [
        ["--seconds", "0"],
        ["--think", "18446744073709551615"],
        ["--tables", "0"],
    ] {
        let output = elbowroom(&["loadtest", much[0], much[1]], "");
        assert_eq!(output.status.code(), Some(2), "{much:?}");
    }
}
