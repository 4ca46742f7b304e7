//! Where: kinds of regions, terrains and symbols.

use super::{AT, BESIDE, Fields, Key, OwnWords, SYMBOL, Told, both, one_of};
use crate::board::{Symbol, Terrain};
use crate::custom::fields::{clip, shown};
use crate::tile::{Asked, Field, Terrains, Vocabulary, Where, Word, terrains};
use toml::de::DeValue;

/// A kind of region: a word, or a table with a word and what it is told.
pub(crate) struct PlaceTold(Option<Where>);

impl PlaceTold {
    /// It must be said.
    pub const fn needed() -> Self {
        Self(None)
    }

    /// If nothing is said.
    pub const fn usually(usual: Where) -> Self {
        Self(Some(usual))
    }
}

impl Told for PlaceTold {
    type Value = Where;

    fn read(&self, fields: &Fields) -> Option<Where> {
        Some(place(fields, AT, self.0))
    }

    fn say(&self, value: Where) -> OwnWords {
        value.said()
    }

    fn field(&self) -> Field {
        AT.asks(Asked::Place {
            usual: self.0.map(|usual| usual.word().word),
            optional: false,
        })
    }
}

/// Only next to a region of a kind that the race holds.
pub(crate) struct BesideTold;

impl Told for BesideTold {
    type Value = Option<Where>;

    fn read(&self, fields: &Fields) -> Option<Option<Where>> {
        let Key(key, _) = BESIDE;
        Some(fields.has(key).then(|| place(fields, BESIDE, None)))
    }

    fn say(&self, value: Option<Where>) -> OwnWords {
        let Some(OwnWords { en, fr }) = value.map(Where::said) else {
            return OwnWords::default();
        };
        both(
            format!(", next to regions it holds {en}"),
            format!(", à côté de ses régions {fr}"),
        )
    }

    fn field(&self) -> Field {
        BESIDE.asks(Asked::Place {
            usual: None,
            optional: true,
        })
    }
}

fn place(fields: &Fields, key: Key, usual: Option<Where>) -> Where {
    let asks = |word: &&'static Word<Where>| !(word.told)().is_empty();
    let words = Where::WORDS
        .iter()
        .filter(|word| Where::is_for_files(word.word));
    let (with_table, plain): (Vec<_>, Vec<_>) = words.partition(asks);
    let Some(DeValue::Table(_)) = fields.get(key.0).map(|value| value.get_ref()) else {
        return one_of(fields, key, plain, usual).unwrap_or(Where::Any);
    };
    let names: Vec<&str> = with_table.iter().map(|word| word.word).collect();
    let expected = names.join(" or ");
    let Some(table) = fields.table(key.0, &expected) else {
        return Where::Any;
    };
    let Some(word) = with_table.iter().find(|word| table.peek(word.word)) else {
        fields.wrong(table.span, key.0, &expected, "neither");
        return Where::Any;
    };
    let found = (word.read)(&table);
    table.finish();
    found.unwrap_or(Where::Any)
}

/// A list of terrains.
pub(crate) struct TerrainsTold(pub Key);

impl Told for TerrainsTold {
    type Value = Terrains;

    fn read(&self, fields: &Fields) -> Option<Terrains> {
        let Key(key, _) = self.0;
        let expected = format!("a list of {}", Terrain::ALL.map(Terrain::id).join(", "));
        let value = fields.get(key)?;
        let wrong = |at, found: &str| fields.wrong(at, key, &expected, found);
        let DeValue::Array(list) = value.get_ref() else {
            wrong(value.span(), &shown(value.get_ref()));
            return None;
        };
        let mut found = Vec::new();
        for value in list.iter() {
            let text = value.get_ref().as_str().unwrap_or_default();
            match Terrain::ALL.into_iter().find(|one| one.id() == text) {
                Some(terrain) => found.push(terrain),
                None => wrong(value.span(), &format!("`{}`", clip(text))),
            }
        }
        if list.is_empty() {
            wrong(value.span(), "none");
        }
        Some(terrains(&found))
    }

    fn say(&self, value: Terrains) -> OwnWords {
        let en: Vec<&str> = value.iter().map(|terrain| terrain.name().en).collect();
        let fr: Vec<&str> = value.iter().map(|terrain| terrain.name().fr).collect();
        both(en.join(" or "), fr.join(" ou "))
    }

    fn field(&self) -> Field {
        self.0.asks(Asked::Terrains)
    }
}

/// A symbol of the board.
pub(crate) struct SymbolTold;

impl Told for SymbolTold {
    type Value = Symbol;

    fn read(&self, fields: &Fields) -> Option<Symbol> {
        let symbols = Symbol::ALL.map(|symbol| (symbol.id(), symbol));
        fields.word(SYMBOL.0, &symbols)
    }

    fn say(&self, value: Symbol) -> OwnWords {
        match value {
            Symbol::Cavern => both("a cavern", "une caverne"),
            Symbol::Mine => both("a mine", "une mine"),
            Symbol::Magic => both("a magic source", "une source magique"),
            Symbol::Anchor => both("an anchor", "une ancre"),
            Symbol::Legendary => both("a sign of a legendary place", "un signe de lieu légendaire"),
        }
    }

    fn field(&self) -> Field {
        SYMBOL.asks(Asked::Symbol)
    }
}
