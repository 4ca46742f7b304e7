//! The products the rules know.

use super::{Words, words};

/// The product a tile comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameBox {
    /// The base game.
    Base,
    /// Cursed!
    Cursed,
    /// Grand Dames of Small World.
    GrandDames,
    /// Be Not Afraid…
    BeNotAfraid,
    /// Leaders of Small World: a leader for each race.
    Leaders,
    /// Necromancer Island: the last seat plays the Necromancer.
    Necromancer,
    /// No box: a blank tile that somebody filled in (`custom.rs`).
    Custom,
}

impl GameBox {
    /// Every box the rules know. Blank tiles come from none: they are named one by one.
    pub const ALL: [Self; 6] = [
        Self::Base,
        Self::Cursed,
        Self::GrandDames,
        Self::BeNotAfraid,
        Self::Leaders,
        Self::Necromancer,
    ];

    /// The identifier used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Cursed => "cursed-box",
            Self::GrandDames => "grand-dames-box",
            Self::BeNotAfraid => "be-not-afraid-box",
            Self::Leaders => "leaders-box",
            Self::Necromancer => "necromancer-box",
            Self::Custom => "custom",
        }
    }

    /// The box with an identifier; the ending `-box` may be left out.
    pub fn named(id: &str) -> Option<Self> {
        let plain = |id: &str| id.strip_suffix("-box").unwrap_or(id).to_owned();
        Self::ALL
            .into_iter()
            .find(|from| plain(from.id()) == plain(id))
    }

    /// Its name.
    pub const fn name(self) -> Words<'static> {
        match self {
            Self::Base => words("Small World", "Small World"),
            Self::Cursed => words("Cursed!", "Maudits !"),
            Self::GrandDames => words("Grand Dames", "Honneur aux Dames !"),
            Self::BeNotAfraid => words("Be Not Afraid…", "Même pas peur !"),
            Self::Leaders => words("Leaders", "Les Chefs"),
            Self::Necromancer => words("Necromancer Island", "L'Île du Nécromant"),
            Self::Custom => words("Blank tiles", "Tuiles vierges"),
        }
    }
}
