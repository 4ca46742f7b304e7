//! The surface in the north, the world below in the south: coins lie where one is a stranger.

use super::{OTHER_HALF, half, is_below, of_world, scenario};
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::game::{Game, SetupError};
use crate::ids::{PowerId, RaceId, Seat};
use crate::notation::position::{Notation, PositionError};
use crate::refusal::Reason;
use crate::state::{State, Whose};
use crate::tile::{
    Deals, Each, Hooks, Lasts, MEMORY, Memory, NO_TABLE, NONE, Table, Taking, Tile, words,
};
use serde_json::{Value, json};

/// Night And Day.
pub static TILE: Tile = Tile {
    icon: "moon-orbit",
    help: words(
        "Combos of the surface and of underground take turns in the column, and you may change sides with each pick. Surface races enter by the northern row, underground races by the southern row; regions with the same tunnel number are neighbours. Your active race scores 1 coin more for each region it holds in the other half, and 1 for each region of its own half that it took this turn from a race of the other. Water is a river: each region of it costs 1 token instead of 2 and must be left when you redeploy.",
        "Les combinaisons de surface et souterraines alternent dans la colonne, et vous pouvez changer de camp à chaque choix. Les peuples de surface entrent par la rangée du nord, les peuples souterrains par celle du sud ; deux régions au même numéro de tunnel sont voisines. Votre peuple actif marque 1 jeton de plus par région qu'il tient dans l'autre moitié, et 1 par région de sa propre moitié prise ce tour-ci à un peuple de l'autre. L'eau est une rivière : chaque région d'eau coûte 1 pion au lieu de 2 et doit être quittée au redéploiement.",
    ),
    short: words(
        "The surface in the north, the deep in the south: go where you are a stranger.",
        "La surface au nord, les profondeurs au sud : allez là où vous êtes étranger.",
    ),
    rulings: &["R-69", "R-70", "R-71", "R-72", "R-80", "R-81"],
    memory: &[
        // The world of the banner that was laid last, counted from 1: above, below.
        MEMORY,
        // Regions of his own half that a seat took from a race of the other in this turn of his.
        Memory {
            each: Each::Seat,
            lasts: Lasts::OwnTurn,
            ..MEMORY
        },
    ],
    hooks: Hooks {
        within: Some((
            |cx| half(cx.game, is_below(cx.game, cx.me().race)),
            &OTHER_HALF,
        )),
        conquered: Some(drive_out),
        score: Some(score),
        table: Table {
            set_up: Some(|setup| {
                let board = &setup.board;
                if board.world(true).is_empty() || board.world(false).is_empty() {
                    return Err(SetupError::new(
                        "a board with both worlds expected in this scenario (R-70)",
                    ));
                }
                Ok(None)
            }),
            prepare: Some(|hands, me| {
                hands.lay_out(me, Whose::ALL);
            }),
            gates: Some(&ROWS),
            deals: Some(Deals {
                races: |game, state| {
                    let below = cell(game, 0).is_some_and(|last| state.cell(last) == 1);
                    of_world(state.races_left(), |race| {
                        is_below(game, RaceId(race)) == below
                    })
                },
                powers: |game, state| {
                    let below = cell(game, 0).is_some_and(|last| state.cell(last) == 2);
                    of_world(state.powers_left(), |power| {
                        let tile = game.power_tile(PowerId(power));
                        tile.is_some_and(|tile| tile.from.facts().below == below)
                    })
                },
                laid: |hands, _, race| {
                    let below = is_below(hands.game, race);
                    if let Some(last) = cell(hands.game, 0) {
                        hands.set_cell(last, 1 + u8::from(below));
                    }
                },
            }),
            says: Some(&Notation {
                field: "worlds",
                of_seats: false,
                write,
                read,
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..scenario(
        "s12-night-and-day",
        words("Night And Day", "Ombre et lumière"),
    )
};

static ROWS: Reason = Reason {
    ruling: "R-70",
    words: words(
        "region {region} does not lie in the outer row of its half: races enter there",
        "la région {region} n'est pas dans la rangée extérieure de sa moitié : c'est là que les peuples entrent",
    ),
};

fn cell(game: &Game, memory: usize) -> Option<usize> {
    let tile = game.tile_of(&TILE)?;
    game.tile_on_board(tile).cells.get(memory).copied()
}

/// A region of the own half was taken from a race of the other.
fn drive_out(hands: &mut Hands, by: By, taking: &Taking) {
    let (region, from) = (taking.region, taking.holder);
    // What a declined race takes is nothing to the active one (B-114).
    if from.is_none() || !by.people.is_active() {
        return;
    }
    let game = hands.game;
    let mine = is_below(game, hands.people(by.people).race);
    let theirs = is_below(game, hands.people(from).race);
    if mine != theirs
        && game.board().world(mine).has(region)
        && let Some(first) = cell(game, 1)
    {
        let count = first + by.seat().index();
        let so_far = hands.state().cell(count);
        hands.set_cell(count, so_far.saturating_add(1));
    }
}

/// Coins for regions of the other half, and for those whom the race drove out of its own.
fn score(cx: &Cx) -> u8 {
    let active = cx.people.is_active();
    if !active && !cx.game.setup().switches.s12_declined_bonus {
        return 0;
    }
    let strange = cx.game.board().world(!is_below(cx.game, cx.me().race));
    let held = (cx.me().regions & strange).len();
    let own_turn = active && cx.seat() == cx.state.turn().seat;
    let driven = cell(cx.game, 1).filter(|_| own_turn);
    held + driven.map_or(0, |first| cx.state.cell(first + cx.seat().index()))
}

fn write(game: &Game, state: &State, _: Seat) -> Option<Value> {
    let last = state.cell(cell(game, 0)?);
    let first = cell(game, 1)?;
    let driven: Vec<u8> = game
        .seats()
        .map(|seat| state.cell(first + seat.index()))
        .collect();
    Some(json!({ "last": last, "driven_out": driven }))
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let last = value.get("last").and_then(Value::as_u64).unwrap_or(0);
    if last > 2 {
        return Err(PositionError::at(at, "last: 0, 1 or 2 expected"));
    }
    if let Some(cell) = cell(hands.game, 0) {
        hands.set_cell(cell, last as u8);
    }
    let Some(said) = value.get("driven_out") else {
        return Ok(());
    };
    let seats = usize::from(hands.game.setup().seats);
    let list = said.as_array().filter(|list| list.len() == seats);
    let Some((list, first)) = list.zip(cell(hands.game, 1)) else {
        let what = format!("driven_out: a number for each of {seats} seats expected");
        return Err(PositionError::at(at, what));
    };
    for (seat, said) in list.iter().enumerate() {
        let most = u64::try_from(hands.game.board().len()).unwrap_or(0);
        let Some(count) = said.as_u64().filter(|&count| count <= most) else {
            let what = format!("driven_out: numbers from 0 to {most} expected");
            return Err(PositionError::at(at, what));
        };
        hands.set_cell(first + seat, count as u8);
    }
    Ok(())
}
