//! Socks nobody can stand.

use crate::deeds::tool;
use crate::region_set::RegionSet;
use crate::tile::{GameBox, Hooks, Kind, NONE, Tile, VERB, Verb, Window, other, words};

/// Stinky Troll's Socks.
pub static TILE: Tile = Tile {
    icon: "socks",
    help: words(
        "Once a turn you conquer a region as if it were empty: who was there flees without a loss. The socks move there.",
        "Une fois par tour, vous conquérez une région comme si elle était vide : ses occupants fuient sans perte. Les chaussettes y vont.",
    ),
    rulings: &["U-63", "U-66", "U-95"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "socks",
            name: words("swing the socks", "brandir les chaussettes"),
            short: words("socks", "chaussettes"),
            key: 'v',
            icon: "socks",
            tool: true,
            window: Window::Conquest,
            deed: tool::DEED,
            once: Some(&tool::ONCE),
            ..VERB
        }],
        as_empty: Some(|cx| {
            if cx.is_armed(cx.asked) {
                cx.board().all()
            } else {
                RegionSet::EMPTY
            }
        }),
        spares: true,
        conquered: Some(|hands, by, taking| tool::moves(hands, by, taking.region)),
        ..NONE
    },
    ..other(
        Kind::Relic,
        "stinky-trolls-socks",
        words(
            "Stinky Troll's Socks",
            "Les Chaussettes de l'Architrollesse",
        ),
    )
    .of(GameBox::Underground)
};
