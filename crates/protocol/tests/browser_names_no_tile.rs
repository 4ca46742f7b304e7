//! The browser client names no tile: what a race, a power, a piece or a role brings, the table tells it.

use elbowroom_rules::tiles;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Names of tiles that are also words of the ground and of any sentence.
const ORDINARY: [&str; 4] = ["forest", "hill", "swamp", "were"];

/// Things of single boxes that no definition of a tile names.
const THINGS: [&str; 13] = [
    "necromancer",
    "necro",
    "ghost",
    "ghosts",
    "leader",
    "captive",
    "captives",
    "ransom",
    "horde",
    "tower",
    "island",
    "soul",
    "souls",
];

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

/// The words of a line in small letters; `ghostPrice` and `ghost-price` are two each.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut small = false;
    for c in line.chars() {
        if !c.is_alphanumeric() || (c.is_uppercase() && small) {
            words.push(String::new());
        }
        small = c.is_lowercase();
        if let Some(word) = words.last_mut().filter(|_| c.is_alphanumeric()) {
            word.extend(c.to_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Every name as the words it is made of, and without the ending of several.
fn names() -> BTreeSet<Vec<String>> {
    let mut names: BTreeSet<Vec<String>> = THINGS.iter().map(|thing| words(thing)).collect();
    for tile in tiles::all() {
        let pieces = tile.pieces.iter();
        let verbs = tile.hooks.verbs.iter();
        names.extend([tile.id, tile.name.en, tile.name.fr].map(words));
        names.extend(pieces.flat_map(|piece| [piece.id, piece.name.en, piece.name.fr].map(words)));
        names.extend(verbs.map(|verb| words(verb.word)));
    }
    let single = names.iter().filter_map(|name| {
        let (last, others) = name.split_last()?;
        let short = last.strip_suffix('s').filter(|short| short.len() > 2)?;
        Some([others, &[short.to_owned()]].concat())
    });
    let single: Vec<Vec<String>> = single.collect();
    names.extend(single);
    names.retain(|name| !ORDINARY.contains(&name.join(" ").as_str()));
    names
}

fn named(line: &str, names: &BTreeSet<Vec<String>>) -> Option<String> {
    let words = words(line);
    let longest = names.iter().map(Vec::len).max().unwrap_or(1);
    (1..=longest)
        .flat_map(|length| words.windows(length))
        .find(|some| names.contains(*some))
        .map(|name| name.join(" "))
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

#[test]
fn a_name_is_found_however_it_is_written() {
    let names = names();
    for line in [
        "if (race === 'gypsies')",
        "const ghostPrice = 3;",
        "GHOSTS",
        "class=\"troll-lair\"",
        "'hole-in-the-ground': 'x'",
        "verb === 'convert'",
        "Nains",
        "dragonMaster",
        "potOfGold",
    ] {
        assert!(named(line, &names).is_some(), "{line}");
    }
    for line in ["white-space: nowrap", "a forest on a hill", "converted"] {
        assert_eq!(named(line, &names), None, "{line}");
    }
}
