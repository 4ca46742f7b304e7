//! What a conquest costs, in the order of P-05. Previews and legality use this one sum (P-36).

use crate::board::{ANY_REGION, Terrain};
use crate::custom::MAX_PRICES;
use crate::cx::{Asked, Cx};
use crate::game::room;
use crate::ids::{PeopleId, PieceId, PowerId, RegionId, TileId};
use crate::joint::has;
use crate::region_set::RegionSet;
use crate::state::NO_DIE;
use crate::tile::{Against, When};
use arrayvec::ArrayVec;

/// The most tokens the reinforcement die can bring (B-43).
pub const BEST_DIE: u8 = 3;

/// The most rules that can change the prices of one people: a set-up with more is refused (`game/room.rs`).
pub(crate) const CHANGES: usize = 2 * MAX_PRICES + 2;

/// One part of a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What every region costs.
    Base,
    /// A ship to an anchor that is not next to the race (W-04).
    Transport,
    /// What its terrain adds.
    Ground(Terrain),
    /// A peak on its mountain.
    Peak,
    /// A lost tribe.
    LostTribe,
    /// Monsters, two of them.
    Monsters,
    /// Tokens that defend.
    Tokens,
    /// Pieces that defend.
    Piece(PieceId),
    /// What the attacker's race changes.
    Race,
    /// What a power of the attacker changes.
    Power(PowerId),
    /// What another tile in force for the attacker changes.
    Tile(TileId),
    /// The die rolled before this conquest.
    Die,
    /// A price that a tile fixes, whatever stands there.
    Fixed,
    /// Raised to the least a conquest places.
    Least,
}

/// The prices for one people at one moment.
pub struct Prices<'a> {
    cx: Cx<'a>,
    /// Where the price is not just ground, tokens and a lost tribe.
    special: RegionSet,
    /// Where more than tokens and a lost tribe defends.
    guarded: RegionSet,
    /// Regions whose tokens do not defend against this people (B-37).
    own: RegionSet,
    changes: ArrayVec<(Asked, RegionSet, i8), CHANGES>,
    die: u8,
    least: i8,
    /// Regions that cost what an empty one does (U-29), and those against which nothing helps (U-33): mostly none.
    empty: RegionSet,
    plain: RegionSet,
    /// Anchors to which a ship must be paid for (W-03, W-04).
    far: RegionSet,
}

impl<'a> Prices<'a> {
    #[inline(always)]
    pub(crate) fn new(cx: Cx<'a>) -> Self {
        Self::while_works(cx, |asked, when| cx.works(asked, when))
    }

    /// The prices as they will be once a verb of the tile asked has prepared the next conquest (F-15).
    pub(crate) fn when_armed(cx: Cx<'a>) -> Self {
        let armed = |asked, when| when == When::Armed && asked == cx.asked;
        Self::while_works(cx, |asked, when| {
            armed(asked, when) || cx.works(asked, when)
        })
    }

    #[inline(always)]
    fn while_works(cx: Cx<'a>, works: impl Fn(Asked, When) -> bool) -> Self {
        let planes = cx.game.defending.iter();
        let own = if cx.game.own_tokens_defend {
            RegionSet::EMPTY
        } else {
            cx.state.regions_of(cx.seat())
        };
        let pairs = cx.state.tribes() & cx.game.in_pairs;
        let guarded = planes.fold(pairs, |all, &(plane, _)| all | cx.state.pieces[plane]);
        let die = cx.state.turn.die;
        // Filled where it stays: moving the list would cost more than filling it.
        let mut prices = Self {
            cx,
            special: guarded | own,
            guarded,
            own,
            changes: ArrayVec::new(),
            die: if die == NO_DIE { 0 } else { die },
            least: cx.least() as i8,
            empty: RegionSet::EMPTY,
            plain: RegionSet::EMPTY,
            far: RegionSet::EMPTY,
        };
        if !cx.board().anchors().is_empty() {
            prices.far = crate::reach::overseas(&cx);
            prices.special |= prices.far;
        }
        if cx.state.anybody_has(has::PLAIN_ONLY | has::AS_EMPTY) {
            prices.note_strange();
        }
        if cx.people.is_active() && cx.has(has::PRICES) {
            prices.note_changes(works);
        }
        if cx.game.brings.other_prices && cx.people.is_active() {
            prices.note_others();
        }
        prices
    }

    /// What the tiles in force change.
    #[inline]
    fn note_changes(&mut self, works: impl Fn(Asked, When) -> bool) {
        let cx = self.cx;
        for (asked, tile) in cx.tiles() {
            for rule in &tile.price {
                if !works(asked, rule.when) {
                    continue;
                }
                let mut at = match rule.beside {
                    None => rule.at,
                    Some(kind) => {
                        let kind = if rule.beside_piece {
                            cx.regions_with(cx.ask(asked).piece(0))
                        } else {
                            kind
                        };
                        rule.at & crate::reach::adjacent(&cx, cx.me().regions & kind)
                    }
                };
                match rule.against {
                    Against::Anyone => {}
                    Against::Declined => at = at & declined(&cx),
                    Against::Occupied => at = at & occupied(&cx),
                    Against::Grudge => at = at & begrudged(&cx),
                }
                if rule.amount < 0 {
                    at = at - self.plain;
                }
                self.special |= at;
                room::add(&mut self.changes, (asked, at, rule.amount));
            }
        }
    }

    /// What tiles change that only the middle of a turn tells.
    #[cold]
    fn note_others(&mut self) {
        let cx = self.cx;
        for (asked, tile) in cx.tiles() {
            if let Some(price) = tile.hooks.price {
                let (at, amount) = price(&cx.ask(asked));
                let at = if amount < 0 { at - self.plain } else { at };
                if amount != 0 && !at.is_empty() {
                    self.special |= at;
                    room::add(&mut self.changes, (asked, at, amount));
                }
            }
        }
    }

    /// Notes regions against which nothing helps, and those that cost what an empty one does.
    #[cold]
    fn note_strange(&mut self) {
        let cx = self.cx;
        self.plain = cx.plain();
        if cx.people.is_active() && cx.has(has::AS_EMPTY) {
            let hooks = cx
                .tiles()
                .filter_map(|(asked, tile)| Some((tile.hooks.as_empty?)(&cx.ask(asked))));
            self.empty = hooks.fold(RegionSet::EMPTY, |all, one| all | one) - self.plain;
            self.own |= self.empty;
        }
        self.guarded |= self.plain | self.empty;
        self.special |= self.guarded;
    }

    /// Regions against which nothing helps (U-33).
    #[inline(always)]
    pub(crate) fn plain(&self) -> RegionSet {
        self.plain
    }

    /// The tokens of a region that count as defenders (B-37).
    #[inline(always)]
    fn tokens(&self, region: RegionId) -> u8 {
        self.cx.state.tokens(region) * (1 - self.own.bit(region))
    }

    /// Lost tribes, or monsters, which come in twos (U-08).
    fn natives(&self, region: RegionId) -> u8 {
        let (here, pairs) = (self.cx.state.tribes(), self.cx.game.in_pairs);
        here.bit(region) + (here & pairs).bit(region)
    }

    /// What defends a region beside its tokens.
    #[inline]
    fn guards(&self, region: RegionId) -> u8 {
        if !self.guarded.has(region) {
            return self.cx.state.tribes().bit(region);
        }
        // A die before the attack is the help of a tile, and nothing against those whom none helps against (U-33).
        let in_vain = self.die * self.plain.bit(region);
        if self.empty.has(region) {
            return in_vain + self.guards_of(&self.cx.game.rooted, region);
        }
        let pieces = self.guards_of(&self.cx.game.defending, region);
        in_vain + self.natives(region) + pieces
    }

    /// What pieces add to the price of a region.
    #[inline]
    fn guards_of(&self, planes: &[(usize, u8)], region: RegionId) -> u8 {
        let planes = planes.iter();
        planes
            .map(|&(plane, worth)| self.cx.state.pieces[plane].bit(region) * worth)
            .sum()
    }

    /// The price of a region.
    #[inline(always)]
    pub(crate) fn of(&self, region: RegionId) -> u8 {
        self.unclamped(region).max(self.least) as u8
    }

    #[inline(always)]
    fn unclamped(&self, region: RegionId) -> i8 {
        if self.special.has(region) {
            return self.in_full(region);
        }
        let state = self.cx.state;
        let full = self.cx.game.board().ground(region) + state.tokens(region);
        (full + state.tribes().bit(region)) as i8 - self.die as i8
    }

    fn in_full(&self, region: RegionId) -> i8 {
        let full = self.cx.game.board().ground(region) + self.tokens(region) + self.guards(region);
        let mut price = (full + self.far.bit(region)) as i8 - self.die as i8;
        for &(_, at, amount) in &self.changes {
            if at.has(region) {
                price += amount;
            }
        }
        price
    }

    /// The price of a region with so many tokens fewer, for coins (F-21).
    #[cold]
    pub(crate) fn with_discount(&self, region: RegionId, tokens: u8) -> u8 {
        let free = self.unclamped(region);
        (free - tokens as i8).max(self.least) as u8
    }

    /// Every part of the price of a region, with one more where it is attacked in another way; the amounts add up to
    /// the price.
    pub(crate) fn parts(&self, region: RegionId, other: Option<(Part, i8)>) -> Vec<(Part, i8)> {
        let cx = &self.cx;
        let mut parts = vec![(Part::Base, ANY_REGION as i8)];
        if let Some(region) = cx.game.board().region(region) {
            let price = region.terrain.facts().price;
            parts.push((Part::Ground(region.terrain), price));
            parts.push((Part::Peak, region.peak as i8));
        }
        parts.push((Part::Transport, self.far.bit(region) as i8));
        let empty = self.empty.has(region);
        if !empty {
            let part = if cx.game.in_pairs.has(region) {
                Part::Monsters
            } else {
                Part::LostTribe
            };
            parts.push((part, self.natives(region) as i8));
        }
        parts.push((Part::Tokens, self.tokens(region) as i8));
        for (id, piece) in cx.game.pieces().filter(|(_, piece)| piece.rooted || !empty) {
            let count = cx.game.pieces_at(cx.state, id, region);
            parts.push((Part::Piece(id), (count * piece.defence) as i8));
        }
        for &(asked, at, amount) in &self.changes {
            let tile = cx.ask(asked).asked_id();
            let part = match (asked, tile.as_power()) {
                (Asked::Race, _) => Part::Race,
                (_, Some(power)) => Part::Power(power),
                _ => Part::Tile(tile),
            };
            parts.push((part, amount * at.bit(region) as i8));
        }
        let die = self.die * (1 - self.plain.bit(region));
        parts.push((Part::Die, -(die as i8)));
        parts.extend(other);
        let sum: i8 = parts.iter().map(|(_, amount)| amount).sum();
        parts.push((Part::Least, (self.least - sum).max(0)));
        parts.retain(|&(_, amount)| amount != 0);
        parts
    }
}

/// Regions where no living active race stands (C-01, C-02).
fn declined(cx: &Cx) -> RegionSet {
    let peoples = cx.state.people.iter().enumerate();
    peoples
        .filter(|(i, _)| !cx.game.is_active_race(PeopleId(*i as u8)))
        .fold(cx.state.tribes(), |all, (_, people)| all | people.regions)
}

/// Regions where anybody stands (W-14).
fn occupied(cx: &Cx) -> RegionSet {
    let peoples = cx.state.people.iter();
    peoples.fold(cx.state.tribes(), |all, people| all | people.regions)
}

/// Regions of those who attacked this people's seat (U-62).
fn begrudged(cx: &Cx) -> RegionSet {
    let grudges = cx.grudges();
    let seats = cx.game.seats().filter(|seat| grudges >> seat.0 & 1 == 1);
    seats.fold(RegionSet::EMPTY, |all, seat| {
        all | cx.state.regions_of(seat)
    })
}

/// The price of a conquest whose price is fixed by a tile: discounts do not touch it (P-05), what makes every conquest
/// dearer does (U-40).
pub fn fixed(cx: &Cx, price: u8) -> u8 {
    if !cx.game.brings.dearer {
        return price.max(cx.least());
    }
    let all = cx.board().all();
    let dearer = cx
        .tiles()
        .flat_map(|(_, tile)| &tile.price)
        .filter(|rule| rule.is_dearer(all));
    let dearer: i8 = dearer.map(|rule| rule.amount).sum();
    price.saturating_add_signed(dearer).max(cx.least())
}
