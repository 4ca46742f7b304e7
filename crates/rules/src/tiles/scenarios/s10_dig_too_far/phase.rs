//! After each round the monsters attack by rule, vein by vein.

use super::veins::{self, PHASE, VEINS, get, held, lift, put, set, spoilt};
use super::{LAST, TIE};
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::game::Game;
use crate::ids::{PeopleId, RegionId, TileId};
use crate::losses;
use crate::price::BEST_DIE;
use crate::reach;
use crate::region_set::RegionSet;
use crate::state::State;

/// What the memory of the phase says: which vein moves (counted from 1; one more than there are: all have moved), how
/// many of its monsters have not attacked yet, the region they have chosen, and that of their last attack.
const VEIN: usize = 0;
const POOL: usize = 1;
const TARGET: usize = 2;
const LAST_TARGET: usize = 3;
const DONE: u8 = VEINS as u8 + 1;

/// Moves on until a die is needed or all veins have moved; then those who were displaced place their tokens before the
/// next round begins.
pub(super) fn run(hands: &mut Hands, me: TileId) -> bool {
    if get(hands.game, hands.state(), PHASE, VEIN) == DONE {
        set(hands, PHASE, VEIN, 0);
        return true;
    }
    loop {
        let vein = get(hands.game, hands.state(), PHASE, VEIN);
        if vein == DONE {
            return false;
        }
        if vein == 0 {
            begin(hands, 0);
        } else if attack(hands, me, usize::from(vein) - 1) {
            return false;
        } else {
            end(hands, usize::from(vein) - 1);
        }
    }
}

/// All monsters of a vein but one in each region get ready.
fn begin(hands: &mut Hands, vein: usize) {
    set(hands, PHASE, VEIN, vein as u8 + 1);
    set(hands, PHASE, POOL, 0);
    if vein >= VEINS {
        return;
    }
    let mut ready = 0;
    for region in held(hands.game, hands.state(), vein) {
        ready += lift(hands, region, 1);
    }
    set(hands, PHASE, POOL, ready);
}

/// Those that have not attacked go home, and the next vein moves.
fn end(hands: &mut Hands, vein: usize) {
    let pool = get(hands.game, hands.state(), PHASE, POOL);
    let last = get(hands.game, hands.state(), PHASE, LAST_TARGET);
    set(hands, PHASE, POOL, 0);
    set(hands, PHASE, LAST_TARGET, 0);
    veins::go_home(hands, vein, last.checked_sub(1).map(RegionId), None, pool);
    begin(hands, vein + 1);
}

/// What may be attacked: next to the vein's monsters, held by a race of a player, or an empty region of a vein that was
/// conquered; what is immune is not.
fn targets(game: &Game, state: &State, vein: usize) -> RegionSet {
    let near = game.board().neighbours(held(game, state, vein));
    let players = game
        .seats()
        .fold(RegionSet::EMPTY, |all, seat| all | state.regions_of(seat));
    let empty = spoilt(game, state) - players - state.tribes();
    // What is closed to anybody is closed to them, and natives live on land.
    let closed = game.seats().fold(RegionSet::EMPTY, |all, seat| {
        all | reach::closed_to(&Cx::new(game, state, PeopleId::active(seat)))
    });
    let shut = reach::untouchable(game, state) | closed | game.board().water();
    (near & (players | empty)) - shut
}

/// The plain price of a region.
fn price(game: &Game, state: &State, region: RegionId) -> u8 {
    let pieces = game.defending.iter().map(|&(plane, adds)| {
        let stands = state.pieces[plane].has(region);
        if stands { adds } else { 0 }
    });
    game.board().ground(region) + state.tokens(region) + pieces.sum::<u8>()
}

/// The cheapest targets and their price.
fn cheapest(game: &Game, state: &State, vein: usize) -> Option<(u8, RegionSet)> {
    let targets = targets(game, state, vein);
    let least = targets
        .into_iter()
        .map(|region| price(game, state, region))
        .min()?;
    let all = targets.into_iter();
    let all = all.filter(|&region| price(game, state, region) == least);
    Some((least, all.collect()))
}

/// Attacks as long as monsters are left. Gives whether a die must fall first.
fn attack(hands: &mut Hands, me: TileId, vein: usize) -> bool {
    loop {
        let (game, state) = (hands.game, hands.state());
        let pool = get(game, state, PHASE, POOL);
        let Some((least, ties)) = cheapest(game, state, vein) else {
            return false;
        };
        if pool == 0 || pool + BEST_DIE < least {
            return false;
        }
        let ask = |hands: &mut Hands, word| {
            let deed = game.deed_of_tile(me, word);
            let who = PeopleId::active(hands.turn().seat);
            hands.ask(deed, who, RegionId::NONE);
        };
        let chosen = get(game, state, PHASE, TARGET).checked_sub(1).map(RegionId);
        let chosen = chosen.filter(|&region| ties.has(region));
        match chosen.or_else(|| ties.lowest().filter(|_| ties.len() == 1)) {
            None => {
                ask(hands, TIE);
                return true;
            }
            Some(region) if pool >= least => take(hands, vein, region, least),
            Some(region) => {
                set(hands, PHASE, TARGET, region.0 + 1);
                ask(hands, LAST);
                return true;
            }
        }
    }
}

/// The die says which of the cheapest is attacked: the face counts them from the lowest number on.
pub(super) fn choose(hands: &mut Hands, _: By, face: u8) {
    let (game, state) = (hands.game, hands.state());
    let vein = usize::from(get(game, state, PHASE, VEIN)).saturating_sub(1);
    tell_die(hands, face);
    if let Some((_, ties)) = cheapest(game, hands.state(), vein) {
        let place = usize::from(face) % usize::from(ties.len()).max(1);
        let region = ties.into_iter().nth(place);
        set(
            hands,
            PHASE,
            TARGET,
            region.map_or(0, |region| region.0 + 1),
        );
    }
}

/// The die of the last attack.
pub(super) fn reinforce(hands: &mut Hands, _: By, face: u8) {
    let (game, state) = (hands.game, hands.state());
    let vein = usize::from(get(game, state, PHASE, VEIN)).saturating_sub(1);
    let pool = get(game, state, PHASE, POOL);
    let target = get(game, state, PHASE, TARGET).checked_sub(1);
    set(hands, PHASE, TARGET, 0);
    tell_die(hands, face);
    let Some(region) = target.map(RegionId) else {
        return;
    };
    set(hands, PHASE, LAST_TARGET, region.0 + 1);
    if pool + face >= price(game, hands.state(), region) {
        take(hands, vein, region, pool);
    } else {
        end(hands, vein);
    }
}

fn tell_die(hands: &mut Hands, face: u8) {
    let seat = hands.turn().seat;
    hands.tell(Event::Rolled { seat, face });
}

/// So many monsters take a region; its defenders lose as to any attack.
fn take(hands: &mut Hands, vein: usize, region: RegionId, monsters: u8) {
    let pool = get(hands.game, hands.state(), PHASE, POOL);
    set(hands, PHASE, POOL, pool - monsters);
    set(hands, PHASE, TARGET, 0);
    set(hands, PHASE, LAST_TARGET, region.0 + 1);
    losses::clear(hands, region, 1);
    put(hands, vein, region, monsters);
}
