//! The tiles and pieces of a game, by their numbers.

use super::{Game, TileOnBoard};
use crate::board::PieceSet;
use crate::ids::{PeopleId, PieceId, PowerId, RaceId, RegionId, TileId, TilePlace};
use crate::joint::Joint;
use crate::region_set::RegionSet;
use crate::state::State;
use crate::tile::{GameBox, Kind, Piece, Rule, Tile};
use crate::tiles;

/// The tiles in play, and how many tokens each race has.
#[derive(Clone, Default)]
pub(crate) struct Stock {
    /// Races and roles with their tokens.
    pub tokens: Vec<(RaceId, u8)>,
    pub races: Vec<RaceId>,
    pub powers: Vec<PowerId>,
}

impl Game {
    pub(super) fn take_stock(&self) -> Stock {
        let homes = self.homes.iter().map(|home| (home.race, home.tokens));
        Stock {
            tokens: self
                .races_in_play()
                .map(|(id, tile)| (id, tile.supply))
                .chain(homes)
                .collect(),
            races: self.races_in_play().map(|(id, _)| id).collect(),
            powers: self.powers_in_play().map(|(id, _)| id).collect(),
        }
    }

    /// Races that no combo ever shows.
    pub fn roles(&self) -> impl Iterator<Item = (RaceId, Tile<'_>)> {
        let races = self.homes.iter().map(|home| home.race);
        races.filter_map(|race| Some((race, self.race_tile(race)?)))
    }

    /// The races of the boxes in play, then the blank ones.
    pub fn races_in_play(&self) -> impl Iterator<Item = (RaceId, Tile<'_>)> {
        let numbered = (0..).map(RaceId).zip(tiles::RACES.iter());
        numbered
            .filter(|(_, tile)| tile.kind == Kind::Race && self.has(tile))
            .map(|(id, tile)| (id, **tile))
            .chain(self.blanks(Kind::Race).map(|(id, tile)| (RaceId(id), tile)))
    }

    /// The powers of the boxes in play, then the blank ones.
    pub fn powers_in_play(&self) -> impl Iterator<Item = (PowerId, Tile<'_>)> {
        let numbered = (0..).map(PowerId).zip(tiles::POWERS.iter());
        numbered
            .filter(|(_, tile)| self.has(tile))
            .map(|(id, tile)| (id, **tile))
            .chain(
                self.blanks(Kind::Power)
                    .map(|(id, tile)| (PowerId(id), tile)),
            )
    }

    /// Whether a printed tile is in play: its box is, and its tokens do not stand in for a blank race (K-03).
    pub(crate) fn has(&self, tile: &Tile) -> bool {
        self.is_here(tile) && !self.stands_in(tile) && !self.left_out.contains(&tile.id)
    }

    /// Whether a tile comes with the boxes or with the board.
    pub(super) fn is_here(&self, tile: &Tile) -> bool {
        match (tile.kind, tile.from) {
            (Kind::Scenario, _) => self.setup.board.scenario() == Some(tile.id),
            (_, GameBox::Realms) => tile.hooks.works.is_some_and(|works| works(&self.setup)),
            (_, GameBox::Custom) => true,
            (_, from) => self.setup.boxes.contains(&from),
        }
    }

    /// Whether race and power are picked apart: there is no column.
    pub fn picks_apart(&self) -> bool {
        self.picking.is_some()
    }

    /// How many tiles over the table have a banner or a badge.
    pub(crate) fn keeps(&self, state: &State, tile: TileId) -> usize {
        let keeps = |id: &&TileId| {
            let keeps = self.tile_on_board(**id).hooks.table.keeps;
            keeps.is_some_and(|keeps| keeps(self, state, tile))
        };
        self.table.iter().filter(keeps).count()
    }

    /// The scenario that is played.
    pub fn scenario(&self) -> Option<&'static Tile<'static>> {
        tiles::scenario(self.setup.board.scenario()?)
    }

    /// Whether a printed tile cannot do anything on this board, and is left out.
    pub(super) fn is_left_out(&self, tile: &Tile) -> bool {
        let others = |from: &GameBox| *from != GameBox::Base && from.facts().boards.is_some();
        let board = &self.setup.board;
        // What a table laid is asked like a printed board; other home-made boards are not.
        // Whether it is printed is asked last: boards that are made from others are made once more for it.
        let mixes = self.setup.boxes.iter().any(others)
            || board.set() == PieceSet::Realms
            || board.is_printed();
        let combo = matches!(tile.kind, Kind::Race | Kind::Power);
        let scenario = self.scenario().and_then(|tile| tile.hooks.table.leaves_out);
        if tile.from != GameBox::Custom && scenario.is_some_and(|out| out(&self.setup, tile)) {
            return true;
        }
        if !mixes || !combo || tile.from == GameBox::Custom {
            return false;
        }
        if let Some(works) = tile.hooks.works {
            return !works(&self.setup);
        }
        let mut kinds = tile.rules.iter().filter_map(Rule::needs).peekable();
        kinds.peek().is_some() && kinds.all(|at| self.regions(at).is_empty())
    }

    /// Tiles of the boxes in play that are left out, because they cannot do anything on this board.
    pub fn tiles_left_out(&self) -> impl Iterator<Item = &'static Tile<'static>> + '_ {
        let tiles = tiles::all().filter(|tile| self.setup.boxes.contains(&tile.from));
        tiles.filter(|tile| self.left_out.contains(&tile.id))
    }

    /// The definition of a race.
    pub fn race_tile(&self, race: RaceId) -> Option<Tile<'_>> {
        match tiles::RACES.get(race.index()) {
            Some(tile) => Some(**tile),
            None => self.blank(Kind::Race, race.0),
        }
    }

    /// The definition of a power.
    pub fn power_tile(&self, power: PowerId) -> Option<Tile<'_>> {
        match tiles::POWERS.get(power.index()) {
            Some(tile) => Some(**tile),
            None => self.blank(Kind::Power, power.0),
        }
    }

    /// The kinds of pieces, in the order of their numbers.
    pub fn pieces(&self) -> impl Iterator<Item = (PieceId, Piece<'_>)> {
        (0..self.pieces.len() as u8)
            .map(PieceId)
            .filter_map(|id| Some((id, self.piece(id)?)))
    }

    /// The definition of a piece.
    pub fn piece(&self, piece: PieceId) -> Option<Piece<'_>> {
        let printed = self.pieces.get(piece.index())?.piece;
        Some(self.blank_piece(piece).unwrap_or(printed))
    }

    /// How many pieces of a kind stand in a region.
    pub fn pieces_at(&self, state: &State, piece: PieceId, region: RegionId) -> u8 {
        self.pieces
            .get(piece.index())
            .map_or(0, |p| p.at(state, region))
    }

    /// The regions with at least one piece of a kind.
    #[inline]
    pub fn regions_with(&self, state: &State, piece: PieceId) -> RegionSet {
        let piece = self.pieces.get(piece.index());
        piece.map_or(RegionSet::EMPTY, |piece| piece.regions(state))
    }

    /// How many cells of the state the tiles of this game were allotted.
    pub fn cells_in_use(&self) -> usize {
        self.cells_used
    }

    /// Any tile worked out.
    #[inline]
    pub(crate) fn tile_on_board(&self, tile: TileId) -> &TileOnBoard {
        match tile.place() {
            TilePlace::Race(race) => self.race(race),
            TilePlace::Power(power) => self.power(power),
            TilePlace::Other(place) => &self.others[place.min(self.others.len() - 1)],
            TilePlace::None => self.race(RaceId::NONE),
        }
    }

    /// The number of a tile that lies over the table, if it does.
    #[inline]
    pub(crate) fn over_the_table(&self, tile: &'static Tile<'static>) -> Option<TileId> {
        let place = self
            .other_tiles
            .iter()
            .position(|known| std::ptr::eq(*known, tile))?;
        let id = TileId::other(place);
        self.table.contains(&id).then_some(id)
    }

    /// The active people whose race or power a tile is.
    pub(crate) fn active_with(&self, state: &State, tile: TileId) -> Option<PeopleId> {
        let mut active = self.seats().map(PeopleId::active);
        active.find(|&id| {
            let people = state.people(id);
            let power = people.power.is_some() && tile == TileId::power(people.power);
            people.exists() && (tile == TileId::race(people.race) || power)
        })
    }

    /// The number of a printed tile.
    pub(crate) fn tile_of(&self, tile: &'static Tile<'static>) -> Option<TileId> {
        let place = |list: &[&'static Tile<'static>]| {
            let mut known = list.iter();
            known.position(|known| std::ptr::eq(*known, tile))
        };
        match tile.kind {
            Kind::Race => place(tiles::RACES).map(|at| TileId::race(RaceId(at as u8))),
            Kind::Power => place(tiles::POWERS).map(|at| TileId::power(PowerId(at as u8))),
            _ => place(&self.other_tiles).map(TileId::other),
        }
    }

    /// Whether a number is that of a printed tile that is no race and no power.
    pub(crate) fn is_tile(&self, id: TileId, tile: &'static Tile<'static>) -> bool {
        let known = id.as_other();
        let known = known.and_then(|place| self.other_tiles.get(usize::from(place)));
        known.is_some_and(|known| std::ptr::eq(*known, tile))
    }

    /// What a tile that is no race and no power is.
    pub(crate) fn kind_of(&self, tile: TileId) -> Option<Kind> {
        let other = self.other_tiles.get(usize::from(tile.as_other()?))?;
        Some(other.kind)
    }

    /// The definition of any tile.
    pub fn tile(&self, tile: TileId) -> Option<Tile<'_>> {
        match tile.place() {
            TilePlace::Race(race) => self.race_tile(race),
            TilePlace::Power(power) => self.power_tile(power),
            TilePlace::Other(place) => self.other_tiles.get(place).map(|tile| **tile),
            TilePlace::None => None,
        }
    }

    #[inline(always)]
    pub(crate) fn race(&self, race: RaceId) -> &TileOnBoard {
        &self.races[race.index().min(self.races.len() - 1)]
    }

    #[inline(always)]
    pub(crate) fn power(&self, power: PowerId) -> &TileOnBoard {
        &self.powers[power.index().min(self.powers.len() - 1)]
    }

    /// What a race says with a power.
    #[inline(always)]
    pub(crate) fn joint(&self, race: RaceId, power: PowerId) -> &Joint {
        let race = race.index().min(self.races.len() - 1);
        let power = power.index().min(self.powers.len() - 1);
        &self.joints[race * self.powers.len() + power]
    }
}
