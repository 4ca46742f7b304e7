//! A lesson as a file: a position, and step by step what is said and what must be done (`docs/lessons.md`).

use crate::files::{LESSONS, short};
use crate::text::Both;
use elbowroom_rules::tile::{GameBox, Words};
use serde::Deserialize;
use std::sync::LazyLock;

/// The longest lesson file, in bytes.
pub const MAX_BYTES: usize = 64 * 1024;
/// The most steps of a lesson.
pub const MAX_STEPS: usize = 40;

/// A lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Lesson {
    /// What it is called in links; the name of its file.
    #[serde(skip)]
    pub id: String,
    /// Its title.
    pub title: Both,
    /// What one learns, in a line.
    pub about: Both,
    /// The box whose novelty it shows; none for the first lessons.
    #[serde(default, rename = "box")]
    pub from: Option<String>,
    /// Where the pupil sits, from 1.
    #[serde(default = "one")]
    pub seat: u8,
    /// A world of hexes that it is played on, as a whole realm file (`docs/realms.md`); else `given` names the board.
    #[serde(default)]
    pub realm: Option<String>,
    /// The position, line by line.
    pub given: String,
    /// Dice and tiles in the order they are asked for.
    #[serde(default)]
    pub fate: Vec<String>,
    /// The steps.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
    /// What is said when all is done.
    pub end: Both,
}

/// One thing to do, or to read.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What others do before it.
    #[serde(default)]
    pub others: Vec<String>,
    /// What is said.
    pub say: Both,
    /// What must be done: one of these actions; ` *` at the end leaves the rest open. None: only to be read.
    #[serde(default, rename = "do")]
    pub wanted: Vec<String>,
    /// How many tokens must stand in a region when it is done, such as `5:3` for at least three in region 5.
    #[serde(default)]
    pub until: Vec<String>,
    /// What is lit: `region 8`, `combo 2`, `action end`; if nothing is said, what must be done.
    #[serde(default)]
    pub lit: Vec<String>,
    /// What is said when it is done: what it brought.
    #[serde(default)]
    pub well: Option<Both>,
    /// What is said of something that is allowed but not wanted.
    #[serde(default)]
    pub astray: Vec<Astray>,
}

/// An answer to something that is allowed but not wanted.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Astray {
    /// The action; ` *` at the end leaves the rest open.
    #[serde(rename = "do")]
    pub said: String,
    /// The answer.
    pub say: Both,
}

fn one() -> u8 {
    1
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// What is wrong with the file, with its line.
    pub fn parse(id: &str, text: &str) -> Result<Self, String> {
        if text.len() > MAX_BYTES {
            return Err(format!(
                "a lesson has at most {MAX_BYTES} bytes, this one {}",
                text.len()
            ));
        }
        let mut lesson: Self = toml::from_str(text).map_err(|error| error.to_string())?;
        if lesson.steps.is_empty() || lesson.steps.len() > MAX_STEPS {
            return Err(format!(
                "1 to {MAX_STEPS} steps expected, found {}",
                lesson.steps.len()
            ));
        }
        if let Some(from) = &lesson.from
            && lesson.box_name().is_none()
        {
            return Err(format!("box: the name of a box expected, found `{from}`"));
        }
        lesson.id = id.to_owned();
        Ok(lesson)
    }

    /// The name of the box whose novelty it shows.
    pub fn box_name(&self) -> Option<Words<'static>> {
        let from = self.from.as_deref()?;
        // Boards bring the box of hexes along, so no list of boxes in play names it.
        GameBox::FAMILY
            .into_iter()
            .find(|known| known.id() == from)
            .map(GameBox::name)
    }
}

/// Every lesson that comes with the game, in order. A test holds that all of them can be read.
pub fn lessons() -> &'static [Lesson] {
    static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let read = |&(id, text): &(&str, &str)| Lesson::parse(short(id), text).ok();
        LESSONS.iter().filter_map(read).collect()
    });
    &ALL
}

/// The lesson of a name.
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    lessons().iter().find(|lesson| lesson.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_lesson() {
        for (id, text) in LESSONS {
            let read = Lesson::parse(id, text);
            assert!(read.is_ok(), "{id}: {}", read.unwrap_err());
        }
        assert_eq!(lessons().len(), LESSONS.len());
    }
}
