//! Coins for hard fights.

use crate::event::Event;
use crate::tile::{GameBox, Hooks, Known, NONE, Tile, power, words};

/// Enraged.
pub static TILE: Tile = Tile {
    icon: "fire-punch",
    help: words(
        "Each conquest of a region in which at least two tokens stood pays as many coins as there were tokens.",
        "Chaque conquête d’une région où se trouvaient au moins deux pions rapporte autant de jetons qu’il y avait de pions.",
    ),
    short: words(
        "Coins for conquests against two tokens or more.",
        "Des jetons pour les conquêtes contre deux pions ou plus.",
    ),
    rulings: &["W-45", "W-75"],
    hooks: Hooks {
        conquered: Some(|hands, by, taking| {
            if taking.defenders >= LEAST {
                let (seat, coins) = (by.seat(), taking.defenders);
                hands.gain(seat, coins.into());
                hands.tell(Event::Gained { seat, coins });
            }
        }),
        ..NONE
    },
    ..power("enraged", words("Enraged", "Enragés"), 3)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};

/// How many tokens make a fight that pays (W-45).
const LEAST: u8 = 2;
