//! Every name that belongs to a tile or to a single box, and whether a line of text says one: clients may not.

use elbowroom_rules::tiles;
use std::collections::BTreeSet;

/// Names of tiles that are also words of the ground, of any sentence, of browsers and of systems.
const ORDINARY: [&str; 16] = [
    "horde",
    "forest",
    "hill",
    "swamp",
    "were",
    "magic",
    "mining",
    "mystic",
    "stone",
    "de boue",
    "volcano",
    "navigator",
    "explorer",
    "navigateur",
    "fort",
    "raise",
];

/// Things of single boxes that no definition of a tile names. An island is none: boards are made of them (W-01).
const THINGS: [&str; 16] = [
    "necromancer",
    "nécromant",
    "necro",
    "ghosts",
    "fantômes",
    "leader",
    "chef",
    "captives",
    "captif",
    "ransom",
    "rançon",
    "tower",
    "ivory",
    "ivoire",
    "souls",
    "âmes",
];

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

/// Every name of a tile and of a thing of a single box as the words it is made of, and without the ending of several.
pub fn names_of_tiles() -> BTreeSet<Vec<String>> {
    let mut names: BTreeSet<Vec<String>> = THINGS.iter().map(|thing| words(thing)).collect();
    for tile in tiles::all().chain(tiles::OTHERS.iter().copied()) {
        names.extend([tile.id, tile.name.en, tile.name.fr].map(words));
    }
    also_single(names)
}

/// The same with the names of pieces and the words of deeds.
pub fn names() -> BTreeSet<Vec<String>> {
    let mut names = names_of_tiles();
    for tile in tiles::all() {
        let pieces = tile.pieces.iter();
        let verbs = tile.hooks.verbs.iter();
        names.extend(pieces.flat_map(|piece| [piece.id, piece.name.en, piece.name.fr].map(words)));
        names.extend(verbs.map(|verb| words(verb.word)));
    }
    also_single(names)
}

fn also_single(mut names: BTreeSet<Vec<String>>) -> BTreeSet<Vec<String>> {
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

/// The first name that a line says.
pub fn named(line: &str, names: &BTreeSet<Vec<String>>) -> Option<String> {
    let words = words(line);
    let longest = names.iter().map(Vec::len).max().unwrap_or(1);
    (1..=longest)
        .flat_map(|length| words.windows(length))
        .find(|some| names.contains(*some))
        .map(|name| name.join(" "))
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
