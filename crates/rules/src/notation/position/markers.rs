//! Relics, artifacts and places in positions.

use super::{Notation, PositionError, region_said};
use crate::effect::Hands;
use crate::game::Game;
use crate::ids::Seat;
use crate::state::{State, Whose};
use serde_json::{Map, Value, json};

/// What boxes say that bring some.
pub(crate) static MARKERS: Notation = Notation {
    field: "markers",
    of_seats: false,
    write,
    read,
};

/// What lies where, and what was used this turn.
fn write(game: &Game, state: &State, _: Seat) -> Option<Value> {
    let mut all = Map::new();
    for force in state.forces() {
        let tile = game.tile(force.tile).filter(|tile| tile.kind.is_marker());
        let (Some(tile), Some(region)) = (tile, force.whose.is_region()) else {
            continue;
        };
        let said = if force.memo == 0 {
            json!(region.0)
        } else {
            json!({ "region": region.0, "used": force.memo })
        };
        all.insert(tile.id.to_owned(), said);
    }
    (!all.is_empty()).then_some(Value::Object(all))
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let Some(all) = value.as_object() else {
        return Err(PositionError::at(
            at,
            "relics and places with their regions expected",
        ));
    };
    for (name, said) in all {
        let at = format!("{at}.{name}");
        let known = hands.game.table.iter().copied();
        let mut markers = known.filter(|&id| {
            let tile = hands.game.tile(id);
            tile.is_some_and(|tile| tile.kind.is_marker() && tile.id == name)
        });
        let Some(tile) = markers.next() else {
            return Err(PositionError::at(at, "a relic or a place expected"));
        };
        let region = region_said(hands.game, &at, said.get("region").unwrap_or(said))?;
        // What lies open from the beginning has moved, perhaps.
        let mut out = hands.state().forces().iter();
        if let Some(place) = out.position(|force| force.tile == tile) {
            hands.take_in(place);
        }
        let place = hands.lay_out(tile, Whose::holder_of(region));
        let used = said.get("used").and_then(Value::as_u64).unwrap_or(0);
        hands.remember_at(place, used.min(255) as u8);
        let tile = hands.game.tile_on_board(tile);
        for &piece in &tile.pieces {
            hands.add_pieces(piece, region, 1);
        }
    }
    Ok(())
}
