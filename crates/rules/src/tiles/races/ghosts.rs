//! Ghosts belong to the Necromancer; no combo ever shows them.

use crate::tile::{GameBox, Kind, Tile, race, words};

/// Ghosts of the Necromancer.
pub static TILE: Tile = Tile {
    icon: "floating-ghost",
    kind: Kind::Role,
    help: words(
        "The Necromancer's tokens. Tokens lost in conquests become souls; four souls make a ghost on his island. With no ghost left in reserve he wins at once.",
        "Les pions du Nécromant. Les pions perdus au combat deviennent des âmes ; quatre âmes font un fantôme sur son île. Sans fantôme en réserve, il gagne aussitôt.",
    ),
    rulings: &["N-02", "N-09", "N-15", "N-16", "N-21", "N-23", "N-29"],
    ..race("necromancer-ghost", words("Ghosts", "Fantômes"), 0, 14).of(GameBox::Necromancer)
};
