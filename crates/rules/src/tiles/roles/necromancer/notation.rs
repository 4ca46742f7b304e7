//! What positions say of the Necromancer: his well, his powers, his victory.

use super::shop::drawn;
use super::well::well;
use super::{SHOP, WELL, ghosts_in_well, his_seat, home, me};
use crate::effect::Hands;
use crate::game::Game;
use crate::ids::{PowerId, RaceId, Seat, TileId};
use crate::notation::position::{Notation, PositionError, power_named, race_named};
use crate::state::{State, Whose};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub(super) static SAYS: Notation = Notation {
    field: FIELD,
    of_seats: false,
    write,
    read,
};

const FIELD: &str = "necromancer";
/// A soul that comes from no tray.
const SOUL: &str = "soul";

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "what the Necromancer has")]
struct Text {
    /// Souls in the well from the bottom: a race, or `soul` for one that comes from no tray.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    well: Vec<String>,
    #[serde(skip_serializing_if = "is_zero")]
    ghosts_in_well: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    powers: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    owned: Vec<String>,
    /// Those that came this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fresh: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    memos: Vec<u8>,
    #[serde(skip_serializing_if = "is_false")]
    victory: bool,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn write(game: &Game, state: &State, _: Seat) -> Option<Value> {
    let his = his_seat(game)?;
    let well = well(game, me(game)?)?;
    let race = |id: RaceId| game.race_tile(id).map_or(SOUL, |tile| tile.id).to_owned();
    let power = |id: PowerId| game.power_tile(id).map_or("", |tile| tile.id).to_owned();
    let souls = usize::from(state.cell(well.souls));
    let shop: Vec<_> = drawn(game, state)
        .filter_map(|(_, force)| Some((force.tile.as_power()?, *force)))
        .collect();
    let some = |is: &dyn Fn(&crate::state::Force) -> bool| {
        let them = shop.iter().filter(|(_, force)| is(force));
        them.map(|(id, _)| power(*id)).collect()
    };
    let mut memos: Vec<u8> = shop.iter().map(|(_, force)| force.memo).collect();
    if memos.iter().all(|&memo| memo == 0) {
        memos.clear();
    } else {
        memos.resize(SHOP, 0);
    }
    let text = Text {
        well: (0..souls)
            .map(|at| race(RaceId(state.cell(well.first + at))))
            .collect(),
        ghosts_in_well: ghosts_in_well(game, state),
        powers: some(&|_| true),
        owned: some(&|force| force.whose != Whose::NOBODY),
        fresh: some(&|force| force.fresh),
        memos,
        victory: state.winner() == Some(his),
    };
    serde_json::to_value(text).ok()
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let text: Text = crate::notation::read_value(at, value)?;
    let game = hands.game;
    let (Some(seat), Some(well)) = (his_seat(game), me(game).and_then(|me| well(game, me))) else {
        return Ok(());
    };
    if text.well.len() > WELL || text.powers.len() > SHOP || text.memos.len() > SHOP {
        return Err(PositionError::at(
            at,
            format!("at most {WELL} souls, {SHOP} powers and {SHOP} memos expected"),
        ));
    }
    for (i, name) in text.well.iter().enumerate() {
        let at = format!("{at}.well[{i}]");
        let soul = match name.as_str() {
            SOUL => RaceId::NONE,
            name => race_named(game, &at, name)?,
        };
        if home(game).is_some_and(|home| home.race == soul) {
            return Err(PositionError::at(
                at,
                "a race or `soul` expected; ghosts are counted in ghosts_in_well",
            ));
        }
        hands.set_cell(well.first + i, soul.0);
    }
    hands.set_cell(well.souls, text.well.len() as u8);
    hands.set_cell(well.ghosts, text.ghosts_in_well);
    let mut places = Vec::new();
    for (i, name) in text.powers.iter().enumerate() {
        let at = format!("{at}.powers[{i}]");
        let power = power_named(game, &at, name)?;
        let tile = TileId::power(power);
        let mut peoples = hands.state().people.iter();
        let mut out = hands.state().forces().iter();
        if peoples.any(|people| people.power == power) || out.any(|force| force.tile == tile) {
            return Err(PositionError::at(
                at,
                format!("power `{name}` is already elsewhere"),
            ));
        }
        places.push((power, hands.state().forces().len()));
        hands.lay_out(tile, Whose::NOBODY);
    }
    let place = |list: &str, i: usize, name: &str| {
        let at = format!("{at}.{list}[{i}]");
        let power = power_named(game, &at, name)?;
        let place = places.iter().find(|(known, _)| *known == power);
        place
            .map(|(_, place)| *place)
            .ok_or_else(|| PositionError::at(at.clone(), format!("one of {FIELD}.powers expected")))
    };
    for (i, name) in text.owned.iter().enumerate() {
        hands.give(place("owned", i, name)?, Whose::seat(seat));
    }
    hands.wear(seat);
    for (i, name) in text.fresh.iter().enumerate() {
        hands.give(place("fresh", i, name)?, Whose::seat(seat));
    }
    for (i, &memo) in text.memos.iter().enumerate() {
        if let Some((_, place)) = places.get(i) {
            hands.remember_at(*place, memo);
        }
    }
    if text.victory {
        hands.win(seat);
    }
    Ok(())
}
