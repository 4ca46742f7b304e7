//! Games from which the evaluation learns: whole turns chosen by looking at where they end, with a chance of any other,
//! and a note of every position at which a turn begins.

use super::features::{BLOCK, Eye, Seen, TABLE};
use crate::judge::Judge;
use crate::luck::Luck;
use crate::policy::{Policy, Style};
use crate::turns::{self, Terms, Told};
use crate::worth::{Weights, margin, prospects};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::state::Stage;
use elbowroom_rules::{Game, Pending, Seat, State};

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    /// The most turns that a seat chooses from.
    pub lines: usize,
    /// The chance of any of them instead of the best is up to this.
    pub noise: f32,
    /// Whether the hand-made evaluation chooses, as long as there is no other.
    pub by_hand: bool,
}

/// A position at which a turn begins, and what became of it.
pub struct Sample {
    /// Whose turn it was.
    pub mover: Seat,
    /// The position.
    pub seen: Box<Seen>,
    /// What the hand-made evaluation hopes for, and the coins of the end, by seat.
    pub hoped: [f32; MAX_SEATS],
    /// See above.
    pub ended: [f32; MAX_SEATS],
}

impl Sample {
    /// How many bytes a sample of so many seats has.
    pub fn bytes(seats: usize) -> usize {
        4 + 1 + TABLE + seats * (BLOCK + 8)
    }

    /// Writes it: game, mover, table, seats, hopes and ends.
    pub fn write(&self, game: u32, into: &mut Vec<u8>) {
        into.extend(game.to_le_bytes());
        into.push(self.mover.0);
        into.extend(self.seen.table);
        let seats = self.seen.seats;
        for block in &self.seen.blocks[..seats] {
            into.extend(block);
        }
        for coins in self.hoped[..seats].iter().chain(&self.ended[..seats]) {
            into.extend(coins.to_le_bytes());
        }
    }
}

/// Plays a game to its end and tells its positions.
pub fn gather(game: &Game, play: Play, seed: u64) -> Vec<Sample> {
    let mut luck = Luck::new(seed);
    let weights = Weights::default();
    let mut judge = Judge::new(game);
    let skill: Vec<(usize, f32)> = game
        .seats()
        .map(|_| {
            let most = (play.lines as f32).log2();
            let lines = 2_f32.powf(2.0 + luck.fraction() * (most - 2.0).max(0.0));
            (lines as usize, play.noise * luck.fraction())
        })
        .collect();
    let mut samples = Vec::new();
    let mut state = game.start();
    let mut policy = Policy::new(game, Style::sharp(game), luck.seed());
    policy.play_until(&mut state, |state| begins(game, state));
    while game.pending(&state) != Pending::Over {
        let seat = state.turn().seat;
        note(game, &state, seat, &weights, &mut samples);
        let (lines, noise) = skill[seat.index()];
        let lines = turns::candidates(
            game,
            &state,
            seat,
            lines,
            &Terms::free(Told::EndOnly),
            &mut luck,
            &|| true,
        );
        let any = luck.fraction() < noise;
        let chosen = if any {
            luck.below(lines.len())
        } else {
            let seed = luck.seed();
            let values = lines.iter().map(|line| {
                turns::expect(game, line, seat, seed, |end| {
                    let hopes = if play.by_hand {
                        prospects(game, end, &weights)
                    } else {
                        judge.hopes(game, end)
                    };
                    margin(&hopes, game, seat, &weights)
                })
            });
            let best = values.enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
            best.map_or(0, |(at, _)| at)
        };
        let Some(line) = lines.into_iter().nth(chosen) else {
            break;
        };
        state = line.end;
        policy.play_until(&mut state, |state| {
            state.turn().seat != seat && begins(game, state)
        });
    }
    let mut ended = [0.0; MAX_SEATS];
    for standing in elbowroom_rules::finish::standings(game, &state) {
        ended[standing.seat.index()] = f32::from(standing.coins);
    }
    for sample in &mut samples {
        sample.ended = ended;
    }
    samples
}

/// Whether a seat begins its turn, or the game is over.
fn begins(game: &Game, state: &State) -> bool {
    let turn = state.turn();
    turn.stage == Stage::Over || game.pending(state) == Pending::Decision(turn.seat)
}

fn note(game: &Game, state: &State, mover: Seat, weights: &Weights, samples: &mut Vec<Sample>) {
    let now = &*game.now(state);
    let mut seen = Box::new(Seen::nothing());
    Eye::new(now).look(now, state, &mut seen);
    let mut hoped = [0.0; MAX_SEATS];
    for seat in game.seats() {
        hoped[seat.index()] = crate::worth::prospect(game, state, seat, weights);
    }
    samples.push(Sample {
        mover,
        seen,
        hoped,
        ended: hoped,
    });
}
