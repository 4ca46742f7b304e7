//! A toll stone in a region: whoever holds it fights for less, reaches every mine, earns two coins a turn, and asks
//! those he drives out for a toll. It counts the tolls for good.

use crate::board::Symbol;
use crate::event::Event;
use crate::ids::RegionId;
use crate::refusal::Refusal;
use crate::tile::{
    Deed, Each, GameBox, Hooks, Kind, MEMORY, Memory, NONE, PRICE, Per, Price, QUESTION, Question,
    Rule, Taking, Tile, VERB, Verb, When, Where, Window, other, words,
};

pub static TILE: Tile = Tile {
    rules: &[
        Rule::Price(Price {
            amount: -1,
            ..PRICE
        }),
        Rule::Reach(Where::Symbol(Symbol::Mine)),
        Rule::Score {
            coins: 2,
            per: Per::Turn,
            when: When::Active,
        },
    ],
    memory: &[Memory {
        each: Each::Tile(1),
        ..MEMORY
    }],
    hooks: Hooks {
        verbs: &[Verb {
            word: "toll",
            window: Window::Asked,
            deed: Deed::Offer {
                refuse: |cx| (cx.state.coins(cx.seat()) == 0).then_some(Refusal::NoSuchDeed),
                yes: |hands, by| {
                    let cx = hands.cx_by(by);
                    let cell = cx.asked_tile().map_or(0, |tile| tile.cells[0]);
                    let tolls = cx.cell(0, 0);
                    let to = hands.turn().acting.seat();
                    hands.hand_over(by.seat(), to, 1);
                    hands.set_cell(cell, tolls + 1);
                },
                no: |hands, by| {
                    let seat = by.seat();
                    hands.tell(Event::Gained { seat, coins: 0 });
                },
            },
            question: Some(Question {
                id: "toll",
                fits: |_| true,
                ..QUESTION
            }),
            ..VERB
        }],
        conquered: Some(|hands, by, &Taking { holder, .. }| {
            let rich = holder.is_some() && hands.state().coins(holder.seat()) > 0;
            if rich && holder.is_active() && holder.seat() != by.seat() {
                let deed = hands.game.deed_of_tile(hands.cx_by(by).asked_id(), "toll");
                hands.ask(deed, holder, RegionId::NONE);
            }
        }),
        ..NONE
    },
    ..other(
        Kind::Relic,
        "toll-stone",
        words("Toll stone", "Pierre de péage"),
    )
    .of(GameBox::Custom)
};
