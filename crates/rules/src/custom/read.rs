//! Reads a tile file and says everything that is wrong with it.

use super::fields::{Faults, Fields, clip, shown};
use super::{
    CustomTile, MAX_BYTES, MAX_HELP, MAX_NAME, MAX_PIECES, MAX_RULES, MAX_SUPPLY, MAX_VALUE,
    OwnWords, PieceName, SPARE, TileError, USUAL_VALUE, number, sense,
};
use crate::tile::{Kind, Rule, Tile, Verb, Vocabulary, read_piece};
use crate::tiles;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

impl CustomTile {
    /// Reads and checks a tile file.
    ///
    /// # Errors
    /// Every fault of the file with its line, never only the first one that a check meets.
    pub fn parse(text: &str) -> Result<Self, TileError> {
        let faults = Faults::new(text);
        let tile = read(text, &faults);
        let faults = faults.list();
        match tile {
            Some(tile) if faults.is_empty() => Ok(tile),
            _ => Err(TileError { faults }),
        }
    }
}

fn read(text: &str, faults: &Faults) -> Option<CustomTile> {
    if text.len() > MAX_BYTES {
        let found = text.len();
        faults.add(
            0..0,
            format!("a tile file has at most {MAX_BYTES} bytes, this one {found}"),
        );
        return None;
    }
    let (document, errors) = DeTable::parse_recoverable(text);
    for error in errors {
        let what = error.message().replace('\n', ", ");
        faults.add(error.span().unwrap_or(0..0), what);
    }
    let document = document.get_ref();
    let mut tile = None;
    for (key, value) in document.iter() {
        let kind = match (key.get_ref().as_ref(), value.get_ref()) {
            ("race", DeValue::Table(_)) => Kind::Race,
            ("power", DeValue::Table(_)) => Kind::Power,
            (other, _) => {
                let found = clip(other);
                faults.add(
                    key.span(),
                    format!("[race] or [power] expected, found `{found}`"),
                );
                continue;
            }
        };
        if tile.is_some() {
            faults.add(key.span(), "one race or one power expected, found both");
        }
        if let DeValue::Table(table) = value.get_ref() {
            let what = format!("{}.", key.get_ref());
            let fields = Fields::new(faults, &what, key.span(), table);
            tile = Some(tile_of(kind, fields, text));
        }
    }
    if tile.is_none() {
        faults.add(0..0, "[race] or [power] expected, found neither");
    }
    tile
}

fn tile_of(kind: Kind, fields: Fields, source: &str) -> CustomTile {
    let id = id(&fields);
    let name = both(&fields, "name", MAX_NAME);
    let help = both(&fields, "help", MAX_HELP);
    let (tokens, supply, stand_in) = match kind {
        Kind::Power => (fields.count("tokens", 0..=SPARE, None), 0, None),
        _ => numbers(&fields),
    };
    let lender = lender(&fields);
    let mut rules = Vec::new();
    let mut spans: Vec<Range<usize>> = Vec::new();
    for rule in fields.tables("rule", MAX_RULES) {
        let span = rule.span.clone();
        if let Some(said) = read_rule(&rule) {
            rules.push(said);
            spans.push(span);
        }
        rule.finish();
    }
    let (mut pieces, mut piece_names, mut piece_spans) = (Vec::new(), Vec::new(), Vec::new());
    for piece in fields.tables("piece", MAX_PIECES) {
        piece_spans.push(piece.span.clone());
        pieces.push(read_piece(&piece));
        piece_names.push(PieceName {
            id: self::id(&piece),
            name: both(&piece, "name", MAX_NAME),
        });
        piece.finish();
    }
    let tile = CustomTile {
        source: source.to_owned(),
        kind,
        id,
        name,
        help,
        tokens,
        supply,
        stand_in,
        rules,
        pieces,
        piece_names,
        lender,
    };
    sense::check(&tile, &fields, &spans, &piece_spans);
    fields.finish();
    tile
}

/// A rule; nothing when its word is not known.
fn read_rule(fields: &Fields) -> Option<Rule> {
    let known: Vec<_> = Rule::WORDS.iter().map(|word| (word.word, word)).collect();
    let word = fields.word("rule", &known)?;
    (word.read)(fields)
}

/// An identifier: `custom-` and more, lower case with hyphens (K-07).
fn id(fields: &Fields) -> String {
    let expected = "`custom-` and up to 32 lower-case letters, digits and single hyphens (K-07)";
    let Some(id) = fields.text("id", expected) else {
        return String::new();
    };
    let kebab = |rest: &str| {
        let parts = || rest.split('-');
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        (1..=32).contains(&rest.len())
            && parts().all(|part| !part.is_empty() && part.chars().all(plain))
    };
    if !id.strip_prefix("custom-").is_some_and(kebab) {
        fields.wrong(fields.at("id"), "id", expected, &format!("`{}`", clip(id)));
    }
    id.to_owned()
}

/// A text in both languages (K-07).
fn both(fields: &Fields, key: &'static str, most: usize) -> OwnWords {
    let Some(table) = fields.table(key, "`en` and `fr`") else {
        return OwnWords::default();
    };
    let one = |language: &'static str| {
        let expected = format!("1 to {most} characters of plain text in one line");
        let Some(text) = table.text(language, &expected) else {
            return String::new();
        };
        let length = text.chars().count();
        if text.trim() != text || !(1..=most).contains(&length) || !text.chars().all(is_plain) {
            let found = format!("{length} characters: `{}`", clip(text));
            table.wrong(table.at(language), language, &expected, &found);
        }
        text.to_owned()
    };
    let words = OwnWords {
        en: one("en"),
        fr: one("fr"),
    };
    table.finish();
    words
}

/// Nothing that a terminal or a browser would obey: no controls, and no signs that turn the direction of a text or
/// cannot be seen.
pub(crate) fn is_plain(c: char) -> bool {
    let unseen = matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    !c.is_control() && !unseen
}

/// Value and supply of a race (K-01, K-03).
fn numbers(fields: &Fields) -> (u8, u8, Option<String>) {
    let tokens = fields.count("tokens", 1..=MAX_VALUE, None);
    let usual = tokens.saturating_add(SPARE);
    let supply = fields.count("supply", 1..=MAX_SUPPLY, Some(usual));
    if supply < tokens {
        let expected = format!("at least the {tokens} tokens of its value");
        fields.wrong(
            fields.at("supply"),
            "supply",
            &expected,
            &supply.to_string(),
        );
    }
    if tokens > USUAL_VALUE && !fields.has("supply") {
        let expected = format!(
            "1 to {USUAL_VALUE}, or a supply that is said and enough with every power (K-01),"
        );
        fields.wrong(
            fields.at("tokens"),
            "tokens",
            &expected,
            &tokens.to_string(),
        );
    }
    let stand_in = fields.get("stand-in").and_then(|value| {
        let race = value.get_ref().as_str().and_then(number::printed_race);
        if race.is_none() {
            let expected = "the identifier of a printed race (K-03)";
            let found = shown(value.get_ref());
            fields.wrong(value.span(), "stand-in", expected, &found);
        }
        race
    });
    if let Some(race) = stand_in.filter(|race| race.supply < tokens) {
        let expected = format!("a race with at least {tokens} tokens (K-03)");
        let found = format!("{} with {}", race.id, race.supply);
        fields.wrong(fields.at("stand-in"), "stand-in", &expected, &found);
    }
    (tokens, supply, stand_in.map(|race| race.id.to_owned()))
}

/// The printed deeds, with their tiles.
pub(super) fn deeds() -> impl Iterator<Item = (&'static Verb<'static>, &'static Tile<'static>)> {
    tiles::all().flat_map(|tile| tile.hooks.verbs.iter().map(move |verb| (verb, tile)))
}

/// The printed tile whose deed is lent.
fn lender(fields: &Fields) -> Option<&'static Tile<'static>> {
    if !fields.has("verb") {
        return None;
    }
    let known: Vec<(&'static str, &'static Tile<'static>)> =
        deeds().map(|(verb, tile)| (verb.word, tile)).collect();
    fields.word("verb", &known)
}
