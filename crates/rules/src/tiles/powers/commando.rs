//! Commandos take everything cheaper.

use crate::tile::{Rule, Tile, Where, power, words};

/// Commando.
pub static TILE: Tile = Tile {
    help: words(
        "Every region costs one token less.",
        "Chaque région coûte un pion de moins.",
    ),
    rulings: &["B-126"],
    rules: &[Rule::Price {
        amount: -1,
        at: Where::Any,
        beside: None,
    }],
    ..power("commando", words("Commando", "Armés"), 4)
};
