//! Makes every page in both languages and tells what is wrong with it.

use super::html::Links;
use super::{TilePage, chapter_page, page_of_tile, read_chapter, read_terms, read_tile_page};
use elbowroom_rules::Language;
use elbowroom_rules::tiles;

const LANGUAGES: [Language; 2] = [Language::English, Language::French];

/// Checks a file of the book by its name: a chapter, `glossary`, or what is told of a tile.
///
/// # Errors
/// The first thing that is wrong.
pub fn check_file(name: &str, text: &str) -> Result<(), String> {
    if name == super::GLOSSARY {
        return read_terms(text).map(|_| ());
    }
    match tiles::find(name) {
        Some(tile) => {
            let page: TilePage = read_tile_page(text)?;
            if page.examples.is_empty() {
                return Err("at least one example expected".into());
            }
            for language in LANGUAGES {
                page_of_tile(tile, &page, language, Links::Document)?;
            }
        }
        None => {
            let chapter = read_chapter(name, text)?;
            for language in LANGUAGES {
                chapter_page(&chapter, language, Links::Document)?;
            }
        }
    }
    Ok(())
}
