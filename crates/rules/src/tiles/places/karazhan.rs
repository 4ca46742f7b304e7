//! A tower that likes its own ground.

use crate::tile::{GameBox, Hooks, Kind, NONE, Tile, other, words};

/// Karazhan.
pub static TILE: Tile = Tile {
    icon: "evil-tower",
    help: words(
        "Its active holder gets one coin for each other region of the same terrain that his race holds.",
        "Son occupant actif reçoit un jeton par autre région du même terrain que son peuple occupe.",
    ),
    rulings: &["W-64"],
    hooks: Hooks {
        score: Some(|cx| {
            let like = cx.here().filter(|_| cx.people.is_active());
            like.map_or(0, |here| {
                (cx.me().regions & cx.board().like(here))
                    .without(here)
                    .len()
            })
        }),
        ..NONE
    },
    ..other(Kind::Place, "karazhan", words("Karazhan", "Karazhan")).of(GameBox::Warcraft)
};
