//! A doormat that flies.

use crate::deeds::tool;
use crate::reach;
use crate::tile::{GameBox, Hooks, Kind, NONE, Tile, VERB, Verb, Window, other, words};

/// Flying Doormat.
pub static TILE: Tile = Tile {
    icon: "paper-plane",
    help: words(
        "Once a turn you may conquer a region that is not next to yours; the doormat moves there.",
        "Une fois par tour, vous pouvez conquérir une région non voisine ; le paillasson y va.",
    ),
    rulings: &["U-63", "U-69"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "doormat",
            name: words("take off on the doormat", "décoller sur le paillasson"),
            short: words("doormat", "paillasson"),
            key: 'z',
            icon: "paper-plane",
            tool: true,
            window: Window::Conquest,
            deed: tool::DEED,
            once: Some(&tool::ONCE),
            ..VERB
        }],
        aim: Some(|cx| cx.board().all() - reach::adjacent(cx, cx.me().regions)),
        conquered: Some(|hands, by, taking| tool::moves(hands, by, taking.region)),
        ..NONE
    },
    ..other(
        Kind::Relic,
        "flying-doormat",
        words("Flying Doormat", "Le Paillasson Volant"),
    )
    .of(GameBox::Underground)
};
