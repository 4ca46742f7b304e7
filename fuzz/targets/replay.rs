//! A stranger's replay is refused with its line or plays through.
#![no_main]

use elbowroom_rules::notation::Replay;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(replay) = Replay::read(text) {
        replay.play(|_, _, _| {});
    }
});
