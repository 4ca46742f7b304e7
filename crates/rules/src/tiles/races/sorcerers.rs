//! Sorcerers turn a lone enemy token into one of their own.

use crate::deeds::convert;
use crate::refusal::Reason;
use crate::tile::{Deed, Hooks, NONE, Tile, VERB, Verb, Window, race, words};

/// Sorcerers.
pub static TILE: Tile = Tile {
    icon: "warlock-eye",
    help: words(
        "Once per turn and opponent, a lone active token next to them becomes a Sorcerer from the tray: that region is conquered.",
        "Une fois par tour et par adversaire, un pion actif seul et voisin devient un Sorcier du casier : la région est conquise.",
    ),
    short: words(
        "Each turn they convert a lone token per opponent.",
        "Convertissent un pion isolé par adversaire et tour.",
    ),
    rulings: &["B-97", "B-98", "B-99", "B-100", "B-101", "B-102", "B-103"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "convert",
            name: words("convert a lone token", "convertir un pion seul"),
            short: words("convert", "convertir"),
            key: 'c',
            icon: "warlock-eye",
            attacks: true,
            price: None,
            window: Window::Conquest,
            deed: Deed::Region {
                candidates: convert::candidates,
                refuse: |cx, region, near| {
                    convert::refuse_again(cx, region, near, false, &ONCE_EACH)
                },
                act: convert::once_each,
            },
            ..VERB
        }],
        ..NONE
    },
    ..race("sorcerers", words("Sorcerers", "Sorciers"), 5, 18)
};

static ONCE_EACH: Reason = Reason {
    ruling: "B-97",
    words: words(
        "this opponent was converted once this turn",
        "cet adversaire a déjà subi une conversion ce tour",
    ),
};
