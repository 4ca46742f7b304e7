//! A chapel that keeps the living.

use crate::tile::{GameBox, Kind, Rule, Tile, other, words};

/// Light's Hope Chapel.
pub static TILE: Tile = Tile {
    icon: "church",
    help: words(
        "Its active holder loses no token when his regions are conquered, the chapel itself included.",
        "Son occupant actif ne perd aucun pion quand ses régions sont conquises, la chapelle comprise.",
    ),
    rulings: &["W-63", "W-78"],
    rules: &[Rule::NoCasualties],
    ..other(
        Kind::Place,
        "lights-hope-chapel",
        words("Light's Hope Chapel", "Chapelle de l'Espoir de Lumière"),
    )
    .of(GameBox::Warcraft)
};
