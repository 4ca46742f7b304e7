//! What a conquest costs, in the order of P-05. Previews and legality use this one sum (P-36).

use crate::cx::{Asked, Cx};
use crate::ids::{PieceId, RegionId};
use crate::region_set::RegionSet;
use crate::state::{NO_DIE, TRIBES};
use arrayvec::ArrayVec;

/// The least a conquest places (P-04).
pub const LEAST: u8 = 1;
/// The most tokens the reinforcement die can bring (B-43).
pub const BEST_DIE: u8 = 3;

/// One part of a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Every region costs 2.
    Base,
    /// A mountain.
    Mountain,
    /// A lost tribe.
    LostTribe,
    /// Tokens that defend.
    Tokens,
    /// Pieces that defend.
    Piece(PieceId),
    /// What the attacker's race changes.
    Race,
    /// What the attacker's power changes.
    Power,
    /// The die rolled before this conquest.
    Die,
    /// Raised to the least a conquest places.
    Least,
}

/// The prices for one people at one moment.
pub(crate) struct Prices<'a> {
    cx: Cx<'a>,
    guarded: RegionSet,
    changes: ArrayVec<(Asked, RegionSet, i8), 8>,
    die: u8,
}

impl<'a> Prices<'a> {
    #[inline]
    pub fn new(cx: Cx<'a>) -> Self {
        let planes = cx.game.defending.iter();
        let guarded = planes.fold(RegionSet::EMPTY, |all, &(plane, _)| {
            all | cx.state.pieces[plane]
        });
        let mut changes = ArrayVec::new();
        if cx.people.is_active() {
            for (asked, tile) in cx.tiles() {
                for rule in &tile.price {
                    let at = match rule.beside {
                        None => rule.at,
                        Some(kind) => rule.at & crate::reach::adjacent(&cx, cx.me().regions & kind),
                    };
                    changes.push((asked, at, rule.amount));
                }
            }
        }
        let die = cx.state.turn.die;
        Self {
            cx,
            guarded,
            changes,
            die: if die == NO_DIE { 0 } else { die },
        }
    }

    /// Whether the tokens in a region count as defenders (B-37).
    #[inline(always)]
    fn tokens(&self, region: RegionId) -> u8 {
        let holder = self.cx.state.holder(region);
        let defend = holder.is_some()
            && (holder.seat() != self.cx.seat() || self.cx.game.setup.switches.own_tokens_defend);
        if defend {
            self.cx.state.tokens(region)
        } else {
            0
        }
    }

    #[inline(always)]
    fn guards(&self, region: RegionId) -> u8 {
        if !self.guarded.has(region) {
            return 0;
        }
        let planes = self.cx.game.defending.iter();
        planes
            .map(|&(plane, worth)| self.cx.state.pieces[plane].bit(region) * worth)
            .sum()
    }

    /// The price of a region.
    #[inline]
    pub fn of(&self, region: RegionId) -> u8 {
        let full = self.cx.game.board().ground(region) + self.tokens(region) + self.guards(region);
        let mut price = full as i8 - self.die as i8;
        for &(_, at, amount) in &self.changes {
            if at.has(region) {
                price += amount;
            }
        }
        price.max(LEAST as i8) as u8
    }

    /// Every part of the price of a region; the amounts add up to the price.
    pub fn parts(&self, region: RegionId) -> Vec<(Part, i8)> {
        let cx = &self.cx;
        let ground = cx.game.board().ground(region);
        let mut parts = vec![(Part::Base, 2), (Part::Mountain, ground as i8 - 2)];
        parts.push((Part::LostTribe, cx.state.pieces[TRIBES].bit(region) as i8));
        parts.push((Part::Tokens, self.tokens(region) as i8));
        for (id, piece) in cx.game.pieces() {
            let count = cx.game.pieces_at(cx.state, id, region);
            parts.push((Part::Piece(id), (count * piece.defence) as i8));
        }
        for &(asked, at, amount) in &self.changes {
            let part = if asked == Asked::Race {
                Part::Race
            } else {
                Part::Power
            };
            parts.push((part, amount * at.bit(region) as i8));
        }
        parts.push((Part::Die, -(self.die as i8)));
        let sum: i8 = parts.iter().map(|(_, amount)| amount).sum();
        parts.push((Part::Least, (LEAST as i8 - sum).max(0)));
        parts.retain(|&(_, amount)| amount != 0);
        parts
    }
}

/// The price of a conquest whose price is fixed by a tile: discounts do not touch it (P-05).
pub fn fixed(_cx: &Cx, price: u8) -> u8 {
    price.max(LEAST)
}
