//! Tokens being redeployed: kept beside the table until the person confirms.

use super::target::piece_to_put;
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::{Action, Game, RegionId, State};

/// How the tokens in hand would be placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Staging {
    regions: RegionSet,
    hand: u8,
    added: Vec<u8>,
}

impl Staging {
    /// Everything that can be placed still in hand; nothing where no token is to be placed.
    pub fn new(legal: &[Action]) -> Option<Self> {
        let places = legal.iter().filter_map(|action| match *action {
            Action::Place(region, tokens) => Some((region, tokens)),
            _ => None,
        });
        let nothing = (RegionSet::EMPTY, 0);
        let (regions, hand) = places.fold(nothing, |(regions, hand), (region, tokens)| {
            (regions.with(region), hand.max(tokens))
        });
        (hand > 0).then(|| Self {
            regions,
            hand,
            added: vec![0; elbowroom_rules::ids::MAX_REGIONS],
        })
    }

    /// Tokens not placed yet.
    pub fn left(&self) -> u8 {
        self.hand - self.added.iter().sum::<u8>()
    }

    /// Tokens put into a region.
    pub fn added(&self, region: RegionId) -> u8 {
        self.added.get(region.index()).copied().unwrap_or(0)
    }

    /// Puts one token more into a region; whether that was possible.
    pub fn more(&mut self, region: RegionId) -> bool {
        let possible = self.left() > 0 && self.regions.has(region);
        if possible {
            self.added[region.index()] += 1;
        }
        possible
    }

    /// Takes one token back from a region; whether that was possible.
    pub fn less(&mut self, region: RegionId) -> bool {
        let possible = self.added(region) > 0;
        if possible {
            self.added[region.index()] -= 1;
        }
        possible
    }

    /// Spreads what is left: always where the fewest stand, measured by how many foreign
    /// regions lie next to it. Regions nobody can attack from outside get tokens last.
    pub fn spread(&mut self, game: &Game, state: &State) {
        let weight = |region: RegionId| {
            let outside = game.board().borders(region) - self.regions - game.board().water();
            let edge = u8::from(game.board().entry().has(region));
            u32::from(outside.len() + edge)
        };
        let weights: Vec<(RegionId, u32)> = self
            .regions
            .into_iter()
            .map(|region| (region, 2 + weight(region)))
            .collect();
        while self.left() > 0 {
            let poorest = weights.iter().min_by_key(|(region, weight)| {
                let stands = u32::from(state.tokens(*region) + self.added(*region));
                (stands * 60 / weight, region.0)
            });
            let Some(&(region, _)) = poorest else { return };
            self.added[region.index()] += 1;
        }
    }

    /// The actions that place what was staged.
    pub fn actions(&self) -> Vec<Action> {
        self.regions
            .into_iter()
            .filter(|region| self.added(*region) > 0)
            .map(|region| Action::Place(region, self.added(region)))
            .collect()
    }
}

/// Puts one piece after the other where the fewest of its kind are, as long as there are any.
pub fn pieces_everywhere(game: &Game, mut state: State) -> Vec<Action> {
    let mut put = Vec::new();
    let kind = piece_to_put(&game.legal(&state));
    while let Some(piece) = kind {
        let legal = game.legal(&state);
        let here = |action: &Action| match *action {
            Action::Put(known, region, 1) if known == piece => {
                Some((game.pieces_at(&state, piece, region), region))
            }
            _ => None,
        };
        let Some((_, region)) = legal.iter().filter_map(here).min() else {
            break;
        };
        let action = Action::Put(piece, region, 1);
        let Ok(step) = game.check(&state, action) else {
            break;
        };
        game.apply(&mut state, step, &mut ());
        put.push(action);
    }
    put
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_rules::notation::read_position;

    #[test]
    fn spreading_leaves_nothing_in_hand_and_prefers_the_border() {
        let (game, state) = read_position(
            r#"{ "board": "base-2p", "phase": "redeploy",
                 "seats": [{ "active": { "race": "orcs", "power": "stout", "hand": 5 } }],
                 "regions": [{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 1, "tokens": 1 }] }"#,
        )
        .unwrap();
        let mut staging = Staging::new(&game.legal(&state)).expect("tokens in hand");
        assert_eq!(staging.left(), 5);
        assert!(staging.more(RegionId(2)) && !staging.more(RegionId(9)));
        assert!(staging.less(RegionId(2)) && !staging.less(RegionId(2)));
        staging.spread(&game, &state);
        assert_eq!(staging.left(), 0);
        assert!(staging.added(RegionId(2)) >= staging.added(RegionId(1)));
        let placed: u8 = staging
            .actions()
            .iter()
            .map(|action| match action {
                Action::Place(_, n) => *n,
                _ => 0,
            })
            .sum();
        assert_eq!(placed, 5);
    }
}
