//! From coins that seats can hope for to the chance that each of them wins.
//!
//! The chance of a seat is `exp(hope / T)`, divided by the sum of that over all seats: for two seats the logistic curve
//! of the lead. `T` grows with the root of the rounds that are left, because so does what can still happen. Its
//! figures for two, three and four players were fitted to games that the search played against itself
//! (`elbowroom-train chances`, docs/analysis.md): how a game ends among players as strong as that.

use elbowroom_rules::finish::standings;
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::{Game, State};

/// How wide the curve is: `narrow + wide * sqrt(rounds left)`, in coins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// In the last moment.
    pub narrow: f32,
    /// What the root of the rounds left adds.
    pub wide: f32,
}

/// For 2 players, and for 3 or 4, to whom the same figures fit; five and six play as four.
const CURVES: [Curve; 2] = [
    Curve {
        narrow: 0.0,
        wide: 2.0,
    },
    Curve {
        narrow: 0.0,
        wide: 2.77,
    },
];

impl Curve {
    /// That of so many players.
    pub fn of(players: u8) -> Self {
        CURVES[usize::from(players > 2)]
    }

    /// How many coins of lead are worth a factor of e in the odds.
    pub fn width(&self, left: u8) -> f32 {
        (self.narrow + self.wide * f32::from(left).sqrt()).max(0.25)
    }

    /// The chances of parties with these hopes, with so many rounds left.
    pub fn chances(&self, hopes: &[f32], left: u8) -> Vec<f32> {
        let width = self.width(left);
        let best = hopes.iter().copied().fold(f32::MIN, f32::max);
        let odds: Vec<f32> = hopes
            .iter()
            .map(|hope| ((hope - best) / width).exp())
            .collect();
        let all: f32 = odds.iter().sum();
        odds.into_iter().map(|odds| odds / all).collect()
    }
}

/// Rounds that are still played, the one under way among them.
pub fn rounds_left(game: &Game, state: &State) -> u8 {
    (game.board().rounds() + 1).saturating_sub(state.turn().round)
}

/// The chance that each seat wins, from what it can hope for and the rounds left. Who plays for a side wins with it.
pub fn chances(game: &Game, hopes: &[f32; MAX_SEATS], left: u8) -> [f32; MAX_SEATS] {
    let seats: Vec<_> = game.seats().collect();
    // One party for each side: the first seat that belongs to it.
    let party = |seat| seats.iter().position(|&other| game.is_with(other, seat));
    let parties: Vec<usize> = seats.iter().filter_map(|&seat| party(seat)).collect();
    let firsts: Vec<usize> = (0..seats.len()).filter(|&at| parties[at] == at).collect();
    let hoped: Vec<f32> = firsts.iter().map(|&at| hopes[at]).collect();
    let found = Curve::of(game.setup().seats).chances(&hoped, left);
    let mut chances = [0.0; MAX_SEATS];
    for (at, party) in parties.into_iter().enumerate() {
        let place = firsts.iter().position(|&first| first == party);
        chances[at] = place.map_or(0.0, |place| found[place]);
    }
    chances
}

/// Who won a game that is over: 1, or shares of it where several share the first rank without being one side.
pub fn won(game: &Game, end: &State) -> [f32; MAX_SEATS] {
    let standings = standings(game, end);
    let first: Vec<_> = standings.iter().filter(|one| one.rank == 1).collect();
    // Sides count once.
    let mut sides = Vec::new();
    for one in &first {
        if !sides.iter().any(|&side| game.is_with(side, one.seat)) {
            sides.push(one.seat);
        }
    }
    let mut won = [0.0; MAX_SEATS];
    for one in first {
        won[one.seat.index()] = 1.0 / sides.len() as f32;
    }
    won
}

/// What was hoped for at a moment of a game, and who won it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Rounds left.
    pub left: u8,
    /// What each seat hoped for.
    pub hopes: Vec<f32>,
    /// Who won, 1 in all.
    pub won: Vec<f32>,
}

/// How badly a curve tells what happened: the mean of the logarithms of what it gave to the winners, turned round. 0 is
/// perfect; the logarithm of the number of players is knowing nothing.
pub fn surprise(curve: Curve, samples: &[Sample]) -> f64 {
    let one = |sample: &Sample| -> f64 {
        let chances = curve.chances(&sample.hopes, sample.left);
        let pairs = chances.iter().zip(&sample.won);
        pairs
            .map(|(&chance, &won)| -f64::from(won) * f64::from(chance.max(1e-6)).ln())
            .sum()
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// The curve that tells samples best.
pub fn fit(samples: &[Sample]) -> Curve {
    let mut best = Curve {
        narrow: 1.0,
        wide: 2.0,
    };
    let mut least = surprise(best, samples);
    let mut step = 2.0;
    while step > 0.01 {
        let tried =
            [(step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)].map(|(narrow, wide)| Curve {
                narrow: (best.narrow + narrow).max(0.0),
                wide: (best.wide + wide).max(0.0),
            });
        let found = tried.map(|curve| (surprise(curve, samples), curve));
        let next = found.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
        match next {
            Some((surprise, curve)) if surprise < least => (least, best) = (surprise, curve),
            _ => step /= 2.0,
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_bots::Luck;
    use elbowroom_rules::{Board, Setup};

    fn base(players: u8) -> Game {
        Game::new(Setup::base(players).expect("a board")).expect("a sound set-up")
    }

    #[test]
    fn chances_are_a_whole_and_follow_the_lead_the_more_the_later_it_is() {
        for players in 2..=5 {
            let game = base(players);
            let mut hopes = [60.0; MAX_SEATS];
            hopes[1] = 66.0;
            let (early, late) = (chances(&game, &hopes, 9), chances(&game, &hopes, 1));
            for chances in [early, late] {
                assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4);
                assert!(chances[1] > chances[0]);
                assert_eq!(
                    chances[usize::from(players)..],
                    [0.0; MAX_SEATS][usize::from(players)..]
                );
            }
            assert!(late[1] > early[1] + 0.02, "{late:?} {early:?}");
        }
    }

    /// Proves that whoever plays for one side has one chance with it, counted once.
    #[test]
    fn team_mates_win_together() {
        let board = Board::printed("s11-5p").expect("a world for teams");
        let boxes = Setup::usual_boxes(&board);
        let setup = Setup {
            seats: 5,
            boxes,
            board,
            ..Setup::base(2).expect("a board")
        };
        let game = Game::new(setup).expect("a sound set-up");
        let chances = chances(&game, &[60.0; MAX_SEATS], 5);
        assert_eq!(chances[0], chances[3]);
        assert_eq!(chances[1], chances[4]);
        let sides = chances[0] + chances[1] + chances[2];
        assert!((sides - 1.0).abs() < 1e-4, "{chances:?}");
    }

    /// Proves that the fit finds the curve by which games were decided.
    #[test]
    fn the_fit_finds_what_made_the_games() {
        let truth = Curve {
            narrow: 1.5,
            wide: 3.0,
        };
        let mut luck = Luck::new(5);
        let samples: Vec<Sample> = (0..6000)
            .map(|_| {
                let hopes: Vec<f32> = (0..3).map(|_| 60.0 + 24.0 * luck.fraction()).collect();
                let left = 1 + luck.below(9) as u8;
                let mut draw = luck.fraction();
                let mut won = vec![0.0; 3];
                let chances = truth.chances(&hopes, left);
                let at = chances.iter().position(|chance| {
                    draw -= chance;
                    draw < 0.0
                });
                won[at.unwrap_or(2)] = 1.0;
                Sample { left, hopes, won }
            })
            .collect();
        let found = fit(&samples);
        for left in [1, 4, 9] {
            let (found, truth) = (found.width(left), truth.width(left));
            assert!(
                (found - truth).abs() < 0.15 * truth,
                "{left}: {found} for {truth}"
            );
        }
        assert!(
            surprise(found, &samples)
                < surprise(
                    Curve {
                        narrow: 20.0,
                        wide: 3.0
                    },
                    &samples
                )
        );
    }
}
