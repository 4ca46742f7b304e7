//! What a people has and can do, by the tiles in force for it.

use super::Cx;
use crate::ids::{PeopleId, RegionId, Seat};
use crate::joint::has;
use crate::region_set::RegionSet;
use crate::state::Stage;

impl Cx<'_> {
    /// The fewest tokens that conquer a region and stay in it (P-04); one in decline (C-06).
    #[inline(always)]
    pub fn least(&self) -> u8 {
        if self.game.brings.least && self.people.is_active() {
            self.joint(|joint| joint.least)
        } else {
            1
        }
    }

    /// Regions against which no tile of this people's seat helps (U-33).
    #[inline]
    pub(crate) fn plain(&self) -> RegionSet {
        if !self.game.brings.plain_only {
            return RegionSet::EMPTY;
        }
        self.find_plain()
    }

    fn find_plain(&self) -> RegionSet {
        let (races, powers) = &self.game.plain;
        let mut all = RegionSet::EMPTY;
        for seat in 0..self.game.setup.seats {
            let them = self.state.people(PeopleId::active(Seat(seat)));
            let more = || self.state.more_traits[usize::from(seat)] & has::PLAIN_ONLY != 0;
            if races.has(them.race.0) || powers.has(them.power.0) || (them.has_more() && more()) {
                all |= them.regions;
            }
        }
        // Their own tiles help against nobody of their own.
        if all.is_empty() {
            all
        } else {
            all - self.state.people(PeopleId::active(self.seat())).regions
        }
    }

    /// Regions this people holds and must leave at redeployment, because only others may stay there (U-02).
    #[inline]
    pub(crate) fn must_leave(&self) -> RegionSet {
        let passing = self.me().regions & self.game.board().emptied();
        if passing.is_empty() {
            return passing;
        }
        passing - self.stays()
    }

    /// Water in which this people may stay, also in decline (U-43, X-04).
    #[cold]
    fn stays(&self) -> RegionSet {
        self.tiles()
            .fold(RegionSet::EMPTY, |all, (_, tile)| all | tile.access)
    }

    /// Tokens that only attack and that this people got for regions (U-41).
    #[inline]
    pub(crate) fn lent_for(&self) -> u8 {
        if !self.game.brings.lent_for || !self.people.is_active() {
            return 0;
        }
        self.state.cell(self.game.lent_cells + self.seat().index())
    }

    /// Tokens that come as a turn of conquests begins (U-76).
    #[inline(always)]
    pub(crate) fn grows(&self) -> u8 {
        if !self.game.brings.grows || !self.people.is_active() {
            return 0;
        }
        self.sum_grows()
    }

    fn sum_grows(&self) -> u8 {
        let grows = self.sum(|tile| tile.grows);
        grows.min(self.tray())
    }

    /// Seats that attacked this people's seat since its last turn, one bit each (U-62).
    pub(crate) fn grudges(&self) -> u8 {
        self.state
            .cell(self.game.grudge_cells + self.seat().index())
    }

    /// Tokens fewer that decisions after the final die can make a conquest cost.
    #[inline(always)]
    pub(crate) fn after_die(&self) -> u8 {
        if !self.game.brings.after_die || !self.people.is_active() || !self.has(has::AFTER_DIE) {
            return 0;
        }
        self.sum_after_die()
    }

    #[cold]
    fn sum_after_die(&self) -> u8 {
        self.tiles()
            .filter_map(|(asked, tile)| Some((asked, tile.hooks.after_die?)))
            .map(|(asked, fewer)| fewer(&self.ask(asked)))
            .sum()
    }

    /// Whether this people does not redeploy in its own turn (F-01).
    #[inline(always)]
    pub(crate) fn stays_put(&self) -> bool {
        self.game.brings.stays_put && self.people.is_active() && self.has(has::STAYS_PUT)
    }

    /// The tokens of this race left in the tray.
    pub fn tray(&self) -> u8 {
        self.state.tray(self.me().race)
    }

    /// Tokens in a region together with the pieces that keep them company (P-28).
    pub fn company(&self, region: RegionId) -> u8 {
        let pieces = self.game.pieces.iter().filter(|kind| kind.piece.company);
        self.state.tokens(region) + pieces.map(|kind| kind.at(self.state, region)).sum::<u8>()
    }

    /// Tokens beyond those that hold each region.
    #[inline]
    pub fn spare(&self) -> u8 {
        let least = self.least();
        let regions = self.me().regions.into_iter();
        regions
            .map(|region| self.state.tokens(region).saturating_sub(least))
            .sum()
    }

    /// Tokens this people can attack with now. Before anything is done this counts what readying
    /// would bring to hand (B-23).
    #[inline]
    pub fn force(&self) -> u8 {
        let me = self.me();
        if self.state.turn.stage == Stage::Choice {
            // Who stays put chooses what to take up (B-24).
            let spare = if self.stays_put() { 0 } else { self.spare() };
            me.hand + me.aside + spare + self.grows()
        } else {
            me.hand
        }
    }

    /// Tokens that can be sent against a region: those that come from no tray fight no race against which nothing helps
    /// (U-34).
    #[inline(always)]
    pub(crate) fn force_against(&self, region: RegionId) -> u8 {
        let force = self.force();
        if self.game.brings.plain_only && self.find_plain().has(region) {
            force.saturating_sub(self.lent_left())
        } else {
            force
        }
    }

    /// Tokens that only attack, got for regions, and are in hand still.
    pub(crate) fn lent_left(&self) -> u8 {
        let lent = self.lent_for();
        if lent == 0 {
            return 0;
        }
        let used = self.game.lent_cells + usize::from(self.game.setup.seats) + self.seat().index();
        lent - self.state.cell(used).min(lent)
    }
}
