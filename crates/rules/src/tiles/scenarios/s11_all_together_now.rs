//! Two teams and a loner in two worlds, with a market in which race and power are picked apart.

mod market;
mod says;

use super::{OTHER_HALF, half, is_below, scenario};
use crate::game::SetupError;
use crate::ids::{MAX_SEATS, Seat};
use crate::state::Whose;
use crate::tile::{
    Deed, Drawn, Each, Hooks, MEMORY, Memory, NO_SHOWS, NO_TABLE, NONE, QUESTION, Question, Shows,
    Sides, Table, Tile, VERB, Verb, Window, words,
};
use market::{Column, ROWS};

/// All Together Now.
pub static TILE: Tile = Tile {
    icon: "team-idea",
    help: words(
        "Seats are drawn: 1 and 4 are a team with surface races, 2 and 5 a team with underground races, and each team adds up its coins; seat 3 plays alone with any race and doubles his. Pick a race and a power from any of the six rows: lay 1 coin on each row above the lower of the two, and take the coins that lie on that lower row. Surface races enter above the ground, underground races below it; regions with the same tunnel number are neighbours for everybody. Two monsters guard each place and relic; water is a river, 1 token a region and left when you redeploy.",
        "Les places sont tirées au sort : 1 et 4 font équipe avec des peuples de surface, 2 et 5 avec des peuples souterrains, et chaque équipe additionne ses jetons ; la place 3 joue seule, avec n'importe quel peuple, et double les siens. Prenez un peuple et un pouvoir dans n'importe laquelle des six rangées : posez 1 jeton sur chaque rangée au-dessus de la plus basse des deux, et prenez les jetons posés sur celle-ci. Les peuples de surface entrent en surface, les peuples souterrains sous terre ; deux régions au même numéro de tunnel sont voisines pour tous. Deux Monstres gardent chaque lieu et chaque relique ; l'eau est une rivière, 1 pion par région, à quitter au redéploiement.",
    ),
    short: words(
        "Two teams, one loner, and two worlds joined by tunnels.",
        "Deux équipes, un solitaire, et deux mondes reliés par des tunnels.",
    ),
    rulings: &[
        "R-61", "R-62", "R-63", "R-64", "R-65", "R-66", "R-67", "R-68", "R-80", "R-81",
    ],
    memory: &[
        // Surface races, powers and races from below in the rows, counted from 1; then the coins on them.
        ROW, ROW, ROW, ROW,
        // The race that is being picked, and tokens that wait with a race.
        MEMORY, MEMORY,
    ],
    hooks: Hooks {
        verbs: &[
            draw(DRAW_ABOVE, Column::Above),
            draw(DRAW_POWER, Column::Powers),
            draw(DRAW_BELOW, Column::Below),
            Verb {
                word: RACE,
                name: words("take this race", "prendre ce peuple"),
                icon: "person",
                window: Window::Asked,
                deed: Deed::Ware {
                    named: &[],
                    most: 2 * ROWS as u8,
                    tile: |game, state, what| market::race_ware(game, state, what),
                    refuse: market::refuse_race,
                    act: market::take_race,
                },
                coins_for: Some(market::race_price),
                target: Some(says::ware),
                question: Some(Question {
                    id: RACE,
                    ruling: "R-62",
                    words: words("which race comes next", "quel peuple vient ensuite"),
                    fits: |cx| cx.me().race.is_none(),
                    title: words("Pick a race", "Choisir un peuple"),
                    task: |speaker, _| {
                        speaker.pick(
                            "Choose a race of your side, then a power: the lower of the two rows makes the price.",
                            "Choisissez un peuple de votre camp, puis un pouvoir : la rangée la plus basse fait le prix.",
                        )
                    },
                    ..QUESTION
                }),
                ..VERB
            },
            Verb {
                word: POWER,
                name: words("take this power", "prendre ce pouvoir"),
                window: Window::Asked,
                deed: Deed::Ware {
                    named: &[],
                    most: ROWS as u8,
                    tile: |game, state, what| market::power_ware(game, state, what),
                    refuse: market::refuse_power,
                    act: market::take_power,
                },
                coins_for: Some(market::power_price),
                target: Some(says::ware),
                question: Some(Question {
                    id: POWER,
                    ruling: "R-63",
                    words: words(
                        "which power goes with the race",
                        "quel pouvoir va avec le peuple",
                    ),
                    fits: |cx| cx.me().race.is_none(),
                    title: words("Pick a power", "Choisir un pouvoir"),
                    task: |speaker, _| {
                        speaker.pick(
                            "Choose a power: you lay 1 coin on each row above the lower of your two tiles, and take the coins on that row.",
                            "Choisissez un pouvoir : vous posez 1 jeton sur chaque rangée au-dessus de la plus basse de vos deux tuiles, et prenez les jetons de celle-ci.",
                        )
                    },
                    ..QUESTION
                }),
                ..VERB
            },
        ],
        within: Some((
            |cx| half(cx.game, is_below(cx.game, cx.me().race)),
            &OTHER_HALF,
        )),
        table: Table {
            set_up: Some(|setup| {
                let board = &setup.board;
                if setup.seats != SEATS {
                    let found = setup.seats;
                    return Err(SetupError::new(format!(
                        "{SEATS} seats expected in this scenario, found {found} (R-61)"
                    )));
                }
                if board.world(true).is_empty() || board.world(false).is_empty() {
                    return Err(SetupError::new(
                        "a board with both worlds expected in this scenario (R-66)",
                    ));
                }
                let side = |below: bool| {
                    setup.boxes.iter().any(|from| {
                        let facts = from.facts();
                        facts.boards.is_some() && facts.below == below
                    })
                };
                if !side(true) || !side(false) {
                    return Err(SetupError::new(
                        "boxes of both worlds expected in this scenario (R-62)",
                    ));
                }
                Ok(None)
            }),
            prepare: Some(|hands, me| {
                hands.lay_out(me, Whose::ALL);
            }),
            opening: Some(market::refill),
            picking: Some(market::ask),
            keeps: Some(market::keeps),
            sides: Some(&SIDES),
            shows: Shows {
                sale: Some(says::sale),
                ending: Some(says::ending),
                ..NO_SHOWS
            },
            says: Some(&says::SAYS),
            ..NO_TABLE
        },
        ..NONE
    },
    ..scenario(
        "s11-all-together-now",
        words("All Together Now", "Ensemble, c'est tout"),
    )
};

const ROW: Memory = Memory {
    each: Each::Tile(ROWS as u8),
    ..MEMORY
};
const SEATS: u8 = 5;
const DRAW_ABOVE: &str = "market-above";
const DRAW_POWER: &str = "market-power";
const DRAW_BELOW: &str = "market-below";
const RACE: &str = "choose-race";
const POWER: &str = "choose-power";

/// What fills an open row of a column.
const fn draw(word: &'static str, column: Column) -> Verb<'static> {
    let (what, from, act): (Drawn, market::From, market::Lay) = match column {
        Column::Above => (Drawn::Races, market::above, market::lay_above),
        Column::Powers => (Drawn::Powers, market::powers, market::lay_power),
        Column::Below => (Drawn::Races, market::below, market::lay_below),
    };
    Verb {
        word,
        name: words("draw a tile", "tirer une tuile"),
        window: Window::Asked,
        deed: Deed::Draw { what, from, act },
        question: Some(Question {
            id: word,
            ruling: "R-62",
            words: words("a tile for the market", "une tuile pour le marché"),
            fits: |_| true,
            ..QUESTION
        }),
        ..VERB
    }
}

/// Who plays for whom: seats 1 and 4 above, 2 and 5 below, 3 alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Above,
    Below,
    Alone,
}

fn side(seat: Seat) -> Side {
    match seat.0 {
        0 | 3 => Side::Above,
        1 | 4 => Side::Below,
        _ => Side::Alone,
    }
}

/// A team adds up, who is alone counts twice: coins and tokens alike.
static SIDES: Sides = [
    [1, 0, 0, 1, 0, 0],
    [0, 1, 0, 0, 1, 0],
    [0, 0, 2, 0, 0, 0],
    [1, 0, 0, 1, 0, 0],
    [0, 1, 0, 0, 1, 0],
    [0; MAX_SEATS],
];
