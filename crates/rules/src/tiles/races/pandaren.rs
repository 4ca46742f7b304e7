//! They live in harmony with whoever lets them.

use crate::belongings::Belonging;
use crate::effect::Hands;
use crate::fees::What;
use crate::game::Game;
use crate::ids::{PeopleId, Seat, TileId};
use crate::notation::position::{Notation, PositionError};
use crate::notation::speech::Speaker;
use crate::refusal::Reason;
use crate::state::State;
use crate::tile::{
    Each, Fee, GameBox, Hooks, Lasts, MEMORY, Memory, NO_SHOWS, NO_TABLE, NONE, Shows, Table, Tile,
    race, words,
};

/// Pandaren.
pub static TILE: Tile = Tile {
    icon: "panda",
    help: words(
        "At the end of your turn every opponent whose active race you did not attack is in harmony with you: until your next turn he gives you two coins, once a turn, before he attacks you or touches your tokens.",
        "À la fin de votre tour, tout adversaire dont vous n’avez pas attaqué le peuple actif est en harmonie avec vous : jusqu’à votre prochain tour, il vous donne deux jetons, une fois par tour, avant de vous attaquer ou de toucher vos pions.",
    ),
    short: words(
        "Who was not attacked pays two coins to attack them.",
        "Qui n’a pas été attaqué paie deux jetons pour les attaquer.",
    ),
    rulings: &["W-20", "W-35", "W-77"],
    // Which seats are in harmony with them; which of them have paid in this turn.
    memory: &[
        Memory {
            each: Each::Seat,
            ..MEMORY
        },
        Memory {
            each: Each::Seat,
            lasts: Lasts::AnyTurn,
            ..MEMORY
        },
    ],
    hooks: Hooks {
        fee: Some(Fee {
            asks: |cx, from, _| {
                let (bound, paid) = (cx.cell(0, from.index()), cx.cell(1, from.index()));
                let asks = cx.people.is_active() && bound != 0 && paid == 0;
                if asks { FEE } else { 0 }
            },
            paid: |hands, by, from| {
                let cell = hands.cx_by(by).asked_tile().map(|tile| tile.cells[1]);
                if let Some(cell) = cell {
                    hands.set_cell(cell + from.index(), 1);
                }
            },
            against: What::Touch,
            why: &HARMONY,
        }),
        table: Table {
            turn_begins: Some(|hands, tile, seat| {
                if is_theirs(hands, tile, seat) {
                    set_all(hands, |_, _| 0);
                }
            }),
            before_score: Some(|hands, tile, seat| {
                if is_theirs(hands, tile, seat) {
                    let owner = seat;
                    set_all(hands, |state, seat| {
                        u8::from(seat != owner && !state.attacked(seat))
                    });
                }
            }),
            declined: Some(|hands, tile, race, _| {
                if TileId::race(race) == tile {
                    set_all(hands, |_, _| 0);
                }
            }),
            shows: Shows {
                belongings: Some(|speaker, state, seat| {
                    let bound = is_bound(speaker.game(), state, seat);
                    bound.then(|| harmony(speaker)).into_iter().collect()
                }),
                stands: Some(("harmony-token", "yin-yang")),
                ..NO_SHOWS
            },
            says: Some(&Notation {
                field: "harmony",
                of_seats: true,
                write: |game, state, seat| {
                    let [bound, paid] = cells(game)?;
                    if state.cell(bound + seat.index()) == 0 {
                        return None;
                    }
                    let paid = state.cell(paid + seat.index()) != 0;
                    Some(if paid { "paid" } else { "due" }.into())
                },
                read: |hands, at, seat, value| {
                    let paid = match value.as_str() {
                        Some("paid") => 1,
                        Some("due") => 0,
                        _ => return Err(PositionError::at(at, "due or paid expected")),
                    };
                    if let Some([bound, first]) = cells(hands.game) {
                        hands.set_cell(bound + seat.index(), 1);
                        hands.set_cell(first + seat.index(), paid);
                    }
                    Ok(())
                },
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..race("pandaren", words("Pandaren", "Pandarens"), 5, 10).of(GameBox::Warcraft)
};

const FEE: u8 = 2;

static HARMONY: Reason = Reason {
    ruling: "W-35",
    words: words(
        "region {region}: in harmony with the Pandaren, you owe them two coins first, more than you have",
        "région {region} : en harmonie avec les Pandarens, vous leur devez d'abord deux jetons, plus que vous n'en avez",
    ),
};

fn cells(game: &Game) -> Option<[usize; 2]> {
    let tile = game.tile_of(&TILE)?;
    game.tile_on_board(tile).cells[..].try_into().ok()
}

fn is_bound(game: &Game, state: &State, seat: Seat) -> bool {
    cells(game).is_some_and(|[bound, _]| state.cell(bound + seat.index()) != 0)
}

fn is_theirs(hands: &Hands, tile: TileId, seat: Seat) -> bool {
    hands.game.active_with(hands.state(), tile) == Some(PeopleId::active(seat))
}

/// Says of every seat whether it is in harmony with them.
fn set_all(hands: &mut Hands, bound: impl Fn(&State, Seat) -> u8) {
    let Some([first, _]) = cells(hands.game) else {
        return;
    };
    for seat in hands.game.seats() {
        let value = bound(hands.state(), seat);
        hands.set_cell(first + seat.index(), value);
    }
}

fn harmony<'g>(speaker: &Speaker<'g>) -> Belonging<'g> {
    Belonging {
        icon: "yin-yang",
        text: speaker.pick("harmony", "harmonie"),
        short: speaker.pick("harmony", "harmonie"),
        help: speaker.pick(
            "Two coins to the Pandaren before you attack them or touch their tokens, once a turn.",
            "Deux jetons aux Pandarens avant de les attaquer ou de toucher leurs pions, une fois par tour.",
        ),
        number: None,
        piece: None,
        tile: Some("pandaren"),
    }
}
