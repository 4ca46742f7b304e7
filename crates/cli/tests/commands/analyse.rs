//! The analysis of a game, and puzzles, as their users meet them.

use super::support::{json, refused, said};
use serde_json::Value;

/// A game between bots, and its file.
fn game(name: &str) -> String {
    let folder = format!("{}/analyse-{name}", env!("CARGO_TARGET_TMPDIR"));
    let _ = std::fs::remove_dir_all(&folder);
    let save = format!("--save={folder}");
    said(
        &[
            "simulate",
            "--bots",
            "greedy,random",
            "--games",
            "1",
            "--seed",
            "3",
            &save,
        ],
        "",
    );
    format!("{folder}/game-000000.replay")
}

fn numbers(value: &Value) -> Vec<f64> {
    let numbers = value.as_array().expect("a list").iter();
    numbers
        .map(|number| number.as_f64().expect("a number"))
        .collect()
}

/// Proves that the words and the JSON tell the same game: a line that ends with who won, and what would have been better.
#[test]
fn a_game_is_analysed_in_words_and_as_json() {
    let file = game("words");
    let asked = ["replay", "analyse", &file, "--bot", "search:40"];
    let told = json(&[&asked[..], &["--json"]].concat(), "");
    let turns = told["turns"].as_array().expect("turns");
    assert_eq!((turns.len(), &told["positions"]), (20, &40.into()));
    let mut before = numbers(&turns[0]["before"]);
    for turn in turns {
        assert_eq!(numbers(&turn["before"]), before);
        before = numbers(&turn["after"]);
        assert!((before.iter().sum::<f64>() - 1.0).abs() < 1e-3);
        assert!(turn["lost"].as_f64().expect("coins") >= 0.0);
    }
    assert!(before.contains(&1.0), "somebody won");
    let lost = numbers(&told["mean_lost"]);
    assert!(
        lost[0] > 0.0 && lost[1] > lost[0],
        "{lost:?}: `random` plays worse"
    );
    assert_eq!(
        json(&[&asked[..], &["--json"]].concat(), ""),
        told,
        "the same again"
    );

    let words = said(&asked, "");
    assert_eq!(
        words
            .lines()
            .filter(|line| line.starts_with("round ") && line.contains(" % :"))
            .count(),
        20
    );
    assert!(
        words.contains("Turning points:") && words.contains("  better: "),
        "{words}"
    );
    let french = said(&[&asked[..], &["--french", "--seat", "2"]].concat(), "");
    assert!(
        french.contains("Tournants :") && french.contains("  mieux : "),
        "{french}"
    );
    let own = french
        .split("Ce qui aurait été mieux")
        .nth(1)
        .expect("what was better");
    assert!(!own.contains("place 1 ("), "only seat 2: {own}");

    let worst = turns.iter().max_by(|a, b| {
        a["lost"]
            .as_f64()
            .partial_cmp(&b["lost"].as_f64())
            .expect("numbers")
    });
    let moment = &worst.expect("turns")["moments"][0];
    let at = moment["moment"].to_string();
    let alone = json(&[&asked[..], &["--at", &at, "--json"]].concat(), "");
    assert_eq!(
        (&alone["moment"], &alone["played"]),
        (&moment["moment"], &moment["played"])
    );
    assert!(
        alone["reason"]["fr"]
            .as_str()
            .expect("words")
            .ends_with('.')
    );
}

#[test]
fn what_cannot_be_analysed_is_refused_in_one_line() {
    let file = game("refused");
    let refusal = |more: &[&str]| refused(&[&["replay", "analyse", &file], more].concat(), "");
    assert!(
        refusal(&["--bot", "fair"]).contains(
            "one of search, hard, master, grandmaster, or search:N expected, found `fair`"
        )
    );
    assert!(refusal(&["--bot", "grandmaster", "--deep", "4"]).contains("at most 200000 positions"));
    assert!(refusal(&["--seat", "3"]).contains("1 to 2 expected, found 3"));
    let text = std::fs::read_to_string(&file).expect("a replay");
    let half: Vec<&str> = text.lines().take(30).collect();
    let unfinished = refused(&["replay", "analyse", "-"], &half.join("\n"));
    assert!(
        unfinished.contains("a finished game expected"),
        "{unfinished}"
    );
}

/// Proves that a puzzle is solved by its solution and by nothing else, and tells why afterwards.
#[test]
fn a_puzzle_is_solved_missed_and_shown() {
    let listed = json(&["puzzle", "list", "--json"], "");
    let first = &listed.as_array().expect("puzzles")[0];
    let id = first["id"].as_str().expect("a name");
    let shown = said(&["puzzle", "play", id], "show\n");
    assert!(!shown.contains("Solved!"));
    let after = |words: &str| {
        let line = shown.lines().find_map(|line| {
            line.strip_prefix(&format!("puzzle> {words}: "))
                .or_else(|| line.strip_prefix(&format!("{words}: ")))
        });
        line.unwrap_or_else(|| panic!("{words}: {shown}"))
            .to_owned()
    };
    let typed = |turn: &str| turn.replace(", ", "\n") + "\n";
    let solved = said(
        &["puzzle", "play", id],
        &typed(&after("A whole turn with it")),
    );
    assert!(
        solved.contains("Solved!") && solved.contains("coins of lead less."),
        "{solved}"
    );
    let missed = said(
        &["puzzle", "play", id],
        &typed(&after("The best turn without it")),
    );
    assert!(!missed.contains("Solved!"), "{missed}");
    let french = said(&["puzzle", "play", id, "--french"], "nonsense\nshow\n");
    assert!(french.contains("La décision : "), "{french}");
}

#[test]
fn puzzles_are_listed_dated_and_checked() {
    let count = |more: &[&str]| {
        let listed = json(&[&["puzzle", "list", "--json"], more].concat(), "");
        listed.as_array().expect("puzzles").len()
    };
    let all = count(&[]);
    assert!(count(&["--players", "2"]) < all);
    assert!(
        said(&["puzzle", "check"], "").contains(&format!("{all} puzzles, all of them can be put"))
    );
    let day = |date: &str| {
        said(&["puzzle", "--date", date], "")
            .lines()
            .next()
            .map(str::to_owned)
    };
    assert_eq!(day("2026-11-20"), day("2026-11-20"));
    assert_ne!(day("2026-11-20"), day("2026-11-21"));
    assert!(
        refused(&["puzzle", "--date", "2026-02-30"], "")
            .contains("a date like 2026-11-20 expected")
    );
    assert!(
        refused(&["puzzle", "list", "--theme", "castle"], "")
            .contains("one of decline, combo, die, border, land expected")
    );
    assert!(refused(&["puzzle", "play", "nowhere"], "").contains("a name like"));
    assert!(refused(&["puzzle", "check", "-"], "nonsense").contains("line 1"));
}

/// Proves that a mine goes on where it was, refuses to go on as another, and drops a line that was broken off.
#[test]
fn a_mine_that_was_left_goes_on() {
    let folder = format!("{}/mine", env!("CARGO_TARGET_TMPDIR"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let out = format!("{folder}/new.puzzles");
    let mine = ["puzzle", "mine", "--out", &out, "--players", "2"];
    assert!(said(&[&mine[..], &["--games", "0"]].concat(), "").contains("0 new puzzles, 0 in all"));
    // As if it had dug one game and been killed while it wrote.
    let head = std::fs::read_to_string(&out).expect("a head");
    std::fs::write(&out, head.clone() + "{\"id\":\"2p-").expect("written");
    std::fs::write(
        format!("{out}.mined"),
        r#"{"mine":{"players":[2],"seed":1},"games":1}"#,
    )
    .expect("written");
    assert!(
        said(&[&mine[..], &["--games", "1"]].concat(), "")
            .contains("0 new puzzles, 0 in all, 1 games mined")
    );
    assert_eq!(std::fs::read_to_string(&out).expect("a head"), head);
    let other = refused(&[&mine[..], &["--seed", "2"]].concat(), "");
    assert!(
        other.contains("the same --players and --seed expected"),
        "{other}"
    );
    assert!(
        refused(&["puzzle", "mine", "--out", &out, "--players", "9"], "")
            .contains("numbers from 2 to 5 expected")
    );
}
