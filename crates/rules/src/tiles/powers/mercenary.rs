//! Mercenaries help for a coin.

use crate::tile::{GameBox, Rule, Tile, power, words};

/// Mercenary.
pub static TILE: Tile = Tile {
    icon: "sword-brandish",
    help: words(
        "For each conquest one coin may be paid for two tokens less; after a final die the coin is decided last.",
        "Pour chaque conquête, un jeton payé fait deux pions de moins ; après un dé final, on paie en dernier.",
    ),
    short: words(
        "Pay a coin for two tokens less, each conquest.",
        "Un jeton pour deux pions de moins, à chaque conquête.",
    ),
    rulings: &["F-21", "F-22"],
    rules: &[Rule::PaidDiscount {
        coins: 1,
        tokens: 2,
    }],
    ..power("mercenary", words("Mercenary", "Mercenaires"), 4).of(GameBox::BeNotAfraid)
};
