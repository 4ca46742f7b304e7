//! The browser client names no tile: what a race, a power, a piece or a role brings, the table tells it.

#[path = "../../rules/tests/support/names.rs"]
mod names;

use names::{named, names};
use std::path::{Path, PathBuf};

/// Files that may: those made from the definitions, what is said about blank tiles, and tests.
fn may_name(path: &Path) -> bool {
    let text = path.to_string_lossy().replace('\\', "/");
    text.contains("/generated/")
        || text.contains("/src/tile/")
        || text.contains("/words/tiles.")
        || text.ends_with("/vocabulary.ts")
        || text.ends_with(".test.ts")
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if !may_name(&path) {
            found.push(path);
        }
    }
}

#[test]
fn no_file_of_the_browser_client_names_a_tile() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
    let mut found = Vec::new();
    files(&source, &mut found);
    assert!(found.len() > 60, "only {} files were read", found.len());
    let names = names();
    let mut faults = Vec::new();
    for path in found {
        let text = std::fs::read_to_string(&path).expect("a text");
        for (number, line) in text.lines().enumerate() {
            if let Some(name) = named(line, &names) {
                let place = format!("{}:{}", path.display(), number + 1);
                faults.push(format!("{place}: names {name}: {}", line.trim()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
