//! What no game can bring about, however it is played: refused, so that an answer about a position is an answer
//! about the game.

use super::{Reader, Result, fault};
use crate::board::Open;
use crate::cx::Cx;
use crate::game::TileOnBoard;
use crate::ids::{PeopleId, PieceId, RegionId, Seat};
use crate::notation::action_text::piece_named;
use crate::notation::position::{PeopleText, PositionText, RegionText};
use crate::refusal::Refusal;
use crate::tile::Kind;

impl Reader<'_> {
    /// Whether a game could have come to these peoples, regions and pieces.
    pub(super) fn check_table(&self, text: &PositionText) -> Result<()> {
        for (i, seat) in text.seats.iter().enumerate() {
            for (slot, at, people) in seat.peoples(&format!("seats[{i}]")) {
                self.check_people(&at, PeopleId::new(Seat(i as u8), slot), people)?;
            }
        }
        for (i, region) in text.regions.iter().enumerate() {
            self.check_region(&format!("regions[{i}]"), region)?;
        }
        Ok(())
    }

    fn check_people(&self, at: &str, id: PeopleId, text: &PeopleText) -> Result<()> {
        for (field, names) in [
            ("pieces", &text.pieces),
            ("pieces_aside", &text.pieces_aside),
        ] {
            for name in names.keys() {
                self.check_owner(&format!("{at}.{field}.{name}"), id, name)?;
            }
        }
        if text.aside > 0 && !self.sets_aside(id) {
            return fault(
                format!("{at}.aside"),
                format!(
                    "0 expected: no tokens of `{}` wait beside the map, found {}",
                    text.race, text.aside
                ),
            );
        }
        Ok(())
    }

    fn check_region(&self, at: &str, text: &RegionText) -> Result<()> {
        let region = RegionId(text.region);
        let holder = self.state.holder(region);
        if holder.is_none() {
            return Ok(());
        }
        self.check_ground(at, holder, region)?;
        for name in text.pieces.keys() {
            self.check_owner(&format!("{at}.pieces.{name}"), holder, name)?;
        }
        let stacks =
            |tile: &TileOnBoard| tile.stands_in_decline || tile.acts_in_decline || tile.gathers;
        // Whoever fled without a loss stands beside his own (U-66).
        let mut table = self.game.table.iter();
        let flight = self.game.brings.declined_stacks
            || table.any(|&tile| self.game.tile_on_board(tile).hooks.spares);
        if text.tokens > 1 && !holder.is_active() && !flight && !self.had(holder, stacks) {
            return fault(
                format!("{at}.tokens"),
                format!(
                    "1 expected: declined `{}` keep one token in a region (B-69), found {}",
                    self.race_of(holder),
                    text.tokens
                ),
            );
        }
        Ok(())
    }

    /// Whether a people can hold a region at all.
    fn check_ground(&self, at: &str, holder: PeopleId, region: RegionId) -> Result<()> {
        let race = self.race_of(holder);
        let mut homes = self.game.homes().iter();
        if let Some(home) = homes.find(|home| home.closed.has(region)) {
            let reason = home.why_closed;
            let refusal = Refusal::TileAt { reason, region };
            return fault(
                format!("{at}.seat"),
                format!("nobody expected: {refusal}, found `{race}`"),
            );
        }
        if let Open::Nobody(reason) = self.game.board().regions()[region.index()]
            .terrain
            .facts()
            .open
        {
            let refusal = Refusal::TileAt { reason, region };
            return fault(
                format!("{at}.seat"),
                format!("nobody expected: {refusal}, found `{race}`"),
            );
        }
        if self.game.land.has(region) || self.had(holder, |tile| tile.access.has(region)) {
            return Ok(());
        }
        fault(
            format!("{at}.seat"),
            format!(
                "a race that can hold water expected in region {region} (B-144), found `{race}`"
            ),
        )
    }

    /// Whether a people can have a piece, on the board or in hand.
    fn check_owner(&self, at: &str, owner: PeopleId, name: &str) -> Result<()> {
        // A word that names no piece was refused before.
        let Some(piece) = piece_named(self.game, name) else {
            return Ok(());
        };
        // What stays with the ground is nobody's.
        if self.game.piece(piece).is_some_and(|piece| piece.rooted) {
            return Ok(());
        }
        let race = self.race_of(owner);
        if !self.brings(owner, piece) {
            return fault(
                at,
                format!(
                    "a race or power that brings `{name}` expected, found {}",
                    self.combo(owner)
                ),
            );
        }
        let stays = (self.game.piece(piece)).is_some_and(|piece| piece.stays_in_decline);
        if !owner.is_active() && !stays {
            return fault(
                at,
                format!(
                    "an active race expected: `{name}` does not stay in decline (B-187), found declined `{race}`"
                ),
            );
        }
        Ok(())
    }

    fn brings(&self, owner: PeopleId, piece: PieceId) -> bool {
        let kind = self.game.extra_kind(piece);
        let over_the_table = |kind: usize| self.game.table.contains(&self.game.extras[kind].tile);
        if kind.is_some_and(over_the_table) {
            let tile = self.game.race_tile(self.state.people(owner).race);
            return tile.is_some_and(|tile| tile.kind == Kind::Race);
        }
        self.had(owner, |tile| tile.pieces.contains(&piece))
    }

    /// Whether tokens of a people can wait beside the map.
    fn sets_aside(&self, id: PeopleId) -> bool {
        let people = Cx::new(self.game, &self.state, id);
        let waits = |tile: &TileOnBoard| {
            tile.stays_put || tile.lent > 0 || tile.garrison < u8::MAX || !tile.lent_for.is_empty()
        };
        let has_home = self.game.home(id.seat()).is_some();
        id.is_active() && (has_home || people.me().is_mixed() || people.any(waits))
    }

    /// Whether a tile of a people has a trait, or had it: what a badge did before it was discarded in decline
    /// stays on the map.
    fn had(&self, id: PeopleId, has: impl Fn(&TileOnBoard) -> bool) -> bool {
        let people = Cx::new(self.game, &self.state, id);
        let discarded = |tile: &TileOnBoard| !tile.stays_in_decline && has(tile);
        let mut powers = self.game.powers_in_play();
        people.any(&has)
            || (!id.is_active()
                && people.me().power.is_none()
                && powers.any(|(power, _)| discarded(self.game.power(power))))
    }

    fn race_of(&self, id: PeopleId) -> &str {
        self.race_name(self.state.people(id).race)
    }

    /// Race and power of a people, as they are named in a position.
    fn combo(&self, id: PeopleId) -> String {
        let power = self.game.power_tile(self.state.people(id).power);
        match power {
            Some(power) => format!("`{}` with `{}`", self.race_of(id), power.id),
            None => format!("`{}`", self.race_of(id)),
        }
    }
}
