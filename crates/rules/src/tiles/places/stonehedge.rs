//! Stones that give one more power.

use crate::effect::{By, Hands};
use crate::game::Game;
use crate::ids::{PowerId, RegionId, Seat, TileId};
use crate::markers;
use crate::market;
use crate::notation::position::{Notation, PositionError, power_named};
use crate::region_set::TileSet;
use crate::state::{State, Whose};
use crate::tile::{
    Deed, Drawn, GameBox, Held, Hooks, Kind, NO_TABLE, NONE, Placed, QUESTION, Question, Rule,
    Table, Tile, VERB, Verb, Window, other, words,
};
use serde_json::{Value, json};

/// Stonehedge.
pub static TILE: Tile = Tile {
    icon: "dolmen",
    help: words(
        "Who finds it draws a power that stays here: its active holder has it besides his own.",
        "Qui les découvre tire un pouvoir qui reste ici : leur occupant actif l'a en plus du sien.",
    ),
    rulings: &["U-11", "U-15", "U-82", "U-83", "U-84", "U-85"],
    hooks: Hooks {
        verbs: &[Verb {
            word: DRAW,
            name: words("draw a power", "tirer un pouvoir"),
            window: Window::Asked,
            deed: Deed::Draw {
                what: Drawn::Powers,
                from,
                act,
            },
            question: Some(Question {
                id: DRAW,
                ruling: "U-82",
                words: words("the power of the place", "le pouvoir du lieu"),
                fits: |cx| power(cx.game, cx.state).is_none(),
                ..QUESTION
            }),
            ..VERB
        }],
        held: Some(|hands, tile, held| {
            let (Held::Found(people, region) | Held::Taken(people, region)) = held else {
                return;
            };
            let none = power(hands.game, hands.state()).is_none();
            if people.is_some() && none && !from(hands.game, hands.state()).is_empty() {
                let deed = hands.game.deed_of_tile(tile, DRAW);
                hands.ask(deed, people, region);
            }
        }),
        table: Table {
            says: Some(&Notation {
                field: "stonehedge",
                of_seats: false,
                write,
                read,
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..other(
        Kind::Place,
        "stonehedge",
        words("Stonehedge", "Les Portes du Pouvoir"),
    )
    .of(GameBox::Underground)
};

const DRAW: &str = "stonehedge-power";

/// The power that lies there, if one was drawn.
fn power(game: &Game, state: &State) -> Option<PowerId> {
    let region = region(game, state)?;
    let mut here = markers::at(state, region);
    here.find_map(|(_, tile)| tile.as_power())
}

fn region(game: &Game, state: &State) -> Option<RegionId> {
    let tile = game.tile_of(&TILE)?;
    let mut forces = state.forces().iter();
    forces.find(|force| force.tile == tile)?.whose.is_region()
}

/// Powers of the stack; what only asks to be picked, or only brings tokens, is drawn anew (U-82).
pub(crate) fn from(game: &Game, state: &State) -> TileSet {
    let stack = if state.powers_left().is_empty() {
        state.discard()
    } else {
        state.powers_left()
    };
    let mut set = TileSet::default();
    for id in stack.iter() {
        let Some(tile) = game.power_tile(PowerId(id)) else {
            continue;
        };
        let only_picked =
            |rule: &Rule| matches!(rule, Rule::PassedCoins(_) | Rule::PassedTokens(_));
        let vain = !tile.rules.is_empty() && tile.rules.iter().all(only_picked);
        let tokens = tile
            .pieces
            .iter()
            .any(|piece| piece.placed == Placed::AsToken);
        if !vain && !tokens {
            set.add(id);
        }
    }
    set
}

fn act(hands: &mut Hands, by: By, power: u8) {
    lay(hands, PowerId(power), by.at);
    let tile = TileId::power(PowerId(power));
    let (seat, region) = (by.seat(), by.at);
    hands.tell(crate::event::Event::Revealed { seat, tile, region });
    // Who finds it gets the coins of a power that pays as it comes (U-85).
    let coins = hands.game.tile_on_board(tile).coins_per_declined_race;
    market::coins_for_declined(hands, by.people, coins);
}

fn lay(hands: &mut Hands, power: PowerId, region: RegionId) {
    hands.take_badge(power);
    let place = hands.lay_out(TileId::power(power), Whose::holder_of(region));
    hands.give(place, Whose::holder_of(region));
}

/// The power, with what it remembers.
fn write(game: &Game, state: &State, _: Seat) -> Option<Value> {
    let power = power(game, state)?;
    let id = game.power_tile(power)?.id;
    let force = state
        .forces()
        .iter()
        .find(|force| force.tile == TileId::power(power))?;
    Some(if force.memo == 0 && !force.fresh {
        id.into()
    } else {
        json!({ "power": id, "memo": force.memo, "fresh": force.fresh })
    })
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let Some(region) = region(hands.game, hands.state()) else {
        return Err(PositionError::at(
            at,
            "nothing expected: the place was not found",
        ));
    };
    let name = value.get("power").unwrap_or(value).as_str();
    let power = power_named(hands.game, at, name.unwrap_or_default())?;
    let memo = value.get("memo").and_then(Value::as_u64).unwrap_or(0);
    let fresh = value.get("fresh").and_then(Value::as_bool).unwrap_or(false);
    let place = hands.lay_out(TileId::power(power), Whose::holder_of(region));
    if fresh {
        hands.give(place, Whose::holder_of(region));
    }
    hands.remember_at(place, memo.min(255) as u8);
    Ok(())
}
