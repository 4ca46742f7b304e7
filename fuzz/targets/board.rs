//! A stranger's board is refused with its faults or is sound.
#![no_main]

use elbowroom_rules::{Board, Game, Seat, Setup, Switches};
use elbowroom_rules::tile::GameBox;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Board::parse(text) {
        Err(error) => assert!(!error.faults.is_empty()),
        Ok(board) => {
            let setup = Setup {
                seats: board.players(),
                board,
                first: Seat(0),
                boxes: vec![GameBox::Base],
                switches: Switches::default(),
                custom: Vec::new(),
            };
            let game = Game::new(setup).expect("a sound board makes a game");
            elbowroom_rules::invariant::check(&game, &game.start()).expect("a sound start");
        }
    }
});
