//! A garden: its holder may hold lakes, pays less beside them, scores them, and after each conquest the
//! next seat must say which of its regions it will not leave. What was said is kept until that seat's next turn.

use crate::board::Terrain;
use crate::ids::{PeopleId, RegionId};
use crate::refusal::Refusal;
use crate::tile::{
    Deed, Each, GameBox, Hooks, Kind, Lasts, MEMORY, Memory, NONE, PRICE, Per, Price, QUESTION,
    Question, Rule, ShownTo, Tile, VERB, Verb, When, Where, Window, other, terrains, words,
};

const LAKES: Where = Where::Terrain(terrains(&[Terrain::Lake]));

pub static TILE: Tile = Tile {
    rules: &[
        Rule::Access(LAKES),
        Rule::Price(Price {
            amount: -1,
            beside: Some(LAKES),
            ..PRICE
        }),
        Rule::Score {
            coins: 1,
            per: Per::Region(LAKES),
            when: When::Active,
        },
    ],
    memory: &[Memory {
        each: Each::Seat,
        lasts: Lasts::OwnTurn,
        shown: ShownTo::Owner,
        ..MEMORY
    }],
    hooks: Hooks {
        verbs: &[Verb {
            word: "guard",
            window: Window::Asked,
            deed: Deed::Region {
                candidates: |cx| cx.me().regions,
                refuse: |_, region, held| {
                    (!held.has(region)).then_some(Refusal::NotHeld { region })
                },
                act: |hands, by, region| {
                    let tile = hands.cx_by(by).asked_tile().map(|tile| tile.cells[0]);
                    let cell = tile.unwrap_or(0) + by.seat().index();
                    hands.set_cell(cell, region.0 + 1);
                },
            },
            question: Some(Question {
                id: "guard",
                fits: |_| true,
                ..QUESTION
            }),
            ..VERB
        }],
        conquered: Some(|hands, by, _| {
            let next = PeopleId::active(hands.game.next_seat(by.seat()));
            if !hands.people(next).regions.is_empty() {
                let deed = hands.game.deed_of_tile(hands.cx_by(by).asked_id(), "guard");
                hands.ask(deed, next, RegionId::NONE);
            }
        }),
        ..NONE
    },
    ..other(Kind::Place, "garden", words("Garden", "Jardin")).of(GameBox::Custom)
};
