//! What every seat can hope for by the end of a game: the hand-made evaluation, put right by the learned one.

use crate::learned::features::{Eye, Seen};
use crate::learned::net::Net;
use crate::worth::{Weights, by_sides, prospect, turns_left};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::{Game, Now, State};
use std::sync::OnceLock;

/// The weights of this program.
const WEIGHTS: &[u8] = include_bytes!("learned/weights.bin");
static NET: OnceLock<Option<Net>> = OnceLock::new();

fn net() -> Option<&'static Net> {
    NET.get_or_init(|| Net::read(WEIGHTS).ok()).as_ref()
}

/// Judges by other weights than those of the program, from the first look on.
///
/// # Errors
/// Says what was expected when they are none, or when somebody has looked already.
pub fn judge_by(weights: &[u8]) -> Result<(), String> {
    let net = Net::read(weights)?;
    let set = NET.set(Some(net));
    set.map_err(|_| "weights: said before anything is judged expected".to_owned())
}

/// Judges positions of one game.
pub struct Judge {
    eye: Eye,
    seen: Seen,
    weights: Weights,
}

impl Judge {
    pub fn new(game: &Game) -> Self {
        Self {
            eye: Eye::new(game),
            seen: Seen::nothing(),
            weights: Weights::default(),
        }
    }

    /// Coins that every seat can hope for, those it has included; where seats play for each other, of its side.
    pub fn hopes(&mut self, game: &Game, state: &State) -> [f32; MAX_SEATS] {
        let now = game.now(state);
        let game = &*now;
        let mut values = [0.0; MAX_SEATS];
        let mut over = true;
        for seat in game.seats() {
            values[seat.index()] = prospect(game, state, seat, &self.weights);
            over &= turns_left(game, state, seat) == 0;
        }
        // What is left to score in the last turn of all is exact.
        if !over && let Some(net) = net() {
            match &now {
                Now::Same(_) => self.eye.look(game, state, &mut self.seen),
                Now::Moved(_) => Eye::new(game).look(game, state, &mut self.seen),
            }
            for (value, more) in values.iter_mut().zip(net.answer(&self.seen)) {
                *value += more;
            }
        }
        by_sides(game, values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_rules::notation::read_position;

    fn position(coins: u8) -> String {
        format!(
            r#"{{"board":"base-2p","round":4,"seats":[{{"coins":{coins},"active":{{"race":"trolls","power":"hill","hand":2}}}},
            {{"active":{{"race":"elves","power":"merchant"}}}}],
            "regions":[{{"region":3,"seat":1,"tokens":2}},{{"region":8,"seat":2,"tokens":3}}]}}"#
        )
    }

    /// Proves that the program has weights, and that coins are no part of what is looked at: a coin is a coin.
    #[test]
    fn a_coin_more_is_hoped_for_as_a_coin_more() {
        assert!(net().is_some(), "weights of this version");
        let hopes = |coins| {
            let (game, state) = read_position(&position(coins)).expect("a position");
            Judge::new(&game).hopes(&game, &state)
        };
        let (poor, rich) = (hopes(3), hopes(13));
        assert!((rich[0] - poor[0] - 10.0).abs() < 1e-3);
        assert_eq!(rich[1], poor[1]);
    }

    /// Proves that the end of a game is exact: nothing is hoped for beyond what is there.
    #[test]
    fn when_all_is_scored_coins_are_coins() {
        let json = r#"{"board":"base-2p","round":10,"phase":"game-over","seats":[{"coins":70},{"coins":64}]}"#;
        let (game, state) = read_position(json).expect("a position");
        assert_eq!(Judge::new(&game).hopes(&game, &state)[..2], [70.0, 64.0]);
    }
}
