//! Kinds of pieces, numbered, with their room in the state.

use super::{Game, SetupError};
use crate::extras::{EXTRAS, Extra};
use crate::ids::{PieceId, RegionId, TileId};
use crate::region_set::RegionSet;
use crate::state::State;
use crate::tile::{Each, Kind, MEMORY, Memory, Piece, Placed};

/// A kind of piece and the bit planes of the state that hold it.
#[derive(Clone, Copy)]
pub(crate) struct PieceOnBoard {
    /// Without its names, if it comes with a blank tile: `Game::piece` knows them.
    pub piece: Piece<'static>,
    /// For each of which regions that are held one is placed, if it is placed so.
    pub held: RegionSet,
    pub plane: usize,
    pub planes: usize,
    /// Whether it goes along where the tokens of two regions change places: a token, or what a race or power brought
    /// (W-49).
    pub travels: bool,
}

impl PieceOnBoard {
    /// How many stand in a region.
    #[inline(always)]
    pub fn at(&self, state: &State, region: RegionId) -> u8 {
        (0..self.planes)
            .map(|i| state.pieces[self.plane + i].bit(region) << i)
            .sum()
    }

    /// The regions with at least one.
    #[inline(always)]
    pub fn regions(&self, state: &State) -> RegionSet {
        (0..self.planes).fold(RegionSet::EMPTY, |all, i| {
            all | state.pieces[self.plane + i]
        })
    }

    /// How many are on the board.
    #[inline(always)]
    pub fn on_board(&self, state: &State) -> u8 {
        (0..self.planes)
            .map(|i| state.pieces[self.plane + i].len() << i)
            .sum()
    }

    /// How many are in the supply or in hand.
    #[inline(always)]
    pub fn available(&self, state: &State) -> u8 {
        self.piece.supply.saturating_sub(self.on_board(state))
    }
}

impl Game {
    /// For each of which regions a piece is placed.
    pub(super) fn placed_for(&self, piece: &Piece) -> RegionSet {
        match piece.placed {
            Placed::ForRegions(at) => self.regions(at),
            _ => RegionSet::EMPTY,
        }
    }

    /// Numbers a kind of piece; only pieces of boxes in play need room in the state.
    pub(super) fn work_out_piece(
        &mut self,
        piece: &Piece<'static>,
        in_play: bool,
        tile: TileId,
    ) -> Result<PieceId, SetupError> {
        let id = PieceId(self.pieces.len() as u8);
        let plane = self.planes;
        let planes = if in_play {
            (u8::BITS - piece.per_region.leading_zeros()) as usize
        } else {
            0
        };
        self.planes += planes;
        self.pieces.push(PieceOnBoard {
            piece: *piece,
            held: self.placed_for(piece),
            plane,
            planes,
            travels: piece.placed == Placed::AsToken || tile.as_other().is_none(),
        });
        if piece.defence > 0 {
            self.defending
                .extend((0..planes).map(|i| (plane + i, piece.defence << i)));
            // What a marker has built defends even what counts as empty; natives do not (U-66).
            let built = self.kind_of(tile).is_some_and(Kind::is_marker);
            if piece.rooted && built {
                self.rooted
                    .extend((0..planes).map(|i| (plane + i, piece.defence << i)));
            }
        }
        if piece.immune {
            self.immune_planes.extend((0..planes).map(|i| plane + i));
        }
        if !in_play {
            return Ok(id);
        }
        if piece.company {
            self.companions.push(id);
        }
        if piece.rooted {
            return Ok(id);
        }
        if piece.placed != Placed::AsToken {
            self.kinds_in_play.push(id);
            if piece.ripens > 0 || piece.taken > 0 {
                self.worth_coins.push(id);
            }
            return Ok(id);
        }
        self.extra_planes.extend(plane..plane + planes);
        let cell = self.allot(Memory {
            each: Each::Seat,
            ..MEMORY
        });
        let named = self.allot(MEMORY);
        let extra = Extra {
            piece: id,
            tile,
            cell,
            named,
            falls: piece.falls,
            exposed: piece.exposed,
            most: piece.supply.min(piece.per_region),
        };
        self.extras.try_push(extra).map_err(|_| {
            SetupError(format!(
                "at most {EXTRAS} kinds of pieces that count as tokens expected; leave a box out"
            ))
        })?;
        Ok(id)
    }
}
