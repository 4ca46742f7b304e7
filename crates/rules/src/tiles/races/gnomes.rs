//! Gnomes are immune to every trick.

use crate::tile::{GameBox, Rule, Tile, race, words};

/// Gnomes.
pub static TILE: Tile = Tile {
    icon: "pointy-hat",
    help: words(
        "In other players' turns no race ability, power, place or relic helps to conquer their regions: only plain tokens over a plain border.",
        "Pendant le tour des autres, ni capacité, ni pouvoir, ni lieu, ni relique n'aide à prendre leurs régions : seuls de simples pions par une vraie frontière.",
    ),
    short: words(
        "No tile helps anybody to conquer them.",
        "Aucune tuile n'aide à les conquérir.",
    ),
    rulings: &["U-33", "U-34", "U-35", "U-36"],
    rules: &[Rule::PlainOnly],
    ..race("gnomes", words("Gnomes", "Gnomes"), 6, 11).of(GameBox::Underground)
};
