//! `elbowroom realm`: worlds laid of hexes, from a suggestion to a game.

mod support;

use std::path::PathBuf;
use support::{json, refused, said};

/// A file that goes when the test is over.
struct File(PathBuf);

impl File {
    fn new(name: &str, text: &str) -> Self {
        let name = format!("elbowroom-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, text).expect("a file can be written");
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn a_suggestion_is_checked_shown_tried_and_played() {
    for (players, more) in [
        ("2", &[][..]),
        ("3", &["--side", "underground"]),
        ("4", &["--side", "both", "--chasms"]),
        ("6", &["--sea"]),
    ] {
        let ask = [&["realm", "suggest", "--players", players], more].concat();
        let text = said(&ask, "");
        assert_eq!(text, said(&ask, ""), "the same seed suggests the same");
        let file = File::new(&format!("{players}.realm.toml"), &text);
        let checked = json(&["realm", "check", file.path(), "--json"], "");
        assert_eq!(checked["sound"], true, "{checked}");
        assert!(checked["ms_to_game"].as_f64().is_some_and(|ms| ms > 0.0));
        assert!(said(&["realm", "check", file.path(), "--french"], "").contains("régions"));
        let shown = json(&["realm", "show", file.path(), "--json"], "");
        assert_eq!(
            shown["regions"].as_array().map(Vec::len),
            checked["regions"].as_u64().map(|n| n as usize)
        );
        assert!(said(&["realm", "show", file.path(), "--svg"], "").contains("<svg"));
        let tried = json(
            &[
                "realm",
                "try",
                file.path(),
                "--games",
                "6",
                "--bot",
                "greedy",
                "--json",
            ],
            "",
        );
        assert_eq!(tried["games"], 6);
        assert_eq!(
            tried["seats"].as_array().map(Vec::len),
            players.parse().ok()
        );
        let told = said(
            &[
                "simulate",
                "--bots",
                "greedy",
                "--games",
                "2",
                "--board",
                file.path(),
            ],
            "",
        );
        assert!(told.contains("suggested"), "{told}");
    }
}

#[test]
fn a_board_made_of_a_realm_is_a_board_file() {
    let text = said(&["realm", "suggest", "--players", "3"], "");
    let realm = File::new("three.realm.toml", &text);
    let board = File::new(
        "three.toml",
        &said(&["realm", "show", realm.path(), "--board"], ""),
    );
    assert!(said(&["board", "check", board.path()], "").contains("sound"));
}

#[test]
fn what_was_begun_is_finished_and_what_is_wrong_is_told() {
    let begun = "name = \"begun\"\nplayers = 2\n\n[[hex]]\ntile = \"A\"\nside = \"surface\"\nat = [0, 0]\nturn = 3\n";
    let file = File::new("begun.realm.toml", begun);
    let finished = said(
        &["realm", "suggest", "--finish", file.path(), "--seed", "5"],
        "",
    );
    assert!(finished.contains("tile = \"A\"\nside = \"surface\"\nat = [0, 0]\nturn = 3"));
    let whole = File::new("finished.realm.toml", &finished);
    assert_eq!(
        json(&["realm", "check", whole.path(), "--json"], "")["sound"],
        true
    );
    let twice = File::new(
        "twice.realm.toml",
        &begun.replace(
            "[[hex]]",
            "[[hex]]\ntile = \"A\"\nside = \"surface\"\nat = [1, 0]\n\n[[hex]]",
        ),
    );
    assert!(refused(&["realm", "check", twice.path()], "").contains('A'));
    assert!(refused(&["realm", "suggest", "--players", "9"], "").contains('6'));
    assert!(refused(&["realm", "check", "/nowhere/at/all"], "").contains("nowhere"));
}
