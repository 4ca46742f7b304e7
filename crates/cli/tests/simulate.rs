//! Simulate, ratings and stats as their users meet them.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// An empty folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("simulate-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Runs the program in a folder.
fn elbowroom(folder: &Path, line: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_elbowroom"))
        .args(line.split_whitespace())
        .current_dir(folder)
        .output()
        .expect("the program starts")
}

fn said(folder: &Path, line: &str) -> String {
    let output = elbowroom(folder, line);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{line}: {told}");
    assert!(told.is_empty(), "{line}: {told}");
    String::from_utf8(output.stdout).expect("text")
}

fn json(folder: &Path, line: &str) -> Value {
    serde_json::from_str(&said(folder, &format!("{line} --json"))).expect("JSON")
}

/// One line on the standard error, nothing on the standard output, code 2.
fn refused(folder: &Path, line: &str) -> String {
    let output = elbowroom(folder, line);
    assert_eq!(output.status.code(), Some(2), "{line}");
    assert!(output.stdout.is_empty(), "{line} printed something");
    let text = String::from_utf8(output.stderr).expect("text");
    assert_eq!(text.lines().count(), 1, "{line}: {text}");
    text
}

const RUN: &str = "simulate --bots random --games 10 --seed 7";

#[test]
fn the_checksum_depends_on_the_settings_only() {
    let at = folder("checksum");
    let whole = json(&at, &format!("{RUN} --jobs 1"));
    assert_eq!(whole["games"], 10);
    assert_eq!(whole["players"], 2);
    assert_eq!(whole["board"], "base-2p");
    assert_eq!(whole["bots"][0]["games"], 20);
    assert_eq!(whole["bots"][0]["win_rate"], 0.5);
    let checksum = whole["checksum"].as_str().expect("text").to_owned();
    assert_eq!(checksum.len(), 16);
    assert_eq!(json(&at, &format!("{RUN} --jobs 2"))["checksum"], checksum);

    for part in 1..=2 {
        let line = format!("{RUN} --shard {part}/2 --out {part}.jsonl");
        let told = json(&at, &line);
        assert_eq!(
            (&told["games"], told["shard"].as_str()),
            (&5.into(), Some(&*format!("{part}/2")))
        );
    }
    let merged = json(&at, "simulate merge 2.jsonl 1.jsonl --csv merged.csv");
    assert_eq!(merged["checksum"], checksum);
    assert!(said(&at, "simulate merge 1.jsonl 2.jsonl").contains(&checksum));
    let rows = std::fs::read_to_string(at.join("merged.csv")).unwrap();
    assert_eq!(rows.lines().count(), 21);
    assert!(refused(&at, "simulate merge 1.jsonl").contains("5 of 10 games are missing: 1, 3"));
    assert!(refused(&at, "simulate merge 1.jsonl 1.jsonl").contains("game 0 is in"));

    said(
        &at,
        &format!("{RUN} --save run --csv run.csv --parquet run.parquet"),
    );
    assert!(
        std::fs::read(at.join("run.parquet"))
            .unwrap()
            .starts_with(b"PAR1")
    );
    assert!(!at.join("run.csv.part").exists());
    let journal = at.join("run/run.jsonl");
    let text = std::fs::read(&journal).unwrap();
    std::fs::write(&journal, &text[..text.len() / 2]).unwrap();
    assert_eq!(json(&at, "simulate --resume run")["checksum"], checksum);
    assert_eq!(
        json(&at, &format!("{RUN} --resume run/run.jsonl"))["checksum"],
        checksum
    );
    said(&at, "replay verify run/game-000009.replay");
}

#[test]
fn more_seats_than_bots_are_dealt_in_turn() {
    let at = folder("dealt");
    let told = json(&at, "simulate --bots random,greedy --players 4 --games 4");
    assert_eq!(told["bots"][0]["games"], 8);
    assert_eq!(told["board"], "base-4p");
    let told = json(&at, "simulate --bots random --board base-3p --games 1");
    assert_eq!(told["players"], 3);
}

#[test]
fn unsound_simulations_are_refused_before_the_first_game() {
    let at = folder("refused");
    for (line, expected) in [
        ("simulate", "--bots"),
        ("simulate --bots random", "--games"),
        ("simulate --bots nobody --games 1", "found `nobody`"),
        ("simulate --bots random --games 0", "--games: 1 to"),
        (
            "simulate --bots random --games 1 --players 7",
            "--players: 2 to 5",
        ),
        (
            "simulate --bots random,random,random --players 2 --games 1",
            "elbowroom ratings",
        ),
        (
            "simulate --bots random,random,random,random,random,random --games 1",
            "elbowroom ratings",
        ),
        (
            "simulate --bots random --games 1 --board nowhere",
            "found `nowhere`",
        ),
        ("simulate --bots random --games 1 --jobs 0", "--jobs"),
        ("simulate --bots random --games 1 --shard 3/2", "--shard"),
        (
            "simulate --bots random --games 1 --shard 2/2",
            "holds no game",
        ),
        (
            "simulate --bots random --games 1 --csv none/x.csv",
            "none/x.csv",
        ),
        ("simulate --bots random --games 1 --csv .", "found a folder"),
        (
            "simulate --bots random --games 1 --parquet none/x",
            "none/x",
        ),
        ("simulate --bots random --games 1 --out none/x", "none/x"),
        ("simulate --resume none", "none"),
        ("simulate merge none", "none"),
    ] {
        let told = refused(&at, line);
        assert!(told.contains(expected), "{line}: {told}");
    }
    assert_eq!(
        std::fs::read_dir(&at).unwrap().count(),
        0,
        "nothing was left behind"
    );

    said(&at, &format!("{RUN} --save run"));
    for (line, expected) in [
        (format!("{RUN} --save run"), "there is a run already"),
        (
            format!("{RUN} --out run/run.jsonl"),
            "there is a run already",
        ),
        (
            "simulate --resume run --games 11".into(),
            "--games 11 instead of 10",
        ),
        (
            "simulate --resume run --bots greedy".into(),
            "--bots greedy instead of random",
        ),
        (
            "simulate --resume run --seed 8".into(),
            "--seed 8 instead of 7",
        ),
        (
            "simulate --resume run --board base-3p".into(),
            "another --board",
        ),
        (
            "simulate --resume run --shard 1/2".into(),
            "--shard 1/2 instead of 1/1",
        ),
        (
            format!("{RUN} --save run/game-000000.replay"),
            "game-000000.replay",
        ),
    ] {
        let told = refused(&at, &line);
        assert!(told.contains(expected), "{line}: {told}");
    }
    let journal = at.join("run/run.jsonl");
    let text = std::fs::read_to_string(&journal).unwrap();
    std::fs::write(&journal, text.replacen("\"coins\":[", "\"coins\":[1", 1)).unwrap();
    for line in ["simulate --resume run", "simulate merge run"] {
        assert!(refused(&at, line).contains("run.jsonl: line 2: "), "{line}");
    }
}

#[test]
fn ratings_are_the_same_with_any_jobs() {
    let at = folder("ratings");
    let line = "ratings --bots random,greedy --players 3 --games 3";
    let one = json(&at, &format!("{line} --jobs 1"));
    assert_eq!(one, json(&at, &format!("{line} --jobs 2")));
    assert_eq!((&one["tables"], &one["games"]), (&2.into(), &6.into()));
    let ratings: Vec<f64> = one["bots"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|bot| bot["rating"].as_f64().expect("a number"))
        .collect();
    assert!(ratings.windows(2).all(|pair| pair[0] >= pair[1]));
    assert!(said(&at, "ratings --bots random,greedy --games 1").contains("1 tables, 1 games"));
    for (line, expected) in [
        ("ratings --bots random", "at least 2"),
        ("ratings --bots random,random", "`random` twice"),
        ("ratings --bots random,nobody", "found `nobody`"),
        ("ratings --bots random,greedy --games 0", "--games"),
        ("ratings --bots random,greedy --players 1", "--players"),
    ] {
        let told = refused(&at, line);
        assert!(told.contains(expected), "{line}: {told}");
    }
}

#[test]
fn stats_read_what_simulate_saved() {
    let at = folder("stats");
    said(&at, &format!("{RUN} --save run"));
    let told = json(&at, "stats run --html page.html --csv tiles.csv");
    assert_eq!(
        (&told["games"], &told["unfinished"]),
        (&10.into(), &0.into())
    );
    assert_eq!(
        told,
        json(&at, "stats run --jobs 1 --players 2 --board base-2p")
    );
    let page = std::fs::read_to_string(at.join("page.html")).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.contains("10 games"));
    assert!(at.join("tiles.csv").exists());
    assert!(told.get("markers").is_none(), "nothing lies hidden here");
    let text = said(&at, "stats run/game-000000.replay --pairs 1");
    let row: Vec<&str> = text
        .lines()
        .nth(1)
        .expect("a row")
        .split_whitespace()
        .collect();
    assert_eq!(row[..4], ["base-2p", "2", "1", "10.0"], "{text}");
    assert!(!text.contains("relic or place"), "{text}");

    assert!(refused(&at, "stats run --players 3").contains("no finished game"));
    assert!(refused(&at, "stats none").contains("none"));
    assert!(refused(&at, "stats run --html none/x").contains("none/x"));
    let empty = at.join("empty");
    std::fs::create_dir(&empty).unwrap();
    assert!(refused(&at, "stats empty").contains("found none"));
    let damaged = at.join("run/game-000004.replay");
    let text = std::fs::read_to_string(&damaged).unwrap();
    let text = text.replacen("{\"do\":\"pick ", "{\"do\":\"prick ", 1);
    std::fs::write(&damaged, text).unwrap();
    let told = refused(&at, "stats run --html other.html");
    assert!(told.contains("game-000004.replay: line "), "{told}");
    assert!(!at.join("other.html").exists() && !at.join("other.html.part").exists());
}

#[test]
fn several_boards_are_played_one_after_the_other_and_told_apart() {
    let at = folder("boards");
    let line = "simulate --bots random --games 4 --seed 7";
    let alone = json(&at, &format!("{line} --board s04-3p"));
    let boards = "--board base-2p --board s04-3p";
    let told = json(&at, &format!("{line} {boards} --save run --csv rows.csv"));
    assert_eq!(told["runs"][0]["board"], "base-2p");
    assert_eq!(told["runs"][1]["checksum"], alone["checksum"]);
    assert_eq!(told["runs"][1]["scenario"], "s04-mountaintop");
    let rows = std::fs::read_to_string(at.join("rows.csv")).unwrap();
    assert_eq!(rows.lines().count(), 1 + 4 * (2 + 3));
    let text = said(&at, &format!("{line} {boards}"));
    assert!(text.contains("s04-3p   random"), "{text}");
    let resumed = json(&at, "simulate --resume run/s04-3p");
    assert_eq!(resumed["checksum"], alone["checksum"]);

    let told = json(&at, "stats run --boards-csv boards.csv");
    assert_eq!(told["tables"][1]["scenario"], "s04-mountaintop");
    assert_eq!(told["tables"][1]["seats"].as_array().map(Vec::len), Some(3));
    let rows = std::fs::read_to_string(at.join("boards.csv")).unwrap();
    assert_eq!(rows.lines().count(), 1 + 2 + 3);
    let text = said(&at, "stats run --by-board");
    assert!(text.contains("== s04-3p, 3 players"), "{text}");
    assert!(!said(&at, "stats run").contains("== s04-3p"));

    let worlds = json(
        &at,
        "simulate --bots random --games 1 --scenarios --players 6",
    );
    let worlds = worlds["runs"].as_array().expect("a list");
    assert!(worlds.len() > 3 && worlds.iter().all(|run| run["players"] == 6));
    for (line, expected) in [
        ("--scenarios --players 7", "no scenario has a world for 7"),
        ("--board base-2p --board base-2p", "base-2p is there twice"),
        (
            "--board base-2p --board s04-3p --out x",
            "one --board expected",
        ),
        ("--board base-2p --board nowhere", "nowhere"),
    ] {
        let told = refused(&at, &format!("simulate --bots random --games 1 {line}"));
        assert!(told.contains(expected), "{line}: {told}");
    }
}

#[test]
fn stats_tell_of_relics_and_places() {
    let at = folder("markers");
    said(&at, &format!("{RUN} --boxes underground --save run"));
    let told = json(
        &at,
        "stats run --csv tiles.csv --markers-csv markers.csv --html page.html",
    );
    let markers = told["markers"].as_array().expect("a list");
    assert!(!markers.is_empty());
    let rows = std::fs::read_to_string(at.join("markers.csv")).unwrap();
    assert_eq!(rows.lines().count(), 1 + markers.len());
    assert!(rows.starts_with("marker,kind,found,games,share,"), "{rows}");
    let page = std::fs::read_to_string(at.join("page.html")).unwrap();
    let tiles = std::fs::read_to_string(at.join("tiles.csv")).unwrap();
    let text = said(&at, "stats run");
    assert!(text.contains("relic or place"), "{text}");
    for line in markers {
        let id = line["marker"].as_str().expect("text");
        assert_eq!(line["games"], 10, "{id}");
        for told in [&rows, &page, &text] {
            assert!(told.contains(id), "{id}");
        }
        assert!(!tiles.contains(id), "{id} is in the table of races");
    }
    assert!(refused(&at, "stats run --markers-csv none/x").contains("none/x"));
}

#[test]
fn every_command_has_help_with_examples() {
    let at = folder("help");
    for line in ["simulate", "simulate merge", "ratings", "stats"] {
        assert!(
            said(&at, &format!("{line} --help")).contains("Examples:"),
            "{line}"
        );
    }
}
