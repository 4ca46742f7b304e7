//! The corrupt are paid even by their conquerors.

use crate::tile::{GameBox, Rule, Tile, power, words};

/// Corrupt.
pub static TILE: Tile = Tile {
    icon: "receive-money",
    help: words(
        "An opponent who conquers one of their regions gives them one coin, if he has one.",
        "Un adversaire qui conquiert une de leurs régions leur donne un jeton, s'il en a.",
    ),
    short: words(
        "Whoever conquers them gives them one coin.",
        "Qui les conquiert leur donne un jeton.",
    ),
    rulings: &["F-19"],
    rules: &[Rule::Levy(1)],
    ..power("corrupt", words("Corrupt", "Corrompus"), 4).of(GameBox::BeNotAfraid)
};
