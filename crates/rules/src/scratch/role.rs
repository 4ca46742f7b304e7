//! A hermit advises the second seat: as each of its turns begins he may be paid, and every conquest of that turn is
//! cheaper for it; he knows a way into the middle of the board and is worth a coin a turn. How often he was paid is
//! forgotten only when the race declines; he asks another seat what he is worth.

use crate::ids::{PeopleId, RegionId, Seat};
use crate::refusal::Refusal;
use crate::state::Whose;
use crate::tile::{
    Deed, Each, GameBox, Hooks, Kind, Lasts, MEMORY, Memory, NO_TABLE, NONE, PRICE, Per, Price,
    QUESTION, Question, Rule, Table, Tile, VERB, Verb, When, Where, Window, other, words,
};

pub const SEAT: Seat = Seat(1);

pub static TILE: Tile = Tile {
    rules: &[
        Rule::Price(Price {
            amount: -1,
            ..PRICE
        }),
        Rule::Entry(Where::Any),
        Rule::Score {
            coins: 1,
            per: Per::Turn,
            when: When::Active,
        },
    ],
    memory: &[
        Memory {
            each: Each::Seat,
            lasts: Lasts::UntilDecline,
            ..MEMORY
        },
        MEMORY,
    ],
    hooks: Hooks {
        verbs: &[
            Verb {
                word: "advice",
                window: Window::Start,
                deed: Deed::Now {
                    refuse: |cx| {
                        let poor = cx.state.coins(cx.seat()) == 0;
                        (poor || cx.memo() > 0).then_some(Refusal::NoSuchDeed)
                    },
                    act: |hands, by| {
                        hands.pay(by.seat(), 1);
                        hands.remember(by, 1);
                        let cx = hands.cx_by(by);
                        let paid = cx.cell(0, by.seat().index());
                        let first = cx.asked_tile().map_or(0, |tile| tile.cells[0]);
                        hands.set_cell(first + by.seat().index(), paid + 1);
                    },
                },
                question: Some(Question {
                    id: "hermit",
                    ..QUESTION
                }),
                ..VERB
            },
            Verb {
                word: "worth",
                window: Window::Asked,
                deed: Deed::Ware {
                    named: &["nothing"],
                    most: 3,
                    tile: |_, _, _| None,
                    refuse: |_, what| (what > 2).then_some(Refusal::NoSuchDeed),
                    act: |hands, by, what| {
                        let tile = hands.cx_by(by).asked_tile().map(|tile| tile.cells[1]);
                        hands.set_cell(tile.unwrap_or(0), what + 1);
                    },
                },
                question: Some(Question {
                    id: "worth",
                    fits: |_| true,
                    ..QUESTION
                }),
                ..VERB
            },
        ],
        conquered: Some(|hands, by, _| {
            let other = PeopleId::active(hands.game.next_seat(by.seat()));
            let deed = hands.game.deed_of_tile(hands.cx_by(by).asked_id(), "worth");
            hands.ask(deed, other, RegionId::NONE);
        }),
        table: Table {
            prepare: Some(|hands, me| {
                hands.lay_out(me, Whose::seat(SEAT));
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..other(Kind::Role, "hermit", words("Hermit", "Ermite")).of(GameBox::Custom)
};
