//! What the server says by itself, in both languages.

use elbowroom_rules::Language;
use std::borrow::Cow;

/// Words in English and in French.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Both {
    en: Cow<'static, str>,
    fr: Cow<'static, str>,
}

/// Words in English and in French.
pub fn both(en: impl Into<Cow<'static, str>>, fr: impl Into<Cow<'static, str>>) -> Both {
    Both {
        en: en.into(),
        fr: fr.into(),
    }
}

impl Both {
    /// The words in a language.
    pub fn text(&self, language: Language) -> &str {
        match language {
            Language::English => &self.en,
            Language::French => &self.fr,
        }
    }
}

/// What a program got wrong is told to whoever writes it, in English alone.
impl From<String> for Both {
    fn from(text: String) -> Self {
        both(text.clone(), text)
    }
}

impl From<&'static str> for Both {
    fn from(text: &'static str) -> Self {
        both(text, text)
    }
}
