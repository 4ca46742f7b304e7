//! Neighbours pay.

use crate::tile::{GameBox, Rule, Tile, power, words};

/// Thieving.
pub static TILE: Tile = Tile {
    icon: "snatch",
    help: words(
        "At scoring one coin from each opponent whose active race borders one of your regions.",
        "Au décompte, un jeton de chaque adversaire dont le peuple actif borde une de vos régions.",
    ),
    short: words(
        "A coin from each neighbouring opponent.",
        "Un jeton de chaque adversaire voisin.",
    ),
    rulings: &["U-54", "U-98"],
    rules: &[Rule::Tribute(1)],
    ..power("thieving", words("Thieving", "Kleptomanes"), 4).of(GameBox::Underground)
};
