//! Leprechauns leave pots of gold lying about.

use crate::tile::{GameBox, Known, PIECE, Piece, Placed, Tile, race, words};

/// Leprechauns.
pub static TILE: Tile = Tile {
    icon: "shamrock",
    help: words(
        "A pot of gold may be left in each region after redeployment: a coin as their next turn begins, unless the region is conquered and the conqueror takes it. How many pots there are is not known: 20 here.",
        "Après redéploiement, un chaudron peut rester dans chaque région : un jeton au début de leur tour suivant, sauf si un conquérant le prend. Le nombre de chaudrons n'est pas connu : 20 ici.",
    ),
    short: words(
        "Pots of gold: a coin each next turn, if still held.",
        "Chaudrons d'or : un jeton au tour suivant, si gardés.",
    ),
    rulings: &["F-05", "F-06", "F-07", "F-08", "F-24"],
    pieces: &[Piece {
        id: "pot-of-gold",
        icon: "cauldron",
        name: words("pot of gold", "chaudron"),
        put: words("leave a pot of gold", "laisser un chaudron"),
        supply: 20,
        placed: Placed::EachTurn(u8::MAX),
        taken: 1,
        ripens: 1,
        // Only those not placed are lost at decline (F-24).
        stays_in_decline: true,
        ..PIECE
    }],
    ..race("leprechauns", words("Leprechauns", "Farfadets"), 6, 11)
        .of(GameBox::BeNotAfraid)
        .supply_is(Known::Inferred)
};
