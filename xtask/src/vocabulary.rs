//! The words of blank tiles for pages and for the browser's form, made from their definitions.

use elbowroom_rules::board::{Symbol, Terrain};
use elbowroom_rules::custom::{
    MAX_HELP, MAX_NAME, MAX_PIECES, MAX_RULES, MAX_SUPPLY, MAX_VALUE, SPARE,
};
use elbowroom_rules::tile::{
    Against, Asked, Entry, Field, Kind, MOST_STACKED, Per, Rule, Tile, Vocabulary, When, Where,
    Word, Words, entries, properties,
};
use elbowroom_rules::tiles;
use serde_json::{Value, json};
use std::fmt::Write;

/// A table of a page.
fn table<const N: usize>(head: [&str; N], rows: impl IntoIterator<Item = [String; N]>) -> String {
    let mut text = format!("| {} |\n|{}\n", head.join(" | "), "---|".repeat(N));
    for row in rows {
        let _ = writeln!(text, "| {} |", row.join(" | "));
    }
    text
}

/// A word, and what it must be told.
fn with_fields(entry: &Entry) -> String {
    let mut text = format!("`{}`", entry.word);
    if !entry.fields.is_empty() {
        text += &format!(", with {}", list(&entry.fields));
    }
    text
}

/// Fields with their ranges and, in brackets, what holds if nothing is said.
fn list(fields: &[Field]) -> String {
    let one = |field: &Field| {
        let mut text = format!("`{}`", field.key);
        let usual = match &field.what {
            Asked::Number {
                low,
                high,
                usual,
                cap,
                ..
            } => {
                text += &match (low, cap) {
                    (..0, _) => format!(" −{} to {high}", low.unsigned_abs()),
                    (_, Some(cap)) => format!(" {low} to `{cap}`"),
                    (_, None) => format!(" {low}–{high}"),
                };
                usual.map(|usual| usual.to_string())
            }
            Asked::Place { usual, .. } | Asked::Word { usual, .. } => usual.map(str::to_owned),
            Asked::Flag | Asked::Terrains | Asked::Symbol => None,
        };
        if let Some(usual) = usual {
            text += &format!(" ({usual})");
        }
        text
    };
    fields.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Every rule, for those who write tiles.
pub fn rules() -> String {
    let rows = Rule::WORDS.iter().map(|word| {
        let entry = word.entry();
        let only = match word.more.only {
            Some((Kind::Power, _)) => " Powers only.",
            Some(_) => " Races only.",
            None => "",
        };
        [
            format!("`{}`", entry.word),
            list(&entry.fields),
            word.more.several.name().to_owned(),
            format!("{}{only}", entry.means),
        ]
    });
    table(["rule", "fields", "several", "what it does"], rows)
}

/// The words that rules are told.
pub fn aspects() -> String {
    let meaning = |entry: Entry| [with_fields(&entry), entry.means.to_owned()];
    let mut text = table(
        ["`per`", "pays for"],
        entries::<Per>().into_iter().map(meaning),
    );
    let place = |entry: Entry| {
        let said = match entry.fields.first().map(|field| &field.what) {
            None => format!("`\"{}\"`", entry.word),
            Some(Asked::Symbol) => {
                let all = Symbol::ALL.map(|symbol| format!("`\"{}\"`", symbol.id()));
                format!("`{{ {} = … }}`: {}", entry.word, all.join(", "))
            }
            Some(_) => {
                let all = Terrain::ALL.map(|terrain| format!("`\"{}\"`", terrain.id()));
                format!("`{{ {} = [ … ] }}`: {}", entry.word, all.join(", "))
            }
        };
        [said, entry.means.to_owned()]
    };
    text += "\n";
    text += &table(
        ["`at`, `beside`", "which regions"],
        entries::<Where>().into_iter().map(place),
    );
    text += "\n";
    text += &table(
        ["`against`", "who stands there"],
        entries::<Against>().into_iter().map(meaning),
    );
    text += "\n";
    let when = |word: &'static Word<When>| {
        [
            format!("`{}`", word.word),
            rules_told(word.word).join(", "),
            word.entry().means.to_owned(),
        ]
    };
    text + &table(
        ["`when`", "said by", "meaning"],
        When::WORDS.iter().map(when),
    )
}

/// The rules that can be told a word in `when`.
fn rules_told(when: &str) -> Vec<String> {
    let takes = |field: &Field| match &field.what {
        Asked::Word { words, .. } => {
            field.key == "when" && words.iter().any(|word| word.word == when)
        }
        _ => false,
    };
    let rules = entries::<Rule>().into_iter();
    let rules = rules.filter(|rule| rule.fields.iter().any(takes));
    rules.map(|rule| format!("`{}`", rule.word)).collect()
}

/// What a piece can be told.
pub fn pieces() -> String {
    let rows = properties().into_iter().map(|one| {
        let mut means = one.means.to_owned();
        if one.field.key == "supply" {
            means += &format!(" At most {MOST_STACKED} if they stack.");
        }
        [list(&[one.field]), means]
    });
    let mut text = table(["field", "meaning"], rows);
    text += "\n";
    let said = properties();
    let placed = said.iter().find_map(|one| match &one.field.what {
        Asked::Word { words, .. } => Some(words.clone()),
        _ => None,
    });
    let rows = placed.unwrap_or_default().into_iter();
    text + &table(
        ["`placed`", "when it comes"],
        rows.map(|entry| [with_fields(&entry), entry.means.to_owned()]),
    )
}

/// The printed tiles for which something holds.
fn who(holds: impl Fn(&Tile) -> bool) -> String {
    let all = tiles::all().filter(|tile| holds(tile));
    all.map(|tile| tile.id).collect::<Vec<_>>().join(", ")
}

/// Every rule, for those who write the rules.
pub fn rules_in_force() -> String {
    let rows = Rule::WORDS.iter().map(|word| {
        let declares = word.more.declares;
        let works = match (declares.active, declares.declined) {
            (true, true) => "active and in decline",
            (true, false) => "active",
            (false, _) => "in decline",
        };
        let says = |tile: &Tile| tile.rules.iter().any(|rule| rule.word().word == word.word);
        [
            format!("`{}`", word.word),
            declares.phase.name().en.to_owned(),
            works.to_owned(),
            word.more.several.name().to_owned(),
            who(says),
        ]
    });
    table(["word", "phase", "works", "several", "tiles"], rows)
}

/// The words for the browser's form.
pub fn typescript() -> String {
    let rules: Vec<Value> = entries::<Rule>().iter().map(choice).collect();
    let properties: Vec<Value> = properties().iter().map(|one| field(&one.field)).collect();
    let places: Vec<Value> = entries::<Where>().iter().map(choice).collect();
    let lines = |list: &[Value]| {
        let lines = list.iter().map(|value| format!("  {value},\n"));
        format!("[\n{}]", lines.collect::<String>())
    };
    let most = json!({
        "rules": MAX_RULES,
        "pieces": MAX_PIECES,
        "stacked": MOST_STACKED,
        "name": MAX_NAME,
        "help": MAX_HELP,
        "race": MAX_VALUE,
        "power": SPARE,
        "supply": MAX_SUPPLY,
    });
    format!(
        "// Made from the definitions by `cargo xtask docs`; do not edit.\n\
         import type {{ Choice, Field }} from '../lib/vocabulary';\n\n\
         export const RULES: Choice[] = {};\n\n\
         /** What a piece is told. */\nexport const PROPERTIES: Field[] = {};\n\n\
         export const PLACES: Choice[] = {};\n\n\
         export const TERRAINS = {};\n\
         export const SYMBOLS = {};\n\n\
         /** The most of everything; `race` and `power` are values. */\nexport const MOST = {most};\n",
        lines(&rules),
        lines(&properties),
        lines(&places),
        json!(Terrain::ALL.map(Terrain::id)),
        json!(Symbol::ALL.map(Symbol::id)),
    )
}

fn choice(entry: &Entry) -> Value {
    let fields: Vec<Value> = entry.fields.iter().map(field).collect();
    json!({ "word": entry.word, "name": both(entry.name), "fields": fields })
}

fn both(name: Words) -> Value {
    json!({ "en": name.en, "fr": name.fr })
}

fn field(field: &Field) -> Value {
    let mut value = match &field.what {
        Asked::Number {
            low,
            high,
            begin,
            cap,
            ..
        } => match cap {
            Some(cap) => {
                json!({ "kind": "number", "min": low, "max": high, "begin": begin, "cap": cap })
            }
            None => json!({ "kind": "number", "min": low, "max": high, "begin": begin }),
        },
        Asked::Flag => json!({ "kind": "flag" }),
        Asked::Place { usual, optional } => {
            let begin = match usual {
                Some(usual) => usual,
                None if *optional => "",
                None => Where::Any.word().word,
            };
            json!({ "kind": "place", "begin": begin, "optional": optional })
        }
        Asked::Word { words, .. } => {
            let words: Vec<Value> = words.iter().map(choice).collect();
            json!({ "kind": "word", "words": words })
        }
        Asked::Terrains => json!({ "kind": "terrains" }),
        Asked::Symbol => json!({ "kind": "symbol" }),
    };
    value["key"] = json!(field.key);
    value["name"] = both(field.name);
    value
}
