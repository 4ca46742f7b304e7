//! One file per relic: a marker that moves to where it is used, once a turn (U-63).

pub mod aegis_of_aggramar;
pub mod ashes_of_alar;
pub mod doomhammer;
pub mod flying_doormat;
pub mod froggys_ring;
pub mod frostmourne;
pub mod heart_of_azeroth;
pub mod killer_rabbit_sword;
pub mod scepter_of_avarice;
pub mod shiny_orb;
pub mod stinky_trolls_socks;

use crate::cx::{Asked, Cx};
use crate::deeds::tool::USED;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::ids::RegionId;
use crate::refusal::Reason;
use crate::state::Whose;
use crate::tile::{Tile, words};
use crate::tiles::boxes::underground;

/// Those that a bag can stand for, in the order of the catalogue.
pub static ALL: [&Tile; 6] = [
    &froggys_ring::TILE,
    &stinky_trolls_socks::TILE,
    &killer_rabbit_sword::TILE,
    &shiny_orb::TILE,
    &flying_doormat::TILE,
    &scepter_of_avarice::TILE,
];

/// How the bag calls them.
pub const WORDS: [&str; 6] = ["ring", "socks", "sword", "orb", "doormat", "scepter"];

/// Why an artifact does not help twice in a turn.
pub(crate) static ONCE_A_TURN: Reason = Reason {
    ruling: "W-58",
    words: words(
        "this artifact was used this turn",
        "cet artefact a déjà servi ce tour",
    ),
};

/// Where a relic that was set this turn stands: its own region, or that of the bag.
pub(crate) fn set_in(cx: &Cx) -> Option<RegionId> {
    if cx.memo() & USED == 0 {
        return None;
    }
    cx.here().or_else(|| underground::bag_at(cx.game, cx.state))
}

/// Whether the same relic was set in a region this turn by another hand (U-48).
pub(crate) fn is_set_twice(cx: &Cx, region: RegionId) -> bool {
    let me = cx.asked_id();
    let forces = 0..cx.state.forces().len();
    forces.map(|place| Asked::More(place as u8)).any(|asked| {
        let other = cx.ask(asked);
        asked != cx.asked && other.asked_id() == me && set_in(&other) == Some(region)
    })
}

/// Sets a relic in a region, for this turn.
pub(crate) fn set(hands: &mut Hands, by: By, region: RegionId) {
    hands.remember(by, USED);
    let tile = hands.cx_by(by).asked_id();
    let Asked::More(place) = by.asked else { return };
    let force = hands.state().forces()[usize::from(place)];
    if force.whose.is_region().is_some() {
        hands.give(usize::from(place), Whose::holder_of(region));
        hands.tell(Event::Moved { tile, region });
    } else {
        underground::set_bag(hands, region);
    }
}
