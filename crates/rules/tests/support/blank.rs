//! Blank tiles for tests: made from texts, and games with them.
#![allow(dead_code, reason = "each test uses its own part")]

use elbowroom_rules::custom::CustomTile;
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Game, Setup};
use std::sync::Arc;

pub const MOLES: &str = include_str!("../../../../examples/tiles/moles.toml");
pub const BEEKEEPING: &str = include_str!("../../../../examples/tiles/beekeeping.toml");
pub const SIRENS: &str = include_str!("../../../../examples/tiles/sirens.toml");

pub fn tile(text: &str) -> Arc<CustomTile> {
    Arc::new(CustomTile::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}")))
}

pub fn faults(text: &str) -> Vec<(usize, String)> {
    let error = CustomTile::parse(text).expect_err("a faulty tile");
    let faults = error.faults.into_iter();
    faults.map(|fault| (fault.line, fault.what)).collect()
}

/// A race with a value, and more lines of its table.
pub fn race(tokens: u8, more: &str) -> String {
    format!(
        "[race]\nid = \"custom-x\"\ntokens = {tokens}\n{more}\n[race.name]\nen = \"X\"\nfr = \"X\"\n[race.help]\nen = \"x\"\nfr = \"x\"\n"
    )
}

pub fn setup(players: u8, boxes: &[GameBox], texts: &[&str]) -> Setup {
    Setup {
        custom: texts.iter().map(|text| tile(text)).collect(),
        ..Setup::with(players, boxes.to_vec()).expect("a base board")
    }
}

pub fn refused(setup: Setup) -> String {
    let made = Game::new(setup);
    made.err().expect("no game").to_string()
}
