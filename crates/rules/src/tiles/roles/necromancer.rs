//! The Necromancer: ghosts, the well of souls, purchases, and a victory of his own (N.).
//!
//! His people sits in the place of an active race, with the ghosts as its race. The tray of the ghosts is
//! his reserve, and tokens set aside are those on the island: all of them come to hand as he readies (N-15).
//! The powers he drew lie out; those he owns are in force for him.

mod notation;
mod says;
mod show;

use crate::board::Terrain;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::game::{Game, Home, Setup, SetupError, TileOnBoard};
use crate::ids::{PeopleId, PowerId, RaceId, RegionId, Seat, TileId};
use crate::refusal::Refusal;
use crate::region_set::{RegionSet, TileSet};
use crate::state::{Force, State, Whose};
use crate::tile::{
    Deed, Each, GameBox, Hooks, Kind, MEMORY, Memory, NO_TABLE, NONE, Placed, QUESTION, Question,
    Shows, Table, Tile, VERB, Verb, Window, other, words,
};
use crate::tiles;
use crate::tiles::races::ghosts;

use says::{
    DRAWN, GHOST_BOUGHT, LAKE, NEVER_DECLINES, NOT_FOR_SALE, POWER_BOUGHT, PURCHASES_OVER, RISE,
    TOO_FAR, tell,
};

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
            },
            says: Some(&notation::SAYS),
            ..NO_TABLE
        },
        ..NONE
    },
    ..other(Kind::Role, "necromancer", words("Necromancer", "Nécromant")).of(GameBox::Necromancer)
};

/// How many souls the well can hold besides ghosts.
pub const WELL: usize = 64;
/// How many powers he draws (N-03).
pub const SHOP: usize = 6;
/// Souls that make a ghost (N-09).
const SOULS: u8 = 4;
const FIRST_POWER: &str = "first-power";
const SHOP_DRAW: &str = "shop";

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

/// Whether a power does nothing for somebody who never declines and picks no combo (N-03, N-05).
fn is_useless(power: &TileOnBoard) -> bool {
    power.own_decline_slot || power.decline_after_turn || power.passed_coins > 1
}

/// The powers he may still draw.
fn drawable(game: &Game, state: &State) -> TileSet {
    let mut left = state.powers_left;
    for power in state.powers_left.iter() {
        if is_useless(game.power(PowerId(power))) {
            left.take(power);
        }
    }
    left
}

/// The powers he drew as they lie out, with their places.
fn drawn<'s>(game: &Game, state: &'s State) -> impl Iterator<Item = (usize, &'s Force)> {
    let his = his_seat(game).map(Whose::seat);
    let out = state.forces().iter().enumerate();
    out.filter(move |(_, force)| {
        let power = force.tile.as_power().is_some();
        power && (force.whose == Whose::NOBODY || Some(force.whose) == his)
    })
}

/// The powers he drew, with whether he owns them.
pub fn shop<'s>(game: &Game, state: &'s State) -> impl Iterator<Item = (PowerId, bool)> + use<'s> {
    let powers = drawn(game, state).map(|(_, force)| *force);
    let all: Vec<Force> = powers.collect();
    all.into_iter().filter_map(|force| {
        let owned = force.whose != Whose::NOBODY;
        Some((force.tile.as_power()?, owned))
    })
}

/// The power in a place of the shop; ghosts come first and are none.
fn ware_tile(game: &Game, state: &State, what: u8) -> Option<TileId> {
    let place = usize::from(what).checked_sub(1)?;
    drawn(game, state).nth(place).map(|(_, force)| force.tile)
}

fn owns(game: &Game, state: &State) -> u8 {
    let owned = drawn(game, state).filter(|(_, force)| force.whose != Whose::NOBODY);
    owned.count() as u8
}

/// Before the column is laid he draws his powers and chooses one; gives whether that is done.
fn open(hands: &mut Hands, me: TileId) -> bool {
    let Some(people) = his_seat(hands.game).map(PeopleId::active) else {
        return true;
    };
    let (game, state) = (hands.game, hands.state());
    let out = drawn(game, state).count();
    if !state.column().is_empty() || (out > 0 && owns(game, state) > 0) {
        return true;
    }
    let question = if out < SHOP && !drawable(game, state).is_empty() {
        SHOP_DRAW
    } else if out > 0 {
        FIRST_POWER
    } else {
        return true;
    };
    let deed = game.deed_of_tile(me, question);
    hands.ask(deed, people, RegionId::NONE);
    false
}

/// A power comes to his shop.
fn draw(hands: &mut Hands, by: By, power: PowerId) {
    hands.draw_badge(power);
    hands.lay_out(TileId::power(power), Whose::NOBODY);
    let seat = by.seat();
    tell(hands, &DRAWN, seat, power, 0);
}

/// What the next ghost or power costs (N-13).
pub fn price(game: &Game, state: &State) -> u8 {
    let Some(seat) = his_seat(game) else { return 0 };
    let id = PeopleId::active(seat);
    let people = state.people(id);
    let tokens = people
        .regions
        .into_iter()
        .map(|region| state.tokens(region));
    let all: u8 = tokens.sum::<u8>() + people.hand + people.aside;
    let ghosts = all - game.all_extras(state, id);
    ghosts + owns(game, state)
}

/// Why he may not buy: a ghost (0) or one of the powers he drew (from 1).
fn refuse(cx: &Cx, what: u8, free: bool) -> Option<Refusal> {
    let (game, state) = (cx.game, cx.state);
    let Some(home) = home(game).filter(|home| home.seat == cx.seat()) else {
        return Some(Refusal::NoSuchDeed);
    };
    let sold = match what {
        0 => !free && state.tray(home.race) > 0,
        _ => {
            let mut drawn = drawn(game, state);
            let power = drawn.nth(usize::from(what) - 1);
            power.is_some_and(|(_, force)| force.whose == Whose::NOBODY)
        }
    };
    if !sold {
        return Some(Refusal::Tile(&NOT_FOR_SALE));
    }
    let (price, coins) = (price(game, state), state.coins(home.seat));
    (!free && coins < u16::from(price)).then_some(Refusal::Costs {
        ruling: "N-13",
        price,
        coins,
    })
}

/// He buys, or takes the first power for nothing.
fn buy(hands: &mut Hands, what: u8, free: bool) {
    let Some(seat) = his_seat(hands.game) else {
        return;
    };
    let people = PeopleId::active(seat);
    let paid = if free {
        0
    } else {
        price(hands.game, hands.state())
    };
    hands.pay(seat, u16::from(paid));
    if what == 0 {
        hands.recruit_aside(people, 1);
        tell(hands, &GHOST_BOUGHT, seat, PowerId::NONE, paid);
        return;
    }
    let mut drawn = drawn(hands.game, hands.state());
    let Some((place, force)) = drawn.nth(usize::from(what) - 1) else {
        return;
    };
    let Some(power) = force.tile.as_power() else {
        return;
    };
    drop(drawn);
    hands.give(place, Whose::seat(seat));
    tell(hands, &POWER_BOUGHT, seat, power, paid);
    acquire(hands, people, power);
}

/// What a power brings as it is acquired (N-24).
fn acquire(hands: &mut Hands, people: PeopleId, power: PowerId) {
    let game = hands.game;
    let tile = game.power(power);
    for &piece in &tile.pieces {
        let Some(kind) = game.extra_kind(piece) else {
            continue;
        };
        let kind_of_piece = &game.pieces[piece.index()].piece;
        if kind_of_piece.placed == Placed::AsToken {
            let tokens = kind_of_piece.supply;
            hands.bring_extras(people, kind, tokens);
            hands.set_aside(people, tokens);
            hands.set_extras(people, kind, tokens, tokens);
        }
    }
    crate::market::coins_for_declined(hands, people, tile.coins_per_declined_race);
}

/// Souls of a race in the well.
fn held(game: &Game, state: &State, me: TileId, race: RaceId) -> u8 {
    let Some(well) = well(game, me) else { return 0 };
    let souls = usize::from(state.cell(well.souls));
    let of_race = (0..souls).filter(|at| state.cell(well.first + at) == race.0);
    let ghosts = home(game).is_some_and(|home| home.race == race);
    of_race.count() as u8 + if ghosts { state.cell(well.ghosts) } else { 0 }
}

struct Well {
    first: usize,
    souls: usize,
    ghosts: usize,
}

fn well(game: &Game, me: TileId) -> Option<Well> {
    let cells = &game.tile_on_board(me).cells;
    let (&first, &counts) = (cells.first()?, cells.get(1)?);
    Some(Well {
        first,
        souls: counts,
        ghosts: counts + 1,
    })
}

fn me(game: &Game) -> Option<TileId> {
    game.over_the_table(&TILE)
}

/// Ghosts lying on top of the well.
pub fn ghosts_in_well(game: &Game, state: &State) -> u8 {
    let well = me(game).and_then(|me| well(game, me));
    well.map_or(0, |well| state.cell(well.ghosts))
}

/// How many souls lie in the well, ghosts included.
pub fn souls(game: &Game, state: &State) -> u8 {
    let well = me(game).and_then(|me| well(game, me));
    well.map_or(0, |well| state.cell(well.souls) + state.cell(well.ghosts))
}

/// Tokens lost in a conquest become souls (N-06). They were laid in the tray; ghosts lie on top of the well.
fn bury(hands: &mut Hands, me: TileId, race: RaceId, tokens: u8) {
    let (Some(home), Some(well)) = (home(hands.game), well(hands.game, me)) else {
        return;
    };
    if race == home.race {
        hands.take_from_tray(race, tokens);
        let ghosts = hands.state().cell(well.ghosts);
        hands.set_cell(well.ghosts, ghosts + tokens);
        return;
    }
    for _ in 0..tokens {
        let souls = hands.state().cell(well.souls);
        // A well that is full to the brim lets the token go back to its tray.
        if usize::from(souls) == WELL {
            return;
        }
        if race.is_some() {
            hands.take_from_tray(race, 1);
        }
        hands.set_cell(well.first + usize::from(souls), race.0);
        hands.set_cell(well.souls, souls + 1);
    }
}

/// Souls become ghosts on the island, four for one, those on top first (N-09, N-10).
fn exchange(hands: &mut Hands, me: TileId) {
    let (Some(&Home { seat, race, .. }), Some(well)) = (home(hands.game), well(hands.game, me))
    else {
        return;
    };
    let people = PeopleId::active(seat);
    let mut created = 0;
    loop {
        let state = hands.state();
        let (souls, lying) = (state.cell(well.souls), state.cell(well.ghosts));
        let ghosts = lying.min(SOULS);
        if souls + lying < SOULS || state.tray(race) + ghosts == 0 {
            break;
        }
        hands.set_cell(well.ghosts, lying - ghosts);
        hands.give_to_tray(race, ghosts);
        let rest = souls - (SOULS - ghosts);
        for at in (rest..souls).rev() {
            let cell = well.first + usize::from(at);
            let soul = RaceId(hands.state().cell(cell));
            hands.set_cell(cell, RaceId::NONE.0);
            if soul.is_some() {
                hands.give_to_tray(soul, 1);
            }
        }
        hands.set_cell(well.souls, rest);
        created += hands.recruit_aside(people, 1);
    }
    if created > 0 {
        tell(hands, &RISE, seat, PowerId::NONE, created);
    }
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
