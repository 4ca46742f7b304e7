//! Shadow Mimes take the power of others.

use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::ids::{PeopleId, RegionId, TileId};
use crate::market;
use crate::refusal::{Reason, Refusal};
use crate::tile::{
    Deed, GameBox, Hooks, NONE, QUESTION, Question, Tile, VERB, Verb, Window, race, words,
};

/// Shadow Mimes.
pub static TILE: Tile = Tile {
    icon: "duality-mask",
    help: words(
        "As you pick them you may exchange their power with that of another combo of the column; coins stay where they are.",
        "Quand vous les prenez, vous pouvez échanger leur pouvoir avec celui d'une autre combinaison de la colonne ; les jetons restent en place.",
    ),
    short: words(
        "They may exchange their power as they are picked.",
        "Ils peuvent échanger leur pouvoir quand on les prend.",
    ),
    rulings: &["U-39"],
    hooks: Hooks {
        verbs: &[Verb {
            word: EXCHANGE,
            name: words("exchange the power", "échanger le pouvoir"),
            short: words("exchange", "échanger"),
            key: 'x',
            icon: "duality-mask",
            target: Some(|speaker, state, ware| {
                let combo = usize::from(ware).checked_sub(1);
                let combo = combo.and_then(|place| state.column().get(place));
                let power = combo.and_then(|combo| speaker.game().power_tile(combo.power));
                match power {
                    Some(power) => (
                        power.name.text(speaker.language()).to_owned(),
                        Some(power.icon),
                    ),
                    None => (speaker.pick("Keep their own", "Garder le leur"), None),
                }
            }),
            window: Window::Asked,
            deed: Deed::Ware {
                named: &["none"],
                most: 7,
                tile: |_, state, ware| {
                    let combo = state.column().get(usize::from(ware).checked_sub(1)?)?;
                    Some(TileId::power(combo.power))
                },
                refuse,
                act,
            },
            question: Some(Question {
                id: EXCHANGE,
                ruling: "U-39",
                words: words(
                    "whether the power is exchanged with another combo's",
                    "si le pouvoir est échangé avec celui d'une autre combinaison",
                ),
                fits: |cx| mimes_at(cx).is_some(),
                title: words("Another power?", "Un autre pouvoir ?"),
                task: |speaker, _| {
                    speaker.pick(
                        "Take the power of another combo in exchange for theirs, or keep it.",
                        "Prenez le pouvoir d'une autre combinaison contre le leur, ou gardez-le.",
                    )
                },
                ..QUESTION
            }),
            ..VERB
        }],
        picking: Some(|hands, by, place| {
            let deed = hands
                .game
                .deed_of_tile(hands.cx_by(by).asked_id(), EXCHANGE);
            hands.ask(deed, by.people, RegionId(place));
            true
        }),
        ..NONE
    },
    ..race("shadow-mimes", words("Shadow Mimes", "Mimics"), 7, 12).of(GameBox::Underground)
};

const EXCHANGE: &str = "exchange";

static NO_COMBO: Reason = Reason {
    ruling: "U-39",
    words: words(
        "the power of another combo in the column expected",
        "le pouvoir d'une autre combinaison de la colonne attendu",
    ),
};

/// The place of the column in which they lie.
fn mimes_at(cx: &Cx) -> Option<usize> {
    let race = cx.game.tile_of(&TILE)?;
    let mut column = cx.state.column().iter();
    column.position(|combo| TileId::race(combo.race) == race)
}

fn refuse(cx: &Cx, ware: u8) -> Option<Refusal> {
    let place = usize::from(ware).checked_sub(1)?;
    let own = mimes_at(cx);
    let there = place < cx.state.column().len();
    (!there || own == Some(place)).then_some(Refusal::Tile(&NO_COMBO))
}

fn act(hands: &mut Hands, by: By, ware: u8) {
    let Some(own) = mimes_at(&hands.cx_by(by)) else {
        return;
    };
    if let Some(place) = usize::from(ware).checked_sub(1) {
        hands.exchange_powers(own, place);
    }
    // What was paid and found is told with the pick.
    let seat = PeopleId::active(by.seat()).seat();
    let paid = market::price(hands.game, hands.state(), own as u8);
    market::take(hands, seat, own as u8, paid, 0);
}
