//! The Necromancer: ghosts, the well of souls, purchases, and a victory of his own (N.).
//!
//! His people sits in the place of an active race, with the ghosts as its race. The tray of the ghosts is
//! his reserve, and tokens set aside are those on the island: all of them come to hand as he readies (N-15).
//! The powers he drew lie out; those he owns are in force for him.

mod notation;
mod says;
mod shop;
mod show;
mod well;

use crate::board::Terrain;
use crate::effect::Hands;
use crate::game::{Game, Home, Setup, SetupError};
use crate::ids::{PeopleId, PowerId, RaceId, Seat, TileId};
use crate::region_set::RegionSet;
use crate::state::Whose;
use crate::tile::{
    Deed, Drawn, Each, GameBox, Hooks, Kind, MEMORY, Memory, NO_TABLE, NONE, QUESTION, Question,
    Shows, Table, Tile, VERB, Verb, Window, other, words,
};
use crate::tiles;
use crate::tiles::races::ghosts;

pub use shop::{SHOP, price, shop};
pub use well::{WELL, ghosts_in_well, souls};

use says::{LAKE, NEVER_DECLINES, PURCHASES_OVER, TOO_FAR};
use shop::{FIRST_POWER, SHOP_DRAW, buy, draw, drawable, open, refuse, ware_tile};
use well::{bury, exchange, held};

/// The Necromancer.
pub static TILE: Tile = Tile {
    help: ghosts::TILE.help,
    rulings: &[
        "N-01", "N-03", "N-06", "N-12", "N-13", "N-18", "N-20", "N-25", "N-27",
    ],
    memory: &[
        Memory {
            each: Each::Tile(WELL as u8),
            start: RaceId::NONE.0,
            ..MEMORY
        },
        // Souls besides ghosts, and ghosts lying on top of the well.
        Memory {
            each: Each::Tile(2),
            ..MEMORY
        },
    ],
    hooks: Hooks {
        verbs: &[
            Verb {
                word: "buy",
                name: words("buy", "acheter"),
                window: Window::Start,
                deed: Deed::Ware {
                    named: &["ghost"],
                    most: 1 + SHOP as u8,
                    tile: ware_tile,
                    refuse: |cx, what| refuse(cx, what, false),
                    act: |hands, _, what| buy(hands, what, false),
                },
                coins: Some(|cx| price(cx.game, cx.state)),
                target: Some(show::ware),
                not_now: Some(&PURCHASES_OVER),
                question: Some(Question {
                    id: "purchases",
                    ruling: "N-12",
                    words: words(
                        "the Necromancer buys ghosts and powers",
                        "le Nécromant achète fantômes et pouvoirs",
                    ),
                    title: words("The Necromancer buys", "Le Nécromant achète"),
                    task: show::purchases,
                    in_full: show::purchases_in_full,
                    no: words("Done buying", "Fini les achats"),
                    ..QUESTION
                }),
                ..VERB
            },
            Verb {
                word: "buy",
                name: words("own from the start", "posséder dès le départ"),
                window: Window::Asked,
                deed: Deed::Ware {
                    named: &["ghost"],
                    most: 1 + SHOP as u8,
                    tile: ware_tile,
                    refuse: |cx, what| refuse(cx, what, true),
                    act: |hands, _, what| buy(hands, what, true),
                },
                question: Some(Question {
                    id: FIRST_POWER,
                    ruling: "N-03",
                    words: words(
                        "which of the drawn powers the Necromancer owns from the start",
                        "quel pouvoir tiré le Nécromant possède dès le départ",
                    ),
                    fits: |cx| {
                        let mut drawn = shop(cx.game, cx.state).peekable();
                        cx.game.home(cx.seat()).is_some()
                            && drawn.peek().is_some()
                            && !drawn.any(|(_, owned)| owned)
                    },
                    title: words(
                        "The Necromancer's first power",
                        "Premier pouvoir du Nécromant",
                    ),
                    task: show::first_power,
                    in_full: show::first_power_in_full,
                    ..QUESTION
                }),
                target: Some(show::ware),
                ..VERB
            },
            Verb {
                word: SHOP_DRAW,
                name: words("draw a power", "tirer un pouvoir"),
                window: Window::Asked,
                deed: Deed::Draw {
                    what: Drawn::Powers,
                    from: drawable,
                    act: |hands, by, power| draw(hands, by, PowerId(power)),
                },
                question: Some(Question {
                    id: SHOP_DRAW,
                    ruling: "N-03",
                    words: words("a power is drawn", "un pouvoir est tiré"),
                    fits: |cx| cx.state.column().is_empty() && cx.game.home(cx.seat()).is_some(),
                    ..QUESTION
                }),
                ..VERB
            },
        ],
        table: Table {
            set_up: Some(find_island),
            prepare: Some(prepare),
            opening: Some(open),
            lost: Some(bury),
            declined: Some(|hands, me, race, tokens| {
                // Those whom no conquest costs a token pay the well now (N-07).
                if hands.game.race(race).no_casualties {
                    bury(hands, me, race, tokens);
                }
            }),
            before_score: Some(|hands, me, seat| {
                // In his own turn the souls of his regions come first (N-12).
                if his_seat(hands.game) != Some(seat) {
                    exchange(hands, me);
                }
            }),
            after_score: Some(close_turn),
            holds: Some(held),
            shows: Shows {
                belongings: Some(show::belongings),
                mark: Some(show::island),
                sale: Some(show::sale),
                ending: Some(show::ending),
                icons: &["soul", "well"],
                stands: None,
            },
            says: Some(&notation::SAYS),
            ..NO_TABLE
        },
        ..NONE
    },
    ..other(Kind::Role, "necromancer", words("Necromancer", "Nécromant")).of(GameBox::Necromancer)
};

/// Finds room for the island (N-01, N-27).
fn find_island(setup: &Setup) -> Result<Option<Home>, SetupError> {
    let refuse = |what: String| Err(SetupError::new(what));
    if setup.seats < 3 {
        return refuse(format!(
            "a Necromancer needs at least 3 seats (N-01), found {}",
            setup.seats
        ));
    }
    let reserve = setup.switches.ghost_reserve;
    if !(11..=13).contains(&reserve) {
        return refuse(format!(
            "ghost-reserve: 11 to 13 expected (N-02), found {reserve}"
        ));
    }
    let board = &setup.board;
    let lakes = board.select(|region| region.terrain == Terrain::Lake);
    let Some(lake) = lakes.lowest().map(RegionSet::one) else {
        return refuse("a Necromancer needs a board with a lake (N-27)".into());
    };
    let race = tiles::RACES
        .iter()
        .position(|tile| tile.id == ghosts::TILE.id);
    Ok(race.map(|race| Home {
        tile: TileId::NONE,
        // To the right of the first, so the last of each round (N-01).
        seat: Seat((setup.first.0 + setup.seats - 1) % setup.seats),
        race: RaceId(race as u8),
        closed: lake,
        shore: board.neighbours(lake),
        why_closed: &LAKE,
        too_far: &TOO_FAR,
        never_declines: &NEVER_DECLINES,
        powers: SHOP,
        tokens: reserve + 1,
        at_home: words("on the island", "sur l'île"),
        stay_home: words("They stay on the island", "Ils restent sur l'île"),
        place: words(
            "Ghosts that you do not place stay on your island.",
            "Les fantômes que vous ne placez pas restent sur votre île.",
        ),
    }))
}

fn home(game: &Game) -> Option<&Home> {
    let me = me(game)?;
    game.homes().iter().find(|home| home.tile == me)
}

/// Where he sits, if he plays.
pub fn his_seat(game: &Game) -> Option<Seat> {
    home(game).map(|home| home.seat)
}

/// Sets the island up: one ghost on it, the others in reserve (N-02).
fn prepare(hands: &mut Hands, me: TileId) {
    let Some(&Home { seat, race, .. }) = home(hands.game) else {
        return;
    };
    hands.give_to_tray(race, hands.game.setup().switches.ghost_reserve);
    hands.seat_role(seat, race, 1);
    hands.lay_out(me, Whose::seat(seat));
}

fn me(game: &Game) -> Option<TileId> {
    game.over_the_table(&TILE)
}

/// After his scoring: a soul for each region, new ghosts, and whether he has won (N-12, N-18, N-21).
fn close_turn(hands: &mut Hands, me: TileId, seat: Seat) {
    let Some(&Home { race, .. }) = home(hands.game).filter(|home| home.seat == seat) else {
        return;
    };
    hands.wear(seat);
    let regions = hands.people(PeopleId::active(seat)).regions.len();
    bury(hands, me, RaceId::NONE, regions);
    exchange(hands, me);
    let none_in_reserve = hands.state().tray(race) == 0;
    if none_in_reserve && ghosts_in_well(hands.game, hands.state()) == 0 {
        hands.win(seat);
    }
}
