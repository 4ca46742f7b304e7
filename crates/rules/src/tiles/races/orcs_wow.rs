//! Born to conquer the Alliance.

use crate::tile::{Faction, GameBox, Hooks, NONE, Tile, race, words};

/// Orcs.
pub static TILE: Tile = Tile {
    icon: "brute",
    help: words(
        "Each region conquered from a race of the Alliance pays one coin, beside the faction bonus.",
        "Chaque région prise à un peuple de l’Alliance rapporte un jeton, en plus du bonus de faction.",
    ),
    short: words(
        "A coin for each region taken from the Alliance.",
        "Un jeton par région prise à l’Alliance.",
    ),
    rulings: &["W-34", "W-74"],
    hooks: Hooks {
        conquered: Some(|hands, by, taking| {
            if hands.game.race(taking.race).faction == Some(Faction::Alliance) {
                let so_far = hands.cx_by(by).memo();
                hands.remember(by, so_far + 1);
            }
        }),
        score: Some(|cx| {
            let own = cx.people.is_active() && cx.seat() == cx.state.turn().seat;
            if own { cx.memo() } else { 0 }
        }),
        ..NONE
    },
    ..race("orcs-wow", words("Orcs", "Orcs"), 6, 11)
        .of(GameBox::Warcraft)
        .sworn_to(Faction::Horde)
};
