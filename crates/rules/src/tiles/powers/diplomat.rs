//! Diplomats choose an ally at the end of each turn.

use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::ids::Seat;
use crate::refusal::{Reason, Refusal};
use crate::tile::{Deed, Hooks, NONE, Tile, VERB, Verb, Window, power, words};

/// Diplomat.
pub static TILE: Tile = Tile {
    icon: "shaking-hands",
    help: words(
        "At the end of your turn choose an opponent whose active race you did not attack: until your next turn his active race may not attack yours.",
        "À la fin de votre tour, choisissez un adversaire dont vous n'avez pas attaqué le peuple actif : jusqu'à votre prochain tour, son peuple actif ne peut pas attaquer le vôtre.",
    ),
    short: words(
        "Peace with one opponent you did not attack.",
        "La paix avec un adversaire non attaqué.",
    ),
    rulings: &["B-127", "B-128", "B-129", "B-130", "B-131", "B-163"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "ally",
            name: words("make a pact", "conclure un pacte"),
            short: words("pact", "pacte"),
            key: 'v',
            icon: "shaking-hands",
            attacks: false,
            price: None,
            window: Window::EndOfTurn,
            deed: Deed::Seat { refuse, act },
            ..VERB
        }],
        spared_by: Some(spared_by),
        ..NONE
    },
    ..power("diplomat", words("Diplomat", "Diplomates"), 5)
};

static ONESELF: Reason = Reason {
    ruling: "B-127",
    words: words(
        "a pact is made with an opponent",
        "un pacte se conclut avec un adversaire",
    ),
};
static ATTACKED: Reason = Reason {
    ruling: "B-127",
    words: words(
        "this opponent's active race was attacked this turn",
        "le peuple actif de cet adversaire a été attaqué ce tour",
    ),
};

static ONE_ALLY: Reason = Reason {
    ruling: "B-127",
    words: words(
        "a pact was made this turn",
        "un pacte a déjà été conclu ce tour",
    ),
};
static NO_RACE: Reason = Reason {
    ruling: "N-23",
    words: words(
        "a pact is made with a living race",
        "un pacte se conclut avec un peuple vivant",
    ),
};

fn refuse(cx: &Cx, seat: Seat) -> Option<Refusal> {
    if seat == cx.seat() {
        return Some(Refusal::Tile(&ONESELF));
    }
    if cx.memo() != 0 {
        return Some(Refusal::Tile(&ONE_ALLY));
    }
    if cx.game.home(seat).is_some() {
        return Some(Refusal::Tile(&NO_RACE));
    }
    cx.state.attacked(seat).then_some(Refusal::Tile(&ATTACKED))
}

/// The memory holds the ally, counted from 1; it is wiped when the owner's next turn starts (B-131).
fn act(hands: &mut Hands, by: By, ally: Seat) {
    hands.remember(by, ally.0 + 1);
    let seat = by.seat();
    hands.tell(Event::Allied { seat, ally });
}

fn spared_by(cx: &Cx, attacker: Seat) -> bool {
    cx.memo() == attacker.0 + 1
}
