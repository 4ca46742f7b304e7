//! What words are told: how each kind of thing is read from a file, said in a sentence and asked for in a form.

use super::OwnWords;
use super::fields::Fields;
use crate::tile::{Asked, Field, Vocabulary, When, Word, Words, words};
use std::ops::RangeInclusive;

mod place;
pub(crate) use place::{BesideTold, PlaceTold, SymbolTold, TerrainsTold};

/// One kind of thing that a word is told.
pub(crate) trait Told {
    /// What the rules are told.
    type Value: Copy;

    /// Reads it. What is wrong is noted, and something harmless read in its place where there is such a thing.
    fn read(&self, fields: &Fields) -> Option<Self::Value>;

    /// Says it, for a gap of a sentence.
    fn say(&self, value: Self::Value) -> OwnWords;

    /// What a page or a form tells of it.
    fn field(&self) -> Field;

    /// Whether it means decline too.
    fn lasts(&self, _: Self::Value) -> bool {
        false
    }
}

/// The key of a field, and its name in a form.
#[derive(Clone, Copy)]
pub(crate) struct Key(&'static str, Words<'static>);

impl Key {
    fn asks(self, what: Asked) -> Field {
        let Self(key, name) = self;
        Field { key, name, what }
    }
}

/// Names the fields, each with its key and its name in English and French.
macro_rules! keys {
    ($($name:ident: $key:literal, $en:literal, $fr:literal;)+) => {
        $(pub(crate) const $name: Key = Key($key, words($en, $fr));)+
    };
}

keys! {
    COINS: "coins", "Coins", "Jetons";
    TOKENS: "tokens", "Tokens", "Pions";
    AT: "at", "Where", "Où";
    BESIDE: "beside", "Next to an own", "À côté d’une sienne";
    AGAINST: "against", "Against", "Contre";
    WHEN: "when", "When", "Quand";
    PER: "per", "For", "Pour";
    CONQUESTS: "conquests", "Conquests", "Conquêtes";
    REGIONS: "regions", "Regions", "Régions";
    TERRAIN: "terrain", "Terrain", "Terrain";
    NEAR: "near", "Next to", "À côté de";
    SYMBOL: "symbol", "Symbol", "Symbole";
    SUPPLY: "supply", "How many there are", "Combien il y en a";
    PLACED: "placed", "Placed", "Placée";
    FIRST: "first", "In the first", "Dans les premières";
    MOST_EACH_TURN: "most", "At most each turn", "Au plus par tour";
    DEFENCE: "defence", "Defence", "Défense";
    RIPENS: "ripens", "Coins next turn", "Jetons au tour suivant";
    TAKEN: "taken", "Coins to a conqueror", "Jetons au conquérant";
    STACKS: "stacks", "several in one region", "plusieurs par région";
    IMMUNE: "immune", "its region is immune", "sa région est imprenable";
    COMPANY: "company", "its token is not alone", "son pion n’est pas seul";
    STAYS_IN_DECLINE: "stays-in-decline", "stays in decline", "reste en déclin";
}

/// The same in both languages.
fn same(text: impl ToString) -> OwnWords {
    let en = text.to_string();
    OwnWords { fr: en.clone(), en }
}

fn both(en: impl Into<String>, fr: impl Into<String>) -> OwnWords {
    let (en, fr) = (en.into(), fr.into());
    OwnWords { en, fr }
}

/// A number that is not below zero.
pub(crate) struct CountTold {
    key: Key,
    range: RangeInclusive<u8>,
    usual: Option<u8>,
    begin: u8,
    cap: Option<Key>,
}

pub(crate) const fn count(key: Key, range: RangeInclusive<u8>) -> CountTold {
    CountTold {
        key,
        begin: *range.start(),
        range,
        usual: None,
        cap: None,
    }
}

impl CountTold {
    /// If nothing is said.
    pub fn usually(self, usual: u8) -> Self {
        let usual = Some(usual);
        Self { usual, ..self }
    }

    /// In a form.
    pub fn begins(self, begin: u8) -> Self {
        Self { begin, ..self }
    }

    /// Not above another number of the same table.
    pub fn up_to(self, cap: Key) -> Self {
        let cap = Some(cap);
        Self { cap, ..self }
    }
}

impl Told for CountTold {
    type Value = u8;

    fn read(&self, fields: &Fields) -> Option<u8> {
        let (low, high) = (*self.range.start(), *self.range.end());
        let cap = self.cap.and_then(|Key(key, _)| fields.peek_count(key));
        let range = low..=cap.map_or(high, |cap| cap.clamp(low, high));
        Some(fields.count(self.key.0, range, self.usual))
    }

    fn say(&self, value: u8) -> OwnWords {
        same(value)
    }

    fn field(&self) -> Field {
        self.key.asks(Asked::Number {
            low: *self.range.start() as i8,
            high: *self.range.end() as i8,
            usual: self.usual.map(|usual| usual as i8),
            begin: self.begin as i8,
            cap: self.cap.map(|Key(key, _)| key),
        })
    }
}

/// Yes or no.
pub(crate) struct FlagTold(Key);

pub(crate) const fn flag(key: Key) -> FlagTold {
    FlagTold(key)
}

impl Told for FlagTold {
    type Value = bool;

    fn read(&self, fields: &Fields) -> Option<bool> {
        Some(fields.flag(self.0.0))
    }

    fn say(&self, value: bool) -> OwnWords {
        same(value)
    }

    fn field(&self) -> Field {
        self.0.asks(Asked::Flag)
    }
}

/// Tokens more or, below zero, fewer.
pub(crate) struct AmountTold;

impl AmountTold {
    const MOST: i8 = 3;
}

impl Told for AmountTold {
    type Value = i8;

    fn read(&self, fields: &Fields) -> Option<i8> {
        let Key(key, _) = TOKENS;
        let amount = fields.number(key, -Self::MOST..=Self::MOST, None);
        if amount == 0 {
            let expected = "tokens fewer (below zero) or more";
            fields.wrong(fields.at(key), key, expected, "0");
        }
        Some(amount)
    }

    fn say(&self, value: i8) -> OwnWords {
        let amount = value.unsigned_abs();
        let (en, fr) = if value > 0 {
            ("more", "de plus")
        } else {
            ("fewer", "de moins")
        };
        both(
            format!("{amount} token(s) {en}"),
            format!("{amount} pion(s) {fr}"),
        )
    }

    fn field(&self) -> Field {
        TOKENS.asks(Asked::Number {
            low: -Self::MOST,
            high: Self::MOST,
            usual: None,
            begin: -1,
            cap: None,
        })
    }
}

/// One of the words of a kind, with what it must be told.
pub(crate) struct WordTold<T: Vocabulary> {
    key: Key,
    usual: Option<T>,
    but: &'static [T],
}

impl<T: Vocabulary> WordTold<T> {
    pub const fn new(key: Key) -> Self {
        Self {
            key,
            usual: None,
            but: &[],
        }
    }

    /// If nothing is said.
    pub fn usually(self, usual: T) -> Self {
        let usual = Some(usual);
        Self { usual, ..self }
    }

    /// Without these, which no file can say.
    pub fn but(self, but: &'static [T]) -> Self {
        Self { but, ..self }
    }

    fn words(&self) -> Vec<&'static Word<T>> {
        let out = |word: &Word<T>| self.but.iter().any(|but| but.word().word == word.word);
        T::WORDS.iter().filter(|word| !out(word)).collect()
    }
}

impl<T: Vocabulary> Told for WordTold<T> {
    type Value = T;

    fn read(&self, fields: &Fields) -> Option<T> {
        one_of(fields, self.key, self.words(), self.usual)
    }

    fn say(&self, value: T) -> OwnWords {
        value.said()
    }

    fn field(&self) -> Field {
        self.key.asks(Asked::Word {
            usual: self.usual.map(|usual| usual.word().word),
            words: self.words().into_iter().map(Word::entry).collect(),
        })
    }
}

fn one_of<T: Vocabulary>(
    fields: &Fields,
    Key(key, _): Key,
    words: Vec<&'static Word<T>>,
    usual: Option<T>,
) -> Option<T> {
    if usual.is_some() && !fields.has(key) {
        return usual;
    }
    let known: Vec<_> = words.into_iter().map(|word| (word.word, word)).collect();
    let word = fields.word(key, &known);
    word.map_or(usual, |word| (word.read)(fields))
}

/// While a rule works; active if nothing is said.
pub(crate) struct WhenTold(pub &'static [When]);

impl Told for WhenTold {
    type Value = When;

    fn read(&self, fields: &Fields) -> Option<When> {
        let words = self.0.iter().map(|when| when.word()).collect();
        one_of(fields, WHEN, words, Some(When::Active))
    }

    fn say(&self, value: When) -> OwnWords {
        value.said()
    }

    fn field(&self) -> Field {
        WHEN.asks(Asked::Word {
            usual: Some(When::Active.word().word),
            words: self.0.iter().map(|when| when.word().entry()).collect(),
        })
    }

    fn lasts(&self, value: When) -> bool {
        value == When::Always
    }
}
