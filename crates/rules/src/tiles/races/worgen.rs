//! Human or wolf, turn by turn.

use crate::action::Action;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::ids::RegionId;
use crate::refusal::{Reason, Refusal};
use crate::tile::{
    Deed, Faction, GameBox, Hooks, NONE, QUESTION, Question, Tile, VERB, Verb, Window, Words, race,
    words,
};

/// Worgen.
pub static TILE: Tile = Tile {
    icon: "direwolf",
    help: words(
        "As a turn of conquests begins you stay human and get two coins, or you pay a coin and become wolves: all conquests of the turn cost one token less.",
        "Au début d’un tour de conquêtes, vous restez humains et recevez deux jetons, ou payez un jeton et devenez loups : toutes les conquêtes du tour coûtent un pion de moins.",
    ),
    short: words(
        "Each turn two coins, or cheaper conquests for a coin.",
        "À chaque tour deux jetons, ou des conquêtes moins chères.",
    ),
    rulings: &["W-38", "W-68"],
    hooks: Hooks {
        verbs: &[
            Verb {
                word: WOLF,
                name: WOLVES,
                short: words("wolves", "loups"),
                key: 'w',
                icon: "werewolf",
                window: Window::Choice,
                coins: Some(|_| PRICE),
                deed: Deed::Now {
                    refuse,
                    act: |hands, by| {
                        turn_wolf(hands, by);
                        hands.touch();
                    },
                },
                question: Some(Question {
                    id: "worgen-turn",
                    ruling: "W-38",
                    task: |speaker, _| {
                        speaker.pick(
                            "Pay a coin, and all conquests of this turn cost one token less; otherwise you stay human and get two coins as you begin.",
                            "Payez un jeton, et toutes les conquêtes du tour coûtent un pion de moins ; sinon vous restez humains et recevez deux jetons en commençant.",
                        )
                    },
                    ..QUESTION
                }),
                ..VERB
            },
            Verb {
                word: WOLF,
                name: WOLVES,
                short: words("wolves", "loups"),
                key: 'w',
                icon: "wolf-howl",
                window: Window::Asked,
                coins: Some(|_| PRICE),
                deed: Deed::Offer {
                    refuse,
                    yes: turn_wolf,
                    no: stay_human,
                },
                question: Some(Question {
                    id: FORM,
                    ruling: "W-38",
                    words: words(
                        "whether the Worgen become wolves for a coin, or stay human for two",
                        "si les Worgens deviennent loups contre un jeton, ou restent humains pour deux",
                    ),
                    fits: |cx| cx.me().is_fresh() && refuse(cx).is_none(),
                    title: words("Human or wolf", "Humain ou loup"),
                    task: |speaker, _| {
                        speaker.pick(
                            "Wolves for a coin: all conquests of this turn cost one token less. Or human: two coins.",
                            "Loups contre un jeton : toutes les conquêtes du tour coûtent un pion de moins. Ou humains : deux jetons.",
                        )
                    },
                    no: words("Stay human", "Rester humains"),
                    ..QUESTION
                }),
                ..VERB
            },
        ],
        picked: Some(|hands, by| {
            let cx = hands.cx_by(by);
            if refuse(&cx).is_some() {
                return stay_human(hands, by);
            }
            let deed = hands.game.deed_of_tile(cx.asked_id(), FORM);
            hands.ask(deed, by.people, RegionId::NONE);
        }),
        expands: Some(|hands, by, _: Action| {
            if hands.cx_by(by).memo() == 0 {
                stay_human(hands, by);
            }
        }),
        brings_coins: Some(|cx| if cx.memo() == 0 { COINS } else { 0 }),
        price: Some(|cx| {
            let cheaper = if cx.memo() == IS_WOLF { -1 } else { 0 };
            (cx.board().all(), cheaper)
        }),
        ..NONE
    },
    ..race("worgen", words("Worgen", "Worgens"), 5, 10)
        .of(GameBox::Warcraft)
        .sworn_to(Faction::Alliance)
};

const WOLF: &str = "wolf";
const FORM: &str = "form";
const WOLVES: Words = words(
    "become wolves: conquests cost one token less",
    "devenir loups : les conquêtes coûtent un pion de moins",
);
const PRICE: u8 = 1;
const COINS: u8 = 2;
/// What the race remembers of its form in this turn.
const IS_HUMAN: u8 = 1;
const IS_WOLF: u8 = 2;

static NOT_NOW: Reason = Reason {
    ruling: "W-38",
    words: words(
        "the Worgen choose their form once, as the turn begins; wolves cost a coin",
        "les Worgens choisissent leur forme une fois, au début du tour ; les loups coûtent un jeton",
    ),
};

fn refuse(cx: &Cx) -> Option<Refusal> {
    let poor = cx.state.coins(cx.seat()) < u16::from(PRICE);
    (cx.memo() != 0 || poor).then_some(Refusal::Tile(&NOT_NOW))
}

fn turn_wolf(hands: &mut Hands, by: By) {
    let seat = by.seat();
    hands.remember(by, IS_WOLF);
    hands.pay(seat, PRICE.into());
    hands.tell(Event::Spent { seat, coins: PRICE });
}

fn stay_human(hands: &mut Hands, by: By) {
    let seat = by.seat();
    hands.remember(by, IS_HUMAN);
    hands.gain(seat, COINS.into());
    hands.tell(Event::Gained { seat, coins: COINS });
}
