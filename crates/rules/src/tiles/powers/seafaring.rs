//! Seafarers take the seas and the lake.

use crate::tile::{Rule, Tile, Where, power, words};

/// Seafaring.
pub static TILE: Tile = Tile {
    icon: "caravel",
    help: words(
        "Seas and lakes are regions for them, of price 2, kept even in decline.",
        "Les mers et le lac sont pour eux des régions, au prix de 2, gardées même en déclin.",
    ),
    short: words(
        "They take and keep seas and lakes.",
        "Prennent et gardent mers et lacs.",
    ),
    rulings: &["B-144", "B-145", "B-146"],
    rules: &[Rule::Access(Where::Water), Rule::StaysInDecline],
    ..power("seafaring", words("Seafaring", "Marins"), 5)
};
