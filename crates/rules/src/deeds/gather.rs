//! In decline the tokens of a race gather in one of its regions, as many as it had regions (D-07, D-08).

use crate::cx::Cx;
use crate::deeds::vanish;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::extras;
use crate::ids::{PeopleId, RegionId};
use crate::losses;
use crate::notation::agree;
use crate::refusal::Refusal;
use crate::state::Stage;
use crate::tile::{Deed, Hooks, NONE, QUESTION, Question, VERB, Verb, Window, words};
use crate::turn;

const NAME: &str = "tower";

pub(super) static HOOKS: Hooks = Hooks {
    verbs: &[Verb {
        word: "keep",
        name: words("raise the tower here", "élever la tour ici"),
        icon: "tower-flag",
        window: Window::Asked,
        deed: Deed::Region {
            candidates: |cx| cx.me().regions,
            refuse: |cx, region, held| {
                (!held.has(region) || cx.me().regions.is_empty())
                    .then_some(Refusal::NotHeld { region })
            },
            act: |hands, by, region| {
                hands.remember(by, region.0 + 1);
                turn::fall(hands);
            },
        },
        question: Some(Question {
            id: NAME,
            ruling: "D-07",
            words: words(
                "which region keeps the ivory tower",
                "quelle région garde la tour d'ivoire",
            ),
            fits: |cx| {
                let stage = cx.state.turn().stage;
                cx.people == PeopleId::active(cx.state.turn().seat)
                    && matches!(stage, Stage::Choice | Stage::LateDecline)
                    && !cx.me().regions.is_empty()
            },
            title: words("The tower", "La tour"),
            task: |speaker, _| {
                speaker.pick(
                    "Your people withdraws: choose the region of its ivory tower.",
                    "Votre peuple se retire : choisissez la région de sa tour d'ivoire.",
                )
            },
            in_full: |speaker, _, _| {
                Some(speaker.pick(
                    "Choose the region in which the tower rises; the others are left (D-07).",
                    "Choisissez la région où s'élève la tour ; les autres sont quittées (D-07).",
                ))
            },
            ..QUESTION
        }),
        ..VERB
    }],
    before_decline: Some(before),
    in_decline: Some(gather),
    decline_note: Some(|speaker, cx| {
        if vanish::may_be_wanted(cx) {
            return None;
        }
        let (race, tokens) = (speaker.race(cx.me().race), height(cx));
        let text = speaker.pick(
            format!("The {race} gather {tokens} token(s) in a tower in one region, which you choose next, and leave the others (D-07)."),
            format!("{race} : {tokens} pion(s) réuni(s) dans une tour, dans une région à choisir ensuite ; les autres sont quittées (D-07)."),
        );
        Some(agree(speaker.language(), &text))
    }),
    ..NONE
};

/// Tokens of the race on the map: only they build (D-07).
fn builders(cx: &Cx) -> u8 {
    let regions = cx.me().regions.into_iter();
    regions
        .map(|region| cx.game.race_tokens(cx.state, region))
        .sum()
}

fn height(cx: &Cx) -> u8 {
    cx.me().regions.len().min(builders(cx))
}

fn before(hands: &mut Hands, by: By) -> bool {
    // Whoever vanishes leaves nothing to gather (D-13).
    if vanish::may_be_wanted(&hands.cx_of(by.people)) {
        return false;
    }
    let cx = hands.cx_by(by);
    let asks = cx.me().regions.len() > 1 && builders(&cx) > 0;
    if asks {
        let deed = hands.game.deed_of_tile(cx.asked_id(), NAME);
        hands.ask(deed, by.people, RegionId::NONE);
    }
    asks
}

/// One token for each region held, also for one held by others alone, as far as there are any; the rest goes, and
/// the other regions are free.
fn gather(hands: &mut Hands, by: By) -> bool {
    let cx = hands.cx_by(by);
    let regions = cx.me().regions;
    let height = height(&cx);
    let chosen = cx.memo().checked_sub(1).map(RegionId);
    let Some(tower) = chosen.or(regions.lowest()) else {
        return false;
    };
    for region in regions {
        let standing = hands.state().tokens(region);
        hands.lift(by.people, region, standing);
        if region != tower || height == 0 {
            losses::strip(hands, by.people, region);
        }
    }
    extras::disband(hands, by.people);
    if height > 0 {
        hands.settle(by.people, tower, height);
        let (seat, race) = (by.seat(), hands.people(by.people).race);
        hands.tell(Event::Gathered {
            seat,
            race,
            region: tower,
            tokens: height,
        });
    }
    true
}
