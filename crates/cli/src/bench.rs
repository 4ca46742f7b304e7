//! Random legal play on one core: how fast the rules are.

use crate::fate::Fate;
use elbowroom_rules::{ActionList, Game, Pending, Setup, State};
use std::time::{Duration, Instant};

/// What a run of random games came to.
#[derive(Default)]
pub struct Tally {
    pub games: u64,
    pub actions: u64,
    pub turns: u64,
    pub checksum: u64,
}

/// Plays one random game to its end: lists every legal action at every step, takes one.
pub fn random_game(game: &Game, start: &State, fate: &mut Fate, list: &mut ActionList, tally: &mut Tally) {
    let mut state = *start;
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(odds) => {
                let answer = fate.answer(odds);
                // Fate only gives answers that were asked for.
                let _ = game.answer(&mut state, answer, &mut ());
            }
            Pending::Decision(_) => {
                game.list(&state, list);
                let Some(step) = list.step(fate.below(list.len())) else {
                    panic!("no legal action while the game is not over: {:?}", state.turn());
                };
                game.apply(&mut state, step, &mut ());
                tally.actions += 1;
            }
        }
    }
    tally.games += 1;
    tally.turns += u64::from(game.board().rounds()) * u64::from(game.setup().seats);
    for seat in game.seats() {
        tally.checksum = tally.checksum.wrapping_mul(0x100_0000_01b3) ^ u64::from(state.coins(seat));
    }
}

pub fn main() {
    let players: u8 = std::env::args().nth(1).map_or(2, |x| x.parse().unwrap());
    let game = Game::new(Setup::base(players).unwrap()).unwrap();
    let start = game.start();
    let mut list = ActionList::new();
    let mut tally = Tally::default();
    let t = Instant::now();
    let mut fate = Fate::new(1);
    while t.elapsed() < Duration::from_secs(3) {
        for _ in 0..64 {
            random_game(&game, &start, &mut fate, &mut list, &mut tally);
        }
    }
    let s = t.elapsed().as_secs_f64();
    println!("{} games/s {:.0} actions/s {:.0} per game {:.1} state {}", players, tally.games as f64 / s, tally.actions as f64 / s, tally.actions as f64 / tally.games as f64, size_of::<State>());
}
