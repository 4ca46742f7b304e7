//! The end of the game: most coins, then most tokens on the map (B.10).

use crate::game::Game;
use crate::ids::Seat;
use crate::state::State;

/// How a seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// The rank, counted from 1; seats that stay tied share it (B-80).
    pub rank: u8,
    /// Its coins.
    pub coins: u16,
    /// Its race tokens on the map, active and declined (B-79).
    pub tokens: u16,
}

/// Coins and tokens by which a seat is ranked: its own, or those of its side.
pub(crate) fn worth(game: &Game, state: &State, seat: Seat) -> (u16, u16) {
    let own = |seat: Seat| {
        let regions = state.regions_of(seat).into_iter();
        let tokens: u16 = regions.map(|region| u16::from(state.tokens(region))).sum();
        (state.coins(seat), tokens)
    };
    let Some(sides) = game.sides() else {
        return own(seat);
    };
    game.seats().fold((0, 0), |sum, other| {
        let times = u16::from(sides[seat.index()][other.index()]);
        let (coins, tokens) = own(other);
        (sum.0 + times * coins, sum.1 + times * tokens)
    })
}

/// The seats in the order of their rank.
pub fn standings(game: &Game, state: &State) -> Vec<Standing> {
    let worth = |seat: Seat| {
        // Somebody may have won before the last round (N-21).
        let victory = state.winner() == Some(seat);
        let (coins, tokens) = worth(game, state, seat);
        (victory, coins, tokens)
    };
    let mut list: Vec<Standing> = game
        .seats()
        .map(|seat| {
            let (victory, coins, tokens) = worth(seat);
            let better = game
                .seats()
                .filter(|&other| worth(other) > (victory, coins, tokens))
                .count();
            Standing {
                seat,
                rank: better as u8 + 1,
                coins,
                tokens,
            }
        })
        .collect();
    list.sort_by_key(|standing| (standing.rank, standing.seat));
    list
}
