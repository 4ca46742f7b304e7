//! A sword that saves two tokens.

use crate::deeds::tool;
use crate::tile::{
    GameBox, Hooks, Kind, NONE, PRICE, Price, Rule, Tile, VERB, Verb, When, Window, other, words,
};

/// Sword of the Killer Rabbit.
pub static TILE: Tile = Tile {
    icon: "relic-blade",
    help: words(
        "Once a turn a region costs two tokens less, one at least; the sword moves there.",
        "Une fois par tour, une région coûte deux pions de moins, un au moins ; l'épée y va.",
    ),
    rulings: &["U-63", "U-64", "U-67", "U-97"],
    rules: &[Rule::Price(Price {
        amount: -2,
        when: When::Armed,
        ..PRICE
    })],
    hooks: Hooks {
        verbs: &[Verb {
            word: "sword",
            name: words("draw the sword", "tirer l'épée"),
            short: words("sword", "épée"),
            key: 'x',
            icon: "relic-blade",
            tool: true,
            window: Window::Conquest,
            deed: tool::DEED,
            once: Some(&tool::ONCE),
            ..VERB
        }],
        conquered: Some(|hands, by, taking| tool::moves(hands, by, taking.region)),
        ..NONE
    },
    ..other(
        Kind::Relic,
        "killer-rabbit-sword",
        words("Sword of the Killer Rabbit", "L'Épée Vorpale"),
    )
    .of(GameBox::Underground)
};
