//! Cunning against whoever is there.

use crate::tile::{Against, Faction, GameBox, PRICE, Price, Rule, Tile, race, words};

/// Trolls.
pub static TILE: Tile = Tile {
    icon: "totem-mask",
    help: words(
        "Regions where anybody stands, a murloc too, cost them one token less.",
        "Les régions où se trouve quelqu'un, même un murloc, leur coûtent un pion de moins.",
    ),
    short: words(
        "One token less where anybody stands.",
        "Un pion de moins là où se trouve quelqu’un.",
    ),
    rulings: &["W-14", "W-33"],
    rules: &[Rule::Price(Price {
        amount: -1,
        against: Against::Occupied,
        ..PRICE
    })],
    ..race("trolls-wow", words("Trolls", "Trolls"), 6, 11)
        .of(GameBox::Warcraft)
        .sworn_to(Faction::Horde)
};
