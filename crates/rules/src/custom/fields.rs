//! Reads the fields of a TOML table and collects every fault with its line.

use super::Fault;
use crate::notation::plain_line;
use std::cell::RefCell;
use std::ops::{Range, RangeInclusive};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The most faults that are told of one file.
const MAX_FAULTS: usize = 50;

/// Collects faults with the line of the text they stand on.
pub(crate) struct Faults<'t> {
    text: &'t str,
    found: RefCell<Vec<Fault>>,
}

impl<'t> Faults<'t> {
    pub fn new(text: &'t str) -> Self {
        Self {
            text,
            found: RefCell::default(),
        }
    }

    pub fn add(&self, at: Range<usize>, what: impl AsRef<str>) {
        let before = self.text.bytes().take(at.start);
        let line = 1 + before.filter(|&byte| byte == b'\n').count();
        let mut found = self.found.borrow_mut();
        if found.len() < MAX_FAULTS {
            found.push(Fault {
                line,
                what: plain_line(what.as_ref(), 300),
            });
        }
    }

    /// The faults in the order of the file.
    pub fn list(self) -> Vec<Fault> {
        let mut found = self.found.into_inner();
        found.sort_by_key(|fault| fault.line);
        found
    }
}

/// One table being read. What is wrong with a field is noted and something harmless read in its place, so that all
/// faults of a file are told at once.
pub(crate) struct Fields<'t> {
    pub faults: &'t Faults<'t>,
    /// Where the table stands.
    pub span: Range<usize>,
    /// What the table is called in a fault.
    what: String,
    table: &'t DeTable<'t>,
    asked: RefCell<Vec<&'static str>>,
}

impl<'t> Fields<'t> {
    pub fn new(
        faults: &'t Faults<'t>,
        what: &str,
        span: Range<usize>,
        table: &'t DeTable<'t>,
    ) -> Self {
        Self {
            faults,
            span,
            what: what.to_owned(),
            table,
            asked: RefCell::default(),
        }
    }

    /// Notes that a field is not as expected.
    pub fn wrong(&self, at: Range<usize>, key: &str, expected: &str, found: &str) {
        let what = &self.what;
        self.faults.add(
            at,
            format!("{what}{key}: {expected} expected, found {found}"),
        );
    }

    fn missing(&self, key: &str, expected: &str) {
        self.wrong(self.span.clone(), key, expected, "nothing");
    }

    /// A field, if it is there.
    pub fn get(&self, key: &'static str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.asked.borrow_mut().push(key);
        self.table.get(key)
    }

    /// Where a field stands, else where its table does.
    pub fn at(&self, key: &str) -> Range<usize> {
        self.table
            .get(key)
            .map_or_else(|| self.span.clone(), Spanned::span)
    }

    pub fn has(&self, key: &'static str) -> bool {
        self.get(key).is_some()
    }

    /// Whether a field is there, for somebody who will not read it.
    pub fn peek(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// A number that somebody else reads; nothing if it is none.
    pub fn peek_count(&self, key: &str) -> Option<u8> {
        integer(self.table.get(key)?.get_ref())?.try_into().ok()
    }

    /// Whether a fault was noted: fields that nobody asks for are faults too.
    pub fn finish(self) {
        let asked = self.asked.into_inner();
        for (key, _) in self.table.iter() {
            if !asked.contains(&key.get_ref().as_ref()) {
                let mut known: Vec<&str> = asked.clone();
                known.sort_unstable();
                known.dedup();
                let what = format!(
                    "{}`{}` is not known here: {} expected",
                    self.what,
                    clip(key.get_ref()),
                    known.join(", ")
                );
                self.faults.add(key.span(), what);
            }
        }
    }

    /// A number in a range; `usual` if it is not said.
    pub fn number(&self, key: &'static str, range: RangeInclusive<i8>, usual: Option<i8>) -> i8 {
        let (low, high) = (*range.start(), *range.end());
        let expected = format!("a number from {low} to {high}");
        let harmless = usual.unwrap_or(low);
        let Some(value) = self.get(key) else {
            if usual.is_none() {
                self.missing(key, &expected);
            }
            return harmless;
        };
        match integer(value.get_ref()).filter(|number| range.contains(number)) {
            Some(number) => number,
            None => {
                self.wrong(value.span(), key, &expected, &shown(value.get_ref()));
                harmless
            }
        }
    }

    /// A number that is not below zero.
    pub fn count(&self, key: &'static str, range: RangeInclusive<u8>, usual: Option<u8>) -> u8 {
        let range = *range.start() as i8..=*range.end() as i8;
        self.number(key, range, usual.map(|usual| usual as i8)) as u8
    }

    /// Yes or no; no if it is not said.
    pub fn flag(&self, key: &'static str) -> bool {
        let Some(value) = self.get(key) else {
            return false;
        };
        value.get_ref().as_bool().unwrap_or_else(|| {
            self.wrong(value.span(), key, "true or false", &shown(value.get_ref()));
            false
        })
    }

    /// A text.
    pub fn text(&self, key: &'static str, expected: &str) -> Option<&'t str> {
        let Some(value) = self.get(key) else {
            self.missing(key, expected);
            return None;
        };
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.wrong(value.span(), key, expected, &shown(value.get_ref()));
        }
        text
    }

    /// One of some words.
    pub fn word<T: Copy>(&self, key: &'static str, known: &[(&'static str, T)]) -> Option<T> {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let expected = match names.as_slice() {
            [only] => format!("`{only}`"),
            names => format!("one of {}", names.join(", ")),
        };
        let text = self.text(key, &expected)?;
        let word = known.iter().find(|(name, _)| *name == text);
        if word.is_none() {
            self.wrong(self.at(key), key, &expected, &format!("`{}`", clip(text)));
        }
        word.map(|(_, meaning)| *meaning)
    }

    /// A table in a field.
    pub fn table(&self, key: &'static str, expected: &str) -> Option<Fields<'t>> {
        let Some(value) = self.get(key) else {
            self.missing(key, expected);
            return None;
        };
        match value.get_ref() {
            DeValue::Table(table) => Some(self.inner(key, value.span(), table)),
            other => {
                self.wrong(value.span(), key, expected, &shown(other));
                None
            }
        }
    }

    /// The tables in a list, which may be left out.
    pub fn tables(&self, key: &'static str, most: usize) -> Vec<Fields<'t>> {
        let Some(value) = self.get(key) else {
            return Vec::new();
        };
        let DeValue::Array(list) = value.get_ref() else {
            let found = shown(value.get_ref());
            self.wrong(value.span(), key, "a list of tables", &found);
            return Vec::new();
        };
        if list.len() > most {
            let found = list.len().to_string();
            let expected = format!("at most {most} of them");
            let at = list.get(most).map_or(value.span(), Spanned::span);
            self.wrong(at, key, &expected, &found);
        }
        let mut tables = Vec::new();
        for value in list.iter().take(most) {
            match value.get_ref() {
                DeValue::Table(table) => tables.push(self.inner(key, value.span(), table)),
                other => self.wrong(value.span(), key, "a table", &shown(other)),
            }
        }
        tables
    }

    fn inner(&self, key: &str, span: Range<usize>, table: &'t DeTable<'t>) -> Fields<'t> {
        Fields::new(self.faults, &format!("{}{key}.", self.what), span, table)
    }
}

fn integer(value: &DeValue) -> Option<i8> {
    let number = value.as_integer()?;
    i8::from_str_radix(number.as_str(), number.radix()).ok()
}

/// A value of a stranger, short enough to be shown.
pub(super) fn shown(value: &DeValue) -> String {
    match value {
        DeValue::String(text) => format!("`{}`", clip(text)),
        DeValue::Integer(number) => clip(number.as_str()),
        DeValue::Boolean(yes) => yes.to_string(),
        other => format!("a {}", other.type_str()),
    }
}

/// A stranger's word, short enough to be shown.
pub(super) fn clip(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(40).collect()
}
