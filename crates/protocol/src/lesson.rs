//! Lessons: asked for by requests, each of which brings everything that was said so far, so that no table is kept.

use crate::message::{Ask, Say};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A lesson as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct LessonInfo {
    /// What it is called in links.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What one learns, in a line.
    pub about: String,
    /// The name of the box whose novelty it shows; none for the first lessons.
    #[serde(default, rename = "box", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from: Option<String>,
    /// How many steps it has.
    pub steps: usize,
}

/// What `POST /api/lessons/{id}` takes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct LessonAsk {
    /// `en` or `fr`.
    #[serde(default)]
    pub language: String,
    /// Everything that led on so far, as the last answer gave it.
    #[serde(default)]
    pub done: Vec<String>,
    /// `hello`, `act` (the action `next` goes on where there is only something to read), `undo` or `explain`.
    pub ask: Ask,
}

/// The answer to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct LessonAnswer {
    /// What a table would say: `welcome`, `seats`, `events`, `state`, `done`, `refused`, `explained`.
    pub says: Vec<Say>,
    /// What has led on so far: to be sent with the next request.
    pub done: Vec<String>,
    /// Where the lesson stands.
    pub now: LessonNow,
    /// What a step that was just done has brought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub well: Option<String>,
}

/// Where a lesson stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct LessonNow {
    /// The step, from 1; one more than there are when it is over.
    pub step: usize,
    /// How many steps there are.
    pub of: usize,
    /// What is said.
    pub text: String,
    /// Whether there is only something to read.
    pub read: bool,
    /// What is lit: `region 8`, `combo 2`, `seat 1`, `action end`, `hand`, `round`.
    pub lit: Vec<String>,
    /// Whether it is over.
    pub over: bool,
}
