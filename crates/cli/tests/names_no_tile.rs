//! The terminal names no tile: what a race, a power, a piece or a role brings, the rules tell it.

#[path = "../../rules/tests/support/names.rs"]
mod names;

use names::{named, names};
use std::path::{Path, PathBuf};

/// Words of a library, for numbers that people read.
const FOREIGN: [&str; 2] = ["{human_pos}", "{human_len}"];

/// Files that may: tests.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let is_test = path.file_stem().is_some_and(|name| name == "tests");
        if path.is_dir() && !is_test {
            files(&path, found);
        } else if path.is_file() && !is_test {
            found.push(path);
        }
    }
}

/// What stands before the tests of a file.
fn source(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or(text)
}

#[test]
fn no_file_of_the_terminal_names_a_tile() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    files(&folder, &mut found);
    assert!(found.len() > 50, "only {} files were read", found.len());
    let names = names();
    let mut faults = Vec::new();
    for path in found {
        let text = std::fs::read_to_string(&path).expect("a text");
        for (number, line) in source(&text).lines().enumerate() {
            let own = FOREIGN
                .iter()
                .fold(line.to_owned(), |line, word| line.replace(word, ""));
            if let Some(name) = named(&own, &names) {
                let place = format!("{}:{}", path.display(), number + 1);
                faults.push(format!("{place}: names {name}: {}", line.trim()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn tests_of_a_file_are_its_end() {
    assert_eq!(source("a\n#[cfg(test)]\nmod tests {}"), "a\n");
}
