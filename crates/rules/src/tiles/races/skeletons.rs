//! Skeletons grow on what they drive out.

use crate::tile::{Rule, Tile, race, words};

/// Skeletons.
pub static TILE: Tile = Tile {
    icon: "skeleton",
    help: words(
        "At redeployment, one new token for every two non-empty regions conquered this turn.",
        "Au redéploiement, un nouveau pion pour deux régions non-vides conquises ce tour.",
    ),
    short: words(
        "One new token per two non-empty conquests.",
        "Un nouveau pion pour deux conquêtes non vides.",
    ),
    rulings: &["B-96"],
    rules: &[Rule::RecruitPer(2)],
    ..race("skeletons", words("Skeletons", "Squelettes"), 6, 20)
};
