//! The blank tiles of a game: numbered after the printed ones, and whether they go together.

use super::{CustomTile, MAX_TILES, USUAL_VALUE};
use crate::game::{Game, SetupError};
use crate::ids::{PieceId, PowerId, RaceId, SLOTS, TileId};
use crate::region_set::TileSet;
use crate::state::MAX_RACES;
use crate::tile::{Kind, Piece, Rule, Tile};
use crate::tiles;
use std::collections::BTreeSet;
use std::sync::Arc;

/// How many tiles whose race keeps a place of its own in decline a game can hold: with the ordinary declined race
/// they fill the slots of a seat.
const LINGERING: usize = SLOTS - 2;

/// Which tile brings the pieces and deeds that come after the printed ones.
#[derive(Clone, Default)]
pub(crate) struct Numbers {
    first_piece: usize,
    /// Tile, and place among its pieces.
    pieces: Vec<(u8, u8)>,
}

fn refuse<T>(what: String) -> Result<T, SetupError> {
    Err(SetupError(what))
}

impl Game {
    /// Numbers the blank tiles of the set-up and works them out on the board.
    pub(crate) fn number_blanks(&mut self) -> Result<(), SetupError> {
        self.blanks.first_piece = self.pieces.len();
        let custom: Vec<Arc<CustomTile>> = self.setup.custom.clone();
        if custom.is_empty() {
            return Ok(());
        }
        self.check_blanks(&custom)?;
        for (i, blank) in custom.iter().enumerate() {
            let is_power = blank.kind == Kind::Power;
            let id = if is_power {
                TileId::power(PowerId(self.powers.len() as u8))
            } else {
                TileId::race(RaceId(self.races.len() as u8))
            };
            let on_board = self.work_out(&blank.tile(), id)?;
            let pieces = (0..on_board.pieces.len()).map(|nth| (i as u8, nth as u8));
            self.blanks.pieces.extend(pieces);
            if is_power {
                self.powers.push(on_board);
            } else {
                self.races.push(on_board);
            }
        }
        self.check_values()
    }

    /// What can be wrong with tiles that are sound one by one.
    fn check_blanks(&self, custom: &[Arc<CustomTile>]) -> Result<(), SetupError> {
        if custom.len() > MAX_TILES {
            return refuse(format!(
                "at most {MAX_TILES} blank tiles make a game, found {}",
                custom.len()
            ));
        }
        let of = |kind| custom.iter().filter(|tile| tile.kind == kind).count();
        for (what, printed, blank, room) in [
            ("races", tiles::RACES.len(), of(Kind::Race), MAX_RACES),
            (
                "powers",
                tiles::POWERS.len(),
                of(Kind::Power),
                TileSet::WIDTH,
            ),
        ] {
            if printed + blank > room {
                return refuse(format!(
                    "at most {} blank {what} make a game, found {blank}",
                    room - printed
                ));
            }
        }
        let mut ids = BTreeSet::new();
        for tile in custom {
            let pieces = tile.piece_names.iter().map(|piece| piece.id.as_str());
            for id in std::iter::once(tile.id()).chain(pieces) {
                if !ids.insert(id) {
                    return refuse(format!("`{id}` names two blank tiles or pieces (K-07)"));
                }
            }
        }
        let lingers = |tile: &&Tile| tile.rules.contains(&Rule::OwnDeclineSlot);
        let boxes = &self.setup.boxes;
        let printed = tiles::all().filter(|tile| boxes.contains(&tile.from));
        let lingering = printed.filter(lingers).count()
            + custom.iter().filter(|tile| lingers(&&tile.tile())).count();
        if lingering > LINGERING {
            return refuse(format!(
                "a seat has room for {LINGERING} races that keep a place of their own in decline, found {lingering} tiles that say so"
            ));
        }
        if self.setup.switches.stand_in {
            self.check_stand_ins(custom)?;
        }
        Ok(())
    }

    /// Another race of the game, with at least as many tokens, for each blank race (K-03).
    fn check_stand_ins(&self, custom: &[Arc<CustomTile>]) -> Result<(), SetupError> {
        let mut used = BTreeSet::new();
        for tile in custom.iter().filter(|tile| tile.kind == Kind::Race) {
            let id = tile.id();
            let Some(name) = tile.stand_in() else {
                return refuse(format!("{id}: a race to stand in for it expected (K-03)"));
            };
            let Some(race) =
                printed_race(name).filter(|race| self.setup.boxes.contains(&race.from))
            else {
                return refuse(format!("{id}: {name} cannot stand in: not in play (K-03)"));
            };
            if race.supply < tile.tokens {
                return refuse(format!(
                    "{id}: {name} cannot stand in: {} tokens needed, it has {} (K-03)",
                    tile.tokens, race.supply
                ));
            }
            if !used.insert(name) {
                return refuse(format!("{id}: {name} stands in for another race (K-03)"));
            }
        }
        Ok(())
    }

    /// A race with more tokens than usual can be handed out with every power (K-01).
    fn check_values(&self) -> Result<(), SetupError> {
        let most = self.powers_in_play().map(|(_, tile)| tile.tokens).max();
        let most = most.unwrap_or(0);
        for (_, race) in self.blanks(Kind::Race) {
            if race.tokens > USUAL_VALUE && race.supply < race.tokens + most {
                return refuse(format!(
                    "{}: a value of {} needs a supply of {}, for a power with {most} is in play (K-01), found {}",
                    race.id,
                    race.tokens,
                    race.tokens + most,
                    race.supply
                ));
            }
        }
        Ok(())
    }

    /// The blank tiles of a kind, with their numbers.
    pub(crate) fn blanks(&self, kind: Kind) -> impl Iterator<Item = (u8, Tile<'_>)> {
        let of_kind = self.setup.custom.iter().filter(move |t| t.kind == kind);
        (first(kind)..).zip(of_kind.map(|tile| self.seen(tile)))
    }

    /// The blank tile of a kind with a number.
    pub(crate) fn blank(&self, kind: Kind, id: u8) -> Option<Tile<'_>> {
        let place = id.checked_sub(first(kind))?;
        let mut of_kind = self.setup.custom.iter().filter(|tile| tile.kind == kind);
        of_kind.nth(usize::from(place)).map(|tile| self.seen(tile))
    }

    /// A blank tile with the supply it has in this game.
    fn seen<'a>(&self, blank: &'a CustomTile) -> Tile<'a> {
        let tile = blank.tile();
        let stand_in = blank.stand_in().filter(|_| self.setup.switches.stand_in);
        match stand_in.and_then(printed_race) {
            Some(race) => Tile {
                supply: race.supply,
                ..tile
            },
            None => tile,
        }
    }

    /// Whether the tokens of a printed race stand in for a blank one (K-03).
    pub(crate) fn stands_in(&self, race: &Tile) -> bool {
        let mut custom = self.setup.custom.iter();
        self.setup.switches.stand_in && custom.any(|tile| tile.stand_in() == Some(race.id))
    }

    /// A kind of piece that comes with a blank tile.
    pub(crate) fn blank_piece(&self, piece: PieceId) -> Option<Piece<'_>> {
        let place = piece.index().checked_sub(self.blanks.first_piece)?;
        let &(tile, nth) = self.blanks.pieces.get(place)?;
        let mut pieces = self.setup.custom[usize::from(tile)].pieces();
        pieces.nth(usize::from(nth))
    }
}

/// The number of the first blank tile of a kind.
fn first(kind: Kind) -> u8 {
    match kind {
        Kind::Power => tiles::POWERS.len() as u8,
        _ => tiles::RACES.len() as u8,
    }
}

/// The printed race with an identifier.
pub(super) fn printed_race(id: &str) -> Option<&'static Tile<'static>> {
    let mut races = tiles::RACES.iter().copied();
    races.find(|tile| tile.kind == Kind::Race && tile.id == id)
}
