//! An orb that turns a lone enemy.

use crate::conquest;
use crate::cx::Cx;
use crate::deeds::convert;
use crate::deeds::tool::{self, ONCE, USED};
use crate::effect::{By, Hands};
use crate::ids::RegionId;
use crate::refusal::Refusal;
use crate::region_set::RegionSet;
use crate::tile::{Deed, GameBox, Hooks, Kind, NONE, Tile, VERB, Verb, Window, other, words};

/// Shiny Orb.
pub static TILE: Tile = Tile {
    icon: "crystal-ball",
    help: words(
        "Once a turn a lone active enemy token next to you becomes one of yours, from the tray or else from hand; the orb moves there.",
        "Une fois par tour, un pion actif ennemi, seul et voisin, devient l'un des vôtres, du casier ou sinon de la main ; l'orbe y va.",
    ),
    rulings: &["U-16", "U-63", "U-68", "X-12"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "orb",
            name: words("convert with the orb", "convertir avec l'orbe"),
            short: words("orb", "orbe"),
            key: 'c',
            icon: "crystal-ball",
            attacks: true,
            window: Window::Conquest,
            deed: Deed::Region {
                candidates: convert::candidates,
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
        "shiny-orb",
        words("Shiny Orb", "L'Orbe Scintillante"),
    )
    .of(GameBox::Underground)
};

fn refuse(cx: &Cx, region: RegionId, near: RegionSet) -> Option<Refusal> {
    convert::refuse(cx, region, near, true)
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    hands.remember(by, USED);
    conquest::convert(hands, region);
    tool::move_to(hands, by, region);
}
