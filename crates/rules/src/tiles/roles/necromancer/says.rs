//! What the Necromancer tells and refuses.

use crate::effect::Hands;
use crate::event::{Event, Tale, TaleOf};
use crate::ids::{PowerId, Seat};
use crate::refusal::Reason;
use crate::tile::words;

pub(super) static DRAWN: Tale = Tale {
    kind: "drawn",
    words: words(
        "The Necromancer (seat {seat}) draws {power}.",
        "Le Nécromant (siège {seat}) tire {power}.",
    ),
    moves_coins: false,
};
pub(super) static POWER_BOUGHT: Tale = Tale {
    kind: "power-bought",
    words: words(
        "The Necromancer (seat {seat}) gets {power} for {amount}.",
        "Le Nécromant (siège {seat}) obtient {power} pour {amount}.",
    ),
    moves_coins: true,
};
pub(super) static GHOST_BOUGHT: Tale = Tale {
    kind: "ghost-bought",
    words: words(
        "The Necromancer (seat {seat}) buys a ghost for {amount}.",
        "Le Nécromant (siège {seat}) achète un fantôme pour {amount}.",
    ),
    moves_coins: true,
};
pub(super) static RISE: Tale = Tale {
    kind: "ghosts-rise",
    words: words(
        "{amount} new ghost(s) on the Necromancer's island (seat {seat}).",
        "{amount} nouveau(x) fantôme(s) sur l'île du Nécromant (siège {seat}).",
    ),
    moves_coins: false,
};

pub(super) fn tell(hands: &mut Hands, tale: &'static Tale, seat: Seat, power: PowerId, amount: u8) {
    let who = TaleOf {
        power,
        amount,
        ..TaleOf::seat(seat)
    };
    hands.tell(Event::Tale { tale, who });
}

pub(super) static PURCHASES_OVER: Reason = Reason {
    ruling: "N-14",
    words: words(
        "the Necromancer buys only as his turn begins",
        "le Nécromant n'achète qu'au début de son tour",
    ),
};
pub(super) static NEVER_DECLINES: Reason = Reason {
    ruling: "N-25",
    words: words(
        "the Necromancer never goes in decline",
        "le Nécromant ne passe jamais en déclin",
    ),
};
pub(super) static NOT_FOR_SALE: Reason = Reason {
    ruling: "N-13",
    words: words(
        "the Necromancer cannot get that: not drawn, owned already, or no ghost left",
        "le Nécromant ne peut l'obtenir : pas tiré, déjà possédé, ou plus de fantôme",
    ),
};
pub(super) static LAKE: Reason = Reason {
    ruling: "N-20",
    words: words(
        "region {region} is the lake of the Necromancer's island: nobody takes it",
        "la région {region} est le lac de l'île du Nécromant : imprenable",
    ),
};
pub(super) static TOO_FAR: Reason = Reason {
    ruling: "N-16",
    words: words(
        "region {region} borders neither the lake nor a region of the ghosts",
        "la région {region} ne borde ni le lac ni une région des fantômes",
    ),
};
