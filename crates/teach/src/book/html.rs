//! Plain text with a few signs becomes HTML: paragraphs, lists, bold words, links to tiles and rulings.

use super::rulings;
use elbowroom_rules::Language;
use elbowroom_rules::tiles;
use std::fmt::Write as _;

/// How links are written: in the page of the client, or within one printed document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Links {
    /// `#/rules/elves`; rulings open where they stand.
    Client,
    /// `#elves` in the same document.
    Document,
}

impl Links {
    /// A link to a tile, by its name.
    pub(super) fn tile(self, id: &str, language: Language) -> Result<String, String> {
        let tile = tiles::find(id).ok_or_else(|| format!("`{id}` is no tile"))?;
        let name = escape(tile.name.text(language));
        Ok(match self {
            Self::Client => format!("<a href=\"#/rules/{id}\">{name}</a>"),
            Self::Document => format!("<a href=\"#{id}\">{name}</a>"),
        })
    }

    /// A link to a ruling, where it is told in plain words.
    pub(super) fn ruling(self, id: &str) -> String {
        if !rulings().contains_key(id) {
            return escape(id);
        }
        match self {
            Self::Client => format!("<button class=\"ruling\" data-ruling=\"{id}\">{id}</button>"),
            Self::Document => format!("<a class=\"ruling\" href=\"#{id}\">{id}</a>"),
        }
    }
}

/// Text as it may stand in HTML.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            other => safe.push(other),
        }
    }
    safe
}

/// Paragraphs and lists.
pub(super) fn markup(text: &str, language: Language, links: Links) -> Result<String, String> {
    let mut html = String::new();
    for block in text.trim().split("\n\n") {
        let mut points = false;
        let mut paragraph = String::new();
        for line in block.lines().map(str::trim).filter(|line| !line.is_empty()) {
            match line.strip_prefix("- ") {
                Some(point) => {
                    if !points {
                        close(&mut html, &mut paragraph, language, links)?;
                        html += "<ul>";
                    }
                    points = true;
                    let _ = write!(html, "<li>{}</li>", inline(point, language, links)?);
                }
                None => {
                    if points {
                        html += "</ul>";
                        points = false;
                    }
                    paragraph.push(' ');
                    paragraph += line;
                }
            }
        }
        if points {
            html += "</ul>";
        }
        close(&mut html, &mut paragraph, language, links)?;
    }
    Ok(html)
}

fn close(
    html: &mut String,
    paragraph: &mut String,
    language: Language,
    links: Links,
) -> Result<(), String> {
    if !paragraph.trim().is_empty() {
        let _ = write!(
            html,
            "<p>{}</p>",
            inline(paragraph.trim(), language, links)?
        );
    }
    paragraph.clear();
    Ok(())
}

/// Bold words, links to tiles, links to rulings.
fn inline(text: &str, language: Language, links: Links) -> Result<String, String> {
    let mut html = String::new();
    for (i, piece) in text.split("**").enumerate() {
        if i > 0 {
            html += if i % 2 == 1 { "<strong>" } else { "</strong>" };
        }
        let mut rest = piece;
        while let Some((before, after)) = rest.split_once("[[") {
            let (id, after) = after
                .split_once("]]")
                .ok_or_else(|| format!("`[[{after}` is not closed"))?;
            html += &with_rulings(before, links);
            html += &links.tile(id, language)?;
            rest = after;
        }
        html += &with_rulings(rest, links);
    }
    if text.matches("**").count() % 2 == 1 {
        return Err(format!("`**` is not closed: {text}"));
    }
    Ok(html)
}

/// Numbers of rulings become links.
fn with_rulings(text: &str, links: Links) -> String {
    let mut html = String::new();
    let mut rest = text;
    while let Some((start, end)) = next_ruling(rest) {
        html += &escape(&rest[..start]);
        html += &links.ruling(&rest[start..end]);
        rest = &rest[end..];
    }
    html + &escape(rest)
}

/// Where the next number of a ruling stands: a capital letter, a hyphen, two or three digits.
fn next_ruling(text: &str) -> Option<(usize, usize)> {
    let bytes = text.as_bytes();
    (0..bytes.len()).find_map(|at| {
        let begins = at == 0 || !bytes[at - 1].is_ascii_alphanumeric();
        let digits = bytes
            .get(at + 2..)?
            .iter()
            .take_while(|c| c.is_ascii_digit())
            .count();
        let is = begins
            && bytes[at].is_ascii_uppercase()
            && bytes[at + 1] == b'-'
            && (2..=3).contains(&digits);
        is.then_some((at, at + 2 + digits))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_become_elements_and_nothing_else_does() {
        let html = markup(
            "A <b> & **bold**\nline\n\n- one\n- two",
            Language::English,
            Links::Document,
        );
        assert_eq!(
            html.as_deref(),
            Ok(
                "<p>A &lt;b&gt; &amp; <strong>bold</strong> line</p><ul><li>one</li><li>two</li></ul>"
            )
        );
        assert!(markup("**open", Language::English, Links::Document).is_err());
        assert!(markup("[[nobody]]", Language::English, Links::Document).is_err());
    }

    #[test]
    fn rulings_are_found_in_a_text() {
        assert_eq!(next_ruling("see (B-37)."), Some((5, 9)));
        assert_eq!(next_ruling("AB-37 and b-37 and B-3"), None);
    }
}
