//! A search for numbers of tokens with which all powers of a game earn alike.
//!
//! Every pair begins games on several boards; a power that earned more than the mean of all powers gets a token less, one
//! that earned less gets one more, until nothing moves any more. Powers whose number a source states stay as they are and
//! belong to the mean.

use crate::opening::{Openings, Strength, Tried};
use crate::trial::TOKEN;
use elbowroom_rules::tile::{Kind, Known, Tile};
use elbowroom_rules::{Setup, Values, tiles};
use serde::Serialize;

/// What is searched for, and how.
pub struct Search {
    /// The set-ups, each on a board of its own; their numbers are those to begin with.
    pub setups: Vec<Setup>,
    /// Who plays all seats.
    pub bot: String,
    /// How many games for each pair on each board.
    pub games: u64,
    /// The seed of the first round; every round has the next.
    pub seed: u64,
    /// The least and the most tokens that a power gets.
    pub range: (u8, u8),
}

/// A round of the search: what each power earned with its number, and what it gets next.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Round {
    /// The powers, the strongest first.
    pub powers: Vec<Weighed>,
    /// What all of them earned a turn in the mean.
    pub mean: f64,
    /// How far a power was from it: the root of the mean square.
    pub spread: f64,
    /// The numbers for the next round.
    pub next: Values,
    /// How many games were played.
    pub games: u64,
    /// What went wrong in games.
    pub faults: Vec<String>,
}

/// A power with its number.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Weighed {
    /// Its identifier.
    pub id: String,
    /// Its number.
    pub tokens: u8,
    /// Coins a turn, in decline too.
    pub worth: f64,
    /// Whether a source states the number, so that it stays.
    pub stated: bool,
    /// In how many games it was picked first.
    pub games: u64,
}

impl Search {
    /// One round with these numbers. `play` plays all games of an opening.
    ///
    /// # Errors
    /// When a set-up makes no game, or the bot is not known.
    pub fn round(
        &self,
        number: u64,
        values: &Values,
        mut play: impl FnMut(&Openings) -> Vec<Tried>,
    ) -> Result<Round, String> {
        let (mut sums, mut faults) = (Vec::<(String, u8, f64, u64)>::new(), Vec::new());
        for (board, setup) in (0..).zip(&self.setups) {
            let setup = Setup {
                values: values.clone(),
                ..setup.clone()
            };
            let seed = self.seed + number * self.setups.len() as u64 + board;
            let openings = Openings::new(setup, &self.bot, self.games, seed)?;
            let tried = play(&openings);
            faults.extend(tried.iter().filter_map(|game| game.fault.clone()));
            for (_, strength) in openings.strengths(Kind::Power, &tried) {
                let Strength {
                    id,
                    tokens,
                    worth,
                    games,
                    ..
                } = strength;
                match sums.iter_mut().find(|one| one.0 == id) {
                    Some((_, _, sum, all)) => (*sum, *all) = (*sum + worth, *all + games),
                    None => sums.push((id, tokens, worth, games)),
                }
            }
        }
        let boards = self.setups.len().max(1) as f64;
        let mut powers: Vec<Weighed> = sums
            .into_iter()
            .map(|(id, tokens, sum, games)| Weighed {
                stated: tiles::find(&id).is_some_and(is_stated),
                worth: sum / boards,
                id,
                tokens,
                games,
            })
            .collect();
        powers.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let count = powers.len().max(1) as f64;
        let mean = powers.iter().map(|power| power.worth).sum::<f64>() / count;
        let square = |power: &Weighed| (power.worth - mean).powi(2);
        let spread = (powers.iter().map(square).sum::<f64>() / count).sqrt();
        let moved = powers.iter().filter(|power| !power.stated);
        let next = moved.fold(Values::default(), |next, power| {
            next.with(&power.id, self.moved(power, mean))
        });
        Ok(Round {
            mean,
            spread,
            next,
            games: powers.iter().map(|power| power.games).sum(),
            powers,
            faults,
        })
    }

    /// The next number of a power: one more or one less where half a token or more is missing or too much.
    fn moved(&self, power: &Weighed, mean: f64) -> u8 {
        let surplus = (power.worth - mean) / TOKEN;
        let (least, most) = self.range;
        let next = match surplus {
            s if s >= 0.5 => power.tokens.saturating_sub(1),
            s if s <= -0.5 => power.tokens + 1,
            _ => power.tokens,
        };
        next.clamp(least, most)
    }
}

fn is_stated(tile: &Tile) -> bool {
    tile.tokens_known == Known::Stated
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_rules::tile::GameBox;

    #[test]
    fn what_earns_too_much_gets_fewer_tokens_and_what_is_stated_stays() {
        let setup = Setup::with(2, vec![GameBox::Warcraft]).expect("islands");
        let search = Search {
            setups: vec![setup],
            bot: "greedy".into(),
            // One game for each pair leaves too much to luck.
            games: 4,
            seed: 1,
            range: (1, 5),
        };
        let play = |openings: &Openings| (0..openings.games()).map(|n| openings.play(n)).collect();
        let far = Values::default().with("navigators", 12);
        let round = search.round(0, &far, play).expect("a round");
        assert_eq!((round.games, round.powers.len()), (1280, 20));
        assert!(round.faults.is_empty(), "{:?}", round.faults);
        let mut powers = round.powers.iter();
        let far = powers.find(|power| power.id == "navigators");
        let far = far.expect("weighed");
        assert!(far.tokens == 12 && far.worth > round.mean + 0.5, "{far:?}");
        let next = |id: &str| round.next.of(tiles::find(id).expect("a power"));
        assert_eq!(next("navigators"), 5);
        assert_eq!(next("herbalists"), 4);
        assert!(round.powers.iter().filter(|power| power.stated).count() == 1);
    }
}
