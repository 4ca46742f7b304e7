//! What makes a realm a good one: enough land for everybody, and something of everything. It is advice,
//! nothing is refused for it.

use super::hexes::HEX_SYMBOLS;
use super::{PieceKind, Realm, Side, Third};
use crate::board::{Symbol, Terrain};
use crate::refusal::Language;
use crate::tile::{Words, words};

/// The regions for each player that are few, right and many.
const FEW: usize = 7;
const RIGHT: usize = 9;
const MANY: usize = 11;
/// A terrain or a symbol is found in one region of so many.
const SHARE: usize = 5;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Regions of land: water and chasms are none.
    Land,
    /// Those of one terrain.
    Terrain(Terrain),
    /// Those with one symbol.
    Symbol(Symbol),
}

/// Whether there is enough of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Fewer than advised.
    Few,
    /// As advised.
    Right,
    /// More than advised.
    Many,
}

/// How much of something a realm has, and how much is advised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// What is counted.
    pub what: Counted,
    /// How many regions there are.
    pub found: usize,
    /// How many are best.
    pub about: usize,
    /// The least that is well.
    pub least: usize,
    /// The most that is well.
    pub most: usize,
}

impl Realm {
    /// How much land there is for the players, and on each side of the hexes that is used, how much of each terrain and
    /// symbol.
    pub fn advice(&self) -> Vec<Count> {
        let players = usize::from(self.players);
        let land = self.land(None).count();
        let mut counts = vec![Count {
            what: Counted::Land,
            found: land,
            about: RIGHT * players,
            least: FEW * players,
            most: MANY * players,
        }];
        for side in Side::ALL {
            let regions: Vec<_> = self.land(Some(side)).collect();
            let all = regions.len();
            if all == 0 {
                continue;
            }
            let share = |what, found| Count {
                what,
                found,
                about: (all + SHARE / 2) / SHARE,
                // Half of a fifth up to half as much again, and always what comes nearest on a small board.
                least: all.div_ceil(2 * SHARE).min(all / SHARE),
                most: (3 * all / (2 * SHARE)).max(all.div_ceil(SHARE)),
            };
            counts.extend(side.terrains().map(|terrain| {
                let of = regions.iter().filter(|(of, _)| *of == terrain);
                share(Counted::Terrain(terrain), of.count())
            }));
            // Below the earth terrains stand for symbols.
            if side == Side::Surface {
                counts.extend(HEX_SYMBOLS.map(|symbol| {
                    let of = regions.iter().filter(|(_, of)| *of == Some(symbol));
                    share(Counted::Symbol(symbol), of.count())
                }));
            }
        }
        counts
    }

    /// The ground and the symbol of every region of land, on one side of the hexes or both.
    pub(super) fn land(
        &self,
        only: Option<Side>,
    ) -> impl Iterator<Item = (Terrain, Option<Symbol>)> {
        let hexes = self
            .hexes
            .iter()
            .filter(move |hex| only.is_none_or(|side| side == hex.side));
        let thirds = hexes.flat_map(|hex| (0..).zip(hex.thirds()).map(move |third| (hex, third)));
        thirds.filter_map(|(hex, (number, third))| match third {
            Third::Land(terrain, symbol) => {
                let has = |kind| self.has(hex.at, number, kind);
                let ground = if has(PieceKind::Mountain) {
                    hex.side.mountain()
                } else {
                    terrain
                };
                (!has(PieceKind::Chasm)).then(|| (ground, symbol.filter(|_| !has(PieceKind::Peak))))
            }
            Third::Water => None,
        })
    }
}

impl Count {
    /// Whether there is enough.
    pub fn verdict(&self) -> Verdict {
        if self.found < self.least {
            Verdict::Few
        } else if self.found > self.most {
            Verdict::Many
        } else {
            Verdict::Right
        }
    }

    /// The ruling that advises it.
    pub fn ruling(&self) -> &'static str {
        match self.what {
            Counted::Land => "R-03",
            Counted::Terrain(_) | Counted::Symbol(_) => "R-04",
        }
    }

    /// The count and the advice in a line.
    pub fn text(&self, language: Language) -> String {
        let what = self.what.name();
        let advised = match self.verdict() {
            Verdict::Few => words(
                "few: at least {least} advised",
                "peu : au moins {least} conseillé(s)",
            ),
            Verdict::Right => words("about {about} advised", "environ {about} conseillé(s)"),
            Verdict::Many => words(
                "many: at most {most} advised",
                "beaucoup : au plus {most} conseillé(s)",
            ),
        };
        let advised = advised
            .text(language)
            .replace("{least}", &self.least.to_string())
            .replace("{about}", &self.about.to_string())
            .replace("{most}", &self.most.to_string());
        let (what, found, ruling) = (what.text(language), self.found, self.ruling());
        match language {
            Language::English => format!("{what}: {found}, {advised} ({ruling})"),
            Language::French => format!("{what} : {found}, {advised} ({ruling})"),
        }
    }
}

impl Counted {
    /// Its name.
    pub const fn name(self) -> Words<'static> {
        match self {
            Self::Land => words("regions of land", "régions de terre"),
            Self::Terrain(terrain) => terrain.name(),
            Self::Symbol(Symbol::Cavern) => words("cavern symbols", "symboles de caverne"),
            Self::Symbol(Symbol::Mine) => words("mine symbols", "symboles de mine"),
            Self::Symbol(Symbol::Magic) => words("magic symbols", "symboles de magie"),
            Self::Symbol(Symbol::Anchor) => words("anchors", "ancres"),
            Self::Symbol(Symbol::Legendary) => {
                words("signs of legendary places", "signes de lieux légendaires")
            }
        }
    }
}
