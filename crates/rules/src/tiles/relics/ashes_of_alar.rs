//! Ashes that rise anywhere.

use crate::deeds::tool;
use crate::tile::{GameBox, Hooks, Kind, NONE, Tile, VERB, Verb, Window, other, words};
use crate::tiles::relics::ONCE_A_TURN;

/// Ashes of Al'ar.
pub static TILE: Tile = Tile {
    icon: "fire-bowl",
    help: words(
        "Once a turn you may conquer any region of any island as if it were next to yours; the ashes move there.",
        "Une fois par tour, vous pouvez conquérir n'importe quelle région de n'importe quelle île comme si elle était voisine ; les cendres y vont.",
    ),
    rulings: &["W-57", "W-58"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "ashes",
            name: words("rise from the ashes", "renaître des cendres"),
            short: words("ashes", "cendres"),
            key: 'z',
            icon: "fire-dash",
            tool: true,
            window: Window::Conquest,
            deed: tool::DEED,
            once: Some(&ONCE_A_TURN),
            ..VERB
        }],
        aim: Some(|cx| cx.board().all()),
        conquered: Some(|hands, by, taking| tool::moves(hands, by, taking.region)),
        ..NONE
    },
    ..other(
        Kind::Relic,
        "ashes-of-alar",
        words("Ashes of Al'ar", "Cendres d'Al'ar"),
    )
    .of(GameBox::Warcraft)
};
