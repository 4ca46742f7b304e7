//! Games that the search plays against itself, with everything open.

use elbowroom_bots::Luck;
use elbowroom_bots::study::{Asked, Study, Way, is_over};
use elbowroom_rules::{Game, Pending, State};

/// Plays a game to its end, each turn after looking at so many positions. The visitor gets the state as each turn
/// begins, with the ways that were found, the best first. Gives the end.
pub fn play(game: &Game, nodes: usize, seed: u64, mut visit: impl FnMut(&State, &[Way])) -> State {
    let mut study = Study::new(game, seed);
    let mut luck = Luck::new(seed ^ 0x5EED);
    let mut state = game.start();
    let mut begun = None;
    loop {
        let seat = state.turn().seat;
        let turn = Some((state.turn().round, seat));
        match game.pending(&state) {
            Pending::Over => return state,
            Pending::Chance(odds) => {
                // Fate gives what was asked for, so this cannot fail.
                let _ = game.answer(&mut state, luck.answer(odds), &mut ());
            }
            Pending::Decision(decides) if decides == seat && !is_over(&state, seat) => {
                // What is left of a turn after a die is a smaller question.
                let nodes = if turn == begun { nodes / 4 + 1 } else { nodes };
                let ways = study.ways(&state, &Asked::default(), nodes, &|| true);
                if turn != begun {
                    visit(&state, &ways);
                    begun = turn;
                }
                match ways.first() {
                    Some(best) if *best.end() != state => state = *best.end(),
                    _ => study.answer(&mut state),
                }
            }
            Pending::Decision(_) => study.answer(&mut state),
        }
    }
}
