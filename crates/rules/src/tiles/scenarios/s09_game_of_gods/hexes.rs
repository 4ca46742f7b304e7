//! How the world is kept: the hexes in the order in which they were laid.

use super::super::{note, recall};
use super::{TILE, WORLD};
use crate::board::Board;
use crate::effect::Hands;
use crate::game::{Game, Setup};
use crate::ids::{RegionId, Seat};
use crate::realm::{Cell, Hex, HexTile, Piece, PieceKind, Realm, Side};
use crate::state::State;

/// How many hexes there are, and the cells that each takes.
pub(super) const HEXES: usize = 26;
pub(super) const CELLS: usize = 3;
/// Regions that are guarded: one for each seat, and one more.
pub(super) const GUARDS: usize = 7;
/// Added to both numbers of a cell of the table, so that they are kept as six bits each and never as 0.
const MIDDLE: i8 = 31;

/// A hex with what was put on it.
#[derive(Clone, Copy)]
pub(super) struct Laid {
    pub hex: Hex,
    /// A mountain or a chasm, with its third.
    pub piece: Option<(PieceKind, u8)>,
}

impl Laid {
    fn pack(self) -> u32 {
        let Hex {
            tile,
            side,
            at,
            turn,
        } = self.hex;
        let piece = match self.piece {
            Some((PieceKind::Mountain, third)) => 1 + third % 3,
            Some((_, third)) => 4 + third % 3,
            None => 0,
        };
        let axis = |at: i8| (at + MIDDLE) as u32 & 63;
        u32::from(tile.letter() as u8 - b'A')
            | u32::from(side == Side::Underground) << 5
            | u32::from(turn % 6) << 6
            | u32::from(piece) << 9
            | axis(at.q) << 12
            | axis(at.r) << 18
    }

    fn unpack(packed: u32) -> Option<Self> {
        let bits = |shift: u32, mask: u32| packed >> shift & mask;
        let axis = |shift: u32| bits(shift, 63) as i8 - MIDDLE;
        let piece = match bits(9, 7) as u8 {
            third @ 1..4 => Some((PieceKind::Mountain, third - 1)),
            third @ 4..7 => Some((PieceKind::Chasm, third - 4)),
            _ => None,
        };
        let sides = [Side::Surface, Side::Underground];
        Some(Self {
            hex: Hex {
                tile: HexTile::all().nth(bits(0, 31) as usize)?,
                side: sides[bits(5, 1) as usize],
                at: Cell {
                    q: axis(12),
                    r: axis(18),
                },
                turn: bits(6, 7) as u8 % 6,
            },
            piece,
        })
    }
}

/// The hexes that lie, in order.
pub(super) fn laid(game: &Game, state: &State) -> Vec<Laid> {
    let packed = |place: usize| {
        let byte = |of: usize| u32::from(recall(game, state, &TILE, WORLD, CELLS * place + of));
        byte(0) | byte(1) << 8 | byte(2) << 16
    };
    let packed = (0..HEXES).map(packed).take_while(|packed| *packed != 0);
    packed.filter_map(Laid::unpack).collect()
}

/// How many hexes lie.
pub(super) fn count(game: &Game, state: &State) -> usize {
    let lies = |place: &usize| recall(game, state, &TILE, WORLD, CELLS * place + 2) != 0;
    (0..HEXES).take_while(lies).count()
}

/// Who laid a hex: everybody lays one, again and again in the order of the seats.
pub(super) fn owner(game: &Game, place: usize) -> Seat {
    let setup = game.setup();
    Seat((usize::from(setup.first.0) + place) as u8 % setup.seats)
}

/// Notes a hex in its place of the list.
pub(super) fn keep(hands: &mut Hands, place: usize, laid: Laid) {
    let [low, middle, high, _] = laid.pack().to_le_bytes();
    for (of, byte) in [low, middle, high].into_iter().enumerate() {
        note(hands, &TILE, WORLD, CELLS * place + of, byte);
    }
}

/// The regions that are guarded.
pub(super) fn guards(game: &Game, state: &State) -> impl Iterator<Item = RegionId> {
    let guards = (0..GUARDS).map(|place| recall(game, state, &TILE, WORLD, CELLS * HEXES + place));
    let guards: Vec<u8> = guards.filter(|guard| *guard > 0).collect();
    guards.into_iter().map(|guard| RegionId(guard - 1))
}

/// Another region is guarded.
pub(super) fn add_guard(hands: &mut Hands, region: RegionId) {
    let place = guards(hands.game, hands.state()).count();
    if place < GUARDS {
        note(hands, &TILE, WORLD, CELLS * HEXES + place, region.0 + 1);
    }
}

/// The world as it lies.
pub(super) fn world(game: &Game, state: &State) -> Realm {
    let Some(first) = game.first_board().realm() else {
        return Realm::empty("", 2);
    };
    let laid = laid(game, state);
    let mut realm = Realm {
        hexes: laid.iter().map(|laid| laid.hex).collect(),
        pieces: Vec::new(),
        ..first.clone()
    };
    for Laid { hex, piece } in laid {
        let piece = piece.map(|(kind, spot)| Piece {
            kind,
            at: hex.at,
            spot,
        });
        realm.pieces.extend(piece);
    }
    let numbered = realm.numbered();
    for guard in guards(game, state) {
        let hexes = realm.hexes.iter().zip(&numbered);
        let found = hexes.flat_map(|(hex, thirds)| {
            let thirds = (0..).zip(thirds);
            thirds.filter_map(|(spot, &region)| (region == guard.0).then_some((hex.at, spot)))
        });
        let kind = PieceKind::Monsters;
        let found: Vec<(Cell, u8)> = found.collect();
        realm
            .pieces
            .extend(found.into_iter().map(|(at, spot)| Piece { kind, at, spot }));
    }
    realm
}

/// The sides that may lie up: those of the worlds whose boxes are played.
pub(super) fn sides(setup: &Setup) -> impl Iterator<Item = Side> {
    let played = |below: bool| {
        setup.boxes.iter().any(|from| {
            let facts = from.facts();
            facts.boards.is_some() && facts.below == below
        })
    };
    let above = (played(false) || !played(true)).then_some(Side::Surface);
    let below = played(true).then_some(Side::Underground);
    above.into_iter().chain(below)
}

/// A board of everything that could come to lie: which tiles are of use is asked of it.
pub(super) fn everything(setup: &Setup) -> Option<Board> {
    let mut realm = setup.board.realm()?.clone();
    let sides: Vec<Side> = sides(setup).collect();
    for (place, hex) in realm.hexes.iter_mut().enumerate() {
        *hex = hex.shown(sides[place % sides.len()]);
    }
    let relics = setup.boxes.iter().any(|from| from.facts().markers);
    let whole = realm.hexes.iter().rfind(|hex| hex.tile.land() == 3);
    let monsters = whole.filter(|_| relics).map(|hex| Piece {
        kind: PieceKind::Monsters,
        at: hex.at,
        spot: 0,
    });
    realm.pieces.extend(monsters);
    realm.ground()
}

/// Nothing stands on a board that is not laid yet.
pub(super) fn clear(hands: &mut Hands) {
    for region in hands.state().tribes() {
        hands.remove_tribe(region);
    }
}
