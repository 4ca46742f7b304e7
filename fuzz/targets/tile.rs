//! A stranger's tile is refused with its faults, or makes a game that can be played.
#![no_main]

use elbowroom_rules::custom::CustomTile;
use elbowroom_rules::{Game, Setup, invariant};
use libfuzzer_sys::fuzz_target;
use std::sync::Arc;

fuzz_target!(|text: &str| match CustomTile::parse(text) {
    Err(error) => assert!(error.faults.iter().all(|fault| fault.line > 0)),
    Ok(tile) => {
        assert!(tile.lines().iter().all(|line| !line.en.is_empty()));
        let mut setup = Setup::base(3).expect("a board for three");
        setup.custom.push(Arc::new(tile));
        if let Ok(game) = Game::new(setup) {
            invariant::check(&game, &game.start()).expect("a sound start");
        }
    }
});
