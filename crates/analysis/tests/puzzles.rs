//! What puzzles must keep to.

use elbowroom_analysis::puzzle::{
    Attempt, Fate, Grade, LEAST_MARGIN, Puzzle, Theme, compare, own, read, write,
};
use elbowroom_rules::Language;
use std::collections::BTreeSet;

/// Proves of every puzzle of the program that it can be put, that the turn it gives solves it and the second best misses
/// it, whatever part of them is played.
#[test]
fn the_puzzles_of_the_program_are_what_they_say() {
    let puzzles = own();
    let ids: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), puzzles.len(), "every name once");
    let mut kinds = BTreeSet::new();
    for puzzle in &puzzles {
        let opened = puzzle
            .open()
            .unwrap_or_else(|error| panic!("{}: {error}", puzzle.id));
        assert!(puzzle.margin >= LEAST_MARGIN, "{}", puzzle.id);
        assert_eq!(
            puzzle.grade,
            Grade::of(puzzle.missed.len()),
            "{}",
            puzzle.id
        );
        let players = format!("{}p-", opened.game.setup().seats);
        assert!(puzzle.id.starts_with(&players), "{}", puzzle.id);
        let fate = |way: &elbowroom_bots::study::Way| {
            let mut attempt = Attempt::new(&opened.game, &opened.start, opened.key);
            for action in way.actions() {
                if attempt.say(action).expect("a legal turn") != Fate::Open {
                    break;
                }
            }
            attempt.fate()
        };
        assert_eq!(fate(&opened.turn), Fate::Solved, "{}", puzzle.id);
        assert_ne!(fate(&opened.second), Fate::Solved, "{}", puzzle.id);
        for language in [Language::English, Language::French] {
            assert!(opened.reason(language).ends_with('.'), "{}", puzzle.id);
        }
        kinds.insert((opened.game.setup().seats, puzzle.theme));
    }
    for players in 2..=5 {
        assert!(
            kinds.iter().any(|kind| kind.0 == players),
            "puzzles for {players}"
        );
    }
    for theme in [Theme::Decline, Theme::Combo, Theme::Border] {
        assert!(kinds.iter().any(|kind| kind.1 == theme), "{theme:?}");
    }
}

/// Proves of a few, by a seed that had no part in finding them, that the best turn has the solution and is better.
#[test]
fn solutions_hold_for_another_seed() {
    let puzzles = own();
    let some = puzzles.iter().step_by(puzzles.len().div_ceil(6).max(1));
    let (mut tried, mut held) = (0, 0);
    for puzzle in some {
        let opened = puzzle.open().expect("a puzzle");
        let found = compare(&opened.game, &opened.start, opened.key, 600, 77, &|| true);
        tried += 1;
        held += u32::from(found.is_some_and(|found| found.margin > 0.5));
    }
    assert!(held + 1 >= tried && tried >= 4, "{held} of {tried}");
}

fn some() -> Vec<Puzzle> {
    own().into_iter().take(2).collect()
}

#[test]
fn a_file_reads_as_it_was_written() {
    let puzzles = some();
    assert_eq!(read(&write(&puzzles)).expect("a file of puzzles"), puzzles);
    assert_eq!(read(&write(&[])).expect("an empty file of puzzles"), []);
}

/// Proves that whatever is broken in a file is told or harmless, and nothing panics.
#[test]
fn damaged_files_are_refused_and_never_panic() {
    let text = write(&some()[..1]);
    assert!(
        read(&text)
            .expect("whole")
            .iter()
            .all(|puzzle| puzzle.open().is_ok())
    );
    for cut in (0..text.len() - 1)
        .filter(|&cut| text.is_char_boundary(cut))
        .step_by(17)
    {
        // A head alone is an empty file.
        let part = &text[..cut];
        assert!(read(part).is_err() || part.lines().count() == 1, "{cut}");
    }
    let mut refused = 0;
    let places: Vec<usize> = (0..text.len()).step_by(23).collect();
    for &place in &places {
        for put in [b'9', b'"', b'}', b'z'] {
            let mut bytes = text.clone().into_bytes();
            bytes[place] = put;
            let Ok(damaged) = String::from_utf8(bytes) else {
                continue;
            };
            match read(&damaged) {
                Ok(puzzles) => {
                    for puzzle in puzzles {
                        refused += u32::from(puzzle.open().is_err());
                    }
                }
                Err(error) => {
                    assert!(error.what.chars().count() <= 401, "{error}");
                    refused += 1;
                }
            }
        }
    }
    assert!(
        refused as usize > places.len(),
        "{refused} of {}",
        4 * places.len()
    );
}

#[test]
fn faults_are_named() {
    let told = |text: &str| read(text).expect_err("a fault").to_string();
    assert!(told("").contains("line 1: the head of a file of puzzles expected"));
    assert!(told("{\"elbowroom_puzzles\":2}").contains("puzzles of version 1 expected, found 2"));
    assert!(told("{\"elbowroom_puzzles\":1}\nnonsense").starts_with("line 2: a puzzle expected"));
    let long = format!("{{\"elbowroom_puzzles\":1}}\n{}", "x".repeat(70_000));
    assert!(told(&long).contains("65536 bytes in a line"));
    assert!(told(&"y".repeat(17 << 20)).contains("at most 16777216 bytes"));
    let opened = |change: &dyn Fn(&mut Puzzle)| {
        let mut puzzle = some().remove(0);
        change(&mut puzzle);
        puzzle.open().err().expect("a fault").to_string()
    };
    assert!(
        opened(&|puzzle| puzzle.solution = "end".into())
            .contains("`pick N`, `decline` or `conquer N` expected")
    );
    assert!(opened(&|puzzle| puzzle.turn.clear()).starts_with("turn: 1 to 200 actions expected"));
    assert!(
        opened(&|puzzle| puzzle.turn = puzzle.second.clone())
            .contains("a turn with the solution expected")
    );
    assert!(
        opened(&|puzzle| puzzle.second = puzzle.turn.clone())
            .contains("a turn without the solution expected")
    );
    assert!(
        opened(&|puzzle| puzzle.position = serde_json::json!({"board": "nowhere"}))
            .starts_with("position: ")
    );
    let other = |theme| {
        if theme == Theme::Die {
            Theme::Land
        } else {
            Theme::Die
        }
    };
    assert!(opened(&|puzzle| puzzle.theme = other(puzzle.theme)).starts_with("theme: "));
}
