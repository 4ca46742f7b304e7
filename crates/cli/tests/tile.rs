//! `elbowroom tile` as a person uses it.

use std::process::{Command, Output};

const MOLES: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../examples/tiles/moles.toml"
);

fn elbowroom(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_elbowroom"))
        .args(words)
        .output()
        .expect("the program runs")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_sound_tile_is_told_in_both_languages() {
    let said = elbowroom(&["tile", "check", MOLES]);
    assert!(said.status.success());
    let text = out(&said);
    assert!(
        text.contains("1 coin for each region with a cavern"),
        "{text}"
    );
    assert!(text.contains("1 pion de moins avec une caverne"), "{text}");
}

#[test]
fn every_fault_has_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bad.toml");
    let text = std::fs::read_to_string(MOLES).unwrap();
    let text = text
        .replace("tokens = 5", "tokens = 50")
        .replace("\"score\"", "\"scare\"");
    std::fs::write(&file, text).unwrap();
    let file = file.display().to_string();
    let said = elbowroom(&["tile", "check", &file]);
    assert_eq!(said.status.code(), Some(2));
    let text = out(&said);
    assert!(text.contains("bad.toml:4: race.tokens"), "{text}");
    assert!(text.contains("bad.toml:15: race.rule.rule"), "{text}");
    let said = elbowroom(&["tile", "check", "--json", &file]);
    assert!(out(&said).contains("\"line\":4"), "{}", out(&said));
    let said = elbowroom(&["bench", "--tile", &file]);
    assert_eq!(said.status.code(), Some(2));
}

/// Proves K-04: the editor plays it with every counterpart and says how strong it is.
#[test]
fn a_trial_tells_rank_value_and_faults() {
    let said = elbowroom(&["tile", "try", MOLES, "--games", "1", "--json"]);
    assert!(said.status.success(), "{said:?}");
    let verdict: serde_json::Value = serde_json::from_str(&out(&said)).unwrap();
    assert_eq!(verdict["games"], 15 * 20);
    assert_eq!(verdict["tile"]["id"], "custom-moles");
    assert_eq!(verdict["tile"]["games"], 20);
    assert_eq!(verdict["printed"].as_array().unwrap().len(), 14);
    assert!((1..=15).contains(&verdict["rank"].as_u64().unwrap()));
    assert!((1..=10).contains(&verdict["suggested"].as_u64().unwrap()));
    assert!(verdict["faults"].as_array().unwrap().is_empty());
    let again = elbowroom(&[
        "tile", "try", MOLES, "--games", "1", "--json", "--jobs", "1",
    ]);
    assert_eq!(out(&again), out(&said), "the same seed, the same games");
}

#[test]
fn a_run_with_blank_tiles_is_kept_with_them() {
    let folder = tempfile::tempdir().unwrap();
    let run = folder.path().join("run").display().to_string();
    let words = [
        "simulate", "--bots", "greedy", "--games", "4", "--tile", MOLES,
    ];
    let said = elbowroom(&[&words[..], &["--save", &run]].concat());
    assert!(said.status.success(), "{said:?}");
    let kept = std::fs::read_to_string(folder.path().join("run/run.jsonl")).unwrap();
    assert!(kept.contains("custom-moles"), "the tile is part of the run");
    let again = elbowroom(&["simulate", "--resume", &run]);
    assert!(again.status.success(), "{again:?}");
    let told = elbowroom(&["stats", &run]);
    assert!(told.status.success(), "{told:?}");
}

#[test]
fn an_example_can_be_copied() {
    let said = elbowroom(&["tile", "list", "--text", "custom-moles"]);
    assert_eq!(out(&said), std::fs::read_to_string(MOLES).unwrap());
    assert!(out(&elbowroom(&["tile", "list"])).lines().count() == 3);
}
