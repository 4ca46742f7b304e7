//! The small boxes as users of the program meet them.

mod support;

use support::{json, refused, said};

#[test]
fn unknown_boxes_and_wrong_numbers_of_players_are_refused() {
    for command in [
        &["bench"][..],
        &["soak", "--games", "1"],
        &["simulate", "--bots", "random,greedy", "--games", "1"],
        &["ratings", "--bots", "random,greedy", "--games", "1"],
    ] {
        let with = |more: &[&'static str]| [command, more].concat();
        assert!(refused(&with(&["--boxes", "elfland"]), "").contains("grand-dames"));
        let two = with(&["--boxes", "necromancer", "--players", "2"]);
        assert!(refused(&two, "").contains("3 to 6"), "{command:?}");
        let six = with(&["--boxes", "all", "--players", "6"]);
        assert!(refused(&six, "").contains("2 to 5"), "{command:?}");
    }
}

#[test]
fn monsters_are_drawn_on_surface_boards_that_have_room_for_them() {
    let mixed = ["--boxes", "base,underground", "--monsters"];
    let with = |command: &[&'static str], more: &[&'static str]| [command, more].concat();
    for command in [
        &["soak", "--games", "20"][..],
        &["bench", "--seconds", "0.01"],
        &["simulate", "--bots", "random", "--games", "5"],
    ] {
        assert!(!said(&with(command, &mixed), "").is_empty(), "{command:?}");
        let base = with(command, &["--monsters"]);
        assert!(refused(&base, "").contains("underground"), "{command:?}");
        let below = with(command, &["--boxes", "underground", "--monsters"]);
        assert!(refused(&below, "").contains("X-08"), "{command:?}");
    }
    let play = with(
        &["play", "--plain", "--seed", "3", "--seats", "you,you"],
        &mixed,
    );
    assert!(said(&play, "map\n").contains("monsters: "));
}

#[test]
fn whole_games_with_boxes_can_be_typed_line_by_line() {
    let file = std::env::temp_dir().join(format!("elbowroom-boxes-{}.replay", std::process::id()));
    let path = file.to_str().expect("a plain path");
    for (boxes, seats, french) in [
        ("all", "you,Ben", false),
        ("all,necromancer", "you,random,Nora", true),
        (
            "necromancer",
            "random,random,random,random,random,you",
            false,
        ),
    ] {
        let mut game = vec!["play", "--plain", "--boxes", boxes, "--seats", seats];
        game.extend(["--seed", "3", "--save", path]);
        game.extend(french.then_some("--french"));
        let told = said(&game, &"1\n".repeat(4000));
        let winner = if french { "1. siège" } else { "1. seat" };
        assert!(told.contains(winner), "{boxes}: played to its end");
        let answer = json(&["replay", "verify", path, "--json"], "");
        assert_eq!(answer["over"], true, "{boxes}");
        assert!(said(&["replay", "show", path], "").contains("The game is over."));
    }
    std::fs::remove_file(&file).expect("the replay was written");
    std::fs::remove_file(format!("{path}.seats")).expect("the seats were written beside it");
}

#[test]
fn a_line_says_what_is_asked_and_what_an_answer_costs() {
    let offer = [
        "play", "--plain", "--seed", "3", "--boxes", "leaders", "--seats", "Anna,Ben",
    ];
    let told = said(&offer, "pick 1\nhelp leaders\npay\n");
    assert!(told.contains("1) pay (Buy the leader) 1 coins"), "{told}");
    assert!(told.contains("2) end (No, thank you)"), "{told}");
    assert!(told.contains("may buy its leader"), "{told}");
    assert!(told.contains("joins them"), "{told}");
    let shop = [
        "play",
        "--plain",
        "--seed",
        "3",
        "--boxes",
        "necromancer",
        "--seats",
        "random,random,you",
    ];
    let told = said(&shop, "buy 1\nbuy ghost\nend\n");
    assert!(told.contains("owns one of these powers"), "{told}");
    // The price follows what the others lost before.
    let price = |after: &str| {
        let (_, rest) = told.split_once(after).expect("a price is told");
        rest.chars().next()
    };
    assert_eq!(
        price("buy ghost (Buy a ghost) "),
        price("buys a ghost for ")
    );
}

/// A position with one decision of a small box; what is said there, and what must come of it.
#[test]
fn positions_know_every_action_of_the_small_boxes() {
    let seat = |race: &str, power: &str, more: &str| {
        format!(
            r#"{{ "coins": 5, "active": {{ "race": "{race}", "power": "{power}", "conquests": 2 {more} }} }}"#
        )
    };
    let position = |from: &str, first: &str, second: &str, regions: &str, more: &str| {
        format!(
            r#"{{ "board": "base-2p", "boxes": ["base", "{from}"], "seats": [{first}, {second}],
                 "regions": [{regions}] {more} }}"#
        )
    };
    let elves = seat("elves", "stout", "");
    let held = r#"{ "region": 1, "seat": 1, "tokens": 3 }, { "region": 6, "seat": 1, "tokens": 1 },
                  { "region": 2, "seat": 2, "tokens": 2 }, { "region": 9, "seat": 2, "tokens": 2 }"#;
    let dread = "be-not-afraid-box";
    let barbarians = seat("barbarians", "imperial", r#", "hand": 5"#);
    for (given, say, told) in [
        (
            position(dread, &barbarians, &elves, held, ""),
            "conquer 2 5",
            "conquer region 2 with 5",
        ),
        (
            position(dread, &barbarians, &elves, held, ""),
            "take 1 2",
            "\"hand\":7",
        ),
        (
            position(
                dread,
                &seat("orcs", "mercenary", r#", "hand": 2"#),
                &elves,
                held,
                "",
            ),
            "hire 2",
            "pays 1 to the bank",
        ),
        (
            position(
                dread,
                &seat("orcs", "catapult", r#", "hand": 4"#),
                &elves,
                held,
                "",
            ),
            "catapult 1",
            "catapult in region 1",
        ),
        (
            position(
                "grand-dames-box",
                &seat("priestesses", "hill", ""),
                &elves,
                held,
                "",
            ),
            "decline",
            "\"ask\":\"tower\"",
        ),
        (
            position(
                "leaders-box",
                &seat("orcs", "hill", ""),
                &elves,
                held,
                r#", "phase": "conquest", "turn": { "ask": "buy-leader", "asked": { "seat": 1, "people": "active" } }"#,
            ),
            "pay",
            "joins them",
        ),
    ] {
        let legal = json(&["position", "legal", "-", "--json"], &given);
        let listed = legal["actions"].as_array().expect("a list");
        assert!(
            listed.iter().any(|row| row["action"] == say),
            "{say}: {legal}"
        );
        let after = json(&["position", "apply", "-", say, "--json"], &given);
        assert!(after.to_string().contains(told), "{say}: {after}");
        // What comes of it can be read again.
        said(&["position", "legal", "-"], &after["position"].to_string());
    }
}
