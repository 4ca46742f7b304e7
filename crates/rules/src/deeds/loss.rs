//! Where tokens of the race and others stood together, their owner says which is lost (C-07).

use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::ids::PieceId;
use crate::losses;
use crate::refusal::Refusal;
use crate::tile::{Deed, Falls, Hooks, NONE, QUESTION, Question, VERB, Verb, Window, words};

/// The name of the question.
pub(crate) const NAME: &str = "loss";

pub(super) static HOOKS: Hooks = Hooks {
    verbs: &[Verb {
        word: "lose",
        name: words("lose this token", "perdre ce pion"),
        window: Window::Asked,
        deed: Deed::Token { refuse, act },
        question: Some(Question {
            id: NAME,
            ruling: "C-07",
            words: words(
                "which token is lost: one of the race or one of the extra tokens",
                "quel pion est perdu : un du peuple ou un des jetons en plus",
            ),
            fits: |cx| {
                let kinds = cx.game.kinds_of_extras();
                let in_hand = |kind| cx.game.extras_in_hand(cx.state, cx.people, kind) > 0;
                let race = cx.game.race_tokens_in_hand(cx.state, cx.people);
                race > 0 && kinds.filter(|&kind| can_be_lost(cx, kind)).any(in_hand)
            },
            title: words("A token is lost", "Un pion est perdu"),
            task: |speaker, _| {
                speaker.pick(
                    "Your region falls: which token is lost?",
                    "Votre région tombe : quel pion est perdu ?",
                )
            },
            in_full: |speaker, state, _| {
                let people = state.decides();
                let race = speaker.race(state.people(people).race);
                let tokens = speaker.game().extra_tokens(state, people);
                let extra = tokens
                    .last()
                    .map_or("?", |(piece, _)| speaker.piece(*piece));
                Some(speaker.pick(
                    format!("The {race} lost a region. Which token do they lose: one of the race, or a {extra}, which is gone for good (C-07)?"),
                    format!("{race} : une région est perdue. Quel pion disparaît : un du peuple, ou un {extra}, perdu pour de bon (C-07) ?"),
                ))
            },
            ..QUESTION
        }),
        ..VERB
    }],
    ..NONE
};

fn can_be_lost(cx: &Cx, kind: usize) -> bool {
    cx.game.extras[kind].falls == Falls::AmongTokens
}

fn refuse(cx: &Cx, piece: PieceId) -> Option<Refusal> {
    let kind = cx.game.extra_kind(piece);
    let known = piece.is_none()
        || kind.is_some_and(|kind| {
            can_be_lost(cx, kind) && cx.game.extras_in_hand(cx.state, cx.people, kind) > 0
        });
    (!known).then_some(Refusal::WrongPiece)
}

fn act(hands: &mut Hands, by: By, piece: PieceId) {
    match hands.game.extra_kind(piece) {
        Some(kind) => losses::lose_extra(hands, by.people, kind),
        None => {
            losses::tell_lost(hands, by.people, piece);
            losses::lose(hands, by.people, 1);
        }
    }
}
