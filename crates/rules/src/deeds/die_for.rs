//! A die before some conquests: the region is announced, the die rolled, and the price is so much lower (U-24).

use crate::conquest;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::ids::{RegionId, TileId};
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{Deed, Hooks, NONE, QUESTION, Question, VERB, Verb, Window, words};
use crate::turn;

/// The question to fate.
const ROLL: &str = "wisp-die";

pub(super) static HOOKS: Hooks = Hooks {
    verbs: &[
        Verb {
            word: "wisp",
            name: words(
                "roll first, then conquer for so much less",
                "lancer le dé, puis conquérir pour autant de moins",
            ),
            short: words("roll for", "dé pour"),
            key: 'w',
            icon: "rolling-dices",
            attacks: true,
            tool: true,
            asks_first: true,
            window: Window::Conquest,
            deed: Deed::Region {
                candidates,
                refuse,
                act,
            },
            ..VERB
        },
        Verb {
            word: ROLL,
            window: Window::Asked,
            deed: Deed::Die { act: rolled },
            question: Some(Question {
                id: ROLL,
                ruling: "U-24",
                words: words("the die for the region", "le dé pour la région"),
                fits: |cx| cx.state.turn().target.is_some(),
                ..QUESTION
            }),
            ..VERB
        },
    ],
    ..NONE
};

static NO_DIE_THERE: Reason = Reason {
    ruling: "U-24",
    words: words(
        "no die for region {region}: it is not of the right kind, nor next to such a region that is held",
        "pas de dé pour la région {region} : ni du bon type, ni voisine d'une telle région occupée",
    ),
};

static HOPELESS: Reason = Reason {
    ruling: "U-26",
    words: words(
        "more than three tokens are missing for region {region}: no roll could be enough",
        "il manque plus de trois pions pour la région {region} : aucun jet ne suffirait",
    ),
};

/// Regions for which a die may be rolled.
fn fields(cx: &Cx) -> RegionSet {
    let kind = cx
        .tiles()
        .fold(RegionSet::EMPTY, |all, (_, tile)| all | tile.die_for);
    kind | reach::adjacent(cx, cx.me().regions & kind)
}

/// Regions in reach that may be taken with three tokens fewer, and that are of the right kind.
fn candidates(cx: &Cx) -> RegionSet {
    let (prices, has) = (Prices::new(*cx), cx.force());
    if has < cx.least() {
        return RegionSet::EMPTY;
    }
    let hopeful = |region: &RegionId| prices.of(*region) <= has + BEST_DIE;
    let near = reach::targets_but(cx, prices.plain()) & fields(cx);
    near.into_iter().filter(hopeful).collect()
}

fn refuse(cx: &Cx, region: RegionId, candidates: RegionSet) -> Option<Refusal> {
    if candidates.has(region) {
        return None;
    }
    let targets = reach::targets(cx);
    if !(targets & fields(cx)).has(region) {
        let reason = &NO_DIE_THERE;
        let out_of_reach = reach::refuse(cx, region, targets);
        return out_of_reach.or(Some(Refusal::TileAt { reason, region }));
    }
    if cx.force() < cx.least() {
        return Some(Refusal::EmptyHand);
    }
    let reason = &HOPELESS;
    Some(Refusal::TileAt { reason, region })
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    conquest::announce(hands, region);
    hands.announce_target(region);
    let tile: TileId = hands.cx_by(by).asked_id();
    let deed = hands.game.deed_of_tile(tile, ROLL);
    hands.ask(deed, by.people, region);
}

/// The die has fallen: the region is taken if that is enough, and the conquests are over if it is not (U-24, U-25).
fn rolled(hands: &mut Hands, by: By, face: u8) {
    let seat = by.seat();
    hands.tell(Event::Rolled { seat, face });
    let region = hands.turn().target;
    hands.announce_target(RegionId::NONE);
    let cx = hands.cx_of(by.people);
    let needs = Prices::new(cx).with_discount(region, face);
    let has = cx.me().hand;
    if needs <= has {
        conquest::take(hands, region, needs);
    } else {
        conquest::fail(hands, region, needs, has);
        turn::begin_redeployment(hands);
    }
}
