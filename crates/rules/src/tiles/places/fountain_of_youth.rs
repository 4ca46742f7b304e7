//! A fountain that brings tokens.

use crate::tile::{GameBox, Kind, Rule, Tile, other, words};

/// Fountain of Youth.
pub static TILE: Tile = Tile {
    icon: "fountain",
    help: words(
        "As a turn of conquests of its active holder begins, one new token comes from the tray.",
        "Au début d'un tour de conquêtes de son occupant actif, un nouveau pion vient du casier.",
    ),
    rulings: &["U-16", "U-76", "X-14", "X-22"],
    rules: &[Rule::Grows(1)],
    ..other(
        Kind::Place,
        "fountain-of-youth",
        words("Fountain of Youth", "La Fontaine de Fertilité"),
    )
    .of(GameBox::Underground)
};
