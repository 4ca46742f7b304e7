//! New tokens for those that were lost: the die says how many (F-13).

use crate::effect::{By, Hands};
use crate::event::Event;
use crate::ids::RegionId;
use crate::tile::{Deed, Hooks, NONE, QUESTION, Question, VERB, Verb, Window, words};

const NAME: &str = "growth";

pub(super) static HOOKS: Hooks = Hooks {
    verbs: &[Verb {
        word: NAME,
        name: words("roll for new tokens", "lancer le dé pour de nouveaux pions"),
        window: Window::Asked,
        deed: Deed::Die { act: grow },
        question: Some(Question {
            id: NAME,
            ruling: "F-13",
            words: words(
                "the die says how many new tokens come",
                "le dé dit combien de nouveaux pions arrivent",
            ),
            fits: |cx| cx.people.is_active(),
            ..QUESTION
        }),
        ..VERB
    }],
    after_loss: Some(|hands, by| {
        let deed = hands.game.deed_of_tile(hands.cx_by(by).asked_id(), NAME);
        hands.ask(deed, by.people, RegionId::NONE);
    }),
    ..NONE
};

fn grow(hands: &mut Hands, by: By, face: u8) {
    let seat = by.seat();
    hands.tell(Event::Rolled { seat, face });
    let tokens = hands.recruit(by.people, face);
    if tokens > 0 {
        let race = hands.people(by.people).race;
        hands.tell(Event::Recruited { seat, race, tokens });
    }
}
