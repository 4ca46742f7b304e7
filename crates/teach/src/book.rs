//! The rule book: chapters, a page for each tile, rulings in plain words, a glossary. Every number of an example is
//! asked of the rules when a page is made.

mod check;
mod example;
mod figure;
mod html;
mod print;

pub use check::check_file;
pub use example::Example;
pub use html::Links;
pub use print::document;

use crate::files::{CHAPTERS, PAGES, RULINGS, short};
use crate::text::Both;
use elbowroom_rules::Language;
use elbowroom_rules::tile::{Known, Tile};
use html::{escape, markup};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

/// The file of the chapters' folder that is none.
const GLOSSARY: &str = "glossary";

/// A chapter.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// What it is called in links.
    #[serde(skip)]
    pub id: String,
    /// Its title.
    pub title: Both,
    /// Its parts.
    #[serde(rename = "part")]
    pub parts: Vec<Part>,
}

/// A part of a chapter: a heading, a text, an example, each as needed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// The heading.
    #[serde(default)]
    pub heading: Option<Both>,
    /// The text.
    #[serde(default)]
    pub text: Option<Both>,
    /// An example that the rules play.
    #[serde(default)]
    pub board: Option<Example>,
}

/// What is told of a tile beside its own text.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TilePage {
    /// Examples.
    #[serde(default, rename = "example")]
    pub examples: Vec<TileExample>,
    /// What it meets.
    #[serde(default)]
    pub meets: Vec<Meeting>,
}

/// An example of a tile.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileExample {
    /// What is told.
    pub text: Both,
    /// What the rules play.
    pub board: Example,
}

/// Another tile with which it matters.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    /// The other tile.
    pub tile: String,
    /// What happens.
    pub text: Both,
}

/// A word of the game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The word.
    pub name: Both,
    /// What it means.
    pub text: Both,
    /// The chapter that tells more.
    pub chapter: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Terms {
    term: Vec<Term>,
}

/// A page made ready: its name in links, its title, and its text as HTML.
#[derive(Clone, Debug)]
pub struct Page {
    /// What it is called in links.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its text.
    pub html: String,
}

impl Page {
    /// Its text without anything that shows it: what a search looks at.
    pub fn plain(&self) -> String {
        let mut text = String::new();
        for piece in self.html.split('<').skip(1) {
            let (_, words) = piece.split_once('>').unwrap_or_default();
            let words = words.trim();
            // Numbers that are written on a drawing are no text.
            if piece.starts_with("text ") || words.is_empty() {
                continue;
            }
            if !text.is_empty() {
                text.push(' ');
            }
            text += words;
        }
        for (sign, letter) in [
            ("&lt;", "<"),
            ("&gt;", ">"),
            ("&quot;", "\""),
            ("&amp;", "&"),
        ] {
            text = text.replace(sign, letter);
        }
        text
    }
}

/// Reads a chapter.
///
/// # Errors
/// What is wrong with the file, with its line.
pub fn read_chapter(name: &str, text: &str) -> Result<Chapter, String> {
    let mut chapter: Chapter = toml::from_str(text).map_err(|error| error.to_string())?;
    short(name).clone_into(&mut chapter.id);
    Ok(chapter)
}

/// Reads what is told of a tile.
///
/// # Errors
/// What is wrong with the file, with its line.
pub fn read_tile_page(text: &str) -> Result<TilePage, String> {
    toml::from_str(text).map_err(|error| error.to_string())
}

/// Reads a glossary.
///
/// # Errors
/// What is wrong with the file, with its line.
pub fn read_terms(text: &str) -> Result<Vec<Term>, String> {
    toml::from_str::<Terms>(text)
        .map(|terms| terms.term)
        .map_err(|error| error.to_string())
}

/// Every chapter, in order. A test holds that all files can be read.
pub fn chapters() -> &'static [Chapter] {
    static ALL: LazyLock<Vec<Chapter>> = LazyLock::new(|| {
        let files = CHAPTERS.iter().filter(|(name, _)| *name != GLOSSARY);
        files
            .filter_map(|(name, text)| read_chapter(name, text).ok())
            .collect()
    });
    &ALL
}

/// Every word of the glossary.
pub fn terms() -> &'static [Term] {
    static ALL: LazyLock<Vec<Term>> = LazyLock::new(|| {
        let file = CHAPTERS.iter().find(|(name, _)| *name == GLOSSARY);
        file.and_then(|(_, text)| read_terms(text).ok())
            .unwrap_or_default()
    });
    &ALL
}

/// What is told of a tile beside its own text; nothing where nobody wrote it yet.
pub fn tile_page(id: &str) -> TilePage {
    let file = PAGES.iter().find(|(name, _)| *name == id);
    file.and_then(|(_, text)| read_tile_page(text).ok())
        .unwrap_or_default()
}

/// Every ruling in plain words.
pub fn rulings() -> &'static BTreeMap<String, Both> {
    static ALL: LazyLock<BTreeMap<String, Both>> = LazyLock::new(|| {
        let read = |(_, text): &(&str, &str)| toml::from_str::<BTreeMap<String, Both>>(text).ok();
        RULINGS.iter().filter_map(read).flatten().collect()
    });
    &ALL
}

/// A chapter as a page.
///
/// # Errors
/// What the rules cannot tell of an example.
pub fn chapter_page(chapter: &Chapter, language: Language, links: Links) -> Result<Page, String> {
    let mut html = String::new();
    for part in &chapter.parts {
        if let Some(heading) = &part.heading {
            let _ = write!(html, "<h3>{}</h3>", escape(heading.text(language)));
        }
        let played = part.board.as_ref().map(Example::play).transpose()?;
        if let Some(text) = &part.text {
            let text = example::fill(text.text(language), played.as_ref(), language)?;
            html += &markup(&text, language, links)?;
        }
        if let (Some(example), Some(played)) = (&part.board, &played) {
            html += &example.figure(played, language, links)?;
        }
    }
    Ok(Page {
        id: chapter.id.clone(),
        title: chapter.title.text(language).to_owned(),
        html,
    })
}

/// The page of a tile.
///
/// # Errors
/// What the rules cannot tell of an example, or a tile it meets that is none.
pub fn page_of_tile(
    tile: &Tile,
    more: &TilePage,
    language: Language,
    links: Links,
) -> Result<Page, String> {
    let words = |en: &'static str, fr: &'static str| match language {
        Language::English => en,
        Language::French => fr,
    };
    let mut html = format!("<p class=\"help\">{}</p>", escape(tile.help.text(language)));
    let mut facts = Vec::new();
    facts.extend(tile.side().map(|side| side.text(language).to_owned()));
    if tile.tokens > 0 {
        let mut tokens = format!("{} {}", tile.tokens, words("tokens", "pions"));
        if tile.tokens_known == Known::House {
            tokens += words(" (our own number)", " (nombre de notre cru)");
        }
        facts.push(tokens);
    }
    if tile.supply > 0 {
        let mut supply = format!(
            "{} {}",
            tile.supply,
            words("in the tray", "dans la réserve")
        );
        match tile.supply_known {
            Known::Stated => {}
            Known::Inferred => {
                supply += words(
                    " (the printed number is not known)",
                    " (le nombre imprimé n'est pas connu)",
                )
            }
            Known::House => supply += words(" (our own number)", " (nombre de notre cru)"),
        }
        facts.push(supply);
    }
    for piece in tile.pieces {
        facts.push(format!("{} × {}", piece.supply, piece.name.text(language)));
    }
    if !facts.is_empty() {
        let _ = write!(
            html,
            "<p class=\"facts\">{}</p>",
            escape(&facts.join(" · "))
        );
    }
    for told in &more.examples {
        let played = told.board.play()?;
        let text = example::fill(told.text.text(language), Some(&played), language)?;
        html += &told.board.figure(&played, language, links)?;
        html += &markup(&text, language, links)?;
    }
    if !more.meets.is_empty() {
        let _ = write!(
            html,
            "<h4>{}</h4><dl class=\"meets\">",
            words("What it meets", "Ce qu'il rencontre")
        );
        for meeting in &more.meets {
            let other = links.tile(&meeting.tile, language)?;
            let text = markup(meeting.text.text(language), language, links)?;
            let _ = write!(html, "<dt>{other}</dt><dd>{text}</dd>");
        }
        html += "</dl>";
    }
    if !tile.rulings.is_empty() {
        let all: Vec<String> = tile.rulings.iter().map(|id| links.ruling(id)).collect();
        let _ = write!(
            html,
            "<p class=\"rulings\">{} {}</p>",
            words("Rulings:", "Arbitrages :"),
            all.join(" ")
        );
    }
    Ok(Page {
        id: tile.id.to_owned(),
        title: tile.name.text(language).to_owned(),
        html,
    })
}
