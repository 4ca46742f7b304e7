//! The dead join them.

use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::ids::{PeopleId, RegionId};
use crate::refusal::{Reason, Refusal};
use crate::tile::{
    Deed, Faction, GameBox, Hooks, NO_TABLE, NONE, QUESTION, Question, Table, Tile, VERB, Verb,
    Window, race, words,
};
use crate::turn;

/// Forsaken.
pub static TILE: Tile = Tile {
    icon: "half-dead",
    help: words(
        "For each token that is discarded because of you, a murloc too, you may buy a new Forsaken for a coin after your last conquest.",
        "Pour chaque pion défaussé par votre faute, même un murloc, vous pouvez acheter un nouveau Réprouvé contre un jeton après votre dernière conquête.",
    ),
    short: words(
        "They buy new tokens for those that fell.",
        "Achètent de nouveaux pions pour ceux qui tombent.",
    ),
    rulings: &["W-36", "W-55", "W-75"],
    hooks: Hooks {
        verbs: &[Verb {
            word: RAISE,
            name: words("raise a fallen token", "relever un pion tombé"),
            short: words("raise", "relever"),
            key: 'r',
            icon: "raise-zombie",
            window: Window::Asked,
            coins: Some(|_| PRICE),
            deed: Deed::Offer {
                refuse: |cx| (!may_raise(cx)).then_some(Refusal::Tile(&NOBODY)),
                yes: raise,
                no: |hands, by| {
                    hands.remember(by, 0);
                    turn::begin_redeployment(hands);
                },
            },
            question: Some(Question {
                id: RAISE,
                ruling: "W-36",
                words: words(
                    "whether a fallen token is raised for a coin",
                    "si un pion tombé est relevé contre un jeton",
                ),
                fits: |cx| cx.people == cx.state.turn().acting && may_raise(cx),
                title: words("Raise the dead", "Relever les morts"),
                task: |speaker, state| {
                    let left = state.people(state.decides()).race_memo;
                    speaker.pick(
                        format!("Pay a coin for a new Forsaken? Fallen because of you this turn: {left}."),
                        format!("Payer un jeton pour un nouveau Réprouvé ? Tombés par votre faute ce tour : {left}."),
                    )
                },
                no: words("No more", "C'est tout"),
                ..QUESTION
            }),
            ..VERB
        }],
        before_redeployment: Some(ask),
        table: Table {
            lost: Some(|hands, tile, _, tokens| {
                let acting = hands.turn().acting;
                let mine = hands.game.active_with(hands.state(), tile) == Some(acting);
                if mine && acting == PeopleId::active(hands.turn().seat) {
                    let cx = hands.cx_of(acting);
                    let by = cx.ask(cx.asked_as(tile)).by();
                    let so_far = hands.cx_by(by).memo();
                    hands.remember(by, so_far.saturating_add(tokens));
                }
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..race("forsaken", words("Forsaken", "Réprouvés"), 6, 20)
        .of(GameBox::Warcraft)
        .sworn_to(Faction::Horde)
};

const RAISE: &str = "raise";
const PRICE: u8 = 1;

static NOBODY: Reason = Reason {
    ruling: "W-36",
    words: words(
        "nobody is left to raise: one for each token that fell, from the tray, for a coin each",
        "plus personne à relever : un par pion tombé, du casier, contre un jeton chacun",
    ),
};

fn may_raise(cx: &Cx) -> bool {
    let coins = cx.state.coins(cx.seat());
    cx.memo() > 0 && coins >= u16::from(PRICE) && cx.state.tray(cx.me().race) > 0
}

/// Asks once more, as long as somebody can be raised.
fn ask(hands: &mut Hands, by: By) -> bool {
    let cx = hands.cx_by(by);
    let asks = may_raise(&cx);
    if asks {
        let deed = hands.game.deed_of_tile(cx.asked_id(), RAISE);
        hands.ask(deed, by.people, RegionId::NONE);
    }
    asks
}

fn raise(hands: &mut Hands, by: By) {
    let (seat, left) = (by.seat(), hands.cx_by(by).memo());
    hands.pay(seat, PRICE.into());
    hands.tell(Event::Spent { seat, coins: PRICE });
    let tokens = hands.recruit(by.people, 1);
    let race = hands.people(by.people).race;
    hands.tell(Event::Recruited { seat, race, tokens });
    hands.remember(by, left - 1);
    turn::begin_redeployment(hands);
}
