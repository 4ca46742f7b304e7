//! They stay on guard from the grave.

use crate::tile::{GameBox, Rule, Tile, power, words};

/// Tomb.
pub static TILE: Tile = Tile {
    icon: "tombstone",
    help: words(
        "In decline all tokens stay and are placed anew; later losses are one token each, the others move to other declined regions.",
        "En déclin, tous les pions restent et se replacent ; ensuite chaque perte coûte un pion, les autres gagnent d'autres régions en déclin.",
    ),
    short: words(
        "In decline all tokens stay and defend.",
        "En déclin, tous les pions restent et défendent.",
    ),
    rulings: &["U-47", "U-87"],
    rules: &[
        Rule::StandsInDecline,
        Rule::SettlesInDecline,
        Rule::StaysInDecline,
    ],
    ..power("tomb", words("Tomb", "D'outre-tombe"), 5).of(GameBox::Underground)
};
