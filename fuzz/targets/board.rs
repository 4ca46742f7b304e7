//! A stranger's board is refused with its faults or is sound.
#![no_main]

use elbowroom_rules::{Board, Game, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Board::parse(text) {
        Err(error) => assert!(!error.faults.is_empty()),
        Ok(board) => {
            let setup = Setup {
                seats: board.players(),
                board,
                ..Setup::base(2).expect("a board for two")
            };
            let game = Game::new(setup).expect("a sound board makes a game");
            elbowroom_rules::invariant::check(&game, &game.start()).expect("a sound start");
        }
    }
});
