//! A blade that saves two tokens.

use crate::deeds::tool;
use crate::tile::{
    GameBox, Hooks, Kind, NONE, PRICE, Price, Rule, Tile, VERB, Verb, When, Window, other, words,
};
use crate::tiles::relics::ONCE_A_TURN;

/// Frostmourne.
pub static TILE: Tile = Tile {
    icon: "rune-sword",
    help: words(
        "Once a turn a region costs two tokens less, one at least; the blade moves there.",
        "Une fois par tour, une région coûte deux pions de moins, un au moins ; l'épée y va.",
    ),
    rulings: &["W-57", "W-58"],
    rules: &[Rule::Price(Price {
        amount: -2,
        when: When::Armed,
        ..PRICE
    })],
    hooks: Hooks {
        verbs: &[Verb {
            word: "frostmourne",
            name: words("draw Frostmourne", "tirer Deuillegivre"),
            short: words("Frostmourne", "Deuillegivre"),
            key: 'x',
            icon: "ice-spear",
            tool: true,
            window: Window::Conquest,
            deed: tool::DEED,
            once: Some(&ONCE_A_TURN),
            ..VERB
        }],
        conquered: Some(|hands, by, taking| tool::moves(hands, by, taking.region)),
        ..NONE
    },
    ..other(
        Kind::Relic,
        "frostmourne",
        words("Frostmourne", "Deuillegivre"),
    )
    .of(GameBox::Warcraft)
};
