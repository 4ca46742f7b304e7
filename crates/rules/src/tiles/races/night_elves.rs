//! The forests are theirs, and guarded by wisps.

use crate::board::Terrain;
use crate::tile::{
    Faction, GameBox, PIECE, PRICE, Piece, Placed, Price, Rule, Tile, Where, race, terrains, words,
};

/// Night Elves.
pub static TILE: Tile = Tile {
    icon: "elf-helmet",
    help: words(
        "Forests cost them one token less; each forest they conquer gets a wisp wall: +1 defence, even in decline. Nine in all.",
        "Les forêts leur coûtent un pion de moins ; chaque forêt conquise reçoit un mur de feux follets : +1 en défense, même en déclin. Neuf en tout.",
    ),
    short: words(
        "Cheaper forests, each with a wisp wall: +1 defence.",
        "Forêts moins chères, avec un mur : +1 en défense.",
    ),
    rulings: &["W-17", "W-69", "W-80", "W-83"],
    rules: &[Rule::Price(Price {
        amount: -1,
        at: FORESTS,
        ..PRICE
    })],
    pieces: &[Piece {
        id: "wisp-wall",
        icon: "burning-dot",
        name: words("wisp wall", "mur de feux follets"),
        supply: 9,
        placed: Placed::OnConquestIn(FORESTS),
        defence: 1,
        stays_in_decline: true,
        ..PIECE
    }],
    ..race(
        "night-elves",
        words("Night Elves", "Elfes de la Nuit"),
        4,
        9,
    )
    .of(GameBox::Warcraft)
    .sworn_to(Faction::Alliance)
};

const FORESTS: Where = Where::Terrain(terrains(&[Terrain::Forest]));
