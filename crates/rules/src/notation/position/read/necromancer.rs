//! The Necromancer's island, his well and his powers.

use super::{Reader, Result, fault};
use crate::ids::{PeopleId, PowerId, RaceId};
use crate::notation::position::{PositionText, SOUL};
use crate::state::{People, SHOP, WELL};

impl Reader<'_> {
    /// His people is always there: a position that does not name it has one ghost on the island (N-02).
    pub(super) fn island(&mut self) {
        let Some(island) = self.game.island else {
            return;
        };
        let people = &mut self.state.people[PeopleId::active(island.seat).index()];
        if !people.exists() {
            *people = People {
                race: island.ghosts,
                aside: 1,
                ..People::NONE
            };
        }
    }

    pub(super) fn necromancer(&mut self, text: &PositionText) -> Result<()> {
        let Some(text) = &text.necromancer else {
            return Ok(());
        };
        if self.game.island.is_none() {
            return fault("necromancer", "nobody plays the Necromancer in these boxes");
        }
        if text.well.len() > WELL || text.powers.len() > SHOP || text.memos.len() > SHOP {
            return fault(
                "necromancer",
                format!("at most {WELL} souls, {SHOP} powers and {SHOP} memos expected"),
            );
        }
        for (i, name) in text.well.iter().enumerate() {
            let soul = match name.as_str() {
                SOUL => RaceId::NONE,
                name => self.race(&format!("necromancer.well[{i}]"), name)?,
            };
            if Some(soul) == self.game.island.map(|island| island.ghosts) {
                return fault(
                    format!("necromancer.well[{i}]"),
                    "a race or `soul` expected; ghosts are counted in ghosts_in_well",
                );
            }
            self.state.necromancer.well[i] = soul;
            self.state.necromancer.souls += 1;
        }
        self.state.necromancer.ghosts_in_well = text.ghosts_in_well;
        for (i, name) in text.powers.iter().enumerate() {
            let at = format!("necromancer.powers[{i}]");
            let power = self.power(&at, name)?;
            self.unused(&at, RaceId::NONE, power)?;
            self.state.necromancer.powers[i] = power;
        }
        self.state.necromancer.owned = self.bits("necromancer.owned", &text.owned)?;
        self.state.necromancer.fresh = self.bits("necromancer.fresh", &text.fresh)?;
        for (i, &memo) in text.memos.iter().enumerate() {
            self.state.necromancer.memos[i] = memo;
        }
        self.state.necromancer.victory = text.victory;
        Ok(())
    }

    /// Which of his powers are named, one bit each.
    fn bits(&self, at: &str, names: &[String]) -> Result<u8> {
        let mut bits = 0;
        for (i, name) in names.iter().enumerate() {
            let power: PowerId = self.power(&format!("{at}[{i}]"), name)?;
            let mut powers = self.state.necromancer.powers.iter();
            match powers.position(|&known| known == power) {
                Some(place) => bits |= 1 << place,
                None => return fault(format!("{at}[{i}]"), "one of necromancer.powers expected"),
            }
        }
        Ok(bits)
    }
}
