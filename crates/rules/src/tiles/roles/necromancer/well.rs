//! The well of souls (N-06 to N-10).

use super::says::{RISE, tell};
use super::{home, me};
use crate::effect::Hands;
use crate::game::{Game, Home};
use crate::ids::{PeopleId, PowerId, RaceId, TileId};
use crate::state::State;

/// How many souls the well can hold besides ghosts.
pub const WELL: usize = 64;
/// Souls that make a ghost (N-09).
const SOULS: u8 = 4;

/// Souls of a race in the well.
pub(super) fn held(game: &Game, state: &State, me: TileId, race: RaceId) -> u8 {
    let Some(well) = well(game, me) else { return 0 };
    let souls = usize::from(state.cell(well.souls));
    let of_race = (0..souls).filter(|at| state.cell(well.first + at) == race.0);
    let ghosts = home(game).is_some_and(|home| home.race == race);
    of_race.count() as u8 + if ghosts { state.cell(well.ghosts) } else { 0 }
}

/// Where the well lies in the memory of the game.
pub(super) struct Well {
    pub(super) first: usize,
    pub(super) souls: usize,
    pub(super) ghosts: usize,
}

pub(super) fn well(game: &Game, me: TileId) -> Option<Well> {
    let cells = &game.tile_on_board(me).cells;
    let (&first, &counts) = (cells.first()?, cells.get(1)?);
    Some(Well {
        first,
        souls: counts,
        ghosts: counts + 1,
    })
}

/// Ghosts lying on top of the well.
pub fn ghosts_in_well(game: &Game, state: &State) -> u8 {
    let well = me(game).and_then(|me| well(game, me));
    well.map_or(0, |well| state.cell(well.ghosts))
}

/// How many souls lie in the well, ghosts included.
pub fn souls(game: &Game, state: &State) -> u8 {
    let well = me(game).and_then(|me| well(game, me));
    well.map_or(0, |well| state.cell(well.souls) + state.cell(well.ghosts))
}

/// Tokens lost in a conquest become souls (N-06). They were laid in the tray; ghosts lie on top of the well.
pub(super) fn bury(hands: &mut Hands, me: TileId, race: RaceId, tokens: u8) {
    let (Some(home), Some(well)) = (home(hands.game), well(hands.game, me)) else {
        return;
    };
    if race == home.race {
        hands.take_from_tray(race, tokens);
        let ghosts = hands.state().cell(well.ghosts);
        hands.set_cell(well.ghosts, ghosts + tokens);
        return;
    }
    for _ in 0..tokens {
        let souls = hands.state().cell(well.souls);
        // A well that is full to the brim lets the token go back to its tray.
        if usize::from(souls) == WELL {
            return;
        }
        if race.is_some() {
            hands.take_from_tray(race, 1);
        }
        hands.set_cell(well.first + usize::from(souls), race.0);
        hands.set_cell(well.souls, souls + 1);
    }
}

/// Souls become ghosts on the island, four for one, those on top first (N-09, N-10).
pub(super) fn exchange(hands: &mut Hands, me: TileId) {
    let (Some(&Home { seat, race, .. }), Some(well)) = (home(hands.game), well(hands.game, me))
    else {
        return;
    };
    let people = PeopleId::active(seat);
    let mut created = 0;
    loop {
        let state = hands.state();
        let (souls, lying) = (state.cell(well.souls), state.cell(well.ghosts));
        let ghosts = lying.min(SOULS);
        if souls + lying < SOULS || state.tray(race) + ghosts == 0 {
            break;
        }
        hands.set_cell(well.ghosts, lying - ghosts);
        hands.give_to_tray(race, ghosts);
        let rest = souls - (SOULS - ghosts);
        for at in (rest..souls).rev() {
            let cell = well.first + usize::from(at);
            let soul = RaceId(hands.state().cell(cell));
            hands.set_cell(cell, RaceId::NONE.0);
            if soul.is_some() {
                hands.give_to_tray(soul, 1);
            }
        }
        hands.set_cell(well.souls, rest);
        created += hands.recruit_aside(people, 1);
    }
    if created > 0 {
        tell(hands, &RISE, seat, PowerId::NONE, created);
    }
}
