//! A conquest made cheaper for coins, also after a final die that fell short (F-21, F-22).

use crate::conquest;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::ids::RegionId;
use crate::price::Prices;
use crate::refusal::{Reason, Refusal};
use crate::state::{NO_DIE, Stage};
use crate::tile::{Deed, Hooks, NONE, QUESTION, Question, VERB, Verb, Ways, Window, words};
use crate::turn;

const NAME: &str = "hire";

pub(super) static HOOKS: Hooks = Hooks {
    verbs: &[
        Verb {
            word: NAME,
            short: words("pay for help", "payer l'aide"),
            key: 'm',
            name: words("conquer for less", "conquérir moins cher"),
            asks_first: true,
            window: Window::Attack,
            deed: Deed::Attack { ways, act: hire },
            not_now: Some(&NO_HELP),
            coins: Some(|cx| bargain(cx).map_or(0, |(coins, _)| coins)),
            ..VERB
        },
        Verb {
            word: "pay",
            short: words("pay", "payer"),
            key: 'm',
            name: words("pay for help", "payer l'aide"),
            icon: "",
            window: Window::Asked,
            deed: Deed::Offer {
                refuse: |cx| bargain(cx).is_none().then_some(Refusal::Tile(&NO_HELP)),
                yes: |hands, by| help_answered(hands, by, true),
                no: |hands, by| help_answered(hands, by, false),
            },
            coins: Some(|cx| bargain(cx).map_or(0, |(coins, _)| coins)),
            question: Some(Question {
                id: NAME,
                ruling: "F-22",
                words: words(
                    "the die fell short: pay for help, or give up",
                    "le dé ne suffit pas : payer de l'aide, ou renoncer",
                ),
                fits: |cx| {
                    let turn = cx.state.turn();
                    cx.people == turn.acting
                        && turn.stage == Stage::Conquest
                        && turn.target.is_some()
                        && turn.die != NO_DIE
                        && bargain(cx).is_some()
                        && cx.me().hand > 0
                },
                title: words("Paid help", "Aide payante"),
                task: |speaker, _| {
                    speaker.pick(
                        "The die fell short. Pay for help, and the region is yours.",
                        "Le dé ne suffit pas. Payez de l'aide, et la région est à vous.",
                    )
                },
                in_full: |speaker, state, _| {
                    let turn = state.turn();
                    let die = if turn.die == NO_DIE { 0 } else { turn.die };
                    let region = turn.target;
                    Some(speaker.pick(
                        format!("The die shows {die}: too little for region {region}. With paid help it falls all the same (F-22)."),
                        format!("Le dé montre {die} : trop peu pour la région {region}. Avec une aide payée, elle tombe quand même (F-22)."),
                    ))
                },
                ..QUESTION
            }),
            ..VERB
        },
    ],
    after_die: Some(|cx| bargain(cx).map_or(0, |(_, fewer)| fewer)),
    fell_short: Some(|hands, by, region, has| {
        let cx = hands.cx_by(by);
        let prices = Prices::new(cx);
        let helped = bargain(&cx).map(|(_, fewer)| prices.with_discount(region, fewer));
        let asks = helped.is_some_and(|price| has >= price);
        if asks {
            let deed = hands.game.deed_of_tile(cx.asked_id(), NAME);
            hands.ask(deed, by.people, RegionId::NONE);
        }
        asks
    }),
    ..NONE
};

static NO_HELP: Reason = Reason {
    ruling: "F-21",
    words: words(
        "no help can be paid for that would make this cheaper",
        "aucune aide payante ne rendrait cela moins cher",
    ),
};

/// What help costs in coins and how many tokens it saves, if the seat can pay it (F-21).
fn bargain(cx: &Cx) -> Option<(u8, u8)> {
    if !cx.people.is_active() {
        return None;
    }
    let coins = cx.state.coins(cx.seat());
    cx.tiles()
        .find_map(|(_, tile)| tile.paid_discount)
        .filter(|&(price, _)| coins >= u16::from(price))
}

/// At the lowered price; who stays put may send more, but fewer than would do without paying (F-02).
fn ways(cx: &Cx, prices: &Prices, region: RegionId, tokens: u8) -> Result<Ways, Refusal> {
    let Some((_, fewer)) = bargain(cx) else {
        return Err(Refusal::Tile(&NO_HELP));
    };
    let (usual, has) = (prices.of(region), cx.force());
    let price = prices.with_discount(region, fewer);
    if has == 0 {
        return Err(Refusal::EmptyHand);
    }
    if price == usual {
        return Err(Refusal::Tile(&NO_HELP));
    }
    if price > has {
        let needs = price;
        return Err(Refusal::NotEnough { region, needs, has });
    }
    let most = if cx.stays_put() {
        (usual - 1).min(has)
    } else {
        price
    };
    if tokens == 0 || (price + 1..=most).contains(&tokens) {
        let change = -(fewer as i8);
        return Ok(Ways {
            price,
            most,
            change,
        });
    }
    Err(if tokens >= most && tokens <= has {
        Refusal::Tile(&NO_HELP)
    } else {
        let needs = tokens.max(price + 1);
        Refusal::NotEnough { region, needs, has }
    })
}

fn hire(hands: &mut Hands, by: By, region: RegionId, tokens: u8) {
    let cx = hands.cx_by(by);
    let Some((coins, fewer)) = bargain(&cx) else {
        return;
    };
    let price = Prices::new(cx).with_discount(region, fewer);
    pay(hands, by, coins);
    let tokens = if tokens == 0 { price } else { tokens };
    conquest::conquer_with(hands, region, tokens);
}

fn pay(hands: &mut Hands, by: By, coins: u8) {
    let seat = by.seat();
    hands.pay(seat, u16::from(coins));
    hands.tell(Event::Spent { seat, coins });
}

fn help_answered(hands: &mut Hands, by: By, pays: bool) {
    let (target, die) = hands.take_die();
    let discount = bargain(&hands.cx_by(by));
    if let Some((coins, _)) = discount.filter(|_| pays) {
        pay(hands, by, coins);
        conquest::take_with_all(hands, target);
    } else {
        let cx = hands.cx_by(by);
        let (needs, has) = (Prices::new(cx).of(target), cx.me().hand + die);
        conquest::fail(hands, target, needs, has);
    }
    turn::begin_redeployment(hands);
}
