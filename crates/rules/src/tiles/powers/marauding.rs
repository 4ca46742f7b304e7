//! Marauders strike twice in a turn.

use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::ready;
use crate::refusal::{Reason, Refusal};
use crate::tile::{Deed, GameBox, Hooks, NONE, Tile, VERB, Verb, Window, power, words};

/// Marauding.
pub static TILE: Tile = Tile {
    icon: "footsteps",
    help: words(
        "Once per turn, between conquests, they take their spare tokens back to hand and go on conquering.",
        "Une fois par tour, entre deux conquêtes, ils reprennent en main leurs pions en trop et continuent à conquérir.",
    ),
    short: words(
        "Once a turn, spare tokens come back and go on.",
        "Une fois par tour, les pions en trop repartent.",
    ),
    rulings: &["C-11", "C-12", "C-13"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "rally",
            name: words("take spare tokens back", "reprendre les pions en trop"),
            short: words("rally", "rallier"),
            key: 'r',
            icon: "footsteps",
            attacks: false,
            price: None,
            window: Window::Conquest,
            deed: Deed::Now { refuse, act },
            once: Some(&USED),
            ..VERB
        }],
        ..NONE
    },
    ..power("marauding", words("Marauding", "Intrépides"), 5).of(GameBox::Cursed)
};

static USED: Reason = Reason {
    ruling: "C-11",
    words: words(
        "tokens were taken back once this turn",
        "les pions ont déjà été repris ce tour",
    ),
};
static NOTHING_SPARE: Reason = Reason {
    ruling: "C-11",
    words: words(
        "no region has a token to spare",
        "aucune région n'a de pion en trop",
    ),
};

/// Before the first conquest readying has brought everything to hand already.
fn refuse(cx: &Cx) -> Option<Refusal> {
    let none = !cx.state.turn().attempted() || cx.spare() == 0;
    none.then_some(Refusal::Tile(&NOTHING_SPARE))
}

fn act(hands: &mut Hands, by: By) {
    hands.remember(by, 1);
    ready::rally(hands, by.people);
}
