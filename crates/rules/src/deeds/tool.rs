//! Tools: relics that help the next conquest, several together if one likes (U-63). They move to where they helped.

use crate::cx::{Asked, Cx};
use crate::effect::{By, Hands, Table};
use crate::event::Event;
use crate::ids::RegionId;
use crate::legal;
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::state::{STRUCK, Whose};
use crate::tile::{Deed, words};

/// The deed of a tool.
pub(crate) const DEED: Deed = Deed::Now { refuse, act };

/// In the memo of a relic: it was used this turn.
pub(crate) const USED: u8 = 1;

pub(crate) static ONCE: Reason = Reason {
    ruling: "U-63",
    words: words(
        "this relic was used this turn",
        "cette relique a déjà servi ce tour",
    ),
};
static TWICE: Reason = Reason {
    ruling: "U-48",
    words: words(
        "the bag does not double a relic in the same conquest",
        "la musette ne double pas une relique dans la même conquête",
    ),
};
static IN_VAIN: Reason = Reason {
    ruling: "U-63",
    words: words(
        "no region could be conquered with it now",
        "aucune région ne serait prise avec elle maintenant",
    ),
};

fn refuse(cx: &Cx) -> Option<Refusal> {
    let me = cx.asked_id();
    if cx.armed().any(|(asked, _)| cx.ask(asked).asked_id() == me) {
        return Some(Refusal::Tile(&TWICE));
    }
    (!helps(cx)).then_some(Refusal::Tile(&IN_VAIN))
}

/// Whether a region could be taken once this tool is ready, with the final die at best or by an attack of its own.
fn helps(cx: &Cx) -> bool {
    let mut state = *cx.state;
    Table::new(cx.game, &mut state, &mut ()).arm(cx.by());
    let armed = Cx::new(cx.game, &state, cx.people);
    let force = cx.force();
    let mut targets = reach::targets(&armed).into_iter();
    let best = force + BEST_DIE + armed.after_die();
    let prices = Prices::new(armed);
    let bought = force >= cx.least() && targets.any(|region| prices.of(region) <= best);
    bought || legal::any_led(&armed)
}

fn act(hands: &mut Hands, by: By) {
    hands.remember(by, USED);
    hands.arm(by);
}

/// After a conquest: a relic that helped moves there (U-12); the bag stays with its owner.
pub(crate) fn moves(hands: &mut Hands, by: By, region: RegionId) {
    let cx = hands.cx_by(by);
    if cx.memo() & STRUCK == 0 {
        return;
    }
    hands.remember(by, USED);
    move_to(hands, by, region);
}

/// What lies in a region moves to another; the bag stays with its owner (U-48).
pub(crate) fn move_to(hands: &mut Hands, by: By, region: RegionId) {
    let tile = hands.cx_by(by).asked_id();
    if let Asked::More(place) = by.asked
        && hands.state().forces()[usize::from(place)]
            .whose
            .is_region()
            .is_some()
    {
        hands.give(usize::from(place), Whose::holder_of(region));
        hands.tell(Event::Moved { tile, region });
    }
}
