//! A ring for which neighbours pay.

use crate::cx::Cx;
use crate::deeds::tool::ONCE;
use crate::effect::{By, Hands};
use crate::ids::RegionId;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::score;
use crate::tile::{Deed, GameBox, Hooks, Kind, NONE, Tile, VERB, Verb, Window, other, words};
use crate::tiles::relics;

/// Froggy's Ring.
pub static TILE: Tile = Tile {
    icon: "ring",
    help: words(
        "At the end of your turn set it in any of your regions: every opponent whose active race borders it pays you one coin.",
        "À la fin de votre tour, posez-le dans une de vos régions : chaque adversaire dont le peuple actif la borde vous paie un jeton.",
    ),
    rulings: &["U-63", "U-65"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "ring",
            name: words("set the ring", "poser l'anneau"),
            short: words("ring", "anneau"),
            key: 'f',
            icon: "ring",
            window: Window::EndOfTurn,
            deed: Deed::Region {
                candidates: |cx| cx.state.regions_of(cx.seat()),
                refuse,
                act,
            },
            once: Some(&ONCE),
            ..VERB
        }],
        ..NONE
    },
    ..other(
        Kind::Relic,
        "froggys-ring",
        words("Froggy's Ring", "L'Anneau Runique"),
    )
    .of(GameBox::Underground)
};

static DOUBLED: Reason = Reason {
    ruling: "U-48",
    words: words(
        "the bag does not double the ring in the same region",
        "la musette ne double pas l'anneau dans la même région",
    ),
};

fn refuse(cx: &Cx, region: RegionId, own: RegionSet) -> Option<Refusal> {
    if !own.has(region) {
        return Some(Refusal::NotHeld { region });
    }
    relics::is_set_twice(cx, region).then_some(Refusal::Tile(&DOUBLED))
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    relics::set(hands, by, region);
    score::tribute(hands, by.people, RegionSet::one(region), 1);
}
