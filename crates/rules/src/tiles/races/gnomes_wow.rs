//! They come by air.

use crate::conquest;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::ids::RegionId;
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::{Chance, Stage};
use crate::tile::{
    Deed, Faction, GameBox, Hooks, NONE, QUESTION, Question, Tile, VERB, Verb, Window, race, words,
};

/// Gnomes.
pub static TILE: Tile = Tile {
    icon: "propeller-beanie",
    help: words(
        "Once a turn you may announce any region of any island as next to yours and roll the die for nothing: it costs so much less. If that is still too dear it may be your final conquest, with a second roll.",
        "Une fois par tour, annoncez une région de n’importe quelle île comme voisine et lancez le dé gratuitement : elle coûte autant de moins. Si c’est encore trop cher, ce peut être votre dernière conquête, avec un second lancer.",
    ),
    short: words(
        "Each turn an attack by air anywhere, with a free die.",
        "À chaque tour, un assaut aérien n’importe où, dé gratuit.",
    ),
    rulings: &["W-21", "W-22", "W-76"],
    hooks: Hooks {
        verbs: &[
            Verb {
                word: "assault",
                name: words(
                    "attack by air, the die first",
                    "assaut aérien, le dé d'abord",
                ),
                short: words("by air", "par les airs"),
                key: 'v',
                icon: "helicopter",
                attacks: true,
                asks_first: true,
                window: Window::Conquest,
                deed: Deed::Region {
                    candidates: anywhere,
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
                    ruling: "W-21",
                    words: words("the die for the attack by air", "le dé de l'assaut aérien"),
                    fits: |cx| cx.state.turn().target.is_some(),
                    ..QUESTION
                }),
                ..VERB
            },
            Verb {
                word: LAST,
                name: words(
                    "make it the final conquest",
                    "en faire la dernière conquête",
                ),
                short: words("roll again", "relancer"),
                key: 'v',
                icon: "rolling-dices",
                window: Window::Asked,
                deed: Deed::Offer {
                    refuse: |cx| (!may_roll(cx)).then_some(Refusal::Tile(&TOO_DEAR)),
                    yes: |hands, _| hands.ask_fate(Chance::Die),
                    no: |hands, by| call_off(hands, by),
                },
                question: Some(Question {
                    id: LAST,
                    ruling: "W-22",
                    words: words(
                        "whether the attack by air becomes the final conquest",
                        "si l'assaut aérien devient la dernière conquête",
                    ),
                    fits: |cx| cx.state.turn().stage == Stage::Conquest && may_roll(cx),
                    title: words("Attack by air", "Assaut aérien"),
                    task: |speaker, _| {
                        speaker.pick(
                            "Still too dear. Make it your final conquest with a second roll, or call the attack off?",
                            "Encore trop cher. En faire votre dernière conquête avec un second lancer, ou renoncer ?",
                        )
                    },
                    no: words("Call it off", "Renoncer"),
                    ..QUESTION
                }),
                ..VERB
            },
        ],
        aim: Some(|cx| {
            let target = cx.state.turn().target;
            if target.is_some() {
                RegionSet::one(target)
            } else {
                RegionSet::EMPTY
            }
        }),
        price: Some(|cx| {
            let target = cx.state.turn().target;
            let face = cx.memo() / FACE;
            if cx.is_armed(cx.asked) && target.is_some() {
                (RegionSet::one(target), -(face as i8))
            } else {
                (RegionSet::EMPTY, 0)
            }
        }),
        ..NONE
    },
    ..race("gnomes-wow", words("Gnomes", "Gnomes"), 5, 10)
        .of(GameBox::Warcraft)
        .sworn_to(Faction::Alliance)
};

const ROLL: &str = "assault-die";
const LAST: &str = "press-on";
/// The memo: whether there was an attack by air this turn, and what the die showed for it.
const USED: u8 = 1;
const FACE: u8 = 2;

static ONCE: Reason = Reason {
    ruling: "W-21",
    words: words(
        "there was an attack by air this turn",
        "il y a déjà eu un assaut aérien ce tour",
    ),
};
static TOO_DEAR: Reason = Reason {
    ruling: "W-22",
    words: words(
        "no roll could be enough for that region",
        "aucun jet ne suffirait pour cette région",
    ),
};

/// Every region that the race may hold and that nothing shields from it.
fn anywhere(cx: &Cx) -> RegionSet {
    reach::attackable(cx, cx.board().all()) - cx.board().water()
}

fn refuse(cx: &Cx, region: RegionId, anywhere: RegionSet) -> Option<Refusal> {
    if cx.memo() != 0 {
        return Some(Refusal::Tile(&ONCE));
    }
    if let Some(refusal) = reach::refuse(cx, region, anywhere) {
        return Some(refusal);
    }
    (cx.force() < cx.least()).then_some(Refusal::EmptyHand)
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    conquest::announce(hands, region);
    hands.announce_target(region);
    hands.remember(by, USED);
    hands.arm(by);
    let deed = hands.game.deed_of_tile(hands.cx_by(by).asked_id(), ROLL);
    hands.ask(deed, by.people, region);
}

/// The price of the region announced, and the tokens there are.
fn stakes(cx: &Cx) -> (u8, u8) {
    (Prices::new(*cx).of(cx.state.turn().target), cx.force())
}

fn may_roll(cx: &Cx) -> bool {
    let target = cx.state.turn().target;
    if target.is_none() {
        return false;
    }
    let (needs, has) = stakes(cx);
    has >= cx.least() && has < needs && needs <= has + BEST_DIE
}

/// The free die has fallen: the region is taken if that is enough; if not it may be the final conquest (W-21, W-22).
fn rolled(hands: &mut Hands, by: By, face: u8) {
    let seat = by.seat();
    hands.tell(Event::Rolled { seat, face });
    hands.remember(by, USED + face * FACE);
    let cx = hands.cx_by(by);
    let (needs, has) = stakes(&cx);
    let (region, rolls) = (cx.state.turn().target, may_roll(&cx));
    if needs <= has {
        hands.announce_target(RegionId::NONE);
        conquest::take(hands, region, needs);
    } else if rolls {
        let deed = hands.game.deed_of_tile(hands.cx_by(by).asked_id(), LAST);
        hands.ask(deed, by.people, region);
    } else {
        conquest::fail(hands, region, needs, has);
        call_off(hands, by);
    }
}

/// The attack is spent, and conquests go on (W-22).
fn call_off(hands: &mut Hands, by: By) {
    hands.announce_target(RegionId::NONE);
    hands.remember(by, USED);
    hands.put_die_away();
}
