//! What the ground of a region is. Each terrain is a row of facts; the rules ask the row and name no terrain.

use crate::tile::{Words, words};
use serde::{Deserialize, Serialize};

/// What every region asks of a conqueror (B-37).
pub const ANY_REGION: u8 = 2;

/// Who may hold a terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    /// Everybody.
    All,
    /// Water: those to whom a tile opens it (B-144).
    WithAccess,
}

/// Everything the rules need to know about a terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ground {
    /// The identifier used in files.
    pub id: &'static str,
    /// Its name.
    pub name: Words<'static>,
    /// Tokens that it costs beyond what every region does.
    pub price: u8,
    /// Who may hold it.
    pub open: Open,
    /// Whether races enter over its shore where it touches the edge of the board (B-29).
    pub lands: bool,
    /// Whether a region of it scores.
    pub scores: bool,
}

/// Land like any other.
const LAND: Ground = Ground {
    id: "",
    name: words("", ""),
    price: 0,
    open: Open::All,
    lands: false,
    scores: true,
};

macro_rules! terrains {
    ($($(#[doc = $what:literal])+ $terrain:ident = $facts:expr;)+) => {
        /// What the ground of a region is.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Terrain {
            $($(#[doc = $what])+ $terrain,)+
        }

        impl Terrain {
            /// Every terrain, in the order of the definitions.
            pub const ALL: [Self; [$(Self::$terrain),+].len()] = [$(Self::$terrain),+];

            /// What the rules need to know about it.
            pub const fn facts(self) -> Ground {
                match self {
                    $(Self::$terrain => $facts,)+
                }
            }
        }
    };
}

terrains! {
    /// Open fields.
    Farmland = Ground { id: "farmland", name: words("farmland", "champs"), ..LAND };
    /// Woods.
    Forest = Ground { id: "forest", name: words("forest", "forêt"), ..LAND };
    /// Low hills.
    Hill = Ground { id: "hill", name: words("hill", "colline"), ..LAND };
    /// Wet ground.
    Swamp = Ground { id: "swamp", name: words("swamp", "marais"), ..LAND };
    /// High ground, one harder to take (B-37).
    Mountain = Ground { id: "mountain", name: words("mountain", "montagne"), price: 1, ..LAND };
    /// Water that touches the edge of the board.
    Sea = Ground { id: "sea", name: words("sea", "mer"), open: Open::WithAccess, lands: true, ..LAND };
    /// Water inside the board.
    Lake = Ground { id: "lake", name: words("lake", "lac"), open: Open::WithAccess, ..LAND };
}

impl Terrain {
    /// Whether it is no region for anybody without a tile that opens it.
    pub const fn is_water(self) -> bool {
        matches!(self.facts().open, Open::WithAccess)
    }

    /// The identifier used in files.
    pub const fn id(self) -> &'static str {
        self.facts().id
    }

    /// Its name.
    pub const fn name(self) -> Words<'static> {
        self.facts().name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_terrain_is_read_by_its_identifier_and_fits_in_a_set_of_terrains() {
        for terrain in Terrain::ALL {
            let read: Terrain = serde_json::from_value(terrain.id().into()).expect("a terrain");
            assert_eq!(read, terrain);
            assert!(!terrain.name().en.is_empty() && !terrain.name().fr.is_empty());
            assert!(crate::tile::terrains(&[terrain]).has(terrain));
        }
    }
}
