//! Homunculi multiply while nobody wants them.

use crate::tile::{GameBox, Rule, Tile, race, words};

/// Homunculi.
pub static TILE: Tile = Tile {
    icon: "bottled-shadow",
    help: words(
        "Each time their combo is passed over, one more Homunculus joins it, up to 15 in all.",
        "Chaque fois que leur combinaison est délaissée, un Homoncule de plus s'y ajoute, jusqu'à 15 en tout.",
    ),
    short: words(
        "One more token each time they are passed over.",
        "Un pion de plus chaque fois qu'on les délaisse.",
    ),
    rulings: &["F-11", "F-12"],
    rules: &[Rule::PassedTokens(1)],
    ..race("homunculi", words("Homunculi", "Homoncules"), 5, 15).of(GameBox::BeNotAfraid)
};
