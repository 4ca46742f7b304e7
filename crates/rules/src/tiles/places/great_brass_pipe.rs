//! A pipe that leads to ground like this.

use crate::tile::{GameBox, Kind, Rule, Tile, Where, other, words};

/// Great Brass Pipe.
pub static TILE: Tile = Tile {
    icon: "pipes",
    help: words(
        "For its active holder all regions of this terrain are next to each other.",
        "Pour son occupant actif, toutes les régions de ce terrain sont voisines.",
    ),
    rulings: &["U-86"],
    rules: &[Rule::Link(Where::LikeHere)],
    ..other(
        Kind::Place,
        "great-brass-pipe",
        words("Great Brass Pipe", "Le Tuyau Tortueux"),
    )
    .of(GameBox::Underground)
};
