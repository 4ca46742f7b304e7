//! A hammer that one token wields.

use crate::conquest;
use crate::cx::Cx;
use crate::deeds::tool::{self, USED};
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::exposed;
use crate::fees;
use crate::ids::RegionId;
use crate::price;
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{Deed, GameBox, Hooks, Kind, NONE, Tile, VERB, Verb, Window, other, words};
use crate::tiles::relics::ONCE_A_TURN;

/// Doomhammer.
pub static TILE: Tile = Tile {
    icon: "warhammer",
    help: words(
        "Once a turn a single token takes a region in reach, whatever defends it, for two coins to whoever holds it, or to the bank.",
        "Une fois par tour, un seul pion prend une région à portée, quelle que soit sa défense, contre deux jetons à qui la tient, ou à la réserve.",
    ),
    rulings: &["W-57", "W-61"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "hammer",
            name: words("strike with the hammer", "frapper du marteau"),
            short: words("hammer", "marteau"),
            key: 'g',
            icon: "hammer-drop",
            attacks: true,
            led: true,
            asks_first: true,
            price: Some(|cx| price::fixed(cx, PRICE)),
            coins: Some(|_| COINS),
            window: Window::Conquest,
            deed: Deed::Region {
                candidates: reach::targets,
                refuse,
                act,
            },
            ..VERB
        }],
        ..NONE
    },
    ..other(
        Kind::Relic,
        "doomhammer",
        words("Doomhammer", "Marteau-du-Destin"),
    )
    .of(GameBox::Warcraft)
};

const PRICE: u8 = 1;
const COINS: u8 = 2;

static TOO_POOR: Reason = Reason {
    ruling: "W-61",
    words: words(
        "the hammer costs two coins, to whoever holds the region or to the bank",
        "le marteau coûte deux jetons, à qui tient la région ou à la réserve",
    ),
};

fn refuse(cx: &Cx, region: RegionId, targets: RegionSet) -> Option<Refusal> {
    if cx.memo() != 0 {
        return Some(Refusal::Tile(&ONCE_A_TURN));
    }
    if let Some(refusal) = reach::refuse(cx, region, targets) {
        return Some(refusal);
    }
    let fee = fees::due(cx.game, cx.state, cx.seat(), region);
    if fees::purse(cx) < u16::from(fee + COINS) {
        return Some(Refusal::Tile(&TOO_POOR));
    }
    let (needs, has) = (price::fixed(cx, PRICE), cx.force());
    if has < needs {
        return Some(Refusal::NotEnough { region, needs, has });
    }
    exposed::refuse_shelter(cx)
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    let tokens = price::fixed(&hands.cx_by(by), PRICE);
    hands.remember(by, USED);
    let (seat, holder) = (by.seat(), hands.state().holder(region));
    if holder.is_none() {
        hands.pay(seat, COINS.into());
        hands.tell(Event::Spent { seat, coins: COINS });
    } else if holder.seat() != seat {
        // Who holds it himself, in decline, gives them to himself.
        hands.hand_over(seat, holder.seat(), COINS);
    }
    conquest::conquer_with(hands, region, tokens);
    tool::move_to(hands, by, region);
}
