//! The files that come with the game.

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The name without the number that puts the files in order.
pub(crate) fn short(name: &str) -> &str {
    name.split_once('-')
        .filter(|(number, _)| number.bytes().all(|c| c.is_ascii_digit()))
        .map_or(name, |(_, name)| name)
}
