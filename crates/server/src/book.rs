//! The rule book: an index with everything that can be searched, pages, and the whole as one document.

use crate::both::both;
use crate::failed::Failed;
use axum::http::StatusCode;
use elbowroom_protocol::Trouble;
use elbowroom_rules::{Language, tiles};
use elbowroom_teach::book::{self, Links};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

/// One thing for each language, made when it is asked for first.
struct Spoken<T>(LazyLock<T>, LazyLock<T>);

impl<T> Spoken<T> {
    fn get(&self, language: Language) -> &T {
        match language {
            Language::English => &self.0,
            Language::French => &self.1,
        }
    }
}

/// Chapters with their text for a search, rulings in plain words, words of the game.
pub fn index(language: Language) -> &'static Value {
    static INDEX: Spoken<Value> = Spoken(
        LazyLock::new(|| make_index(Language::English)),
        LazyLock::new(|| make_index(Language::French)),
    );
    INDEX.get(language)
}

fn make_index(language: Language) -> Value {
    let chapters = book::chapters().iter().map(|chapter| {
        let page = book::chapter_page(chapter, language, Links::Client);
        let text = page.map(|page| page.plain()).unwrap_or_default();
        json!({ "id": chapter.id, "title": chapter.title.text(language), "text": text })
    });
    let terms = book::terms().iter().map(|term| {
        json!({ "name": term.name.text(language), "text": term.text.text(language), "chapter": term.chapter })
    });
    let rulings: Map<String, Value> = book::rulings()
        .iter()
        .map(|(id, text)| (id.clone(), json!(text.text(language))))
        .collect();
    json!({
        "chapters": chapters.collect::<Vec<_>>(),
        "terms": terms.collect::<Vec<_>>(),
        "rulings": rulings,
    })
}

/// A chapter, or the page of a tile.
pub fn page(id: &str, language: Language) -> Result<Value, Failed> {
    let chapter = book::chapters().iter().find(|chapter| chapter.id == id);
    let page = match (chapter, tiles::find(id)) {
        (Some(chapter), _) => book::chapter_page(chapter, language, Links::Client),
        (None, Some(tile)) => {
            book::page_of_tile(tile, &book::tile_page(id), language, Links::Client)
        }
        (None, None) => return Err(no_page()),
    };
    // A test makes every page, so that none fails here.
    let page = page.map_err(|_| no_page())?;
    Ok(json!({ "id": page.id, "title": page.title, "html": page.html }))
}

fn no_page() -> Failed {
    Failed::new(
        StatusCode::NOT_FOUND,
        Trouble::Malformed,
        both(
            "there is no such page in the rule book",
            "cette page n'existe pas dans le livre de règles",
        ),
    )
}

/// The whole book as one document.
pub fn document(language: Language) -> &'static str {
    static DOCUMENT: Spoken<String> = Spoken(
        LazyLock::new(|| book::document(Language::English).unwrap_or_default()),
        LazyLock::new(|| book::document(Language::French).unwrap_or_default()),
    );
    DOCUMENT.get(language)
}
