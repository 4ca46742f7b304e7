//! A word of the vocabulary is said once: as a file says it, what it must be told, what it means, its name in a form
//! and its sentence in both languages. Reading, sentences, pages and the browser's form are derived from that.

use super::{Kind, Rule, Words};
use crate::custom::{CustomTile, Fields, OwnWords};

/// A kind of words. `vocabulary!` makes them, so that a variant without its word is no program.
pub trait Vocabulary: Copy + 'static {
    /// What else is known of each word.
    type More: 'static;

    /// Every word, in the order of the definitions.
    const WORDS: &'static [Word<Self>];

    /// Its word.
    fn word(self) -> &'static Word<Self>;

    /// Its sentence, with what it was told.
    fn said(self) -> OwnWords;

    /// Whether it was told to work in decline too.
    fn lasts(self) -> bool;
}

/// A word that a tile file can say.
pub struct Word<T: Vocabulary> {
    /// As a file says it.
    pub word: &'static str,
    /// What it means, for those who write tiles.
    pub means: &'static str,
    /// Its name in a form.
    pub name: Words<'static>,
    /// Its sentence, with gaps for what it is told.
    pub says: Words<'static>,
    /// What else is known of it.
    pub more: T::More,
    pub(crate) told: fn() -> Vec<Field>,
    pub(crate) read: fn(&Fields) -> Option<T>,
}

impl<T: Vocabulary> Word<T> {
    /// The word as others list it.
    pub fn entry(&self) -> Entry {
        Entry {
            word: self.word,
            means: self.means.trim(),
            name: self.name,
            fields: (self.told)(),
        }
    }
}

/// The words of one kind as others list them.
pub fn entries<T: Vocabulary>() -> Vec<Entry> {
    T::WORDS.iter().map(Word::entry).collect()
}

/// A word in a list.
#[derive(Clone, Debug)]
pub struct Entry {
    /// As a file says it.
    pub word: &'static str,
    /// What it means.
    pub means: &'static str,
    /// Its name in a form.
    pub name: Words<'static>,
    /// What it must be told.
    pub fields: Vec<Field>,
}

/// Something that a word must be told.
#[derive(Clone, Debug)]
pub struct Field {
    /// As a file says it.
    pub key: &'static str,
    /// Its name in a form.
    pub name: Words<'static>,
    /// What is told.
    pub what: Asked,
}

/// What is told in a field.
#[derive(Clone, Debug)]
pub enum Asked {
    /// A number.
    Number {
        /// The lowest.
        low: i8,
        /// The highest.
        high: i8,
        /// What holds if nothing is said.
        usual: Option<i8>,
        /// What a form begins with.
        begin: i8,
        /// A field of the same table that it may not exceed.
        cap: Option<&'static str>,
    },
    /// Yes or no; no if nothing is said.
    Flag,
    /// A kind of region: a word of [`super::Where`].
    Place {
        /// What holds if nothing is said.
        usual: Option<&'static str>,
        /// Whether it may be left out, which says something else than any word.
        optional: bool,
    },
    /// One of some words.
    Word {
        /// What holds if nothing is said.
        usual: Option<&'static str>,
        /// The words, with what each must be told besides.
        words: Vec<Entry>,
    },
    /// A list of terrains.
    Terrains,
    /// A symbol.
    Symbol,
}

/// How a rule meets others.
pub struct Meets {
    /// What holds where several tiles in force say it.
    pub several: Several,
    /// When it works (K-06).
    pub declares: Declares,
    /// Said by this kind of tile only; and why.
    pub only: Option<(Kind, &'static str)>,
    /// What speaks against it beside the other words of a tile.
    pub(crate) sense: Option<fn(&CustomTile, Rule) -> Option<&'static str>>,
}

impl Meets {
    pub(super) const fn only(self, kind: Kind, why: &'static str) -> Self {
        let only = Some((kind, why));
        Self { only, ..self }
    }

    pub(super) const fn unless(self, sense: fn(&CustomTile, Rule) -> Option<&'static str>) -> Self {
        let sense = Some(sense);
        Self { sense, ..self }
    }
}

pub(super) const fn meets(several: Several, declares: Declares) -> Meets {
    Meets {
        several,
        declares,
        only: None,
        sense: None,
    }
}

/// What holds where several tiles in force say the same word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Several {
    /// They add up.
    AddUp,
    /// The regions of all of them count.
    Unite,
    /// The highest counts.
    Highest,
    /// The lowest counts.
    Lowest,
    /// One is enough.
    OneIsEnough,
    /// That of the race comes before that of the power.
    RaceFirst,
}

impl Several {
    /// In words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AddUp => "add up",
            Self::Unite => "unite",
            Self::Highest => "the highest counts",
            Self::Lowest => "the lowest counts",
            Self::OneIsEnough => "one is enough",
            Self::RaceFirst => "the race's counts",
        }
    }
}

/// The part of the game an effect belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Picking or passing over a combo.
    Column,
    /// Conquests.
    Conquest,
    /// A region is lost.
    Loss,
    /// Redeployment.
    Redeployment,
    /// The end of the turn.
    EndOfTurn,
    /// Scoring.
    Scoring,
    /// Going in decline, and what follows from it.
    Decline,
}

/// What an effect declares, so that the principles decide how it meets others (K-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declares {
    /// When it happens.
    pub phase: Phase,
    /// Whether it works while the race is active.
    pub active: bool,
    /// Whether it works in decline.
    pub declined: bool,
    /// How often in a turn; none: as often as its occasion comes.
    pub per_turn: Option<u8>,
    /// Whether it is an attack and a conquest (P-08, P-09).
    pub attack: bool,
}

/// Works while the race is active.
pub(crate) const fn active(phase: Phase) -> Declares {
    Declares {
        phase,
        active: true,
        declined: false,
        per_turn: None,
        attack: false,
    }
}

/// Works in decline.
pub(super) const fn in_decline(phase: Phase) -> Declares {
    Declares {
        active: false,
        declined: true,
        ..active(phase)
    }
}

/// Fills the gaps of a sentence.
pub(crate) fn fill(says: Words, told: &[(&str, OwnWords)]) -> OwnWords {
    let mut said = OwnWords {
        en: says.en.to_owned(),
        fr: says.fr.to_owned(),
    };
    for (gap, words) in told {
        let gap = format!("{{{gap}}}");
        said.en = said.en.replace(&gap, &words.en);
        said.fr = said.fr.replace(&gap, &words.fr);
    }
    said
}

/// Makes an enumeration and its words of one list. A row is the variant with its meaning, the word as a file says it
/// and, where it is told something, its shape (which takes it apart and puts it together) and how each part is read.
macro_rules! vocabulary {
    (
        $(#[$about:meta])*
        pub enum $name:ident: $more:ty {
            $(
                $(#[doc = $means:literal])+
                $variant:ident $(($($tuple:tt)*))? $({ $($named:tt)* })? = $word:literal
                $(($($shape:tt)+) [$($part:ident: $spec:expr),+])? {
                    name: [$name_en:expr, $name_fr:expr],
                    says: [$says_en:expr, $says_fr:expr],
                    more: $known:expr $(,)?
                }
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[doc = $means])+ $variant $(($($tuple)*))? $({ $($named)* })?),+
        }

        impl $crate::tile::Vocabulary for $name {
            type More = $more;

            const WORDS: &'static [$crate::tile::Word<Self>] = &[$($crate::tile::Word {
                word: $word,
                means: concat!($($means),+),
                name: $crate::tile::words($name_en, $name_fr),
                says: $crate::tile::words($says_en, $says_fr),
                more: $known,
                told: || vec![$($($crate::custom::Told::field(&$spec)),+)?],
                read: |_fields| {
                    // Everything is read before anything is missed: all faults are told.
                    $($(let $part = $crate::custom::Told::read(&$spec, _fields);)+
                    $(let $part = $part?;)+)?
                    Some(vocabulary!(@shape $variant $(($($shape)+))?))
                },
            }),+];

            fn word(self) -> &'static $crate::tile::Word<Self> {
                enum At { $($variant),+ }
                let place = match self {
                    $(Self::$variant { .. } => At::$variant),+
                };
                &Self::WORDS[place as usize]
            }

            fn said(self) -> $crate::custom::OwnWords {
                let told: Vec<(&str, $crate::custom::OwnWords)> = match self {
                    $(vocabulary!(@shape $variant $(($($shape)+))?) => {
                        vec![$($((stringify!($part), $crate::custom::Told::say(&$spec, $part))),+)?]
                    })+
                };
                $crate::tile::vocabulary::fill(self.word().says, &told)
            }

            fn lasts(self) -> bool {
                match self {
                    $(vocabulary!(@shape $variant $(($($shape)+))?) => {
                        false $($(|| $crate::custom::Told::lasts(&$spec, $part))+)?
                    })+
                }
            }
        }
    };
    (@shape $variant:ident) => { Self::$variant };
    (@shape $variant:ident ($($shape:tt)+)) => { $($shape)+ };
}
pub(super) use vocabulary;
