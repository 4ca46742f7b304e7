//! Vampires turn lone enemies into their own.

use crate::deeds::convert;
use crate::refusal::Reason;
use crate::tile::{Deed, GameBox, Hooks, NONE, Tile, VERB, Verb, Window, power, words};

/// Vampire.
pub static TILE: Tile = Tile {
    icon: "fangs",
    help: words(
        "Once per turn and opponent a lone active token next to them becomes theirs, from the tray or else from hand: that region is conquered, whatever defends it.",
        "Une fois par tour et par adversaire, un pion actif seul et voisin devient l'un des leurs, du casier ou sinon de la main : la région est conquise, quoi qui la défende.",
    ),
    short: words(
        "Each turn they convert a lone token per opponent.",
        "Convertissent un pion isolé par adversaire et tour.",
    ),
    rulings: &["U-16", "U-61", "U-94", "X-12"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "bite",
            name: words("bite a lone token", "mordre un pion seul"),
            short: words("bite", "mordre"),
            key: 'b',
            icon: "fangs",
            attacks: true,
            window: Window::Conquest,
            deed: Deed::Region {
                candidates: convert::candidates,
                refuse: |cx, region, near| {
                    convert::refuse_again(cx, region, near, true, &ONCE_EACH)
                },
                act: convert::once_each,
            },
            ..VERB
        }],
        ..NONE
    },
    ..power("vampire", words("Vampire", "Vampires"), 5).of(GameBox::Underground)
};

static ONCE_EACH: Reason = Reason {
    ruling: "U-61",
    words: words(
        "this opponent was bitten once this turn",
        "cet adversaire a déjà été mordu ce tour",
    ),
};
