//! A catapult throws an attack over one region.

use crate::board::Terrain;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::exposed;
use crate::ids::RegionId;
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{
    Deed, GameBox, Hooks, NONE, PIECE, PRICE, Piece, Price, Rule, Tile, VERB, Verb, When, Window,
    power, words,
};

/// Catapult.
pub static TILE: Tile = Tile {
    icon: "trebuchet",
    help: words(
        "Once per turn the catapult, set in a held region, takes a region exactly one region further for one token less. Its own region is immune while it stays.",
        "Une fois par tour, la catapulte placée dans une région tenue attaque une région située exactement une région plus loin, pour un pion de moins. Sa propre région est imprenable tant qu'elle y reste.",
    ),
    short: words(
        "Takes a region one further for one token less.",
        "Prend une région plus loin, un pion de moins.",
    ),
    rulings: &["F-15", "F-16", "F-17", "F-18"],
    rules: &[Rule::Price(Price {
        amount: -1,
        when: When::Armed,
        ..PRICE
    })],
    pieces: &[Piece {
        id: "catapult-piece",
        icon: "catapult",
        name: words("catapult", "catapulte"),
        immune: true,
        ..PIECE
    }],
    hooks: Hooks {
        verbs: &[Verb {
            word: "catapult",
            name: words("set up the catapult", "installer la catapulte"),
            short: words("catapult", "catapulte"),
            key: 'f',
            icon: "catapult",
            tool: true,
            window: Window::Conquest,
            deed: Deed::Region {
                candidates: |cx| cx.me().regions,
                refuse,
                act,
            },
            once: Some(&USED),
            ..VERB
        }],
        aim: Some(|cx| in_range(cx, cx.regions_with(cx.piece(0)) & cx.me().regions)),
        ..NONE
    },
    ..power("catapult", words("Catapult", "Catapultés"), 4).of(GameBox::BeNotAfraid)
};

static USED: Reason = Reason {
    ruling: "F-16",
    words: words(
        "the catapult has attacked this turn",
        "la catapulte a déjà attaqué ce tour",
    ),
};
static NO_TARGET: Reason = Reason {
    ruling: "F-15",
    words: words(
        "no region exactly one region away can be attacked from there",
        "aucune région située exactement une région plus loin n'est attaquable de là",
    ),
};

/// Regions with exactly one region between: not a sea, but a lake will do (F-15, F-17). Links count as
/// borders (P-30).
fn in_range(cx: &Cx, from: RegionSet) -> RegionSet {
    let near = reach::adjacent(cx, from);
    let barred = cx.board().terrain(Terrain::Sea) | cx.board().closed();
    reach::adjacent(cx, near - barred) - near - from
}

fn refuse(cx: &Cx, region: RegionId, _: RegionSet) -> Option<Refusal> {
    if !cx.me().regions.has(region) {
        return Some(Refusal::NotHeld { region });
    }
    if let Some(refusal) = exposed::refuse_shelter_at(cx, region) {
        return Some(refusal);
    }
    let has = cx.force();
    if has < cx.least() {
        return Some(Refusal::Tile(&NO_TARGET));
    }
    let range = in_range(cx, RegionSet::one(region));
    // Another tool may have prepared the same conquest (U-63).
    let range = range & reach::aim(cx).unwrap_or(cx.board().all());
    let targets = reach::attackable(cx, range);
    let prices = Prices::when_armed(*cx);
    let help = cx.after_die();
    let enough = |target: RegionId| prices.of(target) <= has + BEST_DIE + help;
    let any = targets.into_iter().any(enough);
    (!any).then_some(Refusal::Tile(&NO_TARGET))
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    let piece = hands.cx_by(by).piece(0);
    hands.remember(by, 1);
    hands.bring_piece(by.people, piece, region);
    hands.arm(by);
}
