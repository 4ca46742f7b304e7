//! A stranger's position is refused or can be played on, and keeps what must be kept.
#![no_main]

use elbowroom_rules::notation::{read_position, write_position};
use elbowroom_rules::{Pending, invariant};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok((game, mut state)) = read_position(text) else { return };
    invariant::check_position(&game, &state).expect("what was read is sound");
    let written = write_position(&game, &state);
    let (_, again) = read_position(&written).expect("what was written reads");
    assert!(again == state, "{written}");
    let mut luck = text.bytes().cycle();
    for _ in 0..60 {
        let luck = usize::from(luck.next().unwrap_or(0));
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(odds) => {
                let answer = odds.case((luck % usize::from(odds.cases())) as u8);
                game.answer(&mut state, answer, &mut ()).expect("fate was asked");
            }
            Pending::Decision(_) => {
                let list = game.legal(&state);
                assert!(!list.is_empty(), "no legal action: {:?}", state.turn());
                let step = list.step(luck % list.len()).expect("a listed action");
                assert!(game.check(&state, step.action()).is_ok());
                game.apply(&mut state, step, &mut ());
            }
        }
        invariant::check_position(&game, &state).expect("play keeps what must be kept");
    }
});
