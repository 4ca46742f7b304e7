//! Flyers land where they like.

use crate::tile::{Rule, Tile, Where, power, words};

/// Flying.
pub static TILE: Tile = Tile {
    icon: "feathered-wing",
    help: words(
        "They may conquer any land region, bordering or not.",
        "Ils peuvent conquérir n'importe quelle région terrestre, voisine ou non.",
    ),
    short: words(
        "They conquer any land region, bordering or not.",
        "Conquièrent toute terre, voisine ou non.",
    ),
    rulings: &["B-136"],
    rules: &[Rule::Reach(Where::Land)],
    ..power("flying", words("Flying", "Volants"), 5)
};
