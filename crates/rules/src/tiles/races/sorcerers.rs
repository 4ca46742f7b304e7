//! Sorcerers turn a lone enemy token into one of their own.

use crate::conquest;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::ids::RegionId;
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{Deed, Hooks, NONE, Tile, VERB, Verb, Window, race, words};

/// Sorcerers.
pub static TILE: Tile = Tile {
    icon: "warlock-eye",
    help: words(
        "Once per turn and opponent, a lone active token next to them becomes a Sorcerer from the tray: that region is conquered.",
        "Une fois par tour et par adversaire, un pion actif seul et voisin devient un Sorcier du casier : la région est conquise.",
    ),
    short: words(
        "Each turn they convert a lone token per opponent.",
        "Convertissent un pion isolé par adversaire et tour.",
    ),
    rulings: &["B-97", "B-98", "B-99", "B-100", "B-101", "B-102", "B-103"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "convert",
            name: words("convert a lone token", "convertir un pion seul"),
            short: words("convert", "convertir"),
            key: 'c',
            icon: "warlock-eye",
            attacks: true,
            price: None,
            window: Window::Conquest,
            deed: Deed::Region {
                candidates: reach::unentered,
                refuse,
                act,
            },
            ..VERB
        }],
        ..NONE
    },
    ..race("sorcerers", words("Sorcerers", "Sorciers"), 5, 18)
};

static NO_TOKEN_TO_TURN: Reason = Reason {
    ruling: "B-97",
    words: words(
        "only a region held by an opponent's active race can be converted",
        "seule une région tenue par le peuple actif d'un adversaire peut être convertie",
    ),
};
static NOT_ALONE: Reason = Reason {
    ruling: "B-97",
    words: words(
        "the token is not alone in its region",
        "le pion n'est pas seul dans sa région",
    ),
};
static ONCE_EACH: Reason = Reason {
    ruling: "B-97",
    words: words(
        "this opponent was converted once this turn",
        "cet adversaire a déjà subi une conversion ce tour",
    ),
};
static EMPTY_TRAY: Reason = Reason {
    ruling: "B-98",
    words: words(
        "too few tokens of this race are left in the tray",
        "il reste trop peu de pions de ce peuple dans le casier",
    ),
};

fn refuse(cx: &Cx, region: RegionId, near: RegionSet) -> Option<Refusal> {
    let holder = cx.state.holder(region);
    let living = holder.is_some() && cx.game.is_active_race(holder);
    if !living || holder.seat() == cx.seat() {
        return Some(Refusal::Tile(&NO_TOKEN_TO_TURN));
    }
    if let Some(refusal) = reach::refuse(cx, region, near) {
        return Some(refusal);
    }
    if cx.company(region) != 1 {
        return Some(Refusal::Tile(&NOT_ALONE));
    }
    if cx.memo() & seat_bit(cx, region) != 0 {
        return Some(Refusal::Tile(&ONCE_EACH));
    }
    (cx.tray() < cx.least()).then_some(Refusal::Tile(&EMPTY_TRAY))
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    let cx = hands.cx_by(by);
    let converted = cx.memo() | seat_bit(&cx, region);
    hands.remember(by, converted);
    conquest::convert(hands, region);
}

fn seat_bit(cx: &Cx, region: RegionId) -> u8 {
    1 << cx.state.holder(region).seat().0
}
