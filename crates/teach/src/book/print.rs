//! The whole book as one document that needs nothing else: to be read, kept and printed.

use super::html::{Links, escape, markup};
use super::{chapter_page, chapters, page_of_tile, rulings, terms, tile_page};
use elbowroom_rules::Language;
use elbowroom_rules::tile::Kind;
use elbowroom_rules::tiles;
use std::fmt::Write as _;

const STYLE: &str = "body{margin:0 auto;max-width:46rem;padding:1.5rem 1rem 4rem;font:1.05rem/1.55 Georgia,serif;color:#2a1c0c;background:#fbf4e1}\
h1,h2,h3,h4{line-height:1.2;color:#5b2d0c}h2{margin-top:2.6rem;border-bottom:2px solid #b5832f;padding-bottom:.2rem}\
a{color:#7a3410}figure{margin:1.2rem 0;break-inside:avoid}figure svg{max-width:100%;height:auto}figcaption,.facts,.rulings{font-size:.93rem;color:#5a4630}\
figcaption p{margin:.3rem 0}dt{font-weight:bold}dd{margin:0 0 .6rem 1.2rem}dd p{margin:0}nav ol{columns:2}section.tile{break-inside:avoid}\
@media print{body{background:none;font-size:10.5pt}a{color:inherit;text-decoration:none}h2{break-before:page}}";

/// The book in a language.
///
/// # Errors
/// The first example that cannot be told.
pub fn document(language: Language) -> Result<String, String> {
    let words = |en: &'static str, fr: &'static str| match language {
        Language::English => en,
        Language::French => fr,
    };
    let title = words("Elbowroom: the rules", "Elbowroom : les règles");
    let mut html = format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1><p>{}</p><nav><ol>",
        words("en", "fr"),
        words(
            "An independent project, not affiliated with the publisher of the board game. All words are our own.",
            "Un projet indépendant, sans lien avec l'éditeur du jeu de société. Tous les textes sont les nôtres."
        )
    );
    for chapter in chapters() {
        let _ = write!(
            html,
            "<li><a href=\"#{}\">{}</a></li>",
            chapter.id,
            escape(chapter.title.text(language))
        );
    }
    html += "</ol></nav>";
    for chapter in chapters() {
        let page = chapter_page(chapter, language, Links::Document)
            .map_err(|what| format!("{}: {what}", chapter.id))?;
        let _ = write!(
            html,
            "<h2 id=\"{}\">{}</h2>{}",
            page.id,
            escape(&page.title),
            page.html
        );
    }
    for (kind, heading) in [
        (Kind::Role, words("Roles", "Rôles")),
        (Kind::Race, words("Races", "Peuples")),
        (Kind::Power, words("Powers", "Pouvoirs")),
        (Kind::Relic, words("Relics", "Reliques")),
        (Kind::Place, words("Places", "Lieux")),
    ] {
        let _ = write!(html, "<h2>{heading}</h2>");
        let tiles = tiles::all().chain(tiles::markers());
        for tile in tiles.filter(|tile| tile.kind == kind) {
            let page = page_of_tile(tile, &tile_page(tile.id), language, Links::Document)
                .map_err(|what| format!("{}: {what}", tile.id))?;
            let _ = write!(
                html,
                "<section class=\"tile\"><h3 id=\"{}\">{}</h3>{}</section>",
                page.id,
                escape(&page.title),
                page.html
            );
        }
    }
    let _ = write!(
        html,
        "<h2>{}</h2><dl>",
        words("Words of the game", "Les mots du jeu")
    );
    for term in terms() {
        let _ = write!(
            html,
            "<dt>{}</dt><dd>{}</dd>",
            escape(term.name.text(language)),
            markup(term.text.text(language), language, Links::Document)?
        );
    }
    let _ = write!(html, "</dl><h2>{}</h2><dl>", words("Rulings", "Arbitrages"));
    for (id, text) in rulings() {
        let _ = write!(
            html,
            "<dt id=\"{id}\">{id}</dt><dd>{}</dd>",
            markup(text.text(language), language, Links::Document)?
        );
    }
    Ok(html + "</dl></body></html>")
}
