//! What a people has and can do, by the tiles in force for it.

use super::Cx;
use crate::ids::{PeopleId, RegionId};
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
        if self.game.brings.plain_only && self.state.anybody_has(has::PLAIN_ONLY) {
            self.find_plain()
        } else {
            RegionSet::EMPTY
        }
    }

    fn find_plain(&self) -> RegionSet {
        // Their own tiles help against nobody of their own.
        let others = self.game.seats().filter(|&seat| seat != self.seat());
        others
            .map(|seat| Cx::new(self.game, self.state, PeopleId::active(seat)))
            .filter(|them| them.has(has::PLAIN_ONLY))
            .fold(RegionSet::EMPTY, |all, them| all | them.me().regions)
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
        self.joint(|joint| joint.grows).min(self.tray())
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
        let pieces = self.game.companions.iter();
        let pieces = pieces.map(|piece| self.game.pieces[piece.index()].at(self.state, region));
        self.state.tokens(region) + pieces.sum::<u8>()
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
        if self.plain().has(region) {
            self.force_against_plain()
        } else {
            self.force()
        }
    }

    /// The same against a race against which nothing helps.
    pub(crate) fn force_against_plain(&self) -> u8 {
        self.force().saturating_sub(self.lent_left())
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
