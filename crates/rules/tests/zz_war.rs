//! Temporary.
#[path = "support/random.rs"]
mod random;
use elbowroom_rules::notation::{read_position, write_position};
use elbowroom_rules::{State, invariant};
use random::{Luck, islands, play_on};
#[test]
fn war() {
    let mut faults = 0;
    for game in islands() {
        for seed in 0..200 {
            let play = || {
                let check = |state: &State| {
                    invariant::check(&game, state)
                        .unwrap_or_else(|what| panic!("{what} {}", write_position(&game, state)));
                    if seed < 30 {
                        let text = write_position(&game, state);
                        let (_, read) =
                            read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                        if read != *state {
                            let (a, b) = (format!("{:#?}", state), format!("{:#?}", read));
                            let d: Vec<String> = a
                                .lines()
                                .zip(b.lines())
                                .filter(|(x, y)| x != y)
                                .take(12)
                                .map(|(x, y)| format!("{x} / {y}"))
                                .collect();
                            panic!(
                                "{} {} {}",
                                d.join("; "),
                                state.turn().round,
                                &text[..600.min(text.len())]
                            );
                        }
                    }
                };
                play_on(
                    &game,
                    game.start(),
                    &mut Luck::new(seed),
                    &mut (),
                    |state, _| check(state),
                );
            };
            if let Err(e) = std::panic::catch_unwind(std::panic::AssertUnwindSafe(play)) {
                let s = e
                    .downcast_ref::<String>()
                    .cloned()
                    .or(e.downcast_ref::<&str>().map(|s| s.to_string()))
                    .unwrap_or_default();
                eprintln!("FAULT {} seed {seed}: {}", game.board().name(), s);
                faults += 1;
                if faults > 12 {
                    panic!("enough");
                }
            }
        }
    }
    assert_eq!(faults, 0);
}
