//! Those who vanish: at decline each region pays one coin more, and nothing stays (U-49).

use crate::cx::{Asked, Cx};
use crate::effect::Table;
use crate::event::{Event, Sink, Source};
use crate::ids::{PeopleId, RegionId};
use crate::losses;
use crate::ready;
use crate::tile::{Deed, Hooks, NONE, QUESTION, Question, VERB, Verb, Window, words};

/// The question of those who have the choice.
pub(crate) const VANISH: &str = "vanish";

/// The memo of a tile that is wanted, and of one that is not.
const YES: u8 = 1;
const NO: u8 = 2;

pub(super) static HOOKS: Hooks = Hooks {
    verbs: &[Verb {
        word: VANISH,
        name: words(
            "vanish for a coin more from each region",
            "disparaître pour un jeton de plus par région",
        ),
        short: words("vanish", "disparaître"),
        key: 'v',
        icon: "teleport",
        window: Window::Asked,
        deed: Deed::Offer {
            refuse: |_| None,
            yes: |hands, by| {
                hands.remember(by, YES);
                crate::turn::fall(hands);
            },
            no: |hands, by| {
                hands.remember(by, NO);
                crate::turn::decline(hands, by.seat());
            },
        },
        question: Some(Question {
            id: VANISH,
            ruling: "U-84",
            words: words(
                "whether the race vanishes at its decline",
                "si le peuple disparaît à son déclin",
            ),
            fits: |cx| cx.people.is_active(),
            title: words("Vanish?", "Disparaître ?"),
            task: |speaker, _| {
                speaker.pick(
                    "Vanish: each region pays one coin more, then all tokens leave.",
                    "Disparaître : chaque région rapporte un jeton de plus, puis tous les pions partent.",
                )
                .to_owned()
            },
            no: words("No, decline as usual", "Non, un déclin ordinaire"),
            ..QUESTION
        }),
        ..VERB
    }],
    // A place forces nobody to use its power (U-84).
    before_decline: Some(|hands, by| {
        if matches!(by.asked, Asked::More(_)) && hands.cx_by(by).memo() == 0 {
            let deed = hands.game.deed_of_tile(hands.cx_by(by).asked_id(), VANISH);
            hands.ask(deed, by.people, RegionId::NONE);
            return true;
        }
        false
    }),
    ..NONE
};

/// Whether a race that could vanish does: its own tiles say so, those that lie out only if it wants to.
pub(crate) fn is_wanted(cx: &Cx) -> bool {
    cx.any_asked(|asked, tile| {
        tile.vanishes && (!matches!(asked, Asked::More(_)) || cx.ask(asked).memo() == YES)
    })
}

/// Whether it does, or has not said yet.
pub(crate) fn may_be_wanted(cx: &Cx) -> bool {
    cx.any_asked(|asked, tile| {
        tile.vanishes && (!matches!(asked, Asked::More(_)) || cx.ask(asked).memo() != NO)
    })
}

/// The second coin of each region of those who vanish; the first is scored as usual (U-49, U-50).
pub(crate) fn pay<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let owner = *table.people(people);
    let coins = (owner.regions & table.game.board().scoring()).len();
    if coins > 0 {
        let seat = people.seat();
        table.gain(seat, u16::from(coins));
        table.tell(Event::Scored {
            seat,
            source: Source::Declined(owner.race),
            coins,
        });
    }
}

/// Then all their tokens leave, and the banner returns.
pub(crate) fn leave<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    for region in table.people(people).regions {
        ready::leave(table, people, region);
    }
    // In hand they would live on, if they are of those that act in decline.
    let hand = table.people(people).hand;
    table.discard(people, hand);
    losses::vanish_if_gone(table, people);
}
