//! Every page of the rule book can be made, and nothing is missing in it.

use elbowroom_rules::{Language, tiles};
use elbowroom_teach::book::{self, Links};
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn files(name: &str) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(folder(name)).expect("the folder can be read");
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut files: Vec<(String, String)> = paths
        .filter(|path| path.is_file())
        .map(|path| {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            let text = std::fs::read_to_string(&path).expect("a file can be read");
            (stem.into_owned(), text)
        })
        .collect();
    files.sort();
    files
}

#[test]
fn every_file_of_the_book_is_good() {
    for (name, text) in files("book").into_iter().chain(files("book/tiles")) {
        let checked = book::check_file(&name, &text);
        assert!(checked.is_ok(), "{name}: {}", checked.unwrap_err());
    }
    assert_eq!(book::chapters().len() + 1, files("book").len());
    for (name, _) in files("book/tiles") {
        assert!(tiles::find(&name).is_some(), "{name} is no tile");
    }
}

#[test]
fn every_tile_has_an_example() {
    for tile in tiles::all().chain(tiles::markers()) {
        assert!(!book::tile_page(tile.id).examples.is_empty(), "{}", tile.id);
    }
}

#[test]
fn every_term_leads_to_a_chapter() {
    assert!(!book::terms().is_empty());
    for term in book::terms() {
        let known = book::chapters()
            .iter()
            .any(|chapter| chapter.id == term.chapter);
        assert!(
            known,
            "{}: there is no chapter `{}`",
            term.name.en, term.chapter
        );
    }
}

#[test]
fn every_ruling_of_the_boxes_in_play_is_told_in_plain_words() {
    let law =
        std::fs::read_to_string(folder("../../docs/rulings.md")).expect("the rulings can be read");
    let plain = book::rulings();
    let series: Vec<char> = "PBCDFLNKXURW".chars().collect();
    let mut cited = 0;
    for bold in law.split("**").skip(1).step_by(2) {
        let (Some(letter), Some(number)) = (bold.chars().next(), bold.get(2..)) else {
            continue;
        };
        let is = bold.get(1..2) == Some("-")
            && !number.is_empty()
            && number.bytes().all(|c| c.is_ascii_digit());
        if is && series.contains(&letter) {
            cited += 1;
            let told = plain.get(bold);
            assert!(
                told.is_some_and(|words| !words.en.is_empty() && !words.fr.is_empty()),
                "{bold}"
            );
        }
    }
    assert!(
        cited >= plain.len(),
        "{cited} rulings, {} in plain words",
        plain.len()
    );
}

#[test]
fn the_whole_book_can_be_printed() {
    for language in [Language::English, Language::French] {
        let document = book::document(language).expect("every page can be made");
        for chapter in book::chapters() {
            assert!(document.contains(&format!("id=\"{}\"", chapter.id)));
        }
        // Every link within it leads somewhere.
        for link in document.split("href=\"#").skip(1) {
            let id = link.split('"').next().unwrap_or_default();
            assert!(document.contains(&format!("id=\"{id}\"")), "#{id}");
        }
    }
}

#[test]
fn the_page_of_a_tile_says_what_its_examples_show() {
    let tile = tiles::all().next().expect("there are tiles");
    let page = book::page_of_tile(
        tile,
        &book::tile_page(tile.id),
        Language::English,
        Links::Client,
    );
    let page = page.expect("it can be made");
    assert!(page.html.contains("<svg") && page.html.contains("data-ruling"));
    assert!(!page.html.contains('{'));
}
