//! The column and the stacks.

use super::{Reader, Result, fault};
use crate::ids::{PowerId, RaceId, TileId};
use crate::notation::position::write::{left_by_default, powers_by_default};
use crate::notation::position::{ComboText, PositionText};
use crate::region_set::TileSet;
use crate::state::{COLUMN, Combo};

impl Reader<'_> {
    pub(super) fn piles(&mut self, text: &PositionText) -> Result<()> {
        let column: &[ComboText] = text.column.as_deref().unwrap_or(&[]);
        if column.len() > COLUMN {
            return fault(
                "column",
                format!("at most {COLUMN} combos expected, found {}", column.len()),
            );
        }
        for (i, combo) in column.iter().enumerate() {
            let race = self.race(&format!("column[{i}].race"), &combo.race)?;
            let power = match &combo.power {
                Some(power) => self.power(&format!("column[{i}].power"), power)?,
                None => PowerId::NONE,
            };
            self.unused(&format!("column[{i}]"), race, power)?;
            self.state.column[i] = Combo {
                race,
                power,
                coins: combo.coins,
                waiting: combo.waiting,
            };
        }
        self.state.shown = column.len() as u8;
        for (i, name) in text.returned.iter().enumerate() {
            let race = self.race(&format!("returned[{i}]"), name)?;
            self.unused(&format!("returned[{i}]"), race, PowerId::NONE)?;
            self.state.returned[i] = race;
            self.state.waiting += 1;
        }
        for (i, name) in text.discard.iter().enumerate() {
            let power = self.power(&format!("discard[{i}]"), name)?;
            self.unused(&format!("discard[{i}]"), RaceId::NONE, power)?;
            self.state.discard.add(power.0);
        }
        if let Some(banner) = &text.turn.banner {
            let race = self.race("turn.banner", banner)?;
            self.unused("turn.banner", race, PowerId::NONE)?;
            if usize::from(self.state.shown) == COLUMN {
                return fault("turn.banner", "an open place of the column expected");
            }
            self.state.column[usize::from(self.state.shown)].race = race;
        }
        self.state.races_left = left_by_default(self.game, &self.state);
        if let Some(named) = &text.races_left {
            let mut left = TileSet::default();
            for (i, name) in named.iter().enumerate() {
                let race = self.race(&format!("races_left[{i}]"), name)?;
                self.unused(&format!("races_left[{i}]"), race, PowerId::NONE)?;
                left.add(race.0);
            }
            self.state.races_left = left;
        }
        self.state.powers_left = powers_by_default(self.game, &self.state);
        if let Some(named) = &text.powers_left {
            let mut left = TileSet::default();
            for (i, name) in named.iter().enumerate() {
                let power = self.power(&format!("powers_left[{i}]"), name)?;
                self.unused(&format!("powers_left[{i}]"), RaceId::NONE, power)?;
                left.add(power.0);
            }
            self.state.powers_left = left;
        }
        Ok(())
    }

    pub(super) fn unused(&self, at: &str, race: RaceId, power: PowerId) -> Result<()> {
        let state = &self.state;
        let seen = race.is_some()
            && (state.people.iter().any(|people| people.race == race)
                || state.column.iter().any(|combo| combo.race == race)
                || state.returned().contains(&race));
        if seen {
            return fault(
                at,
                format!(
                    "race `{}` is already elsewhere",
                    self.game.race_tile(race).map_or("?", |tile| tile.id)
                ),
            );
        }
        let seen = power.is_some()
            && (state.people.iter().any(|people| people.power == power)
                || state
                    .forces()
                    .iter()
                    .any(|force| force.tile == TileId::power(power))
                || state.column.iter().any(|combo| combo.power == power)
                || state.discard.has(power.0));
        if seen {
            return fault(
                at,
                format!(
                    "power `{}` is already elsewhere",
                    self.game.power_tile(power).map_or("?", |tile| tile.id)
                ),
            );
        }
        Ok(())
    }

    /// Open places of the column are filled in the order of the catalogue.
    pub(super) fn complete_column(&mut self, text: &PositionText) -> Result<()> {
        if self.game.picking.is_some() || self.state.is_interrupted() && text.column.is_some() {
            return Ok(());
        }
        let state = &mut self.state;
        while usize::from(state.shown) < COLUMN {
            let Some(race) = state.races_left.nth(0) else {
                break;
            };
            let Some(power) = state.powers_left.nth(0) else {
                break;
            };
            state.races_left.take(race);
            state.powers_left.take(power);
            state.column[usize::from(state.shown)] = Combo {
                race: RaceId(race),
                power: PowerId(power),
                ..Combo::NONE
            };
            state.shown += 1;
        }
        Ok(())
    }
}
