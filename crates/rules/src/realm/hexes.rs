//! The 26 hexes of the box, both sides: three thirds each, clockwise.

use crate::board::{Symbol, Terrain};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The side of a hex that lies up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Above the earth.
    Surface,
    /// Below it.
    Underground,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Surface, Self::Underground];

    /// The identifier used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Surface => "surface",
            Self::Underground => "underground",
        }
    }

    /// What a mountain piece makes of a third: its back is a black mountain.
    pub const fn mountain(self) -> Terrain {
        match self {
            Self::Surface => Terrain::Mountain,
            Self::Underground => Terrain::BlackMountain,
        }
    }

    /// The terrains of its land, those of pieces included.
    pub const fn terrains(self) -> [Terrain; 5] {
        match self {
            Self::Surface => [
                Terrain::Farmland,
                Terrain::Forest,
                Terrain::Hill,
                Terrain::Swamp,
                Terrain::Mountain,
            ],
            Self::Underground => [
                Terrain::Crystal,
                Terrain::Mine,
                Terrain::Mushroom,
                Terrain::Mud,
                Terrain::BlackMountain,
            ],
        }
    }
}

/// What is printed on a third of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Third {
    /// Land, with the symbol it has.
    Land(Terrain, Option<Symbol>),
    /// Water; the table says whether it is river or sea.
    Water,
}

impl Third {
    /// Whether it is water.
    pub const fn is_water(self) -> bool {
        matches!(self, Self::Water)
    }
}

/// One of the 26 hexes, by its letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct HexTile(u8);

/// A text that is no letter of a hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchTile(String);

impl fmt::Display for NoSuchTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a hex from A to Z expected, found `{}`", self.0)
    }
}

impl std::error::Error for NoSuchTile {}

impl TryFrom<String> for HexTile {
    type Error = NoSuchTile;

    fn try_from(text: String) -> Result<Self, NoSuchTile> {
        match text.as_bytes() {
            [letter @ b'A'..=b'Z'] => Ok(Self(letter - b'A')),
            _ => Err(NoSuchTile(text)),
        }
    }
}

impl HexTile {
    /// Every hex.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..HEXES.len() as u8).map(Self)
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The thirds of one side, clockwise.
    pub fn thirds(self, side: Side) -> [Third; 3] {
        let (surface, underground) = HEXES[usize::from(self.0) % HEXES.len()];
        match side {
            Side::Surface => surface,
            Side::Underground => underground,
        }
    }

    /// How many regions of land it has; the same on both sides.
    pub fn land(self) -> usize {
        let thirds = self.thirds(Side::Surface).into_iter();
        thirds.filter(|third| !third.is_water()).count()
    }
}

impl fmt::Display for HexTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A choice among the hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tiles(u32);

impl Tiles {
    /// Whether a hex is among them.
    pub const fn contains(self, tile: HexTile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }
}

impl FromIterator<HexTile> for Tiles {
    fn from_iter<I: IntoIterator<Item = HexTile>>(tiles: I) -> Self {
        let bits = tiles.into_iter().fold(0, |set, tile| set | 1 << tile.0);
        Self(bits)
    }
}

/// The symbols that hexes have.
pub(super) const HEX_SYMBOLS: [Symbol; 3] = [Symbol::Cavern, Symbol::Mine, Symbol::Magic];

const fn plain(terrain: Terrain) -> Third {
    Third::Land(terrain, None)
}

const fn cavern(terrain: Terrain) -> Third {
    Third::Land(terrain, Some(Symbol::Cavern))
}

const fn mine(terrain: Terrain) -> Third {
    Third::Land(terrain, Some(Symbol::Mine))
}

const fn magic(terrain: Terrain) -> Third {
    Third::Land(terrain, Some(Symbol::Magic))
}

use Terrain::{Farmland, Forest, Hill, Swamp};
const WATER: Third = Third::Water;
const CRYSTAL: Third = plain(Terrain::Crystal);
const MINE: Third = plain(Terrain::Mine);
const MUD: Third = plain(Terrain::Mud);
const MUSHROOM: Third = plain(Terrain::Mushroom);

#[rustfmt::skip]
/// Surface and underground of the hexes, A to Z.
const HEXES: [([Third; 3], [Third; 3]); 26] = [
    ([cavern(Swamp), plain(Hill), mine(Forest)], [MUD, CRYSTAL, MUSHROOM]), // A
    ([magic(Forest), plain(Swamp), plain(Hill)], [MUD, MUSHROOM, CRYSTAL]), // B
    ([magic(Hill), cavern(Forest), mine(Farmland)], [MUSHROOM, CRYSTAL, MINE]), // C
    ([plain(Hill), magic(Farmland), plain(Swamp)], [MINE, MUD, CRYSTAL]), // D
    ([magic(Hill), mine(Swamp), plain(Forest)], [MINE, MUD, MUSHROOM]), // E
    ([mine(Forest), cavern(Farmland), magic(Swamp)], [MUD, MINE, MUSHROOM]), // F
    ([cavern(Farmland), plain(Forest), plain(Hill)], [CRYSTAL, MUSHROOM, MINE]), // G
    ([plain(Hill), cavern(Swamp), plain(Farmland)], [MUD, MINE, CRYSTAL]), // H
    ([plain(Hill), cavern(Forest), plain(Forest)], [MUSHROOM, CRYSTAL, MUSHROOM]), // I
    ([plain(Farmland), cavern(Hill), mine(Hill)], [CRYSTAL, CRYSTAL, MINE]), // J
    ([plain(Swamp), magic(Farmland), mine(Farmland)], [MINE, MUD, MINE]), // K
    ([magic(Forest), plain(Swamp), mine(Swamp)], [MUD, MUSHROOM, MUD]), // L
    ([magic(Swamp), WATER, plain(Forest)], [WATER, CRYSTAL, MUSHROOM]), // M
    ([cavern(Farmland), WATER, plain(Forest)], [WATER, MUD, MUSHROOM]), // N
    ([mine(Forest), WATER, plain(Hill)], [WATER, MUSHROOM, MINE]), // O
    ([WATER, WATER, WATER], [WATER, WATER, WATER]), // P
    ([plain(Farmland), WATER, mine(Swamp)], [WATER, MINE, MUD]), // Q
    ([cavern(Hill), WATER, plain(Farmland)], [WATER, CRYSTAL, MINE]), // R
    ([magic(Swamp), WATER, mine(Hill)], [WATER, CRYSTAL, MUD]), // S
    ([WATER, WATER, WATER], [WATER, WATER, WATER]), // T
    ([magic(Farmland), WATER, WATER], [WATER, CRYSTAL, WATER]), // U
    ([cavern(Swamp), WATER, WATER], [WATER, MUD, WATER]), // V
    ([magic(Forest), WATER, WATER], [WATER, MUSHROOM, WATER]), // W
    ([mine(Hill), WATER, WATER], [WATER, CRYSTAL, WATER]), // X
    ([plain(Farmland), WATER, WATER], [WATER, MINE, WATER]), // Y
    ([plain(Hill), WATER, WATER], [WATER, MINE, WATER]), // Z
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Proves R-02: 26 hexes of up to three regions, 54 of land on each side, each terrain on about a quarter.
    #[test]
    fn the_box_has_as_much_of_everything_as_it_should() {
        assert_eq!(HexTile::all().map(HexTile::land).sum::<usize>(), 54);
        let all = |side| HexTile::all().flat_map(move |tile| tile.thirds(side));
        let count = |side, test: fn(Third) -> bool| all(side).filter(|third| test(*third)).count();
        use Side::{Surface, Underground};
        for (side, expected) in [(Surface, [13, 13, 15, 13]), (Underground, [14, 14, 13, 13])] {
            for (terrain, expected) in side.terrains().into_iter().zip(expected) {
                let found =
                    all(side).filter(|third| matches!(third, Third::Land(of, _) if *of == terrain));
                assert_eq!(found.count(), expected, "{terrain:?}");
            }
            assert_eq!(count(side, Third::is_water), 24);
        }
        for (symbol, expected) in [
            (Symbol::Mine, 11),
            (Symbol::Magic, 11),
            (Symbol::Cavern, 10),
        ] {
            let found = all(Surface)
                .filter(|third| matches!(third, Third::Land(_, Some(of)) if *of == symbol));
            assert_eq!(found.count(), expected, "{symbol:?}");
        }
        assert_eq!(
            count(Underground, |third| matches!(
                third,
                Third::Land(_, Some(_))
            )),
            0
        );
    }

    #[test]
    fn both_sides_have_the_same_amount_of_land_and_letters_are_read() {
        for tile in HexTile::all() {
            let below = tile.thirds(Side::Underground);
            assert_eq!(
                below.iter().filter(|third| !third.is_water()).count(),
                tile.land()
            );
            assert_eq!(HexTile::try_from(tile.to_string()), Ok(tile));
        }
        for text in ["", "a", "AA", "É"] {
            assert!(HexTile::try_from(text.to_owned()).is_err());
        }
    }
}
