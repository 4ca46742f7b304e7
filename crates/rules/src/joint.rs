//! What race and power of a people say together, worked out once for every pair: most questions are answered
//! by one look. What is in force beside them is joined when it is asked for.

use crate::game::TileOnBoard;
use crate::region_set::RegionSet;
use crate::tile::Placed;

/// Traits that are there when one of the tiles has them.
pub(crate) mod has {
    pub const NO_CASUALTIES: u32 = 1;
    pub const DIE_BEFORE_EACH: u32 = 1 << 1;
    pub const STANDS_IN_DECLINE: u32 = 1 << 2;
    pub const ACTS_IN_DECLINE: u32 = 1 << 3;
    pub const OWN_DECLINE_SLOT: u32 = 1 << 4;
    pub const DECLINE_AFTER_TURN: u32 = 1 << 5;
    pub const STAYS_PUT: u32 = 1 << 6;
    pub const SHUNS_ABANDONED: u32 = 1 << 7;
    pub const GATHERS: u32 = 1 << 8;
    pub const AFTER_LOSS: u32 = 1 << 9;
    /// Deeds while conquering.
    pub const CONQUEST_VERBS: u32 = 1 << 10;
    pub const PIECES_ON_CONQUEST: u32 = 1 << 11;
    pub const PIECES_BY_HAND: u32 = 1 << 12;
    pub const PRICES: u32 = 1 << 13;
    pub const SCORES: u32 = 1 << 14;
    pub const RECRUITS: u32 = 1 << 15;
    /// Another way to attack.
    pub const ATTACKS: u32 = 1 << 16;
    /// Decisions after the final die.
    pub const AFTER_DIE: u32 = 1 << 17;
    /// Decisions before a decline, or another decline than usual.
    pub const DECLINES: u32 = 1 << 18;
    /// Somebody may not attack this race.
    pub const FORBIDS: u32 = 1 << 20;
    /// Something that is no trait: where conquests are allowed, how many tokens.
    pub const NUMBERS: u32 = 1 << 19;
    /// Coins change hands when a region falls.
    pub const SPOILS: u32 = 1 << 21;
    /// Deeds as the turn begins, in place of an expansion, and at the end of the turn.
    pub const START_VERBS: u32 = 1 << 22;
    pub const CHOICE_VERBS: u32 = 1 << 23;
    pub const END_VERBS: u32 = 1 << 24;
    /// No tile of an opponent helps him against it.
    pub const PLAIN_ONLY: u32 = 1 << 25;
    /// Regions at the price of empty ones.
    pub const AS_EMPTY: u32 = 1 << 26;
    /// First conquests only somewhere.
    pub const ENTRY_ONLY: u32 = 1 << 27;
    /// Deeds at any moment of a turn.
    pub const ANYTIME_VERBS: u32 = 1 << 28;
    pub const GRUDGE: u32 = 1 << 29;
    /// To be told of conquests.
    pub const CONQUERED: u32 = 1 << 30;
    /// Deeds in decline, or after scoring.
    pub const LATE_VERBS: u32 = 1 << 31;

    /// Deeds of a window.
    #[inline(always)]
    pub const fn verbs(window: crate::tile::Window) -> u32 {
        use crate::tile::Window;
        match window {
            Window::Start => START_VERBS,
            Window::Choice => CHOICE_VERBS,
            Window::Conquest => CONQUEST_VERBS,
            Window::Attack => ATTACKS,
            Window::EndOfTurn => END_VERBS,
            Window::Rise | Window::AfterScore => LATE_VERBS,
            Window::Anytime => ANYTIME_VERBS,
            Window::Asked => 0,
        }
    }
}

/// Several tiles as one.
#[derive(Clone, Copy)]
pub(crate) struct Joint {
    /// First conquests, every conquest, water: where each is allowed besides.
    pub entry: RegionSet,
    pub reach: RegionSet,
    pub access: RegionSet,
    /// Regions of any link. The webs themselves stay apart.
    pub links: RegionSet,
    /// Regions next to every region held.
    pub adjacent: RegionSet,
    pub traits: u32,
    pub least: u8,
    pub lent: u8,
    pub garrison: u8,
    pub grows: u8,
}

impl Joint {
    /// Nothing said.
    pub const NONE: Self = Self {
        entry: RegionSet::EMPTY,
        reach: RegionSet::EMPTY,
        access: RegionSet::EMPTY,
        links: RegionSet::EMPTY,
        adjacent: RegionSet::EMPTY,
        traits: 0,
        least: 1,
        lent: 0,
        garrison: u8::MAX,
        grows: 0,
    };

    /// Whether one of the tiles has a trait.
    #[inline(always)]
    pub const fn has(&self, some: u32) -> bool {
        self.traits & some != 0
    }

    /// The same with one more tile.
    pub fn with(self, tile: &TileOnBoard, placed: impl Fn(usize) -> Placed) -> Self {
        let mut traits = self.traits;
        let mut note = |holds: bool, bit: u32| traits |= if holds { bit } else { 0 };
        note(tile.no_casualties, has::NO_CASUALTIES);
        note(tile.die_before_each, has::DIE_BEFORE_EACH);
        note(tile.stands_in_decline, has::STANDS_IN_DECLINE);
        note(tile.acts_in_decline, has::ACTS_IN_DECLINE);
        note(tile.own_decline_slot, has::OWN_DECLINE_SLOT);
        note(tile.decline_after_turn, has::DECLINE_AFTER_TURN);
        note(tile.stays_put, has::STAYS_PUT);
        note(tile.shuns_abandoned, has::SHUNS_ABANDONED);
        note(tile.gathers, has::GATHERS);
        note(tile.hooks.after_loss.is_some(), has::AFTER_LOSS);
        note(tile.hooks.after_die.is_some(), has::AFTER_DIE);
        note(tile.hooks.spared_by.is_some(), has::FORBIDS);
        let declines = tile.hooks.before_decline.is_some() || tile.hooks.in_decline.is_some();
        note(declines, has::DECLINES);
        for deed in &tile.deeds {
            note(true, has::verbs(deed.window));
        }
        note(!tile.price.is_empty(), has::PRICES);
        let scores = !tile.score.is_empty() || tile.pieces_pay || tile.hooks.score.is_some();
        note(scores || tile.tribute > 0, has::SCORES);
        let regions = !tile.recruit_in.is_empty() || tile.recruits_here > 0;
        let recruits = tile.recruit_per > 0 || regions;
        note(recruits || !tile.lent_for.is_empty(), has::RECRUITS);
        let spoils = tile.loot > 0 || tile.levy > 0 || tile.consoled > 0;
        note(spoils, has::SPOILS);
        note(tile.plain_only, has::PLAIN_ONLY);
        note(tile.hooks.as_empty.is_some(), has::AS_EMPTY);
        note(tile.hooks.entry_only.is_some(), has::ENTRY_ONLY);
        note(tile.grudge, has::GRUDGE);
        note(tile.hooks.conquered.is_some(), has::CONQUERED);
        for piece in &tile.pieces {
            let placed = placed(piece.index());
            let appears = matches!(
                placed,
                Placed::OnConquest | Placed::OnConquestIn(_) | Placed::FirstConquests(_)
            );
            note(appears, has::PIECES_ON_CONQUEST);
            let by_hand = matches!(
                placed,
                Placed::EachTurn(_)
                    | Placed::ForRegions(_)
                    | Placed::Redeployed
                    | Placed::EndOfTurn
            );
            note(by_hand, has::PIECES_BY_HAND);
        }
        let webs = tile.webs.iter();
        let links = webs.fold(tile.link, |all, &web| all | web);
        // Where a marker lies is known only in the middle of a game.
        let links = if tile.link_like_here {
            RegionSet::first(crate::ids::MAX_REGIONS)
        } else {
            links
        };
        let reaches = tile.entry | tile.reach | tile.access | links | tile.adjacent;
        let counts = tile.least > 1 || tile.lent > 0 || tile.garrison < u8::MAX || tile.grows > 0;
        traits |= if counts || !reaches.is_empty() {
            has::NUMBERS
        } else {
            0
        };
        self.and(&Self {
            entry: tile.entry,
            reach: tile.reach,
            access: tile.access,
            links,
            adjacent: tile.adjacent,
            traits,
            least: tile.least,
            lent: tile.lent,
            garrison: tile.garrison,
            grows: tile.grows,
        })
    }

    /// Both together.
    #[inline]
    pub fn and(&self, other: &Self) -> Self {
        Self {
            entry: self.entry | other.entry,
            reach: self.reach | other.reach,
            access: self.access | other.access,
            links: self.links | other.links,
            adjacent: self.adjacent | other.adjacent,
            traits: self.traits | other.traits,
            least: self.least.max(other.least),
            lent: self.lent + other.lent,
            garrison: self.garrison.min(other.garrison),
            grows: self.grows + other.grows,
        }
    }
}
