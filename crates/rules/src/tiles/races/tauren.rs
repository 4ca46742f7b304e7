//! Never one alone.

use crate::tile::{Faction, GameBox, Rule, Tile, race, words};

/// Tauren.
pub static TILE: Tile = Tile {
    icon: "minotaur",
    help: words(
        "Never fewer than two tokens conquer a region, hold it or stay in it; in decline two stay in each.",
        "Jamais moins de deux pions pour conquérir, tenir ou garder une région ; en déclin, deux restent dans chacune.",
    ),
    short: words(
        "Two tokens at least in every region, in decline too.",
        "Deux pions au moins par région, même en déclin.",
    ),
    rulings: &["W-37", "W-70", "W-72"],
    rules: &[Rule::Least(2), Rule::LeavesInDecline(2)],
    ..race("tauren", words("Tauren", "Taurens"), 11, 16)
        .of(GameBox::Warcraft)
        .sworn_to(Faction::Horde)
};
