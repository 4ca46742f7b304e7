//! The tables of the database, step by step. A step that was released never changes.

/// Whole numbers and texts only, so that both databases read the same lines. The first step is version 1.
pub const STEPS: &[&str] = &[
    include_str!("schema/0001_tables.sql"),
    include_str!("schema/0002_fair_play.sql"),
    include_str!("schema/0003_slow_play.sql"),
    include_str!("schema/0004_nodes.sql"),
];

/// What is still to be done for a database of a version.
///
/// # Errors
/// When the database is newer than this program.
pub fn missing(version: i64) -> Result<&'static [&'static str], String> {
    usize::try_from(version)
        .ok()
        .and_then(|version| STEPS.get(version..))
        .ok_or_else(|| "it was made by a newer program".to_owned())
}

/// The version after every step.
pub const NEWEST: i64 = STEPS.len() as i64;
