//! What clients show of the market and the teams, and what positions say of them.

use super::RACE;
use super::market::{
    Column, ROWS, coins_on, get, is_strange, power_ware, race_ware, set, spot, tile_at,
};
use crate::action::Action;
use crate::belongings::{Good, Sale};
use crate::effect::Hands;
use crate::finish::worth;
use crate::game::Game;
use crate::ids::{PowerId, RaceId, Seat, TileId};
use crate::notation::position::{Notation, PositionError, power_named, race_named};
use crate::notation::speech::Speaker;
use crate::state::{Stage, State};
use serde_json::{Value, json};

pub(super) static SAYS: Notation = Notation {
    field: "market",
    of_seats: false,
    write,
    read,
};

/// What choosing a tile says, and its picture.
pub(super) fn ware<'g>(
    speaker: &Speaker<'g>,
    state: &State,
    what: u8,
) -> (String, Option<&'g str>) {
    let game = speaker.game();
    let race = game.question(state).is_some_and(|asked| asked.id == RACE);
    let tile = if race {
        race_ware(game, state, what)
    } else {
        power_ware(game, state, what)
    };
    let tile = tile.and_then(|tile| game.tile(tile));
    tile.map_or_else(Default::default, |tile| {
        let name = tile.name.text(speaker.language()).to_owned();
        (name, Some(tile.icon))
    })
}

/// The market, while somebody picks from it.
pub(super) fn sale<'g>(speaker: &Speaker<'g>, state: &State) -> Option<Sale<'g>> {
    let game = speaker.game();
    let asked = game.question(state)?;
    let deciding = state.decides();
    let verb = game.verb_named(asked.id)?;
    let race = asked.id == RACE;
    if state.turn().stage != Stage::Pick {
        return None;
    }
    let most = if race { 2 * ROWS as u8 } else { ROWS as u8 };
    let goods = (0..most).filter_map(|what| {
        let tile = if race {
            race_ware(game, state, what)?
        } else {
            power_ware(game, state, what)?
        };
        let action = Action::Do(verb, what, 0);
        // Whether he can pay for it is nobody else's business.
        if race && is_strange(deciding.seat(), what) {
            return None;
        }
        let tile = game.tile(tile)?;
        let row = if race {
            spot(what)?.1
        } else {
            usize::from(what)
        };
        let lies = coins_on(game, state, row);
        let help = tile.help.text(speaker.language());
        let coins = match lies {
            0 => String::new(),
            _ => speaker.pick(
                format!(" Coins on its row: {lies}."),
                format!(" Jetons sur sa rangée : {lies}."),
            ),
        };
        Some(Good {
            icon: tile.icon,
            name: tile.name.text(speaker.language()).to_owned(),
            help: format!("{help}{coins}"),
            tile: Some(tile.id),
            owned: false,
            price: game.coins_for(state, action).unwrap_or(0),
            action,
        })
    });
    Some(Sale {
        seat: deciding.seat(),
        title: speaker.pick("The market", "Le marché"),
        help: speaker.pick(
            "The lower of the two rows makes the price; its coins are yours.",
            "La plus basse des deux rangées fait le prix ; ses jetons sont à vous.",
        ),
        goods: goods.collect(),
    })
}

/// How the sides compare at the end.
pub(super) fn ending(speaker: &Speaker, state: &State) -> Option<String> {
    let game = speaker.game();
    let of = |seat: u8| worth(game, state, Seat(seat)).0;
    let (above, below, alone) = (of(0), of(1), of(2));
    (state.turn().stage == Stage::Over).then(|| {
        speaker.pick(
            format!("Seats 1 and 4 have {above} coins together, seats 2 and 5 have {below}; seat 3, alone, counts double: {alone}."),
            format!("Les sièges 1 et 4 ont {above} jetons ensemble, les sièges 2 et 5 en ont {below} ; le siège 3, seul, compte double : {alone}."),
        )
    })
}

const COLUMNS: [(&str, Column); 3] = [
    ("above", Column::Above),
    ("powers", Column::Powers),
    ("below", Column::Below),
];
const NUMBERS: [(&str, usize); 3] = [("coins", 3), ("chosen", 4), ("waiting", 5)];

fn write(game: &Game, state: &State, _: Seat) -> Option<Value> {
    let mut said = serde_json::Map::new();
    for (field, column) in COLUMNS {
        let tiles = (0..ROWS).map(|row| {
            let tile = tile_at(game, state, column, row)?;
            let id = match column {
                Column::Powers => TileId::power(PowerId(tile)),
                _ => TileId::race(RaceId(tile)),
            };
            Some(game.tile(id)?.id)
        });
        said.insert(field.into(), json!(tiles.collect::<Vec<_>>()));
    }
    for (field, memory) in NUMBERS {
        let rows = if field == "coins" { ROWS } else { 1 };
        let numbers: Vec<u8> = (0..rows).map(|row| get(game, state, memory, row)).collect();
        if numbers.iter().any(|&number| number > 0) {
            said.insert(field.into(), json!(numbers));
        }
    }
    Some(Value::Object(said))
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let list = |field: &str, rows: usize| match value.get(field) {
        None => Ok(Vec::new()),
        Some(said) => {
            let list = said.as_array().filter(|list| list.len() <= rows);
            list.cloned().ok_or_else(|| {
                PositionError::at(at, format!("{field}: a list of at most {rows} expected"))
            })
        }
    };
    for (field, column) in COLUMNS {
        for (row, said) in list(field, ROWS)?.iter().enumerate() {
            let Some(name) = said.as_str() else {
                continue;
            };
            let tile = match column {
                Column::Powers => {
                    let power = power_named(hands.game, at, name)?;
                    hands.take_badge(power);
                    power.0
                }
                _ => {
                    let race = race_named(hands.game, at, name)?;
                    hands.draw_banner(race);
                    race.0
                }
            };
            set(hands, column as usize, row, tile + 1);
        }
    }
    for (field, memory) in NUMBERS {
        let rows = if field == "coins" { ROWS } else { 1 };
        for (row, said) in list(field, rows)?.iter().enumerate() {
            let Some(number) = said.as_u64().filter(|&number| number <= 255) else {
                let what = format!("{field}: numbers from 0 to 255 expected");
                return Err(PositionError::at(at, what));
            };
            set(hands, memory, row, number as u8);
        }
    }
    let chosen = get(hands.game, hands.state(), 4, 0);
    let lies = |what: u8| race_ware(hands.game, hands.state(), what).is_some();
    if chosen.checked_sub(1).is_some_and(|what| !lies(what)) {
        return Err(PositionError::at(
            at,
            "chosen: a race of the market expected",
        ));
    }
    Ok(())
}
