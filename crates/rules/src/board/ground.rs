//! What the ground of a region is. Each terrain is a row of facts; the rules ask the row and name no terrain.

use super::Symbol;
use crate::refusal::Reason;
use crate::tile::{Words, words};
use serde::{Deserialize, Serialize};

/// What every region asks of a conqueror (B-37).
pub const ANY_REGION: u8 = 2;

/// Who may hold a terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    /// Everybody.
    All,
    /// Those to whom a tile opens it (B-144).
    WithAccess,
    /// Nobody, for this reason.
    Nobody(&'static Reason),
}

/// Everything the rules need to know about a terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ground {
    /// The identifier used in files.
    pub id: &'static str,
    /// Its name.
    pub name: Words<'static>,
    /// Tokens that it costs beyond what every region does, or below that.
    pub price: i8,
    /// Who may hold it.
    pub open: Open,
    /// Whether races enter over its shore where it touches the edge of the board (B-29).
    pub lands: bool,
    /// Whether a region of it scores.
    pub scores: bool,
    /// Whether it is water: what lies next to it is coast.
    pub water: bool,
    /// Whether nobody stays in it after redeployment but those to whom a tile opens it (U-02).
    pub emptied: bool,
    /// Whether it is found below the earth only.
    pub below: bool,
    /// The terrain of another box that means the same.
    pub like: Option<Terrain>,
    /// The symbol of another box that means the same.
    pub carries: Option<Symbol>,
}

/// Land like any other.
const LAND: Ground = Ground {
    id: "",
    name: words("", ""),
    price: 0,
    open: Open::All,
    lands: false,
    scores: true,
    water: false,
    emptied: false,
    below: false,
    like: None,
    carries: None,
};

/// Land below the earth.
const CAVE: Ground = Ground {
    below: true,
    ..LAND
};

/// Water that a tile must open.
const WATER: Ground = Ground {
    open: Open::WithAccess,
    water: true,
    ..LAND
};

static BOTTOMLESS: Reason = Reason {
    ruling: "U-07",
    words: words(
        "region {region} is a bottomless chasm: nobody takes, holds or crosses it",
        "la région {region} est un gouffre sans fond : personne ne le prend, ne l'occupe ni ne le traverse",
    ),
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
    Sea = Ground { id: "sea", name: words("sea", "mer"), lands: true, ..WATER };
    /// Water inside the board.
    Lake = Ground { id: "lake", name: words("lake", "lac"), ..WATER };
    /// High ground below the earth (U-103).
    BlackMountain = Ground {
        id: "black-mountain", name: words("black mountain", "montagne noire"), price: 1, like: Some(Self::Mountain), ..CAVE
    };
    /// Wet ground below the earth.
    Mud = Ground { id: "mud", name: words("mud pool", "mare de boue"), like: Some(Self::Swamp), ..CAVE };
    /// Woods below the earth.
    Mushroom = Ground {
        id: "mushroom", name: words("mushroom forest", "champignonnière"), like: Some(Self::Forest), ..CAVE
    };
    /// A mine that is a whole region.
    Mine = Ground { id: "mine", name: words("mine", "mine"), carries: Some(Symbol::Mine), ..CAVE };
    /// Crystals that are as good as a magic source.
    Crystal = Ground {
        id: "crystal", name: words("mystic crystals", "cristaux mystiques"), carries: Some(Symbol::Magic), ..CAVE
    };
    /// Water that everybody crosses for one token less, and leaves again (U-01, U-02).
    River = Ground { id: "river", name: words("river", "rivière"), price: -1, open: Open::All, emptied: true, ..WATER };
    /// A drop without a bottom (U-07).
    Chasm = Ground {
        id: "chasm", name: words("bottomless chasm", "gouffre sans fond"), open: Open::Nobody(&BOTTOMLESS), scores: false, ..LAND
    };
}

impl Terrain {
    /// Whether it is water.
    pub const fn is_water(self) -> bool {
        self.facts().water
    }

    /// Whether another terrain counts as the same.
    pub fn is_kin(self, other: Self) -> bool {
        let kin = |terrain: Self| terrain.facts().like.unwrap_or(terrain);
        kin(self) == kin(other)
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
