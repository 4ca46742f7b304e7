//! Everything that teaches: lessons played at a real table, a coach, the rule book.
//!
//! All of it is files that need no code, and nothing in them can lag behind the rules: positions are played,
//! numbers in texts are asked of the rules, and a check walks every way through every lesson.

pub mod book;
mod check;
pub mod coach;
mod files;
pub mod given;
mod lesson;
mod scene;
mod session;
mod text;

pub use check::{check, ways_on};
pub use lesson::{Lesson, Step, lesson, lessons};
pub use scene::Scene;
pub use session::{Answer, NEXT, Now, Session};
pub use text::{Both, fill};
