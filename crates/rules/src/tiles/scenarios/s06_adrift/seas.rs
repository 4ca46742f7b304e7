//! What becomes of the seas when a hex drifts: they join, or one is torn.

use super::drift::{PARTS, get, set};
use crate::cx::Cx;
use crate::effect::{By, Hands, Numbers};
use crate::game::Game;
use crate::ids::{MAX_REGIONS, RegionId};
use crate::realm::Realm;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::State;
use crate::tile::words;

static NO_PART: Reason = Reason {
    ruling: "R-30",
    words: words(
        "the tokens stay in a part of the sea in which they were",
        "les pions restent dans une partie de la mer où ils étaient",
    ),
};

/// What becomes of each region: the regions that were it before.
pub(super) type Fates = [RegionSet; MAX_REGIONS];

pub(super) fn fates(before: &Realm, after: &Realm) -> Fates {
    let (before, after) = (before.numbered(), after.numbered());
    let mut fates = [RegionSet::EMPTY; MAX_REGIONS];
    for (&from, &to) in before.iter().flatten().zip(after.iter().flatten()) {
        let fate = fates.get_mut(usize::from(from));
        if let Some(fate) = fate.filter(|_| usize::from(to) < MAX_REGIONS) {
            *fate = fate.with(RegionId(to));
        }
    }
    fates
}

/// The new number of each region, and the held sea that falls apart, if one does, with its parts. What is in it goes to
/// its first part that nobody else has; its holder is asked then.
pub(super) fn new_numbers(
    game: &Game,
    state: &State,
    fates: &Fates,
) -> (Numbers, Option<(RegionId, RegionSet)>) {
    let mut to: Numbers = std::array::from_fn(|region| RegionId(region as u8));
    let mut torn = None;
    let water = game.board().water();
    for sea in water {
        let parts = fates[sea.index()];
        let held = water.into_iter().filter(|&other| other != sea);
        let others = held.filter(|&other| state.holder(other).is_some());
        let others = others.fold(RegionSet::EMPTY, |all, other| all | fates[other.index()]);
        let free = parts - others;
        let first = free.lowest().or(parts.lowest());
        to[sea.index()] = first.unwrap_or(sea);
        if state.holder(sea).is_some() && parts.len() > 1 && !free.is_empty() {
            torn = Some((sea, parts));
        }
    }
    (to, torn)
}

/// The number of the first sea: all land comes before it.
fn first_sea(game: &Game) -> u8 {
    let realm = game.first_board().realm();
    let hexes = realm.iter().flat_map(|realm| &realm.hexes);
    hexes.map(|hex| hex.tile.land() as u8).sum()
}

pub(super) fn set_parts(hands: &mut Hands, parts: RegionSet) {
    let first = first_sea(hands.game);
    let seas = parts
        .into_iter()
        .filter_map(|part| part.0.checked_sub(first));
    let bits = seas.fold(0_u16, |bits, sea| bits | 1 << (sea & 15));
    let [low, high] = bits.to_le_bytes();
    set(hands, PARTS, 0, low);
    set(hands, PARTS, 1, high);
}

/// The parts of the sea that was torn.
pub(super) fn parts(game: &Game, state: &State) -> RegionSet {
    let byte = |place: usize| u16::from(get(game, state, PARTS, place));
    let bits = byte(0) | byte(1) << 8;
    let first = first_sea(game);
    let seas = (0..16).filter(|sea| bits >> sea & 1 == 1);
    seas.map(|sea| RegionId(first + sea)).collect()
}

pub(super) fn refuse_part(_: &Cx, region: RegionId, parts: RegionSet) -> Option<Refusal> {
    (!parts.has(region)).then_some(Refusal::Tile(&NO_PART))
}

/// The tokens of a torn sea stay in the part that their owner has chosen.
pub(super) fn stay(hands: &mut Hands, by: By, region: RegionId) {
    set_parts(hands, RegionSet::EMPTY);
    let mut to: Numbers = std::array::from_fn(|region| RegionId(region as u8));
    to[by.at.index() & (MAX_REGIONS - 1)] = region;
    hands.renumber(&to);
}
