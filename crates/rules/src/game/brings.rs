//! What only tiles of some boxes bring.

use super::{Game, TileOnBoard};
use crate::tile::Tile;

/// What only tiles of some boxes bring: base games never look further than these flags.
#[derive(Clone, Copy, Default)]
pub(crate) struct Brings {
    /// Regions that are immune without a piece.
    pub immune_in_decline: bool,
    /// Coins change hands when regions fall.
    pub loot_or_levy: bool,
    /// Coins for declines.
    pub coins_per_decline: bool,
    /// Pieces that turn into coins.
    pub ripens: bool,
    /// Markers that belong to whoever holds their region.
    pub markers: bool,
    /// Other ways to attack.
    pub attacks: bool,
    /// Decisions after the final die.
    pub after_die: bool,
    /// Decisions before anything else.
    pub choices: bool,
    /// Tiles that want to know of conquests.
    pub conquered: bool,
    /// Races that do not redeploy.
    pub stays_put: bool,
    /// Races that need more than one token.
    pub least: bool,
    /// More than a coin for a combo that is passed over.
    pub passed: bool,
    /// Races against which no tile helps.
    pub plain_only: bool,
    /// Races whose every conquest costs more.
    pub dearer: bool,
    /// Anything but pieces, races and pacts that keeps a people out of regions: a toll, tiles that close them, races against
    /// which nothing helps.
    pub barriers: bool,
    /// Deeds at any moment of a turn.
    pub anytime: bool,
    /// Races that pass through water.
    pub webs: bool,
    /// New tokens at redeployment for regions.
    pub recruits_for_regions: bool,
    /// Races that enter only somewhere.
    pub entry_only: bool,
    /// Regions beyond which nobody enters.
    pub within: bool,
    /// Peoples that remember who attacked them.
    pub grudge: bool,
    /// Decisions of peoples in decline, or after scoring.
    pub late_deeds: bool,
    /// Tokens that only attack, for regions.
    pub lent_for: bool,
    /// New tokens as a turn begins.
    pub grows: bool,
    /// Races that ask something before or after they are picked.
    pub picks: bool,
    /// Declined tokens that stand together (W-13).
    pub declined_stacks: bool,
    /// Deeds that must be done before a turn ends.
    pub must: bool,
    /// Coins that are due before an attack.
    pub fees: bool,
    /// Prices that are known only in the middle of a turn.
    pub other_prices: bool,
    /// Races that do something as they begin to expand.
    pub expands: bool,
    /// Races that ask something before they redeploy.
    pub before_redeployment: bool,
    /// The first loss of a turn is none.
    pub saves_first_loss: bool,
    /// Coins from neighbours.
    pub tribute: bool,
}

impl Game {
    pub(super) fn note_what_it_brings(&mut self, tile: &Tile, on_board: &TileOnBoard) {
        let brings = &mut self.brings;
        brings.immune_in_decline |= on_board.immune_in_decline;
        brings.loot_or_levy |=
            on_board.loot > 0 || on_board.levy > 0 || on_board.toll > 0 || on_board.consoled > 0;
        brings.coins_per_decline |=
            on_board.coins_per_decline > 0 || on_board.coins_per_declined_race > 0;
        brings.passed |= on_board.passed_coins > 1 || on_board.passed_tokens > 0;
        brings.least |= on_board.least > 1;
        brings.stays_put |= on_board.stays_put;
        brings.ripens |= tile.pieces.iter().any(|piece| piece.ripens > 0);
        brings.markers |= tile.kind.is_marker();
        brings.webs |= !on_board.webs.is_empty();
        brings.plain_only |= on_board.plain_only;
        brings.recruits_for_regions |= !on_board.recruit_in.is_empty()
            || on_board.recruits_here > 0
            || !on_board.lent_for.is_empty();
        brings.barriers |= on_board.toll > 0 || on_board.plain_only;
        let all = self.setup.board.all();
        brings.dearer |= on_board.price.iter().any(|rule| rule.is_dearer(all));
        brings.grudge |= on_board.grudge;
        brings.lent_for |= !on_board.lent_for.is_empty();
        brings.grows |= on_board.grows > 0;
        brings.declined_stacks |= tile.from.facts().islands || on_board.leaves_in_decline > 1;
        brings.saves_first_loss |= on_board.saves_first_loss;
        brings.tribute |= on_board.tribute > 0;
    }
}
